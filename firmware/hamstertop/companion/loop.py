"""The main loop, which reads keys, responds at once with lights, updates the panel and recovers from errors."""

import gc

from .. import VERSION, chance, ticks
from ..content import RIGHT, SECRET
from . import actions, clock, keys, power
from .app import App
from .lights import GLOW, LEVELS, SHIMMER_STEP
from .pixels import Pixels
from .refresh import FULL
from .shown import HOLD, KEY, TEXT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..board import Board
    from ..games import Event
    from .faults import Faults

CLICK = (1500, 8)  # hertz, ms
KNOCKS = (520, 450, 380, 310, 240)  # hertz of the knocks of rolling dice, one for each step of the shimmering lights
KNOCK = 14  # ms
IDLE = 10  # ms between two ticks, unless a key is used
LULL = 500  # ms between two ticks when nothing has changed for a while
QUIET = 1000  # ms without any change until LULL applies
DOZE = 1000  # ms between two ticks when nobody has played for a long time
TIDY = 50  # idle ticks after which garbage is collected if nothing has changed for QUIET, when a press is least likely,
UNTIDY = 200  # and in any case, few enough not to trigger a collection automatically

# The parts of a tick, as indices in Loop._parts. A press is acknowledged with light and carried out, and then the
# lights change.
_LISTEN = 0
_LIGHT = 1
_ACT = 2
_PAINT = 3
_LIVE = 4
_REST = 5  # used only by `run`
_ORDER = (_LISTEN, _LIGHT, _ACT, _LIGHT, _PAINT, _REST)
_ALONE = (_LIVE, _REST)  # for a screen that takes over the board
_SPARED = (_LIGHT, _PAINT)  # parts that the game can continue without
BACK = 3  # the fourth key, on boards that have one


