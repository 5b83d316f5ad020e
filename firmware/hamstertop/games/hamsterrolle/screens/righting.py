"""Every number that the companion of Hamsterrolle keeps, to be put right."""

from ....companion.counting import Number
from ....companion.questions import Pick, players
from ....companion.screen import back
from ....drawing.pictures import seats
from .. import rules
from ..tracker import TURN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ....companion.app import App
    from ....companion.questions import Line
    from ....companion.screen import Action


def correct(app: "App") -> Pick:
    """Every number that the companion keeps. What is neither with players nor out of the game is in the wheel."""
    words, tracker = app.words("correct"), app.tracker
    playing = tracker.phase == TURN
    free = tracker.wheel if playing else tracker.gone
    total = tracker.wheel + tracker.gone
    lines: list[Line] = []
    for seat, stock in enumerate(tracker.stocks):
        least = 0 if playing else 1
        lines.append(number(app, app.name(seat), stock, least, stock + free, has(seat), seats.HEADS[seat]))
    if playing:
        seconds = rules.SECONDS if tracker.clock is None else tracker.clock
        whose = words.whose
        lines += [
            number(app, words.wheel, tracker.wheel, 0, total, lambda count: ("out", total - count)),
            number(app, words.out, tracker.gone, 0, total, lambda count: ("out", count)),
            number(app, words.seconds, seconds, 1, rules.SECONDS, lambda seconds: ("time", seconds)),
            (whose, lambda app: Pick(app, whose, players(app), lambda seat: ("turn", seat)), app.name(tracker.seat)),
        ]
    return Pick(app, app.common.correct, lines, topic="correct")


def number(
    app: "App",
    title: str,
    now: int,
    least: int,
    most: int,
    event: "Callable[[int], Action]",
    picture: "Any" = None,
) -> "Line":
    """A line with a number, and the question for the right one; the same one is no event."""

    def then(count: int) -> "Action":
        return back if count == now else event(count)

    def asks(app: "App") -> Number:
        return Number(app, title, app.words("correct").ask, then, least=least, most=most, start=now, topic="correct")

    return title, asks, str(now), picture


def has(seat: int) -> "Callable[[int], Action]":
    """So many pieces for a player; asks back whether there are none, for that may end the game."""

    def event(pieces: int) -> "Action":
        found = ("stock", seat, pieces)
        return found if pieces else lambda app: app.sure(app.words("sure").none % app.name(seat), found)

    return event
