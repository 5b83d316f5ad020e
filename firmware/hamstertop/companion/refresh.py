"""Decide when and how the panel is refreshed."""

from .. import ticks

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..board import Panel

PARTIAL = 0
FULL = 1
SLEEP_AFTER = 10000  # ms without a refresh after which the panel's voltages are switched off


class Refresh:
    """Combines requests into refreshes. They are partial if the panel supports this, but full on request and after
    `full_after` partial ones."""

    def __init__(self, panel: "Panel", full_after: int) -> None:
        self.panel = panel
        self.full_after = full_after
        self.wanted = True
        self._full = True  # what the panel shows at the start is unknown
        self._partials = 0
        self._ended: int | None = None  # ticks when the panel was first idle after a refresh; None = refreshing
        self._ready = True  # whether the panel's interval has passed
        self.asleep = False

    @property
    def settled(self) -> bool:
        """Return whether the panel shows the latest image and no refresh is in progress."""
        return not self.wanted and not self.panel.busy()

    def want(self, full: bool = False) -> None:
        """Request a refresh because the screen has changed. If `full`, request a full one."""
        self.wanted = True
        self._full = self._full or full

    def due(self, now: int) -> int | None:
        """Return FULL or PARTIAL if a refresh is needed and can start now, otherwise None."""
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
        """Record that a refresh of this kind has started."""
        self.wanted = False
        self._full = False
        self._partials = 0 if how == FULL else self._partials + 1
        self._ended = None
        self._ready = False
        self.asleep = False

    def wake(self, now: int) -> None:
        """Wake a sleeping panel, because a refresh may follow soon."""
        if self.asleep:
            self.panel.wake()
            self.asleep = False
            self._ended = now

    def rest(self, now: int, stays_on: bool = False) -> None:
        """Put the panel to sleep once it has been idle for a while. If `stays_on`, leave its voltages on, because the
        board is about to cut them; the controller then drains the charge that would make the picture fade."""
        if self.asleep or self.wanted or self._ended is None or self.panel.busy():
            return
        if ticks.diff(now, self._ended) >= SLEEP_AFTER:
            if not stays_on:
                self.panel.sleep()
            self.asleep = True
