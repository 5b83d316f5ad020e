"""An evening of Hamsterrolle, from the set-up to the winner: what the device shows, and what its keys do.

What is seldom shown is in the folder `pages`, and is loaded when it is asked for.
"""

from ... import ticks
from ...companion import modules
from ...companion.questions import Pick, players
from ...companion.screen import NO, TOP, Screen, home, undo
from ...companion.timed import Timed, start
from . import pictures, rules
from .tracker import TURN, UNKNOWN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...companion.app import App
    from ...companion.questions import Line
    from ...companion.screen import Action, Deeds
    from ...drawing.canvas import Canvas

SELDOM = "hamstertop.games.hamsterrolle.pages.seldom"
NUMBERS = "hamstertop.games.hamsterrolle.pages.righting"
COMPANION = "hamstertop.companion."  # modules that are loaded where they are needed
GRACE = 5000  # ms until the time begins by itself, if it does (HR-A8)


def apart(module: str, other: str) -> "Any":
    """A module of what is seldom shown; the other one leaves it the memory, and so do words that have been said."""
    modules.release_one(other)
    modules.release_one("hamstertop.games.hamsterrolle.more")
    modules.load(COMPANION + "counting")
    return modules.load(module)


def seldom(name: str) -> "Callable[[App], Action]":
    """A function of `pages.seldom`."""
    return lambda app: getattr(apart(SELDOM, NUMBERS), name)(app)


def leave() -> None:
    """What is seldom shown leaves its memory to a turn, and to the end."""
    for name in (SELDOM, NUMBERS):
        modules.release_one(name)


# The beginning


def teams(app: "App", values: list[int]) -> str:
    """Who plays with whom, where a new game is set up. HR-60."""
    words: Any = app.text("hamsterrolle")
    players, partner = values
    if players < 4:
        return words.TEAMS[1]
    if not partner:
        return words.TEAMS[0]
    return words.TEAMS[2] % (app.name(0), app.name(partner))


def prepare(app: "App") -> Screen:
    """What to put on the table before the game, and what it is about. HR-2 to HR-5, HR-9, HR-60."""
    tracker, words = app.tracker, app.words
    pages = words.PREPARE
    shared = words.SHARED.get(tracker.readings.share) if tracker.players == 3 else None
    leaves = [
        pages[1] + ("CONE",),
        pages[2] + ("ROLLS",),
        (words.DEAL, shared or words.SETS[tracker.players - 2], "PIECES"),
    ]
    if tracker.teams:
        one, other = [seat for seat in range(1, 4) if seat != tracker.teams]
        leaves += [
            (pages[4][0], pages[4][1] % (app.name(0), app.name(tracker.teams)), "SEATS"),
            (pages[5][0], pages[5][1] % (app.name(one), app.name(other)), "PIECES"),
        ]
    else:
        names = ", ".join(map(app.name, range(tracker.players)))
        leaves.append((pages[3][0], pages[3][1] % names, "SEATS"))
    leaves += [pages[6] + ("BUILD",), pages[7] + ("FALL",)]
    done = (app.common.done, ("done",))
    screen: Screen = modules.load(COMPANION + "leaves").Leaves(app, pages[0], leaves, done, clean=True)
    return screen


def first(app: "App") -> Pick:
    """Who begins: the shakiest hands. HR-6."""
    return Pick(app, app.words.SHAKY, players(app), lambda seat: ("first", seat))


# A turn: start the time, enter where the piece lies. The plain path is two presses.


