"""A new game: how many play, and who with whom. HR-1, HR-60."""

from ....games.hamsterrolle import rules
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Begin(Choice):
    """Start, as last time unless players, teams or house rules are changed."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = app.text("hamsterrolle_begin")
        played = app.session.tracker if app.session.game == "hamsterrolle" else None
        self.players = played.players if played else 3
        self.teams = played.teams if played else 0  # the partner of seat 0
        self.house = list(played.house if played else rules.DEFAULTS)

    def title(self) -> str:
        return self.app.text("hamsterrolle").TITLE

    def items(self) -> list[str]:
        return [self.game.START, self.game.PLAYERS, self.game.TEAMS, self.game.HOUSE_RULES]

    def value(self, index: int) -> str:
        if index == 2:
            return self._teams()
        changed = self.game.HOUSE_CHANGED if any(self.house) else self.game.HOUSE_DEFAULT
        return ("▶", str(self.players), "", changed)[index]

    def _teams(self) -> str:
        if self.players < 4:
            return self.game.TEAMS_FOUR
        if not self.teams:
            return self.game.TEAMS_NONE
        return self.game.TEAMS_WITH % (self.app.name(0), self.app.name(self.teams))

    def choose(self, index: int) -> None:
        if index == 0:
            self.app.begin("hamsterrolle", ("setup", self.players, self.teams) + tuple(self.house))
            return
        if index == 1:
            self.players = 2 if self.players == 4 else self.players + 1
            self.teams = 0
        elif index == 2 and self.players == 4:
            self.teams = (self.teams + 1) % 4
        elif index == 3:
            self.app.push("hamsterrolle.readings", self)
        self.app.redraw()
