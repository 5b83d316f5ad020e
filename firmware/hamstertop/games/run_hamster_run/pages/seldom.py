"""What is not shown in every turn, with what it draws: read when it is asked for, and forgotten with its screen.

The data sheet, falls, chips drawn by hand, a test of other traits, and what puts the device right.
"""

from ....companion.questions import Pick, player
from ....companion.screen import MARGIN, NO, TOP, View, back, centred, fitting, right_aligned
from ....drawing import canvas as drawing
from ....drawing.fonts import medium, small
from .. import rules, screens
from .. import tracker as phases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action

COLUMN = 114  # left edge of the numbers of the data sheet
WIDE = 30  # of a column of them
STATE = 66  # pixels beside them, for how a hamster is


# The data sheet


def sheet(app: "App") -> View:
    """Everybody's chips in order of initiative, once it is known, the Speed pool, the alligators."""
    words, tracker = app.words, app.tracker
    corner = words.POOLS % (tracker.speed, tracker.alligators)
    title = words.SHEET_TITLE if tracker.known else screens.titled(app, "not revealed")
    return View(app, title, _sheet, (NO, NO, (app.common.back_key, back)), corner)


def _sheet(canvas: drawing.Canvas, app: "App") -> None:
    """A row a hamster: place in the order, name, chips in each trait and in Fatigue, what it does."""
    tracker = app.tracker
    for column, name in enumerate(app.words.COLUMNS):
        centred(canvas, medium, name, COLUMN + WIDE * column, WIDE, TOP - 1)
    y = TOP + 14
    for seat in tracker.order + [seat for seat in range(tracker.players) if seat not in tracker.order]:
        ink = 1
        if seat == tracker.to_act:
            canvas.round(1, y, canvas.width - 2, 13, 4)
            ink = 0
        if seat in tracker.order:
            canvas.text(medium, str(tracker.order.index(seat) + 1), MARGIN, y - 1, ink)
        name = app.name(seat)
        canvas.text(fitting(name, COLUMN - 20, (medium, small)), name, 18, y - 1, ink)
        if not tracker.eaten[seat]:
            for column, chips in enumerate(tracker.traits[seat] + (tracker.fatigue[seat],)):
                text = str(chips) if tracker.known else "–"
                centred(canvas, medium, text, COLUMN + WIDE * column, WIDE, y - 1, ink)
        state = _state(app, seat)
        right_aligned(canvas, fitting(state, STATE, (medium, small)), state, canvas.width - MARGIN, y - 1, ink)
        y += 13


def _state(app: "App", seat: int) -> str:
    """How a hamster is, or what it does."""
    tracker = app.tracker
    eaten, passed_out, pit, pit_too = app.words.STATES
    if tracker.eaten[seat]:
        return str(eaten)
    action = tracker.actions[seat]
    if tracker.phase in (phases.ALLOCATE, phases.REVEAL, phases.INITIATIVE, phases.FATIGUE) or action is None:
        return str(passed_out if tracker.passed_out(seat) else pit if tracker.pit[seat] else "")
    name = app.words.ACTIONS[action]
    return str(pit_too % name if tracker.pit[seat] else name)


# Actions


def fell(app: "App") -> Pick:
    """Who fell into the pit, of those who are not in it yet; who lost the last test first. RHR-63."""
    tracker, pushed = app.tracker, None
    history = app.session.history
    for event in history.events() if history else ():
        if event[0] == "tested":
            pushed = event[3]
        elif event[0] in ("done", "rested"):
            pushed = None
    wet = screens.dry(tracker)
    first = [seat for seat in (pushed, tracker.to_act) if seat in wet][:1]
    wet = first + [seat for seat in wet if seat not in first]
    lines: list[Any] = [player(app, seat, ("fell", seat)) for seat in wet]
    return Pick(app, screens.titled(app, "fell"), lines or [(app.common.back_key, back)], topic="fell")


def by_hand(app: "App") -> Pick:
    """A chip that was drawn from a real HAT: whose was it? Against the alligators, with which trait?"""
    words, tracker = app.words, app.tracker
    lines: list[Line] = []
    if tracker.phase == phases.CHOMP:
        seat = tracker.to_act
        for trait in rules.TRAITS:
            chips = tracker.strength(seat, trait)
            if chips:
                lines.append((app.name(seat), ("faced", trait, 0), words.TRAITS[trait]))
                lines.append((words.COUNTS[1], ("faced", trait, chips), words.TRAITS[trait]))
    else:
        chips = tracker.hat
        for seat, count in enumerate(chips):
            if count:
                lines.append(player(app, seat, ("drawn", sum(chips[:seat])), str(count)))
    return Pick(app, screens.titled(app, "by hand"), lines)


