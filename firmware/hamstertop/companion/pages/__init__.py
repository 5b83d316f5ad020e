"""Pages: each a module with a class of the same name, loaded when it is shown.

A game's pages lie in a folder of its name, whose package says where the game stands on the first page (`ORDER`), what
it is called (`title`), how it begins (`enter`) and which page a phase of its tracker has (`page`).
"""

import os

from .. import modules
from .page import Page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...games import Event
    from ..app import App

__all__ = ["Page", "enter", "games", "line", "load", "of_phase", "title"]


def load(name: str) -> "type[Page]":
    """The class of a page: "home" is Home in `home`, "hamsterdam.turn" is Turn in `hamsterdam.turn`."""
    last = name.split(".")[-1]
    return getattr(modules.load(__name__ + "." + name), last[0].upper() + last[1:])


def of_phase(game: str, tracker: "Any") -> str:
    """The name of the page for what the tracker waits for."""
    return game + "." + _module(game).page(tracker)


def title(game: str, app: "App") -> str:
    """What a game is called."""
    return _module(game).title(app)


def enter(game: str, app: "App") -> None:
    """Show what begins a new game."""
    _module(game).enter(app)


def line(app: "App", event: "Event", phase: str, seat: "int | None", tracker: "Any") -> str:
    """An event in words; `phase` and `seat` are what the tracker waited for before it, `tracker` is the one after."""
    return modules.load(__name__ + "." + app.session.game + ".story").line(app, event, phase, seat, tracker)


def games() -> list[str]:
    """The games that have pages, in the order of the first page."""
    path = __path__ if isinstance(__path__, str) else __path__[0]
    names = [name for name in os.listdir(path) if "." not in name and name[0] != "_"]
    return sorted(names, key=lambda name: _module(name).ORDER)


def _module(name: str) -> "Any":
    return __import__(__name__ + "." + name, None, None, ("ORDER",))
