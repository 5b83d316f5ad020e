"""Effects of an event in words, and the pages that say them one after another before the game goes on."""

from ....content import content, key, say
from ..rules import REST
from ..tracker import BELT, FATIGUE, RESOLVE
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
    that of an alligator that leaves an empty pit."""
    kinds: tuple[str, ...] = OF_CHOMPS + ("speed",)
    if not _met(tracker) and tracker.phase == FATIGUE and _change(tracker.news) < 0:
        kinds += ("alligators",)
    return [at for at, news in enumerate(tracker.news) if news[0] in kinds]


def told(look: "Look", tracker: "Tracker", cursor: "int | None") -> "Content | None":
    """Return the page for the effect at the cursor, or None once all have been shown."""
    effects, at = with_pages(tracker), cursor or 0
    if at >= len(effects):
        return None
    after: Action = ("at", at + 1)
    if tracker.phase == FATIGUE and at + 1 == len(effects) and len(tracker.in_play) < 2:
        after = ("do", ("done",))  # the game is over, and nobody needs to know who is tired
    label, seat = look.common.next, tracker.to_act if tracker.phase == RESOLVE else None
    if seat is not None and tracker.actions[seat] == REST and not tracker.recovers(seat):
        label, after = look.common.done, ("do", ("done",))  # it gets no chip back, so its turn is over
    keys = None, None, key(label, after)
    news = tracker.news[effects[at]]
    if news[0] == "speed":
        rests = tracker.phase in (RESOLVE, BELT)
        moments = ("all_rest", "not_all_rest") if rests else ("more", "fewer")
        do, why = said(look.words("resolve" if rests else "belt"), moments[news[1] < 0], after=tracker.speed)
        topic, shown = "rest" if rests else "belt", SPEED
    elif news[0] == "alligators":
        do, why = alligators(look, tracker), look.words("alligators").nobody
        topic, shown = "chomp", ALLIGATORS
    else:
        return _faced(look, tracker, effects[at], keys)
    body, lit = (say(do, why), pool(look, tracker, shown)), lights(look, tracker)
    beside = all_done(look, tracker)
    return content("effect", look.words("belt").title, body, keys, seat, lights=lit, topic=topic, beside=beside)


def all_done(look: "Look", tracker: "Tracker") -> "list[Key]":
    """Return a key that ends the turns of the hamster to act and of those after it, as long as they rest and get no
    chip back, because they have nothing to choose. It is in a list, which is empty if there are fewer than two."""
    idle = 0
    for seat in tracker.acting() if tracker.phase == RESOLVE else ():
        if tracker.actions[seat] != REST or tracker.recovers(seat):
            break
        idle += 1
    return [key(look.words("resolve").all_done, ("do",) + (("done",),) * idle)] if idle > 1 else []


def _faced(look: "Look", tracker: "Tracker", at: int, keys: "tuple[object, ...]") -> "Content":
    """Return the page for what the alligators have done to a hamster, which is at this index in the tracker's news.
    RHR-84 to RHR-86."""
    words, kind, seat = look.words("chomp"), tracker.news[at][0], tracker.news[at][1]
    lost = tracker.news[at][2] if kind == "chomped" else 0
    faced = [index for index, news in enumerate(tracker.news) if news[0] in OF_CHOMPS]
    first = at + 1 if at > faced[0] else 0
    stop = ([index for index in faced if index > at] + [len(tracker.news)])[0]
    left = tracker.alligators - _change(tracker.news[stop:])
    if kind == "escaped" and not left:
        kind = "alone"
    elif kind == "chomped" and not lost:
        kind = "spared"
    why = words[kind] % {"who": look.name(seat), "lost": lost}
    lie = _alligators(look, tracker.news[first:stop], left)
    body = (
        say(sentence(look, tracker.news[at]), (why + " " + lie).strip()),
        pool(look, tracker, ALLIGATORS, number=left),
    )
    safe = kind in ("escaped", "alone", "spared")
    lit = ("shimmer", seat, look.ticks()) if safe else ("alarm", seat)
    return content("effect", words.title, body, keys, seat, lights=lit, topic="chomp")


def _met(tracker: "Tracker") -> bool:
    """Return whether a hamster has just faced the alligators."""
    return any([news[0] in OF_CHOMPS for news in tracker.news])


def _change(news: "list[Event]") -> int:
    return sum([effect[1] for effect in news if effect[0] == "alligators"])


def _alligators(look: "Look", news: "list[Event]", left: int) -> str:
    """Return what to do with the alligators in the pit, in words, after effects that leave this many, or "" if none
    came or left. RHR-80, RHR-81, RHR-85."""
    if not [effect for effect in news if effect[0] == "alligators"]:
        return ""
    moment = {1: "more", -1: "fewer"}.get(_change(news), "now")
    return str(look.words("alligators")[moment] % left)


def alligators(look: "Look", tracker: "Tracker") -> str:
    """Return what to do with the alligators in the pit, in words, or "" if they have not changed or pages said it."""
    if _met(tracker):
        return ""
    return _alligators(look, tracker.news, tracker.alligators)
