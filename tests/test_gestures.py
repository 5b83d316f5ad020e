"""Held keys mean the same on every screen: left takes back, middle explains, right leads out of here."""

from collections.abc import Callable

import pytest

import tour
from hamstertop.companion import opening, screen
from hamstertop.words import making
from hamstertop_host.playing.fingers import Fingers

LEFT, MIDDLE, RIGHT = screen.LEFT, screen.MIDDLE, screen.RIGHT


class Seen:
    """What holding each key does on the screens of a leg of the tour, by the names of their frames."""

    def __init__(self, leg: str) -> None:
        self.screens: dict[str, tuple[object, bool, dict[int, tuple[str, object]], bool]] = {}
        self.topics: dict[str, tuple[str, str]] = {}  # of help, where it is offered: title, section
        made: list[Fingers] = []

        def make(*arguments: object) -> Fingers:
            made.append(Fingers(*arguments))  # type: ignore[arg-type]
            return made[0]

        for name, _ in tour.frames(only=[leg], make=make):
            app, shown = made[0].app, made[0].screen
            holds = {key: deeds[1] for key, deeds in enumerate(shown.keys())}
            if app.playing and holds[MIDDLE][0]:
                self.topics[name] = (app.session.game, f"help.{app.topic}")
            leads_back = shown.presses()[RIGHT][1] is screen.back
            self.screens[name] = (shown, app.playing, holds, leads_back)
            self.common = app.common


@pytest.fixture(scope="module", params=tour.legs())
def seen(request: pytest.FixtureRequest) -> Seen:
    return Seen(request.param)


def each(seen: Seen, wrong: Callable[..., bool]) -> list[str]:
    return [name for name, values in seen.screens.items() if wrong(*values)]


def test_holding_left_undoes_on_the_games_own_screens_and_nowhere_else(seen: Seen) -> None:
    def wrong(shown: screen.Screen, playing: bool, holds: dict[int, tuple[str, object]], leads_back: bool) -> bool:
        undoes = holds[LEFT][0] == seen.common.undo
        return holds[LEFT][0] not in ("", seen.common.undo) or (undoes and not (shown.own or shown.takes_back))

    assert each(seen, wrong) == []


def test_holding_middle_explains_on_every_screen_of_a_game(seen: Seen) -> None:
    def wrong(shown: screen.Screen, playing: bool, holds: dict[int, tuple[str, object]], leads_back: bool) -> bool:
        explains = holds[MIDDLE] == (seen.common.help, opening.explain)
        notice = type(shown).__name__ in ("WhatNow", "Notice", "Fault", "Asleep", "Name")
        return not explains and (holds[MIDDLE][0] != "" or (playing and not notice))

    assert each(seen, wrong) == []


def test_there_is_help_wherever_it_is_offered(seen: Seen) -> None:
    assert [name for name, (title, topic) in seen.topics.items() if topic not in making.sections("en", title)] == []


def test_holding_right_opens_the_menu_on_the_games_own_screens_and_leads_back_from_all_others(seen: Seen) -> None:
    def wrong(shown: screen.Screen, playing: bool, holds: dict[int, tuple[str, object]], leads_back: bool) -> bool:
        label = holds[RIGHT][0]
        if shown.own:
            return label != seen.common.menu
        first = vars(shown).get("_first", False)  # the choice of a language on the first start: nothing lies below
        home = type(shown).__name__ in ("Home", "Fault") or first
        return label != (seen.common.back if not home and not leads_back else "") and label != seen.common.back

    assert each(seen, wrong) == []
