"""A new game: how many hamsters, and by which house rules."""

from ....games.run_hamster_run import rules
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class New(Choice):
    """Start, as last time unless hamsters or house rules are changed."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = app.text("run_hamster_run_begin")
        played = app.session.tracker if app.session.game == "run_hamster_run" else None
        self.players = played.players if played else 4
        self.house = played.house if played else 0

    def title(self) -> str:
        return self.app.text("run_hamster_run").TITLE

    def items(self) -> list[str]:
        return [self.game.START, self.game.HAMSTERS, self.game.HOUSE_RULES]

    def value(self, index: int) -> str:
        changed = self.game.HOUSE_CHANGED if self.house else self.game.HOUSE_DEFAULT
        return ("▶", str(self.players), changed)[index]

    def choose(self, index: int) -> None:
        if index == 0:
            self.app.begin("run_hamster_run", ("setup", self.players, self.house))
            return
        if index == 1:
            self.players = rules.FEWEST if self.players == rules.MOST else self.players + 1
        else:
            self.app.push("run_hamster_run.house", self)
        self.app.redraw()
