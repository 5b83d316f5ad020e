"""Each rule id is defined in one document, each id in the code is defined, and each rule is stated by a sentence that
players read and covered by a test."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import rulebook
from hamstertop.games.hamsterdam import specials
from hamstertop.words import making
from hamstertop_games.titles import load, names

ROOT = Path(__file__).parents[1]
SOURCES = ("firmware", "host", "tests")
SUFFIXES = {".py", ".md", ".js", ".html", ".css", ".toml"}
ENTRIES = rulebook.entries()
DEFINED = {entry.id for entry in ENTRIES}
WITH_OPTIONS = sorted({entry.document for entry in ENTRIES if entry.cells.get("option", "–") != "–"} & set(names()))


PATTERN = re.compile(r"\b(?:" + "|".join(sorted({name.split("-")[0] for name in DEFINED})) + r")-A?\d+\b")


def files() -> Iterator[Path]:
    """Yield all hand-written files in the source folders."""
    for folder in SOURCES:
        yield from sorted(path for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES)


def marked() -> set[str]:
    """Return every id that a test is marked with, using `@rule(...)` or `pytest.mark.rule(...)`."""
    found = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and "rule" in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def test_each_id_is_defined_once() -> None:
    assert DEFINED, "no rules found"
    assert [identifier for identifier, count in Counter(entry.id for entry in ENTRIES).items() if count > 1] == []


def test_each_row_states_what_its_id_means() -> None:
    assert [entry.id for entry in ENTRIES if not entry.statement] == []
    assert [(entry.id, head) for entry in ENTRIES for head, cell in entry.cells.items() if not cell] == []


def test_each_id_in_the_code_is_defined() -> None:
    unknown = [
        f"add {identifier} to docs/rules: it is in {path.relative_to(ROOT)}:{number}"
        for path in files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for identifier in PATTERN.findall(line)
        if identifier not in DEFINED
    ]
    assert unknown == []
    assert marked() - DEFINED == set()


def test_each_rule_is_proved_by_a_test_or_its_row_explains_why_not() -> None:
    proved = marked()
    assert [
        f'mark a test with @rule("{entry.id}"), or write why it "{rulebook.EXEMPT}" in docs/rules/{entry.document}.md'
        for entry in ENTRIES
        if entry.id not in proved and not entry.exempt
    ] == []


@pytest.mark.parametrize("title", sorted({entry.document for entry in ENTRIES}))
def test_each_rule_is_stated_by_the_english_words_or_a_comment_there_explains_why_not(title: str) -> None:
    """`test_texts` checks that players see these words."""
    path = making.path("en", title)
    mentioned = set(PATTERN.findall(path.read_text("utf-8")))
    assert [
        f"add # {entry.id} behind the sentence that states it in {path.relative_to(ROOT)}"
        for entry in ENTRIES
        if entry.document == title and entry.id not in mentioned
    ] == []


@pytest.mark.parametrize("game", WITH_OPTIONS)
def test_the_documents_name_exactly_the_options_that_exist(game: str) -> None:
    options: Any = load(game).options
    settable = set(options.names())
    cells = [entry.cells["option"] for entry in ENTRIES if entry.document == game and "option" in entry.cells]
    assert {name for cell in cells for name in re.findall(r"\w+", cell)} - settable == set()
    text = (rulebook.DOCUMENTS / f"{game}.md").read_text("utf-8")
    named = {word for code in re.findall(r"`([^`]+)`", text) for word in re.findall(r"\w+", code)}
    assert settable - named == set()


def test_the_table_of_specials_matches_the_data() -> None:
    windows = {
        "own roll": specials.OWN_ROLL,
        "any roll": specials.ANY_ROLL,
        "flood": specials.STOP,
        "movement": specials.MOVE,
        "instead of moving": specials.SKIP,
        "redeployment": specials.REDEPLOY,
    }
    windows["as the copied special"] = sum(windows.values())
    rows = [entry.cells for entry in ENTRIES if "turns over" in entry.cells]
    assert [row["id"] for row in rows] == [f"HS-{number}" for number in range(1, 19)]
    for row, (name, window, flips) in zip(rows, specials.SPECIALS, strict=True):
        assert row["rule"].startswith(name)
        assert sum(windows[word] for word in row["when"].split(", ")) == window, name
        assert row["turns over"] == ("yes" if flips else "no"), name
