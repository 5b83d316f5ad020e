"""What all tests share."""

import os
from collections.abc import Callable, Generator
from pathlib import Path

import pytest
from filelock import FileLock

pytest_plugins = ["pytester", "runtimes", "emulating", "figures", "progress"]

TESTS = Path(__file__).parent
# Files with tests that take many seconds.
LONG = ("flashing/", "test_walks", "test_memory", "test_learning", "test_frames", "test_site_")

Once = Callable[[str, Callable[[Path], None]], Path]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-frames", action="store_true", help="write the golden frames anew")


def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than there are cores, for browsers, boards and power cuts are often waited for."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, portable ones last: a worker of pytest-xdist that has done its own takes what stands last of
    another's, so they meet among short ones and end together."""

    def turn(item: pytest.Item) -> int:
        file = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
        return 0 if file.startswith(LONG) or "_in_browser" in file else 2 if file.startswith("portable/") else 1

    items.sort(key=turn)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """The summary has one line for each reason to skip, wherever tests were skipped for it."""
    report = yield
    if report.skipped and isinstance(report.longrepr, tuple):
        report.longrepr = str(TESTS), None, report.longrepr[2]  # type: ignore[assignment]
    return report


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Once:
    """once(name, make): the file or folder that `make` made, called once per session for all workers of pytest-xdist.

    `make` gets the path to write to.
    """
    folder = tmp_path_factory.getbasetemp()
    if hasattr(pytestconfig, "workerinput"):
        folder = folder.parent

    def path_of(name: str, make: Callable[[Path], None]) -> Path:
        path = folder / name
        with FileLock(folder / f"{name}.lock"):
            if not path.exists():
                unfinished = folder / f"{name}.unfinished"
                make(unfinished)
                unfinished.rename(path)
        return path

    return path_of
