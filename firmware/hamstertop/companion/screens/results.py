"""Results of finished games, latest first."""

from ...content import content, grid, key, line, lines, row
from ...games import titles
from ...saving.results import Result
from ...words import COMPANION
from ..asking import list_keys
from ..ending import UNPLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...content import Content, Line
    from ..look import Look


def results(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the finished games and their winners."""
    finished = look.results()

    def get(first: int, stop: int) -> "Sequence[Line]":
        return [_line(look, first + index + 1, payload) for index, payload in enumerate(finished[first:stop])]

    at, common = cursor or 0, look.common
    keys = list_keys(len(finished), at, key(common.choose, ("open", ranking, finished[at]))) if finished else ()
    corner = look.words("results", COMPANION).last_first
    return content("results", common.results, (lines(len(finished), at, get),), keys, corner=corner)


def _line(look: "Look", number: int, payload: bytes) -> "Line":
    """Return the list line for a game: its number, counted from the latest, and its winners, by name or as a count."""
    words, result = look.words("results", COMPANION), Result(payload)
    winners = result.winners
    value: Any = ", ".join([name(look, result, seat) for seat in winners]) if winners else words.nobody
    if not result.finished:
        value = words.unfinished
    if len(winners) > 1:
        value = value, words.winners % len(winners)
    return line("%d  %s" % (number, title(look, result)), ("open", ranking, payload), value)


def title(look: "Look", result: Result) -> str:
    """Return the name of a result's title, or its folder's name if this firmware does not have the title."""
    return titles.name(result.title, look) if result.title in titles.names() else result.title


def name(look: "Look", result: Result, seat: int) -> str:
    """Return the name of the player at a seat in a result."""
    return str(result.players[seat].name) or look.common.seats[seat]


def ranking(look: "Look", tracker: "Any", cursor: None, payload: bytes) -> "Content":
    """Show all players by place, with scores if the title has them, and the length of the game."""
    words, common, result = look.words("results", COMPANION), look.common, Result(payload)
    rows = []
    for place, seat in result.order:
        score = result.players[seat].score
        cells = str(place or (UNPLACED if result.finished else "")), "" if score is None else str(score)
        rows.append(row(seat, cells, left(look, result, seat), name=name(look, result, seat)))
    lengths = [] if result.finished else [words.unfinished]
    if result.rounds:
        lengths.append(words.round % result.rounds)
    if result.minutes:
        lengths.append(words.minutes % result.minutes)
    to_phone = key(common.to_phone, ("result", payload)) if result.finished else None
    keys = None, to_phone, key(common.back_key, ("back",))
    lights = ("winners",) + tuple(result.winners) if result.winners else ("dark",)
    return content("result", title(look, result), (grid((), rows),), keys, corner=", ".join(lengths), lights=lights)


def left(look: "Look", result: Result, seat: int) -> str:
    """Return text that says what a player had left, or "" if this did not count in a tie."""
    tie = result.players[seat].tie
    try:
        return "" if tie is None else str(look.words("end", result.title).left) % tie
    except (KeyError, AttributeError):  # this firmware does not have the title, or the title has no such tie
        return str(tie)
