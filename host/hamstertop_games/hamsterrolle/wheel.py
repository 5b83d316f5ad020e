"""The wheel: the pieces in each compartment, and which compartment is lowest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterrolle import rules

if TYPE_CHECKING:
    from collections.abc import Iterator


NAMES = ("", *map(str, range(1, rules.KINDS + 1)), "cone")  # names of the kinds, for people


class Wheel:
    """A wheel. `lying[c]` has the kinds in a compartment, the foremost in rolling direction last."""

    def __init__(self, size: int = rules.COMPARTMENTS) -> None:
        """Put the cone in compartment 0, the lowest. HR-2; compartments ahead are to the left of it, HR-9. A smaller
        wheel uses only the first `size` compartments."""
        self.size = size
        self.lying: list[tuple[int, ...]] = [()] * rules.COMPARTMENTS
        self.lying[0] = (rules.CONE,)
        self.low = 0

    def put(self, compartment: int, kind: int, place: int | None = None) -> None:
        """Lay a piece ahead of all others in a compartment (HR-13), or at `place`, counted from the hindmost."""
        pieces = self.lying[compartment]
        if place is None:
            place = len(pieces)
        self.lying[compartment] = (*pieces[:place], kind, *pieces[place:])

    def take(self, compartment: int, kind: int) -> None:
        """Take the foremost piece of a kind out of a compartment. Raise ValueError if there is none."""
        pieces = list(self.lying[compartment])
        if pieces[-1:] == [kind]:
            pieces.pop()
        else:
            pieces.reverse()
            pieces.remove(kind)
            pieces.reverse()
        self.lying[compartment] = tuple(pieces)

    def roll(self, steps: int) -> None:
        """Roll the wheel on by `steps`, so that another compartment is lowest."""
        if steps:
            self.low = self.ahead(self.low, steps)

    @property
    def lowest(self) -> tuple[int, ...]:
        """The two lowest compartments: the lowest, and the next to come down. HR-42, HR-A22."""
        return self.onward(self.low, 2)

    def pieces(self) -> Iterator[int]:
        """Yield the kind of every piece in the wheel."""
        for kinds in self.lying:
            yield from kinds

    def copy(self) -> Wheel:
        """Return a copy of the wheel."""
        wheel: Wheel = object.__new__(Wheel)
        wheel.size = self.size
        wheel.lying = self.lying[:]
        wheel.low = self.low
        return wheel

    def state(self) -> tuple[object, ...]:
        """Return every field, for comparisons."""
        return (tuple(self.lying), self.low)

    def onward(self, compartment: int, count: int) -> tuple[int, ...]:
        """Return this compartment and those ahead of it, `count` in all and at most once around; 12 is the cone's
        compartment again, and so on."""
        return _RINGS[self.size][compartment : compartment + count]

    def ahead(self, compartment: int, steps: int) -> int:
        """Return the compartment this many steps ahead; the cone's comes after the last (HR-A19)."""
        return (compartment + steps) % self.size


_RINGS = [tuple(range(size)) * 2 for size in range(rules.COMPARTMENTS + 1)]  # twice around
