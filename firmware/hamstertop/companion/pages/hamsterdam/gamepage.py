"""What Hamsterdam's pages in play share: undo, cards and menu on held keys, and the players' water."""

from ....drawing import canvas as drawing
from ....drawing.fonts import medium, small
from ....drawing.pictures import water
from ....games.hamsterdam import rules
from ....games.hamsterdam import tracker as phases
from ..page import LEFT, MARGIN, MIDDLE, Page, fitting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games.hamsterdam.tracker import Tracker
    from ...lights import Scene
    from ..page import Labels

PLAYERS_TOP = 85  # first row of the players' line


class GamePage(Page):
    """Pages fill in `actions`, the three press labels, and `act`; `part` is where their texts are."""

    part = "hamsterdam"

    def read_texts(self) -> None:
        super().read_texts()
        self.game = self.app.text("hamsterdam")

    @property
    def tracker(self) -> "Tracker":
        """What the table looks like."""
        return self.app.session.tracker

    def actions(self) -> tuple[str, str, str]:
        """What pressing the left, middle and right key does."""
        raise NotImplementedError

    def act(self, key: int) -> None:
        """A key with an action was pressed."""
        raise NotImplementedError

    def title(self) -> str:
        return self.game.TITLE

    def corner(self) -> str:
        tracker = self.tracker
        each = rules.turns_each(tracker.players)
        between = tracker.skipping or tracker.phase in (phases.MOVE, phases.REDEPLOY)
        turn = (tracker.turn - between) // tracker.players + 1
        return self.game.ROUND % (tracker.round, turn, each)

    def labels(self) -> "Labels":
        left, middle, right = self.actions()
        undo = self.common.UNDO if self.app.session.count > 1 else ""
        cards = "" if middle == self.game.CARDS else self.game.HOLD_CARDS
        return ((left, undo), (middle, cards), (right, self.common.MENU))

    def press(self, key: int, held: bool) -> None:
        if not held:
            self.act(key)
        elif key == LEFT:
            self.app.undo()
        elif key == MIDDLE:
            self.app.push("hamsterdam.cards")
        else:
            self.app.push("menu")

    def scene(self, now: int) -> "Scene":
        seat = self.tracker.asked
        return ("dark",) if seat is None else ("seat", seat)

    def players(self, canvas: drawing.Canvas) -> None:
        """The line with everybody's flood pile; the roller's name is white on black."""
        tracker = self.tracker
        wide = (canvas.width - MARGIN) // tracker.players
        for seat in range(tracker.players):
            x = MARGIN + seat * wide
            pile = str(tracker.piles[seat])
            number = drawing.width(medium, pile)
            name = self.app.name(seat)
            room = wide - number - 24
            font = fitting(name, room, (medium, small))
            name = drawing.fit(font, name, room)
            if seat == tracker.roller:
                canvas.round(x - 3, PLAYERS_TOP + 3, drawing.width(font, name) + 6, 17, 3)
            y = PLAYERS_TOP + (4 if font is medium else 5)
            x = canvas.text(font, name, x, y, 0 if seat == tracker.roller else 1) + 6
            canvas.picture(water.DROP, x, PLAYERS_TOP + 5)
            canvas.text(medium, pile, x + 12, PLAYERS_TOP + 4)

    def order(self, canvas: drawing.Canvas, y: int) -> None:
        """Names in turn order from the first player, with arrows between. HD-A13."""
        x = MARGIN
        for index, seat in enumerate(self.tracker.order(self.tracker.first)):
            if index:
                x = canvas.text(medium, "▶", x, y) + 5
            wide = (canvas.width - MARGIN) // self.tracker.players - 16
            x = canvas.text(medium, drawing.fit(medium, self.app.name(seat), wide), x, y) + 5
