"""Players can read every rule: `tests/shown` names the screens that show each rule, and quotes them."""

import tomllib
from pathlib import Path

import pytest

import rulebook
import tour
import tours
from hamstertop import words
from hamstertop.companion import titles
from hamstertop.words import making

ENTRIES = rulebook.entries()
SHOWN = Path(__file__).with_name("shown")
Places = dict[str, str | list[str]]  # words quoted from a screen, or from "help", a title and a topic


class Reader:
    """The text of all help, and of the tour's screens, whose legs are read only when needed."""

    def __init__(self) -> None:
        self._words: dict[str, dict[str, str]] = {"help": {}}  # by leg
        for title in titles.names():
            for section in making.sections("en", title):
                if section.startswith("help."):
                    pages = words.catalogue("en").section(title, section).pages()
                    topic = section.removeprefix("help.")
                    self._words["help"][f"help {title} {topic}"] = _plain(" ".join(" ".join(page) for page in pages))

    def words(self, document: str, places: set[str]) -> dict[str, str]:
        """Return the words shown in each place. Read other titles' legs only if a place is still missing."""
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


def problems(places: Places | str, words: dict[str, str]) -> list[str]:
    """Return the problems with the places where a rule is shown, or [] if the screens show what is quoted. If no screen
    shows the rule, `places` is the reason."""
    if not places:
        return ["neither a screen nor a reason"]
    if isinstance(places, str):
        return []
    quoted = [
        (name, phrase) for name, given in places.items() for phrase in ([given] if isinstance(given, str) else given)
    ]
    return [
        f"{name} does not say {phrase!r}" if name in words else f"there is no {name}"
        for name, phrase in quoted
        if _plain(phrase) not in words.get(name, "")
    ]


@pytest.mark.parametrize("document", sorted({entry.document for entry in ENTRIES}))
def test_every_rule_is_shown_on_the_screens_listed_for_it(document: str, reader: Reader) -> None:
    shown: dict[str, Places | str] = tomllib.loads((SHOWN / f"{document}.toml").read_text("utf-8"))
    assert list(shown) == [entry.id for entry in ENTRIES if entry.document == document]
    words = reader.words(document, {name for places in shown.values() if isinstance(places, dict) for name in places})
    wrong = {name: found for name, places in shown.items() if (found := problems(places, words))}
    assert wrong == {}


def test_quotes_that_a_screen_no_longer_shows_are_reported() -> None:
    words = {"turn": "Anna rolls for everybody"}
    assert problems({"turn": "rolls for everybody"}, words) == []
    assert problems({"turn": ["rolls", "Anna"]}, words) == []
    assert problems({"turn": "flips a card"}, words) == ["turn does not say 'flips a card'"]
    assert problems({"gone": "rolls"}, words) == ["there is no gone"]
    assert problems("the device counts it", words) == []
    assert problems({}, words) == problems("", words) == ["neither a screen nor a reason"]
