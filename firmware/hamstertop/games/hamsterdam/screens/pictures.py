"""What several screens of Hamsterdam show."""

from ....companion.screen import TOP, across, centred, strip
from ....drawing import canvas as drawing
from ....drawing.fonts import large
from ....drawing.tank import tank
from .. import rules
from ..tracker import MOVE, REDEPLOY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ..tracker import Tracker

TANK = 238  # left edge of the gauge
NUMBER = 82  # pixels of the column with a large number


def round_and_turn(app: "App") -> str:
    """How far the game has come."""
    tracker = app.tracker
    between = tracker.skipping or tracker.phase in (MOVE, REDEPLOY)
    rolls = rules.turns_each(tracker.players) * tracker.players
    return app.words("turn").round % (tracker.round, tracker.turn + 1 - between, rolls)


def gauge(canvas: drawing.Canvas, app: "App") -> None:
    """All water, of the water that ends the game; the numbers stand on it, or in it once it is high."""
    tracker = app.tracker
    left = across(canvas, TANK)
    surface = tank(canvas, left, TOP + 3, 54, 51, tracker.water, tracker.limit)
    high = surface < TOP + 28
    centred(canvas, large, "%d/%d" % (tracker.water, tracker.limit), left, 54, surface - (-3 if high else 22), not high)


def piles(canvas: drawing.Canvas, app: "App") -> None:
    """Everybody's flood pile; behind it the one at which a card flips. The roller is marked."""
    numbers, behind, _ = leads(app)
    strip(canvas, app, numbers, behind, app.tracker.roller)


def leads(app: "App") -> "tuple[list[int], list[str], list[int]]":
    """Everybody's flood pile, the one at which a card flips, and who has least water so far."""
    tracker = app.tracker
    seats = range(tracker.players)
    least = min(tracker.piles)
    behind = [flips_at(tracker, seat) for seat in seats]
    return tracker.piles, behind, [seat for seat in seats if tracker.piles[seat] == least]


def flips_at(tracker: "Tracker", seat: int) -> str:
    """The pile at which a seat's next card flips, "!" if one is due. From 10 on, where it is each token, four players
    have no room for it."""
    pile = tracker.piles[seat]
    most = rules.next_flip(pile, tracker.flipped[seat])
    if tracker.classic or tracker.gone(seat) or (most > 9 and tracker.players == 4 and most > pile):
        return ""
    return "!" if most == pile else "/%d" % most


def nobody_can_have_it(tracker: "Tracker") -> bool:
    """Whether so many cards are flipped that all of one number can be among them. HD-6, HD-22."""
    return sum(tracker.flipped) >= tracker.players
