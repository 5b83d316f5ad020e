"""An evening of Run, Hamster, Run!, from placing to the winner: what the device shows, and what its keys do."""

from ...companion.questions import Pick
from ...companion.screen import (
    LEFT,
    MIDDLE,
    NO,
    NOTHING,
    RIGHT,
    Screen,
    View,
    back,
    home,
    menu_deed,
    press,
    seat_scene,
    undo,
    undo_deed,
)
from . import NAME, pictures
from .pictures import all_news, in_words
from .rules import ACTIONS, BITE, METTLE, REST, RUN, SCAMPER, THROW, TRAITS
from .tracker import INITIATIVE, PLACING, REVEAL, TIE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ...companion.app import App
    from ...companion.lights import Scene
    from ...companion.screen import Action, Deed, Key
    from ...companion.texts import Speaker
    from ...drawing.canvas import Canvas
    from .. import Event
    from .tracker import Tracker

    Draw = Callable[[Canvas, App], None]
    Deeds = tuple[Deed, Deed, Deed]


def screen(
    app: "App",
    draw: "Draw",
    deeds: "Deeds",
    title: str = NAME,
    corner: "str | None" = None,
    middle_hold: "Deed | None" = None,
    scene: "Scene | None" = None,
    clean: bool = False,
    stays: bool = False,
) -> View:
    """What all screens of a game in play share: held keys undo, show the data sheet, and open the menu."""
    words, tracker = app.words, app.tracker
    left, middle, right = deeds
    if middle_hold is None:
        middle_hold = (words.SHEET, sheet)
    menu = NO if right[0] == words.TRAITS[2] else menu_deed(app)  # no room for both
    keys = ((left, undo_deed(app)), (middle, middle_hold), (right, menu))
    if corner is None:
        corner = words.ROUND % tracker.round if tracker.round else ""
    return View(app, title, draw, keys, corner, scene or lights(app), clean, stays)


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


def sheet(app: "App") -> View:
    """The data sheet: everybody's chips in order of initiative, once it is known, the Speed pool, the alligators."""
    tracker = app.tracker
    corner = app.words.SHEET_CORNER % (tracker.speed, tracker.alligators, tracker.moved)
    keys = (NOTHING, NOTHING, press(app.common.BACK_KEY, back))
    title = app.words.SHEET_TITLE if tracker.known else app.words.SHEET_HIDDEN
    return View(app, title, pictures.whole_sheet, keys, corner, lights(app))


# The HAT: one press, one chip. Who is placed next, initiative, who faces the alligators first.


def hat(app: "App") -> View:
    """RHR-3, RHR-20 to RHR-22."""
    words, tracker = app.words, app.tracker
    title = {PLACING: words.PLACING, INITIATIVE: words.INITIATIVE, TIE: words.TIE}[tracker.phase]
    news = all_news(app) if tracker.phase == INITIATIVE else ""
    deeds = (NO, (words.BAG, owners), (words.DRAW, draw_chip))
    return screen(app, pictures.hat, deeds, title + ": " + news if news else title)


def draw_chip(app: "App") -> "Event":
    """The device draws."""
    return ("drawn", app.session.draw(sum(app.tracker.hat)))


def owners(app: "App") -> Pick:
    """A chip that was drawn from a real bag: whose was it?"""
    chips = app.tracker.hat
    seats = [seat for seat, count in enumerate(chips) if count]
    lines = [(app.name(seat), ("drawn", sum(chips[:seat])), str(chips[seat])) for seat in seats]
    return Pick(app, app.words.BAG_TITLE, lines)


def place(app: "App") -> View:
    """Hamsters are put on the belt, in the order drawn. RHR-3, RHR-4, RHR-A14."""
    deeds = (NO, NO, (app.common.DONE, ("done",)))
    return screen(app, pictures.place, deeds, app.words.PLACE_TITLE, clean=True)


# Allocation. Between two hamsters that allocate in secret lies a cover: nothing of anybody's chips is shown.


def allocation(app: "App") -> Screen:
    """In secret, or openly once the sheets are open. RHR-11, RHR-12."""
    return Allocate(app) if app.tracker.revealed else cover(app)


def cover(app: "App") -> View:
    """Whose turn with the device it is; then, that all can look. The screen before must not shine through."""
    words, tracker = app.words, app.tracker
    title = words.COVER_TITLE % tracker.round
    corner = words.COVER_CORNER % (tracker.speed, tracker.alligators)
    if tracker.phase == REVEAL:
        deeds: Deeds = (NO, NO, (words.REVEAL, ("revealed",)))
    else:
        nobody_yet = not any([any(chips or ()) for chips in tracker.sealed])
        deeds = ((words.PAPER, ("revealed",)) if nobody_yet else NO, NO, (words.HERE, Allocate))
    return screen(app, pictures.cover, deeds, title, corner, clean=True)


