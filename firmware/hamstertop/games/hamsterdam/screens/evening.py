"""An evening of Hamsterdam but its turns: what the hands do at the table before all go on, who begins, who wins."""

from ....companion import ranking as podium
from ....companion.celebration import Celebration
from ....companion.counting import Number
from ....companion.leaves import Leaves, seating
from ....companion.opening import ending
from ....companion.questions import Pick, players
from ....companion.screen import MARGIN, NO, TOP, Screen, View, across, say, seat_scene, strip
from ....drawing import canvas as drawing
from ....drawing.dice import die
from ....drawing.fonts import large, medium
from ....drawing.pictures import dam, seats, winning
from ....drawing.pictures import setup_hamsterdam as pictures
from ..tracker import DAMS, DEPLOY, REDEPLOY, SETUP
from .real_dice import real_dice, rolls_real_dice
from .turn import throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.leaves import Leaf
    from ....companion.lights import Scene
    from ....companion.screen import Commands
    from ... import Event

ROLLED = 88  # pixels of the column with what everybody has rolled
NAMED = 70  # pixels that a name in the ranking can have beside a detail

# Set-up, deployment and redeployment: steps to leaf through

# The picture of each step
FULL = (pictures.LINE, pictures.PASS, pictures.LINE, pictures.DOTS, pictures.SPECIALS, pictures.SPECIALS)
CLASSIC = (pictures.LINE, pictures.STACKS, pictures.SPECIALS, pictures.SPECIALS)
DEPLOYMENT = (pictures.STACKS, pictures.STACKS)
REDEPLOYMENT = (dam.DAM, pictures.STACKS)


class Steps(Leaves):
    """What the hands do at the table before all go on. Who knows it goes on at once."""

    def __init__(
        self,
        app: "App",
        title: str,
        pages: "list[tuple[str, str]]",
        drawn: "tuple[drawing.Picture, ...]",
        scene: "Scene" = ("dark",),
        seat: "int | None" = None,
    ) -> None:
        """`drawn` has the picture of each page."""
        leaves: list[Leaf] = [page + (picture,) for page, picture in zip(pages, drawn)]
        if app.tracker.phase == SETUP:
            leaves.insert(0, seating(app))
        super().__init__(app, title, leaves, (app.common.done, ("done",)), scene, True, seat)
        self.skip = app.words("steps").skip

    def presses(self) -> "Commands":
        left, _, on = super().presses()
        return left, NO if on is self.last else (self.skip, ("done",)), on

    def picture(self, canvas: drawing.Canvas, picture: "drawing.Picture") -> int:
        """First of all what everybody has rolled: the screen before did not show the last roll."""
        tracker = self.app.tracker
        if self.page or tracker.phase != DEPLOY or not any(tracker.rolls):
            return super().picture(canvas, picture)
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
    tracker, words = app.tracker, app.words("steps")

    def pages(*sections: str) -> "list[tuple[str, str]]":
        found = []
        for section in sections:
            found += app.words(section).pages()
        return found

    first = ("seat", tracker.first)
    if tracker.phase == DEPLOY:
        return Steps(app, words.begins, pages("deploy"), DEPLOYMENT, first, tracker.first)
    if tracker.phase == REDEPLOY:
        placing = "redeploy.all" if tracker.readings.redeploy_all else "redeploy.resting"
        return Steps(app, words.redeployment, pages("redeploy.clear", placing), REDEPLOYMENT, first)
    if tracker.classic:
        return Steps(app, words.classic, pages("setup.classic"), CLASSIC)
    found = pages("setup.full")
    if tracker.players == 2:
        found[1] = pages("setup.two")[0]
    return Steps(app, words.setup, found, FULL)


# The beginning


def first(app: "App") -> Screen:
    """Who begins: everybody rolls, the highest begins, ties roll again. HD-15, HD-A29."""
    if rolls_real_dice(app):
        return real_dice(app)
    tracker, words = app.tracker, app.words("first")

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        """What to do, and what everybody has rolled."""
        text = words.why if tracker.dice else words.why + "\n" + words.sits
        order = words.tie if -1 in tracker.rolls else words.do
        say(canvas, order, text, MARGIN, TOP + 4, 190 if tracker.dice else 284)
        for index, face in enumerate(tracker.dice or ()):
            die(canvas, across(canvas, 200) + 46 * index, TOP + 6, 42, face)
        rolled = [str(roll) if roll > 0 else "-" if roll else "?" for roll in tracker.rolls]
        strip(canvas, app, rolled, [""] * tracker.players, tracker.to_act)

    presses = (app.words("turn").real_dice, real_dice), (words.pick, pick_first), (app.common.roll, throw)
    return View(app, words.title, draw, presses, scene=seat_scene(app), stays=True, seat=tracker.to_act)


def pick_first(app: "App") -> Pick:
    """The table knows who begins."""
    return Pick(app, app.words("first").title, players(app), lambda seat: ("first", seat))


# The end


def count(app: "App") -> Number:
    """Water on each dam, and on a tie the hamsters left; one player after the other, from the first. HD-71, HD-72."""
    seat = app.tracker.to_act
    kind = "dam" if app.tracker.phase == DAMS else "hamsters"
    words, scene, tracker = app.words(kind), ("seat", seat), app.tracker
    title = words.title
    if kind == "dam" and tracker.water >= tracker.limit:
        title = words.reached % (tracker.water, tracker.limit)

    def then(number: int) -> "Event":
        return (kind, seat, number)

    return Number(app, title, words.do, then, words.why, scene=scene, clean=True, seat=seat)


def ranking(app: "App") -> Celebration:
    """Who is driest. HD-71 to HD-73."""
    winners = app.tracker.winners
    seat = winners[0] if len(winners) == 1 else None
    words = app.words("end")

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        """Best first: flood pile and dam, and their sum."""
        tracker = app.tracker
        scores = tracker.scores
        details = []
        for seat, pile in enumerate(tracker.piles):
            detail = words.parts % (pile, scores[seat] - pile)
            if tracker.hamsters[seat]:
                detail = words.left % tracker.hamsters[seat]
            if drawing.width(medium, app.name(seat)) > NAMED:
                detail = ""
            details.append(detail)
        podium.of_game(canvas, app, scores, details)

    presses = ending(app)
    title = words.shared if seat is None else words.wins
    shown = (title, draw, presses, words.pile_and_dam, ("winners",) + tuple(winners))
    return Celebration(app, winning, 2, TOP + 18, *shown, clean=True, seat=seat)