class Turn(Timed):
    """Before the time runs, while it runs, and once it has run out. HR-10 to HR-32."""

    lasting = False

    def __init__(self, app: "App") -> None:
        super().__init__(app, rules.SECONDS)
        leave()
        self.since = app.board.ticks()
        self.starts_itself = app.tracker.readings.starts_itself and app.tracker.clock is None

    @property
    def topic(self) -> str:  # type: ignore[override]
        """The moment of the turn: what the page says and help explains."""
        tracker = self.app.tracker
        if self.up:
            return "up"
        if self.running:
            return "running"
        if tracker.clock is not None:
            return "stands"
        return "helps" if tracker.helps else "turn" if tracker.opened else "opening"

    def title(self) -> str:
        return ""

    def actor(self) -> "int | None":
        seat: int = self.app.tracker.seat
        return seat

    def corner(self) -> str:
        words, tracker = self.app.words, self.app.tracker
        wheel, out = words.WHEEL
        return out % (tracker.wheel, tracker.gone) if tracker.gone else wheel % tracker.wheel

    def presses(self) -> "Deeds":
        words = self.app.words
        if not (self.running or self.up):
            return (
                (words.PASS, seldom("passes")) if self.app.tracker.opened else NO,
                (words.MORE, seldom("more")),
                (words.START, start),
            )
        # The open compartments; at the opening the only one on the right
        steps = self.app.tracker.steps
        places = [NO] * (3 - len(steps)) + [(words.BUILT % step, lies_in(step)) for step in steps]
        return places[0], places[1], places[2]

    def holds(self) -> "Deeds":
        left, middle, right = super().holds()
        return (left[0], take_back), middle, right

    def press(self, key: int, held: bool) -> None:
        """Where the piece lies ends the time; help and menu do not, but from there on what is left now counts."""
        action = self.keys()[key][held][1]
        if self.running:
            now = self.app.board.ticks()
            if not held:
                self.countdown.stop(now)
            elif self.seconds(now) != self.app.tracker.clock:
                self.app.note(("clock", self.seconds(now)))
        self.app.act(action)

    def start(self) -> None:
        self.starts_itself = False
        self.lasting = True
        super().start()

    def tick(self, now: int) -> None:
        if self.starts_itself and ticks.diff(now, self.since) >= GRACE:
            self.start()
        super().tick(now)

    def draw(self, canvas: "Canvas") -> None:
        pictures.turn(canvas, self.app, self.topic, self.shown_seconds())


def take_back(app: "App") -> "Action":
    """Undo. A start of the time is taken back first: it was no turn yet."""
    kind = ""
    for event in app.session.history.events() if app.session.history else ():
        kind = event[0]
    if app.tracker.clock is None or kind not in ("clock", "time"):
        return undo(app)
    app.message = app.words.TIME_BACK
    return ("reset",)


# What became of the piece: `count` are the other pieces that fell, `where` is the step at which the new one lies,
# `tried` the step that was chosen, `piece` its kind; see the tracker's events.


def lies_in(step: int) -> "Action":
    """A key has entered an open compartment, and nothing fell."""
    return lambda app: report(app, 0, step)


def report(app: "App", count: int, where: int) -> "Action":
    """Where the new piece lies is known: ask on, where the house rules want to know more."""
    if app.tracker.asks_more:
        return apart(SELDOM, NUMBERS).how_far(app, count, where, result)
    return result(app, count, where, UNKNOWN, 0)


def result(app: "App", count: int, where: int, tried: int, piece: int) -> "Action":
    """Everything is known. Once the time has run out the piece was let go."""
    if app.tracker.clock == 0:
        return ("dropped", count, where, tried, piece)
    if not count and where in app.tracker.steps:
        return ("built", where, piece)
    return ("fell", count, where, tried, piece)


# What else can happen: a constructive pass (HR-40), what became of a turn without Start; and in the menu, results but
# the plain one, the constructive pass, the time


def rare(app: "App") -> "list[Line]":
    """In the menu, in a turn."""
    lines: Any = seldom("rare")(app) if app.tracker.phase == TURN else []
    return lines


def correct(app: "App") -> Screen:
    """Every number that the companion keeps."""
    screen: Screen = apart(NUMBERS, SELDOM).correct(app)
    return screen


# The end


def winner(app: "App") -> Screen:
    """Who has no pieces left, or which team; everybody's pieces. HR-50, HR-63."""
    leave()
    words, tracker = app.words, app.tracker
    best = tracker.winners
    seat = best[0] if len(best) == 1 else None
    title = words.WINS[0 if best else 2]
    if len(best) == 2:
        title = words.WINS[1] % (app.name(best[0]), app.name(best[1]))
    presses = (NO, NO, (app.common.first_page, home))
    shown = (title, pictures.winner, presses, "", ("winners",) + tuple(tracker.best))
    celebration = modules.load(COMPANION + "celebration").Celebration
    screen: Screen = celebration(app, "winning", 2, TOP + 24, *shown, clean=True, seat=seat)
    return screen


SCREENS = {"setup": prepare, "first": first, "turn": Turn, "over": winner}
CHOICES = {"teams": teams}
RARE = rare
CORRECT = correct
