"""Run, Hamster, Run!: no text of an evening is cut, whatever the hamsters are called and whatever happens to them."""

from collections.abc import Iterator
from typing import Any

import pytest

import tour
from hamstertop import chance
from hamstertop.companion import texts, titles
from hamstertop.companion.screen import BOTTOM, Screen
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing.fonts import large, medium
from hamstertop.games.run_hamster_run import pictures
from hamstertop_host.playing.fingers import Fingers
from hamstertop_host.virtual.board import VirtualBoard
from pluck import evening

TITLE = "run_hamster_run"
LEADS_OUT = ("Home", "About", "Settings", "What happened", "New game")


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
    if hasattr(shown, "lines"):
        for index, line in enumerate(shown.lines()):
            if line[0] not in LEADS_OUT:
                shown.at = index
                yield shown
                found.append(shown.action(index))
    else:
        found = [action for label, action in shown.presses() if label and label != "Home"]
    for action in found:
        while callable(action):
            action = action(Onlooker(app))
        if isinstance(action, Screen):
            yield from reached(app, action, deep - 1)


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Collects what is shortened, or reaches over the edge, the line above the labels, or the hamsters side by side."""
    found: set[str] = set()
    fit, text = drawing.fit, drawing.Canvas.text

    def checked_fit(font: "drawing.Font", string: str, wide: int) -> str:
        fitted = fit(font, string, wide)
        if fitted != string:
            found.add(string)
        return fitted

    def checked_text(self: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        end = text(self, font, string, x, y, ink)
        if x < 0 or end > self.width or y < BOTTOM < y + font.BASE:
            found.add(string)
        return end

    monkeypatch.setattr(drawing, "fit", checked_fit)
    monkeypatch.setattr(drawing.Canvas, "text", checked_text)
    return found


@pytest.mark.parametrize(("name", "seed", "players"), [("Maximilian", 3, 5), ("WWWWWWWWWW", 7, 4), ("", 8, 5)])
def test_no_text_of_an_evening_is_cut(name: str, seed: int, players: int, cut: set[str]) -> None:
    fingers = Fingers(VirtualBoard(), chance.Seeded(4))
    app = fingers.app
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


def test_every_page_of_help_fits() -> None:
    for topic in texts.help_topics("en", TITLE):
        pages = texts.help_pages("en", TITLE, topic)
        assert len(pages) <= 3, topic
        for order, follows in pages:
            lines = len(drawing.wrap(large, order, 284)), len(drawing.wrap(medium, follows, 284))
            assert lines[0] <= 2
            assert lines[1] <= 3
            assert 18 * lines[0] + 14 * lines[1] + 3 <= BOTTOM - 32, order


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
