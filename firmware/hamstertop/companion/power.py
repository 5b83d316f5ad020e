"""Save power while nobody is playing: the lights dim, then go dark, then the board sleeps until a key wakes it."""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

AWAKE = 0
DIM = 1
DARK = 2
ASLEEP = 3

LOW_LIGHT = 1  # the greatest index of lights.LEVELS while DIM
AFTER = (120000, 300000, 900000)  # ms without a key until DIM, DARK and ASLEEP

LOOK = 60000  # ms between two looks at the battery
LOW = (10, 3)  # percent at which the players are warned


class Power:
    """The stages of saving power. `stage` is the one reached since a key was last pressed; the last one is ASLEEP."""

    def __init__(self, now: int) -> None:
        self.stage = AWAKE
        self._since = now

    def used(self, now: int) -> None:
        """Return to the first stage: somebody is playing, or a timer is running."""
        self.stage = AWAKE
        self._since = now

    def passes(self, now: int) -> bool:
        """Note the time; return whether the next stage has been reached."""
        if self.stage == ASLEEP or ticks.diff(now, self._since) < AFTER[self.stage]:
            return False
        self.stage += 1
        return True


class Charge:
    """Watches a battery, so that the warning comes before the power goes off."""

    def __init__(self, now: int) -> None:
        self._next = now
        self._warned = 0  # how many levels of LOW have been reached

    def low(self, now: int, percent: "Callable[[], int | None]") -> bool:
        """Return whether to warn now: once at each level of LOW, and again after the battery was charged."""
        if ticks.diff(now, self._next) < 0:
            return False
        self._next = ticks.add(now, LOOK)
        left = percent()
        if left is None:
            return False
        warned = self._warned
        self._warned = len([mark for mark in LOW if left <= mark])
        return self._warned > warned
