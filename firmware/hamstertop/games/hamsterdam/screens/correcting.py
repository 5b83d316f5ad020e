"""Screens for correcting the device's counts, from the menu."""

from ....companion.asking import correction, enter, pick, player_line
from ....content import amount, line, say
from .. import rules
from ..tracker import DEPLOY, FIRST, FLOOD, MOST, SETUP
from .pictures import nobody_can_have_it
from .real_dice import HIGHEST, LOWEST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content, Line
    from ..tracker import Tracker


def nobody(look: "Look", tracker: "Tracker") -> "Action":
    """Return the action for "nobody has this number", which asks for confirmation if that is impossible. HD-22."""
    event: Action = ("do", ("nobody",))
    return event if nobody_can_have_it(tracker) else ("ask", look.words("rare").sure, event)


def correct(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """List every number that can be corrected now. C-4."""
    words = look.words("correct")
    rows: list[Line] = []

    def add(kind: str, counted: list[int], most: int, seats: list[int]) -> None:
        for seat in seats:
            text = words[kind] % look.name(seat)
            rows.append(line(text, ("open", setting, text, kind, seat, counted[seat], most), str(counted[seat])))

    everybody = list(range(tracker.players))
    if tracker.phase not in (SETUP, FIRST, DEPLOY):
        add("pile", tracker.piles, MOST, everybody)
        if tracker.ended:
            known = [seat for seat in everybody if tracker.dams[seat] >= 0 and not tracker.gone(seat)]
            add("dam", tracker.dams, MOST, known)
            ties = tracker.tie_break
            add("hamsters", tracker.hamsters, MOST, [seat for seat in known if ties and ties[seat] not in (None, -1)])
        elif not tracker.classic:
            add("flips", tracker.flipped, rules.CARDS, tracker.staying)
    if tracker.phase == FLOOD:
        rows.append(line(words.total, ("open", total), str(tracker.total)))
    if tracker.takes("turn"):
        rows.append(line(words.turn, ("open", whose_turn), look.name(tracker.roller)))
        rows.append(line(words.round, ("open", which_round), str(tracker.round)))
    return pick(look, cursor, "correct", look.common.correct, rows, topic="correct")


def setting(
    look: "Look", tracker: "Tracker", cursor: "int | None", heading: str, kind: str, seat: int, now: int, most: int
) -> "Content":
    def then(to: int) -> "Action":
        back = flipped_too_many(tracker, seat, to) if kind == "pile" and to < now else 0
        return ("open", turned_back, seat, to, back) if back else correction(look, tracker, (kind, seat, to))

    asked = amount(now, most=most, action=then)
    return enter(look, cursor, "setting", heading, say(look.words("correct").do), asked, topic="correct")


def flipped_too_many(tracker: "Tracker", seat: int, tokens: int) -> int:
    """Return how many of a seat's flipped cards a pile of this many tokens would not have flipped. HD-40."""
    return 0 if tracker.ended else max(tracker.flipped[seat] - rules.flips(tokens, tracker.cards), 0)


def turned_back(
    look: "Look", tracker: "Tracker", cursor: "int | None", seat: int, tokens: int, cards: int
) -> "Content":
    """Ask whether the cards that a smaller pile would not have flipped are turned back too."""
    words = look.words("correct")
    pile = ("pile", seat, tokens)
    rows = [
        line(words["flipped.back"], ("do", pile, ("flips", seat, tracker.flipped[seat] - cards))),
        line(words["flipped.stay"], ("do", pile)),
    ]
    return pick(look, cursor, "turned_back", words["flipped.ask"] % cards, rows, who=seat, topic="correct")


def total(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    asked = amount(tracker.total, least=LOWEST, most=HIGHEST, action=lambda to: ("do", ("total", to)))
    words = look.words("correct")
    return enter(look, cursor, "total", words.total, say(words.do), asked, topic="correct")


def whose_turn(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    rows = [player_line(look, seat, ("open", which_turn, seat)) for seat in tracker.staying]
    at = sum([seat < tracker.roller for seat in tracker.staying])
    return pick(look, cursor, "whose_turn", look.words("correct").turn, rows, at, topic="correct")


def which_turn(look: "Look", tracker: "Tracker", cursor: "int | None", seat: int) -> "Content":
    each = rules.turns_each(tracker.players)
    asked = amount(
        tracker.turn // tracker.players + 1, least=1, most=each, action=lambda to: ("do", ("turn", seat, to))
    )
    order = say(look.words("correct").which_turn)
    return enter(look, cursor, "which_turn", "", order, asked, who=seat, topic="correct")


def which_round(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    words = look.words("correct")
    asked = amount(tracker.round, least=1, most=MOST, action=lambda to: ("do", ("round", to)))
    return enter(look, cursor, "which_round", words.round, say(words.do), asked, topic="correct")
