"""The end: water on each dam, and on a tie the hamsters left. HD-71, HD-72."""

from ....games.hamsterdam import tracker as phases
from ..counter import Counter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...lights import Scene
    from ..page import Labels


class Count(Counter):
    """One player after the other, from the first player."""

    part = "hamsterdam_end"
    clean = True

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tracker = app.session.tracker
        self.dams = self.tracker.phase == phases.DAMS

    def title(self) -> str:
        return self.words.DAM_TITLE if self.dams else self.words.HAMSTERS_TITLE

    def labels(self) -> "Labels":
        return (("–", ""), ("+", ""), (self.common.OK, self.common.UNDO))

    def press(self, key: int, held: bool) -> None:
        if held:
            self.app.undo()
        else:
            super().press(key, held)

    def question(self) -> str:
        name = self.app.name(self.tracker.asked)
        return (self.words.DAM_QUESTION if self.dams else self.words.HAMSTERS_QUESTION) % name

    def hint(self) -> str:
        return self.words.DAM_HINT if self.dams else self.words.HAMSTERS_HINT

    def enter(self, number: int) -> None:
        self.app.do(("dam" if self.dams else "hamsters", self.tracker.asked, number))

    def scene(self, now: int) -> "Scene":
        return ("seat", self.tracker.asked)
