"""Fixtures for the images that emulated Picos boot, and the time limit for tests."""

import os
import shutil
from pathlib import Path

import pytest
from pico import PARTS

from hamstertop_host.flashing.contents import FROZEN
from runtimes import WALL_LIMIT


def pytest_collection_modifyitems(items):
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.timeout(WALL_LIMIT))


@pytest.fixture(autouse=True)
def machine():
    """Skip the test if the emulator's parts are not installed."""
    if not PARTS.is_dir() or not shutil.which("node"):
        pytest.skip("install Node.js and npm, and run make emulated")


@pytest.fixture(scope="session")
def built():
    """Return the path of the firmware under test, which may lie beside other boards'."""
    return Path(os.environ.get("HAMSTERTOP_UF2") or FROZEN / "hamstertop-pico_epaper29.uf2")


@pytest.fixture(scope="session")
def uf2(built):
    """Return the firmware under test."""
    if not built.is_file():
        pytest.skip(
            "no image of the firmware: build one (make uf2 BOARD=pico_epaper29), or set HAMSTERTOP_UF2 to a .uf2"
        )
    return built.read_bytes()
