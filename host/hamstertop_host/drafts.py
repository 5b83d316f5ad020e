"""Which titles are released. Portable.

A title is a draft as long as its `__init__.py` says `DRAFT = True`. A draft can be played, flashed and tested, in
English alone. Of a released title everything is asked for: `hamstertop lacks` says what.
"""

from hamstertop.companion import titles


def is_draft(title: str) -> bool:
    """Return whether a title says that it is a draft."""
    return getattr(titles.package(title), "DRAFT", False)


def drafts() -> "list[str]":
    """Return the titles that are not released yet."""
    return [title for title in titles.names() if is_draft(title)]


def released() -> "list[str]":
    """Return the other titles, in the order of the first screen."""
    return [title for title in titles.names() if not is_draft(title)]
