"""Screens for viewing and correcting the device's counts on the Data Sheet."""

from ....companion.asking import enter, pick, player_line
from ....content import CLEAN, PEEK, amount, content, grid, key, line, player, players, row, say
from ..rules import PLUCK
from ..tracker import ALLOCATE, COUNTS, DECLARE, EATEN, FATIGUE, IN_PIT, INITIATIVE, ON_BELT, REVEAL
from .planning import split

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Content, Line, Players
    from ..tracker import Tracker
    from .planning import Cursor


def sheet(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show the Speed pool, the alligators and, for each hamster, its place in the initiative order once known, chips in
    each trait and in Fatigue, and action."""
    words, order = look.words("sheet"), tracker.order
    rows = []
    for seat in order + [seat for seat in range(tracker.players) if seat not in order]:
        cells = [str(order.index(seat) + 1) if seat in order else ""]
        for chips in tracker.traits[seat] + (tracker.fatigue[seat],):
            cells.append("" if tracker.eaten[seat] else str(chips) if tracker.known else "–")
        rows.append(row(seat, cells, _state(look, tracker, seat), seat == tracker.to_act))
    pools = words.pools % {"speed": tracker.speed, "alligators": tracker.alligators}
    heading = words.title if tracker.known else words.hidden
    keys = None, None, key(look.common.back_key, ("back",))
    body = (grid(look.words("table").columns, rows),)
    return content("sheet", heading, body, keys, corner=pools, flags=(PEEK,))


def _state(look: "Look", tracker: "Tracker", seat: int) -> str:
    words = look.words("sheet")
    action = tracker.actions[seat]
    if tracker.eaten[seat]:
        state = words.eaten
    elif action is not None and tracker.phase not in (ALLOCATE, REVEAL, INITIATIVE, FATIGUE):
        state = in_pit(look, tracker, seat, look.words("values").action[action])
    elif tracker.passed_out(seat):
        state = words.passed_out
    else:
        state = words.pit if tracker.pit[seat] else ""
    return str(state)


def leads(tracker: "Tracker") -> "tuple[Players, list[int]]":
    """Return everybody's remaining Pluck ("-" for hamsters that have been eaten) and the seats with the most."""
    left = [-1 if tracker.eaten[seat] else tracker.pluck(seat) for seat in range(tracker.players)]
    rows = [player(seat, chips if chips >= 0 else "-") for seat, chips in enumerate(left)]
    return players(rows), [seat for seat in tracker.in_play if left[seat] == max(left)]


def table(look: "Look", tracker: "Tracker") -> "tuple[str, Players | None]":
    """Return what must lie on the table: the alligators, as long as somebody is on the belt also the Speed pool and the
    asterisks, and everybody's Pluck."""
    if not tracker.round:
        return "", None
    names = look.words("values").what
    counts = [
        look.common.valued % (names[what], getattr(tracker, field))
        for what, (field, _, _) in enumerate(COUNTS)
        if field == "alligators" or (field != "round" and tracker.on_belt)
    ]
    lines = [", ".join(counts[:2])] + counts[2:]  # a count must not be parted from its number
    return ",\n".join(lines) + ". " + look.words("sheet").pluck, leads(tracker)[0]


def in_pit(look: "Look", tracker: "Tracker", seat: int, text: str) -> str:
    """Return text about a hamster, with a mention of the pit if the hamster is in it."""
    return str(look.words("sheet").pit_and % text) if tracker.pit[seat] else text


# Corrections


def correct(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List the counts that can be corrected now: once the game is over, only those on which its result depends. C-4."""
    names = look.words("values").what
    rows: list[Line] = []
    for what, (field, _, _) in enumerate(COUNTS):
        if field == "round" or not tracker.over:
            rows.append(line(names[what], ("open", count, what), str(getattr(tracker, field))))
    if tracker.takes("turned"):
        seat = tracker.to_act
        rows.append(line(look.words("correct").turned, ("open", turn), "" if seat is None else look.name(seat)))
    if tracker.takes("stood"):
        for seat in range(tracker.players):
            now = in_pit(look, tracker, seat, tracker.split(seat))
            now = look.words("sheet").eaten if tracker.eaten[seat] else now
            rows.append(player_line(look, seat, ("open", hamster, seat), now))
    return pick(look, cursor, "correct", look.common.correct, rows, topic="correct")


def count(look: "Look", tracker: "Tracker", cursor: "int | None", what: int) -> "Content":
    """Ask for the correct value of the count at index `what` in COUNTS."""
    field, least, most = COUNTS[what]
    asked = amount(
        getattr(tracker, field), least=least, most=most, action=lambda counted: ("do", ("counted", what, counted))
    )
    order = say(look.words("values").what[what], look.words("correct").hints[what])
    return enter(look, cursor, "count", look.common.correct, order, asked, topic="correct")


def turn(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask which hamster must declare or resolve its action now."""
    declares = tracker.phase == DECLARE
    seats = [seat for seat in tracker.order if not (declares and tracker.passed_out(seat))]
    rows = [player_line(look, seat, ("do", ("turned", seat))) for seat in seats]
    return pick(look, cursor, "turn", look.words("correct").turned, rows, topic="correct")


def hamster(look: "Look", tracker: "Tracker", cursor: "int | None", seat: int) -> "Content":
    places = look.words("values").where
    now = EATEN if tracker.eaten[seat] else IN_PIT if tracker.pit[seat] else ON_BELT
    rows: list[Line] = []
    if now != EATEN and tracker.takes("held"):
        rows.append(line(look.words("correct").chips, ("open", held, seat), tracker.split(seat)))
    for where in (ON_BELT, IN_PIT, EATEN):
        if where != now:
            rows.append(line(places[where], ("do", ("stood", seat, where))))
    return pick(look, cursor, "hamster", look.common.correct, rows, who=seat, topic="correct")


def held(look: "Look", tracker: "Tracker", cursor: "Cursor", seat: int) -> "Content":
    """Ask for the number of chips a hamster actually has in each trait; its other chips are in Fatigue."""
    traits = tracker.traits[seat]
    start = traits + (PLUCK - sum(traits),)
    return split(look, cursor, seat, start, lambda chips: ("do", ("held", seat) + chips[:3]), "correct", (CLEAN,))
