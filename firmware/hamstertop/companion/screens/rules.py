"""The rules of a game in play, opened from its menu."""

from ...content import line
from ...games import titles
from ...words import COMPANION
from ..asking import pick

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ..look import Look


def rules(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the topics of the rules that hold in this game. Each leads to its sentences, which are those of help, with
    asterisks for our rulings and for house rules. `RULES` in the title's screens has the topics in order. Where words
    can be typed, the first line searches them."""
    words = look.words("topics")
    rows = [line(words[topic], ("show", "what_now", topic, words[topic]), "▶") for topic in topics(look)]
    if look.types:
        rows.insert(0, line(look.words("rules", COMPANION).search, ("show", "search.entry"), "▶"))
    return pick(look, cursor, "rules", look.common.rules, rows)


def topics(look: "Look") -> "list[str]":
    return [topic for topic in titles.screens(look.title()).RULES if look.words("help." + topic).pages()]
