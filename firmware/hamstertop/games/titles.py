"""The available titles and their modules, which are in the titles' folders in `hamstertop.games`.

A title's modules are imported when it is opened, and stay loaded.
"""

import os
import sys

from .. import games, imported, words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ..words import Speaker
    from . import Event

_names: list[str] = []


def names() -> list[str]:
    """Return the names of the titles' folders, in the order in which the first screen lists the titles."""
    if not _names:
        try:
            from .. import listed  # type: ignore[attr-defined]

            _names.extend(listed.TITLES)
            return _names
        except ImportError:
            pass
        path = games.__path__ if isinstance(games.__path__, str) else games.__path__[0]
        found = [name for name in os.listdir(path) if "." not in name and name[0] != "_"]
        found = [name for name in found if hasattr(package(name), "ORDER")]  # git can leave caches of a removed title
        _names.extend(sorted(found, key=lambda name: (package(name).ORDER, name)))
    return _names


def package(title: str) -> "Any":
    """Return a title's package, which has ORDER and MODULES."""
    return imported(folder(title))


def folder(title: str) -> str:
    """Return the full name of a title's package."""
    return "hamstertop.games." + title


def tracker(title: str) -> "Any":
    """Return a title's tracker module, which has Tracker."""
    return _part(title, "tracker")


def house(title: str) -> "Any":
    """Return a title's house module, which has the questions for a new game in SETUP and HOUSE."""
    return _part(title, "house")


def screens(title: str) -> "Any":
    """Return a title's module with SCREENS, which imports all its other modules."""
    return _part(title, package(title).MODULES[-1])


def name(title: str, speaker: "Speaker") -> str:
    """Return a title's name in the speaker's language."""
    called: str = speaker.words("titles", words.COMPANION)[title]
    return called


def variant(title: str, event: "Event") -> str:
    """Return what `Settings.knows` calls the variant that a set-up event begins: the title, and for each choice but the
    number of players whether it is made. People who know one variant may never have set up another."""
    fields = [field for field, _, _ in house(title).SETUP]
    made = ["01"[bool(value)] for field, value in zip(fields, event[1:]) if field != "players"]
    return " ".join([title] + made)


def _part(title: str, part: str) -> "Any":
    """Return one of a title's MODULES, after importing those before it. This avoids nested imports: each level takes 2
    KB of the stack, and a Pico has only 8 KB."""
    wanted = folder(title) + "." + part
    if wanted not in sys.modules:
        for name in package(title).MODULES:
            if name == part:
                break
            imported(folder(title) + "." + name)
    return imported(wanted)
