"""The first page: go on, begin, or look around."""

from ...drawing import canvas as drawing
from ...drawing.pictures import hamster
from .. import pages
from .choice import Choice
from .page import TOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


class Home(Choice):
    """The game that was played last comes first while it goes on."""

    clean = True
    width = 206

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        session = app.session
        self._resumes = session.game != "" and not session.tracker.over
        self._goals = pages.games() + ["settings", "about"]
        self._lines = [app.text(game).TITLE for game in self._goals[:-2]]
        self._lines += [self.words.SETTINGS, self.words.ABOUT]
        if self._resumes:
            self._goals.insert(0, session.game)
            self._lines.insert(0, self.words.RESUME)

    def title(self) -> str:
        return "Hamstertop"

    def corner(self) -> str:
        battery = self.app.board.battery()
        return "" if battery is None else self.words.BATTERY % battery

    def back(self) -> str:
        return ""

    def items(self) -> list[str]:
        return self._lines

    def value(self, index: int) -> str:
        if self._resumes and index == 0:
            return self.app.text(self.app.session.game).TITLE
        return ""

    def choose(self, index: int) -> None:
        goal = self._goals[index]
        if self._resumes and index == 0:
            self.app.play()
        elif goal in pages.games():
            self.app.open(goal)
        else:
            self.app.push(goal)

    def side(self, canvas: drawing.Canvas) -> None:
        canvas.picture(hamster.HAMSTER, 220, TOP + 16)
