"""Help that explains the current moment of the game to players who do not know the rules."""

from ...content import CLEAN, PEEK, content, key
from ...games import titles
from ...saving.settings import NEVER
from ...words import COMPANION
from ..asking import leaf, leaves, numbered, turning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..asking import Leaf
    from ..look import Look


def what_now(look: "Look", tracker: "Any", cursor: "int | None", topic: str) -> "Content":
    """Show one to three pages on a topic, which is a phase of the game or the topic of a question."""
    words, common = look.words("explained", COMPANION), look.common
    game = key((words.how, words.game), ("show", "how")) if hasattr(titles.screens(look.title()), "EXPLAINED") else None
    pages = _pages(look, tracker, topic)
    page, keys = leaves(look, cursor, pages, key(common.go_on, ("back",)), game, game)
    ways = None, None, (common.back, ("back",))
    id, corner = "what_now.%s.%d" % (topic, page), numbered(page, pages, words.open)
    return content(id, common.what_now, leaf(pages[page]), keys, corner=corner, flags=(PEEK,), ways=ways)


def first_time(look: "Look", tracker: "Any", cursor: "int | None", topic: str) -> "Content":
    """Show the pages of `what_now` automatically when something occurs for the first time. The keys leave the help,
    show more, or turn off such explanations."""
    words = look.words("explained", COMPANION)
    pages = _pages(look, tracker, topic)
    page, before, after = turning(look, cursor, pages)
    never = key(words.never, ("then", ("back",), ("set", "explains", NEVER)))
    keys = before or never, after, key(look.common.go_on, ("back",))
    id, corner, flags = "first_time.%s.%d" % (topic, page), numbered(page, pages, words.open), (CLEAN, PEEK)
    return content(id, words.first, leaf(pages[page]), keys, corner=corner, flags=flags, ways=(None, None, None))


def _pages(look: "Look", tracker: "Any", topic: str) -> "list[Leaf]":
    return [(do, why, None) for do, why in look.words("help." + topic).pages(tracker)]
