"""Who fell into the pit. RHR-63."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Fell(Choice):
    """Those who are not in it yet."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.game = app.text("run_hamster_run")
        tracker = app.session.tracker
        self.dry = [seat for seat in tracker.in_play if not tracker.pit[seat]]

    def title(self) -> str:
        return self.game.FELL_TITLE

    def items(self) -> list[str]:
        return [self.app.name(seat) for seat in self.dry] or [self.words.BACK_KEY]

    def choose(self, index: int) -> None:
        if self.dry:
            self.app.do(("fell", self.dry[index]))
        else:
            self.app.pop()
