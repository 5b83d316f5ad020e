"""Pages at the beginning of a game: whether players know it, whether the same people play once more, and what to put
on the table."""

from ...content import CLEAN, content, image, key, say
from ...games import titles
from ...words import COMPANION
from . import new_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look


def again(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Ask whether the people of the finished game play again. For a title with `READY` in its screens, the section
    `again` of its words says what to put on the table. The corner says which options will differ from the defaults."""
    words, common, title = look.words("again", COMPANION), look.common, look.title()
    values, chosen = new_game.begins_with(look, title)
    event = new_game.event(title, values, chosen)
    same = new_game.with_players(title, event, tracker.players)
    pages = look.words("again").pages() if hasattr(titles.screens(title), "READY") else [(words.ask, "")]
    do, why = pages[0]
    keys = (
        key(words.change, ("game", title)),
        key(common.no, ("show", "tonight", title, event)),
        key(common.yes, ("again", same)),
    )
    body, corner = (say(do, why, words.ask if why else ""),), ", ".join(new_game.options(look, title, same))
    return content("again", common.again, body, keys, corner=corner, flags=(CLEAN,))


def table(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Say what to put on the table, if the game has begun otherwise."""
    do, why = look.words("again").pages()[0]
    keys = None, None, key(look.common.go_on, ("back",))
    return content("table", titles.name(look.title(), look), (say(do, why), image("hamster.HAMSTER")), keys)


def known(look: "Look", tracker: "Any", cursor: None, title: str) -> "Content":
    """Ask, once for each title, whether players know it."""
    words = look.words("knows", COMPANION)
    keys = key(words.known, ("knows", title, True)), None, key(words.new, ("knows", title, False))
    body = say(words.ask, words.why), image("hamster.HAMSTER", caption=("hold.HOURGLASS", look.common.hold_hint))
    return content("known", titles.name(title, look), body, keys, flags=(CLEAN,))
