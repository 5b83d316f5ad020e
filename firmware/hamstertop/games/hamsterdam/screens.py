"""An evening of Hamsterdam, from the set-up to the ranking: what the device shows, and what its keys do."""

from ...companion.counting import Number, Rows
from ...companion.questions import Pick
from ...companion.screen import (
    MIDDLE,
    NO,
    Screen,
    View,
    back,
    home,
    menu_deed,
    press,
    seat_scene,
    undo,
    undo_deed,
)
from . import NAME, pictures, rules, specials
from .tracker import DAMS, DEPLOY, FLOOD, MOST, MOVE, REDEPLOY, SETUP, SKIP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ...companion.app import App
    from ...companion.lights import Scene
    from ...companion.screen import Action, Deed, Key
    from ...drawing.canvas import Canvas
    from .. import Event


def screen(
    app: "App",
    draw: "Callable[[Canvas, App], None]",
    left: "Deed",
    middle: "Deed",
    right: "Deed",
    title: str = NAME,
    corner: "str | None" = None,
    scene: "Scene | None" = None,
    clean: bool = False,
    stays: bool = False,
) -> View:
    """What all screens of a game in play share: held keys undo, show the specials, and open the menu."""
    cards = NO if middle[0] == app.words.CARDS else (app.words.HOLD_CARDS, specials_now)
    keys = ((left, undo_deed(app)), (middle, cards), (right, menu_deed(app)))
    corner = round_and_turn(app) if corner is None else corner
    return View(app, title, draw, keys, corner, scene or seat_scene(app), clean, stays)


def round_and_turn(app: "App") -> str:
    """How far the game has come."""
    tracker = app.tracker
    each = rules.turns_each(tracker.players)
    between = tracker.skipping or tracker.phase in (MOVE, REDEPLOY)
    turn = (tracker.turn - between) // tracker.players + 1
    return app.words.ROUND % (tracker.round, turn, each)


# The beginning


def checklist(app: "App") -> View:
    """What to do at the table now, before all go on: set-up, deployment, redeployment."""
    tracker, phase = app.tracker, app.tracker.phase
    done = (app.common.DONE, ("done",))
    if phase == SETUP:
        title = (app.words.SETUP_CLASSIC if tracker.classic else app.words.SETUP)[0]
        return screen(app, pictures.checklist, NO, NO, done, title, "", clean=True)
    if phase == DEPLOY:
        return screen(app, pictures.checklist, NO, NO, done, corner="", scene=("seat", tracker.first), clean=True)
    return screen(app, pictures.checklist, NO, NO, done, clean=True)


def first(app: "App") -> View:
    """Who begins: everybody rolls, the highest begins, ties roll again. HD-15, HD-A29."""
    words = app.words
    corner = words.FIRST_AGAIN if -1 in app.tracker.rolls else ""
    left, middle, right = (words.TYPE, real_dice), (words.FIRST_KNOWN, known_first), (app.common.ROLL, throw)
    return screen(app, pictures.first, left, middle, right, words.FIRST_TITLE, corner, stays=True)


def known_first(app: "App") -> Pick:
    """The table knows who begins."""
    players = range(app.tracker.players)
    return Pick(app, app.words.FIRST_TITLE, [(app.name(seat), ("first", seat)) for seat in players])


def throw(app: "App") -> "Event":
    """The device rolls."""
    return ("rolled",) + app.session.roll(2, 6)


def real_dice(app: "App") -> Number:
    """The sum of real dice, or the value that counts after an ability."""
    words, tracker = app.words, app.tracker
    if tracker.phase == FLOOD:
        title, question, start = words.VALUE, words.TYPE_VALUE, tracker.total
    else:
        title, question, start = words.TYPE_TITLE, words.TYPE_QUESTION, 7
    return Number(app, title, question, lambda total: ("typed", total), least=2, most=12, start=start)


# A turn: roll, see who is flooded, go on. The plain path is the right key twice.


def roll(app: "App") -> View:
    """Before the roll. HD-20, HD-21."""
    left, middle, right = (app.words.TYPE, real_dice), (app.words.CARDS, specials_now), (app.common.ROLL, throw)
    return screen(app, pictures.turn, left, middle, right)


def flood(app: "App") -> View:
    """After it: the number floods on every dam. HD-23."""
    left, middle, right = (app.words.WATER, water), (app.words.DICE, dice), (app.common.NEXT, ("done",))
    shimmer = ("shimmer", app.tracker.roller, app.board.ticks())
    return screen(app, pictures.turn, left, middle, right, scene=shimmer)


