"""The pytest plugin that runs portable tests, in a small project of its own."""

import sys

import pytest

import runtimes

PORTABLE = """
from rules import rule

@rule("HD-10", "HD-2")
def test_good():
    assert 1 + 1 == 2

@rule("HD-2")
def test_bad():
    dice = 5
    assert dice == 3

def test_error():
    raise ValueError("no such die")

def test_leaves():
    import sys
    sys.exit(0)
"""

needs_micropython = pytest.mark.skipif(not runtimes.find_micropython(), reason=runtimes.REMEDIES["micropython"])


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.delenv("HAMSTERTOP_CIRCUITPYTHON", raising=False)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.delitem(sys.modules, "rules", raising=False)
    pytester.makeconftest('pytest_plugins = ["runtimes"]')
    folder = pytester.mkdir("portable")
    rules = runtimes.FIRMWARE.parent / "tests" / "portable" / "rules.py"
    (folder / "rules.py").write_text(rules.read_text())
    (folder / "test_sample.py").write_text(PORTABLE)
    return pytester


def write_test(project: pytest.Pytester, source: str) -> None:
    (project.path / "portable" / "test_sample.py").write_text(source)


@needs_micropython
def test_failures_on_both_runtimes_are_shown_with_traceback_and_source(project: pytest.Pytester) -> None:
    result = project.runpytest("-ra")
    result.assert_outcomes(passed=2, failed=6, skipped=1)
    result.stdout.fnmatch_lines([
        "E       assert 5 == 3",
        "*test_bad?micropython?*",
        "assert dice == 3",
        "Traceback (most recent call last):",
        '  File "*test_sample.py", line 11, in test_bad',
        "    assert dice == 3",
        "AssertionError:*",
        "ValueError: no such die",
        "left with status 0 before the test ended",
    ])  # fmt: skip
    result.stdout.no_fnmatch_line('*"<stdin>"*')


ENDLESS = "\ndef test_endless():\n    while True:\n        pass\n"


@needs_micropython
def test_a_test_that_loops_or_waits_forever_fails(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtimes, "CPU_LIMIT", 0.2)
    monkeypatch.setattr(runtimes, "WALL_LIMIT", 0.2)
    write_test(project, "import sys\n\ndef test_waits():\n    sys.stdin.readline()\n" + ENDLESS)
    result = project.runpytest("-k", "micropython or endless")
    result.assert_outcomes(failed=3, deselected=2)
    result.stdout.fnmatch_lines(["still running after 0.2 s*"] * 2)
