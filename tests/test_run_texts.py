"""Run, Hamster, Run!: no text of an evening is cut, whatever the hamsters are called and whatever happens to them."""

from collections.abc import Iterator
from typing import Any

import pytest

import tour
from hamstertop import chance, words
from hamstertop.companion import titles
from hamstertop.companion.screen import OWN, Screen
from hamstertop.companion.shown import Shown, ours
from hamstertop.words import making
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard
from pluck import evening
from test_texts import cut
from wording import LANGUAGES

__all__ = ["cut"]

TITLE = "run_hamster_run"
OF_ALL_TITLES = ("title", "new_game", "values", "house", "log", "help")  # sections that the companion reads
NOT_IN_THE_TOUR = {"news.drawn", "odds.against", "sheet.passed_out", "sheet.pit"}


class Onlooker:
    """An app in which nothing happens."""

    def __init__(self, app: Any) -> None:
        self._app = app

    def __getattr__(self, name: str) -> Any:
        return (lambda *_, **__: None) if name in ("do", "pop", "redraw", "push") else getattr(self._app, name)


def reached(app: Any, shown: Screen, deep: int) -> Iterator[Screen]:
    """A screen, and those that its keys and lines open."""
    yield shown
    if not deep:
        return
    found: list[Any] = []
    common = app.common
    leads_out = (common.first_page, common.about, common.settings, common.log, common.new_game)
    if isinstance(shown, Shown):
        found = [line[1] for line in shown.lines() if line[0] not in leads_out] if shown.content.id == "menu" else []
    elif hasattr(shown, "lines"):
        for index, line in enumerate(shown.lines()):
            if line[0] not in leads_out:
                shown.at = index
                yield shown
                found.append(shown.action(index))
    else:
        found = [action for label, action in shown.presses() if label and label != common.first_page]
    for action in found:
        while callable(action):
            action = action(Onlooker(app))
        if isinstance(action, Screen):
            yield from reached(app, action, deep - 1)


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
        shown = titles.screens(TITLE).SCREENS[app.tracker.phase](app)
        shown.kind = OWN
        moment = (app.tracker.phase, app.tracker.acted)
        deep = 0 if moment in seen else 3
        seen.add(moment)
        for keys in (3, 4):
            app.board.keys = keys
            for screen in reached(app, shown, min(deep, 2)):
                screen.paint(app.canvas, keys)
            if not app.tracker.over and deep:
                for screen in reached(app, ours(app, "menu"), deep):
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
