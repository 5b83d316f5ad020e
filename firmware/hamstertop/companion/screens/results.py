"""Results: who has won how often, and finished games, latest first."""

from ...content import PEEK, content, grid, key, line, lines, record, row
from ...games import titles
from ...saving.results import PAD, Result, is_apart, turn
from ...words import COMPANION
from .. import story
from ..asking import STEP, list_keys, pick, scroll_keys
from ..ending import UNPLACED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ...content import Content, Line
    from ...saving.counts import Count
    from ..look import Look


def results(look: "Look", tracker: "Any", cursor: "int | None", ended: bool = False) -> "Content":
    """List the way home and the code of the game that has just `ended`, who has won how often, the latest games with
    their winners, and the score pad's results."""
    words = look.words("results", COMPANION)
    games, pads = _apart(look.results())
    top: list[Line] = []
    if ended:
        top.append(line(look.common.first_page, ("home",), "▶"))
        if not tracker.unranked:
            top.append(line(words.code, ("result",), "▶"))
    if look.counts():
        top.append(line(words.wins, ("open", wins), "▶"))

    def get(first: int, stop: int) -> "Sequence[Line]":
        rows = top[first:stop]
        for index in range(max(first - len(top), 0), stop - len(top)):
            if index < len(games):
                rows.append(_line(look, index + 1, games[index]))
            else:
                rows.append(line(called(look, PAD), ("open", scores), "%d ▶" % len(pads)))
        return rows

    return _list(look, cursor, "results", len(top) + len(games) + bool(pads), get, words.last_first)


def wins(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List who has won each title most often."""
    rows = [_won(look, *each) for each in look.counts()]
    return pick(look, cursor, "wins", look.words("results", COMPANION).wins, rows)


def scores(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the score pad's results, latest first."""
    pads = _apart(look.results())[1]

    def get(first: int, stop: int) -> "Sequence[Line]":
        return [_line(look, first + index + 1, payload) for index, payload in enumerate(pads[first:stop])]

    return _list(look, cursor, "scores", len(pads), get, look.words("results", COMPANION).last_first)


def _apart(payloads: "Sequence[bytes]") -> "tuple[list[bytes], list[bytes]]":
    """Return the results of games and those of the score pad."""
    found: tuple[list[bytes], list[bytes]] = [], []
    for payload in payloads:
        found[is_apart(payload)].append(payload)
    return found


def _list(
    look: "Look",
    cursor: "int | None",
    id: str,
    count: int,
    get: "Callable[[int, int], Sequence[Line]]",
    corner: str,
) -> "Content":
    at, common = max(0, min(cursor or 0, count - 1)), look.common
    if not count:  # the last one has just been deleted
        return content(id, common.results, (), (None, None, key(common.back_key, ("back",))))
    keys = list_keys(count, at, key(common.choose, get(at, at + 1)[0].action))
    return content(id, common.results, (lines(count, at, get),), keys, corner=corner)


def _won(look: "Look", title: str, counts: "Sequence[Count]") -> "Line":
    """Return the list line for a title: who has won most, or that there are several."""
    most = [_count(look, count) for count in counts if count.wins == counts[0].wins]
    value: Any = (most[0],) if len(most) == 1 else (", ".join(most), most[0] + " …")
    return line(called(look, title), ("open", won, title, counts), value + ("▶",))


def won(look: "Look", tracker: "Any", cursor: "int | None", title: str, counts: "Sequence[Count]") -> "Content":
    """List how often each person has won and played a title, most wins first."""

    def get(first: int, stop: int) -> "Sequence[str]":
        return [_count(look, count) for count in counts[first:stop]]

    count, corner = len(counts), look.words("results", COMPANION).wins_of_games
    last = min(count, STEP) if cursor is None else cursor
    body, keys = (record(count, last, get),), scroll_keys(look, count, last)
    return content("won", called(look, title), body, keys, corner=corner)


def _count(look: "Look", count: "Count") -> str:
    """Return how often a person has won and played, with the name as it is spelled now."""
    known = [person.name for person in look.setting("people") if count.person and person.id == count.person]
    words = look.words("results", COMPANION)
    return str(words.won % {"name": (known or [count.name])[0], "wins": count.wins, "games": count.games})


def called(look: "Look", title: str) -> str:
    """Return the name of a title, or its folder's name if this firmware does not have it."""
    return titles.name(title, look) if title in titles.names() else title


def _line(look: "Look", number: int, payload: bytes) -> "Line":
    """Return the list line for a game: its number, counted from the latest, and its winners, by name or as a count."""
    words, result = look.words("results", COMPANION), Result(payload)
    winners = result.winners
    value: Any = ", ".join([name(look, result, seat) for seat in winners]) if winners else words.nobody
    if not result.finished:
        value = words.unfinished
    if len(winners) > 1:
        value = value, words.winners % len(winners)
    return line("%d  %s" % (number, called(look, result.title)), ("open", ranking, payload), value)


def name(look: "Look", result: Result, seat: int) -> str:
    """Return the name of the player at a seat in a result, after the names of those who had the seat before."""
    return story.then(look, [person.name or look.common.seats[seat] for person in turn(result.players[seat])])


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
        lengths.append((words.minutes if result.timed else words.played) % result.minutes)
    to_phone = key(common.to_phone, ("result", payload)) if result.finished else None
    deleted = ("then", ("back",), ("delete", payload))
    keys = (
        key(words.delete, ("ask", words.delete_ask, deleted, words.delete_why)),
        to_phone,
        key(common.back_key, ("back",)),
    )
    lights = ("winners",) + tuple(result.winners) if result.winners else ("dark",)
    body, corner = (grid((), rows),), ", ".join(lengths)
    return content("result", called(look, result.title), body, keys, corner=corner, lights=lights, flags=(PEEK,))


def left(look: "Look", result: Result, seat: int) -> str:
    """Return text that says what a player had left, or "" if this did not count in a tie."""
    tie = result.players[seat].tie
    try:
        return "" if tie is None else str(look.words("end", result.title).left) % tie
    except (KeyError, AttributeError):  # this firmware does not have the title, or the title has no such tie
        return str(tie)
