"""The score pad: who has how many points, and whose turn it is."""

from ...companion.counting import Number, Rows
from ...companion.questions import Pick
from ...companion.screen import NO, NOTHING, Screen, View, back, home, menu_deed, undo, undo_deed
from ...companion.timed import Timed, start, stop
from . import pictures
from .tracker import MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App
    from ...companion.screen import Action, Deed, Key
    from ...drawing.canvas import Canvas


def play(app: "App") -> Screen:
    """With a timer the player whose turn it is, without one everybody's row."""
    if app.tracker.seconds:
        return TimedTurn(app)
    return Rows(app, app.words.ROUND % app.tracker.round, pictures.row, row_keys, turn_of(app), app.tracker.seat)


def turn_of(app: "App") -> str:
    """Whose turn it is, in words."""
    return app.words.TURN % app.name(app.tracker.seat)


def row_keys(app: "App", seat: int) -> "tuple[Deed, Key, Key]":
    """Points for the marked player, or the next turn."""
    words, common = app.words, app.common
    middle = ((words.POINTS, lambda app: points(app, seat)), (words.MORE, more))
    return undo_deed(app), middle, ((common.NEXT, ("turned",)), menu_deed(app))


class TimedTurn(Timed):
    """One player's turn, by the clock. Entering points stops it."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.tracker.seconds)

    def title(self) -> str:
        return turn_of(self.app)

    def corner(self) -> str:
        return self.app.words.ROUND % self.app.tracker.round

    def keys(self) -> "tuple[Key, Key, Key]":
        words, common, seat = self.app.words, self.app.common, self.app.tracker.seat
        clock: Deed = NO if self.up else (words.PAUSE, stop) if self.running else (words.START, start)
        middle = ((words.POINTS, lambda app: points(app, seat)), (words.MORE, more))
        return (clock, undo_deed(self.app)), middle, ((common.NEXT, ("turned",)), menu_deed(self.app))

    def press(self, key: int, held: bool) -> None:
        """Whatever else is done while the time runs stops it."""
        action = self.keys()[key][held][1]
        if self.running and action is not stop:
            self.stop()
        self.app.act(action)

    def draw(self, canvas: "Canvas") -> None:
        pictures.timed(canvas, self.app, None if self.up else self.shown_seconds())


def points(app: "App", seat: int) -> Number:
    """Points for a player, up or down."""
    words = app.words

    def then(number: int) -> "Action":
        return ("scored", seat, number) if number else back

    title = words.POINTS_FOR % app.name(seat)
    return Number(app, title, words.HOW_MANY, then, words.HINT, least=-MOST, most=MOST, start=1)


def more(app: "App") -> Pick:
    """Points for anybody, and the end of the game."""
    lines = [(app.name(seat), seat) for seat in range(app.tracker.players)]
    lines.append((app.words.GAME_OVER, -1))
    return Pick(app, app.words.WHO, lines, lambda seat: ("ended",) if seat < 0 else points(app, seat))


def ranking(app: "App") -> View:
    """Who has won, and everybody's points, the most first."""
    words, common, winners = app.words, app.common, app.tracker.winners
    title = words.WON % app.name(winners[0]) if len(winners) == 1 else words.SHARED
    keys = (NO, (common.UNDO, undo)), NOTHING, ((common.FIRST_PAGE, home), menu_deed(app))
    corner = words.ROUND % app.tracker.round
    return View(app, title, pictures.ranking, keys, corner, ("winners",) + tuple(winners), clean=True)


SCREENS = {"play": play, "over": ranking}
