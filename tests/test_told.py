"""What players must know is told: each rule names a screen that says it, and the words are read in its content.

A cell of the column `shown` has, for each place, the name of a frame of the tour (or `help` and a topic) and words that
stand there, as in `turn_rolled` "Plug it"; or "not shown: " and the reason.
"""

import re

import pytest

import rulebook
import tour
import tours
from hamstertop import words
from hamstertop.companion import titles
from hamstertop.words import making

ENTRIES = rulebook.entries()
PLACE = re.compile(r'`([^`]+)` "([^"]+)"')
UNTOLD = "not shown: "


class Reader:
    """What is read on the screens of the tour, leg by leg as it is asked for, and the words of all help."""

    def __init__(self) -> None:
        self._words: dict[str, dict[str, str]] = {"help": {}}  # by leg
        for title in titles.names():
            for section in making.sections("en", title):
                if section.startswith("help."):
                    pages = words.catalogue("en").section(title, section).pages()
                    topic = section.removeprefix("help.")
                    self._words["help"][f"help {title} {topic}"] = _plain(" ".join(" ".join(page) for page in pages))

    def words(self, document: str, places: set[str]) -> dict[str, str]:
        """By place; those of its own title, and of all others only if some place is not there."""
        found = dict(self._words["help"])
        legs = tour.legs()
        for leg in sorted(legs, key=lambda leg: leg.split("_", 1)[1] != document):
            if leg.split("_", 1)[1] == document or places - set(found):
                found |= self._read(leg)
        return found

    def _read(self, leg: str) -> dict[str, str]:
        if leg not in self._words:
            self._words[leg] = {page.name: _plain(" ".join(page.texts)) for page in tours.leg("en", leg).pages}
        return self._words[leg]


def _plain(string: str) -> str:
    return " ".join(string.split())


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


def problems(cell: str, words: dict[str, str]) -> list[str]:
    """Return what is wrong with a cell of the column; nothing if the screens say what it claims."""
    if cell.startswith(UNTOLD):
        return [] if len(cell) > len(UNTOLD) + 5 else ["a reason is missing"]
    places = PLACE.findall(cell)
    if not places or PLACE.sub("", cell).strip("; "):
        return [f'{cell!r} is neither `screen` "words", … nor "{UNTOLD}…"']
    return [
        f"{name} does not say {phrase!r}" if name in words else f"there is no {name}"
        for name, phrase in places
        if _plain(phrase) not in words.get(name, "")
    ]


@pytest.mark.parametrize("document", sorted({entry.document for entry in ENTRIES}))
def test_every_rule_is_told_where_its_row_says(document: str, reader: Reader) -> None:
    cells = {entry.id: entry.cells["shown"] for entry in ENTRIES if entry.document == document}
    words = reader.words(document, {place for cell in cells.values() for place, _ in PLACE.findall(cell)})
    wrong = {name: found for name, cell in cells.items() if (found := problems(cell, words))}
    assert wrong == {}


def test_words_that_a_screen_no_longer_says_are_found() -> None:
    words = {"turn": "Anna rolls for everybody"}
    assert problems('`turn` "rolls for everybody"', words) == []
    assert problems('`turn` "rolls"; `turn` "Anna"', words) == []
    assert problems('`turn` "flips a card"', words) == ["turn does not say 'flips a card'"]
    assert problems('`gone` "rolls"', words) == ["there is no gone"]
    assert problems("*Turn*", words) != []
    assert problems("not shown: ", words) != []
    assert problems("not shown: the device counts it", words) == []
