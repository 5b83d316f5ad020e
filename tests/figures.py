"""A pytest plugin: what tests have counted, printed at the end of the run.

def test_...(figures):
    figures("power cuts", f"littlefs: {cuts} cuts, {lost} events lost")
"""

from collections.abc import Callable

import pytest

FIGURES = pytest.StashKey[dict[str, list[str]]]()


@pytest.fixture(scope="session")
def figures(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Call it with a heading and a line to put under it."""
    told = request.config.stash.setdefault(FIGURES, {})
    return lambda heading, line: told.setdefault(heading, []).append(line)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    told = config.stash.get(FIGURES, {})
    if told:
        terminalreporter.section("Figures")
    for heading, lines in told.items():
        for line in lines:
            terminalreporter.write_line(f"{heading}: {line}")
