"""Each rule id is defined in one document, each id in the code is defined, and each rule is covered by a test."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rulebook
from hamstertop.games.hamsterdam import specials
from hamstertop_games.titles import load, names

ROOT = Path(__file__).parents[1]
SOURCES = ("firmware", "host", "tests")
SUFFIXES = {".py", ".md", ".js", ".html", ".css"}
ENTRIES = rulebook.entries()
DEFINED = {entry.id for entry in ENTRIES}
WITH_OPTIONS = sorted({entry.document for entry in ENTRIES if entry.cells.get("option", "–") != "–"} & set(names()))


def files(root: Path) -> Iterator[Path]:
    """Yield all hand-written files in the source folders."""
    for folder in SOURCES:
        yield from sorted(path for path in (root / folder).rglob("*") if path.suffix in SUFFIXES)


def undefined(root: Path, defined: Iterable[str]) -> list[str]:
    """Return `file:line id` for every mention of an id that has a known prefix but is not defined in any document."""
    prefixes = sorted({identifier.split("-")[0] for identifier in defined})
    pattern = re.compile(r"\b(?:" + "|".join(prefixes) + r")-A?\d+\b")
    return [
        f"{path.relative_to(root)}:{number} {identifier}"
        for path in files(root)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for identifier in pattern.findall(line)
        if identifier not in defined
    ]


def marked(root: Path) -> set[str]:
    """Return every id that a test is marked with, using `@rule(...)` or `pytest.mark.rule(...)`."""
    found = set()
    for path in (root / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and "rule" in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
                found |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def untested(entries: list[rulebook.Entry], proved: set[str]) -> list[str]:
    """Return the ids that no test is marked with, unless their row explains why."""
    return [entry.id for entry in entries if entry.id not in proved and not entry.exempt]


# The actual documents and code


def test_each_id_is_defined_once() -> None:
    assert DEFINED, "no rules found"
    assert [identifier for identifier, count in Counter(entry.id for entry in ENTRIES).items() if count > 1] == []


def test_each_row_states_what_its_id_means() -> None:
    assert [entry.id for entry in ENTRIES if not entry.statement] == []
    assert [(entry.id, head) for entry in ENTRIES for head, cell in entry.cells.items() if not cell] == []


def test_each_id_in_the_code_is_defined() -> None:
    assert undefined(ROOT, DEFINED) == []
    assert marked(ROOT) - DEFINED == set()


def test_each_rule_is_proved_by_a_test_or_its_row_explains_why_not() -> None:
    assert untested(ENTRIES, marked(ROOT)) == []


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


# The checks find errors

UNKNOWN = "-".join(("HD", "999"))  # split, because the check also reads this file
DOCUMENT = """
| id | rule |
|---|---|
| HD-1 | A rule. |
| HD-2 | Another. |

| id | question | answers, default first | option |
|:---|---|---|---|
| HD-A1 | Is it? | yes / no | – |
| HD-A2 | Are there dice? | no; needs no test: nothing to do | – |

| column | meaning |
|---|---|
| id | no rule |
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a small repository whose code mentions one known and one unknown id."""
    for folder in SOURCES:
        (tmp_path / folder).mkdir()
    (tmp_path / "rules.md").write_text(DOCUMENT, "utf-8")
    (tmp_path / "firmware" / "engine.py").write_text(f"# HD-1\n# {UNKNOWN}, X{UNKNOWN}, HD-A1\n")
    (tmp_path / "tests" / "test_engine.py").write_text(
        '@rule("HD-1")\ndef test_one(): ...\n\n@pytest.mark.rule("HD-A1")\ndef test_two(): ...\n'
    )
    return tmp_path


def test_rows_in_both_kinds_of_tables_are_read(project: Path) -> None:
    read = rulebook.entries(project)
    assert [entry.id for entry in read] == ["HD-1", "HD-2", "HD-A1", "HD-A2"]
    assert [entry.statement for entry in read[:3]] == ["A rule.", "Another.", "Is it? yes / no"]
    assert {entry.document for entry in read} == {"rules"}


def test_a_row_with_the_wrong_number_of_cells_is_an_error(project: Path) -> None:
    (project / "rules.md").write_text("| id | rule |\n|---|---|\n| HD-1 |\n")
    with pytest.raises(ValueError, match=r"rules\.md:3 has 1 cells, its table 2 columns"):
        rulebook.entries(project)


def test_an_unknown_id_is_reported_with_its_file_and_line(project: Path) -> None:
    assert undefined(project, {"HD-1", "HD-A1"}) == [f"firmware/engine.py:2 {UNKNOWN}"]


def test_an_untested_rule_is_reported_unless_its_row_explains_why(project: Path) -> None:
    assert marked(project) == {"HD-1", "HD-A1"}
    assert untested(rulebook.entries(project), marked(project)) == ["HD-2"]
