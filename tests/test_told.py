"""What players must know is told: each rule names a screen that says it, and the words on the screen are read.

A cell of the column `told` has, for each place, the name of a frame of the tour (or `help` and a topic) and words that
stand there, as in `turn_rolled` "Plug it"; or "needs no telling: " and the reason.
"""

import re

import pytest

import rulebook
import tours
from hamstertop import words
from hamstertop.companion import titles
from hamstertop.words import making

ENTRIES = rulebook.entries()
PLACE = re.compile(r'`([^`]+)` "([^"]+)"')
UNTOLD = "needs no telling: "


class Reader:
    """The words of each frame of the tour, and of all help."""

    def __init__(self) -> None:
        self.words = {page.name: _plain(" ".join(text for _, _, text in page.written)) for page in tours.pages()}
        for title in titles.names():
            for section in making.sections("en", title):
                if section.startswith("help."):
                    pages = words.catalogue("en").section(title, section).pages()
                    topic = section.removeprefix("help.")
                    self.words[f"help {title} {topic}"] = _plain(" ".join(" ".join(page) for page in pages))


def _plain(string: str) -> str:
    return " ".join(string.split())


@pytest.fixture(scope="module")
def reader() -> Reader:
    return Reader()


def problems(cell: str, words: dict[str, str]) -> list[str]:
    """What is wrong with a cell of the column; nothing if the screens say what it claims."""
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
    wrong = {
        entry.id: found
        for entry in ENTRIES
        if entry.document == document
        if (found := problems(entry.cells["told"], reader.words))
    }
    assert wrong == {}


def test_words_that_a_screen_no_longer_says_are_found() -> None:
    words = {"turn": "Anna rolls for everybody"}
    assert problems('`turn` "rolls for everybody"', words) == []
    assert problems('`turn` "rolls"; `turn` "Anna"', words) == []
    assert problems('`turn` "flips a card"', words) == ["turn does not say 'flips a card'"]
    assert problems('`gone` "rolls"', words) == ["there is no gone"]
    assert problems("*Turn*", words) != []
    assert problems("needs no telling: ", words) != []
    assert problems("needs no telling: the device counts it", words) == []
