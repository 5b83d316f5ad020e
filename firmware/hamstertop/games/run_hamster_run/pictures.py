"""What the screens of Run, Hamster, Run! draw."""

from ...companion.screen import MARGIN, TOP, centred, fitting, paragraph, right_aligned
from ...drawing import canvas as drawing
from ...drawing.fonts import huge, large, medium, numerals, small
from ...drawing.pictures import alligator, hamster, prizes
from . import rules
from .rules import METTLE, SCAMPER, THROW, TRAITS, reach
from .tracker import INITIATIVE, PLACING, REVEAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...companion.app import App
    from ...companion.texts import Speaker
    from .. import Event

ROW = 15  # pixels of the sheet
COLUMN = 106  # left edge of its numbers
WIDE = 32  # of a column of numbers
BAR = 284  # pixels of the bar of the odds
NEWS = 160  # pixels beside the names at the HAT
SIDE = 112  # of a side of a test


# What the last event led to, in words


def all_news(app: "App") -> str:
    """Everything that the tracker's last event led to."""
    return ". ".join([in_words(app, news) for news in app.tracker.news])


def in_words(speaker: "Speaker", news: "Event") -> str:
    """One piece of a tracker's news."""
    kind, values = news[0], news[1:]
    if kind not in ("speed", "alligators"):
        values = (speaker.name(values[0]),) + values[1:]
    if kind == "won":
        values = (values[0], speaker.name(values[1]))
    words: Any = speaker.text("run_hamster_run")
    return words.NEWS[kind] % values


# The data sheet


def sheet(canvas: drawing.Canvas, app: "App", seats: "list[int]", marked: "int | None") -> None:
    """A row a hamster: place in the order, name, chips in each trait and in Fatigue, what it does."""
    for column, name in enumerate(app.words.COLUMNS):
        centred(canvas, small, name, COLUMN + WIDE * column, WIDE, TOP)
    y = TOP + 14
    for seat in seats:
        if seat == marked:
            canvas.round(1, y, canvas.width - 2, ROW, 5)
        _row(canvas, app, seat, y, int(seat != marked))
        y += ROW


def _row(canvas: drawing.Canvas, app: "App", seat: int, y: int, ink: int) -> None:
    tracker = app.tracker
    if seat in tracker.order:
        canvas.disc(10, y + 7, 6, ink)
        canvas.text(small, str(tracker.order.index(seat) + 1), 8, y + 1, 1 - ink)
    name = app.name(seat)
    font = fitting(name, COLUMN - 24, (medium, small))
    canvas.text(font, drawing.fit(font, name, COLUMN - 24), 20, y, ink)
    if not tracker.eaten[seat]:
        for column, chips in enumerate(tracker.traits[seat] + (tracker.fatigue[seat],)):
            centred(canvas, medium, str(chips) if tracker.known else "–", COLUMN + WIDE * column, WIDE, y, ink)
    right_aligned(canvas, small, _status(app, seat), canvas.width - MARGIN, y + 1, ink)


def _status(app: "App", seat: int) -> str:
    """How a hamster is, or what it does."""
    tracker, words = app.tracker, app.words
    if tracker.eaten[seat]:
        return words.EATEN
    action = tracker.actions[seat]
    if tracker.phase in ("initiative", "fatigue") or action is None:
        return words.PASSED_OUT if tracker.passed_out(seat) else words.IN_PIT if tracker.pit[seat] else ""
    return words.IN_PIT_TOO % words.ACTIONS[action] if tracker.pit[seat] else words.ACTIONS[action]


def whole_sheet(canvas: drawing.Canvas, app: "App") -> None:
    """In order of initiative, once it is known."""
    tracker = app.tracker
    others = [seat for seat in range(tracker.players) if seat not in tracker.order]
    sheet(canvas, app, tracker.order + others, tracker.to_act)


def declare(canvas: drawing.Canvas, app: "App") -> None:
    """Who has declared what."""
    sheet(canvas, app, app.tracker.order, app.tracker.to_act)


def tally(canvas: drawing.Canvas, app: "App") -> None:
    """What a round has left of everybody."""
    sheet(canvas, app, list(range(app.tracker.players)), None)


# The HAT


