"""A pytest plugin that ends a run by printing the numbers that tests have reported.

def test_...(figures):
    figures("power cuts", f"littlefs: {cuts} cuts, {lost} events lost")
"""

from collections.abc import Callable
from typing import Any

import pytest

FIGURES = pytest.StashKey[dict[str, list[str]]]()


@pytest.fixture(scope="session")
def figures(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Return a function that takes a heading and a line to print under it."""
    counted = request.config.stash[FIGURES]
    return lambda heading, line: counted.setdefault(heading, []).append(line)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[FIGURES] = {}


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the figures of a pytest-xdist worker to the process that prints them."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["figures"] = session.config.stash[FIGURES]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Collect the figures of a finished worker. A worker that crashed has sent none."""
    for heading, lines in getattr(node, "workeroutput", {}).get("figures", {}).items():
        node.config.stash[FIGURES].setdefault(heading, []).extend(lines)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    counted = config.stash[FIGURES]
    if counted:
        terminalreporter.section("Figures")
    for heading, lines in sorted(counted.items()):
        for line in lines:
            terminalreporter.write_line(f"{heading}: {line}")
