"""A new game: how many play, and which game."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class New(Choice):
    """Resume if a game goes on; else start as last time, unless players, variant or house rules are changed."""

    part = "hamsterdam_begin"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.resumes = app.goes_on("hamsterdam")
        played = app.session.tracker if app.session.game == "hamsterdam" else None
        self.players = played.players if played else 3
        self.classic = int(played.classic) if played else 0
        self.house = played.house if played else 0

    def title(self) -> str:
        return self.app.text("hamsterdam").TITLE

    def _goals(self) -> list[str]:
        goals = ["start", "players", "variant", "house"]
        return ["resume"] + goals if self.resumes else goals

    def items(self) -> list[str]:
        words = self.words
        lines = [words.START, words.PLAYERS, words.VARIANT, words.HOUSE_RULES]
        return [self.common.RESUME] + lines if self.resumes else lines

    def value(self, index: int) -> str:
        goal = self._goals()[index]
        if goal == "players":
            return str(self.players)
        if goal == "variant":
            return self.words.VARIANTS[self.classic]
        if goal == "house":
            return self.words.HOUSE_CHANGED if self.house else self.words.HOUSE_DEFAULT
        return "▶"

    def choose(self, index: int) -> None:
        goal = self._goals()[index]
        if goal == "resume":
            self.app.resume("hamsterdam")
        elif goal == "start":
            self.app.begin("hamsterdam", ("setup", self.players, self.classic, self.house))
        elif goal == "house":
            self.app.push("hamsterdam.house", self)
        elif goal == "players":
            self.players = 2 if self.players == 4 else self.players + 1
            self.app.redraw()
        else:
            self.classic = 1 - self.classic
            self.app.redraw()
