"""The rules core. Pure: no I/O, no clock, no randomness, no runtime modules.

A game is a package here with a `tracker` module, which holds

- `EVENTS`: the kinds of event it knows, in the order of their codes in a journal; new ones go to the end;
- `QUIET`, if it has any: kinds that only note the time, and that an undo takes back with the event before;
- `Tracker`: folds events into what the table looks like. `apply(event)` raises `IllegalEvent`, with nothing
  changed, when the event cannot happen now; `draws(event)` lists the chance draws behind it, each (sides, 0..sides-1);
  `phase` names what the table waits for and `asked` the seat it waits for, or None; `over` says whether the game has
  ended; `state()` is a tuple equal for equal tables.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Event = tuple[Any, ...]  # its kind, then small integers


class IllegalEvent(ValueError):
    """The event cannot happen now; the message says why and what can."""


# A package may also hold a `game` module with `Game`: it plays every card, and tells the tracker inside.

TABLE = -1  # the seat that chooses at a chance node

if TYPE_CHECKING:
    Choice = tuple[Any, ...]  # its kind, then small integers


class IllegalChoice(ValueError):
    """The choice is not legal now; the message names the rule and the choices that are."""
