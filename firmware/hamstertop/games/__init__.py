"""The games. Each title has a folder with its rules and screens; its words are in `hamstertop.words`.

The rules are pure: they do no I/O, read no clock, use no randomness and import nothing from a runtime or the rest of
the firmware. In a title's folder, only `screens` and its drawing module (`pictures`) use the companion.

- `__init__` defines ORDER, the title's place on the first screen, and MODULES, the modules that a device loads, in
  order.
- `tracker` holds the state that a companion tracks at the table (see `tracking`).
- `house` defines HOUSE, the interpretations of the rulebook that players can choose (see `house`), and SETUP, the other
  questions for a new game.
- `screens` contains the device's screens and keys. If it is a folder, it has a module for each part of an evening, and
  its module `phases` defines SCREENS.

Complete games, with every card and piece, are in `hamstertop_games`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    # The kind, followed by small integers. tuple[str, *tuple[int, ...]] would be exact, but type checkers reject
    # event[1] with it.
    Event = tuple[Any, ...]


class IllegalEvent(ValueError):
    """Raised for an event that is not possible now. The message says why and what is possible instead; the state is
    unchanged.

    Attributes:
        event: the event that was refused, or None if the error does not come from a tracker.
        phase: the phase of the tracker that refused the event, or None if the error does not come from a tracker.
    """

    event: "Event | None" = None
    phase: "str | None" = None
