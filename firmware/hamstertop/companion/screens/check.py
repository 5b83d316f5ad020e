"""The board check: on the screen, by the lights and on the console, each without the others."""

from ... import content as kinds
from ... import ticks
from ...drawing import canvas as drawing
from ...drawing.fonts import medium
from ...drawing.painter import HEIGHT, LABELS, MARGIN, TOP, Painter
from ...drawing.pictures import hamster
from ...words import COMPANION
from .. import check, keys, lights
from ..refresh import FULL, PARTIAL
from ..screen import ALONE, LEFT, NO, RIGHT, Screen
from ..settings import TOLD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..app import App
    from ..screen import Commands

PATIENCE = 30000  # ms until a question is left without an answer
PRESSING = 12000  # ms until a key that does not come is dead
REST = 5000  # ms after which no refresh is under way, whatever BUSY says
SETTLE = 100  # ms after which a key that is up stays up
COLOURS = {True: (0, 60, 0), False: (70, 20, 0), None: (20, 20, 20)}  # of lights: good, wrong, nothing to judge
MARKS = {True: "OK", False: "WRONG", None: "-"}  # on the console, in every language
ASKED, ENDED = "?", "="
STARTING = ("", "", "")


class Check(Screen):
    """Has the board for itself: `live` is called instead of all else. Keys or typed digits answer."""

    kind = ALONE

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.words: Any = app.words("check", COMPANION)
        self.lines: list[tuple[int, bool | None, str]] = []
        self.over = False
        self._board = app.board
        self._keys = keys.Keys()
        self._begin()

    def _begin(self) -> None:
        del self.lines[:]
        self.at = 0  # at the end: which of the lines that are wrong comes first
        self.over = False
        self._steps = check.steps(self._board, self.words)
        self._question, self._answers = self.words.working, STARTING
        self._edges: list[tuple[int, int, bool]] = []
        self._wants = True  # whether the panel is to be painted
        self._ended: int | None = None  # ticks when the panel was first seen at rest
        self._shows: list[Any] = []  # while a refresh is measured: since, BUSY before, whether it changed
        self._next(None)

    def title(self) -> str:
        return self.words.title

    def presses(self) -> "Commands":
        left, middle, right = self._answers
        return (left, None), (middle, None), (right, None)

    def holds(self) -> "Commands":
        return NO, NO, (self.app.common.back, None)

    def live(self, now: int) -> None:
        """Do what is due."""
        edges = self._board.edges()
        self._edges += edges
        found = [self._keys.edge(at, key, down, keys.HOLDS if key == RIGHT else keys.PRESS) for at, key, down in edges]
        found += [(int(letter) - 1, False) for letter in self._board.typed() if letter in "123"]
        found.append(self._keys.due(now))
        actions = [action for action in found if action]
        kind = self._request[0] if self._request else check.ASK
        past = ticks.diff(now, self._since)
        if (RIGHT, True) in actions:
            self._leave()
            return
        if kind == check.SHOW:
            self._measure(now)
        elif kind == check.WAIT:
            if past >= self._request[1]:
                self._next(None)
        elif kind == check.PRESS:
            self._listen(now, past)
        else:
            self._answer(actions, past)
        if self._request and self._request[0] != check.WAIT:
            self._light(now)
        if self.app.screen is self:
            self._paint(now)
            self.app.refresh.wanted = self._wants

    def _answer(self, actions: "list[tuple[int, bool]]", past: int) -> None:
        for key, _ in actions:
            if key <= RIGHT and self._answers[key]:
                if not self.over:
                    self._next(key)
                elif key == RIGHT:
                    self._leave()
                elif key == LEFT:
                    self._begin()
                else:
                    self.at += 1
                    self._wants = True
                return
        if not self.over and (past >= PATIENCE or (self._answers == STARTING and past >= PATIENCE // 10)):
            self._next(None)

    def _leave(self) -> None:
        self._board.lights(bytearray(3 * self._board.pixels))
        self.app.trust()  # whatever was on trial
        self.app.pop()

    def _listen(self, now: int, past: int) -> None:
        """Until a key was pressed and let go for good."""
        pressed = [at for at, _, down in self._edges if down]
        if past >= PRESSING or (pressed and not any(self._board.held()) and self._quiet(now)):
            self._next(self._edges)

    def _quiet(self, now: int) -> bool:
        return ticks.diff(now, self._edges[-1][0]) >= SETTLE

    def _measure(self, now: int) -> None:
        """Refresh the panel with the pattern, and watch BUSY."""
        panel = self._board.panel
        if not self._shows:
            if self._rested(now, REST if self._request[1] else 0):
                before = panel.says_busy()
                _pattern(self.app.canvas, not self._request[1])
                panel.refresh(self.app.canvas.buffer, self._request[1])
                self.app.refresh.started(FULL if self._request[1] else PARTIAL)
                self._shows = [now, before, False]
            return
        self._shows[2] = self._shows[2] or panel.says_busy() != self._shows[1]
        if not panel.busy():
            since, before, changed = self._shows
            self._shows = []
            self._ended = None
            self._next((ticks.diff(now, since), before, changed, panel.fault))

    def _next(self, answer: "Any") -> None:
        """Go on, up to the next request that takes time."""
        while True:
            try:
                self._request: Any = self._steps.send(answer)
            except StopIteration:
                self._end()
                return
            if self._request[0] == check.LINE:
                self._report(*self._request[1:])
            elif self._request[0] == check.TRUST:
                self._trust(self._request[1])
            else:
                break
            answer = None
        self._edges = []
        self._since = self._board.ticks()
        if self._request[0] in (check.ASK, check.PRESS):
            asks = self._request[0] == check.ASK
            self._question, self._answers = self._request[2:] if asks else (self._request[1], STARTING)
            self._say(ASKED, self._question, [str(n + 1) + " " + text for n, text in enumerate(self._answers) if text])
            self._wants = True

    def _trust(self, quick: bool) -> None:
        """Remember what somebody has seen of the panel."""
        settings, kind = self.app.settings, self._board.panel.kind
        if kind:
            settings.panel = kind if quick else TOLD
            settings.save()
            self.app.trust()

    def _asks(self, *names: str) -> bool:
        """Whether one of these questions is open."""
        return not self.over and self._request[0] == check.ASK and self._request[1] in names

    def _report(self, topic: int, good: "bool | None", text: str) -> None:
        self.lines.append((topic, good, text))
        self._say(MARKS[good], self._finding(topic, text), [])

    def _finding(self, topic: int, text: str) -> str:
        finding: str = self.words.finding % (self.words.topics[topic], text)
        return finding

    def _mark(self, good: "bool | None") -> str:
        return self.words.note if good is None else self.words.good if good else self.words.wrong

    def _say(self, mark: str, text: str, answers: "list[str]") -> None:
        self._board.say("%-5s %s%s" % (mark, text, " [" + ", ".join(answers) + "]" if answers else ""))

    def _end(self) -> None:
        wrong = len(self._wrong())
        self.over = True
        self._request = ()
        self._question = self.words.done % (wrong, len(self.lines)) if wrong else self.words.all_good
        self._answers = (self.words.again, "▼" if wrong > 1 else "", self.app.common.done)
        self._since = self._board.ticks()
        self._light(self._since)
        self._say(ENDED, self._question, [])
        self._wants = True

    def _wrong(self) -> "list[tuple[int, bool | None, str]]":
        return [line for line in self.lines if line[1] is False]

    def _light(self, now: int) -> None:
        """A light for each topic, and the one at the key that is asked for blinks."""
        pixels = self._board.pixels
        if not pixels or self._asks("COUNT", "COLOURS"):  # about the lights, as the check has set them
            return
        rgb = bytearray(3 * pixels)
        judged: dict[int, bool | None] = {}
        for topic, good, _ in self.lines:
            pixel = topic * pixels // len(check.TOPICS)
            if judged.get(pixel) is not False:
                judged[pixel] = good if good is not None else judged.get(pixel)
        for pixel, good in judged.items():
            rgb[3 * pixel : 3 * pixel + 3] = bytes(COLOURS[good])
        if not self.over and self._request[0] == check.PRESS and now // 250 % 2:
            lights.flash(rgb, self._request[2], self._board.keys)
        self._board.lights(rgb)

    def _rested(self, now: int, least: int = 0) -> bool:
        """Whether the panel may be refreshed, after a rest of so many ms."""
        if self._board.panel.busy():
            return False
        if self._ended is None:
            self._ended = now
        return ticks.diff(now, self._ended) >= max(self._board.panel.interval, least)

    def _paint(self, now: int) -> None:
        if not self._wants or self._shows or not self._rested(now):
            return
        if self._asks("PICTURE", "GHOSTS"):
            _pattern(self.app.canvas, self._asks("GHOSTS"))
            self.app.canvas.paragraph(medium, self._question, 84, 34, self.app.canvas.width - 96, 14)
            self.paint_labels(Painter(self.app.canvas, self.app.name, self._board.keys))
        else:
            self.paint(self.app.canvas, self._board.keys)
        self._board.panel.refresh(self.app.canvas.buffer, False)
        self.app.refresh.started(PARTIAL)
        self._wants = False
        self._ended = None

    @property
    def content(self) -> "Content":
        """What it shows, for whoever does not look at the paper."""
        found = [self._mark(good) + " " + self._finding(topic, text) for topic, good, text in self._found()]
        keys = [kinds.key(answer, None) if answer else None for answer in self._answers]
        return kinds.content("check", self.title(), (kinds.say(self._question, "\n".join(found)),), keys)

    def _found(self) -> "list[tuple[int, bool | None, str]]":
        """Return the lines so far, at the end those that are wrong."""
        if not self.over:
            return self.lines
        wrong = self._wrong()
        first = self.at % len(wrong) if wrong else 0
        return wrong[first:] + wrong[:first]

    def draw(self, canvas: drawing.Canvas) -> None:
        y = canvas.paragraph(medium, self._question, MARGIN, TOP + 2, canvas.width - 2 * MARGIN, 14) + 4
        shown = self._found() if self.over else self.lines[-3 - (canvas.height - HEIGHT) // 26 :]
        if self.over and not shown:
            canvas.picture(hamster.HAMSTER, canvas.width - 74, TOP + 8)
        for topic, good, text in shown:
            text = self._mark(good) + " " + self._finding(topic, text)
            for line in drawing.wrap(medium, text, canvas.width - 2 * MARGIN)[: 5 if self.over else 2]:
                if y + 12 < canvas.height - LABELS:
                    canvas.text(medium, line, MARGIN, y)
                    y += 13


def _pattern(canvas: drawing.Canvas, again: bool) -> None:
    """An arrow up at the top left, a line along all edges, and a box that changes from one refresh to the next."""
    canvas.clear()
    canvas.frame(0, 0, canvas.width, canvas.height)
    for row in range(24):
        canvas.fill(34 - row, 8 + row, 2 * row + 2, 1)
    canvas.fill(27, 32, 16, 30)
    for x in range(84, canvas.width - 12, 16):
        canvas.fill(x + (8 if again else 0), 78, 8, 24)
