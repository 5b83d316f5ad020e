"""The types of Hamsterdam's choices and views. docs/library/choices.md explains the values."""

from typing import ClassVar, Literal, TypedDict

from ..whole import Names, Part
from . import cards

Ints = tuple[int, ...]
Choice = (
    tuple[Literal["give"], int, int]  # numbers for the left and right neighbours
    | tuple[Literal["lay"], int]  # number
    | tuple[Literal["keep"], int]  # kind of special
    | tuple[Literal["deal"], int]  # kind of special
    | tuple[Literal["roll"], int, int]  # two faces
    | tuple[Literal["choose"], int]  # 1: the new roll
    | tuple[Literal["put"], int]  # position
    | tuple[Literal["place"], int, int]  # card, position
    | tuple[Literal["hold"], int]  # card
    | tuple[Literal["clear"], int, int]  # card from the pile, position
    | tuple[Literal["clear"], int, int, int]  # card, start, position
    | tuple[Literal["plug"], int, int]  # card, position
    | tuple[Literal["flood"], int]  # position
    | tuple[Literal["flip"], int]  # end
    | tuple[Literal["sacrifice"], int, int]  # card, position
    | tuple[Literal["move"], int, int, int]  # card, start, to
    | tuple[Literal["use"], int, int, *Ints]  # card, position, and the values for its ability
    | tuple[Literal["copy"], int, int, *Ints]  # the same for the special being copied
    | tuple[Literal["pass"]]
)

# The names of the values of each kind of choice
PARTS = {
    "give": "left right",
    "lay": "number",
    "deal": "card",
    "keep": "card",
    "roll": "first second",
    "choose": "roll",
    "put": "position",
    "place": "card position",
    "hold": "card",
    "clear": "card start position",  # without a start if the card comes from the pile
    "plug": "card position",
    "flood": "position",
    "flip": "end",
    "sacrifice": "card position",
    "move": "card start to",
    "use": "card position",
    "copy": "card position",
    "pass": "",
}
# The same for what follows when this special acts
ACTS = {
    cards.BLOBSTER: "flooded",
    cards.BOMBSTER: "owner flooded",
    cards.CHEEKSTER: "flooded",
    cards.CONTRACTSTER: "owner start to",
    cards.HUCKSTER: "owner hamster start to",
    cards.MARKED: "flooded",
    cards.MOBSTER: "step",
    cards.MOMSTER: "hamster other",
    cards.NAPSTER: "to",
    cards.SPEEDSTER: "to",
    cards.SPINSTER: "die face",
    cards.SWIMSTER: "to",
    cards.TWINSTER: "flooded",
}


class Named(Part):
    """A choice with the names of its values."""

    __slots__ = ()
    parts: ClassVar = PARTS

    def names(self) -> list[str]:
        found = super().names()
        if self[0] in ("use", "copy") and len(self) > 1:
            return (found + ACTS.get(self[1], "").split())[: len(self) - 1]  # a Momster can bring a single hamster
        return [found[0], found[-1]] if self[0] == "clear" and len(self) == 3 else found


NAMES = Names(Named)


class DamView(TypedDict):
    """A dam's fields, as in `Dam`."""

    left: int
    right: int
    numbers: Ints
    tokens: Ints
    stacks: tuple[Ints, ...]
    pile: Ints
    out: int


class TrackerView(TypedDict):
    """What the companion knows, as in `Tracker`."""

    phase: str
    players: int
    classic: bool
    house: int | Ints
    first: int
    turn: int
    round: int
    dice: tuple[int, int] | None
    total: int
    before: tuple[tuple[int, int] | None, int]
    rolls: Ints
    gained: Ints
    piles: Ints
    counted: Ints
    flipped: Ints
    skipping: bool
    dams: Ints
    hamsters: Ints


class View(TypedDict):
    """What a seat can see. Hidden values are None."""

    phase: str
    seat: int | None
    tracker: TrackerView
    dams: tuple[DamView, ...]
    hands: tuple[Ints, ...]
    hand: Ints
    values: Ints
    floods: Ints
    used: tuple[tuple[int, int, int], ...]
    given: tuple[Ints | None, ...]
    dealt: tuple[Ints | None, ...]
    kept: tuple[Ints | None, ...]
    deck: None
