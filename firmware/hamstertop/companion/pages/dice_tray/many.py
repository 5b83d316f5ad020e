"""How many dice lie in the tray."""

from ....games.dice_tray.tracker import MOST_DICE
from ..counter import Counter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Many(Counter):
    """1 to 30 dice of `sides`."""

    part = "dice_tray"
    least = 1
    most = MOST_DICE

    def __init__(self, app: "App", sides: int) -> None:
        super().__init__(app, app.session.tracker.count)
        self.sides = sides

    def title(self) -> str:
        return self.words.DIE % self.sides

    def question(self) -> str:
        return self.words.HOW_MANY

    def enter(self, number: int) -> None:
        self.app.do(("dice", number, self.sides))
