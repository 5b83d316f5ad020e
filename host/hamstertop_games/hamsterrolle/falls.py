"""A model of falling pieces. The rules say nothing about physics, so this is a guess that you can replace.

The outcome of an attempt is one of

    ("placed", rolls, moves...)          the piece was placed as intended, then the moves happened
    ("knocked", rolls, moves...)         something fell before the player let go of the piece
    ("dropped", where, rolls, moves...)  the time ran out, and the piece ended up in compartment `where`, or OUT

After the attempt, the outcome until the next turn is ("still",) or ("gone", rolls, moves...).

`rolls` is the number of compartments that the wheel rolls. Each move consists of three numbers: compartment, kind and
destination. The destination is OUT, or a compartment where the piece lands ahead of all others. Moves happen in order,
after the piece has been placed or dropped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterrolle import rules

if TYPE_CHECKING:
    from typing import Any

    from .. import Choice
    from .wheel import Wheel

    Outcomes = list[tuple[Choice, int]]


OUT = -1

LOOSE = 3  # the maximum number of pieces that fall at once

_steady: dict[tuple[int, int, int], Outcomes] = {}  # by wheel size, kind and target


class Falls:
    """A model of a player with a steady hand: in about three out of four attempts, nothing moves except the wheel.

    Pieces fall from the highest compartment at the back, foremost first.
    """

    told = False  # whether possible outcomes are accepted even if not listed

    def __eq__(self, other: object) -> bool:
        """Return whether both objects have the same class, because they have no other state."""
        return self.__class__ is other.__class__

    def __hash__(self) -> int:
        return hash(self.__class__.__name__)

    def __repr__(self) -> str:
        return self.__class__.__name__ + "()"

    def attempt(self, wheel: Wheel, kind: int, target: int) -> Outcomes:
        """Return the possible outcomes of an attempt to place a piece.

        Args:
            wheel: the wheel without the piece.
            kind: the kind of the piece.
            target: the compartment to place it in.

        Returns:
            The outcomes, each with an integer weight.
        """
        key = (wheel.size, kind, target)
        if key not in _steady:
            _steady[key] = self._alone(wheel, kind, target)
        found = _steady[key][:]
        loose = self.loose(wheel)
        if loose:
            fallen: tuple[int, ...] = ()
            for count, piece in enumerate(loose):
                fallen += (*piece, OUT)
                found.append((("placed", 1, *fallen), (5, 2, 1)[count]))
            compartment, other = loose[0]
            found += [
                (("placed", 1, target, kind, OUT, compartment, other, OUT), 2),
                (("placed", 1, compartment, other, wheel.ahead(compartment, 1)), 1),
                (("knocked", 0, compartment, other, OUT), 2),
                (("dropped", target, 1, compartment, other, OUT), 1),
                (("dropped", OUT, 1, compartment, other, OUT), 1),
            ]
        return found

    def _alone(self, wheel: Wheel, kind: int, target: int) -> Outcomes:
        """Return the possible outcomes that do not depend on other pieces in the wheel."""
        return [
            (("placed", 0), 50),
            (("placed", 1), 25),
            (("placed", 1, target, kind, OUT), 6),
            (("placed", 1, target, kind, wheel.ahead(target, 1)), 1),
            (("dropped", target, 0), 1),
            (("dropped", wheel.ahead(target, 1), 0), 1),
            (("dropped", wheel.ahead(target, 4), 1), 1),
            (("dropped", OUT, 0), 1),
        ]

    def rest(self, wheel: Wheel) -> Outcomes:
        """Return what can happen before the next player touches the wheel.

        Args:
            wheel: the wheel.

        Returns:
            The outcomes, each with an integer weight.
        """
        found: Outcomes = [(("still",), 97)]
        loose = self.loose(wheel)
        if loose:
            found.append((("gone", 1) + loose[0] + (OUT,), 3))
        return found

    def loose(self, wheel: Wheel) -> list[tuple[int, int]]:
        """Return the pieces that would fall first.

        Args:
            wheel: the wheel.

        Returns:
            The compartment and kind of each piece, foremost first.
        """
        lying = wheel.lying
        half = wheel.size // 2
        for compartment in wheel.onward(wheel.low + half + 1, half - 1):
            if lying[compartment]:
                kinds = list(lying[compartment][-LOOSE:])
                kinds.reverse()
                return [(compartment, kind) for kind in kinds]
        return []


class Told(Falls):
    """The model for recording a real game. It accepts any possible outcome, not only those that `Falls` guesses."""

    told = True


def plain(outcome: Any) -> Choice | None:
    """Return an outcome as a tuple of its kind and integers, or None if it is malformed."""
    if not isinstance(outcome, (list, tuple)) or not outcome:
        return None
    values = tuple(outcome[1:])
    if [value for value in values if not isinstance(value, int) or isinstance(value, bool)]:
        return None
    head = {"placed": 1, "knocked": 1, "dropped": 2, "gone": 1, "still": 0}.get(outcome[0])
    if head is None or len(values) < head or not (_on_wheel(values, head) if head else not values):
        return None
    return (outcome[0], *values)


def _on_wheel(values: tuple[int, ...], head: int) -> bool:
    """Return whether an outcome with `head` values before its moves has only valid compartments and complete moves."""
    moves = values[head:]
    anywhere = (values[:1] if head == 2 else ()) + moves[2::3]
    compartments = values[head - 1 : head] + moves[::3]
    if len(moves) % 3 or [place for place in anywhere if not OUT <= place < rules.COMPARTMENTS]:
        return False
    return not [place for place in compartments if not 0 <= place < rules.COMPARTMENTS]
