"""The menu of a game in play."""

from .. import pages
from .choice import Choice


class Menu(Choice):
    """What is seldom needed."""

    def title(self) -> str:
        return self.words.MENU_TITLE

    def items(self) -> list[str]:
        words = self.words
        return [words.LOG, words.SETTINGS, words.NEW_GAME, words.FIRST_PAGE, words.ABOUT]

    def choose(self, index: int) -> None:
        goal = ("log", "settings", "new", "home", "about")[index]
        if goal == "new":
            pages.enter(self.app.session.game, self.app)
        elif goal == "home":
            self.app.home()
        else:
            self.app.push(goal)
