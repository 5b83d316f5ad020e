"""Content for common questions and for pages to leaf through."""

from ..content import CLEAN, STAYS, amount, content, grid, key, line, listed, numbers, row, say
from ..words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..content import Action, Content, Line, Text
    from .lights import Scene
    from .look import Look

    Leaf = tuple[str, str, Any]  # what to do, why or how, and a block next to it or None

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
    """Return a screen that asks for a number from `least` to `most`, beginning at `start`. `then(number)` is the action
    for the number chosen.

    If `known` is False, `start` is only the likeliest number, and players must press a key before they can confirm.
    `also` has further blocks.
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
    """Return a screen that asks for one of the lines `rows`, with line `at` marked at first. `choose` is the label of
    the right-hand key."""
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
    who: "int | None" = None,
    lights: "Scene" = DARK,
    topic: str = "",
    flags: "Sequence[str]" = (CLEAN,),
    ways: "Any" = None,
    first: "Any" = None,
    also_last: "Any" = None,
    meant: str = "",
    sets_up: bool = False,
    brief: bool = False,
) -> "Content":
    """Return one of several pages to leaf through. `meant` explains an asterisk in the text.

    The left key goes back, or is `first` on the first page. The right key goes to the next page, or is `last` on the
    last page. The middle key is `skip`, or `also_last` on the last page. If `brief`, the right key is always `last` and
    the middle one goes to the next page.

    If `sets_up`, the pages explain how to set up a game. The first page then offers to show them, to explain the game,
    or to continue: with the last page if it asks a question (`also_last`), otherwise with the action of `last`.
    """
    page = min(cursor or 0, len(pages) - 1)
    do, why, beside = pages[page]
    ends = page == len(pages) - 1
    left = key(look.common.back_key, ("at", page - 1)) if page else first
    onward = None if ends else key(look.common.next, ("at", page + 1))
    keys = (left, onward, last) if brief else (left, also_last if ends else skip, onward or last)
    corner = "%d / %d" % (page + 1, len(pages)) if len(pages) > 1 else ""
    if sets_up and not page:
        words = look.words("explained", COMPANION)
        ready: Action = ("at", len(pages) - 1) if also_last else last.action
        keys = (
            key((words.how, words.game), ("show", "how")),
            key(look.common.set_up, ("at", 1)),
            key(look.words("seating", COMPANION).ready, ready),
        )
        corner = ""
    if meant and "*" in why:
        corner = meant + "    " + corner if corner else meant
    body = ((beside,) if beside else ()) + (say(do, why),)
    return content(
        "%s.%d" % (id, page), heading, body, keys, who, corner, ways=ways, lights=lights, topic=topic, flags=flags
    )


def seating(look: "Look", players: int) -> "Leaf":
    """Return the first page of every set-up, which shows the players' hamsters and names in seating order."""
    words, colours = look.words("seating", COMPANION), look.common.seats
    names = look.settings.names
    rows = [row(seat, (), colours[seat] if names[seat] else "") for seat in range(players)]
    return words.named if any(names[:players]) else words.do, words.why, grid((), rows)
