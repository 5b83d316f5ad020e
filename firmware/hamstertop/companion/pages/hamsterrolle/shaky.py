"""Who begins: the shakiest hands. HR-6."""

from ..choice import Choice
from ..page import LEFT, RIGHT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..page import Labels


class Shaky(Choice):
    """Choose the player."""

    part = "hamsterrolle_begin"

    def title(self) -> str:
        return self.words.SHAKY

    def items(self) -> list[str]:
        return [self.app.name(seat) for seat in range(self.app.session.tracker.players)]

    def labels(self) -> "Labels":
        return (("▲", self.common.UNDO), ("▼", ""), (self.common.CHOOSE, self.common.MENU))

    def press(self, key: int, held: bool) -> None:
        if held and key == LEFT:
            self.app.undo()
        elif held and key == RIGHT:
            self.app.push("menu")
        else:
            super().press(key, held)

    def choose(self, index: int) -> None:
        self.app.do(("first", index))
