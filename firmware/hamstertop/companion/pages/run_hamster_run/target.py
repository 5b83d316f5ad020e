"""Whom a Bite, a push or a Throw is tried on."""

from ....games.run_hamster_run.rules import METTLE
from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Target(Choice):
    """Hamsters on the same side of the pit's edge, with their Mettle; then the odds. RHR-A10."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tracker = app.session.tracker
        self.seat = self.tracker.asked
        pit = self.tracker.pit
        self.others = [other for other in self.tracker.in_play if other != self.seat and pit[other] == pit[self.seat]]

    def title(self) -> str:
        return self.words.TARGET

    def items(self) -> list[str]:
        return [self.app.name(other) for other in self.others] or [self.common.BACK_KEY]

    def value(self, index: int) -> str:
        if not self.others:
            return ""
        chips = self.tracker.traits[self.others[index]][METTLE]
        game = self.app.text("run_hamster_run")
        text: str = game.TRAIT_COUNT % (game.TRAITS[METTLE], chips)
        return text

    def choose(self, index: int) -> None:
        if self.others:
            self.app.push("run_hamster_run.odds", (self.seat, METTLE, self.others[index], METTLE))
        else:
            self.app.pop()
