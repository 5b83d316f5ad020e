"""Write a choice as one word: its kind, a colon, its values by name. `use:Spinster,e,2,6`, `step:up`, `build:3,4`."""

from collections.abc import Iterable
from typing import Any

from hamstertop.games.hamsterdam.specials import SPECIALS
from hamstertop_games import TABLE
from hamstertop_games.hamsterdam import cards
from hamstertop_games.hamsterrolle.falls import OUT
from hamstertop_games.hamsterrolle.wheel import NAMES as PIECES
from hamstertop_games.run_hamster_run import belt

from .values import NotationError, folder

SEATS = "ABCDEF"
CHANCE = "~"  # the maker of a choice of chance

Names = dict[int, str]  # value -> name; a value without a name is written as a number


def _names(names: Iterable[str], first: int = 0) -> Names:
    return dict(enumerate(names, first))


def _card(card: int) -> str:
    """Return the name of a card, with + if a token is on it, or ' if it is turned over."""
    if card == cards.STANDARD:
        return "Hamster"
    if card == cards.MARKED:
        return "Cheekster+"
    over = card >= cards.FLIPPED
    return SPECIALS[card - cards.FLIPPED * over][0].replace(" ", "-") + "'" * over


NUMBER: Names = {}
SEAT = _names(SEATS)
CARD = _names(map(_card, range(cards.FLIPPED + len(SPECIALS))))
SPOT = _names("abcdefghijk")  # positions on a dam, from the left end
END = _names(("left", "right"))
ROLL = _names(("old", "new"))
TRAIT = _names(("Scamper", "Mettle", "Friskiness"))
ACTION = _names(("Bite", "Run", "Throw", "Rest"))
RESISTS = _names(("no", "yes"))
COST = _names(("flips", "chip"))
DIRECTION = _names(("up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left"))
SQUARE = {square: belt.name(square) for square in range(belt.OUT, belt.SQUARES)}
PIECE = _names(PIECES[1:], 1)
PLACE = {OUT: "out"}  # a compartment by its number, or outside the wheel

# The values after card and position when a special acts; for specials that are not listed, these are positions
_ABILITIES: dict[int, tuple[Names, ...]] = {
    cards.SPINSTER: (NUMBER, NUMBER),
    cards.MOBSTER: (NUMBER,),
    cards.BOMBSTER: (SEAT, SPOT),
    cards.CONTRACTSTER: (SEAT, SPOT, SPOT),
    cards.HUCKSTER: (SEAT, CARD, SPOT, SPOT),
    cards.MOMSTER: (CARD, CARD),
}

# Title -> kind -> names of its values; the last entry also applies to all further values
_KINDS: dict[str, dict[str, tuple[Names, ...]]] = {
    "hamsterdam": {
        "keep": (CARD,),
        "deal": (CARD,),
        "place": (CARD, SPOT),
        "hold": (CARD,),
        "clear": (CARD, SPOT),
        "plug": (CARD, SPOT),
        "flood": (SPOT,),
        "flip": (END,),
        "sacrifice": (CARD, SPOT),
        "move": (CARD, SPOT),
        "choose": (ROLL,),
        "put": (SPOT,),
    },
    "hamsterrolle": {
        "deal": (PIECE,),
        "first": (SEAT,),
        "build": (PIECE, PLACE),
        "pass": (PLACE, PIECE, PLACE, NUMBER),
    },
    "run_hamster_run": {
        "place": (SQUARE,),
        "declare": (ACTION,),
        "change": (ACTION, TRAIT),
        "move": (DIRECTION,),
        "challenge": (SEAT,),
        "rest": (TRAIT,),
        "step": (DIRECTION,),
        "sidestep": (DIRECTION,),
        "dash": (SQUARE,),
        "climb": (SEAT, SQUARE, COST),
        "bite": (TRAIT,),
        "throw": (SQUARE,),
        "resist": (RESISTS,),
        "face": (TRAIT,),
    },
}
_FALLS = {"placed": 1, "knocked": 1, "dropped": 2, "gone": 1}  # kind of outcome -> number of values before its moves


