"""Turn edges of keys into presses, holds and repeats."""

from .. import ticks

HOLD = 600  # ms until a key counts as held
REPEAT = 150  # ms between repeats while it stays held

# How a key behaves on the screen that is shown
PRESS = 0  # acts when it goes down
HOLDS = 1  # acts when it comes up, or with its second label if held
REPEATS = 2  # acts when it goes down, and again and again while held


class Keys:
    """The keys of a board. Pass each edge to `edge`, and call `due` for the effects of time; both return (key, held) to
    act on, or None."""

    def __init__(self) -> None:
        self._down: dict[int, list[int]] = {}  # key -> [mode, ticks of the next hold or repeat]

    def edge(self, at: int, key: int, down: bool, mode: int) -> "tuple[int, bool] | None":
        """Note that a key went down or came up at `at`; `mode` is its behaviour if it went down."""
        if down:
            self._down[key] = [mode, ticks.add(at, HOLD)]
            return None if mode == HOLDS else (key, False)
        pressed = self._down.pop(key, None)
        if pressed and pressed[0] == HOLDS:
            # Between two polls, a key may be held and released: its times decide.
            return (key, ticks.diff(at, pressed[1]) >= 0)
        return None

    def due(self, now: int) -> "tuple[int, bool] | None":
        """Return one hold or repeat that is due. A hold acts once; the key must then be released."""
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
        """Begin a new screen: keys that are still down do nothing until they come up."""
        for pressed in self._down.values():
            pressed[0] = PRESS
