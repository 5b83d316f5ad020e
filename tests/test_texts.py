"""Texts: every language has every text, every event has words, and nothing is cut off on any screen."""

import re
import types
from pathlib import Path

import pytest

import tour
from hamstertop import games
from hamstertop.companion import texts, titles
from hamstertop.companion.screen import BOTTOM
from hamstertop.drawing import canvas as drawing

COMPANION = Path(texts.__file__).parents[1]
GAMES = Path(games.__file__).parent
TITLES = titles.names()
MORE = [f"{title}.more" for title in TITLES if (GAMES / title / "more.py").is_file()]
PARTS = [*texts.OWN, *TITLES, *MORE]
LANGUAGES = texts.languages()
BY_NAME = {"LOG", "VALUES", "NEW_GAME", "HOUSE"}  # what screens of no title read of a title's texts
BY_TROUBLE = {"CUT", "FOREIGN", "UNREADABLE"}  # notices that are named by what a journal says, in lower case


def constants(module: types.ModuleType) -> dict[str, object]:
    return {name: value for name, value in vars(module).items() if name.isupper()}


def shape(text: object) -> object:
    """What must be the same in every language: the nesting and the places to fill in."""
    if isinstance(text, str):
        return sorted(re.findall(r"%(?:\(\w+\))?[+]?[ds%]", text))
    if isinstance(text, dict):
        return {key: shape(value) for key, value in text.items()}
    assert isinstance(text, tuple)
    return [shape(part) for part in text]


def source(folder: Path) -> str:
    files = [file for file in folder.rglob("*.py") if file.stem != "en" and "texts" not in file.parts]
    return "".join(file.read_text(encoding="utf-8") for file in files)


class Speaking:
    """Has the texts of a language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def text(self, part: str) -> types.ModuleType:
        return texts.load(self.language, part)

    def name(self, seat: int) -> str:
        return str(seat)


@pytest.mark.parametrize("part", PARTS)
def test_every_text_is_used(part: str) -> None:
    """A title's by its own screens, all others by the companion or a title."""
    title = part.split(".")[0]
    code = source(GAMES / title) if title in TITLES else source(COMPANION) + source(GAMES)
    names = set(constants(texts.load("en", part))) - (BY_NAME if title in TITLES else BY_TROUBLE)
    assert {name for name in names if not re.search(rf"\b{name}\b", code)} == set()


def test_the_parts_are_all_the_english_texts_there_are() -> None:
    english = {file.stem for file in (COMPANION / "texts" / "en").glob("*.py")} - {"__init__"}
    assert english == set(texts.OWN)
    assert {file.parent.name for file in GAMES.glob("*/en.py")} == set(TITLES)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str, title: str) -> None:
    log = texts.of(Speaking(language), title, "LOG")
    stories = getattr(titles.screens(title), "STORIES", {})
    for kind, _, phases in titles.tracker(title).EVENTS:
        wanted = {kind} if kind in log else {f"{kind} {phase}" for phase in phases}
        assert kind in stories or wanted <= set(log), kind


@pytest.mark.parametrize("title", [title for title in TITLES if (GAMES / title / "house.py").is_file()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_new_game_has_words(language: str, title: str) -> None:
    words, house = texts.load(language, title), titles.house(title)
    assert set(words.NEW_GAME) == {field for field, _, _ in house.SETUP}
    rows = house.HOUSE.rows if house.HOUSE else ()
    lines = texts.of(Speaking(language), title, "HOUSE") if rows else {}
    assert {field if field in lines else name: len(readings) + 1 for name, field, readings in rows} == {
        name: len(line) for name, line in lines.items()
    }


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_english_is_there_with_the_same_places_to_fill_in(language: str, part: str) -> None:
    english, other = (constants(texts.load(code, part)) for code in ("en", language))
    assert shape(tuple(other[name] for name in sorted(english))) == shape(tuple(english[n] for n in sorted(english)))
    assert set(other) == set(english)


def test_an_unknown_language_falls_back_to_english() -> None:
    assert texts.load("xx", "common").LANGUAGE == "English"


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Collects what is shortened, or reaches over the edge or the line above the labels."""
    found: set[str] = set()
    fit, text = drawing.fit, drawing.Canvas.text

    def checked_fit(font: "drawing.Font", string: str, max_width: int) -> str:
        fitted = fit(font, string, max_width)
        if fitted != string:
            found.add(string)
        return fitted

    def checked_text(self: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        end = text(self, font, string, x, y, ink)
        if x < 0 or end > self.width or (y < BOTTOM < y + font.BASE):
            found.add(string)
        return end

    monkeypatch.setattr(drawing, "fit", checked_fit)
    monkeypatch.setattr(drawing.Canvas, "text", checked_text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_any_screen(language: str, cut: set[str]) -> None:
    for _ in tour.frames(language):
        pass
    throws = {string for string in cut if re.fullmatch(r"[\d+ =]*", string)}  # a log line of many dice
    assert cut - throws <= {"Dominique"}
