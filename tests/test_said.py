"""The device says most rules when they matter."""

import pytest

import said


@pytest.mark.parametrize(("title", "least"), [("hamsterdam", 76), ("hamsterrolle", 70), ("run_hamster_run", 80)])
def test_most_rules_are_said_when_they_matter(title: str, least: int) -> None:
    """At least this share of a title's rules in percent."""
    rules = [id for id in said.defined()[title] if "-A" not in id]
    told = [id for id, due, _ in said.rows(title, rules) if due]
    assert 100 * len(told) >= least * len(rules), sorted(set(rules) - set(told))


def test_sentences_of_hamsterdams_rulebook_are_said_when_they_matter_or_need_not_be() -> None:
    _, others = said.of_rulebook()
    assert [id for id, why in others.items() if not why] == []
