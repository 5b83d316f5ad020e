"""Screens for resolving hamsters' actions, changing them, and entering who falls into the pit."""

from ....companion.asking import pick, player_line
from ....content import RIGHT, STAYS, UNEXPLAINED, content, figure, key, line, say
from ..rules import ACTIONS, BITE, METTLE, REST, RUN, SCAMPER, THROW, reach
from ..tracker import DECLARE
from .effects import all_done, told
from .odds import against, targets
from .page import doing, lights, possible, said, sign, trait_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ....companion.look import Look
    from ....content import Action, Content, Line
    from ....words import Section
    from ... import Event
    from ..tracker import Tracker

BESIDE = 3  # the number of rare actions that surfaces with more room show at once
SECTIONS = ("bite", "run", "throw", "rest")  # the section of words and help for each action


def resolve(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Show how a hamster resolves its action, the chips it uses and everybody's actions. The right key acts as long as
    the hamster can; then it ends the turn. RHR-40 to RHR-62."""
    first = told(look, tracker, cursor)
    if first:
        return first
    seat = tracker.actor
    action = tracker.actions[seat]
    assert action is not None
    name, resting = look.words("values").action[action], rests(tracker)
    if resting:
        keys: Any = trait_keys(look, (1, 1, 1), lambda trait: ("do", ("rested", trait)))
    else:
        words, loser, done = look.words("resolve"), beaten(tracker), key(look.common.done, ("do", ("done",)))
        middle = acts = None
        if may_flip(tracker):
            if not tracker.acted:  # those who have already moved on the table would lose their run
                done = key(look.common.done, ("ask", words.idle, ("do", ("done",))))
            acts = key(words.flip, ("do", ("flipped", 1)))
            middle = key(words.push, against(tracker)) if may_test(tracker) else None
        elif may_test(tracker):
            acts = key(name, against(tracker))
        if loser is not None:
            middle = key(words.fall, ("do", ("fell", loser)))
        keys = (done if acts else None, middle, acts or done)
    won = bool(tracker.news) and tracker.news[-1][:2] == ("won", seat)
    do, why = _now(look, tracker, seat, action)
    body = say(do, why), _chips(look, tracker, seat, action), doing(look, tracker)
    heading = look.words("resolve").win % {"other": look.name(tracker.news[-1][2])} if won else name
    flags = (STAYS, UNEXPLAINED) if won or tracker.pit[seat] else (STAYS,)
    topic, lit = SECTIONS[action], lights(look, tracker)
    beside = all_done(look, tracker) + [key(row.text, row.action) for row in rare(look, tracker)]
    main = None if resting else RIGHT
    beside = beside[:BESIDE]
    return content("resolve", heading, body, keys, seat, main=main, lights=lit, topic=topic, flags=flags, beside=beside)


def _chips(look: "Look", tracker: "Tracker", seat: int, action: int) -> "Any":
    """Return the number of chips in the trait that an action uses."""
    names = look.words("values").trait  # Fatigue comes last
    name, number = names[METTLE], tracker.traits[seat][METTLE]
    if action == RUN:
        name, number = names[SCAMPER], tracker.face_up(seat)
    elif action == REST:
        name, number = names[-1], tracker.fatigue[seat]
    return figure(number, name, sign(action))


def _now(look: "Look", tracker: "Tracker", seat: int, action: int) -> tuple[str, str]:
    """Return what a hamster does now, and the text that follows it: the effect of its last event, or what it can do."""
    words = look.words(SECTIONS[action])
    last: Event = tracker.news[-1] if tracker.news else ("",)
    kind = last[0]
    if kind in ("step", "dash", "climb"):
        return said(words, kind)
    if kind == "push_on":
        return said(words, kind, other=look.name(last[1]))
    if kind == "fell":
        return said(look.words("resolve"), kind, who=look.name(last[1]))
    if kind == "bitten":
        return said(words, kind, other=look.name(last[1]))
    if kind == "won":
        return _tested(look, tracker, words, seat, last)
    if tracker.pit[seat]:
        alone = action == BITE and not any([tracker.pit[other] for other in tracker.in_play if other != seat])
        return said(words, "pit_alone" if alone else "pit")
    mettle = tracker.traits[seat][METTLE]
    can = (mettle > 0, tracker.face_up(seat) > 0, reach(mettle) > 0, tracker.recovers(seat))
    if not can[action]:
        return said(words, "unable")
    if action == RUN and not mettle:
        return said(words, "start_no_mettle")
    return said(words, "start")


def _tested(look: "Look", tracker: "Tracker", words: "Section", seat: int, won: "Event") -> tuple[str, str]:
    """Return text that says what the winner of a test may do, or that the test is lost. RHR-44, RHR-52, RHR-57,
    RHR-A26."""
    winner, loser = won[1:]
    if winner != seat:
        return said(words, "lost", other=look.name(winner))
    do, why = said(words, "won", other=look.name(loser), squares=_flight(look, tracker, seat))
    return do, why + " " + words.again if tracker.actions[seat] == RUN and tracker.face_up(seat) else why


def _flight(look: "Look", tracker: "Tracker", seat: int) -> str:
    """Return how far a hamster can throw, in words."""
    squares = look.words("table").squares
    return str(squares[max(reach(tracker.traits[seat][METTLE]), 1) - 1])


# Actions that are possible now


def may_flip(tracker: "Tracker") -> bool:
    """Return whether the hamster to act can flip Scamper chips to run."""
    seat = tracker.actor
    return tracker.actions[seat] == RUN and not tracker.pit[seat] and tracker.face_up(seat) > 0


def may_test(tracker: "Tracker") -> bool:
    """Return whether the action of the hamster to act allows a test of Mettle against another hamster now."""
    seat = tracker.actor
    if tracker.actions[seat] == REST or tracker.challenged or not tracker.traits[seat][METTLE]:
        return False
    if tracker.actions[seat] == THROW and THROW not in possible(tracker, seat):
        return False
    return bool(targets(tracker)) and (tracker.actions[seat] != RUN or may_flip(tracker))


def rests(tracker: "Tracker") -> bool:
    """Return whether the hamster to act rests and takes a chip back from Fatigue."""
    return tracker.actions[tracker.actor] == REST and tracker.recovers(tracker.actor)


def beaten(tracker: "Tracker") -> "int | None":
    """Return the hamster that was just pushed or thrown, if it may have fallen into the pit, or None."""
    seat = tracker.actor
    for news in tracker.news:
        if (news[:2] == ("won", seat) or news[0] == "push_on") and not tracker.pit[news[-1]]:
            return int(news[-1]) if tracker.actions[seat] in (RUN, THROW) else None
    return None


# Rare actions, in the menu


def rare(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return menu lines for rare actions, most likely first: changing the action before a hamster has acted or,
    afterwards, entering who fell."""
    words, seat = look.words("menu"), tracker.actor
    action = tracker.actions[seat]
    runs = tracker.face_up(seat) if may_flip(tracker) else 0
    changes = not tracker.acted and action == tracker.declared[seat] and any(tracker.traits[seat])
    pushes = beaten(tracker) is not None and may_test(tracker)
    ways: tuple[tuple[object, str, Action], ...] = (
        (changes, words.change, ("open", change)),
        (runs, words.spend, ("do", ("spent", SCAMPER))),
        (tracker.on_belt, words.fell, ("open", fell)),
        (runs > 1, words.spend_and_climb, ("do", ("climbed",))),  # RHR-48
        (runs > 2, words.climb, ("do", ("flipped", 3))),
        (pushes, words.push, against(tracker) if pushes else None),
    )
    return [line(text, action) for can, text, action in ways if can]


def in_vain(look: "Look", tracker: "Tracker") -> "list[Line]":
    """Return menu lines for the actions that are allowed but have no effect. RHR-30, RHR-40."""
    names, vain, seat = look.words("values").action, look.words("menu").vain, tracker.actor
    others = [action for action in ACTIONS if action not in possible(tracker, seat)]
    if tracker.phase == DECLARE:
        return [line(names[action], ("do", ("declared", action)), vain) for action in others]
    if tracker.acted or tracker.actions[seat] != tracker.declared[seat] or not any(tracker.traits[seat]):
        return []
    return [line(names[action], ("open", pay, action), vain) for action in others if action != tracker.actions[seat]]


def change(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask for an action other than the one declared, with a key for each, then for the chip that this costs. RHR-40."""
    words, names, seat = look.words("change"), look.words("values").action, tracker.actor
    others = [action for action in possible(tracker, seat) if action != tracker.actions[seat]]
    keys: Any = [key(names[action], ("open", pay, action), (sign(action),)) for action in others]
    keys = [None] * (3 - len(keys)) + keys
    body = say(words.do, words.pit if tracker.pit[seat] else words.why)
    return content("change", words.title, (body,), keys, seat, main=None)


def pay(look: "Look", tracker: "Tracker", cursor: None, action: int) -> "Content":
    seat = tracker.actor
    do, why = said(look.words("price"))
    keys = trait_keys(look, tracker.traits[seat], lambda trait: ("do", ("changed", action, trait)), str)
    return content("pay", look.words("values").action[action], (say(do, why),), keys, seat, main=None)


def fell(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask which hamster fell into the pit, listing the loser of the last test first. RHR-63."""
    pushed = None
    for event in look.events():
        if event[0] == "tested":
            pushed = event[1]
        elif event[0] in ("done", "rested"):
            pushed = None
    seats = tracker.on_belt
    first = [seat for seat in (pushed, tracker.to_act) if seat in seats][:1]
    rows = [player_line(look, seat, ("do", ("fell", seat))) for seat in first + [s for s in seats if s not in first]]
    return pick(look, cursor, "fell", look.words("fell").title, rows, topic="fell")
