"""The menu of a game in play."""

from ..questions import Pick
from ..screen import about, home, log, settings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..questions import Line


class Menu(Pick):
    """What is seldom needed."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.common.MENU_TITLE, self._all)

    def _all(self) -> "list[Line]":
        common = self.app.common
        return [
            (common.LOG, log),
            (common.SETTINGS, settings),
            (common.NEW_GAME, lambda app: app.open(app.session.game)),
            (common.FIRST_PAGE, home),
            (common.ABOUT, about),
        ]