def move(game: Any, choice: tuple[Any, ...]) -> str:
    """Write down a choice.

    Args:
        game: the position in which the choice is legal.
        choice: a choice from `game.choices()`.

    Returns:
        One word without spaces, which `read_move` accepts.
    """
    title, kind, values = folder(game), choice[0], choice[1:]
    if title == "hamsterrolle" and kind in _FALLS:
        return _outcome(kind, values)
    text = [
        _name(names, value) for names, value in zip(_called(game, kind, values[:1], len(values)), values, strict=False)
    ]
    return f"{kind}:{','.join(text)}" if text else str(kind)


def read_move(game: Any, word: str) -> tuple[Any, ...]:
    """Read a word as a choice in a position.

    Args:
        game: the position.
        word: a word as `move` returns it.

    Returns:
        The choice. It may be illegal: `game.play` checks that.

    Raises:
        NotationError: the word does not stand for a choice.
    """
    kind, _, rest = word.partition(":")
    if folder(game) == "hamsterrolle" and kind in _FALLS:
        return (kind, *_moves(word, rest))
    texts = rest.split(",") if rest else []
    head = tuple(_value(word, CARD, text) for text in texts[:1]) if kind in ("use", "copy") else ()
    return (
        kind,
        *(_value(word, names, text) for names, text in zip(_called(game, kind, head, len(texts)), texts, strict=False)),
    )


def actor(game: Any) -> str:
    """Return the letter of the seat that must choose, or CHANCE."""
    return CHANCE if game.seat == TABLE else SEATS[game.seat]


def _called(game: Any, kind: str, head: tuple[int, ...], count: int) -> list[Names]:
    """Return names for each of `count` values."""
    title = folder(game)
    if title == "hamsterdam" and kind in ("use", "copy"):
        found = [CARD, SPOT, *(_ABILITIES.get(head[0], (SPOT,)) if head else ())]
    elif title == "hamsterdam" and kind == "clear" and count == 3:
        found = [CARD, SPOT, SPOT]
    elif title == "run_hamster_run" and kind == "draw":
        found = [{**_names(SEATS[: game.players]), game.players: "alligators"}]
    else:
        found = [*_KINDS.get(title, {}).get(kind, (NUMBER,))]
    return found + found[-1:] * count


def _name(names: Names, value: int) -> str:
    return names.get(value, str(value))


def _value(word: str, names: Names, text: str) -> int:
    for value, name in names.items():
        if name == text:
            return value
    try:
        return int(text)
    except ValueError:
        known = ", ".join(names.values())
        raise NotationError(
            f"{word!r}: a value must be {f'one of {known}' if known else 'a number'}, not {text!r}"
        ) from None


def _outcome(kind: str, values: tuple[int, ...]) -> str:
    """Return how far the wheel rolls, then what moves: `placed:+1/3:5>out` is kind 5 out of compartment 3."""
    count = _FALLS[kind]
    head = ",".join([_name(PLACE, value) for value in values[: count - 1]] + [f"+{values[count - 1]}"])
    moves = values[count:]
    return f"{kind}:{head}" + "".join(
        f"/{moves[at]}:{_name(PIECE, moves[at + 1])}>{_name(PLACE, moves[at + 2])}" for at in range(0, len(moves), 3)
    )


def _moves(word: str, text: str) -> list[int]:
    head, *moves = text.split("/")
    found = [_value(word, PLACE, part) for part in head.split(",")]
    for part in moves:
        source, _, rest = part.partition(":")
        kind, sign, to = rest.partition(">")
        if not sign:
            raise NotationError(
                f"{word!r}: a move must look like 3:5>out (from compartment 3, kind 5, out), not like {part!r}"
            )
        found += [_value(word, NUMBER, source), _value(word, PIECE, kind), _value(word, PLACE, to)]
    return found
