"""The titles there are, and what each brings: everything is found in its folder of `hamstertop.games`.

A title is loaded whole when its screens are asked for, and let go when another one's are. The companion's own screens
that are opened above a game are let go when the game goes on. A laptop keeps everything.
"""

import os
import sys

from .. import games, words
from . import memory

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Any

    from ..words import Speaker

OURS = "hamstertop."
PACKING = "hamstertop.companion.packing"
SCREENS = (  # of no title, what only they use, and what the three pages on one show
    "hamstertop.companion.screens.",
    "hamstertop.companion.check",
    "hamstertop.companion.chosen",
    "hamstertop.companion.codes",
    PACKING,
    "hamstertop.drawing.qr",
    "hamstertop.drawing.pictures.how_",
)

# What the screens of titles are made of, each after what it imports: read while nobody waits, and not at the start.
KINDS = (
    "hamstertop.companion.leaves",
    "hamstertop.companion.counting",
    "hamstertop.companion.ranking",
    "hamstertop.companion.celebration",
    "hamstertop.companion.timed",
)

# The page on which a game begins.
NEW_GAME = (
    "hamstertop.companion.chosen",
    "hamstertop.companion.story",
    "hamstertop.companion.screens.new_game",
)

_names: list[str] = []
_stays: list[str] = []  # modules that were loaded at the start
_known = [0]  # how many modules there were when screens were last let go
_loaded = [""]  # the title that is loaded, or being loaded
_whole = [""]  # the one that is loaded whole


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


def remember() -> None:
    """What is loaded now stays."""
    if not _stays:
        _stays.extend([name for name in sys.modules if not name.startswith(OURS + "games.") or name.count(".") == 2])


def package(title: str) -> "Any":
    """Its folder: ORDER, and MODULES, which `reading` loads."""
    return _module(folder(title), "ORDER")


def folder(title: str) -> str:
    """The full name of its folder."""
    return "hamstertop.games." + title


def tracker(title: str) -> "Any":
    """Its tracker module: EVENTS, Tracker."""
    return _module(folder(title) + ".tracker")


def house(title: str) -> "Any":
    """What a new game is asked for: SETUP, HOUSE."""
    return _module(folder(title) + ".house")


def screens(title: str) -> "Any":
    """What it shows: SCREENS. Loads the title if another one is loaded."""
    if _whole[0] != title:
        for _ in reading(title):
            pass
    return _module(folder(title) + "." + package(title).MODULES[-1])


def ahead(title: str) -> "Iterator[None]":
    """Load a title and what it opens with, a module a step."""
    for _ in reading(title):
        yield
    if not hasattr(screens(title), "enter"):
        for _ in _modules(NEW_GAME):
            yield


def reading(title: str) -> "Iterator[None]":
    """Load a title, a module a step, and let go of the one before. One after the other, for an import within an import
    takes 2 KB of the stack, and a Pico has 8 KB."""
    if _loaded[0] != title:
        _let_go(title)
        _loaded[0], _whole[0] = title, ""
    for _ in kinds():
        yield
    for _ in _modules([folder(title) + "." + name for name in package(title).MODULES]):
        yield
    _whole[0] = title


def kinds() -> "Iterator[None]":
    """Load what the screens of any title are made of, a module a step."""
    return _modules(KINDS)


def _modules(names: "Sequence[str]") -> "Iterator[None]":
    """Load modules by their full names, one a step."""
    for name in names:
        if name not in sys.modules:
            _module(name)
            yield


def let_go() -> None:
    """Let go of whatever title is loaded, or was not read to its end."""
    _let_go("")
    _loaded[0] = _whole[0] = ""


def loaded(title: str, tracker: "Any") -> bool:
    """Whether a tracker is of the title's modules that are loaded, and not of those before it was let go."""
    module = sys.modules.get(folder(title) + ".tracker")
    return module is not None and type(tracker) is module.Tracker


def name(title: str, speaker: "Speaker") -> str:
    """What players call it."""
    called: str = speaker.words("titles", words.COMPANION)[title]
    return called


def _module(name: str, wanted: str = "__name__") -> "Any":
    """The module of a full name: asked for a name in it, __import__ does not give the package above."""
    return sys.modules.get(name) or __import__(name, None, None, (wanted,))


def let_go_of_screens() -> None:
    """Forget the companion's screens that were opened above a game, such as the settings: all of them together take as
    much as a title's rules, and each is seldom seen."""
    if memory.SMALL and len(sys.modules) != _known[0]:
        _forget([name for name in sys.modules if name.startswith(SCREENS) and name not in _stays])
        _known[0] = len(sys.modules)


def let_go_of_packing() -> None:
    """Forget what packs games: each is packed once, and then drawn, which takes memory too."""
    if memory.SMALL:
        _forget([name for name in sys.modules if name == PACKING])


def _let_go(kept: str) -> None:
    """Forget all titles but one, and what else was loaded since the start."""
    if not memory.SMALL:
        return
    others = tuple([folder(title) + "." for title in names() if title != kept])
    own = folder(kept)
    found = []
    for name in sys.modules:
        later = name.startswith(OURS) and name not in _stays and name not in KINDS
        if (later and not name.startswith(own)) or name.startswith(others):
            found.append(name)
    _forget(found)
    memory.tidy()


def _forget(found: list[str]) -> None:
    """Take modules out of memory, once nothing uses them any more."""
    for name in found:
        package, last = name.rsplit(".", 1)
        del sys.modules[name]
        if package in sys.modules and hasattr(sys.modules[package], last):
            delattr(sys.modules[package], last)