class Allocate(Screen):
    """Where a hamster's Pluck goes: a key for each trait, a press for each chip. RHR-11, RHR-A21.

    `secret` unless the sheets are open already: nothing but the panel shows what is pressed.
    """

    clean = True
    repeats: tuple[int, ...] = (LEFT, MIDDLE, RIGHT)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.seat: int = app.tracker.to_act
        self.secret = not app.tracker.revealed
        self.chips = [0, 0, 0]

    def title(self) -> str:
        words = self.app.words
        return (words.ALLOCATE if self.secret else words.ALLOCATE_OPEN) % self.app.name(self.seat)

    def corner(self) -> str:
        return self.app.words.LEFT_TO_PLACE % self.left()

    def left(self) -> int:
        """Chips that are not placed yet."""
        return self.app.tracker.pluck(self.seat) - sum(self.chips)

    def keys(self) -> "tuple[Key, Key, Key]":
        scamper, mettle, friskiness = self.app.words.TRAITS
        return press(scamper, None), press(mettle, None), press(friskiness, None)

    def press(self, key: int, held: bool) -> None:
        self.chips[key] += 1
        if self.left():
            self.app.redraw()
        else:
            chips, self.chips = self.chips, [0, 0, 0]
            self.app.push(Check(self.app, chips))

    def scene(self, now: int) -> "Scene":
        return ("seat", self.seat)

    def draw(self, canvas: "Canvas") -> None:
        pictures.chips(canvas, self.app, self.chips)


class Check(Allocate):
    """All chips are placed: is it right?

    A screen of its own, so that a key that places chips while it is held confirms nothing.
    """

    clean = False
    repeats = ()

    def __init__(self, app: "App", chips: list[int]) -> None:
        super().__init__(app)
        self.chips = chips

    def title(self) -> str:
        return self.app.words.CHECK % self.app.name(self.seat)

    def corner(self) -> str:
        return ""

    def keys(self) -> "tuple[Key, Key, Key]":
        common = self.app.common
        leave = (lambda app: app.play()) if self.secret else undo
        again = ((self.app.words.AGAIN, back), (common.BACK, leave))
        return again, NOTHING, press(common.OK, ("allocated", self.seat) + tuple(self.chips))

    def press(self, key: int, held: bool) -> None:
        Screen.press(self, key, held)

    def draw(self, canvas: "Canvas") -> None:
        super().draw(canvas)
        pictures.trait_names(canvas, self.app)


# A round: each declares, then each resolves its action.


def declare(app: "App") -> View:
    """A key for each action, the lowest initiative first; to rest, hold the middle one. RHR-30, RHR-94."""
    words, tracker = app.words, app.tracker
    bite, run, throw = [(words.ACTIONS[action], ("declared", action)) for action in (BITE, RUN, THROW)]
    rest = (words.DECLARE_REST, ("declared", REST))
    title = words.DECLARE % app.name(tracker.to_act)
    return screen(app, pictures.declare, (bite, run, throw), title, all_news(app) or None, rest)


def resolve(app: "App") -> View:
    """A hamster resolves its action. RHR-40 to RHR-62."""
    words, tracker = app.words, app.tracker
    seat = tracker.to_act
    action, declared = tracker.actions[seat], tracker.declared[seat]
    if rests(tracker):
        deeds = traits(app, (1, 1, 1), lambda trait: ("rested", trait))
    else:
        flip = (words.FLIP, ("flipped", 1)) if may_flip(tracker) else NO
        test = (words.PUSH if action == RUN else words.ACTIONS[action], target) if may_test(tracker) else NO
        deeds = (flip, test, (app.common.DONE, ("done",)))
    title = words.TURN[action] % app.name(seat)
    corner = None if declared == action else words.TURN_CORNER % words.ACTIONS[declared]
    return screen(app, pictures.resolve, deeds, title, corner, (words.MORE, more), stays=True)


def rests(tracker: "Tracker") -> bool:
    """Whether the hamster to act takes a chip from Fatigue."""
    seat = tracker.to_act
    return seat is not None and tracker.actions[seat] == REST and tracker.recovers(seat)


def may_flip(tracker: "Tracker") -> bool:
    """Whether the hamster to act can flip Scamper to run."""
    seat = tracker.to_act
    return seat is not None and tracker.actions[seat] == RUN and not tracker.pit[seat] and tracker.face_up(seat) > 0


def may_test(tracker: "Tracker") -> bool:
    """Whether its action allows it a test of Mettle now."""
    seat = tracker.to_act
    if seat is None or tracker.actions[seat] == REST or tracker.challenged or not tracker.traits[seat][METTLE]:
        return False
    return tracker.actions[seat] != RUN or may_flip(tracker)


