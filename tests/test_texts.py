"""Texts: every language has every text, every event has words, and nothing is cut off on any screen."""

import re
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

import tour
import wording
from hamstertop import chance
from hamstertop.companion import texts, titles
from hamstertop.companion.screen import BOTTOM
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing import fonts
from hamstertop.drawing.fonts import WORDS as WORDS_FONT
from hamstertop_host import fontmaker
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard
from wording import GAMES, LANGUAGES, MORE, PARTS, TRANSLATIONS

COMPANION = Path(texts.__file__).parents[1]
TITLES = titles.names()
WORDS = [*texts.OWN, *TITLES, *MORE]  # parts that are modules of constants
BY_NAME = {"LOG", "VALUES", "NEW_GAME", "HOUSE"}  # what screens of no title read of a title's texts
BY_TROUBLE = {"CUT", "FOREIGN", "UNREADABLE"}  # notices that are named by what a journal says, in lower case


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


@pytest.mark.parametrize("part", WORDS)
def test_every_text_is_used(part: str) -> None:
    """A title's by its own screens, all others by the companion or a title."""
    title = part.split(".")[0]
    code = source(GAMES / title) if title in TITLES else source(COMPANION) + source(GAMES)
    names = set(wording.constants("en", part)) - (BY_NAME if title in TITLES else BY_TROUBLE)
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
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_every_text_of_english_with_the_same_places_to_fill_in(language: str, part: str) -> None:
    assert wording.path(language, part).is_file(), "this part is not translated yet"
    english, other = wording.said("en", part), wording.said(language, part)
    other = {where: text for where, text in other.items() if not where.startswith("TITLES")}  # where they differ
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "English has no such text"
    filled = {where: wording.places(text) for where, text in english.items()}
    assert {where: wording.places(text) for where, text in other.items()} == filled
    assert [where for where, text in other.items() if english[where] and not text] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_no_other_files(language: str) -> None:
    files = {file.name for file in (wording.TEXTS / language).glob("*.py")}
    assert files - {wording.path(language, part).name for part in PARTS} == {"__init__.py"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_eight_kinds_of_pieces_have_names_that_differ(language: str) -> None:
    kinds = texts.load(language, "hamsterrolle").KINDS
    assert len(set(kinds[2].split(","))) == len(kinds[3]) == 8


def test_an_unknown_language_falls_back_to_english() -> None:
    assert texts.load("xx", "common").LANGUAGE == "English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter(language: str) -> None:
    """Those of words, which have the same letters; what is written in others is checked as it is drawn."""
    for part in PARTS:
        for where, text in wording.said(language, part).items():
            missing = set(text) - set(WORDS_FONT + fontmaker.NAMES + fontmaker.LETTERS) - {"\n"}
            assert missing == set(), (part, where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_be_entered_and_shown_with_the_letters_of_the_language(language: str) -> None:
    great, small = texts.load(language, "settings").ACCENTS
    assert great.lower() == small.replace("ß", "")  # it has no capital
    assert fonts.capitals(small.replace("ß", "")) == great
    assert set(great + small) <= set(fontmaker.NAMES + fontmaker.LETTERS)
    assert set(great) <= set("".join(fontmaker.OTHERS[fonts.CAPITALS]))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Collects what is shortened, reaches over the edge or the line above the labels, or lies over something else that
    was drawn before on the same screen."""
    found: set[str] = set()
    drawn: list[tuple[int, int, int, int]] = []  # of texts and pictures: left, top, right, bottom
    fit, text, picture, clear = drawing.fit, drawing.Canvas.text, drawing.Canvas.picture, drawing.Canvas.clear

    def checked_fit(font: "drawing.Font", string: str, max_width: int) -> str:
        fitted = fit(font, string, max_width)
        if fitted != string:
            found.add(string)
        return fitted

    def checked_text(self: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        before = len(drawn)
        end = text(self, font, string, x, y, ink)
        del drawn[before:]  # letters below accents
        if x < 0 or end > self.width or (y < BOTTOM < y + font.BASE):
            found.add(string)
        if [char for char in string if not drawing._glyph(font, char)[0]]:
            found.add(f"{string} has a letter that {font.__name__} lacks")  # type: ignore[attr-defined]
        if string.strip():
            box = x + 1, y + font.BASE - font.CAP + 1, end - 1, y + font.BASE - 1
            for left, top, right, bottom in drawn:
                if box[0] < right and left < box[2] and box[1] < bottom and top < box[3]:
                    found.add(f"{string} lies over something at {left}, {top}")
            drawn.append(box)
        return end

    def noted_picture(self: drawing.Canvas, shown: "drawing.Picture", x: int, y: int, ink: int = 1) -> None:
        picture(self, shown, x, y, ink)
        drawn.append((x, y, x + shown[0], y + shown[1]))

    def cleared(self: drawing.Canvas) -> None:
        drawn.clear()
        clear(self)

    monkeypatch.setattr(drawing, "fit", checked_fit)
    monkeypatch.setattr(drawing.Canvas, "text", checked_text)
    monkeypatch.setattr(drawing.Canvas, "picture", noted_picture)
    monkeypatch.setattr(drawing.Canvas, "clear", cleared)
    return found


@pytest.mark.parametrize("leg", tour.legs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_any_screen(language: str, leg: str, cut: set[str]) -> None:
    """On boards with three and with four keys."""
    shown: dict[str, set[str]] = {}
    made: list[Fingers] = []

    def make(*arguments: object) -> Fingers:
        made.append(Fingers(*arguments))  # type: ignore[arg-type]
        return made[0]

    for name, _ in tour.frames(language, only=[leg], make=make):
        board, screen = made[0].board, made[0].screen
        board.keys = 7 - board.keys
        screen.paint(drawing.Canvas(board.panel.width, board.panel.height), board.keys)
        board.keys = 7 - board.keys
        shown[name] = {string for string in cut if not re.fullmatch(r"[\d+ =]*", string)}  # a log line of many dice
        cut.clear()
    assert {name: found for name, found in shown.items() if found - {"Dominique"}} == {}


def topics() -> Iterator[tuple[str, str]]:
    for title in TITLES:
        for topic in texts.help_topics("en", title):
            yield title, topic


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_help_is_whole(language: str, cut: set[str]) -> None:
    player = Fingers(VirtualBoard(), chance.Seeded(4))
    player.app.settings.language = language
    for title, topic in topics():
        if player.app.session.game != title:
            player.app.home()
            player.app.open(title)
            if player.app.session.game != title:
                player.app.begin(title, player.screen.event())
        pages = player.app.own("what_now").pages(player.app, topic)
        for at in range(len(pages.leaves)):
            pages.at = at
            cut.clear()
            pages.paint(player.app.canvas, 3)
            assert cut == set(), (title, topic, at)
