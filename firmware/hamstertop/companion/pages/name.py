"""A player's name, letter by letter."""

from ...drawing import canvas as drawing
from ...drawing.fonts import huge, large, medium
from ..settings import NAME_LENGTH
from .page import LEFT, MIDDLE, RIGHT, TOP, Page, centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from .page import Labels

# Two alphabets: not every runtime knows the small letter of a capital with an accent.
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÉÈÇ -"
SMALL = "abcdefghijklmnopqrstuvwxyzäöüéèç -"


class Name(Page):
    """A wheel of letters: two keys turn it, one takes what is in the middle. The wheel ends with delete and done."""

    part = "settings"
    repeats = (LEFT, MIDDLE)

    def __init__(self, app: "App", seat: int) -> None:
        super().__init__(app)
        self.seat = seat
        self.name = app.settings.names[seat]
        self.at = 0

    def _wheel(self) -> list[str]:
        """Capitals for a first letter, then small ones."""
        letters = CAPITALS if not self.name or self.name[-1] in " -" else SMALL
        return list(letters) + [self.words.LETTER_DELETE, self.words.NAME_DONE]

    def title(self) -> str:
        return self.words.NAME_OF % self.common.SEATS[self.seat]

    def labels(self) -> "Labels":
        return (("◀", ""), ("▶", ""), (self.words.LETTER, self.words.NAME_DONE))

    def press(self, key: int, held: bool) -> None:
        wheel = self._wheel()
        if key != RIGHT:
            self.at = (self.at + (-1 if key == LEFT else 1)) % len(wheel)
        elif held or self.at == len(wheel) - 1:
            self._finish()
            return
        elif self.at == len(wheel) - 2:
            self.name = self.name[:-1]
        elif len(self.name) < NAME_LENGTH:
            self.name += wheel[self.at]
        self.app.redraw()

    def _finish(self) -> None:
        self.app.settings.names[self.seat] = self.name.strip()
        self.app.pop()
        self.app.save_settings()

    def draw(self, canvas: drawing.Canvas) -> None:
        middle = canvas.width // 2
        end = canvas.text(huge, self.name, middle - drawing.width(huge, self.name) // 2, TOP + 8)
        canvas.fill(end + 1, TOP + 12, 2, 22)
        wheel = self._wheel()
        canvas.round(middle - 34, TOP + 50, 68, 30, 6)
        for step in range(-2, 3):
            letter = wheel[(self.at + step) % len(wheel)]
            font = large if len(letter) == 1 else medium
            y = TOP + (54 if font is large else 58)
            centred(canvas, font, "_" if letter == " " else letter, middle + 62 * step - 31, 62, y, 1 if step else 0)
