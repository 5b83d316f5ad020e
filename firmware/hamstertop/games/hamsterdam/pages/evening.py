"""Who begins an evening of Hamsterdam, and who wins it: screens that are read when they are shown."""

from ....companion import modules
from ....companion.counting import Number
from ....companion.questions import Pick
from ....companion.screen import MARGIN, NO, TOP, Screen, View, home, say, seat_scene, strip
from ....drawing import canvas as drawing
from ....drawing.fonts import medium
from ..screens import CELEBRATION, DICE, looked_up, players, seldom, throw
from ..tracker import DAMS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App

NAMED = 70  # pixels that a name in the ranking can have beside a detail

# The beginning, and redeployment: steps to leaf through


def first(app: "App") -> Screen:
    """Who begins: everybody rolls, the highest begins, ties roll again. HD-15, HD-A29."""
    if app.settings.real_dice:
        asked: Screen = seldom("rolling", "real_dice")(app)
        return asked
    tracker = app.tracker
    title, order, follows, tie, pick = looked_up(app, "phrases", "first")

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        """What to do, and what everybody has rolled."""
        say(canvas, tie if -1 in tracker.rolls else order, follows, MARGIN, TOP + 4, 190 if tracker.dice else 284)
        for index, face in enumerate(tracker.dice or ()):
            modules.load(DICE).die(canvas, 200 + 46 * index, TOP + 6, 42, face)
        rolled = [str(roll) if roll > 0 else "-" if roll else "?" for roll in tracker.rolls]
        strip(canvas, app, rolled, [""] * tracker.players, tracker.to_act)

    presses = (app.words.TYPE, seldom("rolling", "real_dice")), (pick, pick_first), (app.common.ROLL, throw)
    return View(app, title, draw, presses, scene=seat_scene(app), stays=True, seat=tracker.to_act)


def pick_first(app: "App") -> Pick:
    """The table knows who begins."""
    return Pick(app, looked_up(app, "phrases", "first")[0], players(app), lambda seat: ("first", seat))


# The end


def count(app: "App") -> Number:
    """Water on each dam, and on a tie the hamsters left; one player after the other, from the first. HD-71, HD-72."""
    seat = app.tracker.to_act
    dams = app.tracker.phase == DAMS
    kind = "dam" if dams else "hamsters"
    title, order, follows = looked_up(app, "phrases", kind)
    scene = ("seat", seat)
    return Number(app, title, order, lambda number: (kind, seat, number), follows, scene=scene, clean=True, seat=seat)


def ranking(app: "App") -> View:
    """Who is driest. HD-71 to HD-73."""
    winners = app.tracker.winners
    seat = winners[0] if len(winners) == 1 else None
    wins, shared, head, parts, left = looked_up(app, "phrases", "ranking")

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        """Best first: flood pile and dam, and their sum."""
        tracker = app.tracker
        scores = tracker.scores
        lines = []
        for seat, place in enumerate(tracker.places):
            pile = tracker.piles[seat]
            detail = parts % (pile, scores[seat] - pile)
            if tracker.hamsters[seat]:
                detail = left % tracker.hamsters[seat]
            if drawing.width(medium, app.name(seat)) > NAMED:
                detail = ""
            lines.append((place, seat, app.name(seat), detail, str(scores[seat])))
        modules.load("hamstertop.companion.ranking").draw(canvas, lines, 66)

    presses = (NO, NO, (app.common.FIRST_PAGE, home))
    shown = (shared if seat is None else wins, draw, presses, head, ("winners",) + tuple(winners))
    shows: View = modules.load(CELEBRATION).Celebration(app, "winning", 2, TOP + 18, *shown, clean=True, seat=seat)
    return shows
