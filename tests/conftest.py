"""What all tests share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

pytest_plugins = ["pytester", "runtimes", "emulating", "figures", "progress"]

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
