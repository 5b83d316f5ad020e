"""The titles there are, and what each brings: everything is found in its folder of `hamstertop.games`."""

import os

from .. import games
from . import modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .texts import Speaker

_names: list[str] = []


def names() -> list[str]:
    """The titles, by the names of their folders, in the order of the first screen."""
    if not _names:
        try:
            from .. import listed  # type: ignore[attr-defined]

            _names.extend(listed.TITLES)
            return _names
        except ImportError:
            pass
        path = games.__path__ if isinstance(games.__path__, str) else games.__path__[0]
        found = [name for name in os.listdir(path) if "." not in name and name[0] != "_"]
        _names.extend(sorted(found, key=lambda name: (package(name).ORDER, name)))
    return _names


def package(title: str) -> "Any":
    """Its folder: NAME and ORDER."""
    return __import__(folder(title), None, None, ("ORDER",))


def folder(title: str) -> str:
    """The full name of its folder."""
    return "hamstertop.games." + title


def tracker(title: str) -> "Any":
    """Its tracker module: EVENTS, Tracker."""
    return modules.load(folder(title) + ".tracker")


def house(title: str) -> "Any":
    """What a new game is asked for: SETUP, HOUSE."""
    return modules.load(folder(title) + ".house")


def screens(title: str) -> "Any":
    """What it shows: SCREENS. Loaded one after the other what it needs: nested, imports take more stack."""
    tracker(title)
    modules.load(folder(title) + ".pictures")
    return modules.load(folder(title) + ".screens")


def name(title: str, speaker: "Speaker") -> str:
    """What players call it."""
    name: str = speaker.text("common").TITLES.get(title)
    return name or package(title).NAME


def release(title: str) -> None:
    """Leave the memory to this title: all else that was loaded is read anew when it is opened."""
    modules.release(title, "common")
    modules.release_one(folder(title) + ".more")
