"""The breaks in breaks.toml match the current code and tests. `make breaks` applies them."""

import ast
from collections import Counter

import pytest

import breaks

ALL = breaks.load()


@pytest.mark.parametrize("kept", ALL, ids=lambda kept: kept.name)
def test_a_kept_break_is_not_stale(kept: breaks.Break) -> None:
    """If this fails, update the break's line, or remove the break if its code no longer exists."""
    assert not kept.is_stale(), f"its line must stand once in {kept.file}:\n{kept.line}"
    assert kept.broken != kept.line
    assert kept.tests
    for test in kept.tests:
        assert "pytest.mark.slow" not in marks(test), f"`make test` leaves {test} out"


def marks(test: str) -> list[str]:
    """Return a test's decorators and its file's marks."""
    file, _, name = test.partition("::")
    body = ast.parse((breaks.ROOT / file).read_text("utf-8")).body
    functions = {each.name: each for each in body if isinstance(each, ast.FunctionDef)}
    found = functions.get(name.partition("[")[0])
    assert found, f"{test} is no more"
    of_file = [
        each.value for each in body if isinstance(each, ast.Assign) and ast.unparse(each.targets[0]) == "pytestmark"
    ]
    return [ast.unparse(each) for each in (*found.decorator_list, *of_file)]


def test_each_break_has_a_unique_name() -> None:
    assert [name for name, count in Counter(kept.name for kept in ALL).items() if count > 1] == []


def test_a_break_whose_line_is_missing_or_ambiguous_is_stale() -> None:
    here = "tests/test_breaks.py"
    assert breaks.Break("gone", here, "no such " + "line", "", ["x"]).is_stale()
    assert breaks.Break("twice", here, "is_stale", "", ["x"]).is_stale()
    assert breaks.Break("in no file", "tests/no_such_file.py", "x", "", ["x"]).is_stale()
