"""Messages for players: notices, errors and sleep."""

from ...content import CLEAN, NOTICE, content, image, key, say
from ...words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...content import Content
    from ..look import Look

PICTURES = {
    "cut": "DAMAGED",
    "foreign": "UNREADABLE",
    "unreadable": "UNREADABLE",
    "formatted": "UNSAVED",
    "unsaved": "UNSAVED",
    "panel": "SCREEN",
    "stuck": "DICE",
    "battery_low": "BATTERY",
    "fault": "WRONG",
}
NO_WAYS = None, None, None
LONGEST = 80  # maximum length of an error message


def notice(look: "Look", tracker: "Any", cursor: None, about: str) -> "Content":
    """Show the headline and advice on a topic from the section `notice`."""
    return _notice(look, about, (None, None, key(look.common.ok, ("back",))), (NOTICE,))


def first_light(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Show, once, how to avoid full refreshes, which flash, if nobody has confirmed that partial refreshes work."""
    words = look.words("notice", COMPANION)
    check = key(words.check, ("then", ("back",), ("check",)))
    return _notice(look, "first_light", (check, None, key(words.later, ("back",))))


def fault(look: "Look", tracker: "Any", cursor: None, error: str) -> "Content":
    """Show that an error has stopped an action, and that the game is in its last stored state. The keys continue, undo
    one step or go to the first screen, as far as the error allows."""
    common = look.common
    undo = key(look.words("notice", COMPANION).undo, ("take_back",)) if look.count() > 1 else None
    on = key(common.go_on, ("play",) if look.title() else ("home",))
    return _notice(look, "fault", (key(common.first_page, ("home",)), undo, on), error=error[:LONGEST])


def _notice(look: "Look", about: str, keys: "Sequence[Any]", flags: "Sequence[str]" = (), error: str = "") -> "Content":
    words = look.words("notice", COMPANION)
    picture = image("notices." + PICTURES[about] if about in PICTURES else "hamster.HEAD")
    advice = words[about + ".advice"] + ("\n" + error if error else "")
    body = picture, say(words[about + ".headline"], advice)
    return content("notice." + about, words.title, body, keys, ways=NO_WAYS, flags=flags)


def asleep(look: "Look", tracker: "Any", cursor: None) -> "Content":
    """Show the image that stays on the panel while the board sleeps. The key that wakes the board does nothing else."""
    words = look.words("asleep", COMPANION)
    wake = key(words.wake, ("back",))
    body = say(words.headline, words.advice if look.title() else ""), image("hamster.HAMSTER")
    return content("asleep", words.title, body, (wake, wake, wake), ways=NO_WAYS, flags=(CLEAN,))
