"""A new game: how many play, and which game."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class New(Choice):
    """Players, variant, house rules, start."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = app.text("hamsterdam")
        self.players = 3
        self.classic = 0
        self.house = 0

    def title(self) -> str:
        return self.game.TITLE

    def items(self) -> list[str]:
        return [self.game.PLAYERS, self.game.VARIANT, self.game.HOUSE_RULES, self.game.START]

    def value(self, index: int) -> str:
        changed = self.game.HOUSE_CHANGED if self.house else self.game.HOUSE_DEFAULT
        return (str(self.players), self.game.VARIANTS[self.classic], changed, "▶")[index]

    def choose(self, index: int) -> None:
        if index == 0:
            self.players = 2 if self.players == 4 else self.players + 1
        elif index == 1:
            self.classic = 1 - self.classic
        elif index == 2:
            self.app.push("hamsterdam.house", self)
        else:
            self.app.begin("hamsterdam", ("setup", self.players, self.classic, self.house))
        self.app.redraw()
