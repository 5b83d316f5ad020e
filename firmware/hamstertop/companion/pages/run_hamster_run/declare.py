"""Each declares an action, the lowest initiative first. RHR-30, RHR-94."""

from ....drawing import canvas as drawing
from ....games.run_hamster_run.rules import BITE, REST, RUN, THROW
from ..page import MIDDLE
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..page import Labels


class Declare(GamePage):
    """A key for each action; to rest, hold the middle one."""

    part = "run_hamster_run_turn"

    def title(self) -> str:
        return self.words.DECLARE % self.app.name(self.tracker.asked or 0)

    def corner(self) -> str:
        return self.news() or super().corner()

    def actions(self) -> tuple[str, str, str]:
        actions = self.game.ACTIONS
        return (actions[BITE], actions[RUN], actions[THROW])

    def labels(self) -> "Labels":
        left, middle, right = super().labels()
        return (left, (middle[0], self.words.DECLARE_REST), right)

    def act(self, key: int) -> None:
        self.app.do(("declared", key))

    def press(self, key: int, held: bool) -> None:
        if key == MIDDLE and held:
            self.app.do(("declared", REST))
        else:
            super().press(key, held)

    def draw(self, canvas: drawing.Canvas) -> None:
        self.sheet(canvas, self.tracker.order, self.tracker.asked)
