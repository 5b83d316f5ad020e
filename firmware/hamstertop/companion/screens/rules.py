"""The rules of a game in play, opened from its menu."""

from ...content import line
from ...games import titles
from ...words import COMPANION
from ..asking import pick, series
from . import names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content
    from ..asking import Leaf
    from ..look import Look

MOST = 9  # answers to a search
LONGEST = 40  # letters in a search
SHORT = 2  # letters of the longest words that a search ignores


def rules(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List the topics of the rules that hold in this game. Each leads to its sentences, which are those of help, with
    asterisks for our rulings and for house rules. `RULES` in the title's screens has the topics in order. Where words
    can be typed, the first line searches them."""
    words = look.words("topics")
    rows = [line(words[topic], ("show", "what_now", topic, words[topic]), "▶") for topic in _topics(look)]
    if look.types:
        search = look.words("rules", COMPANION).search

        def asked(text: str) -> "Action":
            return ("open", found, text)

        rows.insert(0, line(search, ("open", names.name, search, "", asked, LONGEST), "▶"))
    return pick(look, cursor, "rules", look.common.rules, rows)


def found(look: "Look", tracker: "Any", cursor: "int | None", text: str) -> "Content":
    """Show the sentences that have most of these words, best first."""
    words = look.words("rules", COMPANION)
    pages: list[Leaf] = [(do, why, None) for do, why in answers(look, text)]
    return series(look, cursor, "found", words.search, pages or [(words.nothing, words.again, None)])


def answers(look: "Look", text: str) -> "list[tuple[str, str]]":
    """Return the sentences of help that answer a search, as they are true in this game: those with at least half as
    much in common with it as the best. A word counts more if fewer sentences have it."""
    pages = [page for topic in _topics(look) for page in look.words("help." + topic).pages()]
    texts = [" " + _plain(do + " " + why) for do, why in pages]
    scores = [0] * len(pages)
    for word in _plain(text).split():
        have = [at for at, said in enumerate(texts) if " " + word in said] if len(word) > SHORT else []
        for at in have:
            scores[at] += 1 + len(pages) // len(have)
    best = max(scores)
    ranked = sorted([(-score, at) for at, score in enumerate(scores) if score and 2 * score >= best])
    return [pages[at] for _, at in ranked[:MOST]]


def _plain(text: str) -> str:
    """Return text in lower case, with spaces for all that is neither a letter nor a digit."""
    return "".join([char if char.isalpha() or char.isdigit() or char > "~" else " " for char in text.lower()])


def _topics(look: "Look") -> "list[str]":
    return [topic for topic in titles.screens(look.title()).RULES if look.words("help." + topic).pages()]
