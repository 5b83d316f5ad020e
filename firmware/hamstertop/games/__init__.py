"""The games: a folder for each title, with its rules and its screens. Its words are in `hamstertop.words`.

The rules are pure: no I/O, no clock, no randomness, no runtime modules, no imports from the rest of the firmware. In a
title's folder, only `screens` and its drawing module (`pictures`) use the companion.

- `__init__`: ORDER, its place on the first screen, and MODULES, the modules that a device loads, in order.
- `tracker`: the state that a companion follows at the table (see `tracking`).
- `house`: HOUSE, the interpretations of the rulebook that players choose from (see `house`); SETUP, the other questions
  for a new game.
- `screens`: the device's screens and keys; if it is a folder, by parts of an evening, with SCREENS in `phases`.

Whole games, with every card and piece, are in `hamstertop_games`.
"""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    # A kind, then small integers. The type is loose: with tuple[str, *tuple[int, ...]], type checkers reject event[1].
    Event = tuple[Any, ...]


class IllegalEvent(ValueError):
    """The event cannot happen now; the message says why, and which events can. Nothing has changed.

    Attributes:
        event: the refused event; None if no tracker refused it.
        phase: the phase of the tracker that refused it; None if no tracker did.
    """

    event: "Event | None" = None
    phase: "str | None" = None


if sys.implementation.name == "cpython":  # the names that modules had in 0.2
    from hamstertop_games import renamed

    renamed.install()
