"""What the device believes of the table: the Data Sheet, to look at; every count, to put right."""

from ....companion.counting import Number
from ....companion.questions import Pick, player
from ....companion.screen import MARGIN, NO, TOP, View, back, centred, fitting, right_aligned
from ....drawing import canvas as drawing
from ....drawing.fonts import medium, small
from ..rules import PLUCK
from ..tracker import ALLOCATE, COUNTS, DECLARE, EATEN, FATIGUE, IN_PIT, INITIATIVE, ON_BELT, REVEAL
from .planning import Chips

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.questions import Line
    from ... import Event

COLUMN = 114  # left edge of the numbers
WIDE = 30  # of a column of them
STATE = 66  # pixels beside them, for how a hamster is


def sheet(app: "App") -> View:
    """Everybody's chips in order of initiative, once it is known, the Speed pool, the alligators."""
    words, tracker = app.words("sheet"), app.tracker
    pools = words.pools % {"speed": tracker.speed, "alligators": tracker.alligators}
    title = words.title if tracker.known else words.hidden
    return View(app, title, _sheet, (NO, NO, (app.common.back_key, back)), pools)


def _sheet(canvas: drawing.Canvas, app: "App") -> None:
    """A row a hamster: place in the order, name, chips in each trait and in Fatigue, what it does."""
    tracker = app.tracker
    for column, name in enumerate(app.words("table").columns):
        centred(canvas, medium, name, COLUMN + WIDE * column, WIDE, TOP - 1)
    y = TOP + 14
    for seat in tracker.order + [seat for seat in range(tracker.players) if seat not in tracker.order]:
        ink = 1
        if seat == tracker.to_act:
            canvas.round(1, y, canvas.width - 2, 13, 4)
            ink = 0
        if seat in tracker.order:
            canvas.text(medium, str(tracker.order.index(seat) + 1), MARGIN, y - 1, ink)
        name = app.name(seat)
        canvas.text(fitting(name, COLUMN - 20, (medium, small)), name, 18, y - 1, ink)
        if not tracker.eaten[seat]:
            for column, chips in enumerate(tracker.traits[seat] + (tracker.fatigue[seat],)):
                text = str(chips) if tracker.known else "–"
                centred(canvas, medium, text, COLUMN + WIDE * column, WIDE, y - 1, ink)
        state = _state(app, seat)
        right_aligned(canvas, fitting(state, STATE, (medium, small)), state, canvas.width - MARGIN, y - 1, ink)
        y += 13


def _state(app: "App", seat: int) -> str:
    """How a hamster is, or what it does."""
    tracker, words = app.tracker, app.words("sheet")
    action = tracker.actions[seat]
    if tracker.eaten[seat]:
        state = words.eaten
    elif action is not None and tracker.phase not in (ALLOCATE, REVEAL, INITIATIVE, FATIGUE):
        state = in_pit(app, seat, app.words("values").action[action])
    elif tracker.passed_out(seat):
        state = words.passed_out
    else:
        state = words.pit if tracker.pit[seat] else ""
    return str(state)


def leads(app: "App") -> "tuple[list[str], list[str], list[int]]":
    """Everybody's Pluck left, "–" for who is eaten, and who has most of it."""
    tracker = app.tracker
    left = [-1 if tracker.eaten[seat] else PLUCK - tracker.fatigue[seat] for seat in range(tracker.players)]
    ahead = [seat for seat in tracker.in_play if left[seat] == max(left)]
    return [str(chips) if chips >= 0 else "–" for chips in left], [""] * tracker.players, ahead


def in_pit(app: "App", seat: int, text: str) -> str:
    """A text about a hamster, with the pit if that is where it is."""
    return str(app.words("sheet").pit_and % text) if app.tracker.pit[seat] else text


# Putting the device right


def correct(app: "App") -> Pick:
    """All that the device counts, each with what it believes."""
    tracker, names = app.tracker, app.words("values").what
    lines: list[Line] = []
    for what, (field, _, _) in enumerate(COUNTS):
        lines.append((names[what], lambda app, what=what: count(app, what), str(getattr(tracker, field))))
    if tracker.takes("turned"):
        seat = tracker.to_act
        lines.append((app.words("correct").turned, turn, "" if seat is None else app.name(seat)))
    if tracker.takes("held"):
        for seat in range(tracker.players):
            is_now = app.words("sheet").eaten if tracker.eaten[seat] else in_pit(app, seat, tracker.split(seat))
            lines.append(player(app, seat, lambda app, seat=seat: hamster(app, seat), is_now))
    return Pick(app, app.common.correct, lines, topic="correct")


def count(app: "App", what: int) -> Number:
    """One of COUNTS."""
    field, least, most = COUNTS[what]
    name, hint = app.words("values").what[what], app.words("correct").hints[what]
    is_now = getattr(app.tracker, field)

    def counted(number: int) -> "Event":
        return ("counted", what, number)

    return Number(app, app.common.correct, name, counted, hint, least, most, is_now, topic="correct")


def turn(app: "App") -> Pick:
    """Who is to declare, or to resolve."""
    tracker = app.tracker
    declares = tracker.phase == DECLARE
    order = [seat for seat in tracker.order if not (declares and tracker.passed_out(seat))]
    lines = [player(app, seat, ("turned", seat)) for seat in order]
    return Pick(app, app.words("correct").turned, lines, topic="correct")


def hamster(app: "App", seat: int) -> Pick:
    """Where its chips lie, and where it is."""
    tracker, places = app.tracker, app.words("values").where
    now = EATEN if tracker.eaten[seat] else IN_PIT if tracker.pit[seat] else ON_BELT
    lines: list[Line] = []
    if now != EATEN:
        lines.append((app.words("correct").chips, lambda app: held(app, seat), tracker.split(seat)))
    for where in (ON_BELT, IN_PIT, EATEN):
        if where != now:
            lines.append((places[where], ("stood", seat, where)))
    return Pick(app, app.common.correct, lines, seat=seat, topic="correct")


def held(app: "App", seat: int) -> Chips:
    """Where its chips really lie; what no trait has is in Fatigue."""
    start = list(app.tracker.traits[seat])
    start.append(PLUCK - sum(start))
    chips = Chips(app, seat, start, lambda numbers: ("held", seat) + tuple(numbers[:3]))
    chips.topic = "correct"
    return chips
