"""The types of the choices and views of Run, Hamster, Run! docs/library/choices.md explains the values."""

from typing import ClassVar, Literal, TypedDict

from ..whole import Names, Part

Ints = tuple[int, ...]
Allocation = tuple[int, int, int]  # chips in Scamper, Mettle, Friskiness
Choice = (
    tuple[Literal["draw"], int]  # owner of the chip; the number of hamsters for an alligator
    | tuple[Literal["place"], int]  # square
    | tuple[Literal["allocate"], int, int, int]  # scamper, mettle, friskiness
    | tuple[Literal["declare"], int]  # action
    | tuple[Literal["change"], int, int]  # action, trait
    | tuple[Literal["move"], int]  # direction
    | tuple[Literal["challenge"], int]  # seat
    | tuple[Literal["rest"], int]  # trait
    | tuple[Literal["step"], int]  # direction
    | tuple[Literal["sidestep"], int]  # direction
    | tuple[Literal["dash"], int]  # square
    | tuple[Literal["climb"], int, int, int]  # seat, square, cost
    | tuple[Literal["resist"], int]  # 1: resists
    | tuple[Literal["bite"], int]  # trait
    | tuple[Literal["throw"], int]  # square
    | tuple[Literal["face"], int]  # trait
    | tuple[Literal["pass"]]
)

ACTIONS = ("Bite", "Run", "Throw", "Rest")  # the names of the actions, by number
# The names of the values of each kind of choice
PARTS = {
    "draw": "chip",
    "place": "square",
    "allocate": "scamper mettle friskiness",
    "declare": "action",
    "change": "action trait",
    "move": "direction",
    "challenge": "seat",
    "rest": "trait",
    "step": "direction",
    "sidestep": "direction",
    "dash": "square",
    "climb": "seat square cost",
    "resist": "answer",
    "bite": "trait",
    "throw": "square",
    "face": "trait",
    "pass": "",
}


class Named(Part):
    """A choice with the names of its values."""

    __slots__ = ()
    parts: ClassVar = PARTS


NAMES = Names(Named)


class TrackerView(TypedDict):
    """What the companion knows, as in `Tracker`. Before the reveal, other players' allocations are HIDDEN."""

    phase: str
    players: int
    house: int
    round: int
    order: Ints
    hat: Ints
    traits: tuple[Allocation, ...]
    fatigue: Ints
    sealed: tuple[Allocation | None, ...]
    revealed: bool
    flipped: Ints
    declared: tuple[int | None, ...]
    actions: tuple[int | None, ...]
    turn: int
    acted: bool
    challenged: bool
    bonus: bool
    bitten: int | None
    facing: int | None
    speed: int
    moved: int
    alligators: int
    pit: tuple[bool, ...]
    eaten: tuple[bool, ...]
    chomped: tuple[bool, ...]
    news: tuple[tuple[str | int, ...], ...]


class View(TypedDict):
    """What a seat can see."""

    phase: str
    seat: int | None
    tracker: TrackerView
    places: Ints
    stepped: bool
    pushed: Ints
    target: int | None
    direction: int
    trait: int
