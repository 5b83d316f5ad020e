"""What the interpretations of a house rule mean, opened from the list of house rules."""

from ... import words
from ...content import PEEK
from ...games import titles
from .. import story
from ..asking import series
from . import new_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content
    from ...words import Section
    from ..asking import Leaf
    from ..look import Look


def meaning(look: "Look", tracker: "Any", cursor: "int | None", title: str, index: int) -> "Content":
    """Show what a house rule's interpretations mean, beginning with the chosen one."""
    chosen, rule = new_game.begins_with(look, title)[1], titles.house(title).HOUSE.rows[index]
    sentences = _sentences(look, title, index, chosen)
    about = ""
    pages: list[Leaf] = []
    for number in range(len(rule[2])):
        about, word = story.house_rule(look.words("house", title), rule, number)
        if number == chosen[index]:
            cursor = len(pages) if cursor is None else cursor
        if number == chosen[index] or sentences[number] not in sentences[:number]:
            pages.append((word, sentences[number], None))
    return series(look, cursor, "meaning", about, pages, flags=(PEEK,))


def edition(look: "Look", tracker: "Any", cursor: "int | None", title: str) -> "Content":
    """Show how to know each edition of a game, or what is different in it."""
    words = look.words("editions", title)
    pages: list[Leaf] = [(name, words.means[number], None) for number, name in enumerate(words.names)]
    return series(look, cursor, "edition", words.about, pages, flags=(PEEK,))


def _sentences(look: "Look", title: str, index: int, chosen: "list[int]") -> list[str]:
    """Return a sentence for each interpretation of a house rule, from the text that has most different ones. Texts that
    mark the default as our ruling are preferred, and then those of help."""
    rows = titles.house(title).HOUSE.rows
    field, answers = rows[index][1:]
    facts = {row[1]: row[2][chosen[at]] for at, row in enumerate(rows)}

    def holds(condition: str) -> bool:
        """Return whether the part of a condition that is about house rules is true, and names this one."""
        named: list[str] = []

        def fact(name: str) -> "Any":
            named.append(name)
            return facts.get(name)

        return words.holds(condition, fact) and field in named

    best, most = [""] * len(answers), (0, False)
    names = look.sections(title)
    for name in [name for name in names if name[:5] == "help."] + [name for name in names if name[:5] != "help."]:
        for place in look.words(name, title, holds).varies(field):
            found = []
            for number, answer in enumerate(answers):
                facts[field] = answer
                found.append(_text(look.words(name, title, holds), place, number))
            rank = len(set(found)), "*" in found[0]
            if rank > most:
                best, most = found, rank
    return best


def _text(section: "Section", place: str, number: int) -> str:
    """Return a text, or the one for an interpretation, without sentences that need a number from a game. A page's
    explanation follows what the page says to do."""
    key, _, page = place.partition(".")
    text = section.get(place)
    if page.isdigit() and key in section:
        do, why = section["do"][int(page)], section["why"][int(page)]
        text = "%s %s" % (section.get("do." + page) or do, section.get("why." + page) or why)
    elif not isinstance(text, str):
        text = text[number]
    return ". ".join([part for part in text.split(". ") if "%" not in part])
