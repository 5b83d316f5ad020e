"""The games: a folder a title, with its rules and its screens. Its words are in `hamstertop.words`.

The rules are pure: no I/O, no clock, no randomness, no runtime modules, nothing of the rest of the firmware. Of a
title's folder only `screens` and what it draws with (`pictures`) know the companion.

- `__init__`: ORDER, its place on the first page, and MODULES, what a device loads, in that order.
- `tracker`: what a companion follows at the table, see `tracking`.
- `house`: HOUSE, the readings of the rulebook that players choose from, see `house`; SETUP, what else a new game is
  asked for.
- `screens`: what the device shows and what its keys do; in a folder, by parts of an evening, with SCREENS in `phases`.
- `game`, if there is one: `Game`, the whole game in the manner of a chess library. A Game contains a tracker and
  reports to it what people would enter into a companion:
    - `seat`: who must choose now, TABLE at a chance node, None when the game is over;
    - `choices()`: every legal choice, each a plain tuple; `outcomes()`: at a chance node each with its weight;
    - `play(choice)`: the events to report; IllegalChoice for anything that is not in `choices()`;
    - `view(seat)`: what the player there may know, `view()` what everybody may know;
    - `over`, `standings()`, `copy()`, `state()`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    # A kind, then small integers. Type checkers are not told: of tuple[str, *tuple[int, ...]] they forbid choice[1].
    Event = tuple[Any, ...]
    Choice = tuple[Any, ...]

TABLE = -1  # the seat that chooses at a chance node


class IllegalEvent(ValueError):
    """The event cannot happen now; the message says why and what can. Nothing has changed.

    Attributes:
        event: what was refused; None where no tracker did.
        phase: that of the tracker that refused it; None where no tracker did.
    """

    event: "Event | None" = None
    phase: "str | None" = None


class IllegalChoice(ValueError):
    """The choice is not legal now; the message names the rule and what is. Nothing has changed.

    Attributes:
        choice: what was refused.
        phase: that of the game.
        rules: ids of the rules against it, as docs/rules has them.
        legal: every legal choice.
    """

    choice: "Any" = None
    phase = ""
    rules: "tuple[str, ...]" = ()
    legal: "tuple[Choice, ...]" = ()
