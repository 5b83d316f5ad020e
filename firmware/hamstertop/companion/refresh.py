"""Decide when and how the panel is refreshed."""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Panel

PARTIAL = 0
FULL = 1
SLEEP_AFTER = 10000  # ms without a refresh until the panel's voltages are switched off


class Refresh:
    """Combines requests into refreshes: partial if the panel can do that; full after `full_after` partial ones, and on
    request."""

    def __init__(self, panel: "Panel", full_after: int) -> None:
        self.panel = panel
        self.full_after = full_after
        self.wanted = True
        self._full = True  # the panel shows an unknown image at first
        self._partials = 0
        self._ended: int | None = None  # ticks when the panel was first idle after a refresh; None = refreshing
        self._ready = True  # whether the panel's interval has passed
        self.asleep = False

    @property
    def settled(self) -> bool:
        """Whether the panel shows the latest image and no refresh is in progress."""
        return not self.wanted and not self.panel.busy()

    def want(self, full: bool = False) -> None:
        """Note that the screen has changed; `full` requests a clean image."""
        self.wanted = True
        self._full = self._full or full

    def due(self, now: int) -> int | None:
        """Return FULL or PARTIAL if a refresh is needed and may start now."""
        if self.panel.busy():
            return None
        if self._ended is None and not self._ready:
            self._ended = now
        if not self._ready:
            self._ready = self._ended is not None and ticks.diff(now, self._ended) >= self.panel.interval
        if not self.wanted or not self._ready:
            return None
        full = self._full or not self.panel.partial or self._partials >= self.full_after
        return FULL if full else PARTIAL

    def started(self, how: int) -> None:
        """Note that a refresh has begun."""
        self.wanted = False
        self._full = False
        self._partials = 0 if how == FULL else self._partials + 1
        self._ended = None
        self._ready = False
        self.asleep = False

    def wake(self, now: int) -> None:
        """Note that a refresh may follow soon."""
        if self.asleep:
            self.panel.wake()
            self.asleep = False
            self._ended = now

    def rest(self, now: int, stays_on: bool = False) -> None:
        """Put the panel to sleep after it has been idle for a while. If `stays_on`, leave its voltages on, because the
        board is about to cut them: the controller then drains the charge that would make the picture fade."""
        if self.asleep or self.wanted or self._ended is None or self.panel.busy():
            return
        if ticks.diff(now, self._ended) >= SLEEP_AFTER:
            if not stays_on:
                self.panel.sleep()
            self.asleep = True
