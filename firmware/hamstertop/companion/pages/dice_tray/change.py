"""Which dice lie in the tray."""

from ....games.dice_tray.tracker import SIDES
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Change(Choice):
    """The kind of dice; then how many."""

    part = "dice_tray"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.at = SIDES.index(app.session.tracker.sides)

    def title(self) -> str:
        return self.words.SIDES

    def items(self) -> list[str]:
        return [self.words.DIE % sides for sides in SIDES]

    def choose(self, index: int) -> None:
        self.app.push("dice_tray.many", SIDES[index])
