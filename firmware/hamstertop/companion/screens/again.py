"""Pages at the beginning of a game: whether players know it, whether the same people play once more, and what to put
on the table."""

from ...content import CLEAN, content, image, key, say
from ...games import titles
from ...words import COMPANION, holds
from . import new_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content
    from ...games import Event
    from ..look import Look


def again(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Ask whether the people of the finished game play again. For a title with `READY` in its screens, the section
    `again` of its words says what to put on the table. The corner says which options will differ from the defaults."""
    words, common, title = look.words("again", COMPANION), look.common, look.title()
    values, chosen = new_game.begins_with(look, title)
    event = new_game.event(title, values, chosen)
    same_people = new_game.with_players(title, event, tracker.players)
    do, why = _pages(look, title, event)[0] if same(look, title, event) else (words.ask, "")
    keys = (
        key(words.change, ("game", title)),
        key(common.no, ("show", "tonight", title, event)),
        key(common.yes, ("again", same_people)),
    )
    body, corner = (say(do, why, words.ask if why else ""),), ", ".join(new_game.options(look, title, same_people))
    return content("again", common.again, body, keys, corner=corner, flags=(CLEAN,))


def same(look: "Look", title: str, event: "Event") -> bool:
    """Return whether players of the finished game know how to set up the one that this event begins."""
    ready = hasattr(titles.screens(title), "READY")
    alike = ready and titles.variant(title, event) == titles.variant(title, next(look.events()))
    return alike or new_game.known(look, title, event)


def table(look: "Look", tracker: "Any", cursor: None, title: str, event: "Event", action: "Action") -> "Content":
    """Say what to put on the table before the action that begins the game."""
    do, why = _pages(look, title, event)[0]
    keys = key("◀", ("back",)), None, key(look.common.go_on, action)
    return content("table", titles.name(title, look), (say(do, why), image("hamster.HAMSTER")), keys)


def _pages(look: "Look", title: str, event: "Event") -> "list[tuple[str, str]]":
    """Return what to put on the table for the game that this event begins."""
    facts = {field: value for (field, _, _), value in zip(titles.house(title).SETUP, event[1:])}
    return look.words("again", title, lambda condition: holds(condition, facts.get)).pages()


def known(look: "Look", tracker: "Any", cursor: None, title: str) -> "Content":
    """Ask, once for each title, whether players know it."""
    words = look.words("knows", COMPANION)
    keys = key(words.known, ("knows", title, True)), None, key(words.new, ("knows", title, False))
    body = say(words.ask, words.why), image("hamster.HAMSTER", caption=("hold.HOURGLASS", look.common.hold_hint))
    return content("known", titles.name(title, look), body, keys, flags=(CLEAN,))
