"""The screens of my title: whose turn it is, how many points, who has won.

docs/architecture.md says how a screen is written. All that players read is in the words, by section and key.
"""

from ...companion import ranking as podium
from ...companion.celebration import Celebration
from ...companion.counting import Number
from ...companion.opening import ending
from ...companion.screen import NO, TOP, View, say, strip
from ...drawing.pictures import winning
from .tracker import MOST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...companion.app import App
    from ...companion.questions import Line
    from ...drawing.canvas import Canvas


def turn(app: "App") -> View:
    """Whose turn it is, and along the lower edge everybody's points."""
    words, tracker = app.words("turn"), app.tracker

    def draw(canvas: "Canvas", app: "App") -> None:
        say(canvas, words.do, words.why)
        strip(canvas, app, tracker.scores, [""] * tracker.players, tracker.seat)

    # What pressing the left, middle and right key does: a label, and an action. An action is an event, a screen, or a
    # function of the app that returns one of them. What holding a key does is the same on every screen.
    presses = NO, (words.points, points), (app.common.next, ("scored", 0))
    return View(app, words.title, draw, presses, scene=("seat", tracker.seat), seat=tracker.seat)


def points(app: "App") -> Number:
    """Points for the player whose turn it is."""
    words = app.words("turn")

    def then(number: int) -> tuple[str, int]:
        return ("scored", number)

    seat = app.tracker.seat
    return Number(app, words.points, words.how_many, then, words.hint, least=-MOST, most=MOST, start=1, seat=seat)


def rare(app: "App") -> "list[Line]":
    """What can happen now but seldom does: the first lines of the menu, each with its action."""
    return [] if app.tracker.over else [(app.words("rare").game_over, ("ended",))]


def winners(app: "App") -> Celebration:
    """Who has won, and everybody's points, the most first."""
    words, tracker = app.words("end"), app.tracker
    first = [seat for seat, place in enumerate(tracker.places) if place == 1]
    seat = first[0] if len(first) == 1 else None
    title = words.shared if seat is None else words.wins
    presses = ending(app)
    lights = ("winners",) + tuple(first)
    return Celebration(app, winning, 2, TOP + 18, title, _ranking, presses, scene=lights, clean=True, seat=seat)


def _ranking(canvas: "Canvas", app: "App") -> None:
    podium.of_game(canvas, app, app.tracker.scores)


# A function for each phase of the tracker but the first one, given the app.
SCREENS = {"turn": turn, "over": winners}
RARE = rare
# There may be more, each optional: `enter`, in the place of the questions of a new game; CORRECT, what can be put
# right from the menu; CHOICES, words for a value of SETUP that depends on others; STORIES, what happened, where no
# template of the section `log` can say it. The other titles show how they are used.
