"""Settings: changed at once, stored at once. And what this is."""

import gc
import sys

from ... import VERSION, words
from ...drawing import canvas as drawing
from ...drawing.fonts import large, medium
from ...drawing.pictures import hamster
from ..opening import names
from ..questions import Pick
from ..screen import MARGIN, NO, TOP, WORDS, Screen, across, back
from ..settings import EXPLAINS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..questions import Line
    from ..screen import Commands

FULL_AFTER = (3, 5, 10)  # partial refreshes


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
            (texts.explains, _explains, texts.explains_when[settings.explains]),
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


def _explains(app: "App") -> None:
    app.settings.explains = (app.settings.explains + 1) % len(EXPLAINS)
    app.save_settings()


def _full_after(app: "App") -> None:
    at = FULL_AFTER.index(app.settings.full_after) if app.settings.full_after in FULL_AFTER else -1
    app.settings.full_after = FULL_AFTER[(at + 1) % len(FULL_AFTER)]
    app.save_settings()


def choose_language(app: "App") -> Pick:
    """Which one to speak."""
    from .languages import Languages

    return Languages(app)


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
