"""Hamsters make up their minds: where their Pluck lies, in secret; then, openly, what each will do."""

from ....companion.screen import (
    BOTTOM,
    LINE,
    MARGIN,
    NO,
    TOP,
    WORDS,
    Screen,
    View,
    back,
    centred,
    fitting,
    foot,
    say,
    up,
)
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, numerals, small
from ....drawing.pictures import actions
from ..rules import BITE, METTLE, REST, RUN, THROW, reach
from . import pictures
from .page import page, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ....companion.app import App
    from ....companion.lights import Scene
    from ....companion.screen import Action, Commands


# Allocation. Between two hamsters that allocate in secret lies a cover: nothing of anybody's chips is shown.


def allocation(app: "App") -> Screen:
    """In secret, or openly once the sheets are open. RHR-11, RHR-12."""
    return chips(app) if app.tracker.revealed else cover(app)


def cover(app: "App") -> View:
    """Whose turn with the device it is. The screen before must not shine through."""
    tracker, words = app.tracker, app.words("allocate")
    nobody_yet = not any([any(chips or ()) for chips in tracker.sealed])
    paper = (words.paper, ("revealed",)) if nobody_yet else NO
    title = app.words("table").round % tracker.round
    return page(app, title, _cover, (paper, NO, (words.ready, chips)), tracker.to_act, clean=True)


def reveal(app: "App") -> View:
    """All have allocated, and can look. RHR-12."""
    words = app.words("reveal")
    return page(app, words.title, _cover, (NO, NO, (words.reveal, ("revealed",))), clean=True)


def _cover(canvas: drawing.Canvas, app: "App") -> None:
    """Who takes the device; or that all have allocated. What lies in the pools, and everybody's Pluck."""
    tracker = app.tracker
    seat, words = tracker.to_act, app.words(tracker.phase)
    texts = said(words) if seat is None else said(words, pluck=tracker.pluck(seat))
    pictures.tell(canvas, texts, pictures.TELL, pictures.TELL)
    pictures.counter(canvas, actions.SPEED, tracker.speed, TOP + 1)
    pictures.counter(canvas, actions.ALLIGATORS, tracker.alligators, TOP + 29)
    pictures.lineup(canvas, tracker.in_play, lambda seat: (str(tracker.pluck(seat)), ""), seat)


