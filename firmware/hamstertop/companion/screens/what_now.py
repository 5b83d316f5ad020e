"""Help that explains the current moment of the game to players who do not know the rules."""

from ...content import CLEAN, PEEK, content, key
from ...games import titles
from ...words import COMPANION
from ..asking import leaf, series

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content
    from ..asking import Leaf
    from ..look import Look


def what_now(
    look: "Look", tracker: "Any", cursor: "int | None", topic: str, heading: str = "", to_game: bool = False
) -> "Content":
    """Show one to three pages on a topic, which is a phase of the game or the topic of a question. `heading` is its
    name in the rules. The last key leads back `to_game`, or else to another screen."""
    words, common = look.words("explained", COMPANION), look.common
    game = key((words.how, words.game), ("show", "how")) if hasattr(titles.screens(look.title()), "EXPLAINED") else None
    pages = _pages(look, topic)
    last = key(common.go_on if to_game else common.back_key, ("back",))
    id, heading, ways = "what_now." + topic, heading or common.what_now, (None, None, (common.back, ("back",)))
    return series(look, cursor, id, heading, pages, (None, game, game, last), flags=(PEEK,), ways=ways)


def first_time(look: "Look", tracker: "Any", cursor: None, topic: str, to_game: bool = False) -> "Content":
    """Show the first page of `what_now` automatically when something occurs for the first time. The keys leave it, for
    the game's own screen (`to_game`) or another one, or show the other pages. The left key leaves the other one too,
    which may have been opened by mistake."""
    pages = _pages(look, topic)
    also: Action = ("then", ("back",), ("show", "what_now", topic, "", to_game))
    more = key((look.common.what_now, look.common.more), also) if len(pages) > 1 else None
    last = key(look.common.go_on if to_game else look.common.next, ("back",))
    before = None if to_game else key("◀", ("then", ("back",), ("back",)))
    words, keys = look.words("explained", COMPANION), (before, more, last)
    id, ways = "first_time.%s" % topic, (None, None, None)
    return content(id, words.first, leaf(pages[0]), keys, flags=(CLEAN, PEEK), ways=ways)


def _pages(look: "Look", topic: str) -> "list[Leaf]":
    return [(do, why, None) for do, why in look.words("help." + topic).pages()]
