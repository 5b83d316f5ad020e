"""A new game: how many hamsters, and by which house rules."""

from ....games.run_hamster_run import rules
from ..choice import Choice
from . import title

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class New(Choice):
    """Resume if a game goes on; else start as last time, unless hamsters or house rules are changed."""

    part = "run_hamster_run_begin"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.resumes = app.goes_on("run_hamster_run")
        played = app.session.tracker if app.session.game == "run_hamster_run" else None
        self.players = played.players if played else 4
        self.house = played.house if played else 0

    def title(self) -> str:
        return title(self.app)

    def _goals(self) -> list[str]:
        goals = ["start", "players", "house"]
        return ["resume"] + goals if self.resumes else goals

    def items(self) -> list[str]:
        words = self.words
        lines = [words.START, words.HAMSTERS, words.HOUSE_RULES]
        return [self.common.RESUME] + lines if self.resumes else lines

    def value(self, index: int) -> str:
        goal = self._goals()[index]
        if goal == "players":
            return str(self.players)
        if goal == "house":
            return self.words.HOUSE_CHANGED if self.house else self.words.HOUSE_DEFAULT
        return "▶"

    def choose(self, index: int) -> None:
        goal = self._goals()[index]
        if goal == "resume":
            self.app.resume("run_hamster_run")
        elif goal == "start":
            self.app.begin("run_hamster_run", ("setup", self.players, self.house))
        elif goal == "house":
            self.app.push("run_hamster_run.house", self)
        else:
            self.players = rules.FEWEST if self.players == rules.MOST else self.players + 1
            self.app.redraw()
