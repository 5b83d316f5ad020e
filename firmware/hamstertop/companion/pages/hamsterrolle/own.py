"""What became of the player's own new piece. HR-22, HR-23, HR-32."""

from ..choice import Choice
from . import asking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App


class Own(Choice):
    """Not in the wheel, in one of the open compartments, or elsewhere."""

    part = "hamsterrolle_more"

    def __init__(self, app: "App", kind: str, count: int) -> None:
        super().__init__(app)
        self.kind = kind
        self.count = count
        self.places = (asking.NOWHERE,) + app.session.tracker.steps + (asking.ELSEWHERE,)

    def title(self) -> str:
        return self.words.OWN

    def items(self) -> list[str]:
        return [self.words.OUT] + [self.words.IN % step for step in self.places[1:-1]] + [self.words.ELSEWHERE]

    def choose(self, index: int) -> None:
        asking.ask(self.app, self.kind, self.count, self.places[index])
