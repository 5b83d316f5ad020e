"""Run a board in real time, and calculate when it next has something to do on its own, so that it need not be woken
earlier.

Portable.
"""

from hamstertop import ticks
from hamstertop.companion import lights, timed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop_host.simulator.virtual.child import Child

STEP = 10  # ms of board time per tick while something is happening
TOUCHED = 50  # ms that a host can fall behind while a key is down, so that a stall does not turn a press into a hold
RECENT = 1000  # ms after a command during which lights flash, dice tumble and screens change
SECOND = 1000
MOVING = ("alarm", "winners")  # light scenes that are animated until a key is pressed
MOVES = 200  # ms between images of these scenes
SHOWN = 10000  # ms after the last command during which they are animated


class Pace:
    """Runs a child in real time, given by the host in ms. The child catches up before each command, so it need not be
    woken in between."""

    def __init__(self, child: "Child") -> None:
        self._child = child
        self._now: int | None = None  # the real time that the child has reached
        self._heard = 0  # the board time of the last command

    def obey(self, command: "dict[str, Any]", now: int) -> bool:
        """Carry out a command from the host at the time `now`. Return False to quit."""
        self.live(now)
        self._heard = self._child.board.now
        goes_on = self._child.obey(command)
        self._child.step(0)  # react immediately
        return goes_on

    def live(self, now: int) -> None:
        """Let time pass up to `now`, at `speed` times normal speed.

        While a key is down, time runs at normal speed, so that a press does not become a hold even if the host stalls.
        """
        child = self._child
        passed = 0 if self._now is None else now - self._now
        self._now = now
        left = min(passed, TOUCHED) if child.board.touched else passed * child.speed
        if not left:
            child.step(0)
        while left > 0:
            wait = self._wait()
            step = left if wait is None else min(left, wait)
            child.step(step)
            left -= step

    def due(self) -> int:
        """Return the real time in ms until something next happens on its own, or -1 if nothing does before the next
        command."""
        wait = self._wait()
        return -1 if wait is None else (wait + self._child.speed - 1) // self._child.speed

    def _wait(self) -> "int | None":
        """Return the board time in ms until something next happens on its own, or None."""
        app, board = self._child.app, self._child.board
        heard = board.now - self._heard
        if heard < RECENT or board.touched or not app.refresh.settled or app.game.behind:
            return STEP
        now = board.ticks()
        shown = app.stack.timed
        time = shown.content.time
        if time and shown.running:
            left = timed.left(time, now)
            return left % SECOND or SECOND if left else None
        if time and time.grace and shown.cursor is None:
            grace: int = time.grace
            return max(grace - ticks.diff(now, shown.since), STEP)
        moves = app.scene(now)[0] in MOVING or 0 < board.pixels < lights.FEWEST
        return MOVES if moves and heard < SHOWN else None
