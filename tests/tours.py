"""The tour of all screens, which is played once per language for all tests that only read its recording.

Recordings are cached in build/tours by the digest of all sources that a tour depends on, so that
pytest-xdist workers share them and no recording is used after its sources have changed.
"""

import hashlib
import pickle
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from filelock import FileLock

import contents
import printed
import tour
from hamstertop import chance, words
from hamstertop import content as kinds
from hamstertop.content import LEFT, MIDDLE, RIGHT
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing.edges import LABELS
from hamstertop.games.tracking import OVER
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import STEP, Fingers

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "tours"
SOURCES = ("firmware/hamstertop", "host/hamstertop_games", "host/hamstertop_host", "tests/portable", "tests/tours.py")
AT_ONCE = 3  # number of digests whose tours are kept

# The numbers that everybody at the table follows, by title and phase, as attributes of the tracker. For other titles,
# the attribute is `scores` in every phase.
FOLLOWED = {
    ("hamsterdam", "roll"): ("piles",),
    ("hamsterdam", "flood"): ("piles", "total"),
    ("hamsterrolle", "turn"): ("stocks",),
    ("run_hamster_run", "declare"): ("speed",),
    ("run_hamster_run", "belt"): ("speed",),
}


@dataclass(frozen=True)
class Page:
    """A screen of the tour when its frame was drawn.

    Attributes:
        said: the content, as `contents` writes it.
        texts: the content as lines of text, in reading order.
        message: what an undo took back, or "".
        written: each string, with the name of its font and the height of its capitals in pixels.
        kind: the id of the screen's content, up to a dot.
        holds: the label for holding each key, and whether it opens help.
        topic: the topic of the help that is offered, or "".
        reads: whether the screen is only for reading.
        left_acts: whether the left key repeats while held, or goes back as soon as it is pressed.
        leads_back: whether pressing the right-hand key goes back.
        first: whether this is the lowest screen on the stack.
        key: the title and phase of the game.
        seat_name: the name of the player who acts.
        numbers: the numbers that everybody at the table follows.
        cut: strings that are cut off on a board with three keys or with four.
    """

    name: str
    frame: bytes
    said: str
    texts: tuple[str, ...]
    written: tuple[tuple[str, int, str], ...]
    kind: str
    own: bool
    playing: bool
    holds: tuple[tuple[str, bool], ...]
    topic: str
    reads: bool
    left_acts: bool
    leads_back: bool
    first: bool
    key: tuple[str, str]
    actor: int | None
    seat_name: str
    message: str
    numbers: tuple[int, ...]
    cut: frozenset[str]


@dataclass
class Leg:
    """The recording of a leg of the tour.

    Attributes:
        pressed: what the fingers did, as lines that `replay` can play.
        asked: the sections and keys of strings that were used.
    """

    pages: list[Page] = field(default_factory=list)
    pressed: list[str] = field(default_factory=list)
    asked: set[tuple[str, str]] = field(default_factory=set)


@cache
def leg(language: str, name: str) -> Leg:
    folder = KEPT / _digest()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{language}.{name}"
    with FileLock(folder / f"{path.name}.lock"):
        if not path.exists():
            unfinished = folder / f"{path.name}.unfinished"
            unfinished.write_bytes(pickle.dumps(_play(language, name)))
            unfinished.rename(path)
    found = pickle.loads(path.read_bytes())
    assert isinstance(found, Leg)
    return found


def pages(language: str = words.FALLBACK, only: Sequence[str] = ()) -> list[Page]:
    """Return the screens of the tour, or of some of its legs."""
    return [page for name in only or tour.legs() for page in leg(language, name).pages]


