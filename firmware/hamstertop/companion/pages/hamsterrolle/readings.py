"""House rules: where the rulebook can be read in several ways, which one counts."""

from ....games.hamsterrolle import rules
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from .begin import Begin


class Readings(Choice):
    """A line for each house rule; changes those of the page below."""

    part = "hamsterrolle_house"

    def __init__(self, app: "App", begin: "Begin") -> None:
        super().__init__(app)
        self.begin = begin

    def title(self) -> str:
        return self.words.TITLE

    def items(self) -> list[str]:
        return [rule[0] for rule in self.words.HOUSE]

    def value(self, index: int) -> str:
        return self.words.HOUSE[index][1 + self.begin.house[index]]

    def choose(self, index: int) -> None:
        house = self.begin.house
        house[index] = (house[index] + 1) % rules.READINGS[index]
        self.app.redraw()
