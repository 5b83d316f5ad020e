"""Run, Hamster, Run!: no text of an evening is cut, whatever the hamsters are called and whatever happens to them."""

from collections.abc import Iterator
from typing import Any

import pytest

import tour
from hamstertop import chance, words
from hamstertop.companion import titles
from hamstertop.companion.shown import Shown, ours
from hamstertop.content import LEFT, RIGHT, Lines
from hamstertop.words import making
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard
from pluck import evening
from test_texts import cut
from wording import LANGUAGES

__all__ = ["cut"]

TITLE = "run_hamster_run"
OF_ALL_TITLES = ("title", "new_game", "values", "house", "log", "help")  # sections that the companion reads
NOT_IN_THE_TOUR = {"news.drawn", "odds.against"}


def reached(app: Any, shown: Shown, deep: int) -> Iterator[Shown]:
    """A screen with each of its lines or pages, and those that its keys and lines open."""
    cursors: list[Any] = [None]
    for cursor in cursors:
        shown.page = shown.function, shown.arguments, cursor
        yield shown
        content = shown.content
        on = content.keys[LEFT if any(isinstance(block, Lines) for block in content.body) else RIGHT]
        if on and on.action and on.action[0] == "at" and on.action[1] not in cursors:
            cursors.append(on.action[1])
        for key in content.keys if deep else ():
            if key and key.action and key.action[0] == "open":
                yield from reached(app, Shown(app, *key.action[1:]), deep - 1)


WIDEST = ("WWWWWWWWWW", 7, 4)
WORDIEST = ("en", "fr")
EVENINGS = [("en", "", 8, 5), *((language, *WIDEST) for language in WORDIEST)]
EVENINGS += [
    pytest.param(language, *WIDEST, marks=pytest.mark.slow) for language in LANGUAGES if language not in WORDIEST
]


@pytest.mark.parametrize(("language", "name", "seed", "players"), EVENINGS)
def test_no_text_of_an_evening_is_cut(language: str, name: str, seed: int, players: int, cut: set[str]) -> None:
    fingers = Fingers(VirtualBoard(), chance.Seeded(4))
    app = fingers.app
    app.settings.language = language
    app.settings.names = [name] * 6
    seen: set[tuple[str, bool]] = set()
    for event, _ in evening(seed, players, -128):
        if event is None:
            break
        if event[0] == "setup":
            app.begin(TITLE, event)
        else:
            app.session.do(event)
        app.play()
        moment = (app.tracker.phase, app.tracker.acted)
        new = moment not in seen
        seen.add(moment)
        for keys in (3, 4):
            app.board.keys = keys
            for screen in reached(app, app.screen, 2 * new):
                screen.paint(app.canvas, keys)
            for shown in (ours(app, "menu"), Shown(app, titles.screens(TITLE).CORRECT)) if new else ():
                for screen in reached(app, shown, 2):
                    screen.paint(app.canvas, keys)
    assert len(seen) > 10
    assert cut == set()


def test_there_is_help_for_every_phase_and_question() -> None:
    topics = {name[5:] for name in making.sections("en", TITLE) if name.startswith("help.")}
    assert set(titles.screens(TITLE).SCREENS) <= topics | {"resolve"}
    assert {"chips", "odds", "fell", "correct", "bite", "run", "throw", "rest"} <= topics


def test_the_tour_shows_every_moment_that_there_are_words_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    read = words.Catalogue.section

    def noted(catalogue: words.Catalogue, part: str, name: str) -> words.Section:
        class Noted(words.Section):
            def _find(self, key: str) -> int:
                asked.add(f"{name}.{key}")
                return super()._find(key)

        return Noted(read(catalogue, part, name)._data)

    monkeypatch.setattr(words.Catalogue, "section", noted)
    for _ in tour.frames(only=["tour_run_hamster_run"]):
        pass
    said = {f"{name}.{key}" for name, texts in making.sections("en", TITLE).items() for key in texts}
    assert {text for text in said if text.split(".")[0] not in OF_ALL_TITLES} - asked == NOT_IN_THE_TOUR
