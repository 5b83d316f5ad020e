"""The games: a folder a title, with its rules and its screens. Its words are in `hamstertop.words`.

The rules are pure: no I/O, no clock, no randomness, no runtime modules, nothing of the rest of the firmware. Of a
title's folder only `screens` and what it draws with (`pictures`) know the companion.

- `__init__`: ORDER, its place on the first page, and MODULES, what a device loads, in that order.
- `tracker`: what a companion follows at the table, see `tracking`.
- `house`: HOUSE, the readings of the rulebook that players choose from, see `house`; SETUP, what else a new game is
  asked for.
- `screens`: what the device shows and what its keys do; in a folder, by parts of an evening, with SCREENS in `phases`.

Whole games, with every card and piece, are in `hamstertop_games`.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    # A kind, then small integers. Type checkers are not told: of tuple[str, *tuple[int, ...]] they forbid event[1].
    Event = tuple[Any, ...]


class IllegalEvent(ValueError):
    """The event cannot happen now; the message says why and what can. Nothing has changed.

    Attributes:
        event: what was refused; None where no tracker did.
        phase: that of the tracker that refused it; None where no tracker did.
    """

    event: "Event | None" = None
    phase: "str | None" = None


if sys.implementation.name == "cpython":  # the names that modules had in 0.2
    from hamstertop_games import renamed

    renamed.install()
