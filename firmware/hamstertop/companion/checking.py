"""Run the board check on the display, the lights and the console, each of which works without the others."""

from .. import ticks
from ..content import LEFT, RIGHT
from ..drawing import edges
from ..drawing.canvas import wrap
from ..drawing.fonts import medium
from ..words import COMPANION
from . import check, keys, lights
from .refresh import FULL, PARTIAL
from .shown import Shown, companion_screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..drawing.canvas import Canvas
    from .app import App

    Finding = tuple[int, bool | None, str]  # topic, whether it is good, text

PATIENCE = 30000  # ms until an unanswered question is skipped
PRESSING = 12000  # ms after which a key that was not pressed counts as dead
REST = 5000  # ms after which a refresh must have ended, whatever BUSY says
SETTLE = 100  # ms after which a key that is up counts as released
COLOURS = {True: (0, 60, 0), False: (70, 20, 0), None: (20, 20, 20)}  # lights for good, wrong, nothing to judge
ASKED, ENDED, REPORTS = "?", "=", ">"  # marks of lines on the console
STARTING = ("", "", "")


class Checking:
    """A board check in progress. While its screen is shown, the loop calls `live` instead of all its other parts.
    Players answer with the keys or by typing digits."""

    def __init__(self, app: "App") -> None:
        self.words: Any = app.look.words("check", COMPANION)
        self.lines: list[Finding] = []
        self._app = app
        self._board = app.board
        self._keys = keys.Keys()
        self._begin()
        self.screen = Shown(app.game, app.look, companion_screen("check"), self)
        self.screen.alone = self

    def _begin(self) -> None:
        del self.lines[:]
        self.at = 0  # index of the first fault shown at the end
        self.over = False
        self._steps = check.steps(self._board, self.words)
        self.question, self.answers = self.words.working, STARTING
        self._edges: list[tuple[int, int, bool]] = []
        self._ended: int | None = None  # ticks when the panel was first found idle
        self._times: list[str] = []  # how long each refresh took
        self._shows: list[Any] = []  # the refresh being measured: its start, BUSY before it, whether BUSY has changed
        self._changed()
        self._next(None)

    def live(self, now: int) -> None:
        """Do the work that is due now."""
        edges = self._board.edges()
        self._edges += edges
        presses = [
            self._keys.edge(at, key, down, keys.HOLDS if key == RIGHT else keys.PRESS) for at, key, down in edges
        ]
        presses += [(int(letter) - 1, False) for letter in self._board.typed() if letter in "123"]
        presses.append(self._keys.due(now))
        actions = [action for action in presses if action]
        kind = self.request[0] if self.request else check.ASK
        past = ticks.diff(now, self._since)
        if (RIGHT, True) in actions:
            self._leave()
            return
        if kind == check.SHOW:
            self._measure(now)
        elif kind == check.WAIT:
            if past >= self.request[1]:
                self._next(None)
        elif kind == check.PRESS:
            self._listen(now, past)
        else:
            self._answer(actions, past)
        if self.request and self.request[0] != check.WAIT:
            self._light(now)
        if self._app.stack.screen is self.screen:
            self._paint(now)
            self._app.refresh.wanted = self._wants

    def _answer(self, actions: "list[tuple[int, bool]]", past: int) -> None:
        for key, _ in actions:
            if key <= RIGHT and self.answers[key]:
                if not self.over:
                    self._next(key)
                elif key == RIGHT:
                    self._leave()
                elif key == LEFT:
                    self._begin()
                else:
                    self.at += 1
                    self._changed()
                return
        if not self.over and (past >= PATIENCE or (self.answers == STARTING and past >= PATIENCE // 10)):
            self._next(None)

    def _leave(self) -> None:
        self._board.lights(bytearray(3 * self._board.pixels))
        self._app.trust()  # ends any trial
        self._app.stack.pop()

    def _listen(self, now: int, past: int) -> None:
        """Continue once a key has been pressed and released, or if none has been pressed in time."""
        pressed = [at for at, _, down in self._edges if down]
        released = pressed and not any(self._board.held()) and ticks.diff(now, self._edges[-1][0]) >= SETTLE
        if past >= PRESSING or released:
            self._next(self._edges)

    def _measure(self, now: int) -> None:
        """Show the test pattern on the panel, and watch BUSY during the refresh."""
        panel = self._board.panel
        if not self._shows:
            if self._rested(now, REST if self.request[1] else 0):
                before = panel.says_busy()
                _pattern(self._app.canvas, not self.request[1])
                panel.refresh(self._app.canvas.buffer, self.request[1])
                self._app.refresh.started(FULL if self.request[1] else PARTIAL)
                self._shows = [now, before, False]
            return
        self._shows[2] = self._shows[2] or panel.says_busy() != self._shows[1]
        if not panel.busy():
            since, before, changed = self._shows
            self._shows = []
            self._ended = None
            ms = ticks.diff(now, since)
            kind = "full" if self.request[1] else "partial"
            self._times.append("%s %d ms%s" % (kind, ms, " without an end" if panel.fault else ""))
            self._next((ms, before, changed, panel.fault))

    def _next(self, answer: "Any") -> None:
        """Continue to the next request that takes time."""
        while True:
            try:
                self.request: Any = self._steps.send(answer)  # () at the end
            except StopIteration:
                self._end()
                return
            if self.request[0] == check.LINE:
                topic, good, text = self.request[1:]
                self.lines.append((topic, good, text))
                self._say(check.MARKS[good], self.finding(topic, text), [])
            elif self.request[0] == check.TRUST:
                self._trust(self.request[1])
            else:
                break
            answer = None
        self._edges = []
        self._since = self._board.ticks()
        if self.request[0] in (check.ASK, check.PRESS):
            asks = self.request[0] == check.ASK
            self.question, self.answers = self.request[2:] if asks else (self.request[1], STARTING)
            self._say(ASKED, self.question, [str(n + 1) + " " + text for n, text in enumerate(self.answers) if text])
            self._changed()

    def _changed(self) -> None:
        """Request that the panel be painted."""
        self._wants = True
        self._app.stack.redraw()

    def _trust(self, quick: bool) -> None:
        """Store whether somebody has confirmed that partial refreshes work on the panel."""
        settings, kind = self._app.settings, self._board.panel.kind
        if kind:
            settings.panel, settings.told = kind if quick else "", True
            settings.save()
            self._app.trust()

    def _asks(self, *names: str) -> bool:
        """Return whether the current question has one of these names."""
        return not self.over and self.request[0] == check.ASK and self.request[1] in names

    def finding(self, topic: int, text: str) -> str:
        """Return a finding's topic and text as one string."""
        finding: str = self.words.finding % (self.words.topics[topic], text)
        return finding

    def _say(self, mark: str, text: str, answers: "list[str]") -> None:
        self._board.say("%-5s %s%s" % (mark, text, " [" + ", ".join(answers) + "]" if answers else ""))

    def _end(self) -> None:
        wrong = len(self.wrong)
        self.over = True
        self.request = ()
        self.question = self.words.done % (wrong, len(self.lines)) if wrong else self.words.all_good
        self.answers = (self.words.again, "▼" if wrong > 1 else "", self._app.look.common.done)
        self._since = self._board.ticks()
        self._light(self._since)
        self._say(ENDED, self.question, [])
        for line in check.report(self._board, self.lines, self._times):
            self._say(REPORTS, line, [])
        self._changed()

    @property
    def wrong(self) -> "list[Finding]":
        """The findings that are faults."""
        return [line for line in self.lines if line[1] is False]

    def _light(self, now: int) -> None:
        """Show a light for each topic, and blink the light nearest to the key that must be pressed."""
        pixels = self._board.pixels
        if not pixels or self._asks("COUNT", "COLOURS"):  # the check has set the lights for these questions
            return
        rgb = bytearray(3 * pixels)
        judged: dict[int, bool | None] = {}
        for topic, good, _ in self.lines:
            pixel = topic * pixels // len(check.TOPICS)
            if judged.get(pixel) is not False:
                judged[pixel] = good if good is not None else judged.get(pixel)
        for pixel, good in judged.items():
            rgb[3 * pixel : 3 * pixel + 3] = bytes(COLOURS[good])
        if not self.over and self.request[0] == check.PRESS and now // 250 % 2:
            lights.flash(rgb, self.request[2], self._board.keys)
        self._board.lights(rgb)

    def _rested(self, now: int, least: int = 0) -> bool:
        """Return whether the panel has rested for at least `least` ms and can be refreshed."""
        if self._board.panel.busy():
            return False
        if self._ended is None:
            self._ended = now
        return ticks.diff(now, self._ended) >= max(self._board.panel.interval, least)

    def _paint(self, now: int) -> None:
        if not self._wants or self._shows or not self._rested(now):
            return
        canvas = self._app.canvas
        if self._asks("PICTURE", "GHOSTS", "WHICH"):
            _pattern(canvas, not self._asks("PICTURE"))
            canvas.lines(medium, wrap(medium, self.question, canvas.width - 96), 84, 34, 14)
            edges.labels(canvas, self.screen.labels(), RIGHT, self._board.keys)
        else:
            self.screen.paint(canvas, self._board.keys)
        self._board.panel.refresh(canvas.buffer, False)
        self._app.refresh.started(PARTIAL)
        self._wants = False
        self._ended = None


def _pattern(canvas: "Canvas", again: bool) -> None:
    """Draw the test pattern: an upward arrow at the top left, a line along each edge, and a row of bars, which moves if
    `again`."""
    canvas.clear()
    canvas.frame(0, 0, canvas.width, canvas.height)
    for row in range(24):
        canvas.fill(34 - row, 8 + row, 2 * row + 2, 1)
    canvas.fill(27, 32, 16, 30)
    for x in range(84, canvas.width - 12, 16):
        canvas.fill(x + (8 if again else 0), 78, 8, 24)
