"""Read and write the events recorded by a companion, with the same headers as a game but events instead of choices.

A companion does not track cards or squares, so its record is not a complete game. The reader applies the events to a
tracker.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hamstertop.games import IllegalEvent, titles

from ..titles import called
from .games import OPEN, VERSION, WON, given_headers, header_lines, tokens, wrapped
from .moves import SEATS
from .values import NotationError, folder, written

EVENTS = "events"  # the value of the header Moves


@dataclass
class Told:
    """A companion's game read from text.

    Args:
        tracker: the tracker after the last event.
        events: all events, starting with the set-up.
        headers: the headers, in order.
    """

    tracker: Any
    events: list[tuple[Any, ...]]
    headers: dict[str, str]


def write_events(title: str, events: Iterable[tuple[Any, ...]], headers: Mapping[str, str] | None = None) -> str:
    """Write the events of a companion's game as text.

    Args:
        title: the name of the title's folder.
        events: all events, starting with the set-up.
        headers: additional headers, such as the players' names.

    Returns:
        The game as text, for `read_events`.
    """
    tracker = titles.tracker(title).Tracker()
    words: list[str] = []
    lines: list[str] = []
    turn = None
    for event in events:
        if words and _turn(tracker) != turn:
            lines += wrapped(len(lines) + 1, words)
            words = []
        turn = _turn(tracker)
        words.append(_word(tracker, event))
        tracker.apply(event)
    if words:
        lines += wrapped(len(lines) + 1, words)
    found = {
        "Notation": VERSION,
        "Title": called(title),
        "Moves": EVENTS,
        **_end_headers(tracker),
        **given_headers(headers or {}),
    }
    return "\n".join([*header_lines(found), "", *lines, _end(tracker), ""])


def read_events(text: str) -> Told:
    """Read the events of a companion's game. The tracker checks each event.

    Args:
        text: a game in the format of `write_events`.

    Returns:
        The events, the tracker after the last event, and the headers.

    Raises:
        NotationError: the text is not valid; the message names the line.
    """
    headers: dict[str, str] = {}
    events: list[tuple[Any, ...]] = []
    tracker: Any = None
    end = ""
    for number, name, value in tokens(text):
        if name:
            headers[name] = value
            continue
        if tracker is None:
            tracker = _begin(headers)
        if end:
            raise NotationError(f"line {number}: {value}: the game is already over")
        if value == OPEN or value.startswith(WON):
            end = value
        elif not value.startswith("{") and not re.fullmatch(r"\d+\.", value):
            events.append(_event(tracker, number, value))
    if tracker is None or not end:
        raise NotationError(f"the game has no result (add {OPEN}, or {WON} and the places)")
    if end != _end(tracker):
        raise NotationError(f"the game must end with {_end(tracker)}, not {end}")
    for name, text in _end_headers(tracker).items():
        if headers.get(name, text) != text:
            raise NotationError(f"the header {name} says {headers[name]}, but the events lead to {text}")
    return Told(tracker, events, headers)


def _begin(headers: dict[str, str]) -> Any:
    if headers.get("Moves") != EVENTS:
        raise NotationError(f'the header Moves must be "{EVENTS}" for a record of events (use read() for a game)')
    named = {name: title for title in titles.names() for name in (title, called(title))}
    if headers.get("Title") not in named:
        known = ", ".join(map(called, titles.names()))
        raise NotationError(f"unknown title {headers.get('Title')!r} (known: {known})")
    return titles.tracker(named[headers["Title"]]).Tracker()


def _event(tracker: Any, number: int, word: str) -> tuple[Any, ...]:
    kind, _, rest = word.partition(":")
    try:
        names = tracker.kinds[kind][1].split() if kind in tracker.kinds else []
        texts = rest.split(",") if rest else []
        names += names[-1:] * len(texts)
        event = (kind, *(_value(name, text) for name, text in zip(names, texts, strict=False)))
        tracker.apply(event)
    except (IllegalEvent, ValueError) as error:
        raise NotationError(f"line {number}: {word}: {error}") from None
    return event


def _word(tracker: Any, event: tuple[Any, ...]) -> str:
    kind, values = event[0], event[1:]
    names = tracker.kinds[kind][1].split()
    names += names[-1:] * len(values)
    text = ",".join(SEATS[value] if name == "seat" else str(value) for name, value in zip(names, values, strict=False))
    return f"{kind}:{text}" if text else str(kind)


def _value(name: str, text: str) -> int:
    return SEATS.index(text) if name == "seat" and text in SEATS else int(text)


def _turn(tracker: Any) -> tuple[object, ...]:
    """Return the values that start a new line when they change."""
    return (getattr(tracker, "round", 0), getattr(tracker, "turn", None), getattr(tracker, "seat", None))


def _end_headers(tracker: Any) -> dict[str, str]:
    found = {}
    if getattr(tracker, "players", 0):
        found["Players"] = str(tracker.players)
    if tracker.house_rules:
        rows = titles.house(folder(tracker)).HOUSE.rows
        chosen = [(name, getattr(tracker.house_rules, name), interpretations[0]) for _, name, interpretations in rows]
        found["Options"] = " ".join(f"{name}={written(value)}" for name, value, default in chosen if value != default)
    if tracker.over and hasattr(tracker, "places"):
        found["Result"] = " ".join(map(str, tracker.places))
    return found


def _end(tracker: Any) -> str:
    return WON + ",".join(map(str, tracker.places)) if tracker.over and hasattr(tracker, "places") else OPEN
