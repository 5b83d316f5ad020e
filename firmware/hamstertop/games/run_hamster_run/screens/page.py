"""Parts shared by the screens of Run, Hamster, Run!: the bar, lights, keys, players and sentences."""

from ....content import figure, key, player, players
from ..rules import ACTIONS, BITE, METTLE, REST, RUN, TRAITS, reach
from ..tracker import COUNTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ....companion.lights import Scene
    from ....companion.look import Look
    from ....content import Action, Figure, Key, Players
    from ....words import Section
    from ..tracker import Tracker


SPEED, ALLIGATORS = 0, 1  # indices in COUNTS
PICTURES = ("actions.SPEED", "actions.ALLIGATORS")


def rounds(look: "Look", tracker: "Tracker") -> str:
    """Return the corner of a page on which nobody acts: the round, if it has begun."""
    return str(look.words("table").round % tracker.round) if tracker.round else ""


def lights(look: "Look", tracker: "Tracker") -> "Scene":
    """Return the lights, which briefly show the player whose chip was just drawn, then the player to act."""
    seat = tracker.to_act
    for news in tracker.news:
        if news[0] in ("drawn", "won", "escaped"):
            return ("shimmer", news[1] if seat is None else seat, look.ticks())
    return ("dark",) if seat is None else ("seat", seat)


def pool(look: "Look", tracker: "Tracker", what: int, picture: str = "", number: "int | None" = None) -> "Figure":
    """Return a figure with the number of chips in the Speed pool or of alligators in the pit, by default the current
    one."""
    if number is None:
        number = getattr(tracker, COUNTS[what][0])
    return figure(number, picture=picture or PICTURES[what], alternative=look.words("values").what[what])


def trait_keys(
    look: "Look",
    chips: "Sequence[int]",
    action: "Callable[[int], Action]",
    above: "Callable[[int], Any] | None" = None,
) -> "list[Any]":
    """Return a key for each trait that has chips, with `above(chips)` shown above its label."""
    names = look.words("values").trait
    keys = []
    for trait in TRAITS:
        shown = (above(chips[trait]),) if above and chips[trait] else ()
        keys.append(key(names[trait], action(trait), shown) if chips[trait] else None)
    return keys


def draw_chip(tracker: "Tracker") -> "Action":
    return ("draw", chips(tracker), ("drawn",))


def chips(tracker: "Tracker") -> int:
    return sum(tracker.hat)


def by_hat(look: "Look", draw: "Key", own: "Key") -> "tuple[Key, Key]":
    """Return the secondary key and the main key. The main key is `own`, which asks for the chip drawn, if players use
    a real HAT, and `draw` otherwise."""
    return (draw, own) if look.setting("real_dice") else (own, draw)


def share(look: "Look", chips: int, total: int) -> tuple[int, int, str]:
    """Return `chips`, `total`, and their ratio as a rounded percentage, as text."""
    text = look.words("table").percent % ((200 * chips + total) // (2 * total))
    return chips, total, text


def sign(action: int) -> str:
    return "actions.ACTIONS.%d" % action


def doing(look: "Look", tracker: "Tracker") -> "Players":
    """Return each player's split of Pluck and a picture of the action, or of the pit if they are in it, in the order of
    play. The player to act is marked."""
    rows, pit = [], look.words("sheet").pit
    for seat in tracker.order:
        action, fallen = tracker.actions[seat], tracker.pit[seat]
        shown = PICTURES[ALLIGATORS] if fallen else None if action is None else sign(action)
        rows.append(player(seat, note=tracker.split(seat), sign=shown, more=pit if fallen else ""))
    return players(rows, tracker.to_act, ordered=True)


def possible(tracker: "Tracker", seat: int) -> tuple[int, ...]:
    """Return the actions that have an effect: in the pit, nobody runs or is thrown (RHR-A10), and little Mettle throws
    nobody (RHR-57)."""
    if tracker.pit[seat]:
        return BITE, REST
    return ACTIONS if reach(tracker.traits[seat][METTLE]) else (BITE, RUN, REST)


# Sentences


def said(words: "Section", moment: str = "", **places: object) -> tuple[str, str]:
    """Return `do` and `why` for a moment or, without a moment, for the section itself, with the values in `places`
    filled in."""
    start = moment + "." if moment else ""
    return words[start + "do"] % places, words[start + "why"] % places
