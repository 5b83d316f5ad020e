"""The score pad: who has how many points, and whose turn it is."""

from ...companion.celebration import Celebration
from ...companion.counting import Number, Players
from ...companion.opening import ending
from ...companion.questions import Pick, players
from ...companion.screen import NO, TOP, Screen, back
from ...companion.timed import Timed, start, stop
from ...drawing.pictures import winning
from . import pictures
from .tracker import MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App
    from ...companion.questions import Line
    from ...companion.screen import Action, Command, Commands
    from ...drawing.canvas import Canvas


def play(app: "App") -> Screen:
    """With a timer the player whose turn it is, without one everybody's row."""
    if app.tracker.seconds:
        return TimedTurn(app)
    return Pad(app)


class Pad(Players):
    """Everybody's points, one player marked."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, "", row_keys, at=app.tracker.seat)

    def actor(self) -> int:
        """The marked player, whom the points are for."""
        return self.at

    def title(self) -> str:
        """The round; while another player is marked, whose turn it is."""
        tracker, words = self.app.tracker, self.app.words("turn")
        seat = tracker.seat
        return words.round % tracker.round if self.at == seat else words.turn_of % self.app.name(seat)

    def draw(self, canvas: "Canvas") -> None:
        pictures.pad(canvas, self.app, self.at)


def row_keys(app: "App", seat: int) -> "tuple[Command, Command]":
    """Points for the marked player, or the next turn."""
    return (app.words("turn").points, lambda app: points(app, seat)), (app.common.next, ("turned",))


class TimedTurn(Timed):
    """One player's turn, by the clock. Entering points stops it."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.tracker.seconds)

    def corner(self) -> str:
        return self.app.words("turn").round % self.app.tracker.round

    def presses(self) -> "Commands":
        words, seat = self.app.words("turn"), self.app.tracker.seat
        clock: Command = NO if self.up else (words.pause, stop) if self.running else (words.start, start)
        return clock, (words.points, lambda app: points(app, seat)), (self.app.common.next, ("turned",))

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
    words = app.words("turn")

    def then(number: int) -> "Action":
        return ("scored", seat, number) if number else back

    return Number(app, words.points, words.how_many, then, words.hint, least=-MOST, most=MOST, start=1, seat=seat)


def rare(app: "App") -> "list[Line]":
    """In the menu: the end of the game; where a row does not do it, points for anybody."""
    words, tracker = app.words("rare"), app.tracker
    if tracker.over:
        return []
    others = [(words.who, anybody)] if tracker.seconds else []
    return others + [(words.game_over, ("ended",))]


def anybody(app: "App") -> Pick:
    """Whose points."""
    return Pick(app, app.words("rare").who, players(app), lambda seat: points(app, seat))


def ranking(app: "App") -> Celebration:
    """Who has won, and everybody's points, the most first."""
    words, winners = app.words("end"), app.tracker.winners
    seat = winners[0] if len(winners) == 1 else None
    title = words.shared if seat is None else words.wins
    presses = ending(app)
    corner = app.words("turn").round % app.tracker.round
    lights = ("winners",) + tuple(winners)
    shown = (title, pictures.ranking, presses, corner, lights)
    return Celebration(app, winning, 2, TOP + 18, *shown, clean=True, seat=seat)


SCREENS = {"play": play, "over": ranking}
RARE = rare
