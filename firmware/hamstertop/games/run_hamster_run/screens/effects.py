"""Effects of an event in words, and the pages that say them one after another before the game goes on."""

from ....content import content, key, say
from ..rules import REST
from ..tracker import FATIGUE, RESOLVE
from .page import ALLIGATORS, SPEED, lights, pool, said

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.look import Look
    from ....content import Action, Content, Key
    from ....words import Speaker
    from ... import Event
    from ..tracker import Tracker

OF_CHOMPS = ("escaped", "chomped", "eaten")  # kinds of effects of facing the alligators


def in_words(speaker: "Speaker", news: "Event") -> str:
    places: dict[str, object] = {"who": speaker.name(news[1])}
    if news[0] in ("won", "beaten"):
        places["other"] = speaker.name(news[2])
    elif news[0] == "chomped":
        places["lost"] = news[2]
    text: str = speaker.words("news", "run_hamster_run")[news[0]] % places
    return text


def sentence(look: "Look", news: "Event") -> str:
    text = in_words(look, news)
    return text if text[-1] == "!" else text + "."


def with_pages(tracker: "Tracker") -> list[int]:
    """Return which of the tracker's news have a page: the Speed pool's, each hamster's that faced the alligators, and
    an alligator's that did not leave after a Chomp, unless the screen of the phase says it."""
    pages, before = [], ""
    waits = not _met(tracker) and tracker.phase != FATIGUE
    for at, (kind, *_) in enumerate(tracker.news):
        if kind in OF_CHOMPS or kind == "speed" or (kind == "alligators" and before not in OF_CHOMPS and not waits):
            pages.append(at)
        before = kind
    return pages


def told(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content | None":
    """Return the page for the effect at the cursor, or None once all have been shown. RHR-80 to RHR-86."""
    pages, at = with_pages(tracker), cursor or 0
    if at >= len(pages):
        return None
    after: Action = ("at", at + 1)
    if tracker.phase == FATIGUE and at + 1 == len(pages) and len(tracker.in_play) < 2:
        after = ("do", ("done",))  # the game is over, and nobody needs to know who is tired
    label, seat = look.common.next, tracker.to_act if tracker.phase == RESOLVE else None
    news, left, lit = tracker.news[pages[at]], tracker.alligators, lights(look, tracker)
    title, topic, shown = look.words("belt").title, "chomp", ALLIGATORS
    if news[0] == "speed":
        rests = tracker.phase == RESOLVE
        moments = ("all_rest", "not_all_rest") if rests else ("more", "fewer")
        do, why = said(look.words("resolve" if rests else "belt"), moments[news[1] < 0], after=tracker.speed)
        topic, shown, left = "rest" if rests else "belt", SPEED, tracker.speed
    elif news[0] == "alligators":
        some, do, left = look.words("alligators"), _alligators(look, news), news[2]
        why = some.somebody
        if news[1] < 0:
            do, why = some.leaves, some.nobody + " " + do
    else:
        words, kind, seat = look.words("chomp"), news[0], news[1]
        if kind == "escaped" and not left:
            kind = "alone"
        elif news[-1] == 0 and kind == "chomped":
            kind = "spared"
        title, do = words.title, sentence(look, ("escaped", seat) if kind == "spared" else news)
        why = words[kind] % {"who": look.name(seat), "lost": news[-1]}
        for gone in tracker.news[pages[at] + 1 : pages[at] + 2]:
            if gone[0] == "alligators":
                why, left = why + " " + _alligators(look, gone), gone[2]
        lit = ("alarm", seat) if kind in ("chomped", "eaten") else ("shimmer", seat, look.ticks())
    body, keys = (say(do, why), pool(look, tracker, shown, number=left)), (None, None, key(label, after))
    return content("effect", title, body, keys, seat, lights=lit, topic=topic, beside=all_done(look, tracker))


def all_done(look: "Look", tracker: "Tracker") -> "list[Key]":
    """Return a key that ends the turns of the hamster to act and of those after it, as long as they rest and get no
    chip back, because they have nothing to choose. It is in a list, which is empty if there are fewer than two."""
    idle = 0
    for seat in tracker.acting() if tracker.phase == RESOLVE else ():
        if tracker.actions[seat] != REST or tracker.recovers(seat):
            break
        idle += 1
    return [key(look.words("resolve").all_done, ("do",) + (("done",),) * idle)] if idle > 1 else []


def _met(tracker: "Tracker") -> bool:
    """Return whether a hamster has just faced the alligators."""
    return any([news[0] in OF_CHOMPS for news in tracker.news])


def _alligators(look: "Look", news: "Event") -> str:
    return str(look.words("alligators")["more" if news[1] > 0 else "fewer"] % news[2])


def alligators(look: "Look", tracker: "Tracker") -> str:
    """Return what to do with the alligators in the pit, in words, or "" if they have not changed or pages said it."""
    changes = [_alligators(look, news) for news in tracker.news if news[0] == "alligators" and not _met(tracker)]
    return changes[0] if changes else ""
