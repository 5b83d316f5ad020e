"""Screens for the end of a round and of the game: the belt, Chomps, Fatigue and the winner."""

from ....companion.ending import ending, stopped
from ....content import CLEAN, content, key, moving, player, players, say
from ..rules import REST, STRIPS, TRAITS, chomp
from .acting import fell
from .effects import alligators, sentence, told, with_pages
from .odds import stand
from .page import ALLIGATORS, SPEED, lights, pool, said, share, trait_keys
from .sheet import correct, sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content
    from ..tracker import Tracker


def belt(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show how often the belt moves and who is in the pit, and ask who falls in. RHR-70, RHR-71."""
    words = look.words("belt")
    fallen = [news for news in tracker.news if news[0] == "fell"]
    moment = "once" if tracker.moves == 1 else "times"
    if fallen or not tracker.on_belt:
        moment = "fell" if tracker.on_belt else "all_fell"
    do, why = said(words, moment, times=tracker.moves)
    if fallen:
        why = sentence(look, fallen[0]) + " " + why
    rows = [player(seat, sign="actions.ALLIGATORS" if tracker.pit[seat] else None) for seat in tracker.in_play]
    everybody = players(rows, fallen[0][1] if fallen else None)
    body = say(do, why), pool(look, tracker, SPEED), everybody
    keys = (
        key(words.fall, ("open", fell)) if tracker.on_belt else None,
        key(words.sheet, ("open", sheet)),
        key(words.nobody if tracker.on_belt and not fallen else look.common.done, ("do", ("done",))),
    )
    moved = (tracker.asterisks - tracker.moves - 1) % STRIPS + 1
    corner, lit = words.strip % (tracker.asterisks, moved), lights(look, tracker)
    return content("belt", words.title, body, keys, corner=corner, lights=lit, flags=(CLEAN,))


def face(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Ask which trait a hamster in the pit uses against the alligators. The odds are above the keys. RHR-83 to
    RHR-87."""
    first = told(look, tracker, cursor)
    if first:
        return first
    seat, many = tracker.actor, tracker.alligators
    words = look.words("chomp")
    strengths = [tracker.strength(seat, trait) for trait in TRAITS]
    keys = trait_keys(
        look, strengths, lambda trait: ("open", stand, trait), lambda chips: share(look, chips, chips + many)
    )
    why = words.last if tracker.pluck(seat) <= chomp(many) else words.why
    lie, why = alligators(look, tracker), why % {"lost": chomp(many)}
    if len(tracker.in_play) < 2:
        why += " " + words.last_one
    why = (lie + " " + why).strip()
    body = say(words.do, why), pool(look, tracker, ALLIGATORS, "" if lie else "alligator.ALLIGATOR")
    best = max([(strength, trait) for trait, strength in enumerate(strengths)])[1]
    return content("face", words.title, body, keys, seat, main=best, lights=("alarm", seat))


def fatigue(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content":
    """Show what the alligators did, then who is tired and everybody's chips, then who has lost the last one. Then a new
    round begins or the game ends. RHR-90 to RHR-94."""
    first = told(look, tracker, cursor)
    if first:
        return first
    words, at = look.words("fatigue"), cursor or 0
    asleep = [seat for seat in tracker.in_play if tracker.passed_out(seat) and tracker.actions[seat] != REST]
    page = min(at - len(with_pages(tracker)), len(asleep))
    after: Action = ("at", at + 1) if page < len(asleep) else ("do", ("done",))
    heading, forth = words.title % tracker.round, key(look.common.next, after)
    if page:
        seat = asleep[page - 1]
        do, why = said(words, "asleep", who=look.name(seat))
        if tracker.pit[seat]:
            why = words.asleep_in_pit % {"who": look.name(seat)}
        return content("asleep", heading, (say(do, why),), (None, None, forth), lights=("seat", seat))
    tired = [news[1] for news in tracker.news if news[0] == "tired"]
    do, why = said(words, "tired" if tired else "rested")
    rows = []
    for seat in tracker.in_play:
        left = tracker.pluck(seat)
        rows.append(player(seat, left, before="%d▶" % (left + 1) if seat in tired else ""))
    body = say(do, why), pool(look, tracker, ALLIGATORS), players(rows)
    keys = None, key(words.sheet, ("open", sheet)), forth
    return content("fatigue", heading, body, keys, lights=lights(look, tracker), flags=(CLEAN,))


def winner(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show the winner, a hamster or the alligators, and the number of rounds. RHR-92."""
    if tracker.unranked:
        return stopped(look)
    best = tracker.winner
    words = look.words("alligators_win" if best is None else "winner")
    do, why = said(words, rounds=tracker.round)
    series, scene = ("eating", ("dark",)) if best is None else ("winning", ("winners", best))
    body, keys = (say(do, why), moving(series)), ending(look)
    beside = key(look.common.correct, ("open", correct))
    return content("winner", words.title, body, keys, best, lights=scene, flags=(CLEAN,), beside=(beside,))
