"""The first screen."""

from ...drawing import canvas as drawing
from ...drawing.fonts import small
from ...drawing.pictures import hamster, hold
from ...drawing.pictures import titles as marks
from .. import titles
from ..questions import Pick
from ..screen import BOTTOM, HINT, NOTHING, TOP, across, foot, spare
from ..shown import ours

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..questions import Line
    from ..screen import Action, Commands


class Home(Pick):
    """Go on, begin, or look around. The game that was played last comes first."""

    clean = True
    width = 214

    def __init__(self, app: "App") -> None:
        self._any_results = app.remember()
        super().__init__(app, "Hamstertop", self._all)

    def _all(self) -> "list[Line]":
        app, common = self.app, self.app.common
        lines: list[Line] = []
        game = app.session.game
        if game:
            text = common.result if app.over else common.resume
            lines.append((text, lambda app: app.resume(game), titles.name(game, app)))
        for title in titles.names():
            lines.append((titles.name(title, app), _opening(title), "", getattr(marks, title.upper(), None)))
        if self._any_results:
            lines.append((common.results, _ours("results"), "", marks.RESULTS))
        return lines + [(common.settings, _ours("settings")), (common.about, _ours("about"))]

    def corner(self) -> str:
        battery = self.app.board.battery()
        return "" if battery is None else self.app.common.battery % battery

    def holds(self) -> "Commands":
        return NOTHING

    def draw(self, canvas: drawing.Canvas) -> None:
        super().draw(canvas)
        left = across(canvas, 222)
        canvas.picture(hamster.HAMSTER, left, TOP + 2 + spare(canvas) // 4)
        foot(canvas)
        canvas.spot(HINT, 0, left, BOTTOM - 16, canvas.width - left, 16)
        canvas.picture(hold.HOURGLASS, left + 2, BOTTOM - 12)
        canvas.text(small, self.app.common.hold_hint, left + 2 + hold.HOURGLASS[0] + 3, BOTTOM - 14)


def _ours(name: str) -> "Action":
    return lambda app: ours(app, name)


def _opening(title: str) -> "Action":
    return lambda app: app.open(title)
