"""What the hands do at the table before all go on: set-up, deployment, redeployment; read when it is shown."""

from ....companion import modules
from ....companion.leaves import Leaves
from ....companion.screen import NO
from ..screens import looked_up
from ..tracker import DEPLOY, REDEPLOY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....companion.app import App
    from ....companion.lights import Scene
    from ....companion.screen import Deeds
    from ....drawing.canvas import Canvas

PICTURES = "hamstertop.drawing.pictures."

# The picture of each step, by the name it has in drawing.pictures.setup_hamsterdam; else that of a dam
_SET_UP = ("DAM", "LINE", "PASS", "LINE", "DOTS", "SPECIALS", "SPECIALS")
STEPS = {
    "set-up": _SET_UP,
    "two": _SET_UP,
    "classic": ("DAM", "LINE", "STACKS", "SPECIALS", "SPECIALS"),
    "deploy": ("STACKS", "STACKS"),
    "redeploy": ("DAM", "STACKS"),
    "redeploy all": ("DAM", "STACKS"),
}


class Steps(Leaves):
    """What the hands do at the table before all go on. Who knows it goes on at once."""

    def __init__(self, app: "App", kind: str, title: str, skip: str, scene: "Scene", seat: "int | None" = None) -> None:
        """`kind` is a topic of `steps`, `skip` the label of the key that leaves all steps out."""
        self.pages = list(looked_up(app, "steps", kind))
        super().__init__(app, title, self.pages, (app.common.DONE, ("done",)), scene, True, seat)
        self.skip = skip
        self._pictures = STEPS[kind]

    def presses(self) -> "Deeds":
        left, _, on = super().presses()
        return left, NO if on is self.last else (self.skip, ("done",)), on

    def draw(self, canvas: "Canvas") -> None:
        """Pictures are read when they are shown: until the screen before is gone there is no room for them."""
        page = self.pages[self.at]
        if len(page) < 3:
            drawn, dam = modules.load(PICTURES + "setup_hamsterdam"), modules.load(PICTURES + "dam").DAM
            self.pages[self.at] = page + (getattr(drawn, self._pictures[self.at], dam),)
        super().draw(canvas)


def steps(app: "App") -> Steps:
    """Set-up, deployment, redeployment."""
    tracker, phase = app.tracker, app.tracker.phase
    set_up, classic, begins, redeployment, skip = looked_up(app, "phrases", "steps")
    first = ("seat", tracker.first)
    if phase == DEPLOY:
        return Steps(app, "deploy", begins, skip, first, tracker.first)
    if phase == REDEPLOY:
        return Steps(app, "redeploy all" if tracker.readings.redeploy_all else "redeploy", redeployment, skip, first)
    if tracker.classic:
        return Steps(app, "classic", classic, skip, ("dark",))
    return Steps(app, "two" if tracker.players == 2 else "set-up", set_up, skip, ("dark",))
