"""Who took water in this turn, or by a Bombster."""

from ....drawing import canvas as drawing
from ....drawing.fonts import large, medium, small
from ....drawing.pictures import water as pictures
from ....games.hamsterdam import rules
from ....games.hamsterdam import tracker as phases
from ..page import LEFT, MIDDLE, TOP, fitting
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...lights import Scene
    from ..page import Labels

ROW = 22
DROPS = 88  # left edge of the drops
MOST_DROPS = 11  # more are a number


class Water(GamePage):
    """A row for each player; the marked one is given a token, or one is taken back."""

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.skips = self.tracker.phase == phases.SKIP
        self.seat = self.tracker.order(self.tracker.roller)[0]

    def title(self) -> str:
        return self.words.SKIP_WATER if self.skips else self.words.WATER_TITLE

    def corner(self) -> str:
        return "" if self.skips else self.words.WATER_VALUE % self.tracker.total

    def labels(self) -> "Labels":
        less = "" if self.skips else self.words.WATER_LESS
        return (
            (self.words.WATER_NEXT, self.common.UNDO),
            ("+1", less),
            (self.common.DONE, self.common.BACK),
        )

    def press(self, key: int, held: bool) -> None:
        if key == MIDDLE:
            self._take(-1 if held else 1)
        elif key == LEFT and held:
            self.app.undo(stay=True)
        elif key == LEFT:
            self.seat = (self.seat + 1) % self.tracker.players
            self.app.redraw()
        elif held or self.skips:
            self.app.pop()
        else:
            self.app.do(("done",))

    def _take(self, tokens: int) -> None:
        tracker, seat = self.tracker, self.seat
        if tracker.gone(seat) or tracker.gained[seat] + tokens < 0 or tracker.piles[seat] + tokens > phases.MOST:
            return
        self.app.do(("water", seat, tokens), stay=True)

    def scene(self, now: int) -> "Scene":
        return ("seat", self.seat)

    def draw(self, canvas: drawing.Canvas) -> None:
        for seat in range(self.tracker.players):
            y = TOP + 1 + seat * ROW
            marked = seat == self.seat
            if marked:
                canvas.round(2, y, canvas.width - 4, ROW, 5)
            self._row(canvas, seat, y, 0 if marked else 1)

    def _row(self, canvas: drawing.Canvas, seat: int, y: int, ink: int) -> None:
        tracker = self.tracker
        name = self.app.name(seat)
        font = fitting(name, DROPS - 14, (large, medium))
        canvas.text(font, drawing.fit(font, name, DROPS - 14), 8, y if font is large else y + 4, ink)
        pile = tracker.piles[seat]
        x = DROPS
        if pile > MOST_DROPS:
            canvas.picture(pictures.DROP, x, y + 5, ink)
            canvas.text(medium, "× %d" % pile, x + 14, y + 4, ink)
        else:
            for _ in range(pile):
                canvas.picture(pictures.DROP, x, y + 5, ink)
                x += 11
        canvas.text(small, self._warning(seat), 216, y + 5, ink)
        gained = tracker.gained[seat]
        if gained:
            canvas.text(medium, "+%d" % gained, canvas.width - 6 - drawing.width(medium, "+%d" % gained), y + 4, ink)

    def _warning(self, seat: int) -> str:
        """From how much water on the next card flips."""
        tracker = self.tracker
        if tracker.classic:
            return ""
        if tracker.gone(seat):
            return self.words.WATER_GONE
        pile = tracker.piles[seat] + 1
        while rules.flips(pile) <= tracker.flipped[seat]:
            pile += 1
        return self.words.WATER_BREACH % pile
