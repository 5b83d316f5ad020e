"""What a game is about, in three pages with pictures: before the first one, and from help."""

from ...words import COMPANION
from ..leaves import Leaves
from ..screen import GLANCE, NO, back

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Commands

PICTURES = "hamstertop.drawing.pictures.how_"  # and the title


class How(Leaves):
    """The title's pages `how`, each with its picture; then back to where one was. One press leaves them."""

    kind = GLANCE

    def __init__(self, app: "App") -> None:
        words = app.words("explained", COMPANION)
        pictures = __import__(PICTURES + app.session.game, None, None, ("PAGES",)).PAGES
        leaves = [page + (pictures[index],) for index, page in enumerate(app.words("how").pages())]
        super().__init__(app, words.how, leaves, (app.common.go_on, back), clean=True)
        self.skip = words.skip
        self.asked = not app.screen.own  # for; before a first game nobody can go back

    def presses(self) -> "Commands":
        left, _, right = super().presses()
        return left, NO if right is self.last else (self.skip, back), right

    def holds(self) -> "Commands":
        return NO, NO, (self.app.common.back, back) if self.asked else NO
