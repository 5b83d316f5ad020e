"""House rules: where the rulebook can be read in two ways, which one counts."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from .new import New


class House(Choice):
    """A line for each bit of the tracker's house rules; changes those of the page below."""

    part = "run_hamster_run_begin"

    def __init__(self, app: "App", new: "New") -> None:
        super().__init__(app)
        self.new = new

    def title(self) -> str:
        return self.words.HOUSE_RULES

    def items(self) -> list[str]:
        return [rule[0] for rule in self.words.HOUSE]

    def value(self, index: int) -> str:
        return self.words.HOUSE[index][1 + (self.new.house >> index & 1)]

    def choose(self, index: int) -> None:
        self.new.house ^= 1 << index
        self.app.redraw()
