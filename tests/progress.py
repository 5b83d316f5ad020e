"""A pytest plugin whose option `--progress` shows in plain words what is being tested, with a count and the time taken.

tests/areas.toml describes what the tests are about. A terminal shows a single line, which is updated. A log gets a new
line after every tenth of the tests, and at least once a minute, as well as the name of each failed test.
"""

import time
import tomllib
from collections.abc import Generator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
AREAS = ROOT / "tests" / "areas.toml"
SHARE = 10  # maximum number of percentage points between two lines in a log
SILENCE = 60.0  # maximum number of seconds between two lines in a log


def areas() -> list[tuple[str, list[str]]]:
    """Return the areas that tests cover, each with globs of its files in `tests`, without `.py`."""
    return list(tomllib.loads(AREAS.read_text("utf-8")).items())


def about(nodeid: str, known: list[tuple[str, list[str]]]) -> str:
    """Return a test's area, which is the one with the longest glob that matches its file, or else the file's name."""
    file = nodeid.partition("::")[0].removeprefix("tests/").removesuffix(".py")
    matching = [
        (len(glob.rstrip("*")), area)
        for area, globs in known
        for glob in globs
        if fnmatch(file, glob) or file.startswith(f"{glob}/")
    ]
    return max(matching)[1] if matching else file


class Progress:
    """The progress line, which is updated while tests run."""

    def __init__(self, reporter: pytest.TerminalReporter) -> None:
        self._reporter = reporter
        reporter.showfspath = reporter._show_progress_info = False
        self._areas = areas()
        self._began = time.monotonic()
        self._running: dict[str, str] = {}  # test -> area
        self._done = self._failed = self._said = 0
        self._heard = self._began  # when a line was last written to a log
        self._total = 0

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._total = len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: list[str]) -> None:
        self._total = len(ids)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._running[nodeid] = about(nodeid, self._areas)
        self._say()

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        self._running.pop(nodeid, None)
        self._done += 1

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed += 1
            self._write(f"FAILED {report.nodeid}\n")

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(self) -> Generator[None, tuple[Any, ...], tuple[Any, ...]]:
        """Suppress dots and letters, because the summary counts them."""
        category, _, word = yield
        return category, "", word

    def pytest_sessionfinish(self) -> None:
        self._said = 0
        self._say()

    def _say(self) -> None:
        """Print what is running: always on a terminal, but only occasionally in a log."""
        share = 100 * self._done // max(1, self._total)
        if self._reporter.isatty:
            self._reporter.rewrite(self._line(share)[: self._reporter._tw.fullwidth - 1], erase=True)  # one line
        elif share >= self._said or time.monotonic() - self._heard > SILENCE:
            self._said, self._heard = share - share % SHARE + SHARE, time.monotonic()
            self._write(self._line(share) + "\n")

    def _line(self, share: int) -> str:
        minutes, seconds = divmod(int(time.monotonic() - self._began), 60)
        failed = f", {self._failed} failed" if self._failed else ""
        now = "; ".join(dict.fromkeys(self._running.values()))
        done = f"{minutes}:{seconds:02} {share:3}%, {self._done} of {self._total} tests{failed}"
        return f"{done}: {now}" if now else done

    def _write(self, text: str) -> None:
        if self._reporter.isatty:
            self._reporter.rewrite("", erase=True)
            text = "\r" + text
        self._reporter.write(text)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("hamstertop").addoption(
        "--progress", action="store_true", help="say in plain words what is being tested, instead of dots"
    )


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if config.option.progress and reporter and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(reporter), "progress line")
