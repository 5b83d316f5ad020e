"""The menu of a game in play."""

from .. import pages
from .choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App


class Menu(Choice):
    """What is seldom needed."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        words = self.words
        self._lines = (words.LOG, words.SETTINGS, words.NEW_GAME, words.FIRST_PAGE, words.ABOUT)

    def title(self) -> str:
        return self.words.MENU_TITLE

    def items(self) -> list[str]:
        return list(self._lines)

    def choose(self, index: int) -> None:
        app = self.app
        if index == 2:
            pages.enter(app.session.game, app)
        elif index == 3:
            app.home()
        else:
            app.push(("log", "settings", "", "", "about")[index])
