"""Read and write games in a text format like PGN: headers, then all choices, each of which is checked when read."""

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
OPEN = "*"  # marks a game that is not over
WON = "="  # marks a game that is over; the places of all seats follow, separated by commas

_HEADER = re.compile(r'\[(?P<name>[^"\]]+?) "(?P<value>(?:[^"\\]|\\.)*)"\]')
_KEPT = "\0"  # a non-breaking space
_OWN = ("Notation", "Title", "Moves", "Players", "Options", "Position", "Result", "Scores")


@dataclass
class Record:
    """A game read from text.

    Args:
        game: the game after its last choice.
        headers: the headers, in order.
        comments: the comments in braces, each preceded by the number of choices before it.
    """

    game: Any
    headers: dict[str, str]
    comments: list[tuple[int, str]] = field(default_factory=list)


def write(game: Any, headers: Mapping[str, str] | None = None) -> str:
    """Write a game from its start to its current position.

    Args:
        game: the game, finished or not.
        headers: additional headers, such as {"Seat 0": "Anna"}. Headers that follow from the game, such as Result, are
            ignored, so that those of a `Record` can be given.

    Returns:
        The game as lines of text, for `read`.

    Raises:
        NotationError: the options contain custom objects, or a header is not valid.
    """
    heads = header_lines({**_headers(game), **given_headers(headers or {})})
    return "\n".join([*heads, "", *_lines(game), _end(game), ""])


def read(text: str) -> Record:
    """Read a string that contains one game.

    Args:
        text: a game in the format of `write`.

    Returns:
        The game, its headers and its comments.

    Raises:
        NotationError: the text is not valid; the message names the line.
    """
    records = list(read_many(text))
    if len(records) != 1:
        raise NotationError(f"the text must contain exactly one game, not {len(records)} (read_many reads them all)")
    return records[0]


def read_many(text: str) -> Iterator[Record]:
    """Read a string that contains several games.

    Args:
        text: the games, one after another, in the format of `write`.

    Returns:
        An iterator over the games, which are read one at a time as needed.

    Raises:
        NotationError: the text is not valid; the message names the line. Games before that line are returned first.
    """
    if text.lstrip().startswith('{"'):
        raise NotationError("this is JSON (read each line with from_json)")
    headers: dict[str, str] = {}
    words: list[tuple[int, str]] = []
    for number, name, value in tokens(text):
        if not name:
            words.append((number, value))
            if value == OPEN or value.startswith(WON):
                yield _replay(headers, words)
                headers, words = {}, []
        elif words:
            raise NotationError(f"line {number}: the previous game has no result (add {OPEN}, or {WON} and the places)")
        elif name in headers:
            raise NotationError(f"line {number}: the header {name} appears twice")
        else:
            headers[name] = value
    if headers or words:
        raise NotationError(f"the last game has no result (add {OPEN}, or {WON} and the places)")


def as_json(game: Any, headers: Mapping[str, str] | None = None) -> str:
    """Write a game as one line of a JSON Lines file.

    Args:
        game: the game, finished or not.
        headers: additional headers, as for `write`.

    Returns:
        A JSON object without line breaks, with the headers as its keys and the rest of the game under "moves".

    Raises:
        NotationError: for the same reasons as `write`.
    """
    moves = " ".join(" ".join(_lines(game)).split())
    return json.dumps({**_headers(game), **given_headers(headers or {}), "moves": f"{moves} {_end(game)}".strip()})


def from_json(line: str) -> Record:
    """Read a game from a line of a JSON Lines file.

    Args:
        line: a line in the format of `as_json`.

    Returns:
        The game after its last choice, its headers and its comments. All choices are checked.

    Raises:
        NotationError: the line is not valid.
    """
    try:
        headers = json.loads(line)
        moves = headers.pop("moves")
    except (ValueError, AttributeError, KeyError) as error:
        raise NotationError(f'a line must be a JSON object with headers and "moves" ({error!r})') from None
    if not all(isinstance(value, str) for value in [moves, *headers.values()]):
        raise NotationError("headers and moves must be strings")
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
    """Return the headers supplied by the caller that do not follow from the game. Raise NotationError if one is not
    valid."""
    found = {name: value for name, value in headers.items() if name not in _OWN}
    for name, value in found.items():
        if not re.fullmatch(r'[^"\[\]\n]+', name) or "\n" in value:
            raise NotationError(
                f"a header must have a name without quotes or brackets, and a one-line value, not {name!r}: {value!r}"
            )
    return found


def header_lines(headers: Mapping[str, str]) -> list[str]:
    quoted = {name: re.sub(r'(["\\])', r"\\\1", value) for name, value in headers.items()}
    return [f'[{name} "{value}"]' for name, value in quoted.items()]


