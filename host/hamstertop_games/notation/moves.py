"""Write a choice as one word: its kind, a colon and its values by name, as in `use:Spinster,e,2,6`, `step:up` or
`build:3,4`."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from hamstertop.games.hamsterdam.specials import SPECIALS
from hamstertop.games.hamsterrolle.rules import COMPARTMENTS, KINDS
from hamstertop.games.run_hamster_run.rules import MOST, PLUCK
from hamstertop_games import TABLE
from hamstertop_games.hamsterdam import cards
from hamstertop_games.hamsterrolle.falls import OUT
from hamstertop_games.hamsterrolle.wheel import NAMES as PIECES
from hamstertop_games.run_hamster_run import belt, types
from hamstertop_games.score_pad import game as score_pad

from .values import NotationError, folder

SEATS = "012345"
CHANCE = "~"  # stands for chance where a seat would be

Names = dict[int, str]


@dataclass(frozen=True)
class Sort:
    """A type of value.

    Args:
        name: what such a value is called.
        numbers: all possible values; house rules and smaller sizes can exclude some of them.
        names: the names of values; a value without a name is written as a number.
        constants: the names of the values' constants in the title's package.
        note: additional information for readers.
    """

    name: str
    numbers: range
    names: Names = field(default_factory=dict)
    constants: tuple[str, ...] = ()
    note: str = ""


def _named(name: str, names: Iterable[str], first: int = 0, constants: str = "", note: str = "") -> Sort:
    found = dict(enumerate(names, first))
    return Sort(name, range(first, first + len(found)), found, tuple(constants.split()), note)


def _card(card: int) -> str:
    """Return a card's name, with + if a token is on it, or ' if it is turned over."""
    if card == cards.STANDARD:
        return "Hamster"
    if card == cards.MARKED:
        return "Cheekster+"
    over = card >= cards.FLIPPED
    return SPECIALS[card - cards.FLIPPED * over][0].replace(" ", "-") + "'" * over


_CARDS = (
    "BLOBSTER BOMBSTER BUFFSTER CHEEKSTER CONTRACTSTER COPYCATSTER HUCKSTER JANITSTER MOBSTER MOMSTER NAPSTER NINJASTER"
    " PHYSICSTER SPEEDSTER SPINSTER SWIMSTER TWINSTER WHACK_A_MOLE MARKED STANDARD FLIPPED"
)
SEAT = Sort("seat", range(len(SEATS)))
DAM_CARD = Sort("dam card", range(cards.NUMBERS[0], cards.NUMBERS[-1] + 1), note="its number")
FACE = Sort("face", range(1, cards.FACES + 1), note="of a die")
DIE = Sort("die", range(2), note="the first or the second")
STEP = Sort("step", range(-1, 2, 2), note="added to the roll")
CARD = _named(
    "card",
    map(_card, range(cards.FLIPPED + len(SPECIALS))),
    constants=_CARDS,
    note="`+`: with a flood token; `'`: turned over, distinct from a Hamster only with the option `turn_back`",
)
SPOT = _named("position", "abcdefghijk", note="on a dam, from the left")
END = _named("end", ("left", "right"), constants="LEFT RIGHT", note="of the dam")
ROLL = _named("roll", ("old", "new"))
CHIPS = Sort("chips", range(PLUCK + 1))
TRAIT = _named("trait", ("Scamper", "Mettle", "Friskiness"), constants="SCAMPER METTLE FRISKINESS")
ACTION = _named("action", types.ACTIONS, constants="BITE RUN THROW REST")
RESISTS = _named("answer", ("no", "yes"))
COST = _named("cost", ("flips", "chip"), note="three flips, or a chip and one flip")
DIRECTION = _named(
    "direction",
    ("up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left"),
    constants="UP RIGHT DOWN LEFT UP_RIGHT DOWN_RIGHT DOWN_LEFT UP_LEFT",
    note="up is away from the pit; diagonal only with the option `eight_neighbours`",
)
SQUARE = _named(
    "square",
    map(belt.name, range(belt.PIT, belt.SQUARES)),
    belt.PIT,
    "PIT",
    "columns a to e from the left, strips 1 to 10 from the pit; `at(2, 1)` is a2",
)
CHIP = Sort("chip", range(MOST), note="the owner's seat, or the number of players for `alligators`")
PIECE = _named("piece", PIECES[1:], 1, "CONE", "its kind")
PLACE = Sort(
    "compartment",
    range(COMPARTMENTS),
    note="counted from the cone's starting compartment, in the direction the wheel rolls",
)
ENDS = Sort("end", range(OUT, COMPARTMENTS), {OUT: "out"}, ("OUT",), "a compartment, or out of the wheel")
ORDER = Sort("place", range(4 * KINDS + 1), note="the number of pieces behind it in the compartment")
ROLLS = Sort("rolls", range(COMPARTMENTS), note="the number of compartments that the wheel rolls")
POINTS = Sort("points", range(min(score_pad.POINTS), max(score_pad.POINTS) + 1))

# Title -> the name of a value, as in `types.PARTS` -> its type
SORTS: dict[str, dict[str, Sort]] = {
    "hamsterdam": {
        **dict.fromkeys(("left", "right", "number"), DAM_CARD),
        **dict.fromkeys(("card", "hamster", "other"), CARD),
        **dict.fromkeys(("position", "start", "to", "flooded"), SPOT),
        **dict.fromkeys(("first", "second", "face"), FACE),
        **{"roll": ROLL, "end": END, "owner": SEAT, "step": STEP, "die": DIE},
    },
    "hamsterrolle": {
        **dict.fromkeys(("compartment", "start", "to"), PLACE),
        **{"piece": PIECE, "seat": SEAT, "place": ORDER, "rolls": ROLLS, "end": ENDS},
    },
    "run_hamster_run": {
        **dict.fromkeys(("scamper", "mettle", "friskiness"), CHIPS),
        **{"chip": CHIP, "square": SQUARE, "action": ACTION, "trait": TRAIT, "direction": DIRECTION},
        **{"seat": SEAT, "cost": COST, "answer": RESISTS},
    },
    "score_pad": {"points": POINTS},
}
NUMBER = Sort("number", range(0))  # for any other value
FALLS = ("placed", "knocked", "dropped", "gone")  # the kinds of outcome that include moves
MOVED = ("start", "piece", "end")  # for each piece that moves when something falls


def values(game: Any, choice: tuple[Any, ...]) -> list[tuple[str, Sort]]:
    """Return the name and type of each value in a choice. Values that the rules do not know are numbers without a
    name."""
    part = game.names.named(choice)
    names = [name for name in part.names() if name[0] != "*"] if choice[0] in part.parts else []
    if folder(game) == "hamsterrolle" and choice[0] in FALLS:
        names += [*MOVED] * ((len(choice) - 1 - len(names)) // len(MOVED))
    sorts = SORTS.get(folder(game), {})
    if choice[0] == "draw":
        sorts = {"chip": _named(CHIP.name, [*SEATS[: game.players], "alligators"])}
    return [(name, sorts.get(name, NUMBER)) for name in names + [""] * (len(choice) - 1 - len(names))]


def move(game: Any, choice: tuple[Any, ...]) -> str:
    """Write a choice as a word.

    Args:
        game: the position where the choice is legal.
        choice: a choice from `game.choices()`.

    Returns:
        One word without spaces, which `read_move` accepts.
    """
    kind = choice[0]
    if folder(game) == "hamsterrolle" and kind in FALLS:
        return _outcome(kind, choice[1:])
    text = [_name(sort, value) for (_, sort), value in zip(values(game, choice), choice[1:], strict=True)]
    return f"{kind}:{','.join(text)}" if text else str(kind)


def read_move(game: Any, word: str) -> tuple[Any, ...]:
    """Read a choice in a position from a word.

    Args:
        game: the position.
        word: a word in the format of `move`.

    Returns:
        The choice, which may be illegal; `game.play` checks that.

    Raises:
        NotationError: the word is not in the format of a choice.
    """
    kind, _, rest = word.partition(":")
    if folder(game) == "hamsterrolle" and kind in FALLS:
        return (kind, *_moves(word, rest))
    texts = rest.split(",") if rest else []
    head = tuple(_value(word, CARD, text) for text in texts[:1]) if kind in ("use", "copy") else ()
    named = values(game, (kind, *head, *[0] * (len(texts) - len(head))))
    return (kind, *(_value(word, sort, text) for (_, sort), text in zip(named, texts, strict=True)))


def actor(game: Any) -> str:
    return CHANCE if game.seat == TABLE else SEATS[game.seat]


def _name(sort: Sort, value: int) -> str:
    return sort.names.get(value, str(value))


def _value(word: str, sort: Sort, text: str) -> int:
    for value, name in sort.names.items():
        if name == text:
            return value
    try:
        return int(text)
    except ValueError:
        known = ", ".join(sort.names.values())
        need = f"one of {known}" if known else "a number"
        raise NotationError(f"{word!r}: a value must be {need}, not {text!r}") from None


def _outcome(kind: str, values: tuple[int, ...]) -> str:
    """Return an outcome as a word: how far the wheel rolls, then the moves.

    For example, `placed:+1/3:5>out` says that the wheel rolls one compartment and kind 5 falls out of compartment 3.
    """
    count = 2 if kind == "dropped" else 1
    head = ",".join([_name(ENDS, value) for value in values[: count - 1]] + [f"+{values[count - 1]}"])
    moves = values[count:]
    return f"{kind}:{head}" + "".join(
        f"/{moves[at]}:{_name(PIECE, moves[at + 1])}>{_name(ENDS, moves[at + 2])}" for at in range(0, len(moves), 3)
    )


def _moves(word: str, text: str) -> list[int]:
    head, *moves = text.split("/")
    found = [_value(word, ENDS, part) for part in head.split(",")]
    for part in moves:
        source, _, rest = part.partition(":")
        kind, sign, to = rest.partition(">")
        if not sign:
            raise NotationError(f"{word!r}: a move must look like 3:5>out (compartment 3, kind 5, out), not {part!r}")
        found += [_value(word, PLACE, source), _value(word, PIECE, kind), _value(word, ENDS, to)]
    return found
