"""The explanation of a game in three pages with pictures, opened from its set-up and from help."""

from ...content import CLEAN, PEEK, content, image, key
from ...words import COMPANION
from ..asking import leaf, leaves, numbered

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look


def how(look: "Look", tracker: "Any", cursor: "int | None", begins: bool = False) -> "Content":
    """Show the pages in the title's section `how`, each with its picture. A single press closes them, to go on with a
    game that `begins` or to go back."""
    words, common = look.words("explained", COMPANION), look.common
    pages = []
    for index, (do, why) in enumerate(look.words("how").pages()):
        pages.append((do, why, image("how_%s.PAGES.%d" % (look.title(), index))))
    last = key(common.next if begins else common.back_key, ("back",))
    page, keys = leaves(look, cursor, pages, last, key(words.skip, ("back",)))
    ways = None, None, (common.back, ("back",))
    corner, flags = numbered(page, pages), (CLEAN, PEEK)
    return content("how.%d" % page, words.how, leaf(pages[page]), keys, corner=corner, flags=flags, ways=ways)
