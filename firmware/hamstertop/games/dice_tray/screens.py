"""The dice tray: what was thrown last; throw again, or change what is thrown."""

from ...companion.counting import Number
from ...companion.questions import Pick
from ...companion.screen import View
from . import pictures
from .tracker import MOST_DICE, MOST_PLAYERS, SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App
    from ...words import Speaker
    from .. import Event
    from .tracker import Tracker

ENOUGH = 400  # events until the tray begins a new journal


def enter(app: "App") -> None:
    """What lies in the tray, else two dice."""
    if app.saved("dice_tray").game:
        app.resume("dice_tray")
    else:
        app.begin("dice_tray", ("dice", 2, 6))


def tray(app: "App") -> View:
    """Dice, a coin, or who starts."""
    words, common, tracker = app.words("tray"), app.common, app.tracker
    presses = (words.change, what), (words.coin, flip), (common.roll, roll)
    scene = ("seat", 0) if tracker.shown else ("dark",)
    return View(app, words.title, pictures.tray, presses, words.dice % (tracker.count, tracker.sides), scene)


def roll(app: "App") -> "Event":
    """All dice."""
    faces = app.roll(app.tracker.count, app.tracker.sides)
    make_room(app)
    return ("rolled",) + faces


def flip(app: "App") -> "Event":
    """A coin."""
    side = app.draw(2)
    make_room(app)
    return ("flipped", side)


def make_room(app: "App") -> None:
    """A tray never ends, but a journal must."""
    if app.session.count >= ENOUGH:
        app.begin("dice_tray", ("dice", app.tracker.count, app.tracker.sides))


def what(app: "App") -> Pick:
    """Who starts; or the kind of dice, and then how many."""
    words = app.words("change")
    lines = [(words.starts, 0)] + [(words.die % sides, sides) for sides in SIDES]
    at = 1 + SIDES.index(app.tracker.sides)
    return Pick(app, words.what, lines, lambda sides: how_many(app, sides) if sides else who_starts(app), at=at)


def how_many(app: "App", sides: int) -> Number:
    """1 to 30 dice."""
    words = app.words("change")
    return Number(
        app,
        words.die % sides,
        words.how_many,
        lambda count: ("dice", count, sides),
        least=1,
        most=MOST_DICE,
        start=app.tracker.count,
    )


def who_starts(app: "App") -> Number:
    """Who starts, of 2 to 12 players."""
    words = app.words("change")
    return Number(
        app,
        words.starts,
        words.players,
        lambda players: ("starts", players, app.draw(players)),
        least=2,
        most=MOST_PLAYERS,
        start=app.tracker.players or 4,
    )


def faces(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """What was thrown, and its sum."""
    text = " + ".join([str(face) for face in event[1:]])
    return text + " = %d" % tracker.total if len(event) > 2 else text


SCREENS = {"tray": tray}
STORIES = {"rolled": faces}
