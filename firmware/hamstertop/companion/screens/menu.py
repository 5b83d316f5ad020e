"""The menu of a game in play."""

from .. import titles
from ..look import Look
from ..opening import about, log, settings
from ..questions import Pick
from ..screen import MARGIN, NO, TOP, View, back, home, say, strip
from ..shown import perform

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...drawing.canvas import Canvas
    from ..app import App
    from ..questions import Line


class Menu(Pick):
    """What is seldom needed: first what can happen in the game now (`RARE` of the title's screens, a function that
    gives lines), then how counts are put right (`CORRECT`, a screen), who leads (`LEADS`, see `leads`), and what all
    games share."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.common.menu_title, self._all)

    def _all(self) -> "list[Line]":
        app, common = self.app, self.app.common
        screens = titles.screens(app.session.game)
        rare = screens.RARE(app) if hasattr(screens, "RARE") else []
        if hasattr(screens, "ALSO"):
            for line in screens.ALSO(Look(app), app.tracker):
                rare.append((line.text, performing(line.action), line.value))
        going = []
        if hasattr(screens, "CORRECT") and not app.tracker.over:
            going.append((common.correct, screens.CORRECT))
        if hasattr(screens, "LEADS") and not app.tracker.over:
            going.append((common.leads, leads))
        return (
            rare
            + going
            + [
                (common.log, log),
                (common.settings, settings),
                (common.new_game, lambda app: app.open(app.session.game)),
                (common.first_page, home),
                (common.about, about),
            ]
        )


def performing(action: "Any") -> "Any":
    return lambda app: perform(app, app.screen, action)


def leads(app: "App") -> View:
    """Who leads: everybody's number, as `LEADS` of the title's screens gives it, and what counts. That is a function
    that gives the numbers, what stands behind each, and the seats in the lead."""
    return View(app, app.common.leads, _leads, (NO, NO, (app.common.back_key, back)))


def _leads(canvas: "Canvas", app: "App") -> None:
    screens = titles.screens(app.session.game)
    if hasattr(screens, "ALSO"):
        block, ahead = screens.LEADS(Look(app), app.tracker)
        numbers, behind = [row.number for row in block.rows], [row.note for row in block.rows]
    else:
        numbers, behind, ahead = screens.LEADS(app)
    leader = ahead[0] if len(ahead) == 1 else None
    order = app.common.level if leader is None else app.common.ahead % app.name(leader)
    say(canvas, order, app.words("leads").why, MARGIN, TOP)
    strip(canvas, app, numbers, behind, leader)
