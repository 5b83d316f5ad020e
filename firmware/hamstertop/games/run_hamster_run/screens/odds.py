"""Tests between two hamsters: the odds before the draw, and what a Bite takes from its loser."""

from ....companion.questions import Pick, player
from ....companion.screen import MARGIN, NO, TOP, View, across, centred
from ....drawing import canvas as drawing
from ....drawing.fonts import medium, numerals, plate
from ....drawing.pictures import seats
from ..rules import BITE, METTLE, TRAITS
from . import pictures
from .page import page, said, trait_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.app import App
    from ....companion.screen import Action, Command, Screen
    from ... import Event
    from ..tracker import Tracker
    from .pictures import Draw

WIDE = 100  # pixels of a side of a test


def targets(tracker: "Tracker") -> list[int]:
    """Who can be tested: hamsters on the same side of the pit's edge. RHR-A10."""
    seat, pit = tracker.to_act, tracker.pit
    assert seat is not None
    return [other for other in tracker.in_play if other != seat and pit[other] == pit[seat]]


def against(app: "App") -> "Screen":
    """The odds of a Bite, a push or a Throw against the hamster there is; of several, against which?"""
    tracker, seat = app.tracker, app.tracker.to_act
    others = targets(tracker)

    def on(other: int) -> View:
        return odds(app, (seat, METTLE, other, METTLE))

    if len(others) == 1:
        return on(others[0])
    lines = []
    for other in others:
        own, theirs = tracker.odds(seat, METTLE, other, METTLE)
        lines.append(player(app, other, other, pictures.percent(app, own, own + theirs) if own else ""))
    return Pick(app, app.words("odds").whom, lines, on, seat=seat, topic="odds")


def odds(app: "App", test: "tuple[int, ...]") -> View:
    """The odds before the draw; `test` is initiator, trait, defender, trait. RHR-100 to RHR-104.

    The defender may put no chips in.
    """
    words, traits = app.words("odds"), app.words("values").trait
    chips = app.tracker.odds(*test)
    event = ("tested",) + tuple(test)

    def draw_chip(app: "App") -> "Event":
        return event + (1, app.session.draw(sum(chips)))

    def more(app: "App") -> Pick:
        own, others = app.name(test[0]), app.name(test[2])
        lines = [
            (words.by_hand % own, event + (1, 0)),
            (words.by_hand % others, event + (1, chips[0])),
            (words.gives_in % others, event + (0, 0)),
        ]
        return Pick(app, words.more, lines, seat=test[0], topic="odds")

    middle: Command = NO
    right: Command = NO
    if chips[0] and not chips[1]:
        right = (app.common.next, event + (1, 0))
    elif chips[0]:
        middle, right = (words.more, more), (words.draw, draw_chip)
    title = traits[test[1]]
    if test[3] != test[1]:
        title = words.against % {"trait": title, "other": traits[test[3]]}
    view = page(app, title, _odds((test[0], test[2]), chips), (NO, middle, right), test[0])
    view.topic = "odds"
    return view


def _odds(sides: tuple[int, int], chips: tuple[int, int]) -> "Draw":
    """Two hamsters and their chips, and how likely the first one wins."""

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        words = app.words("odds")
        column = WIDE + across(canvas, 0) // 2
        for side, x in ((0, 0), (1, canvas.width - column)):
            seat = sides[side]
            canvas.picture(seats.PORTRAITS[seat], x + (4 if side == 0 else column - 36), TOP + 1)
            left = x + (38 if side == 0 else 0)
            centred(canvas, numerals, str(chips[side]), left, column - 38, TOP + 1)
            centred(canvas, medium, app.name(seat), x, column, TOP + 50)
        wide, total = canvas.width - 2 * column, sum(chips)
        if not chips[0] or not chips[1]:
            canvas.paragraph(medium, words.won if chips[0] else words.no_test, column, TOP + 8, wide, 14)
            return
        centred(canvas, plate, pictures.percent(app, chips[0], total), column, wide, TOP + 34 - plate.BASE)
        centred(canvas, medium, words.do, column, wide, TOP + 40)
        pictures.bar(canvas, MARGIN, TOP + 66, canvas.width - 2 * MARGIN, chips[0], total)

    return draw


def loss(app: "App") -> View:
    """A bite is won: which chip does the target lose? The biter's choice. RHR-44."""
    tracker = app.tracker
    loser = tracker.bitten
    keys = trait_keys(app, tracker.traits[loser], lambda trait: ("lost", trait))
    draw = pictures.taking(said(app.words("loss"), other=app.name(loser)), loser)
    return page(app, app.words("values").action[BITE], draw, keys, tracker.to_act)


class Versus(Pick):
    """A test of any traits between any two. Each line goes to its next value when chosen; the first one goes on."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.words("versus").title, self._all, topic="odds")
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
        app, test = self.app, self.test
        words, traits = app.words("versus"), app.words("values").trait
        return [
            (words.hat, self._odds, "▶"),
            (words.initiator, self._turning(0), app.name(test[0])),
            (words.trait, self._turning(1), traits[test[1]]),
            (words.defender, self._turning(2), app.name(test[2])),
            (words.against, self._turning(3), traits[test[3]]),
        ]

    def _odds(self, app: "App") -> "Action":
        pit, test = app.tracker.pit, self.test
        return odds(app, tuple(test)) if pit[test[0]] == pit[test[2]] else None

    def _turning(self, index: int) -> "Action":
        return lambda app: self._turn(index)

    def _turn(self, index: int) -> None:
        test = self.test
        if index % 2:
            test[index] = (test[index] + 1) % len(TRAITS)
        elif len(self.app.tracker.in_play) > 2:
            test[index] = self._next(test[index], test[2 - index])
        else:
            test[0], test[2] = test[2], test[0]
        self.app.redraw()
