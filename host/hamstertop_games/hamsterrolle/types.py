"""The types of Hamsterrolle's choices and views. docs/library/choices.md explains the values."""

from typing import ClassVar, Literal, TypedDict

from ..whole import Names, Part

Ints = tuple[int, ...]
Choice = (
    tuple[Literal["deal"], int]  # kind
    | tuple[Literal["first"], int]  # seat
    | tuple[Literal["build"], int, int]  # kind, compartment
    | tuple[Literal["pass"], int, int, int, int]  # from, kind, to, place
    | tuple[Literal["idle"]]
    | tuple[Literal["placed"], int, *Ints]  # rolls, then three numbers per move
    | tuple[Literal["knocked"], int, *Ints]  # the same
    | tuple[Literal["dropped"], int, int, *Ints]  # where, rolls, moves
    | tuple[Literal["still"]]
    | tuple[Literal["gone"], int, *Ints]  # rolls, moves
)

# The names of the values of each kind of choice
PARTS = {
    "deal": "piece",
    "first": "seat",
    "build": "piece compartment",
    "pass": "start piece to place",
    "idle": "",
    "placed": "rolls *moves",
    "knocked": "rolls *moves",
    "dropped": "end rolls *moves",
    "still": "",
    "gone": "rolls *moves",
}


class Named(Part):
    """A choice with the names of its values."""

    __slots__ = ()
    parts: ClassVar = PARTS


NAMES = Names(Named)


class TrackerView(TypedDict):
    """What the companion knows, as in `Tracker`."""

    phase: str
    players: int
    teams: int
    house: Ints
    seat: int
    builder: int
    stocks: Ints
    gone: int
    first_open: int
    opened: bool
    clock: int | None
    lying: Ints
    winners: Ints


class View(TypedDict):
    """What a seat can see, which is the same for all seats because nothing is hidden."""

    phase: str
    seat: int | None
    tracker: TrackerView
    hands: tuple[Ints, ...]
    box: Ints
    out: Ints
    action: tuple[str | int, ...]
    wheel: tuple[tuple[Ints, ...], int]
