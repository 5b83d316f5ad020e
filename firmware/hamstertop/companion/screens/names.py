"""What players are called: written letter by letter or on a keyboard, or picked from the names that are known."""

from ... import words
from ...drawing import canvas as drawing
from ...drawing.fonts import capitals, large, medium, plate
from ...drawing.pictures import seats as pictures
from ..chosen import remembered
from ..questions import Pick
from ..screen import LEFT, MARGIN, MIDDLE, NO, TOP, WIDTH, Screen, centred, say
from ..settings import NAME_LENGTH, SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ..app import App
    from ..questions import Line
    from ..screen import Action, Commands

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKS = " -'."
FACES = 90  # pixels of the column with portraits
NEW = "\n"  # in the place of a known name: another one is to be written


class Names(Pick):
    """Whose name to change: of all seats, or of those of a game that is about to begin."""

    def __init__(self, app: "App", players: int = SEATS, start: "Action" = None) -> None:
        """`start` begins that game: the last line."""
        self._players = players
        self._start = start
        title = app.words("settings", words.COMPANION).names
        super().__init__(app, title, self._all, lambda seat: self._chosen(seat))

    def _all(self) -> "list[Line]":
        colours = self.app.common.seats
        found: list[Line] = []
        for seat in range(self._players):
            name = self.app.name(seat)
            found.append((name, seat, "" if name == colours[seat] else colours[seat], pictures.HEADS[seat]))
        return found + [(self.app.common.start, SEATS, "▶")] if self._start else found

    def _chosen(self, seat: int) -> "Action":
        return self._start if seat == SEATS else name_of(self.app, seat)


def name_of(app: "App", seat: int) -> Screen:
    """Pick a known name, if there is one that nobody has; or write it."""
    settings, texts = app.settings, app.words("settings", words.COMPANION)
    known = [name for name in settings.known if name not in settings.names]
    own = settings.names[seat]
    if not known and not own:
        return Name(app, seat)
    lines: list[Line] = [(texts.new_name, NEW, "▶")] + [(name, name) for name in known]
    if own:
        lines.append((app.common.seats[seat], ""))

    def then(name: str) -> "Action":
        return replaced(app, seat) if name == NEW else called(seat, name)

    return Pick(app, texts.name_of % app.common.seats[seat], lines, then, at=1)


def replaced(app: "App", seat: int) -> "Action":
    """Letters, in the place of the list."""
    app.pop()
    return Name(app, seat)


def called(seat: int, name: str) -> "Action":
    """A seat is called so from now on, "" for its colour, and nobody else is."""

    def act(app: "App") -> None:
        names = app.settings.names
        for other in range(SEATS):
            if names[other] == name:
                names[other] = ""
        names[seat] = name
        if name:
            app.settings.known = remembered(name, app.settings.known)
        app.pop()
        app.save_settings()

    return act


class Name(Screen):
    """A player's name, letter by letter: a wheel of letters that two keys turn; the third takes what is in the middle.

    The wheel ends with delete and done. A board with a keyboard gives a whole name.
    """

    repeats = (LEFT, MIDDLE)

    def __init__(self, app: "App", seat: int) -> None:
        super().__init__(app)
        self.words = app.words("settings", words.COMPANION)
        self.seat = seat
        self.name = app.settings.names[seat]
        self.at = 0

    def wheel(self) -> list[str]:
        """Capitals for a first letter, then small ones."""
        great, small = self.words.accents
        first = not self.name or self.name[-1] in " -"
        letters = CAPITALS + great if first else CAPITALS.lower() + small
        return list(letters + " -") + [self.words.delete, self.words.name_done]

    def title(self) -> str:
        return self.words.name_of % self.app.common.seats[self.seat]

    def presses(self) -> "Commands":
        return ("◀", None), ("▶", None), (self.words.letter, self._take)

    def holds(self) -> "Commands":
        """The way out keeps the name."""
        return NO, NO, (self.app.common.back, lambda app: self._finish())

    def move(self, by: int) -> None:
        self.at = (self.at - by) % len(self.wheel())
        self.app.redraw()

    def _take(self, app: "App") -> "Action":
        wheel = self.wheel()
        if self.at == len(wheel) - 1:
            return self._finish()
        if self.at == len(wheel) - 2:
            self.name = self.name[:-1]
        elif len(self.name) < NAME_LENGTH:
            self.name += wheel[self.at]
        app.redraw()
        return None

    def _finish(self) -> "Action":
        return called(self.seat, self.name.strip())

    def written(self) -> "tuple[str, int, Callable[[str], bool]]":
        return self.name, NAME_LENGTH, drawable

    def write(self, text: str) -> None:
        self.name = "".join([char for char in text if drawable(char)])[:NAME_LENGTH]
        self.app.act(self._finish())

    def draw(self, canvas: drawing.Canvas) -> None:
        middle = canvas.width // 2
        end = canvas.text(large, self.name, middle - drawing.width(large, self.name) // 2, TOP + 8)
        canvas.fill(end + 1, TOP + 11, 2, 18)
        wheel = self.wheel()
        canvas.round(middle - 34, TOP + 40, 68, 30, 6)
        for step in range(-2, 3):
            letter = wheel[(self.at + step) % len(wheel)]
            font = large if len(letter) == 1 else medium
            y = TOP + (44 if font is large else 48)
            centred(canvas, font, "_" if letter == " " else letter, middle + 62 * step - 31, 62, y, 1 if step else 0)


def drawable(char: str) -> bool:
    """Whether a name can have this character: a letter that all fonts have, or a mark."""
    if char in MARKS:
        return True
    if char < "A" or "Z" < char < "a" or "z" < char < "À" or char in "×÷":
        return False
    return drawing.has(large, char) and all([drawing.has(plate, great) for great in capitals(char)])


class Offer(Screen):
    """Asked once, before the first game: names, so that results belong to people."""

    def __init__(self, app: "App", players: int, start: "Action") -> None:
        super().__init__(app)
        self.words = app.words("names", words.COMPANION)
        self.players = players
        self.start = start

    def title(self) -> str:
        title: str = self.words.title
        return title

    def presses(self) -> "Commands":
        return (self.words.later, self._later), NO, (self.words.now, self._now)

    def _later(self, app: "App") -> "Action":
        app.pop()
        return self.start

    def _now(self, app: "App") -> Screen:
        app.pop()
        return Names(app, self.players, self.start)

    def draw(self, canvas: drawing.Canvas) -> None:
        for seat in range(min(self.players, 4)):
            canvas.picture(pictures.PORTRAITS[seat], MARGIN + seat % 2 * 36, TOP + 4 + seat // 2 * 38)
        say(canvas, self.words.do, self.words.why, FACES, TOP + 2, WIDTH - FACES - MARGIN)
