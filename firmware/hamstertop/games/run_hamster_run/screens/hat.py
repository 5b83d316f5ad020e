"""Screens for the set-up and for drawing from the HAT, which sets the order of placing, acting and facing the
alligators."""

from ....companion.asking import pick, player_line, seating, set_up
from ....content import CLEAN, EAGER, content, drawing, grid, image, key, line, player, players, row, say
from ..rules import FRISKINESS
from ..tracker import CHOMP, INITIATIVE, TIE
from .effects import alligators, told
from .page import by_hat, chips, draw_chip, lights, rounds, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Content, Line
    from ..tracker import Tracker

STEPS = ("BELT", "BELT", "POOLS", "SHEET", "HAT")  # the picture for each step
TOPICS = ("aim", "belt", "belt", "pools", "pluck", "placing")  # the topic of help for each page


def placing(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Show how to set up the table, then the HAT. The last page draws the first chip or asks whose chip was drawn;
    players can skip to it. RHR-1 to RHR-5."""
    if tracker.order:
        return hat(look, tracker, None)
    words = look.words("setup")
    pages = [seating(look, tracker.players)]
    for (do, why), picture in zip(look.words("setup.steps").pages(), STEPS):
        pages.append((do, why, image("setup_run_hamster_run." + picture)))
    draw = key(words.draw, draw_chip(tracker))
    other, draw = by_hat(look, draw, key(look.words("placing").by_hand, ("open", by_hand)))
    return set_up(look, cursor, "steps", words.title, pages, TOPICS, draw, other)


def hat(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show whose chip was drawn, what comes next, the order so far and the number of chips in the HAT. RHR-3, RHR-20 to
    RHR-22, RHR-83."""
    words, order = look.words(tracker.phase), tracker.order
    acting = tracker.phase == INITIATIVE
    drawn = [] if tracker.phase == TIE else order
    waiting = [seat for seat, chips in enumerate(tracker.hat) if chips]
    do, why = _next(look, tracker, waiting)
    if acting:
        waiting = [seat for seat in tracker.in_play if seat not in drawn]
    rows = [player(seat, place + 1) for place, seat in enumerate(drawn)]
    rows += [player(seat, note=tracker.split(seat) if acting else "×%d" % tracker.hat[seat]) for seat in waiting]
    left = chips(tracker)
    body = say(do, why), drawing("bag", (left,), str(left)), players(rows, drawn[-1] if drawn else None)
    own, draw = key(words.by_hand, ("open", by_hand)), key(words.draw, draw_chip(tracker))
    other, main = by_hat(look, draw, own)
    corner = "/".join(look.words("values").trait[:3]) if acting else rounds(look, tracker)
    flags = (EAGER,) if order else ()  # show the allocations at once
    lit = lights(look, tracker)
    # Between draws that only set an order, nobody decides anything.
    several = tracker.phase != TIE and len(waiting) > 2 and not look.setting("real_dice")
    beside = (key(words.draw_all, ("draw_all", chips, ("drawn",))),) if several else ()
    keys = other, None, main
    return content("hat", words.title, body, keys, corner=corner, lights=lit, flags=flags, beside=beside)


def tie(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    return told(look, tracker, cursor) or hat(look, tracker, None)


def _next(look: "Look", tracker: "Tracker", waiting: "list[int]") -> tuple[str, str]:
    """Return whose chip was drawn last, or which chips are in the HAT, as an instruction and an explanation."""
    words, drawn = look.words(tracker.phase), tracker.order
    if tracker.phase == TIE:
        do, why = said(words)
        return do, (alligators(look, tracker) + " " + why).strip()
    if tracker.phase == INITIATIVE:
        if not any([tracker.traits[seat][FRISKINESS] for seat in waiting]):
            return said(words, "last" if drawn else "nobody", speed=tracker.speed)
        if not drawn:
            return said(words, "first")
    return said(words, "next", who=look.name(drawn[-1]), number=len(drawn))


def by_hand(look: "Look", tracker: "Tracker", cursor: "int | None", trait: int = 0) -> "Content":
    """Ask whose chip was drawn from a real HAT. Against the alligators, a hamster tests `trait`."""
    words = look.words("by_hand")
    rows: list[Line] = []
    if tracker.phase == CHOMP:
        seat = tracker.actor
        rows.append(player_line(look, seat, ("do", ("faced", trait, 0))))
        rows.append(line(words.alligators, ("do", ("faced", trait, tracker.strength(seat, trait)))))
    else:
        for seat, count in enumerate(tracker.hat):
            if count:
                rows.append(player_line(look, seat, ("do", ("drawn", sum(tracker.hat[:seat]))), str(count)))
    return pick(look, cursor, "by_hand", words.title, rows)


def place(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show in what order and where hamsters are placed on the belt. RHR-3, RHR-4, RHR-A14."""
    words = look.words("place")
    do, why = said(words)
    order = grid((), [row(seat, (str(number + 1),)) for number, seat in enumerate(tracker.order)])
    keys = None, None, key(look.common.done, ("do", ("done",)))
    corner, lit = rounds(look, tracker), lights(look, tracker)
    return content("place", words.title, (say(do, why), order), keys, corner=corner, lights=lit, flags=(CLEAN,))
