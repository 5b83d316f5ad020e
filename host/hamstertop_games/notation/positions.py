"""A position as one line, in the manner of FEN: all of it, or what one seat may know."""

from dataclasses import dataclass
from typing import Any

from hamstertop_games import TABLE

from .. import titles
from ..invariants import Broken
from .moves import CHANCE, SEATS
from .values import NotationError, begin, folder, value_of, write_options, written

ALL = "all"  # who knows a position
EVERYBODY = "everybody"  # what nobody hides from anybody

# What a game has besides its position: made by its start, or worked out again
_DERIVED = ("options", "players", "events", "_choices", "_past", "_start", "beside")
_PARTS = ("tracker", "dams", "wheel")


@dataclass(frozen=True)
class Seen:
    """What a line with hidden parts says.

    Args:
        title: the folder of the title.
        players: how many play.
        options: the house rules.
        seat: who knows it; None is everybody.
        view: as `Game.view(seat)` has it.
    """

    title: str
    players: int
    options: Any
    seat: int | None
    view: dict[str, Any]


def write_position(game: Any, seat: int | str = ALL) -> str:
    """Write down a position.

    Args:
        game: where it is now.
        seat: of the player who may know what is written; EVERYBODY for what all may know, ALL for the whole position.

    Returns:
        One line; `read_position` takes one of the whole position, `read_view` one that hides something.
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
    """Read a whole position.

    Args:
        line: as `write_position` has it.

    Returns:
        The game, ready to be played on; its history begins here.

    Raises:
        NotationError: the line hides something, or the position cannot be; it says why.
    """
    title, game, knows, waits, fields = _read(line)
    if knows != ALL:
        raise NotationError(
            f"only what {knows} knows is in the line; a game needs all of it (read_view reads this one)"
        )
    known = _fields(game)
    seats = {"over": None, CHANCE: TABLE, **{SEATS[seat]: seat for seat in range(game.players)}}
    if waits not in seats:
        raise NotationError(f"who must choose is one of {', '.join(seats)}, not {waits!r}")
    for name, value in fields.items():
        if name not in known or name == "seat":
            raise NotationError(f"{title.name} has no {name}; it has {', '.join(known)}")
        if not _alike(known[name], value):
            raise NotationError(f"{name} is written like {written(known[name])}, not {written(value)}")
        _set(game, name, value)
    game.seat = seats[waits]
    game._choices = None
    game.events = []
    _check(title, game)
    game.begin_here()
    return game


def read_view(line: str) -> Seen:
    """Read a position of which something is hidden.

    Args:
        line: as `write_position` has it for a player or for everybody.

    Returns:
        What can be known of it.

    Raises:
        NotationError: the line hides nothing, or what it says cannot be.
    """
    title, game, knows, _, fields = _read(line)
    seats: dict[str, int | None] = {EVERYBODY: None, **{SEATS[seat]: seat for seat in range(game.players)}}
    if knows not in seats:
        raise NotationError(f"who knows it is one of {', '.join(seats)}, not {knows!r}; read_position reads all of it")
    view: dict[str, Any] = {}
    for name, value in fields.items():
        part, _, field = name.partition(".")
        if field:
            view.setdefault(part, {})[field] = value
        else:
            view[part] = value
    return Seen(title.id, game.players, game.options, seats[knows], view)


def _read(line: str) -> tuple[titles.Title, Any, str, str, dict[str, Any]]:
    """Return a new game, who knows the line, who must choose, and the fields."""
    name, _, rest = line.strip().partition(" ")
    players, _, rest = rest.partition(" ")
    if not rest.startswith("("):
        raise NotationError("a position is: title, players, (options), who knows it and who must choose, then fields")
    options, found, rest = rest[1:].partition(") ")
    if not found:
        options, _, rest = rest.partition(")")
    title, game = begin(name, players, options)
    knows, *parts = rest.split() or [""]
    knows, sign, waits = knows.partition(":")
    if not sign:
        raise NotationError(f"who knows the position and who must choose is written all:A, not {knows!r}")
    fields = {}
    for part in parts:
        field, sign, value = part.partition("=")
        if not sign:
            raise NotationError(f"fields are written name=value, not {part!r}")
        fields[field] = value_of(value)
    return title, game, knows, waits, fields


def _fields(game: Any) -> dict[str, Any]:
    """Return every field of a position, by name: `round` of the tracker, `A.stacks` of a dam, `wheel.lying`."""
    found = {name: value for name, value in game.__getstate__().items() if name not in _DERIVED + _PARTS}
    found.update(
        {f"tracker.{name}": value for name, value in game.tracker.__getstate__().items() if name != "readings"}
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
    """Return whether a value is of the kind that a field has, or nothing, or a number where nothing was."""
    return known is None or value is None or type(value) is type(known) or (type(value), type(known)) == (bool, int)


def _check(title: titles.Title, game: Any) -> None:
    """NotationError for what cannot be."""
    if game.phase not in (*game.phases, "over"):
        raise NotationError(f"{title.name} has no phase {game.phase!r}; it has {', '.join(game.phases)}")
    try:
        title.check(game)
        game.choices()
    except Broken as error:
        raise NotationError(f"this cannot be: {error}") from None
    except (TypeError, ValueError, IndexError, KeyError, AttributeError, AssertionError) as error:
        raise NotationError(f"these fields do not go together ({type(error).__name__}: {error})") from None
