"""The menu of a game in play."""

from .. import titles
from ..opening import about, log, settings
from ..questions import Pick
from ..screen import home

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..questions import Line


class Menu(Pick):
    """What is seldom needed: first what can happen in the game now (`RARE` of the title's screens, a function that
    gives lines), then how counts are put right (`CORRECT`, a screen), then what all games share."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.common.menu_title, self._all)

    def _all(self) -> "list[Line]":
        app, common = self.app, self.app.common
        screens = titles.screens(app.session.game)
        rare = screens.RARE(app) if hasattr(screens, "RARE") else []
        correct = [(common.correct, screens.CORRECT)] if hasattr(screens, "CORRECT") and not app.tracker.over else []
        return (
            rare
            + correct
            + [
                (common.log, log),
                (common.settings, settings),
                (common.new_game, lambda app: app.open(app.session.game)),
                (common.first_page, home),
                (common.about, about),
            ]
        )