@cache
def _digest() -> str:
    """Return the digest of all sources that a tour depends on, with their names, and of the Python version."""
    found = hashlib.sha256(sys.version.encode())
    for source in map(ROOT.joinpath, SOURCES):
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.suffix in (".py", ".toml"):
                data = path.read_bytes()
                found.update(f"\n{path.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    digest = found.hexdigest()[:16]
    _forget_all_but(digest)
    return digest


def _forget_all_but(digest: str) -> None:
    """Remove the oldest tours, except for those with this digest."""
    others = [path for path in KEPT.glob("*") if path.name != digest]
    for path in sorted(others, key=lambda path: path.stat().st_mtime)[: -(AT_ONCE - 1)]:
        shutil.rmtree(path, ignore_errors=True)


class _Recorder(Fingers):
    """Fingers that record what they do. `replay` can repeat this where finding the keys would take too much memory."""

    def __init__(self, pressed: list[str], board: VirtualBoard, source: chance.Seeded) -> None:
        self._pressed = pressed
        super().__init__(board, source)

    def wait(self, ms: int, step: int = STEP) -> None:
        self.record(f"wait {ms} {step}")
        super().wait(ms, step)

    def _down(self, key: int, ms: int) -> None:
        self.record(f"press {key} {ms}")
        before = len(self._pressed)
        super()._down(key, ms)
        del self._pressed[before:]  # the hold includes the waiting

    def record(self, line: str) -> None:
        if self.dice.values:
            self._pressed.append("dice " + " ".join(map(str, self.dice.values)))
        self._pressed.append(line)


def _play(language: str, name: str) -> Leg:
    found = Leg()
    made: list[_Recorder] = []

    def make(board: VirtualBoard, source: chance.Seeded) -> _Recorder:
        made.append(_Recorder(found.pressed, board, source))
        return made[0]

    with cutting() as cut, _noting(found) as written:
        for frame_name, frame in tour.frames(language, [name], make):
            found.pressed.append("frame")
            shown, texts = bytes(frame), tuple(written)
            _paint_with_other_keys(made[0])
            found.pages.append(_page(frame_name, shown, made[0], texts, frozenset(cut)))
            cut.clear()
    return found


def _paint_with_other_keys(fingers: Fingers) -> None:
    """Paint the screen as on a board with four keys, or with three if the board has four."""
    board = fingers.board
    board.keys = 7 - board.keys
    fingers.screen.paint(drawing.Canvas(board.panel.width, board.panel.height), board.keys)
    board.keys = 7 - board.keys


def _page(
    name: str, frame: bytes, fingers: Fingers, written: tuple[tuple[str, int, str], ...], cut: frozenset[str]
) -> Page:
    app, shown = fingers.app, fingers.screen
    key = title, phase = (app.game.session.game, app.game.tracker.phase if app.game.tracker else "")
    listed = title in {title for title, _ in FOLLOWED} or phase == OVER
    numbers: list[int] = []
    for of in FOLLOWED.get(key, () if listed else ("scores",)):
        value = getattr(app.game.tracker, of, [])
        away = getattr(app.game.tracker, "away", ())  # players who have left need not be followed
        numbers += [each for seat, each in enumerate(value) if seat not in away] if isinstance(value, list) else [value]
    actor = shown.content.who
    holds = [shown.command(key, True) for key in range(3)]
    kind = shown.content.id.split(".")[0]
    return Page(
        name,
        frame,
        contents.page(name, shown, app.look.name),
        tuple(printed.lines(shown, app.look.name, "")),
        written,
        kind=kind,
        own=bool(shown.own),
        playing=bool(app.game.playing),
        holds=tuple((label, action == ("help",)) for label, action in holds),
        topic=app.stack.about()[0] if app.game.playing and holds[MIDDLE][0] else "",
        reads=kinds.PEEK in shown.flags or kinds.NOTICE in shown.flags or kind == "asleep",
        left_acts=shown.repeats(LEFT) or shown.goes_back(LEFT),
        leads_back=shown.goes_back(RIGHT),
        first=kind == "languages" and shown.arguments == (True,),
        key=key,
        actor=actor,
        seat_name="" if actor is None else app.look.name(actor),
        message=app.stack.message,
        numbers=tuple(numbers),
        cut=cut,
    )


@contextmanager
def _noting(found: Leg) -> Iterator[list[tuple[str, int, str]]]:
    """Record which strings are used, and yield those written since the canvas was last cleared."""
    written: list[tuple[str, int, str]] = []
    text, clear = drawing.Canvas.text, drawing.Canvas.clear
    section, get = words.Catalogue.section, words.Section.get

    def noted_text(self: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        written.append((font.__name__.rpartition(".")[2], font.CAP, string))  # type: ignore[attr-defined]
        return text(self, font, string, x, y, ink)

    def cleared(self: drawing.Canvas) -> None:
        written.clear()
        clear(self)

    def named(self: words.Catalogue, part: str, name: str, holds: "words.Holds | None" = None) -> words.Section:
        made = section(self, part, name, holds)
        made._name = f"{part} {name}"  # type: ignore[attr-defined]
        return made

    def noted(self: words.Section, key: str) -> object:
        found.asked.add((self._name, key))  # type: ignore[attr-defined]
        return get(self, key)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "_read", [])
        patch.setattr(drawing.Canvas, "text", noted_text)
        patch.setattr(drawing.Canvas, "clear", cleared)
        patch.setattr(words.Catalogue, "section", named)
        patch.setattr(words.Section, "get", noted)
        yield written


class Blank:
    """A raster without pixels, which only computes where a line of text ends."""

    def __init__(self, *_: object) -> None: ...

    def fill(self, *_: object) -> None: ...

    def blit(self, *_: object) -> None: ...

    def line(self, data: bytes, index: bytes, codes: bytes, x: int, y: int, ink: int) -> int:
        return x + int(drawing._PAINTER.measure(data, index, codes))


@contextmanager
def cutting(painting: bool = True) -> Iterator[set[str]]:
    """Yield the set of strings that are shortened, extend beyond the edge or the line above the labels, or overlap
    something drawn earlier on the same screen. Without `painting`, which takes most of the time, canvases created
    in the meantime stay white."""
    found: set[str] = set()
    drawn: list[tuple[int, int, int, int]] = []  # left, top, right and bottom of strings and pictures
    fit, text, picture, clear = drawing.fit, drawing.Canvas.text, drawing.Canvas.picture, drawing.Canvas.clear

    def checked_fit(font: "drawing.Font", string: str, max_width: int) -> str:
        fitted = fit(font, string, max_width)
        if fitted != string:
            found.add(string)
        return fitted

    def checked_text(self: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        before = len(drawn)
        end = text(self, font, string, x, y, ink)
        del drawn[before:]  # the base letters of accented letters
        if x < 0 or end > self.width or (y < self.height - LABELS < y + font.BASE):
            found.add(string)
        if [char for char in string if not drawing._glyph(font, char)[0]]:
            found.add(f"{string} has a letter that {font.__name__} lacks")  # type: ignore[attr-defined]
        if string.strip():
            box = x + 1, y + font.BASE - font.CAP + 1, end - 1, y + font.BASE - 1
            for left, top, right, bottom in drawn:
                if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]:
                    found.add(f"{string} lies over something at {left}, {top}")
            drawn.append(box)
        return end

    def noted_picture(self: drawing.Canvas, shown: "drawing.Picture", x: int, y: int, ink: int = 1) -> None:
        picture(self, shown, x, y, ink)
        drawn.append((x, y, x + shown[0], y + shown[1]))

    def cleared(self: drawing.Canvas) -> None:
        drawn.clear()
        clear(self)

    with pytest.MonkeyPatch.context() as patch:
        for module in [module for module in sys.modules.values() if getattr(module, "fit", None) is fit]:
            patch.setattr(module, "fit", checked_fit)
        patch.setattr(drawing.Canvas, "text", checked_text)
        patch.setattr(drawing.Canvas, "picture", noted_picture)
        patch.setattr(drawing.Canvas, "clear", cleared)
        if not painting:
            patch.setattr(drawing._PAINTER, "Raster", Blank)
        yield found
