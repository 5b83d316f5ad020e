"""A chip that was drawn from a real bag: whose was it?"""

from ..choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games import Event
    from ...app import App


class Byhand(Choice):
    """Each line with its value and the event it means."""

    part = "run_hamster_run"

    def __init__(self, app: "App", lines: "list[tuple[str, str, Event]]") -> None:
        super().__init__(app)
        self.lines = lines

    def title(self) -> str:
        return self.words.BAG_TITLE

    def items(self) -> list[str]:
        return [line[0] for line in self.lines]

    def value(self, index: int) -> str:
        return self.lines[index][1]

    def choose(self, index: int) -> None:
        self.app.do(self.lines[index][2])
