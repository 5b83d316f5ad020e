"""A bite is won: which chip does the target lose? RHR-44."""

from .take import Take

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Loss(Take):
    """The biter's choice."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.seat = self.tracker.bitten or 0

    def title(self) -> str:
        return self.words.LOSS_TITLE % self.app.name(self.tracker.asked or 0)

    def question(self) -> str:
        return self.words.LOSS % self.app.name(self.seat)

    def take(self, trait: int) -> None:
        self.app.do(("lost", trait))
