"""Run, Hamster, Run!: no text of an evening is cut, whatever the hamsters are called and whatever happens to them."""

from collections.abc import Iterator
from typing import Any

import pytest

import tour
from hamstertop import chance
from hamstertop.companion import texts, titles
from hamstertop.companion.screen import Screen
from hamstertop.games.run_hamster_run import pictures
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard
from pluck import evening
from test_texts import cut
from wording import LANGUAGES

__all__ = ["cut"]

TITLE = "run_hamster_run"


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
    if hasattr(shown, "lines"):
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
EVENINGS = [("en", "", 8, 5), *((language, *WIDEST) for language in LANGUAGES)]


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
        shown.own = True
        moment = (app.tracker.phase, app.tracker.acted)
        deep = 0 if moment in seen else 3
        seen.add(moment)
        for keys in (3, 4):
            app.board.keys = keys
            for screen in reached(app, shown, min(deep, 2)):
                screen.paint(app.canvas, keys)
            if not app.tracker.over and deep:
                for screen in reached(app, app.own("menu").Menu(app), deep):
                    screen.paint(app.canvas, keys)
    assert len(seen) > 10
    assert cut == set()


def test_there_is_help_for_every_phase_and_question() -> None:
    topics = set(texts.help_topics("en", TITLE))
    assert set(titles.screens(TITLE).SCREENS) <= topics | {"resolve"}
    assert {"chips", "odds", "fell", "correct"} | {f"resolving {action}" for action in range(4)} <= topics


def test_the_tour_shows_every_moment_that_there_are_words_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: set[str] = set()
    said = pictures.said

    def noted(app: Any, moment: str, *values: object) -> tuple[str, str]:
        asked.add(moment)
        return said(app, moment, *values)

    monkeypatch.setattr(pictures, "said", noted)
    for _ in tour.frames(only=["tour_run_hamster_run"]):
        pass
    assert set(texts.load("en", TITLE).SAY) - asked == set()
