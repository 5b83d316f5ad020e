"""Each button that a text tells a finger to press stands on its page, under this very name, and something goes back."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

import tour
import tours
from hamstertop import chance
from hamstertop_host.simulator.virtual.board import VirtualBoard, VirtualTouch
from hamstertop_host.simulator.virtual.page import Page
from playing.fingers import Fingers
from wording import LANGUAGES

# What comes before the names of buttons, up to the end of the sentence
PRESS = {
    "en": r"\b[Pp]ress (?=\S)",
    "de": r"\b[Dd]rückt? ",
    "fr": r"\b[Aa]ppu(?:ie|yez) sur ",
    "es": r"\b[Pp]ulsa(?:d|s)? ",
    "it": r"\b[Pp]rem(?:i|ete) ",
}
ON_BOARDS = ("about", "check", "notice.panel", "notice.battery_low")  # screens that only boards with keys have
EXPLAINS = ("what_now", "first_time")  # what they say belongs to the screen below


def buttons(page: dict[str, Any]) -> Iterator[str]:
    """Yield the names of a page's buttons."""
    for key in page["keys"]:
        yield "" if key["spare"] else key["press"]
    yield from page["beside"]
    for block in page["body"]:
        for row in block.get("rows", ()) if block["kind"] in ("lines", "players") else ():
            yield row.get("text") or row["does"]


def said(page: dict[str, Any]) -> list[str]:
    return [block[part] for block in page["body"] if block["kind"] == "say" for part in ("do", "why", "ask")]


def missing(language: str, texts: list[str], page: dict[str, Any]) -> Iterator[str]:
    """Yield the texts that tell players to press something that is not on a page."""
    names = [re.escape(name) for name in buttons(page) if name]
    for text in texts:
        for pressed in re.findall(PRESS[language] + r"([^.!?:;…]*…?)", text):
            if not re.search(rf"(?<!\w)(?:{'|'.join(names) or '$.'})(?!\w)", pressed):
                yield text


def toured(language: str) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Tour all screens with a finger, on a paper that stays white. Yield each one's name, the app and the page."""
    made: list[Fingers] = []

    def make(board: VirtualBoard, source: chance.Seeded) -> Fingers:
        board.touch = VirtualTouch()
        made.append(Fingers(board, source))
        return made[0]

    with tours.cutting(painting=False):
        for name, _ in tour.frames(language, make=make):
            yield name, made[0].app, Page(made[0].app).message()


def test_the_browsers_back_leads_from_each_screen_to_the_games_own() -> None:
    above = [page for _, _, page in toured("en") if page["above"]]
    assert len(above) > 100
    assert {page["id"] for page in above if not page["back"]} == {"languages"}  # the first of all screens


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_names_only_buttons_that_are_on_its_page(language: str) -> None:
    wrong, found = set(), 0
    for name, app, page in toured(language):
        if not page["id"].startswith((*ON_BOARDS, *EXPLAINS)):
            wrong |= {(name, text) for text in missing(language, said(page), page)}
            found += sum(bool(re.search(PRESS[language], text)) for text in said(page))
        if not app.game.playing or not app.stack.screen.label(1, True):
            continue
        # Help speaks of the screen shown if that has a topic, and otherwise of the game's own.
        if not app.stack.screen.content.topic:
            above = app.stack._screens[1:]
            del app.stack._screens[1:]
            page = Page(app).message()
            app.stack._screens += above
        pages = app.look.words("help." + app.stack.about()[0]).pages()
        wrong |= {(name, text) for text in missing(language, [text for page in pages for text in page], page)}
    assert found > 10
    assert wrong == set()
