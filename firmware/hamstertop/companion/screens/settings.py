"""Settings: changed at once, stored at once. Names, and what this is."""

import gc
import sys

from ... import VERSION, words
from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium
from ...drawing.pictures import hamster
from ...drawing.pictures import seats as pictures
from ..questions import Pick
from ..screen import LEFT, MARGIN, NO, TOP, WORDS, Screen, across, back, centred
from ..settings import NAME_LENGTH, SEATS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..questions import Line
    from ..screen import Commands

FULL_AFTER = (3, 5, 10)  # partial refreshes

CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Settings(Pick):
    """Each line goes to its next value when chosen."""

    def __init__(self, app: "App") -> None:
        super().__init__(app, app.common.settings, self._all)

    def title(self) -> str:
        return self.app.common.settings

    def _all(self) -> "list[Line]":
        settings, texts = self.app.settings, self.app.words("settings", words.COMPANION)
        panel = self.app.board.panel
        if panel.kind and not panel.partial:
            paper = (texts.quicker, lambda app: app.check(), "▶")
        else:
            paper = (texts.full_after, _full_after, texts.full_value % settings.full_after)
        return [
            (texts.light, _light, texts.lights[settings.light]),
            (texts.sound, _sound, texts.on_off[settings.sound]),
            (texts.names, names, "▶"),
            (texts.dice, _dice, texts.dice_are[settings.real_dice]),
            paper,
        ] + ([(texts.language, choose_language, self.app.common.language)] if len(words.languages()) > 1 else [])


def _light(app: "App") -> None:
    app.settings.light = (app.settings.light + 1) % len(app.words("settings", words.COMPANION).lights)
    app.save_settings()


def _sound(app: "App") -> None:
    app.settings.sound = not app.settings.sound
    app.save_settings()


def _dice(app: "App") -> None:
    app.settings.real_dice = not app.settings.real_dice
    app.save_settings()


def _full_after(app: "App") -> None:
    at = FULL_AFTER.index(app.settings.full_after) if app.settings.full_after in FULL_AFTER else -1
    app.settings.full_after = FULL_AFTER[(at + 1) % len(FULL_AFTER)]
    app.save_settings()


def choose_language(app: "App") -> Pick:
    """Which one to speak."""
    from .languages import Languages

    return Languages(app)


def names(app: "App") -> Pick:
    """Whose name to change."""

    def lines() -> "list[Line]":
        seats = app.common.seats
        found: list[Line] = []
        for seat in range(SEATS):
            name = app.name(seat)
            found.append((name, seat, "" if name == seats[seat] else seats[seat], pictures.HEADS[seat]))
        return found

    return Pick(app, app.words("settings", words.COMPANION).names, lines, lambda seat: Name(app, seat))


class Name(Screen):
    """A player's name, letter by letter: a wheel of letters that two keys turn; the third takes what is in the middle.

    The wheel ends with delete and done.
    """

    repeats = (LEFT,)

    def __init__(self, app: "App", seat: int) -> None:
        super().__init__(app)
        self.words = app.words("settings", words.COMPANION)
        self.seat = seat
        self.name = app.settings.names[seat]
        self.at = 0

    def wheel(self) -> list[str]:
        """Capitals for a first letter, then small ones."""
        capitals, small = self.words.accents
        first = not self.name or self.name[-1] in " -"
        letters = CAPITALS + capitals if first else CAPITALS.lower() + small
        return list(letters + " -") + [self.words.delete, self.words.name_done]

    def title(self) -> str:
        return self.words.name_of % self.app.common.seats[self.seat]

    def presses(self) -> "Commands":
        return ("▶", None), ("◀", None), (self.words.letter, self._take)

    def holds(self) -> "Commands":
        """The way out keeps the name."""
        return NO, NO, (self.app.common.back, self._finish)

    def move(self, by: int) -> None:
        self.at = (self.at + by) % len(self.wheel())
        self.app.redraw()

    def _take(self, app: "App") -> None:
        wheel = self.wheel()
        if self.at == len(wheel) - 1:
            self._finish(app)
            return
        if self.at == len(wheel) - 2:
            self.name = self.name[:-1]
        elif len(self.name) < NAME_LENGTH:
            self.name += wheel[self.at]
        app.redraw()

    def _finish(self, app: "App") -> None:
        app.settings.names[self.seat] = self.name.strip()
        app.pop()
        app.save_settings()

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


def runtime() -> str:
    """The Python that runs, with its version."""
    version = [str(part) for part in sys.implementation.version[:3]]
    return sys.implementation.name + " " + ".".join(version)


def free_memory() -> int | None:
    """Bytes, None where the runtime does not say."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else None


class About(Screen):
    """Version and what is new in it, board, runtime, memory, whether games are being saved."""

    def title(self) -> str:
        return self.app.common.about

    def presses(self) -> "Commands":
        name = self.app.words("about", words.COMPANION).check
        check = (name, lambda app: app.check()) if self.app.board.checks else NO
        return check, NO, (self.app.common.back_key, back)

    def draw(self, canvas: drawing.Canvas) -> None:
        canvas.picture(hamster.HAMSTER, across(canvas, 222), TOP + 8)
        canvas.text(large, "Hamstertop %s" % VERSION, MARGIN, TOP + 2)
        canvas.spot(WORDS, 0, 0, TOP, across(canvas, 216), 24)
        for row, line in enumerate(self._lines()):
            canvas.spot(WORDS, row, 0, TOP + 24 + 14 * row, across(canvas, 216), 14)
            canvas.text(medium, drawing.fit(medium, line, across(canvas, 210)), MARGIN, TOP + 24 + 14 * row)

    def _lines(self) -> list[str]:
        texts = self.app.words("about", words.COMPANION)
        python = runtime()
        free = free_memory()
        if free is not None:
            python += ", " + texts.memory % (free // 1024)
        saved = texts.not_saved if self.app.session.journal.trouble == "unsaved" else texts.saved
        return [texts.news, self.app.board.name, python, saved]
