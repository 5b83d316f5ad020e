"""Who starts, of how many."""

from ....games.dice_tray.tracker import MOST_PLAYERS
from ..counter import Counter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Starts(Counter):
    """2 to 12 players."""

    part = "dice_tray"
    least = 2
    most = MOST_PLAYERS

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.session.tracker.players or 4)

    def title(self) -> str:
        return self.words.STARTS

    def question(self) -> str:
        return self.words.PLAYERS

    def enter(self, number: int) -> None:
        self.app.do(("starts", number, self.app.session.draw(number)))
