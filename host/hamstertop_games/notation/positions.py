"""Read and write a position, or one seat's view of it, as one line in a format like FEN."""

from dataclasses import dataclass
from typing import Any

from hamstertop_games import TABLE

from .. import titles
from ..invariants import Broken
from .moves import CHANCE, SEATS
from .values import NotationError, begin, folder, value_of, write_options, written

ALL = "all"  # stands for the whole position
EVERYBODY = "everybody"  # stands for the view of an onlooker without a seat

# Attributes that are not written, because they are set at the start or derived from others
_DERIVED = ("options", "players", "events", "_choices", "_past", "_secrets", "_start", "beside")
_PARTS = ("tracker", "dams", "wheel")


@dataclass(frozen=True)
class Seen:
    """The contents of a line with hidden information.

    Args:
        title: the name of the title's folder.
        players: the number of players.
        options: the house rules.
        seat: the seat whose view it is, or None for what everybody can see.
        view: the view, in the format of `Game.view(seat)`.
    """

    title: str
    players: int
    options: Any
    seat: int | None
    view: dict[str, Any]


def write_position(game: Any, seat: int | str = ALL) -> str:
    """Write a position as a line.

    Args:
        game: the game in this position.
        seat: the seat whose view to write; EVERYBODY for what everybody can see; ALL for the whole position.

    Returns:
        One line, for `read_position` if it has the whole position, otherwise for `read_view`.
    """
    head = [folder(game), str(game.players), f"({write_options(game.options)})"]
    if seat == ALL:
        waits = "over" if game.over else CHANCE if game.seat == TABLE else SEATS[game.seat]
        fields = _fields(game)
        fresh = _fields(type(game)(game.players, game.options))
        fields.pop("seat")
        changed = [f"{name}={written(value)}" for name, value in fields.items() if fresh.get(name) != value]
        return " ".join([*head, f"{ALL}:{waits}", *changed])
    knows = EVERYBODY if seat == EVERYBODY else SEATS[int(seat)]
    view = game.view(None if seat == EVERYBODY else seat)
    parts = [f"{name}={written(value, True)}" for name, value in view.items() if name != "tracker"]
    tracker = (
        [f"tracker.{name}={written(value, True)}" for name, value in view["tracker"].items()]
        if "tracker" in view
        else []
    )
    return " ".join([*head, f"{knows}:", *parts, *tracker])


def read_position(line: str) -> Any:
    """Read a complete position.

    Args:
        line: a line in the format of `write_position`.

    Returns:
        A game that continues from this position, where its history begins.

    Raises:
        NotationError: the line hides information, or the position is impossible; the message says why.
    """
    title, game, knows, waits, fields = _read(line)
    if knows != ALL:
        raise NotationError(
            f"the line contains only what {knows} can see, but a game needs the whole position (use read_view)"
        )
    known = _fields(game)
    seats = {"over": None, CHANCE: TABLE, **{SEATS[seat]: seat for seat in range(game.players)}}
    if waits not in seats:
        raise NotationError(f"the seat to act must be one of {', '.join(seats)}, not {waits!r}")
    for name, value in fields.items():
        if name not in known or name == "seat":
            raise NotationError(f"{title.name} does not have the field {name}; its fields are {', '.join(known)}")
        if not _alike(known[name], value):
            raise NotationError(f"{name} must look like {written(known[name])}, not {written(value)}")
        _set(game, name, value)
    game.seat = seats[waits]
    game._choices = None
    game.events = []
    _check(title, game)
    game.begin_here()
    return game


def read_view(line: str) -> Seen:
    """Read a view of a position.

    Args:
        line: a line that `write_position` wrote for a seat or for EVERYBODY.

    Returns:
        The line's contents.

    Raises:
        NotationError: the line has the whole position, or its contents are impossible.
    """
    title, game, knows, _, fields = _read(line)
    seats: dict[str, int | None] = {EVERYBODY: None, **{SEATS[seat]: seat for seat in range(game.players)}}
    if knows not in seats:
        raise NotationError(
            f"a view must belong to one of {', '.join(seats)}, not to {knows!r} (read_position reads whole positions)"
        )
    view: dict[str, Any] = {}
    for name, value in fields.items():
        part, _, field = name.partition(".")
        if field:
            view.setdefault(part, {})[field] = value
        else:
            view[part] = value
    return Seen(title.id, game.players, game.options, seats[knows], view)


def _read(line: str) -> tuple[titles.Title, Any, str, str, dict[str, Any]]:
    """Return the title, a new game, whose view it is, the seat to act, and the fields."""
    name, _, rest = line.strip().partition(" ")
    players, _, rest = rest.partition(" ")
    if not rest.startswith("("):
        raise NotationError("a position must have the form: title players (options) all:0 field=value ...")
    options, found, rest = rest[1:].partition(") ")
    if not found:
        options, _, rest = rest.partition(")")
    title, game = begin(name, players, options)
    knows, *parts = rest.split() or [""]
    knows, sign, waits = knows.partition(":")
    if not sign:
        raise NotationError(f"the view and the seat to act must have the form all:0, not {knows!r}")
    fields = {}
    for part in parts:
        field, sign, value = part.partition("=")
        if not sign:
            raise NotationError(f"fields must have the form name=value, not {part!r}")
        fields[field] = value_of(value)
    return title, game, knows, waits, fields


def _fields(game: Any) -> dict[str, Any]:
    """Return all fields of a position by name, such as `tracker.round`, `A.stacks` for a dam, or `wheel.lying`."""
    found = {name: value for name, value in game.__getstate__().items() if name not in _DERIVED + _PARTS}
    found.update(
        {f"tracker.{name}": value for name, value in game.tracker.__getstate__().items() if name != "house_rules"}
    )
    for seat, dam in enumerate(getattr(game, "dams", ())):
        found.update({f"{SEATS[seat]}.{name}": getattr(dam, name) for name in dam.fields})
    if hasattr(game, "wheel"):
        found.update({f"wheel.{name}": value for name, value in game.wheel.__getstate__().items()})
    return found


def _set(game: Any, name: str, value: Any) -> None:
    owner, _, field = name.rpartition(".")
    thing = getattr(game, owner) if owner in _PARTS else game.dams[SEATS.index(owner)] if owner else game
    setattr(thing, field, value)


def _alike(known: Any, value: Any) -> bool:
    return known is None or value is None or type(value) is type(known) or (type(value), type(known)) == (bool, int)


def _check(title: titles.Title, game: Any) -> None:
    """Raise NotationError if the position is impossible."""
    if game.phase not in (*game.phases, "over"):
        raise NotationError(
            f"{title.name} does not have a phase {game.phase!r}; its phases are {', '.join(game.phases)}"
        )
    try:
        title.check(game)
        game.choices()
    except Broken as error:
        raise NotationError(f"this position cannot occur: {error}") from None
    except (TypeError, ValueError, IndexError, KeyError, AttributeError, AssertionError) as error:
        raise NotationError(f"these fields contradict each other ({type(error).__name__}: {error})") from None
