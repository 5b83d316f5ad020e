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
    from collections.abc import Mapping
    from typing import Any

    Kinds = Mapping[str, tuple[int, tuple[str, ...]]]  # kind of event: how many values, the phases it is for
    Event = tuple[Any, ...]  # its kind, then small integers
    Choice = tuple[Any, ...]  # likewise

TABLE = -1  # the seat that chooses at a chance node


class IllegalEvent(ValueError):
    """The event cannot happen now; the message says why and what can."""


class IllegalChoice(ValueError):
    """The choice is not legal now; the message names the rule and what is. Nothing has changed."""


def expect(event: "Event", phase: str, events: list[str], kinds: "Kinds") -> None:
    """Refuse an event that is none of `events`, lacks values or has too many, or is not for `phase`: IllegalEvent."""
    kind = event[0]
    if kind not in kinds:
        raise IllegalEvent("unknown event %r; known are %s" % (kind, ", ".join(events)))
    values, phases = kinds[kind]
    if len(event) != 1 + values:
        raise IllegalEvent("%s takes %d values, not %r" % (kind, values, event[1:]))
    if phase not in phases:
        raise IllegalEvent("%s is for phase %s; this is phase %s" % (kind, " or ".join(phases), phase))
