"""The choice of a language, on the first start and from the settings."""

from ... import words
from ...content import content, line
from ...words import COMPANION
from ..asking import choice, pick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look


def languages(look: "Look", tracker: "Any", cursor: "int | None", first: bool) -> "Content":
    """Ask for a language, listing each by its own name. On the `first` start, there is no screen to go back to."""
    known = sorted([(words.called(code), code) for code in words.languages()])
    codes = [code for _, code in known]
    rows = [line(called, ("then", ("back",), ("set", "language", code))) for called, code in known]
    now = look.setting("language")
    at = codes.index(now) if now in codes else 0
    if first:
        marked, keys = choice(look, cursor, rows, at, look.common.ok)
        return content("languages", "Hamstertop", (marked,), keys, ways=(None, None, None))
    return pick(look, cursor, "languages", look.words("settings", COMPANION).language, rows, at)
