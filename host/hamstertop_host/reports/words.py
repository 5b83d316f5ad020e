"""The report's words, from each language's part `report`. On the site, they are read from JSON."""

import json
import re

from hamstertop import words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PART = "report"
# Base letters and the special letters sorted like them, unless the language defines its own order
SORTED_AS = {
    "a": "àáâãäå",
    "ae": "æ",
    "c": "ç",
    "e": "èéêë",
    "i": "ìíîï",
    "n": "ñ",
    "o": "òóôõöø",
    "oe": "œ",
    "ss": "ß",
    "u": "ùúûü",
    "y": "ýÿ",
}


class Words:
    """Text and numbers in a language, or in English if the language does not have words for reports.

    Attributes:
        language: the code of the language in use.
    """

    def __init__(self, language: str = words.FALLBACK) -> None:
        self.language = language if language in words.languages() else words.FALLBACK
        try:
            self._texts = _read(self.language)
        except OSError:
            self.language = words.FALLBACK
            self._texts = _read(self.language)

    def say(self, key: str, **places: "Any") -> str:
        """Return the text for a key with its placeholders filled in. If the text has several plural forms, `count`
        selects one."""
        found: Any = self._texts[key]
        if not isinstance(found, str):
            found = found.get(self.form(places["count"]), found["other"])
        text: str = found.format(**places)
        return text

    def form(self, count: int) -> str:
        """Return the name of the plural form for a number, or "other" if no specific form applies."""
        for name, pattern in self._texts["plurals"].items():
            if re.match(pattern, str(count)):
                return str(name)
        return "other"

    def number(self, value: float, digits: int) -> str:
        """Return a number with this many digits after the decimal separator."""
        text = ("{:." + str(digits) + "f}").format(value)
        return text.replace(".", self._texts["decimal"])

    def order(self, name: str) -> str:
        """Return a name without case and accents, as the language sorts it."""
        found = ""
        for letter in name.lower():
            small = (
                chr(ord(letter) + 32) if "À" <= letter <= "Þ" and letter != "×" else letter
            )  # MicroPython's `lower` handles only ASCII
            found += self._texts["sorted_as"].get(small) or _bare(small)
        return found


def _bare(letter: str) -> str:
    for bare, letters in SORTED_AS.items():
        if letter in letters:
            return bare
    return letter


def _read(language: str) -> "Any":
    path = words.path_of(language + "." + PART + ".json")
    if path:
        with open(path, "rb") as file:
            return json.loads(file.read().decode())
    from hamstertop.words import making

    return making.of_page(language, PART)
