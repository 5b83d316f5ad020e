"""Save power while nobody is playing. The lights first dim, then go dark; then the board sleeps until a key wakes
it."""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

AWAKE = 0
DIM = 1
DARK = 2
ASLEEP = 3

LOW_LIGHT = 1  # the highest index of lights.LEVELS in stage DIM
AFTER = (120000, 300000, 900000)  # ms without a key until DIM, DARK and ASLEEP

LOOK = 60000  # ms between two battery readings
LOW = (10, 3)  # percentages at which players are warned


class Power:
    """Tracks the stages of saving power. `stage` is the stage reached since a key was last pressed, at most ASLEEP."""

    def __init__(self, now: int) -> None:
        self.stage = AWAKE
        self._since = now

    def used(self, now: int) -> None:
        """Return to the first stage, because somebody is playing or a timer is running."""
        self.stage = AWAKE
        self._since = now

    def passes(self, now: int) -> bool:
        """Return whether the next stage has been reached, and move to it if so."""
        if self.stage == ASLEEP or ticks.diff(now, self._since) < AFTER[self.stage]:
            return False
        self.stage += 1
        return True


class Charge:
    """Watches the battery, to warn players before it is empty."""

    def __init__(self, now: int) -> None:
        self._next = now
        self._warned = 0  # number of levels in LOW that the charge has reached

    def low(self, now: int, percent: "Callable[[], int | None]") -> bool:
        """Return whether to warn players now. They are warned once for each level in LOW, and again after charging."""
        if ticks.diff(now, self._next) < 0:
            return False
        self._next = ticks.add(now, LOOK)
        left = percent()
        if left is None:
            return False
        warned = self._warned
        self._warned = len([mark for mark in LOW if left <= mark])
        return self._warned > warned