def dice(app: "App") -> Pick:
    """What the roller can do to the dice, until water is taken. HD-22, HS-3, HS-15, HS-13."""
    words, tracker = app.words, app.tracker
    title = words.DICE_TITLE % tracker.total
    if any(tracker.gained):
        return Pick(app, title, [(words.DICE_SETTLED, back)])
    nobody = [] if tracker.classic else [(words.NOBODY, ("nobody",))]
    spin = [(words.SPIN, Spin)] if tracker.dice else []
    return Pick(
        app,
        title,
        nobody
        + [(words.OPPOSITE, ("opposite",))]
        + spin
        + [(words.REROLL, lambda app: ("rerolled",) + app.session.roll(2, 6)), (words.VALUE, real_dice)],
    )


class Spin(Screen):
    """Spinster: one die to any face. HS-15, HS-20.

    One die is marked; a key turns it on, another goes to the other die, which shows its own face again.
    """

    repeats = (MIDDLE,)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.thrown = app.tracker.dice
        self.die = 0
        self.face = self.thrown[0]

    def title(self) -> str:
        return self.app.words.SPIN_TITLE

    def keys(self) -> "tuple[Key, Key, Key]":
        words, common = self.app.words, self.app.common
        other = ((words.SPIN_DIE, self._other), (common.BACK, back))
        return other, press(words.SPIN_FACE, self._turn), press(common.OK, ("spun", self.die, self.face))

    def _other(self, app: "App") -> None:
        self.die = 1 - self.die
        self.face = self.thrown[self.die]
        app.redraw()

    def _turn(self, app: "App") -> None:
        self.face = self.face % 6 + 1
        app.redraw()

    def draw(self, canvas: "Canvas") -> None:
        faces = list(self.thrown)
        faces[self.die] = self.face
        pictures.spin(canvas, faces, self.die)


def choose(app: "App") -> View:
    """Physicster: the old roll or the new one. HS-13."""
    words, tracker = app.words, app.tracker
    old, new = (words.CHOOSE_OLD % tracker.before[1], ("chose", 0)), (words.CHOOSE_NEW % tracker.total, ("chose", 1))
    return screen(app, pictures.choose, old, NO, new, words.CHOOSE_TITLE)


def water(app: "App") -> Rows:
    """Who took water in this turn, or by a Bombster. HD-30, HS-29."""
    words, tracker = app.words, app.tracker
    if tracker.phase == SKIP:
        return Rows(app, words.SKIP_WATER, pictures.pile, bombed, at=tracker.roller)
    return Rows(app, words.WATER_TITLE, pictures.pile, flooded, words.WATER_VALUE % tracker.total, tracker.roller)


def flooded(app: "App", seat: int) -> "tuple[Deed, Key, Key]":
    """In a turn: a token more or less; then the floods are over."""
    common = app.common
    count = (("+1", taking(seat, 1)), (app.words.WATER_LESS, taking(seat, -1)))
    return (common.UNDO, undo), count, ((common.DONE, ("done",)), (common.BACK, back))


def bombed(app: "App", seat: int) -> "tuple[Deed, Key, Key]":
    """By an ability: what undo takes back needs no key of its own."""
    common = app.common
    return (common.UNDO, undo), press("+1", taking(seat, 1)), ((common.DONE, back), (common.BACK, back))


def taking(seat: int, tokens: int) -> "Callable[[App], Action]":
    """Tokens for a seat, where that can be."""

    def take(app: "App") -> "Action":
        tracker = app.tracker
        if tracker.gone(seat) or tracker.gained[seat] + tokens < 0 or tracker.piles[seat] + tokens > MOST:
            return None
        return ("water", seat, tokens)

    return take


def breach(app: "App") -> View:
    """A dam breaks: one card after the other, with the water on it. HD-40 to HD-47, HD-A10."""
    words, tracker = app.words, app.tracker
    seat = tracker.to_act
    one: Deed = (words.BREACH_ONE, ("breach", seat, 1) if tracker.piles[seat] < MOST else None)
    more: Deed = (words.BREACH_MORE, breach_water if tracker.piles[seat] < MOST else None)
    corner = words.BREACH_LEFT % tracker.flips_due(seat)
    dry = (words.BREACH_DRY, ("breach", seat, 0))
    return screen(app, pictures.breach, more, one, dry, words.BREACH_TITLE, corner, ("alarm", seat))


