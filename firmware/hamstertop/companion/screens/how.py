"""The explanation of a game in three pages with pictures, opened from its set-up and from help."""

from ...content import CLEAN, PEEK, image, key
from ...words import COMPANION
from ..asking import series

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
    ends, ways = (None, key(words.skip, ("back",)), None, last), (None, None, (common.back, ("back",)))
    return series(look, cursor, "how", words.how, pages, ends, flags=(CLEAN, PEEK), ways=ways)
