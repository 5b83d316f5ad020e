"""The table knows who begins."""

from ..choice import Choice


class Known(Choice):
    """Choose the player."""

    part = "hamsterdam_begin"

    def title(self) -> str:
        return self.words.FIRST_TITLE

    def items(self) -> list[str]:
        return [self.app.name(seat) for seat in range(self.app.session.tracker.players)]

    def choose(self, index: int) -> None:
        self.app.do(("first", index))
