"""Settings: changed at once, stored at once."""

from .. import texts
from .choice import Choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

CLEAN = (3, 5, 10)


class Settings(Choice):
    """Each line goes to its next value when chosen."""

    part = "settings"

    def title(self) -> str:
        return self.common.SETTINGS

    def items(self) -> list[str]:
        words = self.words
        return [words.LIGHT, words.SOUND, words.NAMES, words.CLEAN_AFTER, words.LANGUAGE_IS]

    def value(self, index: int) -> str:
        settings, words = self.app.settings, self.words
        return (
            words.LIGHTS[settings.light],
            words.ON_OFF[settings.sound],
            "▶",
            words.CLEAN_VALUE % settings.full_after,
            self.common.LANGUAGE,
        )[index]

    def choose(self, index: int) -> None:
        settings = self.app.settings
        if index == 2:
            self.app.push("names")
            return
        if index == 0:
            settings.light = (settings.light + 1) % len(self.words.LIGHTS)
        elif index == 1:
            settings.sound = not settings.sound
        elif index == 3:
            settings.full_after = _next(CLEAN, settings.full_after)
        else:
            settings.language = _next(texts.languages(), settings.language)
        self.app.save_settings()


def _next(values: "Sequence[Any]", value: object) -> "Any":
    """The value after this one, the first after the last or an unknown one."""
    values = list(values)
    return values[(values.index(value) + 1) % len(values)] if value in values else values[0]
