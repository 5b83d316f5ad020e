"""Screens for secretly allocating Pluck, then openly declaring actions."""

from ....content import CLEAN, MIDDLE, RIGHT, SECRET, USUAL, amount, content, image, key, numbers, player, players, say
from ..rules import BITE, FRISKINESS, METTLE, REST, RUN, THROW, reach
from .page import ALLIGATORS, SPEED, doing, lights, pool, possible, rounds, said, sign

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ....companion.look import Look
    from ....content import Action, Content
    from ..tracker import Tracker

    Chips = tuple[int, ...]
    Cursor = tuple[int, Chips] | None  # the trait whose chips are being entered, and the chips in each trait


# Allocation. Between secret allocations, a cover screen hides everybody's chips.


def allocation(look: "Look", tracker: "Tracker", cursor: "Cursor") -> "Content":
    """Show who gets the device next to allocate Pluck secretly, or ask for the allocation if sheets are open. RHR-11,
    RHR-12.

    The display is cleared first, so that no ghost of the previous player's chips remains visible.
    """
    if tracker.revealed:
        return chips(look, tracker, cursor)
    seat, words = tracker.actor, look.words("allocate")
    nobody_yet = not any([any(chips or ()) for chips in tracker.sealed])
    asked, why = said(words, "laid")
    laid: Action = ("ask", asked, ("do", ("revealed",)), why)
    keys = (
        key(tuple(words.openly), laid) if nobody_yet else None,
        None,
        key(words.ready, ("open", chips)),
    )
    body = _cover(look, tracker, said(words, who=look.name(seat), pluck=tracker.pluck(seat)))
    heading = look.words("table").round % tracker.round
    return content("allocation", heading, body, keys, seat, lights=lights(look, tracker), flags=(CLEAN,))


