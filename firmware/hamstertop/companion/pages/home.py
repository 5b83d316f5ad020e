"""The first page: go on, begin, or look around."""

from ...drawing import canvas as drawing
from ...drawing.pictures import hamster
from .. import pages
from .choice import Choice
from .page import TOP


class Home(Choice):
    """The game that was played last comes first."""

    clean = True
    width = 206

    def title(self) -> str:
        return "Hamstertop"

    def corner(self) -> str:
        battery = self.app.board.battery()
        return self.words.HOLD_HINT if battery is None else self.words.BATTERY % battery

    def back(self) -> str:
        return ""

    def _goals(self) -> list[str]:
        """What each line leads to: the game played last, new games, pages."""
        last = ["last"] if self.app.session.game else []
        return last + pages.games() + ["settings", "about"]

    def items(self) -> list[str]:
        words = self.words
        lines = [self.app.text(game).TITLE for game in pages.games()]
        if self.app.session.game:
            lines.insert(0, words.RESULT if self.app.session.tracker.over else words.RESUME)
        return lines + [words.SETTINGS, words.ABOUT]

    def value(self, index: int) -> str:
        if self._goals()[index] == "last":
            return self.app.text(self.app.session.game).TITLE
        return ""

    def choose(self, index: int) -> None:
        goal = self._goals()[index]
        if goal == "last":
            self.app.resume(self.app.session.game)
        elif goal in pages.games():
            self.app.open(goal)
        else:
            self.app.push(goal)

    def side(self, canvas: drawing.Canvas) -> None:
        canvas.picture(hamster.HAMSTER, 220, TOP + 16)