class Loop:
    """Creates the app on a board and runs it. Call `run`, or call `tick` repeatedly."""

    def __init__(
        self,
        board: "Board",
        source: "chance.Source | None" = None,
        on_event: "Callable[[Event], None] | None" = None,
    ) -> None:
        """Initialize the loop and the app. The arguments are the same as for `App`."""
        board.say("Hamstertop %s on %s" % (VERSION, board.name))  # a sign of life, even without a panel
        board.panel.wake()
        self.app = App(board, source, on_event)
        board.panel.busy()  # continues waking the panel
        self._board = board
        self._stack = self.app.stack
        self._guard = self.app.guard
        self._pixels = Pixels(board)
        now = board.ticks()
        self._edges: list[tuple[int, int, bool]] = []  # key edges that have not been handled yet
        self._moved = now  # ticks when a key, the lights or the panel last changed, or saved events were replayed
        self._power = power.Power(now)
        self._charge = power.Charge(now)
        self._panel_fails = False  # whether players have been told that the panel is failing
        self._tidied = True  # whether garbage has been collected since the screen changed
        self._waits = 0  # number of ticks without anything to do since garbage was collected
        self._parts: list[Callable[[int], None]] = [
            self._listen,
            self._light,
            self._act,
            self._paint,
            self._live,
            self._rest,
        ]
        # touches that have not been handled yet, with the app's revision that they refer to
        self._touches: list[tuple[int, str, int, int | None]] = []
        self._knock: tuple[int, int] | None = None  # ticks of the last roll, and the step of its last knock
        self._faults: Faults | None = None  # created at the first error
        self._lacks = False  # whether the lights or the panel are no longer used

    def run(self) -> None:
        """Run until the power goes off. Raise an error only if it keeps recurring."""
        while True:
            now = self._board.ticks()
            for index in self._order():
                try:
                    self._parts[index](now)
                except Exception as error:
                    self._recover(index, error)

    def tick(self) -> None:
        """Handle everything that has happened since the last call, without blocking."""
        now = self._board.ticks()
        for index in self._order():
            if index != _REST:
                self._parts[index](now)

    def check(self) -> None:
        """Start the board check."""
        actions.act(self.app, "check")

    def _order(self) -> tuple[int, ...]:
        return _ALONE if self._stack.screen.alone else _ORDER

    def _live(self, now: int) -> None:
        self._board.glow = 0
        screen = self._stack.screen
        if screen.alone:
            screen.alone.live(now)
        self._power.used(now)
        if screen is not self._stack.screen:
            self._pixels = Pixels(self._board)  # the state of the lights and the panel is unknown
            self.app.refresh.want(True)

    def _listen(self, now: int) -> None:
        """Read the keys, and acknowledge a press before carrying it out, which takes longer."""
        self._edges = self._board.edges()
        if self._edges or self._stack.timed.running:
            self._moved = now
            self._power.used(now)
        for _, key, down in self._edges:
            if down:  # a second press is for the screen opened by the first, which may be secret
                self._pixels.forget()
                self._answer(key, now)
                break
        for touch in self._board.touch.answers() if self._board.touch else ():
            if touch[0] == self._stack.revision:
                self._touches.append(touch)
                self._moved = now
                self._power.used(now)
                self._answer(touch[2] if touch[1] in (KEY, HOLD) else RIGHT, now)

    def _answer(self, key: int, now: int) -> None:
        """Acknowledge a press with light and sound, or only with a dim light if it is too early to count."""
        if SECRET not in self._stack.screen.content.flags:
            counts = key == BACK or self._guard.counts(key, now)
            self._pixels.press(key, now, counts)
            if counts and self.app.settings.sound:
                self._board.tone(CLICK[0], CLICK[1])

    def _act(self, now: int) -> None:
        """Carry out presses, holds, repeats and anything else that is due."""
        pressed = self._stack.pressed
        answered = False
        if self._edges:
            self.app.refresh.wake(now)
        while self._edges:
            at, key, down = self._edges.pop(0)
            if down and answered:
                self._answer(key, now)
            answered = answered or down
            self._key(pressed.edge(at, key, down, self._mode(key) if down else keys.PRESS), at)
        while self._key(pressed.due(now), now):
            pass
        keyboard = self._board.writing
        text = keyboard.written() if keyboard else None
        if text is not None and self._stack.screen.written():
            self._power.used(now)
            actions.press(self.app, TEXT, 0, now, text)
        while self._touches:
            revision, place, which, value = self._touches.pop(0)
            if revision == self._stack.revision:  # otherwise an earlier touch has changed the screen
                actions.press(self.app, place, which, now, value)
                self._pixels.hurry()
        self._watch_panel()
        self._guard.seen()
        if self._charge.low(now, self._board.battery):
            self._stack.notice("battery_low")
        if self._power.passes(now) and self._power.stage == power.ASLEEP:
            self._stack.show("notices.asleep")
        clock.tick(self.app, now)

    def _mode(self, key: int) -> int:
        screen = self._stack.screen
        if key == BACK or screen.label(key, True):
            return keys.HOLDS
        return keys.REPEATS if screen.repeats(key) else keys.PRESS

    def _key(self, pressed: "tuple[int, bool] | None", at: int) -> bool:
        """Carry out a key's press or hold, and return whether there is one."""
        if pressed is None:
            return False
        key, held = pressed
        if key == BACK:  # this key does what the second labels of two other keys say
            back = 0 if self._stack.screen.label(0, True) else 2
            key, held = (2 if held else back), True
        actions.press(self.app, HOLD if held else KEY, key, at)
        self._pixels.hurry()
        return True

    def _light(self, now: int) -> None:
        if not self._pixels.due(now):
            return
        stage, level = self._power.stage, self.app.settings.light
        self._board.glow = 0 if SECRET in self._stack.screen.content.flags else GLOW * LEVELS[level] // 255
        if stage < power.DARK:
            level = min(level, power.LOW_LIGHT) if stage == power.DIM else level
            scene = self.app.scene(now)
            moved = self._pixels.show(scene, level, self._panel_fails or self._lacks, now)
            if scene[0] == "shimmer":
                self._rattle(now, scene[2])
        else:
            moved = self._pixels.show(("dark",), 0, False, now)
        if moved:
            self._moved = now

    def _rattle(self, now: int, since: int) -> None:
        """Play the sound of dice that began to roll at `since`, in ticks."""
        knock = since, ticks.diff(now, since) // SHIMMER_STEP
        if self._knock != knock:
            self._knock = knock
            if 0 <= knock[1] < len(KNOCKS) and self.app.settings.sound:
                self._board.tone(KNOCKS[knock[1]], KNOCK)

    def _paint(self, now: int) -> None:
        refresh = self.app.refresh
        if not refresh.settled:
            self._moved = now
        how = refresh.due(now)
        if how is None:
            refresh.rest(now, self._board.latched and self._power.stage == power.ASLEEP)
            if not self._board.panel.pending and self._use_the_wait(now):
                self._moved = now  # so that the next tick comes soon
            return
        self._stack.paint(self.app.canvas, self._board.keys)
        self._board.panel.refresh(self.app.canvas.buffer, how == FULL)
        refresh.started(how)
        self._tidied = False

    def _use_the_wait(self, now: int) -> bool:
        """Collect garbage while the display refreshes, and replay a few events of the saved game while nobody presses a
        key. Return whether there was anything to do."""
        if not self._tidied:
            self._tidied = True
            self._waits = 0
            _tidy()
            return True
        if not self.app.refresh.wanted and not any(self._board.held()):
            if self._stack.catch_up():
                self._tidied = self.app.game.behind  # collect the garbage once all events have been replayed
                return True
            self._waits += 1
            if self._waits >= (UNTIDY if self._moves(now) else TIDY):
                self._waits = 0
                _tidy()
        return False

    def _watch_panel(self) -> None:
        """Show a notice when the panel begins to fail. The lights show the failure for as long as it lasts."""
        if self._panel_fails != self._board.panel.fault:
            self._panel_fails = not self._panel_fails
            if self._panel_fails:
                self._stack.notice("panel")

    def _moves(self, now: int) -> bool:
        return bool(ticks.diff(now, self._moved) < QUIET or self._stack.timed.running or self._stack.screen.alone)

    def _rest(self, now: int) -> None:
        """Wait for the next tick or a key. The longer nobody has played, the longer the wait and the more parts are
        switched off."""
        app = self.app
        if self._power.stage < power.DARK or not app.refresh.settled:
            if self._board.panel.pending:
                self._board.idle(1)  # the panel is being woken, in several steps
                return
            self._board.idle(IDLE if self._moves(now) or any(self._board.held()) else LULL)
            return
        if self._power.stage == power.ASLEEP and self.app.refresh.asleep:
            self._board.off()
        self._board.doze(DOZE)

    def _recover(self, part: int, error: Exception) -> None:
        """Recover from an error in a part: report it, and return to the game as last stored.

        If errors keep recurring in the lights or the panel, stop using that part; if they recur elsewhere, raise the
        error.
        """
        self._board.report(error)
        if not self._faults:
            from .faults import Faults

            self._faults = Faults(len(self._parts))
        if self._faults.tolerable(part, self._board.ticks()):
            self.app.fault(error)
        elif part in _SPARED:
            self._parts[part] = lambda now: None
            self._lacks = True
        else:
            raise error


def _tidy() -> None:
    """Collect garbage while nobody is waiting, which takes a board 10 to 20 ms. A laptop does not need this."""
    if hasattr(gc, "mem_free"):
        gc.collect()
