"""What all tests share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

pytest_plugins = ["pytester", "runtimes", "emulating", "figures"]

Once = Callable[[str, Callable[[Path], None]], Path]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-frames", action="store_true", help="write the golden frames anew")


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


# Tests that still press the keys of version 0.1, or that nobody has seen pass with the screens as they are now: a line
# each, a file or file::function. Until they are rewritten they are not run, and count as expected failures.
OUTDATED = Path(__file__).with_name("outdated.txt")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    lines = OUTDATED.read_text("utf-8").splitlines()
    outdated = {line for line in lines if line and not line.startswith("#")}
    for item in items:
        name = item.nodeid.split("[")[0]
        if name in outdated or name.split("::")[0] in outdated:
            item.add_marker(pytest.mark.xfail(reason="not yet rewritten: tests/outdated.txt", run=False))
