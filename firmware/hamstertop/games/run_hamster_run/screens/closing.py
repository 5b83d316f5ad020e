"""Screens for the end of a round and of the game: the belt, Chomps, Fatigue and the winner."""

from ....companion.ending import ending, stopped
from ....content import CLEAN, content, key, moving, player, players, say
from ..rules import STRIPS, TRAITS, chomp, convey
from .acting import dry, fell
from .hat import by_hand
from .page import ALLIGATORS, SPEED, all_news, alligators, lights, pool, said, share, trait_keys
from .sheet import correct, sheet

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content
    from ..tracker import Tracker

OF_CHOMPS = ("escaped", "chomped", "eaten")  # kinds of news about Chomps


def belt(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show how often the belt moves, what the asterisks do to the Speed pool and who is in the pit, and ask who falls
    in. RHR-70 to RHR-73."""
    words = look.words("belt")
    fallen, asterisks = all_news(look, tracker, "fell"), _asterisks(look, tracker)
    if fallen:
        do, why = said(words, "fell", times=tracker.moves)
        why = (asterisks or fallen) + " " + why
    else:
        do, why = said(words, "once" if tracker.moves == 1 else "times", times=tracker.moves)
        if asterisks:
            why = words.falls_in + " " + asterisks
    rows = [player(seat, sign="actions.ALLIGATORS" if tracker.pit[seat] else None) for seat in tracker.in_play]
    everybody = players(rows, tracker.news[-1][1] if fallen else None)
    body = say(do, why), pool(look, tracker, SPEED), everybody
    keys = (
        key(words.fall, ("open", fell)) if dry(tracker) else None,
        key(words.sheet, ("open", sheet)),
        key(look.common.done, ("do", ("done",))),
    )
    moved = (tracker.asterisks - tracker.moves - 1) % STRIPS + 1
    corner, lit = words.strip % (tracker.asterisks, moved), lights(look, tracker)
    return content("belt", words.title, body, keys, corner=corner, lights=lit, flags=(CLEAN,))


def _asterisks(look: "Look", tracker: "Tracker") -> str:
    """Return how the Speed pool changes, in words, or "" if it stays the same."""
    if tracker.moves < tracker.asterisks:
        return ""
    after = convey(tracker.moved, tracker.speed, tracker.house_rules.asterisk_at_once)[1]
    if after == tracker.speed:
        return ""
    return str(look.words("belt")["asterisks.more" if after > tracker.speed else "asterisks.fewer"] % {"after": after})


def face(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Ask which trait a hamster in the pit uses against the alligators. The odds are above the keys. RHR-83 to
    RHR-87."""
    seat, many = tracker.to_act, tracker.alligators
    assert seat is not None
    words = look.words("chomp")
    strengths = [tracker.strength(seat, trait) for trait in TRAITS]

    def drawing(trait: int) -> "Action":
        if look.setting("real_dice"):  # players also draw from a real HAT
            return ("open", by_hand, trait)
        return ("draw", strengths[trait] + many, ("faced", trait))

    keys = trait_keys(look, strengths, drawing, lambda chips: share(look, chips, chips + many))
    do, why = said(words, lost=chomp(many))
    if tracker.pluck(seat) <= chomp(many):
        why = words.last
    news = all_news(look, tracker, *OF_CHOMPS)
    follows = news, alligators(look, tracker), why
    picture = "" if news else "alligator.ALLIGATOR"  # the smaller one leaves room for what has happened
    body = say(do, " ".join([text for text in follows if text])), pool(look, tracker, ALLIGATORS, picture)
    return content("face", words.title, body, keys, seat, lights=("alarm", seat))


def fatigue(look: "Look", tracker: "Tracker", cursor: None) -> "Content":
    """Show what the alligators did, who is tired and everybody's chips before Fatigue. Then a new round begins or the
    game ends. RHR-90 to RHR-94."""
    words = look.words("fatigue")
    tired = [news[1] for news in tracker.news if news[0] == "tired"]
    do, why = said(words, "tired" if tired else "rested")
    news, lie = all_news(look, tracker, *OF_CHOMPS), alligators(look, tracker)
    text = say(do, why)
    if news:
        text = say((news, do), ((lie + " " + do).strip(), news))
    elif lie:
        text = say(lie, do)
    rows = []
    for seat in tracker.in_play:
        lost = seat in tired
        rows.append(player(seat, tracker.pluck(seat) + lost, "–1" if lost else ""))
    counted = pool(look, tracker, ALLIGATORS)
    body = text, counted, players(rows)
    keys = None, key(words.sheet, ("open", sheet)), key(look.common.next, ("do", ("done",)))
    scene = lights(look, tracker)
    return content("fatigue", words.title % tracker.round, body, keys, lights=scene, flags=(CLEAN,))


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
