"""The explanation of a game in three pages with pictures, opened from its set-up and from help."""

from ...content import CLEAN, PEEK, content, image, key
from ...words import COMPANION
from ..asking import leaf, leaves, numbered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look


def how(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """Show the pages in the title's section `how`, each with its picture. A single press closes them."""
    words, common = look.words("explained", COMPANION), look.common
    pages = []
    for index, (do, why) in enumerate(look.words("how").pages()):
        pages.append((do, why, image("how_%s.PAGES.%d" % (look.title(), index))))
    page, keys = leaves(look, cursor, pages, key(common.go_on, ("back",)), key(words.skip, ("back",)))
    ways = None, None, (common.back, ("back",))
    corner, flags = numbered(page, pages), (CLEAN, PEEK)
    return content("how.%d" % page, words.how, leaf(pages[page]), keys, corner=corner, flags=flags, ways=ways)
