"""Screens for tests between two hamsters: the odds before the draw, and the chip lost to a Bite."""

from ....companion.asking import pick, player_line
from ....content import content, key, line, listed, say, side, sides
from ..rules import BITE, METTLE, TRAITS
from .page import by_hat, page, said, share, trait_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.look import Look
    from ....content import Action, Content
    from ..tracker import Tracker

    Test = tuple[int, int, int, int]  # initiator, trait, defender, trait


def targets(tracker: "Tracker") -> list[int]:
    """Return the hamsters that the hamster to act can test: those in the pit if it is there too, or those on the belt.
    RHR-A10."""
    seat, pit = tracker.to_act, tracker.pit
    assert seat is not None
    return [other for other in tracker.in_play if other != seat and pit[other] == pit[seat]]


def against(tracker: "Tracker") -> "Action":
    """Return the action that shows the odds of a Bite, push or Throw, after a choice if there are several targets."""
    others = targets(tracker)
    if len(others) > 1:
        return ("open", whom)
    return ("open", odds, (tracker.to_act, METTLE, others[0], METTLE))


def whom(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask which hamster is the target of a test of Mettle, showing the odds for each."""
    seat = tracker.to_act
    assert seat is not None
    rows = []
    for other in targets(tracker):
        test = seat, METTLE, other, METTLE
        own, theirs = tracker.odds(*test)
        value = share(look, own, own + theirs)[2] if own else ""
        rows.append(player_line(look, other, ("open", odds, test), value))
    return pick(look, cursor, "whom", look.words("odds").whom, rows, who=seat, topic="odds")


def odds(look: "Look", tracker: "Tracker", cursor: None, test: "Test") -> "Content":
    """Show the odds of a test before the draw. RHR-100 to RHR-104."""
    words, traits = look.words("odds"), look.words("values").trait
    own, others = tracker.odds(*test)
    event = ("tested",) + test
    keys: tuple[Any, ...] = (None, None, None)
    if own and not others:
        keys = None, None, key(look.common.next, ("do", event + (1, 0)))
    elif own:
        draw = key(words.draw, ("draw", own + others, event + (1,)))
        label = look.words("placing").by_hand if look.settings.real_dice else words.more
        keys = (None,) + by_hat(look, draw, key(label, ("open", more, test)))
    heading = traits[test[1]]
    if test[3] != test[1]:
        heading = words.against % {"trait": heading, "other": traits[test[3]]}
    both = side(look.name(test[0]), own, test[0]), side(look.name(test[2]), others, test[2])
    if own and others:
        block = sides(both, share(look, own, own + others), words.do)
    else:
        block = sides(both, text=words.won if own else words.no_test)
    return page(look, tracker, "odds", heading, (block,), keys, test[0], topic="odds")


def more(look: "Look", tracker: "Tracker", cursor: "int | None", test: "Test") -> "Content":
    """Ask whose chip was drawn from a real HAT, or whether the defender put no chips in."""
    words, event = look.words("odds"), ("tested",) + test
    own, other = look.name(test[0]), look.name(test[2])
    rows = [
        line(words.by_hand % own, ("do", event + (1, 0))),
        line(words.by_hand % other, ("do", event + (1, tracker.odds(*test)[0]))),
        line(words.gives_in % other, ("do", event + (0, 0))),
    ]
    return pick(look, cursor, "more", words.more, rows, who=test[0], topic="odds")


def loss(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask the biter which chip the target of a successful Bite loses. RHR-44."""
    loser = tracker.bitten
    assert loser is not None
    do, why = said(look.words("loss"), other=look.name(loser))
    keys = trait_keys(look, tracker.traits[loser], lambda trait: ("do", ("lost", trait)), str)
    return page(look, tracker, "loss", look.words("values").action[BITE], (say(do, why),), keys, tracker.to_act)


def versus(look: "Look", tracker: "Tracker", cursor: "int | tuple[int, Test] | None") -> "Content":
    """Let players choose a test between any two hamsters, with any traits. Choosing the first line continues; choosing
    another line changes it to its next value."""
    first = tracker.to_act
    assert first is not None
    at, test = cursor if isinstance(cursor, tuple) else (cursor or 0, (first, METTLE, _next(tracker, first), METTLE))
    words, traits = look.words("versus"), look.words("values").trait
    pit = tracker.pit
    hat: Action = ("open", odds, test) if pit[test[0]] == pit[test[2]] else None
    rows = [
        line(words.hat, hat, "▶"),
        line(words.initiator, ("at", (1, _turned(tracker, test, 0))), look.name(test[0])),
        line(words.trait, ("at", (2, _turned(tracker, test, 1))), traits[test[1]]),
        line(words.defender, ("at", (3, _turned(tracker, test, 2))), look.name(test[2])),
        line(words.against, ("at", (4, _turned(tracker, test, 3))), traits[test[3]]),
    ]
    keys = (
        key("▼", ("at", ((at + 1) % len(rows), test)), repeats=True),
        key("▲", ("at", ((at - 1) % len(rows), test))),
        key(look.common.choose, rows[at].action),
    )
    return content("versus", words.title, (listed(rows, at),), keys, topic="odds")


def _turned(tracker: "Tracker", test: "Test", index: int) -> "Test":
    """Return a copy of `test` with the value at `index`, a trait or a hamster, changed to the next one."""
    after = list(test)
    if index % 2:
        after[index] = (test[index] + 1) % len(TRAITS)
    elif len(tracker.in_play) > 2:
        after[index] = _next(tracker, test[index], test[2 - index])
    else:
        after[0], after[2] = test[2], test[0]
    return after[0], after[1], after[2], after[3]


def _next(tracker: "Tracker", seat: int, other: "int | None" = None) -> int:
    """Return the next hamster in play after `seat`, skipping `other`."""
    while True:
        seat = (seat + 1) % tracker.players
        if seat != other and seat in tracker.in_play:
            return seat
