"""Content for common questions and for series of pages."""

from ..content import CLEAN, amount, content, grid, key, line, listed, numbers, row, say
from ..words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..content import Action, Amount, Content, Line, Lines, Numbers, Say, Text
    from ..games import Event
    from .look import Look

    Leaf = tuple[str, str, Any]  # what to do, why or how, and a block beside the text, or None

STEP = 5  # number of lines that a press scrolls: as many as the smallest display shows


def number(look: "Look", cursor: "int | None", asked: "Amount") -> "tuple[Numbers, tuple[Any, Any, Any]]":
    """Return a block that shows a number to enter, and the keys that change and confirm it. It begins with the possible
    number nearest to the one that `asked` has.

    If `asked` has no number, it only suggests its typical one, and players must press a key before they can confirm.
    """
    likely = min(max(asked.typical if asked.number is None else asked.number, asked.least), asked.most)
    unset = cursor is None and asked.number is None
    at = likely if cursor is None else cursor
    up = min(at + (0 if unset else 1), asked.most)
    keys = (
        key("+", ("at", up), repeats=True),
        key("–", ("at", max(at - 1, asked.least))),
        None if unset else key(look.common.ok, asked.action(at)),
    )
    return numbers([amount(None if unset else at, "", asked.least, asked.most, likely, asked.action)]), keys


def enter(
    look: "Look", cursor: "int | None", id: str, heading: "Text", order: "Say", asked: "Amount", **rest: "Any"
) -> "Content":
    """Return a screen that says what number to enter and asks for it. `rest` is passed on to `content`."""
    block, keys = number(look, cursor, asked)
    return content(id, heading, (order, block), keys, **rest)


def pick(
    look: "Look", cursor: "int | None", id: str, heading: "Text", rows: "Sequence[Line]", at: int = 0, **rest: "Any"
) -> "Content":
    """Return a screen that asks players to choose one of the lines `rows`, with line `at` marked initially. `rest` is
    passed on to `content`."""
    marked, keys = choice(look, cursor, rows, at)
    return content(id, heading, (marked,), keys, **rest)


def choice(
    look: "Look", cursor: "int | None", rows: "Sequence[Line]", at: int = 0, label: str = ""
) -> "tuple[Lines, tuple[Any, Any, Any]]":
    """Return a list of lines with its keys. `label` is the label of the right key, or "" for the usual one. A list that
    has become empty can only be left."""
    if not rows:
        return listed(rows, 0), (None, None, key(look.common.back_key, ("back",)))
    at = min(at if cursor is None else cursor, len(rows) - 1)
    return listed(rows, at), list_keys(len(rows), at, key(label or look.common.choose, rows[at].action))


def list_keys(count: int, at: int, right: "Any", from_top: bool = True) -> "tuple[Any, Any, Any]":
    """Return the keys for a list with a marked line: down, up and `right`. `from_top` says whether up leads from the
    first line to the last."""
    up = key("▲", ("at", (at - 1) % count)) if at or from_top else None
    return key("▼", ("at", (at + 1) % count), repeats=True), up, right


def scroll_keys(look: "Look", count: int, last: int) -> "tuple[Any, Any, Any]":
    """Return the keys for a record up to line `last`: down and up, if it is longer than STEP, and back."""
    down = key("▼", ("at", min(count, last + STEP)), repeats=True) if count > STEP else None
    up = key("▲", ("at", max(STEP, last - STEP))) if count > STEP else None
    return down, up, key(look.common.back_key, ("back",))


def correction(look: "Look", tracker: "Any", event: "Event") -> "Action":
    """Return the action for an event that corrects a count. It asks for confirmation if this ends the game. C-5."""
    after = tracker.copy()
    after.apply(event)
    action: Action = ("do", event)
    return ("ask", look.common.ends, action) if after.ended and not tracker.ended else action


def player_line(look: "Look", seat: int, action: "Action", value: str = "") -> "Line":
    """Return a list line for the player at a seat."""
    return line(look.name(seat), action, value, "seats.HEADS.%d" % seat)


def series(
    look: "Look",
    cursor: "int | None",
    id: str,
    heading: "Text",
    pages: "Sequence[Leaf]",
    ends: "tuple[Any, Any, Any, Any] | None" = None,
    topics: "Sequence[str]" = (),
    **rest: "Any",
) -> "Content":
    """Return a screen that shows one page of a series. The left key goes back a page, and the right one forward.

    Args:
        ends: the first page's left key, the middle key before the last page, and the last page's middle and right keys;
            None if there is only a last key, which leaves the screen.
        topics: each page's topic of help, if it is not the phase's.
        rest: further arguments of `content`.
    """
    page = min(cursor or 0, len(pages) - 1)
    first, skip, also_last, last = ends or (None, None, None, key(look.common.back_key, ("back",)))
    before = key("◀", ("at", page - 1)) if page else first
    after = key(look.common.next, ("at", page + 1)) if page + 1 < len(pages) else None
    keys = before, skip if after else also_last, after or last
    corner = "%d / %d" % (page + 1, len(pages)) if len(pages) > 1 else ""
    topic = topics[page] if topics else ""
    return content("%s.%d" % (id, page), heading, leaf(pages[page]), keys, corner=corner, topic=topic, **rest)


def set_up(
    look: "Look",
    cursor: "int | None",
    id: str,
    heading: "Text",
    pages: "Sequence[Leaf]",
    topics: "Sequence[str]",
    last: "Any",
    also_last: "Any" = None,
) -> "Content":
    """Return a page of a title's set-up, each of which has its topic of help. The left key of the first page leads to
    an explanation of the game, and the middle key past the set-up: to the last page if it has a question
    (`also_last`), otherwise straight into the game."""
    words = look.words("explained", COMPANION)
    ready: Action = ("at", len(pages) - 1) if also_last else last.action
    ends = key((words.how, words.game), ("show", "how")), key(words.skip, ready), also_last, last
    return series(look, cursor, id, heading, pages, ends, topics, flags=(CLEAN,))


def leaf(page: "Leaf") -> "tuple[Any, ...]":
    """Return the blocks of a page."""
    do, why, beside = page
    return ((beside,) if beside else ()) + (say(do, why),)


def seating(look: "Look", players: int) -> "Leaf":
    """Return the first page of every set-up, which shows the players' hamsters and names in seating order."""
    words, colours = look.words("seating", COMPANION), look.common.seats
    named = [look.name(seat) != colours[seat] for seat in range(players)]
    rows = [row(seat, (), colours[seat] if named[seat] and look.lit else "") for seat in range(players)]
    do, why = (words.named, words.in_order) if any(named) else (words.do, words.why)
    if any(named) and look.lit:
        why += " " + words.lights
    return do, why, grid((), rows)
