"""An evening of Hamsterdam but its turns: what the hands do at the table before all go on, who begins, who wins. Read
when it is shown."""

from ....companion import modules
from ....companion.counting import Number
from ....companion.leaves import Leaves
from ....companion.questions import Pick, players
from ....companion.screen import MARGIN, NO, TOP, Screen, View, across, home, say, seat_scene, strip
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium
from ....drawing.pictures import seats
from ..screens import CELEBRATION, DICE, looked_up, seldom, throw
from ..tracker import DAMS, DEPLOY, REDEPLOY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.lights import Scene
    from ....companion.screen import Deeds

DAM = "dam.DAM"
ROLLED = 88  # pixels of the column with what everybody has rolled
NAMED = 70  # pixels that a name in the ranking can have beside a detail

# Set-up, deployment and redeployment: steps to leaf through

# The picture of each step, as `Leaves` wants it
_SET_UP = (DAM, "LINE", "PASS", "LINE", "DOTS", "SPECIALS", "SPECIALS")
STEPS = {
    "set-up": _SET_UP,
    "two": _SET_UP,
    "classic": (DAM, "LINE", "STACKS", "SPECIALS", "SPECIALS"),
    "deploy": ("STACKS", "STACKS"),
    "redeploy": (DAM, "STACKS"),
    "redeploy all": (DAM, "STACKS"),
}


class Steps(Leaves):
    """What the hands do at the table before all go on. Who knows it goes on at once."""

    def __init__(self, app: "App", kind: str, title: str, skip: str, scene: "Scene", seat: "int | None" = None) -> None:
        """`kind` is a topic of `steps`, `skip` the label of the key that leaves all steps out."""
        leaves = [page + (drawn,) for page, drawn in zip(looked_up(app, "steps", kind), STEPS[kind])]
        super().__init__(app, title, leaves, (app.common.DONE, ("done",)), scene, True, seat)
        self.skip = skip

    def presses(self) -> "Deeds":
        left, _, on = super().presses()
        return left, NO if on is self.last else (self.skip, ("done",)), on

    def picture(self, canvas: drawing.Canvas, name: str) -> int:
        """First of all what everybody has rolled: the screen before did not show the last roll."""
        tracker = self.app.tracker
        if self.page or tracker.phase != DEPLOY or not any(tracker.rolls):
            return super().picture(canvas, name)
        row = 80 // tracker.players
        y = TOP + (row - 20) // 2
        for seat, roll in enumerate(tracker.rolls):
            ink = 1
            if seat == tracker.first:
                canvas.round(MARGIN, y, ROLLED, 20, 5)
                ink = 0
            canvas.picture(seats.HEADS[seat], MARGIN + 16, y + 2, ink)
            canvas.text(large, str(roll) if roll > 0 else "-", MARGIN + 48, y + 16 - large.BASE, ink)
            y += row
        return ROLLED + 3 * MARGIN


def steps(app: "App") -> Steps:
    """Set-up, deployment, redeployment."""
    tracker, phase = app.tracker, app.tracker.phase
    set_up, classic, begins, redeployment, skip = looked_up(app, "phrases", "steps")
    first = ("seat", tracker.first)
    if phase == DEPLOY:
        return Steps(app, "deploy", begins, skip, first, tracker.first)
    if phase == REDEPLOY:
        return Steps(app, "redeploy all" if tracker.readings.redeploy_all else "redeploy", redeployment, skip, first)
    if tracker.classic:
        return Steps(app, "classic", classic, skip, ("dark",))
    return Steps(app, "two" if tracker.players == 2 else "set-up", set_up, skip, ("dark",))


# The beginning


def first(app: "App") -> Screen:
    """Who begins: everybody rolls, the highest begins, ties roll again. HD-15, HD-A29."""
    if app.settings.real_dice:
        asked: Screen = seldom("turning", "real_dice")(app)
        return asked
    tracker = app.tracker
    title, order, follows, sits, tie, pick = looked_up(app, "phrases", "first")

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        """What to do, and what everybody has rolled."""
        text = follows if tracker.dice else follows + "\n" + sits
        say(canvas, tie if -1 in tracker.rolls else order, text, MARGIN, TOP + 4, 190 if tracker.dice else 284)
        for index, face in enumerate(tracker.dice or ()):
            modules.load(DICE).die(canvas, across(canvas, 200) + 46 * index, TOP + 6, 42, face)
        rolled = [str(roll) if roll > 0 else "-" if roll else "?" for roll in tracker.rolls]
        strip(canvas, app, rolled, [""] * tracker.players, tracker.to_act)

    presses = (app.words.TYPE, seldom("turning", "real_dice")), (pick, pick_first), (app.common.ROLL, throw)
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
        details = []
        for seat, pile in enumerate(tracker.piles):
            detail = parts % (pile, scores[seat] - pile)
            if tracker.hamsters[seat]:
                detail = left % tracker.hamsters[seat]
            if drawing.width(medium, app.name(seat)) > NAMED:
                detail = ""
            details.append(detail)
        modules.load("hamstertop.companion.ranking").of_game(canvas, app, scores, details)

    presses = (NO, NO, (app.common.FIRST_PAGE, home))
    shown = (shared if seat is None else wins, draw, presses, head, ("winners",) + tuple(winners))
    shows: View = modules.load(CELEBRATION).Celebration(app, "winning", 2, TOP + 18, *shown, clean=True, seat=seat)
    return shows
