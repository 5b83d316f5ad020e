"""The screen with information about the device."""

import gc
import sys

from ... import VERSION
from ...content import content, image, key, say
from ...words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look


def about(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Show the version, the board, the runtime, whether games are being saved, the licence and the site's address; on
    boards, for which there is the board check, the free memory too."""
    words = look.words("about", COMPANION)
    python, free = runtime(), free_memory()
    if look.checks and free is not None:
        python += ", " + words.memory % (free // 1024)
    facts = [look.board, python, words.saved if look.saved() else words.not_saved, words.licence, look.site()]
    keys = key(words.check, ("check",)) if look.checks else None, None, key(look.common.back_key, ("back",))
    body = say("Hamstertop %s" % VERSION, "\n".join([fact for fact in facts if fact])), image("hamster.HAMSTER")
    return content("about", look.common.about, body, keys)


def runtime() -> str:
    """Return the name and version of the Python runtime."""
    version = [str(part) for part in sys.implementation.version[:3]]
    return sys.implementation.name + " " + ".".join(version)


def free_memory() -> int | None:
    """Return the number of free bytes, or None if the runtime cannot report it."""
    gc.collect()
    return gc.mem_free() if hasattr(gc, "mem_free") else None
