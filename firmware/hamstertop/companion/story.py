"""Describe events in words, with templates from the section `log` of a title's words, or of the companion's.

A template has placeholders for the event's values, named as in the tracker's `events`, such as `%(seat)s` or
`%(tokens)d`. Other placeholders are `who`, for the player who had to act, and all attributes of the tracker after the
event. A value named `seat` becomes a player's name, and values with words in the section `values` are replaced by those
words.

Templates are named after the kind of event, followed by the phase if it matters, such as "done flood". Events that no
template can describe are described by functions in `STORIES` in the title's screens.
"""

from ..games import titles
from ..words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..games import Event
    from ..games.house import Row
    from ..saving.session import Session
    from ..words import Section, Speaker

    Logged = tuple[str, int | None]  # a description of an event, and the seat that had to act before it


def line(speaker: "Speaker", title: str, event: "Event", phase: str, seat: int | None, tracker: "Any") -> str:
    """Return a description of an event, given the phase and seat to act before it and the tracker after it."""
    kind = event[0]
    stories = getattr(titles.screens(title), "STORIES", {})
    if kind in stories:
        story: str = stories[kind](speaker, event, phase, seat, tracker)
        return story
    log, words = speaker.words("log", title), speaker.words("values", title)
    template: str = log.get(kind + " " + phase) or log.get(kind) or speaker.words("log", COMPANION)[kind]
    values = dict(zip(tracker.kinds[kind][1].split(), event[1:]))
    fields = {}
    for part in template.split("%(")[1:]:
        name = part.split(")")[0]
        if name == "who":
            fields[name] = "" if seat is None else speaker.name(seat)
        elif name == "seat":
            fields[name] = speaker.name(values[name])
        else:
            value = values[name] if name in values else getattr(tracker, name)
            word = value_word(words, name, value)
            fields[name] = value if word is None else word
    return template % fields


def then(speaker: "Speaker", names: "Sequence[str]") -> str:
    """Return the names of people who have had a seat one after another, such as "Ben, then Dad"."""
    found = names[0]
    for name in names[1:]:
        found = speaker.words("results", COMPANION).then % {"before": found, "name": name}
    return found


def value_word(words: "Section", name: str, value: "Any") -> str | None:
    """Return the word for a value from the section `values`, or None. For each name, the section has a list of words,
    or a separate word for each number."""
    named = words.get(name)
    word: str | None = words.get("%s.%s" % (name, value)) if named is None else named[value]
    return word


def setting(speaker: "Speaker", title: str, field: str, values: "Sequence[int]", index: int) -> str:
    """Return the words for the value `field` of a set-up event, which is at `index` in `values`. Return "" if it is
    shown as a number."""
    choices = getattr(titles.screens(title), "CHOICES", {})
    if field in choices:
        choice: str = choices[field](speaker, values)
        return choice
    return value_word(speaker.words("values", title), field, values[index]) or ""


def house_rule(words: "Section", row: "Row", interpretation: int) -> tuple[str, str]:
    """Return the subject of a house rule and the words for an interpretation. `words` is the section `house` of its
    title."""
    key = row[1] if row[1] + ".about" in words else row[0]
    return words[key + ".about"], words[key + ".interpretations"][interpretation]


def logged(session: "Session") -> int:
    """Return the number of events in a game's log, which does not list annotations."""
    annotations = session.annotations
    return sum([event[0] not in annotations for event in session.events()]) if annotations else session.count


def log(speaker: "Speaker", session: "Session", first: int, stop: int) -> "list[Logged]":
    """Return the events in a game's log from `first` up to `stop`. This replays the game up to that point."""
    lines: list[Logged] = []
    index = 0
    for event, phase, seat, tracker in session.history.replayed() if session.history else ():
        if index >= stop:
            break
        if event[0] not in session.annotations:
            if index >= first:
                lines.append((line(speaker, session.game, event, phase, seat, tracker), seat))
            index += 1
    return lines


def last(speaker: "Speaker", session: "Session") -> "Logged | None":
    """Return the event that an undo would take back, or None if there is none."""
    history = session.history
    if not history or history.count < 2:
        return None
    latest = history.latest()
    if not latest:
        return None
    event, phase, seat, tracker = latest
    return line(speaker, session.game, event, phase, seat, tracker), seat
