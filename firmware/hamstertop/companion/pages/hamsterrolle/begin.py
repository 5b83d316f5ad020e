"""A new game: how many play, and who with whom. HR-1, HR-60."""

from ....games.hamsterrolle import rules
from ... import pages
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Begin(Choice):
    """Resume if a game goes on; else start as last time, unless players, teams or house rules are changed."""

    part = "hamsterrolle_begin"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.resumes = app.goes_on("hamsterrolle")
        played = app.session.tracker if app.session.game == "hamsterrolle" else None
        self.players = played.players if played else 3
        self.teams = played.teams if played else 0  # the partner of seat 0
        self.house = list(played.house if played else rules.DEFAULTS)

    def title(self) -> str:
        return pages.title("hamsterrolle", self.app)

    def _goals(self) -> list[str]:
        goals = ["start", "players", "teams", "house"]
        return ["resume"] + goals if self.resumes else goals

    def items(self) -> list[str]:
        words = self.words
        lines = [words.START, words.PLAYERS, words.TEAMS, words.HOUSE_RULES]
        return [self.common.RESUME] + lines if self.resumes else lines

    def value(self, index: int) -> str:
        goal = self._goals()[index]
        if goal == "players":
            return str(self.players)
        if goal == "teams":
            return self._teams()
        if goal == "house":
            return self.words.HOUSE_CHANGED if any(self.house) else self.words.HOUSE_DEFAULT
        return "▶"

    def _teams(self) -> str:
        if self.players < 4:
            return self.words.TEAMS_FOUR
        if not self.teams:
            return self.words.TEAMS_NONE
        return self.words.TEAMS_WITH % (self.app.name(0), self.app.name(self.teams))

    def choose(self, index: int) -> None:
        goal = self._goals()[index]
        if goal == "resume":
            self.app.resume("hamsterrolle")
        elif goal == "start":
            self.app.begin("hamsterrolle", ("setup", self.players, self.teams) + tuple(self.house))
        elif goal == "house":
            self.app.push("hamsterrolle.readings", self)
        elif goal == "players":
            self.players = 2 if self.players == 4 else self.players + 1
            self.teams = 0
            self.app.redraw()
        elif self.players == 4:
            self.teams = (self.teams + 1) % 4
            self.app.redraw()
