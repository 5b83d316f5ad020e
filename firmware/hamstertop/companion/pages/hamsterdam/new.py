"""A new game: how many play, and which game."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class New(Choice):
    """Start, as last time unless players, variant or house rules are changed."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = app.text("hamsterdam_begin")
        played = app.session.tracker if app.session.game == "hamsterdam" else None
        self.players = played.players if played else 3
        self.classic = int(played.classic) if played else 0
        self.house = played.house if played else 0

    def title(self) -> str:
        return self.app.text("hamsterdam").TITLE

    def items(self) -> list[str]:
        return [self.game.START, self.game.PLAYERS, self.game.VARIANT, self.game.HOUSE_RULES]

    def value(self, index: int) -> str:
        changed = self.game.HOUSE_CHANGED if self.house else self.game.HOUSE_DEFAULT
        return ("▶", str(self.players), self.game.VARIANTS[self.classic], changed)[index]

    def choose(self, index: int) -> None:
        if index == 0:
            self.app.begin("hamsterdam", ("setup", self.players, self.classic, self.house))
            return
        if index == 1:
            self.players = 2 if self.players == 4 else self.players + 1
        elif index == 2:
            self.classic = 1 - self.classic
        else:
            self.app.push("hamsterdam.house", self)
        self.app.redraw()
