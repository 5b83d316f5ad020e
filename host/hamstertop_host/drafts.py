"""Which titles and languages have been released. Portable.

A title is a draft as long as its `__init__.py` says `DRAFT = True`, and a language is one until it is listed in
LANGUAGES. Drafts can be played, flashed and tested, with missing words shown in English. `hamstertop release-check`
lists what a draft still needs for a release.
"""

from hamstertop import words
from hamstertop.companion import titles

LANGUAGES = ("de", "en", "es", "fr", "it")


def is_draft(title: str) -> bool:
    """Return whether a title is marked as a draft."""
    return getattr(titles.package(title), "DRAFT", False)


def languages() -> "list[str]":
    """Return the released languages."""
    return [code for code in words.languages() if code in LANGUAGES]


def drafts() -> "list[str]":
    """Return the titles that are drafts."""
    return [title for title in titles.names() if is_draft(title)]


def released() -> "list[str]":
    """Return the released titles, in the order of the device's first screen."""
    return [title for title in titles.names() if not is_draft(title)]
