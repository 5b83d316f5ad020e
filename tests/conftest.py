"""Fixtures and hooks shared by all tests."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock

pytest_plugins = ["pytester", "runtimes"]

TESTS = Path(__file__).parent
# The slowest test files, slowest first, except that those that use a browser alternate with others, because a
# browser uses more than one core
LONG = (
    *("test_layout_in_browser", "test_true_texts", "test_site_in_browser", "portable/test_board_check"),
    *("test_walks", "test_reading_distance", "test_site_storage", "portable/test_panels", "test_notes_in_browser"),
    *("test_frames", "games/test_by_keys", "test_results_in_browser", "test_buttons_named", "test_shared_in_browser"),
    *("portable/test_looking", "test_browser", "test_texts", "portable/test_touch", "test_languages_in_browser"),
    *("test_power_cuts", "test_memory", "test_tables", "test_site_evening", "test_translations", "test_site_browsers"),
    *("test_installation", "test_evening_in_browser", "test_cluster", "test_rolle_in_browser", "flashing/test_copying"),
    *("test_secrets_in_browser", "test_rule_ids", "test_learning", "test_names_in_browser", "test_site_frames"),
)

Once = Callable[[str, Callable[[Path], None]], Path]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-frames", action="store_true", help="write the golden frames again")


def pytest_sessionstart() -> None:
    import wording  # from a folder that `runtimes` adds to the search path

    wording.name_what_is_missing()


@pytest.hookimpl(optionalhook=True)  # mutants are run without xdist
def pytest_xdist_auto_num_workers() -> int:
    """Return the number of cores plus two, because tests often wait for browsers, boards and power cuts."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run long test files first and short ones last. Each worker takes the next file when it finishes one, so all
    workers end at about the same time."""

    def turn(item: pytest.Item) -> int:
        file = item.path.relative_to(TESTS).as_posix() if item.path.is_relative_to(TESTS) else ""
        return next((place for place, name in enumerate(LONG) if file.startswith(name)), len(LONG))

    items.sort(key=turn)


@pytest.fixture(scope="session")
def once(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Once:
    """Return a function `once(name, make)` that returns a file or folder made by `make`, which is called only once per
    session for all workers of pytest-xdist.

    `make` is called with the path to write to.
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
