"""All texts that players see on the device, of every language, from their sources."""

import re

from hamstertop import words
from hamstertop.words import making
from hamstertop_host import drafts

ENGLISH = words.FALLBACK
LANGUAGES = drafts.languages()
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]
PARTS = making.parts()
TRANSLATED = [part for part in PARTS if part not in drafts.drafts()]  # what other languages must have


def said(language: str, part: str) -> dict[str, str]:
    """Return every single text of a part, by where it stands: "flood.title"; of a list "values.classic[0]"."""
    found = {}
    for section, texts in making.sections(language, part).items():
        for key, text in texts.items():
            if isinstance(text, str):
                found[f"{section}.{key}"] = text
            else:
                found |= {f"{section}.{key}[{number}]": one for number, one in enumerate(text)}
    return found


def called(language: str, title: str) -> str:
    """Return what a title is called."""
    name = making.complete(language, title)["title"]["name"]
    assert isinstance(name, str)
    return name


def size(language: str) -> int:
    """Return bytes of its catalogue."""
    return len(making.catalogue(language))


def places(text: str) -> list[str]:
    """Return what is filled in: by position in this order, by name in any."""
    found = re.findall(r"%(?:\(\w+\))?[+]?(?:[.]\d)?[ds%f]", text)
    return [place for place in found if "(" not in place] + sorted(place for place in found if "(" in place)


# The translation that is longest, if there is one: what takes long is tried in it beside English.
LARGEST = sorted(TRANSLATIONS, key=size)[-1:]
