"""Where a hamster's Pluck goes: a key for each trait, a press for each chip. RHR-11, RHR-A21."""

from ....drawing import canvas as drawing
from ....drawing.fonts import medium, numerals
from ..page import LEFT, MIDDLE, RIGHT, TOP, centred
from .gamepage import GamePage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ...app import App
    from ...lights import Scene
    from ..page import Labels


class Allocate(GamePage):
    """`secret` unless the sheets are open already. Nothing but the paper shows what is pressed."""

    clean = True
    part = "run_hamster_run_begin"
    repeats: tuple[int, ...] = (LEFT, MIDDLE, RIGHT)

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.seat = self.tracker.asked or 0
        self.secret = not self.tracker.revealed
        self.chips = [0, 0, 0]

    def title(self) -> str:
        name = self.app.name(self.seat)
        return (self.words.ALLOCATE if self.secret else self.words.ALLOCATE_OPEN) % name

    def corner(self) -> str:
        return self.words.LEFT_TO_PLACE % self.left()

    def left(self) -> int:
        """Chips that are not placed yet."""
        return self.tracker.pluck(self.seat) - sum(self.chips)

    def labels(self) -> "Labels":
        scamper, mettle, friskiness = self.game.TRAITS
        return ((scamper, ""), (mettle, ""), (friskiness, ""))

    def press(self, key: int, held: bool) -> None:
        self.chips[key] += 1
        if self.left():
            self.app.redraw()
        else:
            chips, self.chips = self.chips, [0, 0, 0]
            self.app.push("run_hamster_run.check", chips)

    def scene(self, now: int) -> "Scene":
        return ("seat", self.seat)

    def draw(self, canvas: drawing.Canvas) -> None:
        wide = canvas.width // self.app.board.keys
        for trait, chips in enumerate(self.chips):
            centred(canvas, numerals, str(chips), trait * wide, wide, TOP + 6)
            x = trait * wide + wide // 2 - 6 * chips + 6
            for chip in range(chips):
                canvas.disc(x + 12 * chip, TOP + 65, 4)

    def names(self, canvas: drawing.Canvas) -> None:
        """The traits, where the keys do not say them."""
        wide = canvas.width // self.app.board.keys
        for trait, name in enumerate(self.game.TRAITS):
            centred(canvas, medium, name, trait * wide, wide, TOP + 74)
