"""The page that begins a game's next session: what happened last, whose turn it is, and what must lie on the table."""

from ...content import CLEAN, PEEK, content, key, say
from ...games import titles
from ...words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look


def where(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Show where the game stands. `TABLE` in the title's screens returns what must lie on the table: text and a block,
    or None. `BAR`, if the title has it, returns what its bar says of the table."""
    words, seat, last = look.words("where", COMPANION), tracker.to_act, look.last()
    screens = titles.screens(look.title())
    text, block = screens.TABLE(look, tracker)
    turn = words.turn % look.name(seat) if seat is not None else words.everybody
    happened = words.last % last[0] if last else ""
    body = (say(turn, (happened + "\n" + text).strip()),) + ((block,) if block else ())
    keys = key(tuple(words.other), ("game", look.title())), None, key(look.common.go_on, ("back",))
    corner = screens.BAR(look, tracker) if block and hasattr(screens, "BAR") else ""
    lights = ("dark",) if seat is None else ("seat", seat)
    return content("where", words.title, body, keys, corner=corner, lights=lights, flags=(CLEAN, PEEK))


def asked(look: "Look", tracker: "Any") -> bool:
    """Return whether a game that is resumed begins with this page: if it has begun, is not over and can say it."""
    return not tracker.over and look.last() is not None and hasattr(titles.screens(look.title()), "TABLE")
