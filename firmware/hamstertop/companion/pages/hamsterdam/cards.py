"""The specials that can act now, or all 18."""

from ....games.hamsterdam import specials
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Cards(Choice):
    """Names; choosing one shows what it does."""

    part = "cards"

    def __init__(self, app: "App", everything: bool = False) -> None:
        super().__init__(app)
        kinds = [] if everything else specials.usable(app.session.tracker.phase)
        self.filtered = bool(kinds)
        self.kinds = kinds or list(range(len(specials.SPECIALS)))

    def title(self) -> str:
        return self.words.NOW if self.filtered else self.words.ALL

    def items(self) -> list[str]:
        names = [specials.SPECIALS[kind][0] for kind in self.kinds]
        return names + [self.words.ALL] if self.filtered else names

    def choose(self, index: int) -> None:
        if index == len(self.kinds):
            self.app.push("hamsterdam.cards", True)
        else:
            self.app.push("hamsterdam.card", self.kinds, index)
