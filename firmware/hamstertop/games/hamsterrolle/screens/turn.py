"""Screens for a turn of Hamsterrolle. Most turns take two presses: start the timer, then enter where the piece is."""

from ....companion import timed
from ....content import RIGHT, SENDS, content, drawing, figure, key, player, players, say
from .. import rules
from ..tracker import TURN, UNKNOWN
from .happened import more, oops, passes, report, touched, undoes_start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.look import Look
    from ....content import Action, Content, Players, Time
    from ..tracker import Tracker

GRACE = 5000  # ms until the timer starts automatically, if it does (HR-A8)


def turn(look: "Look", tracker: "Tracker", cursor: "tuple[int, int | None] | None") -> "Content":
    """Show a turn before the timer is started, while it is running, and after it has run out. HR-10 to HR-32."""
    words, seat = look.words("turn"), tracker.seat
    grace = GRACE if tracker.house_rules.starts_itself and tracker.clock is None else 0
    time = timed.turn(tracker, cursor, rules.SECONDS, grace=grace)
    moment = _moment(tracker, time)
    main: int | None = RIGHT
    if moment in ("running", "up"):
        # Open compartments are in the order of the wheel; in the opening, the only one is on the right.
        steps = sorted(tracker.steps, reverse=True)
        built = [key(words.built % step, report(tracker, 0, step)) for step in steps]
        keys = [None] * (3 - len(built)) + built
        main = None if len(built) > 1 else RIGHT
    else:
        keys = [
            key(words["pass"], ("open", passes)) if tracker.opened else None,
            key(tuple(words.more), ("open", more)),
            key(words.start if tracker.clock is None else words.on, ("start",)),
        ]
    first = 0 if tracker.opened else rules.OPENING  # the wheel is shown after it has rolled on to the last piece
    marks = tuple([str(step) for step in tracker.steps])
    body: list[Any] = [drawing("hamsterwheel", (first, marks, not tracker.opened), "")]
    if moment != "up" and tracker.clock is not None:
        body.append(figure(tracker.clock if moment == "running" else timed.seconds(time, look.ticks())))
    body += [_order(look, tracker, moment), stocks(tracker)]
    lights = ("alarm" if moment == "up" else "seat", tracker.to_act)
    ways = None
    if tracker.clock is not None:  # the turn has not ended
        ways = undoes_start(look)
    fell: Action = ("open", touched) if tracker.clock is None else oops(time.since is not None)
    beside = (key(look.words("happened").fell, fell),) if tracker.wheel else ()
    return content(
        "turn",
        "",
        body,
        keys,
        seat,
        in_wheel(look, tracker),
        main,
        ways,
        lights=lights,
        topic=moment,
        flags=(SENDS,) if moment in ("running", "up") else (),
        time=time,
        beside=beside,
    )


def _moment(tracker: "Tracker", time: "Time") -> str:
    """Return the moment of the turn, which selects the page's text and help."""
    if tracker.clock == 0:
        return "up"
    if time.since is not None:
        return "running"
    if tracker.clock is not None:
        return "stands"
    return "helps" if tracker.helps else "turn" if tracker.opened else "opening"


def _order(look: "Look", tracker: "Tracker", moment: str) -> "Any":
    """Return the block that says what to do at this moment of the turn and names the open compartments."""
    words = look.words("turn")
    order = words[moment + ".do"]
    if moment == "stands":
        return say(order, _zero(look, tracker, False))
    follows = words[moment + ".why"]
    if tracker.clock is not None:
        return say(order, follows)
    if moment == "helps":
        order = order % look.name(tracker.partner(tracker.seat))
    before, others = look.name(tracker.before), tracker.taken - tracker.returned
    if tracker.returned:
        follows = words["taken.and_own"] % (before, others) if others else words["taken.own"] % before
    elif others:
        follows = words["taken.more" if others > 1 else "taken.one"] % (before, others)
    elif tracker.elsewhere:
        follows = words["taken.none"] % before
    elif moment == "turn":
        how, seat = tracker.zero[:2]
        return say(order, follows % (words["at." + how] % look.name(seat)))
    return say(order, follows + "\n" + _zero(look, tracker, bool(tracker.taken)))


def _zero(look: "Look", tracker: "Tracker", found: bool) -> str:
    """Return a sentence that names compartment 0. It also says how it can be `found`, if it must be."""
    words, (how, seat, step, before) = look.words("turn"), tracker.zero
    if not tracker.opened or (found and how == "stays" and step == UNKNOWN):
        return str(words["zero.opening"])
    if not found or how != "stays" or seat == before:
        return str(words["zero." + how] % look.name(seat))
    if step > 1:
        return str(words["zero.stays_ahead"] % (look.name(seat), step, look.name(before)))
    return str(words["zero.stays_next" if step else "zero.stays_with"] % (look.name(seat), look.name(before)))


def stocks(tracker: "Tracker") -> "Players":
    """Return everybody's number of pieces, with the same letter for partners."""
    letters = [""] * tracker.players
    if tracker.teams:
        letters = ["AB"[seat not in (0, tracker.teams)] for seat in range(4)]
    rows = [player(seat, tracker.stocks[seat], letters[seat]) for seat in tracker.staying]
    return players(rows, tracker.seat)


def table(look: "Look", tracker: "Tracker") -> "tuple[str, Players | None]":
    """Return what must lie on the table: where compartment 0 is, and everybody's pieces."""
    return (_zero(look, tracker, True), stocks(tracker)) if tracker.phase == TURN else ("", None)


def in_wheel(look: "Look", tracker: "Tracker") -> str:
    """Return the number of pieces in the wheel and out of the game, as text for the bar."""
    words = look.words("turn")
    return str(words.wheel_and_out % (tracker.wheel, tracker.gone) if tracker.gone else words.wheel % tracker.wheel)


def leads(tracker: "Tracker") -> "tuple[Players, list[int]]":
    """Return everybody's number of pieces, and the seats with the fewest or the team with fewer in total."""
    left = tracker.stocks
    if tracker.teams:
        first = [0, tracker.teams]
        of_first = sum([left[seat] for seat in first])
        left = [of_first if seat in first else sum(tracker.stocks) - of_first for seat in range(4)]
    fewest = min([left[seat] for seat in tracker.staying])
    return stocks(tracker), [seat for seat in tracker.staying if left[seat] == fewest]