class Versus(Pick):
    """A test of any traits between any two. Each line goes to its next value when chosen; the first one goes on."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.words.RARE[6], self._all, topic="odds")
        first = app.tracker.to_act
        self.test = [first, rules.METTLE, self._next(first, first), rules.METTLE]

    def _next(self, seat: int, other: int) -> int:
        """The next hamster in play that is not this other one."""
        tracker = self.app.tracker
        while True:
            seat = (seat + 1) % tracker.players
            if seat != other and seat in tracker.in_play:
                return seat

    def _all(self) -> "list[Any]":
        app, words, test = self.app, self.app.words, self.test
        lines = [(words.TEST[0], self._odds, "▶")]
        for index in range(4):
            value = words.TRAITS[test[index]] if index % 2 else app.name(test[index])
            lines.append((words.TEST[1 + index], self._turning(index), value))
        return lines

    def _odds(self, app: "App") -> "Action":
        pit, test = app.tracker.pit, self.test
        return screens.moment("contest").odds(app, tuple(test)) if pit[test[0]] == pit[test[2]] else None

    def _turning(self, index: int) -> "Action":
        return lambda app: self._turn(index)

    def _turn(self, index: int) -> None:
        test = self.test
        if index % 2:
            test[index] = (test[index] + 1) % len(rules.TRAITS)
        elif len(self.app.tracker.in_play) > 2:
            test[index] = self._next(test[index], test[2 - index])
        else:
            test[0], test[2] = test[2], test[0]
        self.app.redraw()


# Putting the device right: every count it keeps can be set to what lies on the table


def correct(app: "App") -> Pick:
    """All that the device counts, each with what it believes."""
    words, tracker = app.words, app.tracker
    lines: list[Line] = []
    for what, (field, _, _) in enumerate(phases.COUNTS):
        lines.append((words.COUNTS[what], screens.number(what), str(getattr(tracker, field))))
    if tracker.phase in (phases.DECLARE, phases.RESOLVE, phases.BELT):
        lines.append(
            (
                screens.titled(app, "turned"),
                screens.seldom("turn"),
                "" if tracker.to_act is None else app.name(tracker.to_act),
            )
        )
    if tracker.phase not in (phases.PLACING, phases.PLACE):
        for seat in range(tracker.players):
            lines.append(player(app, seat, screens.seldom("hamster", seat), _chips(app, seat)))
    return Pick(app, app.common.correct, lines, topic="correct")


def turn(app: "App") -> Pick:
    """Who is to declare, or to resolve."""
    app.pop()
    tracker = app.tracker
    declares = tracker.phase == phases.DECLARE
    order = [seat for seat in tracker.order if not (declares and tracker.passed_out(seat))]
    lines = [player(app, seat, ("turned", seat)) for seat in order]
    return Pick(app, screens.titled(app, "turned"), lines, topic="correct")


def _chips(app: "App", seat: int) -> str:
    """How a hamster is, in short."""
    tracker, words = app.tracker, app.words
    if tracker.eaten[seat]:
        return str(words.STATES[0])
    chips = words.CHIPS_ARE % tracker.traits[seat]
    return str(words.STATES[3] % chips if tracker.pit[seat] else chips)


def hamster(app: "App", seat: int) -> Pick:
    """Where its chips lie, and where it is."""
    app.pop()
    words, tracker = app.words, app.tracker
    now = phases.EATEN if tracker.eaten[seat] else phases.IN_PIT if tracker.pit[seat] else phases.ON_BELT
    lines: list[Line] = []
    if now != phases.EATEN:
        lines.append((words.CHIPS, screens.held(seat), words.CHIPS_ARE % tracker.traits[seat]))
    for where in (phases.ON_BELT, phases.IN_PIT, phases.EATEN):
        if where != now:
            lines.append((words.WHERE[where], ("stood", seat, where)))
    return Pick(app, app.common.correct, lines, seat=seat, topic="correct")