def reveal(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show that everybody has allocated and can reveal the sheets. RHR-12."""
    words = look.words("reveal")
    keys = None, None, key(words.reveal, ("do", ("revealed",)))
    body, corner, lit = _cover(look, tracker, said(words)), rounds(look, tracker), lights(look, tracker)
    return content("reveal", words.title, body, keys, corner=corner, lights=lit, flags=(CLEAN,))


def _cover(look: "Look", tracker: "Tracker", texts: tuple[str, str]) -> "tuple[Any, ...]":
    """Return text with the chips in the pools and everybody's Pluck below it."""
    pools = tuple([pool(look, tracker, what) for what in ((SPEED, ALLIGATORS) if tracker.on_belt else (ALLIGATORS,))])
    plucks = players([player(seat, tracker.pluck(seat)) for seat in tracker.in_play], tracker.to_act)
    return (say(texts[0], texts[1]),) + pools + (plucks,)


def chips(look: "Look", tracker: "Tracker", cursor: "Cursor") -> "Content":
    """Ask for an allocation of all the Pluck of the hamster to act, starting from its chips at the end of the last
    round. RHR-11, RHR-A21."""
    seat = tracker.actor
    pluck = tracker.pluck(seat)
    start, words = tracker.traits[seat], look.words("chips")
    corner = words.open if tracker.revealed else ""
    if sum(start) != pluck:
        start = (pluck + 2) // 3, (pluck + 1) // 3, pluck // 3
    elif not cursor or cursor[1] == start:
        corner = words.last
    flags = (CLEAN,) if tracker.revealed else (CLEAN, SECRET)
    topic = "pit" if tracker.in_pit else "chips"
    return split(look, cursor, seat, start, lambda chips: ("do", ("allocated", seat) + chips), topic, flags, corner)


def split(
    look: "Look",
    cursor: "Cursor",
    seat: int,
    start: "Chips",
    then: "Callable[[Chips], Action]",
    topic: str,
    flags: "tuple[str, ...]",
    corner: str = "",
) -> "Content":
    """Ask for a hamster's chips in one trait after another, then for confirmation.

    The last trait gets the remaining chips. `then(chips)` is the action that uses them. Undo goes back to the previous
    trait, then to the first numbers, and only then takes back an event.
    """
    at, chips = cursor or (0, start)
    names, words, common = look.words("values").trait, look.words("chips"), look.common
    last = len(chips) - 1

    def giving(trait: int) -> "Callable[[int], Action]":
        return lambda number: ("at", (trait, moved(chips, trait, number - chips[trait])))

    rows = []
    for trait, number in enumerate(chips[:last]):
        rows.append(amount(number, names[trait], most=sum(chips[trait:]), action=giving(trait)))
    rows.append(amount(chips[last], names[last]))
    asked = at < last
    keys: tuple[Any, ...]
    if asked:
        keys = (
            key("+", ("at", (at, moved(chips, at, 1)))),
            key("–", ("at", (at, moved(chips, at, -1)))),
            key(common.ok, ("at", (at + 1, chips))),
        )
    else:
        keys = key(words.change, ("at", (0, chips))), None, key(common.done, then(chips))
    hints = words.pit_hints if topic == "pit" else words.hints
    hint = hints[at] if asked else words.rest if last == FRISKINESS else words.right
    body = numbers(rows, at if asked else None), say("", hint)
    ways = ((common.undo, ("at", (at - 1, chips) if at else None)) if cursor else USUAL), USUAL, USUAL
    beside = (key(common.done, then(chips)),) if asked else ()  # where all traits can be set at once
    lit = ("seat", seat)
    return content(
        "chips", "", body, keys, seat, corner, ways=ways, lights=lit, topic=topic, flags=flags, beside=beside
    )


def moved(chips: "Chips", at: int, by: int) -> "Chips":
    """Return `chips` with `by` chips moved to the trait at `at` from later traits, as far as those have any. If `by` is
    negative, chips move to the last trait instead."""
    after = list(chips)
    while by > 0 and any(after[at + 1 :]):
        giver = [index for index in range(at + 1, len(after)) if after[index]][-1]
        after[giver] -= 1
        after[at] += 1
        by -= 1
    fewer = min(-by, after[at]) if by < 0 else 0
    after[at] -= fewer
    after[-1] += fewer
    return tuple(after)


# Declaring


def declare(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask for the action of the hamster to act, in ascending order of initiative. RHR-30, RHR-94.

    There are keys for Run, Rest and the two actions that need a test, with the possible actions shown above them. In
    the pit, there are only Bite and Rest.
    """
    names, words, seat = look.words("values").action, look.words("declare"), tracker.actor
    do, why = said(words)
    if seat == tracker.order[-1] and not tracker.pit[seat]:
        why = words.first
    helps = tracker.pit[seat] or tracker.recovers(seat)
    rest = key(names[REST], ("do", ("declared", REST)), (sign(REST), words.rest if helps else ""))
    keys: Any = (
        key(words.fight, ("open", fight), (sign(BITE), sign(THROW))),
        rest,
        key(names[RUN], ("do", ("declared", RUN)), (sign(RUN),)),
    )
    if tracker.pit[seat]:
        keys = key(names[BITE], ("do", ("declared", BITE)), (sign(BITE),)), rest, None
    body = say(do, why), pool(look, tracker, SPEED if tracker.on_belt else ALLIGATORS), doing(look, tracker)
    heading = "/".join(look.words("values").trait[:3]), "/".join(look.words("table").columns[:3])
    topic, main = ("pit", MIDDLE) if tracker.pit[seat] else ("", RIGHT)
    return content("declare", heading, body, keys, seat, main=main, lights=lights(look, tracker), topic=topic)


def fight(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask for one of the two actions that need a test: Bite or, with enough Mettle, Throw."""
    names, words, seat = look.words("values").action, look.words("fight"), tracker.actor
    mettle = tracker.traits[seat][METTLE]
    throws = THROW in possible(tracker, seat)
    keys = (
        key(names[BITE], ("do", ("declared", BITE))),
        key(names[THROW], ("do", ("declared", THROW))) if throws else None,
        key(look.common.back_key, ("back",)),
    )
    far = words.throw % {"squares": look.words("table").squares[reach(mettle) - 1]} if throws else words.no_throw
    bite = image(sign(BITE)), say(names[BITE], words.bite if mettle else words.no_bite)
    throw = image(sign(THROW)), say(names[THROW], far)
    return content("fight", words.title, bite + throw, keys, seat, main=None)
