"""Words in the players' languages.

A part of the texts is a module of constants; "hamsterdam.more" is one of the title's. The companion's own parts lie in
`texts/en`, a title's English words in its folder, as `en`. A translation is one folder: `texts/<code>` with all parts,
a title's by the title's name. `common` of each language has the language's own name as LANGUAGE.
"""

import os
import sys

from .. import modules
from ..packed import Packed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any, Protocol

    class Speaker(Protocol):
        """Who puts things into words: the app, or a report on a laptop."""

        def text(self, part: str) -> ModuleType:
            """The words of a part."""

        def name(self, seat: int) -> str:
            """What the player at a seat is called."""


FALLBACK = "en"
OWN = ("common", "notices", "results", "settings", "check")  # parts of no title

_languages: list[str] = []
_shared: "list[Any]" = [None, None]  # a language and its `common`: every screen asks for it several times


def load(language: str, part: str) -> "ModuleType":
    """The texts of one part, in English where the language lacks it."""
    found: ModuleType = find(language, part)[1]
    return found


def common(language: str) -> "Any":
    """The texts that all titles share."""
    if _shared[0] != language:
        _shared[1] = load(language, "common")
        _shared[0] = language
    return _shared[1]


def find(language: str, part: str) -> "tuple[str, Any]":
    """The full name of the module that has a part, as in `load`, and the module."""
    if language != FALLBACK:
        try:
            name = __name__ + "." + language + "." + part.replace(".", "_")
            return name, _module(name, language)
        except ImportError:
            pass
    if part in OWN:
        name = __name__ + "." + FALLBACK + "." + part
    else:
        name = "hamstertop.games." + (part if "." in part else part + "." + FALLBACK)
    return name, _module(name, FALLBACK)


def _module(name: str, language: str) -> "Any":
    """The module of a full name. On a device its texts are packed, and the language's `common` says how."""
    module = modules.load(name)
    data = getattr(module, "PACKED", None)
    if data:
        module = sys.modules[name] = Packed(data, common(language))  # type: ignore[assignment]
    return module


def leave(language: str) -> None:
    """Forget what is kept of a language whatever is played: another one is spoken."""
    modules.release_one(__name__ + "." + language + ".common")
    _shared[:] = [None, None]


def of(speaker: "Speaker", title: str, name: str) -> "Any":
    """LOG or HOUSE of a title: in its words, or in its part `more`, which takes no memory while it is played."""
    words = speaker.text(title)
    return getattr(words if hasattr(words, name) else speaker.text(title + ".more"), name)


def help_pages(language: str, title: str, topic: str) -> "tuple[tuple[str, str], ...]":
    """What help says of a topic: pages, each what to do and why. Where a topic is one text, which takes less heap, an
    empty line parts its pages, and the first line of each is what to do."""
    pages = seldom(language, title, "help", topic)
    if isinstance(pages, str):
        parts = [page.split("\n", 1) for page in pages.strip().split("\n\n")]
        pages = tuple([(part[0], part[1].replace("\n", " ")) for part in parts])
    found: tuple[tuple[str, str], ...] = pages
    return found


def seldom(language: str, title: str, part: str, topic: str | int) -> "Any":
    """What a module of a title with texts that are seldom needed has under a topic of its `HELP`. It is read for this
    moment only."""
    return _help(language, title, part)[topic]


def help_topics(language: str, title: str) -> list[str]:
    """What help has pages of: the phases of a title, and what its questions name."""
    return sorted(_help(language, title, "help"))


def _help(language: str, title: str, part: str) -> "dict[Any, Any]":
    name, module = find(language, title + "." + part)
    pages: dict[Any, Any] = module.HELP
    modules.release_one(name)
    return pages


def languages() -> list[str]:
    """The codes of all languages there are."""
    if not _languages:
        try:
            from ... import listed  # type: ignore[attr-defined]

            _languages.extend(sorted(listed.LANGUAGES))
            return _languages
        except ImportError:
            pass
        path = __path__ if isinstance(__path__, str) else __path__[0]
        _languages.extend(sorted([name for name in os.listdir(path) if len(name) == 2]))
    return _languages
