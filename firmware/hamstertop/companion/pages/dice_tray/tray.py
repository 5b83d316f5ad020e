"""What was thrown last; roll again, or change what is thrown."""

from ....drawing import canvas as drawing
from ....drawing.dice import die
from ....drawing.fonts import digits, huge, large, medium, numerals
from ....drawing.pictures import coin
from ..page import LEFT, MIDDLE, TOP, Page, centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games import Event
    from ...app import App
    from ...lights import Scene
    from ..page import Labels

ENOUGH = 400  # events until the tray begins a new journal
# The largest size of dice at which a number of them fits: (dice, size, dice in a row)
SIZES = ((2, 64, 2), (3, 56, 3), (4, 46, 4), (8, 40, 4), (15, 28, 5), (30, 18, 8))
WIDE = 196  # pixels for the dice


class Tray(Page):
    """Dice, a coin, or who starts."""

    part = "dice_tray"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.tracker = app.session.tracker
        self.since = app.board.ticks()

    def title(self) -> str:
        return self.words.TITLE

    def corner(self) -> str:
        return "%dd%d" % (self.tracker.count, self.tracker.sides)

    def labels(self) -> "Labels":
        return (
            (self.words.CHANGE, self.common.UNDO),
            (self.words.COIN, self.words.STARTER),
            (self.common.ROLL, self.common.MENU),
        )

    def press(self, key: int, held: bool) -> None:
        app = self.app
        if key == LEFT and held:
            app.undo()
        elif key == LEFT:
            app.push("dice_tray.change")
        elif key == MIDDLE and held:
            app.push("dice_tray.starts")
        elif key == MIDDLE:
            self._throw(("flipped", app.session.draw(2)))
        elif held:
            app.push("menu")
        else:
            self._throw(("rolled",) + app.session.roll(self.tracker.count, self.tracker.sides))

    def _throw(self, event: "Event") -> None:
        if self.app.session.count >= ENOUGH:
            self.app.begin("dice_tray", ("dice", self.tracker.count, self.tracker.sides))
        self.app.do(event)

    def scene(self, now: int) -> "Scene":
        return ("shimmer", 0, self.since) if self.tracker.shown else ("dark",)

    def draw(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        if tracker.shown == "flipped":
            canvas.picture((coin.HEADS, coin.TAILS)[tracker.side], 46, TOP + 20)
            canvas.text(huge, self.words.COIN_SIDES[tracker.side], 124, TOP + 30)
        elif tracker.shown == "starts":
            centred(canvas, huge, self.words.STARTS_SEAT % (tracker.seat + 1), 0, canvas.width, TOP + 18)
            centred(canvas, large, self.words.STARTS_OF % tracker.players, 0, canvas.width, TOP + 50)
        else:
            self._dice(canvas)

    def _dice(self, canvas: drawing.Canvas) -> None:
        tracker = self.tracker
        size, row = next((size, row) for most, size, row in SIZES if tracker.count <= most)
        gap = 4 if row > 4 else 6
        rows = (tracker.count + row - 1) // row
        row = (tracker.count + rows - 1) // rows
        x0 = (WIDE - row * (size + gap) + gap) // 2 + 4
        y0 = TOP + (90 - rows * (size + gap) + gap) // 2
        for index in range(tracker.count):
            x = x0 + index % row * (size + gap)
            y = y0 + index // row * (size + gap)
            die(canvas, x, y, size, tracker.faces[index] if tracker.faces else 0, tracker.sides)
        if tracker.faces:
            total = str(tracker.total)
            centred(canvas, numerals if len(total) < 3 else digits, total, WIDE, canvas.width - WIDE, TOP + 14)
            if tracker.count > 1:
                centred(canvas, medium, self.words.TOTAL, WIDE, canvas.width - WIDE, TOP + 66)