def breach_water(app: "App") -> Number:
    """More than one token on a flipped card (Contractster piles them up), as many as the pile can take."""
    words, seat = app.words, app.tracker.to_act
    most = MOST - app.tracker.piles[seat]
    return Number(
        app,
        words.BREACH_TITLE,
        words.BREACH_WATER,
        lambda tokens: ("breach", seat, tokens),
        most=most,
        start=2,
    )


# Movement and the specials


def move(app: "App") -> View:
    """The movement phase: normal moves in turn order; who uses an ability instead comes after. HD-50 to HD-56."""
    first = ("seat", app.tracker.first)
    skips, done = (app.words.MOVE_SKIP, ("skips",)), (app.common.DONE, ("done",))
    return screen(app, pictures.move, skips, NO, done, scene=first, clean=True)


def skip(app: "App") -> View:
    """Abilities used instead of a normal move, in turn order; a Bombster's water is entered here. HD-54, HS-29."""
    words, first = app.words, ("seat", app.tracker.first)
    done = (app.common.DONE, ("done",))
    return screen(app, pictures.skip, (words.WATER, water), (words.CARDS, specials_now), done, scene=first)


def specials_now(app: "App") -> Pick:
    """The specials that can act now, or all of them."""
    kinds = specials.usable(app.tracker.phase)
    if not kinds:
        return all_specials(app)
    lines = special_lines(kinds) + [(app.words.SPECIALS_ALL, len(kinds))]
    return Pick(
        app,
        app.words.SPECIALS_NOW,
        lines,
        lambda at: Card(app, kinds, at) if at < len(kinds) else all_specials(app),
    )


def all_specials(app: "App") -> Pick:
    """The list of all 18."""
    kinds = list(range(len(specials.SPECIALS)))
    return Pick(app, app.words.SPECIALS_ALL, special_lines(kinds), lambda at: Card(app, kinds, at))


def special_lines(kinds: list[int]) -> list[tuple[str, int]]:
    """A line for each kind; its answer is its place."""
    return [(specials.SPECIALS[kind][0], at) for at, kind in enumerate(kinds)]


class Card(Screen):
    """One special, when it acts and what it does; the keys leaf through `kinds`."""

    def __init__(self, app: "App", kinds: list[int], at: int) -> None:
        super().__init__(app)
        self.kinds = kinds
        self.at = at

    def title(self) -> str:
        return self.app.words.SPECIALS

    def corner(self) -> str:
        words, window = self.app.words, specials.SPECIALS[self.kinds[self.at]][1]
        names = [name for bit, name in enumerate(words.WINDOWS) if window >> bit & 1]
        return words.ANYTIME if len(names) == len(words.WINDOWS) else " · ".join(names)

    def keys(self) -> "tuple[Key, Key, Key]":
        return press("◀", None), press("▶", None), press(self.app.common.BACK_KEY, back)

    def move(self, by: int) -> None:
        self.at = (self.at + by) % len(self.kinds)
        self.app.redraw()

    def draw(self, canvas: "Canvas") -> None:
        pictures.card(canvas, self.app, self.kinds[self.at])


# The end


def count(app: "App") -> Number:
    """Water on each dam, and on a tie the hamsters left; one player after the other, from the first. HD-71, HD-72."""
    words, seat = app.words, app.tracker.to_act
    if app.tracker.phase == DAMS:
        kind, title, question, hint = "dam", words.DAM_TITLE, words.DAM_QUESTION, words.DAM_HINT
    else:
        kind, title, question, hint = "hamsters", words.HAMSTERS_TITLE, words.HAMSTERS_QUESTION, words.HAMSTERS_HINT
    return Number(
        app,
        title,
        question % app.name(seat),
        lambda number: (kind, seat, number),
        hint,
        hold=(app.common.UNDO, undo),
        scene=("seat", seat),
        clean=True,
    )


def ranking(app: "App") -> View:
    """Who is driest. HD-71 to HD-73."""
    words, winners = app.words, app.tracker.winners
    title = words.SHARED if len(winners) > 1 else words.WON % app.name(winners[0])
    lights = ("winners",) + tuple(winners)
    first_page = (app.common.FIRST_PAGE, home)
    return screen(app, pictures.ranking, NO, NO, first_page, title, words.RANKING_HEAD, lights, clean=True)


SCREENS = {
    "setup": checklist,
    "first": first,
    "deploy": checklist,
    "roll": roll,
    "choose": choose,
    "flood": flood,
    "breach": breach,
    "move": move,
    "skip": skip,
    "redeploy": checklist,
    "dams": count,
    "hamsters": count,
    "over": ranking,
}
