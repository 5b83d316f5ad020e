"""What pages of Run, Hamster, Run! draw in common: what to do, numbers at its right, hamsters side by side."""

from ....companion.screen import (
    BOTTOM,
    MARGIN,
    SEAT,
    STRIP,
    TOP,
    WIDTH,
    across,
    centred,
    fitting,
    foot,
    lower,
    spare,
)
from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, plate, small
from ....drawing.pictures import actions, seats

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ....companion.app import App

    Draw = Callable[[drawing.Canvas, App], None]
    Sign = Callable[[int], Any]  # a seat's: a picture of 24 x 24, or what all need and a few letters behind it

ASIDE = 228  # left edge of what stands at the right of what to do
TELL = ASIDE - 2 * MARGIN  # pixels of what to do beside it
ROOM = STRIP - TOP  # rows of what to do, and why, above the strip
NOTHING = ("", "")


def tell(canvas: drawing.Canvas, texts: tuple[str, str], wide: int = 284, beside: int = 284) -> None:
    """As `say`: what to do on `wide` pixels if it is one line, why on `beside`; where both need more rows than there
    are, what to do is smaller."""
    do, why = texts
    wide, beside = across(canvas, wide), across(canvas, beside)
    if drawing.width(large, do) > wide:
        wide = beside
    font, leading = lower(canvas)
    lines = len(drawing.wrap(font, why, beside))
    more = spare(canvas) // 2
    y = TOP - more // 4
    if 18 * len(drawing.wrap(large, do, wide)) + (3 + leading * lines if lines else 0) <= ROOM + more + more // 4:
        y = 3 + canvas.paragraph(large, do, MARGIN, y, wide, 18)
    else:
        y = canvas.paragraph(medium, do, MARGIN, y, beside, 14)
    canvas.paragraph(font, why, MARGIN, y, beside, leading)


def aside(canvas: drawing.Canvas, do: str, picture: "drawing.Picture", number: int, name: str = "") -> None:
    """At the right of what to do: a number that all need, what it counts as a picture, and perhaps its name. Below it
    where it is too long for that, without the name."""
    beside = drawing.width(large, do) <= across(canvas, TELL)
    counter(canvas, picture, number, TOP + 1 if beside else TOP + 22)
    if beside:
        centred(canvas, medium, name, across(canvas, ASIDE), WIDTH - ASIDE, TOP + 26)


def counter(canvas: drawing.Canvas, picture: "drawing.Picture", number: int, y: int) -> None:
    """A number of the table and what it counts, in the right column."""
    text = str(number)
    x = across(canvas, ASIDE) + (WIDTH - ASIDE - 28 - drawing.width(plate, text)) // 2
    canvas.picture(picture, x, y)
    canvas.text(plate, text, x + 28, y + 23 - plate.BASE)


def lineup(canvas: drawing.Canvas, row: "list[int]", sign: "Sign", marked: "int | None" = None, y: int = STRIP) -> None:
    """Hamsters side by side, each with its sign. The marked one is white on black."""
    wide = canvas.width // max(len(row), 1)
    top = foot(canvas) if y == STRIP else canvas.top
    for index, seat in enumerate(row):
        x = index * wide
        canvas.spot(SEAT, seat, x, y, wide, 24)
        what = sign(seat)
        ink = 1
        if seat == marked:
            low = 3 if not what[0] else 0
            canvas.round(x, y + low, wide, 24 - 2 * low, 5)
            ink = 0
        text = len(what) == 2
        x += max((wide - 20 - (drawing.width(plate, what[0]) + drawing.width(medium, what[1]) if text else 24)) // 2, 1)
        canvas.picture(seats.HEADS[seat], x, y + 4, ink)
        if text:
            x = canvas.text(plate, what[0], x + 20, y + 24 - plate.BASE, ink)
            font = fitting(what[1], wide - 24, (medium, small)) if not what[0] else medium
            canvas.text(font, what[1], x + 1, y + (23 if what[0] else 17) - font.BASE, ink)
        else:
            canvas.picture(what, x + 20, y, ink)
    canvas.begin(top)


def doing(app: "App") -> "Sign":
    """What each has declared, or does, as a picture; before that, its split."""
    tracker = app.tracker

    def sign(seat: int) -> "Any":
        action = tracker.actions[seat]
        return ("", tracker.split(seat)) if action is None else actions.ACTIONS[action]

    return sign


def percent(app: "App", chips: int, total: int) -> str:
    """A share, as the nearest percentage."""
    text: str = app.words("table").percent % ((200 * chips + total) // (2 * total))
    return text


def bar(canvas: drawing.Canvas, x: int, y: int, wide: int, chips: int, total: int) -> None:
    """A share, as the black part of a bar."""
    canvas.frame(x, y, wide, 9, 3)
    canvas.round(x, y, wide * chips // total, 9, 3)


def taking(texts: tuple[str, str], seat: int) -> "Draw":
    """One chip of a hamster is taken: how many each trait has, above its key."""

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        tell(canvas, texts)
        wide = canvas.width // app.board.keys
        foot(canvas)
        for trait, number in enumerate(app.tracker.traits[seat]):
            centred(canvas, plate, str(number), wide * trait, wide, BOTTOM - 4 - plate.BASE)

    return draw
