"""Who fell into the pit. RHR-63."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Fell(Choice):
    """Those who are not in it yet."""

    part = "run_hamster_run_turn"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        tracker = app.session.tracker
        self.dry = [seat for seat in tracker.in_play if not tracker.pit[seat]]

    def title(self) -> str:
        return self.words.FELL_TITLE

    def items(self) -> list[str]:
        return [self.app.name(seat) for seat in self.dry] or [self.common.BACK_KEY]

    def choose(self, index: int) -> None:
        if self.dry:
            self.app.do(("fell", self.dry[index]))
        else:
            self.app.pop()
