"""Results of games that are over, the latest first."""

from ...drawing import canvas as drawing
from ...drawing.fonts import medium
from ...storage import REFUSED
from ...words import COMPANION
from .. import ranking as podium
from .. import records, results, titles
from ..opening import take_home
from ..questions import Pick
from ..screen import MARGIN, NO, View, back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..questions import Line


class Results(Pick):
    """Which game, and who has won it; picking one shows its ranking."""

    def __init__(self, app: "App") -> None:
        try:
            found = results.standing(records.Reader(app.board.storage.pieces(results.BLOB)))
        except REFUSED:
            found = []
        found.reverse()
        lines = [line(app, number + 1, results.Result(payload)) for number, payload in enumerate(found)]
        super().__init__(app, app.common.results, lines, lambda index: ranking(app, results.Result(found[index])))

    def corner(self) -> str:
        return self.app.words("results", COMPANION).last_first


def line(app: "App", number: int, result: results.Result) -> "Line":
    """Which game counted from the last one, and its winners: by name, or how many if the names need too much room."""
    words = app.words("results", COMPANION)
    text = "%d  %s" % (number, title(app, result))
    winners = result.winners
    value = ", ".join([name(app, result, seat) for seat in winners]) if winners else words.nobody
    if not result.finished:
        value = words.unfinished
    if len(winners) > 1 and drawing.width(medium, text) + drawing.width(medium, value) > Pick.width - 4 * MARGIN:
        value = words.winners % len(winners)
    return text, number - 1, value


def title(app: "App", result: results.Result) -> str:
    """What its title is called; the name of the folder if this firmware does not have it."""
    return titles.name(result.title, app) if result.title in titles.names() else result.title


def name(app: "App", result: results.Result, seat: int) -> str:
    """What the player at a seat was called."""
    return result.players[seat][2] or app.common.seats[seat]


def ranking(app: "App", result: results.Result) -> View:
    """Everybody by place, with the scores where the title has them; how long it took."""
    words = app.words("results", COMPANION)
    lines = []
    for seat, (place, score, _) in enumerate(result.players):
        lines.append((place, seat, name(app, result, seat), "", "" if score is None else str(score)))

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        podium.draw(canvas, lines)

    lengths = [] if result.finished else [words.unfinished]
    if result.rounds:
        lengths.append(words.round % result.rounds)
    if result.minutes:
        lengths.append(words.minutes % result.minutes)
    to_phone = (app.common.to_phone, lambda app: take_home(app, result)) if result.finished else NO
    presses = (NO, to_phone, (app.common.back_key, back))
    scene = ("winners",) + tuple(result.winners) if result.winners else ("dark",)
    return View(app, title(app, result), draw, presses, ", ".join(lengths), scene)
