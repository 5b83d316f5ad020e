"""What a page is, and what all pages share: the black bar at the top and the key labels at the bottom."""

from ...drawing import canvas as drawing
from ...drawing.fonts import medium, small

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..lights import Scene

    Labels = tuple[tuple[str, str], tuple[str, str], tuple[str, str]]

LEFT = 0
MIDDLE = 1
RIGHT = 2  # the key that goes on: roll, done, choose

TOP = 18  # first row below the bar
BOTTOM = 109  # row of the line above the labels
MARGIN = 6
FRAME = 4  # pixels beside a framed label


class Page:
    """One screen. A game's state is in the tracker; a page keeps only where its cursor is."""

    part = "common"  # where its own texts are
    clean = False  # whether it is worth a full refresh: a new phase of the game
    secret = False  # whether no light and no sound may tell which keys are pressed, or how often
    keeps = False  # whether it must stay below others: it holds what the tracker does not
    repeats: tuple[int, ...] = ()  # keys that repeat while held; such a key has no second label

    def __init__(self, app: "App") -> None:
        self.app = app
        self.read_texts()

    def read_texts(self) -> None:
        """Take texts in the language that is set; again when it changes."""
        self.common = self.app.text("common")
        self.words = self.app.text(self.part)

    def title(self) -> str:
        """Where we are: left in the bar."""
        raise NotImplementedError

    def corner(self) -> str:
        """More of it: right in the bar."""
        return ""

    def labels(self) -> "Labels":
        """For the left, middle and right key: what a press does and what holding does; "" for nothing."""
        raise NotImplementedError

    def draw(self, canvas: drawing.Canvas) -> None:
        """Draw between TOP and BOTTOM."""
        raise NotImplementedError

    def press(self, key: int, held: bool) -> None:
        """A key with a label was pressed, or held."""
        raise NotImplementedError

    def scene(self, now: int) -> "Scene":
        """What the pixels show, as in `lights`."""
        return ("dark",)

    def tick(self, now: int) -> None:
        """Time passes while the page is shown."""

    def paint(self, canvas: drawing.Canvas, keys: int) -> None:
        """Draw everything, for a board with 3 or 4 keys."""
        canvas.clear()
        self.draw(canvas)
        self._bar(canvas)
        self._key_labels(canvas, keys)

    def _bar(self, canvas: drawing.Canvas) -> None:
        canvas.fill(0, 0, canvas.width, TOP - 1)
        corner = self.corner()
        right = canvas.width - MARGIN - drawing.width(small, corner)
        canvas.text(small, corner, right, 3, 0)
        canvas.text(medium, drawing.fit(medium, self.title(), right - 2 * MARGIN), MARGIN, 1, 0)

    def _key_labels(self, canvas: drawing.Canvas, keys: int) -> None:
        left, middle, right = self.labels()
        slots = [left, middle, right]
        if keys == 4:  # the fourth key has the outer keys' second labels
            slots = [(left[0], ""), middle, (right[0], ""), (left[1], right[1])]
        canvas.fill(0, BOTTOM, canvas.width, 1)
        for index, slot in enumerate(slots):
            start = index * canvas.width // keys
            if index:
                canvas.fill(start, BOTTOM + 4, 1, canvas.height - BOTTOM - 4)
            _label(canvas, slot, start, canvas.width // keys)


def _label(canvas: drawing.Canvas, slot: tuple[str, str], start: int, wide: int) -> None:
    """What a press does, and behind it, framed, what holding does; centred together."""
    press, hold = slot
    framed = drawing.width(small, hold) + 2 * FRAME if hold else 0
    gap = 4 if press and hold else 0
    press = drawing.fit(medium, press, wide - 4 - framed - gap)
    x = start + (wide - drawing.width(medium, press) - gap - framed) // 2
    x = canvas.text(medium, press, x, BOTTOM + 3) + gap
    if hold:
        canvas.frame(x, BOTTOM + 3, framed - 1, 15, 4)
        canvas.text(small, hold, x + FRAME, BOTTOM + 4)


def centred(canvas: drawing.Canvas, font: "drawing.Font", string: str, x: int, wide: int, y: int, ink: int = 1) -> None:
    """One line of text in the middle of a column."""
    string = drawing.fit(font, string, wide)
    canvas.text(font, string, x + (wide - drawing.width(font, string)) // 2, y, ink)


def fitting(string: str, wide: int, fonts: "tuple[drawing.Font, ...]") -> "drawing.Font":
    """The first of the fonts, largest first, in which a line fits; the last if none."""
    for font in fonts:
        if drawing.width(font, string) <= wide:
            break
    return font


def paragraph(
    canvas: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, wide: int, leading: int
) -> int:
    """Lines of text broken to a width, `leading` rows apart; returns the row after them."""
    for part in string.split("\n"):
        for line in drawing.wrap(font, part, wide):
            canvas.text(font, line, x, y)
            y += leading
    return y
