"""Which language: on the first start, and from the settings."""

from ... import words
from ...drawing.fonts import medium
from ..questions import Pick
from ..screen import NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ..app import App
    from ..screen import Action, Commands


class Languages(Pick):
    """Each language by its own name; choosing one stores it. On the first start nobody can go back: there is nothing
    yet to go back to, and no language in which to say so."""

    rows = 5
    high = 16
    fonts = (medium,)

    def __init__(self, app: "App", first: bool = False) -> None:
        lines = sorted([(words.called(code), code) for code in words.languages()])
        codes = [code for _, code in lines]
        language = app.settings.language
        at = codes.index(language) if language in codes else 0
        super().__init__(
            app, "Hamstertop" if first else app.words("settings", words.COMPANION).language, lines, choose, at
        )
        self._first = first

    def presses(self) -> "Commands":
        down, up, (label, action) = super().presses()
        return down, up, (self.app.common.ok if self._first else label, action)

    def holds(self) -> "Commands":
        return NOTHING if self._first else super().holds()


def choose(code: str) -> "Action":
    """Set a language, and store it."""

    def act(app: "App") -> None:
        app.settings.language = code
        app.pop()
        app.save_settings()

    return act