def _lines(game: Any) -> Iterator[str]:
    """Yield a numbered line for each outcome of chance and the choices that follow it."""
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
    """Return whether a new line begins here: before an outcome of chance or, in Hamsterrolle, after one."""
    if folder(game) == "hamsterrolle":
        return last == CHANCE and who != CHANCE
    return who == CHANCE != last


def wrapped(number: int, words: list[str]) -> list[str]:
    lines = textwrap.wrap(
        f"{number}. {' '.join(words)}", WIDTH, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False
    )
    return [line.replace(_KEPT, " ") for line in lines]


def _by_seat(game: Any) -> list[tuple[int, Any]]:
    return [
        (place, score) for _, place, score in sorted((seat, place, score) for place, seat, score in game.standings())
    ]


def _places(game: Any) -> list[int]:
    return [place for place, _ in _by_seat(game)]


def _end(game: Any) -> str:
    return WON + ",".join(map(str, _places(game))) if game.over else OPEN


# Reading


def tokens(text: str) -> Iterator[tuple[int, str, str]]:
    """Yield (line, name, value) for each header and (line, "", text) for each word or comment in braces. Text after a
    semicolon is ignored up to the end of the line."""
    pattern = re.compile(r"(?P<header>^\[.*\]\s*$)|(?P<comment>\{[^}]*\})|(?P<rest>;[^\n]*)|(?P<word>[^\s{};]+)", re.M)
    at, number = 0, 1
    for found in pattern.finditer(text):
        number += text.count("\n", at, found.start())
        if text[at : found.start()].strip():
            raise NotationError(f"line {number}: {text[at : found.start()].strip()!r} does not belong in a game")
        at = found.start()
        if found["header"]:
            header = _HEADER.fullmatch(found[0].strip())
            if not header:
                raise NotationError(f'line {number}: a header must look like [Name "value"], not {found[0].strip()}')
            yield number, header["name"], re.sub(r"\\(.)", r"\1", header["value"])
        elif not found["rest"]:
            yield number, "", found[0]
        number += found[0].count("\n")
        at = found.end()
    if text[at:].strip():
        raise NotationError(f"line {number}: {text[at:].strip()[:20]!r} does not belong in a game")


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
                raise NotationError(f"line {number}: the game must end with {_end(game)} here, not {token}")
        elif re.fullmatch(rf"[{SEATS}{CHANCE}]:", token):
            who = token[0]
        else:
            who = _play(game, number, who, token)
    _agree(headers, game)
    return record


def _play(game: Any, number: int, who: str, word: str) -> str:
    """Play the choice that a word stands for, after checking who makes it. Return who makes the following choices."""
    if game.over:
        raise NotationError(f"line {number}: {word}: the game is already over")
    if who and who != actor(game):
        raise NotationError(f"line {number}: {word}: {actor(game)} must choose, not {who}")
    try:
        game.play(read_move(game, word))
    except IllegalChoice as error:
        legal = " ".join(move(game, choice) for choice in error.legal[:6])
        against = f" under {', '.join(error.rules)}" if error.rules else ""
        told = ""
        if game.seat == TABLE and folder(game) == "hamsterrolle":
            told = "; to accept whatever fell at a real table, use the option falls=Told()"
        raise NotationError(
            f"line {number}: {word} is not legal in phase {game.phase}{against}; the legal choices are {legal} …{told}"
        ) from None
    except NotationError as error:
        raise NotationError(f"line {number}: {error}") from None
    return who


def _start(headers: dict[str, str]) -> Any:
    if headers.get("Moves", "choices") != "choices":
        raise NotationError(
            "this record contains a companion's events, not the choices of a whole game (use read_events)"
        )
    missing = [name for name in ("Title", "Players") if name not in headers]
    if missing:
        raise NotationError(f"a game must have the header{'s' * (len(missing) > 1)} {' and '.join(missing)}")
    if headers.get("Notation", VERSION) != VERSION:
        raise NotationError(f"the notation must be version {VERSION}, not {headers['Notation']}")
    game = begin(headers["Title"], headers["Players"], headers.get("Options", ""))[1]
    if "Position" not in headers:
        return game
    start = read_position(headers["Position"])
    if (type(start), start.players, start.options) != (type(game), game.players, game.options):
        raise NotationError("the position and the headers must have the same title, number of players and options")
    return start


def _agree(headers: dict[str, str], game: Any) -> None:
    """Raise NotationError if the headers contradict the result or the scores."""
    result = " ".join(map(str, _places(game))) if game.over else OPEN
    if headers.get("Result", result) != result:
        raise NotationError(f"the header Result says {headers['Result']}, but the moves lead to {result}")
    scores = " ".join(str(score) for _, score in _by_seat(game)) if game.over else ""
    if game.over and headers.get("Scores", scores) != scores:
        raise NotationError(f"the header Scores says {headers['Scores']}, but the moves lead to {scores}")
