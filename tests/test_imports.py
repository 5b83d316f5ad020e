"""Imports follow the layers, as defined by the contracts in pyproject.toml."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hamstertop.games import titles

pytest.importorskip("importlinter", reason="install import-linter")

ROOT = Path(__file__).parents[1]
RUNTIMES_ONLY = ("hamstertop.drawing.arrays", "hamstertop.drawing.native", "hamstertop.hardware.")


def test_the_firmware_can_be_imported_without_the_host() -> None:
    """The exceptions are modules that use libraries of MicroPython or CircuitPython."""
    firmware = ROOT / "firmware"
    paths = [path.relative_to(firmware).with_suffix("") for path in firmware.glob("hamstertop/**/*.py")]
    modules = [".".join(path.parts).removesuffix(".__init__") for path in paths]
    used = [name for name in modules if not name.startswith(RUNTIMES_ONLY)]
    assert "hamstertop.games.hamsterdam.screens.phases" in used
    import_alone(used, firmware)


def test_the_rules_and_the_build_of_the_firmware_need_no_package() -> None:
    """MicroPython's build runs its manifest with the system's Python."""
    import_alone(["hamstertop_games.tables", "hamstertop_host.flashing.contents"], ROOT / "firmware", ROOT / "host")


def import_alone(modules: list[str], *folders: Path) -> None:
    """Import modules that may find only those in these folders."""
    # -S keeps Python from finding installed packages
    command = [sys.executable, "-S", "-c", f"import {', '.join(modules)}"]
    path = os.pathsep.join(map(str, folders))
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_imports_follow_the_layers() -> None:
    command = [Path(sys.executable).with_name("lint-imports"), "--no-cache"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("room", ["companion", "saving"])
def test_no_module_imports_itself_indirectly(room: str) -> None:
    """This includes imports for type annotations."""
    grimp = pytest.importorskip("grimp")
    graph = grimp.build_graph("hamstertop", exclude_type_checking_imports=False, cache_dir=None)
    own = graph.find_descendants(f"hamstertop.{room}")
    needed = {module: graph.find_modules_directly_imported_by(module) & own for module in own}
    while free := {module for module in needed if not needed[module] & set(needed)}:  # those that need no others
        for module in free:
            del needed[module]
    assert needed == {}


def test_no_title_imports_another_title() -> None:
    grimp = pytest.importorskip("grimp")
    graph = grimp.build_graph("hamstertop", exclude_type_checking_imports=True, cache_dir=None)
    folders = [f"hamstertop.games.{title}" for title in titles.names()]
    for one in folders:
        for other in folders:
            if one != other:
                direct = graph.find_shortest_chains(one, other, as_packages=True)
                assert not direct, f"{one} imports {other}: {direct}"
