"""The events of the open game, newest last."""

from ...content import content, key, record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look

STEP = 5  # number of lines that a press scrolls: as many as the smallest display shows


def log(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the open game's events in words, without annotations, which only record the time."""
    count = look.logged()
    last = count if cursor is None else cursor
    keys = (
        key("▼", ("at", min(count, last + STEP)), repeats=True),
        key("▲", ("at", max(min(STEP, count), last - STEP))),
        key(look.common.back_key, ("back",)),
    )
    body = (record(count, last, look.log),)
    return content("log", look.common.log, body, keys, corner="%d / %d" % (last, count))
