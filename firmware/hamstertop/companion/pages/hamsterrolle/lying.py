"""The kinds in one compartment, put right after a fall."""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Lying(Choice):
    """Choosing a kind says that it lies there, or that it lies there no longer."""

    part = "hamsterrolle_kinds"

    def __init__(self, app: "App", compartment: int) -> None:
        super().__init__(app)
        self.compartment = compartment

    def title(self) -> str:
        return self.words.LYING

    def items(self) -> list[str]:
        return list(self.words.KINDS)

    def value(self, index: int) -> str:
        return self.words.LIES if self.app.session.tracker.doubled(self.compartment, index + 1) else ""

    def choose(self, index: int) -> None:
        there = self.app.session.tracker.doubled(self.compartment, index + 1)
        self.app.do(("left" if there else "lies", self.compartment, index + 1), stay=True)
