"""All strings that players see on the device, in every language, read from their sources."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

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


def add(key: str, section: str, part: str) -> str:
    """Return what to do about a string that is missing."""
    return f"add `{key}` under [{section}] in {making.path(ENGLISH, part).relative_to(Path(__file__).parents[1])}"


class Missing(AttributeError, KeyError):
    """Raised for a string that is missing, whether it was asked for as an attribute or as an item."""


def name_what_is_missing() -> None:
    """Say what to `add` where a section lacks a string. On a device, no section knows its name."""
    read = words.Catalogue.section

    def section(catalogue: words.Catalogue, part: str, name: str, holds: Any = None) -> words.Section:
        try:
            found = read(catalogue, part, name, holds)
        except KeyError:
            raise Missing(add("...", name, part)) from None
        vars(found)["_place"] = name, part
        return found

    def wrapped(ask: Callable[[words.Section, str], Any]) -> Callable[[words.Section, str], Any]:
        def asked(found: words.Section, key: str) -> Any:
            try:
                return ask(found, key)
            except (AttributeError, KeyError):
                place = vars(found).get("_place")
                raise Missing(add(key, *place) if place else key) from None

        return asked

    patch = pytest.MonkeyPatch()
    patch.setattr(words.Catalogue, "section", section)
    for name in ("__getattr__", "__getitem__"):
        patch.setattr(words.Section, name, wrapped(getattr(words.Section, name)))


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
