"""The rules core. Pure: no I/O, no clock, no randomness, no runtime modules.

A game is a package here with a `tracker` module, which holds

- `EVENTS`: the kinds of event it knows, in the order of their codes in a journal; new ones go to the end;
- `QUIET`, if it has any: kinds that only note the time, and that an undo takes back with the event before;
- `Tracker`: folds events into what the table looks like. `apply(event)` raises `IllegalEvent`, with nothing
  changed, when the event cannot happen now; `draws(event)` lists the chance draws behind it, each (sides, 0..sides-1);
  `public(event)`, in a game with secrets, is an event that has just happened as everybody may know it;
  `phase` names what the table waits for and `asked` the seat it waits for, or None; `over` says whether the game has
  ended; `state()` is a tuple equal for equal tables.

It may hold a `game` module with `Game`, the whole game in the manner of a chess library. A Game contains a tracker and
tells it what people would tell a companion:

- `seat`: who must choose now, TABLE at a chance node, None when the game is over;
- `choices()`: every legal choice, each a plain tuple; `outcomes()`: at a chance node each with its weight;
- `play(choice)`: the events the companion is told; IllegalChoice for anything that is not in `choices()`;
- `over`, `standings()`, `view(seat)`, `copy()`, `state()`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Event = tuple[Any, ...]  # its kind, then small integers
    Choice = tuple[Any, ...]  # likewise

TABLE = -1  # the seat that chooses at a chance node


class IllegalEvent(ValueError):
    """The event cannot happen now; the message says why and what can."""


class IllegalChoice(ValueError):
    """The choice is not legal now; the message names the rule and what is. Nothing has changed."""