def hat(canvas: drawing.Canvas, app: "App") -> None:
    """Who was drawn, who waits, and how many chips are in it."""
    tracker = app.tracker
    if tracker.phase == INITIATIVE:
        waiting = [seat for seat in tracker.in_play if seat not in tracker.order]
        sheet(canvas, app, tracker.order + waiting, tracker.order[-1] if tracker.order else None)
        return
    order = tracker.order if tracker.phase == PLACING else []
    waiting = [seat for seat in range(tracker.players) if tracker.hat[seat]]
    row = 88 // max(len(order) + len(waiting), 4)
    for index, seat in enumerate(order + waiting):
        y = TOP + 2 + row * index
        if seat in order:
            canvas.disc(14, y + row // 2, 7)
            canvas.text(medium, str(index + 1), 11, y + row // 2 - 7, 0)
        else:
            canvas.ring(14, y + row // 2, 6, 2)
        canvas.text(large if row > 20 else medium, app.name(seat), 30, y)
    lines = [in_words(app, news) for news in tracker.news]
    fonts = (large, medium, small) if len(lines) == 1 else (small,)
    for index, line in enumerate(lines):
        right_aligned(canvas, fitting(line, NEWS, fonts), line, canvas.width - MARGIN, TOP + 4 + 11 * index)
    _bag(canvas, sum(tracker.hat))


def _bag(canvas: drawing.Canvas, chips: int) -> None:
    """The paper bag with its chips."""
    canvas.frame(222, TOP + 34, 58, 53, 6, 2)
    canvas.fill(222, TOP + 34, 58, 8, 0)
    for x in range(222, 280, 10):
        canvas.line(x, TOP + 41, x + 4, TOP + 35)
        canvas.line(x + 5, TOP + 35, x + 9, TOP + 41)
    text = str(chips)
    canvas.text(huge, text, 251 - drawing.width(huge, text) // 2, TOP + 48)


def place(canvas: drawing.Canvas, app: "App") -> None:
    """The order, and where."""
    order = app.tracker.order
    canvas.text(medium, app.words.PLACE, MARGIN, TOP + 1)
    half = (len(order) + 1) // 2
    for index, seat in enumerate(order):
        x = MARGIN + index // half * canvas.width // 2
        y = TOP + 19 + index % half * 23
        canvas.disc(x + 8, y + 10, 8)
        canvas.text(medium, str(index + 1), x + 5, y + 3, 0)
        canvas.text(large, drawing.fit(large, app.name(seat), 110), x + 22, y - 2)


# Allocation


def cover(canvas: drawing.Canvas, app: "App") -> None:
    """Who takes the device; or that all have allocated."""
    words, tracker = app.words, app.tracker
    canvas.picture(hamster.HAMSTER, 222, TOP + 16)
    if tracker.phase == REVEAL:
        canvas.text(large, words.ALL_SEALED, MARGIN, TOP + 14)
        paragraph(canvas, medium, words.ALL_SEALED_HOW, MARGIN, TOP + 44, 190, 16)
        return
    seat = tracker.to_act
    canvas.text(huge, drawing.fit(huge, app.name(seat), 210), MARGIN, TOP + 8)
    canvas.text(large, words.COVER, MARGIN, TOP + 38)
    canvas.text(medium, words.COVER_PLUCK % tracker.pluck(seat), MARGIN, TOP + 68)


def chips(canvas: drawing.Canvas, app: "App", placed: list[int]) -> None:
    """The chips placed on each trait, above its key."""
    wide = canvas.width // app.board.keys
    for trait, count in enumerate(placed):
        centred(canvas, numerals, str(count), trait * wide, wide, TOP + 6)
        x = trait * wide + wide // 2 - 6 * count + 6
        for chip in range(count):
            canvas.disc(x + 12 * chip, TOP + 65, 4)


def trait_names(canvas: drawing.Canvas, app: "App") -> None:
    """The traits, where the keys do not name them."""
    wide = canvas.width // app.board.keys
    for trait, name in enumerate(app.words.TRAITS):
        centred(canvas, medium, name, trait * wide, wide, TOP + 74)


# Turns and tests


def resolve(canvas: drawing.Canvas, app: "App") -> None:
    """Who does what, what has just come of it or how it is done, and the chips it can be done with."""
    tracker, words = app.tracker, app.words
    seat = tracker.to_act
    action = tracker.actions[seat]
    canvas.text(huge, drawing.fit(huge, app.name(seat), 190), MARGIN, TOP + 2)
    right_aligned(canvas, huge, words.ACTIONS[action], canvas.width - MARGIN, TOP + 2)
    text = all_news(app)
    if text:
        font = fitting(text, 284, (large, medium))
        canvas.text(font, drawing.fit(font, text, 284), MARGIN, TOP + 33)
    else:
        canvas.text(medium, _hint(app, seat, action), MARGIN, TOP + 36)
    _trait_chips(canvas, app, seat, TOP + 70)


def _hint(app: "App", seat: int, action: int) -> str:
    tracker, words = app.tracker, app.words
    if tracker.pit[seat] and action != rules.REST:
        return words.PIT_HINT
    if action == rules.REST and tracker.recovers(seat):
        return words.REST_HINT
    hint: str = words.HINTS[action]
    return hint % reach(tracker.traits[seat][METTLE]) if action == THROW else hint


def _trait_chips(canvas: drawing.Canvas, app: "App", seat: int, y: int) -> None:
    """A disc for each chip, a ring where it lies face-down."""
    tracker = app.tracker
    wide = canvas.width // 3
    for trait in TRAITS:
        x = wide * trait + MARGIN
        canvas.text(small, app.words.TRAITS[trait], x, y - 8)
        up = tracker.face_up(seat) if trait == SCAMPER else rules.PLUCK
        for chip in range(tracker.traits[seat][trait]):
            if chip < up:
                canvas.disc(x + 5 + 12 * chip, y + 12, 4)
            else:
                canvas.ring(x + 5 + 12 * chip, y + 12, 4)


def taking(question: str, seat: int) -> "Callable[[drawing.Canvas, App], None]":
    """One chip of a hamster, above a key for each trait."""

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        canvas.text(large, drawing.fit(large, question, 284), MARGIN, TOP + 4)
        wide = canvas.width // app.board.keys
        for trait, count in enumerate(app.tracker.traits[seat]):
            centred(canvas, numerals, str(count), wide * trait, wide, TOP + 36)

    return draw


def odds(sides: tuple[int, int], chips: tuple[int, int]) -> "Callable[[drawing.Canvas, App], None]":
    """Two hamsters and their chips, and how likely the first one wins."""

    def draw(canvas: drawing.Canvas, app: "App") -> None:
        for side, x in ((0, 0), (1, canvas.width - SIDE)):
            name = app.name(sides[side])
            centred(canvas, fitting(name, SIDE, (large, medium)), name, x, SIDE, TOP + 1)
            centred(canvas, numerals, str(chips[side]), x, SIDE, TOP + 23)
        if not chips[0]:
            centred(canvas, medium, app.words.NO_TEST, 0, canvas.width, TOP + 74)
            return
        total = sum(chips)
        text = app.words.ODDS % percent(chips[0], total)
        centred(canvas, huge, text, SIDE, canvas.width - 2 * SIDE, TOP + 34)
        canvas.frame(6, TOP + 75, BAR, 12, 4)
        canvas.round(6, TOP + 75, BAR * chips[0] // total, 12, 4)

    return draw


def percent(chips: int, total: int) -> int:
    """A share, rounded."""
    return (200 * chips + total) // (2 * total)


# The belt, the pit, the end


def belt(canvas: drawing.Canvas, app: "App") -> None:
    """How often the belt moves, what the asterisks do to the Speed pool, who is in the pit."""
    tracker, words = app.tracker, app.words
    times = tracker.moves
    centred(canvas, numerals, str(times), 0, 80, TOP + 8)
    centred(canvas, large, words.BELT_ONCE if times == 1 else words.BELT_TIMES, 0, 80, TOP + 58)
    y = paragraph(canvas, medium, _asterisks(app) or words.BELT_HOW, 84, TOP + 6, 206, 15)
    swims = [app.name(seat) for seat in tracker.in_play if tracker.pit[seat]]
    if swims:
        paragraph(canvas, medium, words.BELT_PIT % ", ".join(swims), 84, y + 4, 206 - MARGIN, 15)


def _asterisks(app: "App") -> str:
    """What happens to the Speed pool, "" when the asterisks stay on the belt."""
    tracker, words = app.tracker, app.words
    moved = tracker.moved
    passed = [move for move in range(moved + 1, moved + tracker.moves + 1) if move % rules.STRIPS == rules.ASTERISK]
    if not passed:
        return ""
    speed = rules.convey(moved, tracker.speed, tracker.readings.asterisk_at_once)[1]
    if speed == tracker.speed:
        return words.BELT_STEADY % speed
    return words.BELT_SPEED % (tracker.speed, speed)


def chomp(canvas: drawing.Canvas, app: "App") -> None:
    """Who faces how many alligators, and the odds of each trait above its key."""
    tracker, words = app.tracker, app.words
    seat, many = tracker.to_act, tracker.alligators
    who = words.CHOMP % app.name(seat)
    canvas.text(fitting(who, 180, (large, medium)), who, MARGIN, TOP + 2)
    canvas.text(medium, words.CHOMP_HOW, MARGIN, TOP + 26)
    canvas.picture(alligator.ALLIGATOR, 196, TOP + 8)
    canvas.text(large, str(many), 270, TOP + 12)
    wide = canvas.width // app.board.keys
    for trait in TRAITS:
        count = tracker.strength(seat, trait)
        if count:
            centred(canvas, large, words.ODDS % percent(count, count + many), wide * trait, wide, TOP + 48)
            canvas.frame(wide * trait + 12, TOP + 74, wide - 24, 10, 3)
            canvas.round(wide * trait + 12, TOP + 74, (wide - 24) * count // (count + many), 10, 3)
        else:
            centred(canvas, small, "–", wide * trait, wide, TOP + 56)


def winner(canvas: drawing.Canvas, app: "App") -> None:
    """Who has won, and after how many rounds."""
    words, best = app.words, app.tracker.winner
    if best is None:
        canvas.picture(alligator.ALLIGATOR, 222, TOP + 32)
        headline, reason = words.LOST, words.NOBODY
    else:
        canvas.picture(hamster.HAMSTER, 222, TOP + 26)
        canvas.picture(prizes.CROWN, 238, TOP + 3)
        headline, reason = words.WON % app.name(best), words.LAST
    canvas.text(huge, drawing.fit(huge, headline, 284), MARGIN, TOP + 6)
    canvas.text(large, reason, MARGIN, TOP + 40)
    canvas.text(medium, words.AFTER % app.tracker.round, MARGIN, TOP + 68)
