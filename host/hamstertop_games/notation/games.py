"""Whole games as text, in the manner of PGN: headers, then every choice; the reader checks them all."""

import json
import re
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from hamstertop_games import TABLE, IllegalChoice

from .. import titles
from .moves import CHANCE, SEATS, actor, move, read_move
from .positions import read_position, write_position
from .values import NotationError, begin, folder, write_options

VERSION = "1"
WIDTH = 100
OPEN = "*"  # the end of a game that is not over
WON = "="  # the end of one that is: then the places of all seats, with commas between them

_HEADER = re.compile(r'\[(?P<name>[^"\]]+?) "(?P<value>(?:[^"\\]|\\.)*)"\]')
_KEPT = "\0"  # a space at which no line is broken
_OWN = ("Notation", "Title", "Moves", "Players", "Options", "Position", "Result", "Scores")


@dataclass
class Record:
    """A game as it was read.

    Args:
        game: played to its last choice.
        headers: all of them, in order.
        comments: what stands in braces, each after this many choices.
    """

    game: Any
    headers: dict[str, str]
    comments: list[tuple[int, str]] = field(default_factory=list)


def write(game: Any, headers: Mapping[str, str] | None = None) -> str:
    """Write down a game, from its start to where it is.

    Args:
        game: it may be over or not.
        headers: further ones, as {"Seat A": "Anna"}.

    Returns:
        A text of several lines, which `read` takes.

    Raises:
        NotationError: its options are objects of somebody's own, or a header cannot be.
    """
    heads = header_lines({**_headers(game), **given_headers(headers or {})})
    return "\n".join([*heads, "", *_lines(game), _end(game), ""])


def read(text: str) -> Record:
    """Read the one game in a text.

    Args:
        text: as `write` has it.

    Returns:
        The game, its headers and its comments.

    Raises:
        NotationError: what cannot be, with its line.
    """
    records = list(read_many(text))
    if len(records) != 1:
        raise NotationError(f"there are {len(records)} games in the text, not one (read_many reads them all)")
    return records[0]


def read_many(text: str) -> Iterator[Record]:
    """Read many games.

    Args:
        text: games one after the other, each as `write` has it.

    Returns:
        The games in their order, each read when it is asked for.

    Raises:
        NotationError: what cannot be, with its line; the games before it have been given.
    """
    headers: dict[str, str] = {}
    words: list[tuple[int, str]] = []
    for number, name, value in tokens(text):
        if not name:
            words.append((number, value))
            if value == OPEN or value.startswith(WON):
                yield _replay(headers, words)
                headers, words = {}, []
        elif words:
            raise NotationError(f"line {number}: the game before this header does not end ({OPEN} or {WON} and places)")
        elif name in headers:
            raise NotationError(f"line {number}: the header {name} is there twice")
        else:
            headers[name] = value
    if headers or words:
        raise NotationError(f"the last game does not end ({OPEN} or {WON} and places)")


def as_json(game: Any, headers: Mapping[str, str] | None = None) -> str:
    """Write down a game as a line of a file of games.

    Args:
        game: it may be over or not.
        headers: further ones, as {"Seat A": "Anna"}.

    Returns:
        One JSON object without line breaks: the headers, and under "moves" what else a game's text has.

    Raises:
        NotationError: as `write` does.
    """
    moves = " ".join(" ".join(_lines(game)).split())
    return json.dumps({**_headers(game), **given_headers(headers or {}), "moves": f"{moves} {_end(game)}".strip()})


def from_json(line: str) -> Record:
    """Read a line of a file of games.

    Args:
        line: as `as_json` has it.

    Returns:
        The game, with every choice checked, its headers and its comments.

    Raises:
        NotationError: what cannot be.
    """
    try:
        headers = json.loads(line)
        moves = headers.pop("moves")
    except (ValueError, AttributeError, KeyError) as error:
        raise NotationError(f'a line is a JSON object with headers and "moves" ({error!r})') from None
    if not all(isinstance(value, str) for value in [moves, *headers.values()]):
        raise NotationError("headers and moves are texts")
    return _replay(headers, [(number, word) for number, _, word in tokens(moves)])


# Writing


def _headers(game: Any) -> dict[str, str]:
    start = game.start
    found = {
        "Notation": VERSION,
        "Title": titles.load(folder(game)).name,
        "Players": str(game.players),
        "Options": write_options(game.options),
    }
    if start != type(game)(game.players, game.options):
        found["Position"] = write_position(start)
    if game.over:
        found["Result"] = " ".join(map(str, _places(game)))
        found["Scores"] = " ".join(str(score) for _, score in _by_seat(game))
    else:
        found["Result"] = OPEN
    return found


def given_headers(headers: Mapping[str, str]) -> dict[str, str]:
    """Headers of somebody's own. NotationError for one that cannot be."""
    for name, value in headers.items():
        if name in _OWN:
            raise NotationError(f"the header {name} is written by itself")
        if not re.fullmatch(r'[^"\[\]\n]+', name) or "\n" in value:
            raise NotationError(
                f"a header has a name without quotes or brackets, and one line, not {name!r}: {value!r}"
            )
    return dict(headers)


def header_lines(headers: Mapping[str, str]) -> list[str]:
    """Headers as they are written."""
    quoted = {name: re.sub(r'(["\\])', r"\\\1", value) for name, value in headers.items()}
    return [f'[{name} "{value}"]' for name, value in quoted.items()]


