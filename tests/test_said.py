"""The documents say where the device states each rule."""

import pytest

import said


def test_the_page_on_where_rules_are_said_is_up_to_date() -> None:
    assert said.DOCUMENT.read_text("utf-8") == said.document(said.defined()), "PYTHONPATH=tools python tools/said.py"


@pytest.mark.parametrize(("title", "least"), [("hamsterdam", 76), ("hamsterrolle", 70), ("run_hamster_run", 80)])
def test_most_rules_are_said_when_they_matter(title: str, least: int) -> None:
    """At least this share of a title's rules in percent."""
    rules = [id for id in said.defined()[title] if "-A" not in id]
    told = [id for id, due, _ in said.rows(title, rules) if due]
    assert 100 * len(told) >= least * len(rules), sorted(set(rules) - set(told))
