"""The wheel: the pieces in each compartment, and which compartment is lowest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterrolle import rules

if TYPE_CHECKING:
    from collections.abc import Iterator


NAMES = ("", *map(str, range(1, rules.KINDS + 1)), "cone")  # the names of the kinds


class Wheel:
    """A wheel. `lying[c]` lists the kinds in compartment `c`, hindmost first."""

    def __init__(self, size: int = rules.COMPARTMENTS) -> None:
        """Make a wheel with the cone in compartment 0, the lowest (HR-2). The compartments ahead are to its left
        (HR-9).

        A smaller wheel uses only the first `size` compartments.
        """
        self.size = size
        self.lying: list[tuple[int, ...]] = [()] * rules.COMPARTMENTS
        self.lying[0] = (rules.CONE,)
        self.low = 0

    def put(self, compartment: int, kind: int, place: int | None = None) -> None:
        """Put a piece ahead of all others in a compartment (HR-13), or at `place`, counted from the hindmost."""
        pieces = self.lying[compartment]
        if place is None:
            place = len(pieces)
        self.lying[compartment] = (*pieces[:place], kind, *pieces[place:])

    def take(self, compartment: int, kind: int) -> None:
        """Remove the foremost piece of a kind from a compartment. Raise ValueError if there is none."""
        pieces = list(self.lying[compartment])
        if pieces[-1:] == [kind]:
            pieces.pop()
        else:
            pieces.reverse()
            pieces.remove(kind)
            pieces.reverse()
        self.lying[compartment] = tuple(pieces)

    def roll(self, steps: int) -> None:
        if steps:
            self.low = self.ahead(self.low, steps)

    @property
    def lowest(self) -> tuple[int, ...]:
        """The two lowest compartments: the lowest one and the one that will become lowest next. HR-42, HR-A22."""
        return self.onward(self.low, 2)

    def pieces(self) -> Iterator[int]:
        for kinds in self.lying:
            yield from kinds

    def copy(self) -> Wheel:
        wheel: Wheel = object.__new__(Wheel)
        wheel.size = self.size
        wheel.lying = self.lying[:]
        wheel.low = self.low
        return wheel

    def state(self) -> tuple[object, ...]:
        return (tuple(self.lying), self.low)

    def onward(self, compartment: int, count: int) -> tuple[int, ...]:
        """Return `count` compartments from this one onward, at most one full turn. Numbers past the last wrap around to
        0."""
        return _RINGS[self.size][compartment : compartment + count]

    def ahead(self, compartment: int, steps: int) -> int:
        """Return the compartment this many steps ahead. Compartment 0 follows the last one (HR-A19)."""
        return (compartment + steps) % self.size


_RINGS = [tuple(range(size)) * 2 for size in range(rules.COMPARTMENTS + 1)]  # two full turns
