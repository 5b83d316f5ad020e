"""An evening of Run, Hamster, Run!, from placing to the winner: what the device shows, and what its keys do.

The pages themselves, with what they draw, are in `pages`: a module for each part of a round.
"""

from ...companion import modules
from ...companion.screen import NO, View, seat_scene
from . import pictures
from .pictures import in_words
from .rules import PLUCK, RUN, TRAITS
from .tracker import BELT, CHOMP, COUNTS, INITIATIVE, RESOLVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ...companion.app import App
    from ...companion.lights import Scene
    from ...companion.questions import Line
    from ...companion.screen import Action, Deeds, Screen
    from ...companion.texts import Speaker
    from .. import Event
    from .tracker import Tracker

PAGES = "hamstertop.games.run_hamster_run.pages."
PARTS = ("hat", "planning", "acting", "closing")  # of a round


def page(part: str, name: str) -> "Callable[[App], Any]":
    """What makes a page of a part of the round. Its module is read when the part begins; those of the others are
    forgotten."""

    def make(app: "App") -> "Any":
        for other in PARTS:
            if other != part:
                modules.release_one(PAGES + other)
        return getattr(modules.load(PAGES + part), name)(app)

    return make


def moment(name: str) -> "Any":
    """A module of pages that are seldom shown: it is read for this moment, and forgotten with the page."""
    module = modules.load(PAGES + name)
    modules.release_one(PAGES + name)
    return module


def seldom(name: str, *values: int) -> "Callable[[App], Any]":
    """What makes a page of `pages.seldom`."""
    return lambda app: getattr(moment("seldom"), name)(app, *values)


def chips(
    app: "App", seat: int, start: "list[int]", then: "Callable[[list[int]], Action]", secret: bool = False
) -> "Screen":
    """Where a hamster's Pluck lies, see `pages.chips`."""
    made: Screen = moment("chips").Chips(app, seat, start, then, secret)
    return made


def key(app: "App", name: str) -> str:
    """The label of a key."""
    return pictures.said(app, "key " + name)[0]


def titled(app: "App", moment: str, *values: object) -> str:
    """The title of a moment."""
    return pictures.said(app, "title " + moment, *values)[0]


def screen(
    app: "App",
    title: str,
    draw: "pictures.Draw",
    presses: "Deeds",
    seat: "int | None" = None,
    scene: "Scene | None" = None,
    clean: bool = False,
    stays: bool = False,
) -> View:
    """A page of a game in play; where nobody acts, the bar has the round as well, or what the splits below are."""
    corner = titled(app, "allocate", app.tracker.round) if app.tracker.round and seat is None else ""
    if app.tracker.phase == INITIATIVE:
        corner = "/".join(app.words.TRAITS[:3])
    return View(app, title, draw, presses, corner, scene or lights(app), clean, stays, seat)


def lights(app: "App") -> "Scene":
    """Whose chip was just drawn, for a moment; then who is to act."""
    seat = app.tracker.to_act
    for news in app.tracker.news:
        if news[0] in ("drawn", "won", "escaped"):
            return ("shimmer", news[1] if seat is None else seat, app.board.ticks())
    return seat_scene(app)


def traits(app: "App", chips: "Sequence[int]", action: "Callable[[int], Action]") -> "Deeds":
    """A key for each trait with chips in it."""
    names = app.words.TRAITS
    left, middle, right = [(names[trait], action(trait)) if chips[trait] else NO for trait in TRAITS]
    return left, middle, right


def draw_chip(app: "App") -> "Event":
    """The device draws."""
    return ("drawn", app.session.draw(sum(app.tracker.hat)))


def dry(tracker: "Tracker") -> list[int]:
    """Who is in play and not in the pit."""
    return [seat for seat in tracker.in_play if not tracker.pit[seat]]


def target(app: "App") -> View:
    """The odds of a Bite, a push or a Throw against the first hamster there is."""
    made: View = moment("contest").against(app, 0)
    return made


def may_flip(tracker: "Tracker") -> bool:
    """Whether the hamster to act can flip Scamper to run."""
    seat = tracker.to_act
    return seat is not None and tracker.actions[seat] == RUN and not tracker.pit[seat] and tracker.face_up(seat) > 0


def targets(tracker: "Tracker") -> list[int]:
    """Who can be tested: hamsters on the same side of the pit's edge. RHR-A10."""
    seat, pit = tracker.to_act, tracker.pit
    assert seat is not None
    return [other for other in tracker.in_play if other != seat and pit[other] == pit[seat]]


def rare(app: "App") -> "list[Line]":
    """In the menu: what a hamster does seldom in its turn, only what can be done now; the data sheet."""
    words, tracker = app.words, app.tracker
    lines: list[Line] = []
    if tracker.phase == RESOLVE:
        lines = moment("contest").rare(app)
    elif tracker.hat or tracker.phase == CHOMP:
        lines = [(words.RARE[7], seldom("by_hand"))]
    elif tracker.phase == BELT and dry(tracker):
        lines = [(words.RARE[2], seldom("fell"))]
    return lines if tracker.over else lines + [(words.SHEET_TITLE, seldom("sheet"))]


# Events whose outcome was drawn


def first_news(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """What a draw led to says more than which chip it was."""
    return in_words(speaker, tracker.news[0])


# Putting right: the screens before make room for the question, and for what the tracker reads to carry it out


def correct(app: "App") -> "Screen":
    """What the table really looks like."""
    app.pop()
    made: Screen = moment("seldom").correct(app)
    return made


def number(what: int) -> "Callable[[App], Screen]":
    """A question for one of the tracker's counts."""

    def ask(app: "App") -> "Screen":
        app.pop()
        field, least, most = COUNTS[what]
        name, how = pictures.said(app, "count %d" % what)
        made: Screen = modules.load("hamstertop.companion.counting").Number(
            app,
            app.common.correct,
            name,
            lambda number: ("counted", what, number),
            how,
            least,
            most,
            getattr(app.tracker, field),
            topic="correct",
        )
        return made

    return ask


def held(seat: int) -> "Callable[[App], Screen]":
    """Where a hamster's chips really lie; what no trait has is in Fatigue."""

    def ask(app: "App") -> "Screen":
        app.pop()
        start = list(app.tracker.traits[seat])
        start.append(PLUCK - sum(start))
        made = chips(app, seat, start, lambda numbers: ("held", seat) + tuple(numbers[:3]))
        made.topic = "correct"
        return made

    return ask


SCREENS = {
    "placing": page("hat", "placing"),
    "place": page("hat", "place"),
    "allocate": page("planning", "allocation"),
    "reveal": page("planning", "cover"),
    "initiative": page("hat", "hat"),
    "declare": page("planning", "declare"),
    "resolve": page("acting", "resolve"),
    "loss": lambda app: moment("contest").loss(app),
    "belt": page("closing", "belt"),
    "tie": page("hat", "hat"),
    "chomp": page("closing", "chomp"),
    "fatigue": page("closing", "tally"),
    "over": page("closing", "winner"),
}
RARE = rare
CORRECT = correct
STORIES = {"drawn": first_news, "tested": first_news, "faced": first_news}