def chips(app: "App") -> "Chips":
    """All Pluck of the hamster to act. It begins as it lay at the end of the last round. RHR-11, RHR-A21."""
    tracker = app.tracker
    seat: int = tracker.to_act
    pluck = tracker.pluck(seat)
    start = list(tracker.traits[seat])
    if sum(start) != pluck:
        start = [(pluck + 2) // 3, (pluck + 1) // 3, pluck // 3]
    return Chips(app, seat, start, lambda chips: ("allocated", seat) + tuple(chips), not tracker.revealed)


class Chips(Screen):
    """Where a hamster's Pluck lies: one number after the other, the last takes the rest; then, whether all is right.

    `secret` while nobody may see it: nothing but the panel shows what is pressed.
    """

    clean = True
    topic = "chips"
    takes_back = True
    marks = True

    def __init__(
        self, app: "App", seat: int, start: "list[int]", then: "Callable[[list[int]], Action]", secret: bool = False
    ) -> None:
        """`then` gives the action for the numbers, once they are right."""
        super().__init__(app)
        self.seat = seat
        self.chips = start
        self.then = then
        self.secret = secret
        self.at = 0

    @property
    def asked(self) -> bool:
        """Whether a number is asked for; else, whether all are right."""
        return self.at < len(self.chips) - 1

    def title(self) -> str:
        return ""

    def actor(self) -> int:
        return self.seat

    def presses(self) -> "Commands":
        common = self.app.common
        if self.asked:
            return ("+", None), ("–", None), (common.ok, lambda app: self.step(1))
        change = self.app.words("chips").change
        return (change, lambda app: self.step(-self.at)), NO, (common.done, self.then(self.chips))

    def holds(self) -> "Commands":
        """Undo goes back to the number before; before the first one only where the sheets are open."""
        left, middle, right = super().holds()
        if self.at:
            left = (self.app.common.undo, lambda app: self.step(-1))
        return (left if self.at or self.own else NO), middle, right

    def step(self, by: int) -> None:
        """To another number."""
        self.at += by
        self.app.redraw()

    def move(self, by: int) -> None:
        """One more, of what comes after it; or one less."""
        chips, at = self.chips, self.at
        if by > 0:
            after = [index for index in range(len(chips) - 1, at, -1) if chips[index]]
            if not after:
                return
            chips[after[0]] -= 1
        elif chips[at]:
            chips[-1] += 1
        else:
            return
        chips[at] += by
        self.app.redraw()

    def scene(self, now: int) -> "Scene":
        return ("seat", self.seat)

    def draw(self, canvas: drawing.Canvas) -> None:
        """The chips on each trait, that in question white on black; what it is for, or whether all is right."""
        app, last = self.app, len(self.chips) - 1
        names, words = app.words("values").trait, app.words("chips")
        wide = canvas.width // (last + 1)
        for trait, number in enumerate(self.chips):
            canvas.spot(LINE if trait < last else WORDS, trait, trait * wide, TOP, wide, 64)
            ink = 1
            if self.asked and trait == self.at:
                canvas.round(trait * wide + 2, TOP, wide - 4, 64, 6)
                ink = 0
            centred(canvas, numerals, str(number), trait * wide, wide, TOP + 1, ink)
            centred(canvas, medium, names[trait], trait * wide, wide, TOP + 48, ink)
        text = words.hints[self.at] if self.asked else words.right % names[last]
        canvas.spot(WORDS, last + 1, 0, TOP + 65, canvas.width, 15)
        centred(canvas, fitting(text, canvas.width, (medium, small)), text, 0, canvas.width, TOP + 65)


# Declaring


def declare(app: "App") -> View:
    """A key for Run, one for Rest, one for both that need a test; the lowest initiative first. RHR-30, RHR-94."""
    names = app.words("values").action
    commands = (app.words("declare").fight, fight), (names[REST], ("declared", REST)), (names[RUN], ("declared", RUN))
    return page(app, "/".join(app.words("table").columns[:3]), _declare, commands, app.tracker.to_act)


def _declare(canvas: drawing.Canvas, app: "App") -> None:
    """Who has declared what, all splits before that, and above the keys what there is to declare."""
    words, tracker = app.words("declare"), app.tracker
    do, why = said(words)
    y = say(canvas, do, why, MARGIN, TOP - 3 - up(canvas), pictures.TELL)
    pictures.counter(canvas, actions.SPEED, tracker.speed, TOP + 1)
    pictures.lineup(canvas, tracker.order, pictures.doing(app), tracker.to_act, max(TOP + 32, y))
    wide = canvas.width // app.board.keys
    foot(canvas)
    for key, action, text in ((1, REST, words.rest), (2, RUN, words.run)):
        x = key * wide + (wide - 27 - drawing.width(medium, text)) // 2
        canvas.picture(actions.ACTIONS[action], x, BOTTOM - 24)
        canvas.text(medium, text, x + 27, BOTTOM - 18)
    canvas.picture(actions.ACTIONS[BITE], wide // 2 - 26, BOTTOM - 24)
    canvas.picture(actions.ACTIONS[THROW], wide // 2 + 2, BOTTOM - 24)


def fight(app: "App") -> View:
    """Bite or Throw."""
    names = app.words("values").action
    commands = (names[BITE], ("declared", BITE)), (names[THROW], ("declared", THROW)), (app.common.back_key, back)
    return View(app, "", _fight, commands, seat=app.tracker.to_act)


def _fight(canvas: drawing.Canvas, app: "App") -> None:
    """What the two ways are that need a test."""
    names, words, tracker = app.words("values").action, app.words("fight"), app.tracker
    far = app.words("table").squares[reach(tracker.traits[tracker.to_act][METTLE])]
    for action, how, y in ((BITE, words.bite, TOP + 2), (THROW, words.throw % far, TOP + 42)):
        canvas.picture(actions.ACTIONS[action], MARGIN, y + 4)
        x = max(canvas.text(large, names[action], MARGIN + 32, y + 3) + MARGIN, MARGIN + 94)
        canvas.spot(WORDS, action, 0, y, x - MARGIN, 32)
        canvas.paragraph(medium, how, x, y + 1, canvas.width - MARGIN - x, 14)
