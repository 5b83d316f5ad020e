"""When the board of a web page next has something to do by itself: until then no clock wakes it.

Portable.
"""

from hamstertop import ticks
from hamstertop.companion import lights, timed
from hamstertop_host.virtual.child import STEP, TOUCHED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hamstertop_host.virtual.child import Child

RECENT = 1000  # ms after a command in which lights flash, dice tumble and screens follow one another
SECOND = 1000
MOVING = ("alarm", "winners")  # scenes of lights that move for ever
MOVES = 200  # ms from one image of these to the next
SHOWN = 10000  # ms after the last command in which they move


class Pace:
    """Lets a child live in real time, which its host says in ms. It is told how the time has passed before it is told
    what to do, so nothing needs to wake it meanwhile."""

    def __init__(self, child: "Child") -> None:
        self._child = child
        self._now: int | None = None  # real time up to which it has lived
        self._heard = 0  # board time of the last command

    def obey(self, command: "dict[str, Any]", now: int) -> None:
        """Do what the host says at a time."""
        self.live(now)
        self._heard = self._child.board.now
        self._child.obey(command)
        self._child.step(0)  # at once

    def live(self, now: int) -> None:
        """Let time pass up to `now`, `speed` times as fast; but a finger on a key is no faster, so a press stays a
        press, and a host that stalls makes no hold of it."""
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
        """Return for how many ms of real time nothing happens by itself; -1 if nothing does until the next command."""
        wait = self._wait()
        return -1 if wait is None else (wait + self._child.speed - 1) // self._child.speed

    def _wait(self) -> "int | None":
        """Return the same in ms of the board's time; None if nothing does."""
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
