"""Content for common questions and for series of pages."""

from ..content import CLEAN, STAYS, amount, content, grid, key, line, listed, numbers, row, say
from ..words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..content import Action, Content, Line, Text
    from .lights import Scene
    from .look import Look

    Leaf = tuple[str, str, Any]  # what to do, why or how, and a block beside the text, or None

DARK = ("dark",)


def number(
    look: "Look",
    cursor: "int | None",
    id: str,
    question: "Text",
    then: "Callable[[int], Action]",
    hint: "Text" = "",
    heading: "Text" = "",
    least: int = 0,
    most: int = 99,
    start: int = 0,
    who: "int | None" = None,
    lights: "Scene" = DARK,
    topic: str = "",
    clean: bool = False,
    known: bool = True,
    also: "Sequence[Any]" = (),
) -> "Content":
    """Return a screen that asks for a number from `least` to `most`, beginning at `start`. `then(number)` returns the
    action for the number chosen.

    If `known` is False, `start` is only the most likely number, and players must press a key before they can confirm.
    `also` has additional blocks.
    """
    unset = cursor is None and not known
    at = start if cursor is None else cursor
    up = min(at + (0 if unset else 1), most)
    shown = [say(question, hint), numbers([amount(None if unset else at, "", least, most, start, then)])]
    keys = (
        key("+", ("at", up), repeats=True),
        key("–", ("at", max(at - 1, least))),
        None if unset else key(look.common.ok, then(at)),
    )
    flags = (CLEAN,) if clean else ()
    return content(id, heading, shown + list(also), keys, who, lights=lights, topic=topic, flags=flags)


def pick(
    look: "Look",
    cursor: "int | None",
    id: str,
    heading: "Text",
    rows: "Sequence[Line]",
    at: int = 0,
    who: "int | None" = None,
    topic: str = "",
    stays: bool = False,
    choose: str = "",
    ways: "Any" = None,
) -> "Content":
    """Return a screen that asks players to choose one of the lines `rows`, with line `at` marked initially. `choose` is
    the label of the right-hand key."""
    at = min(at if cursor is None else cursor, len(rows) - 1)
    keys = list_keys(len(rows), at, key(choose or look.common.choose, rows[at].action))
    return content(id, heading, (listed(rows, at),), keys, who, topic=topic, flags=(STAYS,) if stays else (), ways=ways)


def list_keys(count: int, at: int, right: "Any") -> "tuple[Any, Any, Any]":
    """Return the keys for a list with a marked line: down, up and `right`."""
    return key("▼", ("at", (at + 1) % count), repeats=True), key("▲", ("at", (at - 1) % count)), right


def player_line(look: "Look", seat: int, action: "Action", value: str = "") -> "Line":
    """Return a list line for the player at a seat."""
    return line(look.name(seat), action, value, "seats.HEADS.%d" % seat)


def leaves(
    look: "Look",
    cursor: "int | None",
    id: str,
    heading: "Text",
    pages: "Sequence[Leaf]",
    last: "Any",
    skip: "Any" = None,
    also_last: "Any" = None,
    **more: "Any",
) -> "Content":
    """Return one page of a series. The left key goes back a page, and the right key goes forward a page, or is `last`
    on the last one. The middle key is `skip`, or `also_last` on the last page. See `leaf` for `more`."""
    page, before, after = turning(look, cursor, pages)
    return leaf(page, id, heading, pages, (before, skip if after else also_last, after or last), **more)


def set_up(
    look: "Look",
    cursor: "int | None",
    id: str,
    heading: "Text",
    pages: "Sequence[Leaf]",
    last: "Any",
    skip: "Any" = None,
    also_last: "Any" = None,
) -> "Content":
    """Return a page of a title's set-up. The keys of the first page lead to an explanation of the game, to the other
    pages, and past them: to the last page if it has a question (`also_last`), otherwise straight into the game."""
    if cursor:
        return leaves(look, cursor, id, heading, pages, last, skip, also_last)
    words = look.words("explained", COMPANION)
    how = key((words.how, words.game), ("show", "how"))
    ready: Action = ("at", len(pages) - 1) if also_last else last.action
    keys = how, key(look.common.set_up, ("at", 1)), key(look.words("seating", COMPANION).ready, ready)
    return leaf(0, id, heading, pages, keys, counts=False)


def leaf(
    page: int,
    id: str,
    heading: "Text",
    pages: "Sequence[Leaf]",
    keys: "tuple[Any, Any, Any]",
    counts: bool = True,
    meant: str = "",
    flags: "Sequence[str]" = (CLEAN,),
    **more: "Any",
) -> "Content":
    """Return a page of `pages` with these keys. `meant` explains an asterisk, if the page has one; unless `counts` is
    False, the corner shows the page's number and the number of pages. `more` holds additional arguments for
    `content`."""
    do, why, beside = pages[page]
    corner = "%d / %d" % (page + 1, len(pages)) if counts and len(pages) > 1 else ""
    if meant and "*" in why:
        corner = meant + "    " + corner if corner else meant
    body = ((beside,) if beside else ()) + (say(do, why),)
    return content("%s.%d" % (id, page), heading, body, keys, corner=corner, flags=flags, **more)


def turning(look: "Look", cursor: "int | None", pages: "Sequence[Leaf]") -> "tuple[int, Any, Any]":
    """Return the number of the page that the cursor is on, and the keys to the previous and next pages (None for a page
    that does not exist)."""
    page = min(cursor or 0, len(pages) - 1)
    before = key(look.common.back_key, ("at", page - 1)) if page else None
    return page, before, key(look.common.next, ("at", page + 1)) if page + 1 < len(pages) else None


def seating(look: "Look", players: int) -> "Leaf":
    """Return the first page of every set-up, which shows the players' hamsters and names in seating order."""
    words, colours = look.words("seating", COMPANION), look.common.seats
    names = look.setting("names")
    rows = [row(seat, (), colours[seat] if names[seat] else "") for seat in range(players)]
    return words.named if any(names[:players]) else words.do, words.why, grid((), rows)