def _lines(game: Any) -> Iterator[str]:
    """Yield a line, with its number, for each turn of chance and those who choose then."""
    replayed = game.start
    words: list[str] = []
    last = ""
    number = 0
    for choice in game.history:
        who = actor(replayed)
        if words and _begins(replayed, last, who):
            number += 1
            yield from wrapped(number, words)
            words, last = [], ""
        if who != last:
            words.append(f"{who}:{_KEPT}{move(replayed, choice)}")
            last = who
        else:
            words.append(move(replayed, choice))
        replayed._carry_out(choice)
    if words:
        yield from wrapped(number + 1, words)


def _begins(game: Any, last: str, who: str) -> bool:
    """Return whether a line ends before this choice: chance begins one, and where the wheel turns it ends one."""
    if folder(game) == "hamsterrolle":
        return last == CHANCE and who != CHANCE
    return who == CHANCE != last


def wrapped(number: int, words: list[str]) -> list[str]:
    """Return a numbered line, or several if it is too long."""
    lines = textwrap.wrap(
        f"{number}. {' '.join(words)}", WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    return [line.replace(_KEPT, " ") for line in lines]


def _by_seat(game: Any) -> list[tuple[int, Any]]:
    """Place and score of each seat."""
    return [
        (place, score) for _, place, score in sorted((seat, place, score) for place, seat, score in game.standings())
    ]


def _places(game: Any) -> list[int]:
    return [place for place, _ in _by_seat(game)]


def _end(game: Any) -> str:
    return WON + ",".join(map(str, _places(game))) if game.over else OPEN


# Reading


def tokens(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield (line, name, value) of a header; (line, "", text) of a comment in braces, or a word. From ; to the end of a
    line nothing counts."""
    pattern = re.compile(r"(?P<header>^\[.*\]\s*$)|(?P<comment>\{[^}]*\})|(?P<rest>;[^\n]*)|(?P<word>[^\s{};]+)", re.M)
    at, number = 0, 1
    for found in pattern.finditer(text):
        number += text.count("\n", at, found.start())
        if text[at : found.start()].strip():
            raise NotationError(f"line {number}: {text[at : found.start()].strip()!r} is nothing that a game has")
        at = found.start()
        if found["header"]:
            header = _HEADER.fullmatch(found[0].strip())
            if not header:
                raise NotationError(f'line {number}: a header is written [Name "value"], not {found[0].strip()}')
            yield number, header["name"], re.sub(r"\\(.)", r"\1", header["value"])
        elif not found["rest"]:
            yield number, "", found[0]
        number += found[0].count("\n")
        at = found.end()
    if text[at:].strip():
        raise NotationError(f"line {number}: {text[at:].strip()[:20]!r} is nothing that a game has")


def _replay(headers: dict[str, str], words: list[tuple[int, str]]) -> Record:
    record = Record(_start(headers), headers)
    game = record.game
    who = ""
    for number, token in words:
        if token.startswith("{"):
            record.comments.append((len(game.history), " ".join(token[1:-1].split())))
        elif re.fullmatch(r"\d+\.", token):
            continue
        elif token == OPEN or token.startswith(WON):
            if token != _end(game):
                raise NotationError(f"line {number}: the game ends with {_end(game)} here, not {token}")
        elif re.fullmatch(rf"[{SEATS}{CHANCE}]:", token):
            who = token[0]
        else:
            who = _play(game, number, who, token)
    _agree(headers, game)
    return record


def _play(game: Any, number: int, who: str, word: str) -> str:
    """Return one choice and who made it."""
    if game.over:
        raise NotationError(f"line {number}: {word}: the game is over before it")
    if who and who != actor(game):
        raise NotationError(f"line {number}: {word}: it is for {actor(game)} to choose, not for {who}")
    try:
        game.play(read_move(game, word))
    except IllegalChoice as error:
        legal = " ".join(move(game, choice) for choice in error.legal[:6])
        against = f" by {', '.join(error.rules)}" if error.rules else ""
        told = ""
        if game.seat == TABLE and folder(game) == "hamsterrolle":
            told = "; whatever fell at a real table is taken with the option falls=Told()"
        raise NotationError(
            f"line {number}: {word} is not legal in phase {game.phase}{against}; legal are {legal} …{told}"
        ) from None
    except NotationError as error:
        raise NotationError(f"line {number}: {error}") from None
    return who


def _start(headers: dict[str, str]) -> Any:
    if headers.get("Moves", "choices") != "choices":
        raise NotationError("these are the events of a companion, not the choices of a whole game (use read_events)")
    missing = [name for name in ("Title", "Players") if name not in headers]
    if missing:
        raise NotationError(f"a game needs the header {' and '.join(missing)}")
    if headers.get("Notation", VERSION) != VERSION:
        raise NotationError(f"this is notation {headers['Notation']}; {VERSION} can be read")
    game = begin(headers["Title"], headers["Players"], headers.get("Options", ""))[1]
    if "Position" not in headers:
        return game
    start = read_position(headers["Position"])
    if (type(start), start.players, start.options) != (type(game), game.players, game.options):
        raise NotationError("the position is of another title, number of players or options than the headers")
    return start


def _agree(headers: dict[str, str], game: Any) -> None:
    """Check that what the headers say of the end is true."""
    result = " ".join(map(str, _places(game))) if game.over else OPEN
    if headers.get("Result", result) != result:
        raise NotationError(f"the header Result says {headers['Result']}; the moves lead to {result}")
    scores = " ".join(str(score) for _, score in _by_seat(game)) if game.over else ""
    if game.over and headers.get("Scores", scores) != scores:
        raise NotationError(f"the header Scores says {headers['Scores']}; the moves lead to {scores}")
