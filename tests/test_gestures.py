"""Holding a key does the same on every screen: the left key undoes, the middle one explains, the right one leaves."""

from collections.abc import Callable
from typing import Any

import pytest

import looking
import tour
import tours
from hamstertop import words
from hamstertop.companion.screens import menu
from hamstertop.content import LEFT, MIDDLE, RIGHT, Content, Line
from hamstertop.words import making
from tours import Page

COMMON = words.catalogue("en").common


@pytest.fixture(params=tour.legs())
def pages(request: pytest.FixtureRequest) -> list[Page]:
    return tours.leg("en", request.param).pages


def each(pages: list[Page], wrong: Callable[[Page], bool]) -> list[str]:
    return [page.name for page in pages if wrong(page)]


def test_holding_the_left_key_undoes_only_on_a_games_own_screens(pages: list[Page]) -> None:
    def wrong(page: Page) -> bool:
        label, _ = page.holds[LEFT]
        return label not in ("", COMMON.undo) or (label == COMMON.undo and not (page.own or page.takes_back))

    assert each(pages, wrong) == []


def test_holding_the_middle_key_opens_help_on_every_screen_of_a_game(pages: list[Page]) -> None:
    def wrong(page: Page) -> bool:
        label, _ = page.holds[MIDDLE]
        says_all = page.kind in ("what_now", "first_time", "how", "notice", "asleep", "name", "code", "back_to")
        if page.kind == "house_rules":  # explains the marked line
            return label != COMMON.help
        return page.holds[MIDDLE] != (COMMON.help, True) and (label != "" or (page.playing and not says_all))

    assert each(pages, wrong) == []


def test_every_help_topic_that_a_page_offers_exists(pages: list[Page]) -> None:
    def wrong(page: Page) -> bool:
        return page.topic != "" and f"help.{page.topic}" not in making.sections("en", page.key[0])

    assert each(pages, wrong) == []


def test_holding_the_right_key_opens_the_menu_on_a_games_screens_and_otherwise_goes_back(
    pages: list[Page],
) -> None:
    def wrong(page: Page) -> bool:
        label, _ = page.holds[RIGHT]
        if page.own:
            return label != COMMON.menu
        if page.kind == "name" and label == making.sections("en", words.COMPANION)["settings"]["name_done"]:
            return False  # leaves with the name
        home = page.kind in ("home", "notice", "how", "first_time") or page.first
        return label != (COMMON.back if not home and not page.leads_back else "") and label != COMMON.back

    assert each(pages, wrong) == []


def entered(action: Any) -> list[tuple[Any, ...]]:
    """Return the events that a line's action enters at once or after a question."""
    if action[0] in ("ask", "then"):
        return entered(action[2])
    return list(action[1:]) if action[0] == "do" else []


@pytest.mark.parametrize("title", sorted(looking.SETUPS))
def test_no_menu_has_more_than_eight_lines_and_none_that_is_impossible_now(title: str) -> None:
    for app in looking.moments(title, "en"):
        look, tracker, rows = app.look, app.game.tracker, []
        levels = [menu.menu(look, tracker, None)]
        while (last := lines_of(levels[-1])[-1]).text == COMMON.more:
            levels.append(last.action[1](look, tracker, None, *last.action[2:]))
        for level in levels:
            rows += lines_of(level)
        for going in [row.action[1] for row in rows if row.action in (("open", menu.going), ("open", menu.stops))]:
            levels.append(going(look, tracker, None))
            rows += lines_of(levels[-1])
        assert max(len(lines_of(level)) for level in levels) <= menu.ROOM
        for row in rows:
            for event in entered(row.action):
                tracker.copy().apply(event)


def lines_of(shown: Content) -> list[Line]:
    (block,) = shown.body
    return list(block.lines(0, block.count))
