"""The events of the open game: what has happened, and how far to go back."""

from ...content import USUAL, content, key, line, lines, record
from ...words import COMPANION
from ..asking import list_keys, scroll_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...content import Action, Content, Line
    from ..look import Look


def log(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the open game's events in words, newest last, without annotations."""

    def get(first: int, stop: int) -> "Sequence[str]":
        return [text for text, _ in look.log(first, stop)]

    count = look.logged()
    last = count if cursor is None else cursor
    body, keys = (record(count, last, get),), scroll_keys(look, count, last)
    return content("log", look.common.log, body, keys, corner="%d / %d" % (last, count))


def back_to(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the open game's events, newest first, to undo all down to the marked one. The last line brings back the game
    that this one replaced, if it can still be brought back."""
    common, count = look.common, look.logged()

    def get(first: int, stop: int) -> "Sequence[Line]":
        rows: list[Line] = []
        for at, (text, seat) in enumerate(reversed(look.log(max(count - stop, 1), count - first)), first):
            head = None if seat is None else "seats.HEADS.%d" % seat
            rows.append(line(text, ("back_to", count - at - 1), picture=head))
        if stop == count:
            rows.append(line(look.words("instead", COMPANION)["back.ask"], before(look)))
        return rows

    steps = count - 1  # the event that began the game stays
    length = steps + look.replaces()
    at = min(cursor or 0, length - 1)
    label, corner = (common.undo_steps, common.steps % (at + 1)) if at < steps else (common.choose, "")
    right = key(label, get(at, at + 1)[0].action)
    keys = list_keys(length, at, right, False)  # a press of the middle key that meant help must not mark the whole game
    body, ways = (lines(length, at, get),), (None, None, USUAL)
    return content("back_to", common.back_to, body, keys, corner=corner, ways=ways)


def before(look: "Look") -> "Action":
    """Return the action that asks whether to go back to the game that this one replaced."""
    words = look.words("instead", COMPANION)
    return ("ask", words["back.ask"], ("bring_back",), words["back.why"])
