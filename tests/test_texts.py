"""Texts: every language has every text, and nothing is cut off on any page."""

import re
import types
from pathlib import Path

import pytest
from hamstertop.companion.pages.page import BOTTOM

import tour
from hamstertop.companion import texts
from hamstertop.drawing import canvas as drawing

FOLDER = Path(texts.__file__).parent
PARTS = sorted(file.stem for file in (FOLDER / "en").glob("*.py") if file.stem != "__init__")
LANGUAGES = texts.languages()


def constants(module: types.ModuleType) -> dict[str, object]:
    return {name: value for name, value in vars(module).items() if name.isupper()}


def shape(text: object) -> object:
    """What must be the same in every language: the nesting and the places to fill in."""
    if isinstance(text, str):
        return sorted(re.findall("%[ds%]", text))
    if isinstance(text, dict):
        return {key: shape(value) for key, value in text.items()}
    assert isinstance(text, tuple)
    return [shape(part) for part in text]


def test_every_text_is_used() -> None:
    files = [file for file in FOLDER.parent.rglob("*.py") if "texts" not in file.parts]
    code = "".join(file.read_text(encoding="utf-8") for file in files)
    names = {name for part in PARTS for name in constants(texts.load("en", part))}
    chosen = {"LANGUAGE", "OPPOSITE", "SPIN", "REROLL", "NOBODY", "VALUE", "CUT", "FOREIGN", "UNREADABLE", "UNSAVED"}
    assert {name for name in names - chosen if not re.search(rf"\b{name}\b", code)} == set()


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
def test_nothing_is_cut_off_on_any_page(language: str, cut: set[str]) -> None:
    for _ in tour.pages(language):
        pass
    throws = {string for string in cut if re.fullmatch(r"[\d+ =]*", string)}  # a log line of many dice
    assert cut - throws <= {"Dominique"}
