"""All strings that players see on the device, in every language, read from their sources."""

import re

import released
from hamstertop import words
from hamstertop.words import making

ENGLISH = words.FALLBACK
LANGUAGES = released.LANGUAGES
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]
PARTS = making.parts()
TRANSLATED = [words.COMPANION, *released.TITLES]  # the parts that must be translated


def said(language: str, part: str) -> dict[str, str]:
    """Return all strings of a part by key, such as "flood.title", or "values.classic[0]" in a list."""
    found = {}
    for section, texts in making.sections(language, part).items():
        for key, text in texts.items():
            if key == "when":  # a condition
                continue
            if isinstance(text, str):
                found[f"{section}.{key}"] = text
            else:
                found |= {f"{section}.{key}[{number}]": one for number, one in enumerate(text)}
    return found


def called(language: str, title: str) -> str:
    name = making.complete(language, title)["title"]["name"]
    assert isinstance(name, str)
    return name


def size(language: str) -> int:
    """Return the size of a language's catalogue in bytes."""
    return len(making.catalogue(language))


def places(text: str) -> list[str]:
    """Return a string's placeholders: positional ones in order, followed by named ones in alphabetical order."""
    found = re.findall(r"%(?:\(\w+\))?[+]?(?:[.]\d)?[ds%f]", text)
    return [place for place in found if "(" not in place] + sorted(place for place in found if "(" in place)


# The translation with the largest catalogue, if there is one. Slow tests use it in addition to English.
LARGEST = sorted(TRANSLATIONS, key=size)[-1:]
