"""Turn key edges into presses, holds and repeats."""

from .. import ticks

HOLD = 600  # ms until a key counts as held
FIRST_REPEAT = 2 * HOLD  # ms until a held key repeats, so that a hold meant as one step is one step
REPEAT = 150  # ms between repeats of a held key

# How a key behaves on the current screen
PRESS = 0  # acts when it goes down
HOLDS = 1  # acts when it comes up, or as its second label says if held
REPEATS = 2  # acts when it goes down, and repeatedly while held


class Keys:
    """A board's keys. Pass each edge to `edge`, and call `due` regularly; both return (key, held) to act on, or
    None."""

    def __init__(self) -> None:
        self._down: dict[int, list[int]] = {}  # key -> [mode, ticks of the next hold or repeat]

    def edge(self, at: int, key: int, down: bool, mode: int) -> "tuple[int, bool] | None":
        """Handle a key that went down or came up at the time `at`, in ticks. `mode` determines how a key that went down
        behaves."""
        if down:
            self._down[key] = [mode, ticks.add(at, FIRST_REPEAT if mode == REPEATS else HOLD)]
            return None if mode == HOLDS else (key, False)
        pressed = self._down.pop(key, None)
        if pressed and pressed[0] == HOLDS:
            # The key may have been held and released between two polls, so compare times.
            return (key, ticks.diff(at, pressed[1]) >= 0)
        return None

    def due(self, now: int) -> "tuple[int, bool] | None":
        """Return a hold or repeat that is due. A hold acts only once until the key is released."""
        for key, pressed in self._down.items():
            if pressed[0] == PRESS or ticks.diff(now, pressed[1]) < 0:
                continue
            if pressed[0] == HOLDS:
                pressed[0] = PRESS
                return (key, True)
            pressed[1] = ticks.add(pressed[1], REPEAT)
            return (key, False)
        return None

    def forget(self) -> None:
        """Prepare for a new screen, where keys that are still down do nothing until they are released."""
        for pressed in self._down.values():
            pressed[0] = PRESS