def more(app: "App") -> Pick:
    """What a hamster does seldom in its turn; only what can be done now."""
    words, tracker = app.words, app.tracker
    seat = tracker.to_act
    action = tracker.actions[seat]
    runs = tracker.face_up(seat) if may_flip(tracker) else 0
    lines: list[Any] = []
    if runs:
        spend, climb = ("spent", SCAMPER), ("flipped", 3)
        ways = [(words.SPEND, spend), (words.SPEND_CLIMB, spend_and_climb), (words.FLIP_CLIMB, climb)]
        lines += ways[: min(runs, 3)]
    if not tracker.acted and action == tracker.declared[seat] and any(tracker.traits[seat]):
        lines.append((words.CHANGE, change))
    if not all([tracker.pit[other] for other in tracker.in_play]):
        lines.append((words.FELL, fell))
    if runs or (action not in (REST, RUN) and not tracker.challenged):
        lines.append((words.OTHER_TEST, Versus))
    lines.append((words.TURN_SHEET, sheet))
    return Pick(app, app.name(seat), lines)


def spend_and_climb(app: "App") -> "Event":
    """Two events at once. RHR-48."""
    app.do(("spent", SCAMPER))
    return ("flipped", 1)


def change(app: "App") -> Pick:
    """Another action than declared; then the chip it costs. RHR-40."""
    tracker = app.tracker
    others = [action for action in ACTIONS if action != tracker.actions[tracker.to_act]]
    lines = [(app.words.ACTIONS[action], action) for action in others]
    return Pick(app, app.words.CHANGE_TITLE, lines, lambda action: pay(app, action))


def pay(app: "App", action: int) -> View:
    """The chip that another action costs, by the owner's choice."""
    words, seat = app.words, app.tracker.to_act
    left, middle, right = traits(app, app.tracker.traits[seat], lambda trait: ("changed", action, trait))
    keys = ((left, (app.common.BACK, back)), (middle, NO), (right, NO))
    draw = pictures.taking(words.PAY % app.name(seat), seat)
    corner = words.ROUND % app.tracker.round
    return View(app, words.PAY_TITLE, draw, keys, corner, lights(app))


def fell(app: "App") -> Pick:
    """Who fell into the pit, of those who are not in it yet. RHR-63."""
    tracker = app.tracker
    dry = [seat for seat in tracker.in_play if not tracker.pit[seat]]
    lines: list[Any] = [(app.name(seat), ("fell", seat)) for seat in dry]
    return Pick(app, app.words.FELL_TITLE, lines or [(app.common.BACK_KEY, back)])


# Tests: chips against chips


def target(app: "App") -> Pick:
    """Whom a Bite, a push or a Throw is tried on: hamsters on the same side of the pit's edge, with their Mettle.
    RHR-A10."""
    words, tracker = app.words, app.tracker
    seat, pit = tracker.to_act, tracker.pit
    others = [other for other in tracker.in_play if other != seat and pit[other] == pit[seat]]
    lines: list[Any] = []
    for other in others:
        mettle = words.TRAIT_COUNT % (words.TRAITS[METTLE], tracker.traits[other][METTLE])
        lines.append((app.name(other), other, mettle))
    if not lines:
        return Pick(app, words.TARGET, [(app.common.BACK_KEY, back)])
    return Pick(app, words.TARGET, lines, lambda other: odds(app, (seat, METTLE, other, METTLE)))


