"""Holding a key does the same on every screen: the left key undoes, the middle one explains, the right one leaves."""

import re
from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any

import pytest

import looking
import tour
import tours
from glossary import plain
from hamstertop import words
from hamstertop.companion.actions import act, do
from hamstertop.companion.screens import menu
from hamstertop.content import LEFT, MIDDLE, RIGHT, SENDS, Content, Line, Say, long
from hamstertop.games import titles
from hamstertop.words import making
from tours import Page
from wording import LANGUAGES

COMMON = words.catalogue("en").common
LINE = attrgetter("text")
OFTEN = (COMMON.correct, COMMON.rules, COMMON.first_page, COMMON.more)


@pytest.fixture(params=tour.legs())
def pages(request: pytest.FixtureRequest) -> list[Page]:
    return tours.leg("en", request.param).pages


def each(pages: list[Page], wrong: Callable[[Page], bool]) -> list[str]:
    return [page.name for page in pages if wrong(page)]


def test_holding_the_left_key_undoes_wherever_something_was_done_or_chosen(pages: list[Page]) -> None:
    """It does nothing only at a game's beginning, outside of games and where players only read."""

    def wrong(page: Page) -> bool:
        label, _ = page.holds[LEFT]
        answers = page.playing and not (page.own or page.reads or page.left_acts)
        return label not in ("", COMMON.undo) or (label == "" and answers)

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


def test_the_key_that_says_it_leads_to_the_game_does() -> None:
    for title in [title for title in sorted(looking.SETUPS) if hasattr(titles.screens(title), "RULES")]:
        for app in looking.moments(title, "en"):
            for way in (("show", "menu"), ("show", "rules")), (("help",),), (("show", "menu"), ("help",)):
                for action in way:
                    act(app, *action)
                if way[-1][1:] == ("rules",):
                    act(app, *lines_of(app.stack.screen.content)[-1].action)
                shown = app.stack.screen
                while (found := shown.command(RIGHT, False))[1][0] == "at":
                    act(app, *found[1])
                act(app, *found[1])
                assert (found[0] == COMMON.go_on) == app.stack.screen.own, (title, way)
                app.stack.play()


@pytest.mark.parametrize("title", sorted(looking.SETUPS))
def test_menus_have_at_most_eight_lines_none_of_them_impossible_now(title: str) -> None:
    for app in looking.moments(title, "en"):
        look, tracker = app.look, app.game.tracker
        levels = [level(look, tracker, None) for level in levels_of(app)]
        for row in [row for level in levels for row in lines_of(level)]:
            if row.action in (("open", menu.going), ("open", menu.stops)):
                levels.append(row.action[1](look, tracker, None))
        assert max(len(lines_of(level)) for level in levels) <= menu.ROOM
        for row in [row for level in levels for row in lines_of(level)]:
            for event in entered(row.action):
                tracker.copy().apply(event)


@pytest.mark.parametrize("title", sorted(looking.SETUPS))
def test_lines_that_are_often_needed_or_in_all_menus_of_a_title_take_the_same_presses_at_any_time(title: str) -> None:
    """On both levels of the menu, they have the same distance from the line that is marked first."""
    moments, places = 0, dict[tuple[int, str], list[int]]()
    for app in looking.moments(title, "en"):
        moments += 1
        for level, opened in enumerate(levels_of(app)):
            (block,) = (shown := opened(app.look, app.game.tracker, None)).body
            for at, row in enumerate(lines_of(shown)):
                places.setdefault((level, LINE(row)), []).append(at - block.at)
    kept = [line for line, found in places.items() if len(found) == moments or (line[0] == 0 and line[1] in OFTEN)]
    assert {COMMON.first_page, COMMON.settings, COMMON.log, COMMON.new_game} <= {text for _, text in kept}
    assert [(text, set(places[level, text])) for level, text in kept if len(set(places[level, text])) > 1] == []


def levels_of(app: Any) -> list[Any]:
    first = menu.menu(app.look, app.game.tracker, None)
    return [menu.menu] + [menu.more] * (COMMON.more in map(LINE, lines_of(first)))


def lines_of(shown: Content) -> list[Line]:
    (block,) = shown.body
    return list(block.lines(0, block.count))


@pytest.mark.parametrize("title", sorted(looking.SETUPS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_menu_opens_on_the_line_for_which_the_screen_sends_players_there(language: str, title: str) -> None:
    """They have a word in common: the first four letters of one."""
    name = words.catalogue(language).common.menu.lower()
    apart, sent = [], set()
    for app in moments_and_timers(title, language):
        shown = app.stack.screen
        blocks = [block for block in shown.content.body if isinstance(block, Say)]
        said = plain("\n".join(long(text) for block in blocks for text in block)).lower()
        (block,) = menu.menu(app.look, app.game.tracker, None, *shown.command(RIGHT, True)[1][2:]).body
        line = LINE(*block.lines(block.at, block.at + 1)).lower()
        for found in re.finditer(rf"(?:[^.?!\n]+\?\s)?[^.?!\n]*\b{name}\b[^.?!\n]*", said):
            sent.add(shown.content.id)
            if not stems(found[0]) & stems(line):
                apart.append((found[0], line))
        assert name in said or SENDS not in shown.content.flags
    assert apart == []
    assert sent == {"hamsterdam": {"steps.deploy.0", "flood"}, "hamsterrolle": {"turn"}}.get(title, set())


def stems(text: str) -> set[str]:
    return {word[:4] for word in re.findall(r"\w{4,}", text)}


def moments_and_timers(title: str, language: str) -> Iterator[Any]:
    """Yield the app at each kind of moment, on each page of a series, and with a timer that runs or has run out."""
    for app in looking.moments(title, language):
        yield app
        while (action := app.stack.screen.command(RIGHT, False)[1] or ("",))[0] == "at":
            act(app, *action)
            yield app
        if action == ("start",):
            act(app, "start")
            yield app
            do(app, ("clock", 0))
            yield app
            act(app, "take_back")
