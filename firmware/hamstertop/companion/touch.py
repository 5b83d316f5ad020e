"""Handle touches of a page that shows the content itself, such as a web page."""

from ..content import RIGHT
from . import actions

# Places that can be touched; each also has a number
KEY = "key"  # pressing a key
HOLD = "hold"  # holding a key
LINE = "line"  # a line of a list
SEAT = "seat"  # a player
BESIDE = "beside"  # the additional key
AMOUNT = "amount"  # a number that can be set
CURSOR = "cursor"  # a number that is shown but not entered yet

OTHERS = 16  # places other than keys are numbered as keys from here on, so that the guard ignores double touches

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..board import Touch
    from .app import App


class Fingers:
    """Reads the touches and acts on them."""

    def __init__(self, app: "App", touch: "Touch", press: "Callable[[tuple[int, bool], int], bool]") -> None:
        """Initialize for an app and its board's `touch`. If a label is touched, `press` is called with its key and
        whether the key is held."""
        self._app = app
        self._touch = touch
        self._press = press
        # touches that have not been handled yet, with the app's revision that they refer to
        self._touched: list[tuple[int, str, int, int | None]] = []

    def listen(self) -> list[int]:
        """Read the touches, and return, for each one, the key whose press must be acknowledged."""
        keys = []
        for answer in self._touch.answers():
            if answer[0] == self._app.stack.revision:
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


def _act(app: "App", what: str, which: int, number: "int | None") -> None:
    """Act on a touch: set a number, or carry out the action for a player or of the additional key."""
    screen = app.stack.screen
    if what == AMOUNT:
        actions.perform(app, screen, screen.giving(which, number))
    elif what == CURSOR and number is not None:
        screen.at = number
        app.stack.redraw()
    elif what == SEAT:
        actions.perform(app, screen, screen.offer(which))
    elif what == BESIDE:
        actions.perform(app, screen, screen.content.beside.action)