class Versus(Pick):
    """A test of any traits between any two. Each line goes to its next value when chosen; the first one goes on."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.words.TEST_TITLE, self._all)
        first = app.tracker.to_act
        self.test = [first, METTLE, self._next(first, first), METTLE]

    def _next(self, seat: int, other: int) -> int:
        """The next hamster in play that is not this other one."""
        tracker = self.app.tracker
        while True:
            seat = (seat + 1) % tracker.players
            if seat != other and seat in tracker.in_play:
                return seat

    def _all(self) -> "list[Any]":
        app, words, test = self.app, self.app.words, self.test
        return [
            (words.START, self._odds, "▶"),
            (words.INITIATOR, lambda app: self._turn_seat(0), app.name(test[0])),
            (words.TRAIT, lambda app: self._turn_trait(1), words.TRAITS[test[1]]),
            (words.DEFENDER, lambda app: self._turn_seat(2), app.name(test[2])),
            (words.TRAIT, lambda app: self._turn_trait(3), words.TRAITS[test[3]]),
        ]

    def _odds(self, app: "App") -> "Action":
        pit, test = app.tracker.pit, self.test
        return odds(app, tuple(test)) if pit[test[0]] == pit[test[2]] else None

    def _turn_trait(self, index: int) -> None:
        self.test[index] = (self.test[index] + 1) % len(TRAITS)
        self.app.redraw()

    def _turn_seat(self, index: int) -> None:
        test = self.test
        if len(self.app.tracker.in_play) > 2:
            test[index] = self._next(test[index], test[2 - index])
        else:
            test[0], test[2] = test[2], test[0]
        self.app.redraw()


def odds(app: "App", test: "tuple[int, ...]") -> View:
    """The odds before the draw; `test` is initiator, trait, defender, trait. RHR-100 to RHR-104.

    The defender may put no chips in.
    """
    words, common, tracker = app.words, app.common, app.tracker
    chips = tracker.odds(*test)
    event = ("tested",) + tuple(test)

    def draw_chip(app: "App") -> "Event":
        return event + (1, app.session.draw(sum(chips)))

    def bag(app: "App") -> Pick:
        own, other = event + (1, 0), event + (1, chips[0])
        lines = [(app.name(test[0]), own, str(chips[0])), (app.name(test[2]), other, str(chips[1]))]
        return Pick(app, words.BAG_TITLE, lines)

    middle: Key = NOTHING
    right: Key = NOTHING
    if chips[0] and not chips[1]:
        right = press(common.NEXT, event + (1, 0))
    elif chips[0]:
        middle = ((words.GIVES_IN, event + (0, 0)), (words.HOLD_BAG, bag))
        right = press(words.DRAW, draw_chip)
    title = words.VERSUS % (words.TRAITS[test[1]], words.TRAITS[test[3]])
    keys = (("", None), (common.BACK, back)), middle, right
    corner = words.ROUND % tracker.round
    return View(app, title, pictures.odds((test[0], test[2]), chips), keys, corner, lights(app))


def loss(app: "App") -> View:
    """A bite is won: which chip does the target lose? The biter's choice. RHR-44."""
    words, tracker = app.words, app.tracker
    deeds = traits(app, tracker.traits[tracker.bitten], lambda trait: ("lost", trait))
    draw = pictures.taking(words.LOSS % app.name(tracker.bitten), tracker.bitten)
    return screen(app, draw, deeds, words.LOSS_TITLE % app.name(tracker.to_act))


# The belt, the pit, the end of a round


def belt(app: "App") -> View:
    """The belt moves; who falls in? RHR-70 to RHR-73."""
    words = app.words
    deeds = ((words.BELT_FELL, fell), NO, (app.common.DONE, ("done",)))
    return screen(app, pictures.belt, deeds, words.BELT_TITLE, clean=True)


def chomp(app: "App") -> View:
    """A hamster in the pit faces the alligators: which trait? The odds stand above the keys. RHR-83 to RHR-87."""
    words, tracker = app.words, app.tracker
    seat = tracker.to_act
    strengths = [tracker.strength(seat, trait) for trait in TRAITS]

    def face(trait: int) -> "Action":
        return lambda app: ("faced", trait, app.session.draw(strengths[trait] + tracker.alligators))

    def bag(app: "App") -> Pick:
        lines = []
        for trait, chips in enumerate(strengths):
            if chips:
                lines.append((app.name(seat), ("faced", trait, 0), words.TRAITS[trait]))
                lines.append((words.ALLIGATORS, ("faced", trait, chips), words.TRAITS[trait]))
        return Pick(app, words.BAG_TITLE, lines)

    deeds = traits(app, strengths, face)
    title = all_news(app) or words.CHOMP_TITLE
    return screen(app, pictures.chomp, deeds, title, middle_hold=(words.HOLD_BAG, bag), scene=("alarm", seat))


def tally(app: "App") -> View:
    """Fatigue is counted; then a new round, or the end. RHR-90 to RHR-94."""
    words, tracker = app.words, app.tracker
    title = words.FATIGUE_TITLE % tracker.round
    for event in tracker.news:
        if event[0] in ("escaped", "chomped", "eaten"):
            title = all_news(app).split(". ")[0]
            break
    corner = words.SHEET_CORNER % (tracker.speed, tracker.alligators, tracker.moved)
    return screen(app, pictures.tally, (NO, NO, (words.NEXT_ROUND, ("done",))), title, corner, clean=True)


def winner(app: "App") -> View:
    """The last hamster in play, or the alligators. RHR-92."""
    best = app.tracker.winner
    scene: Scene = ("dark",) if best is None else ("winners", best)
    return screen(app, pictures.winner, (NO, NO, (app.common.FIRST_PAGE, home)), scene=scene, clean=True)


# Events whose outcome was drawn


def first_news(speaker: "Speaker", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """What a draw led to says more than which chip it was."""
    return in_words(speaker, tracker.news[0])


SCREENS = {
    "placing": hat,
    "place": place,
    "allocate": allocation,
    "reveal": cover,
    "initiative": hat,
    "declare": declare,
    "resolve": resolve,
    "loss": loss,
    "belt": belt,
    "tie": hat,
    "chomp": chomp,
    "fatigue": tally,
    "over": winner,
}
STORIES = {"drawn": first_news, "tested": first_news, "faced": first_news}
