"""Handle touches on boards with a touch sensor: find the place that was touched and act on it."""

from ..content import RIGHT, Lines
from ..drawing.painter import AMOUNT, BESIDE, CURSOR, HOLD, KEY, LINE, MORE, SEAT
from . import actions

OTHERS = 16  # places other than keys are numbered as keys from here on, so that the guard ignores double touches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..board import Touch
    from ..drawing.canvas import Spot
    from .app import App
    from .shown import Shown


class Fingers:
    """Reads the touch sensor, and acts on touches. A touch counts only for a screen that the display already shows."""

    def __init__(self, app: "App", touch: "Touch", press: "Callable[[tuple[int, bool], int], bool]") -> None:
        """Initialize for an app and its touch sensor. If a label is touched, `press` is called with its key and whether
        the key is held."""
        self._app = app
        self._touch = touch
        self._press = press
        # touches that have not been handled yet, with the app's revision that they refer to
        self._touched: list[tuple[int, str, int, int | None]] = []
        self._painted: Shown | None = None  # the last screen that was sent to the panel
        self._shown: Shown | None = None  # the screen that the panel shows

    def listen(self) -> list[int]:
        """Read the touches, and return, for each one, the key whose press must be acknowledged."""
        app = self._app
        answers = self._touch.answers()
        for _, x, y in self._touch.points():
            found = touched(app.canvas.spots or [], x, y)
            if found and app.stack.screen is self._shown:
                answers.append((app.stack.revision,) + found + (None,))
        keys = []
        for answer in answers:
            if answer[0] == app.stack.revision:
                self._touched.append(answer)
                keys.append(answer[2] if answer[1] in (KEY, HOLD) else RIGHT)
        return keys

    def act(self, now: int) -> None:
        """Act on the touches. Touching a label presses its key, and touching a line chooses it. A touch on an older
        revision does nothing, because an earlier touch has changed the screen."""
        app = self._app
        while self._touched:
            revision, what, which, number = self._touched.pop(0)
            if revision != app.stack.revision:
                continue
            if what in (KEY, HOLD):
                self._press((which, what == HOLD), now)
            elif what == LINE:
                self._choose(which, now)
            elif app.guard.counts(OTHERS + which, now):
                actions.touch(app, (OTHERS + which, now), _act, what, which, number)

    def _choose(self, line: int, now: int) -> None:
        screen = self._app.stack.screen
        if self._app.guard.counts(RIGHT, now):
            screen.at = line
            actions.press(self._app, RIGHT, False, now)

    def painted(self, screen: "Shown") -> None:
        """Record that a screen was sent to the panel."""
        self._painted = screen

    def at_rest(self) -> None:
        """Record that the panel shows the screen that was sent to it."""
        self._shown = self._painted


def _act(app: "App", what: str, which: int, number: "int | None") -> None:
    """Act on a touch: show the next lines of a long list, set a number, or carry out the action for a player."""
    screen = app.stack.screen
    if what == MORE:
        rows = len([spot for spot in app.canvas.spots or () if spot[0] == LINE])
        screen.at = max(0, min(screen.at + which * rows, screen.block(Lines).count - 1))
        app.stack.redraw()
    elif what == AMOUNT:
        actions.perform(app, screen, screen.giving(which, number))
    elif what == CURSOR and number is not None:
        screen.at = number
        app.stack.redraw()
    elif what == SEAT:
        actions.perform(app, screen, screen.offer(which))
    elif what == BESIDE:
        actions.perform(app, screen, screen.content.beside.action)


def touched(spots: "list[Spot]", x: int, y: int) -> "tuple[str, int] | None":
    """Return the kind and number of the last place drawn at these coordinates, or None."""
    found = None
    for what, which, left, top, wide, high in spots:
        if left <= x < left + wide and top <= y < top + high:
            found = what, which
    return found
