"""A chip that was drawn from a real bag: whose was it?"""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Byhand(Choice):
    """A line for everybody with a chip in the HAT, the alligators too."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = app.text("run_hamster_run")
        self.hat = app.session.tracker.hat
        self.owners = [seat for seat, chips in enumerate(self.hat) if chips]

    def title(self) -> str:
        return self.game.BY_HAND_TITLE

    def items(self) -> list[str]:
        players = self.app.session.tracker.players
        return [self.app.name(seat) if seat < players else self.game.ALLIGATORS for seat in self.owners]

    def value(self, index: int) -> str:
        return str(self.hat[self.owners[index]])

    def choose(self, index: int) -> None:
        self.app.do(("drawn", sum(self.hat[: self.owners[index]])))
