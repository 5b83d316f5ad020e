"""Test complete evenings on an emulated Pico, from power-on to the end of a game and beyond, using only its pins.

Keys are pressed according to what the screen shows. These tests therefore need no changes for a new page, key or word,
and a screen that differs from the simulator's fails its test at the press that led to it.
"""

import itertools
import os
from contextlib import contextmanager

import pytest
from evenings import table
from hands import Hands, first_start, switched_on
from pico import flashed
from stored import confirmed

from hamstertop import words
from hamstertop.games import titles
from playing.entering import go, is_a, leave
from playing.fingers import LEFT, MIDDLE, RIGHT

# Contiguous bytes that must be free: twice the most that the firmware ever asks for, a page of the panel. All else that
# it asked for while Run was played after 400 events took 1,168 bytes or less.
SPARE = 2 * 4736
MINUTE = 60_000  # ms
SAVED = 20  # the number of events in a resumed game
# A title, a language, and the number of saved events at the beginning of the evening
SOME = (
    ("hamsterdam", "fr", 0),
    ("hamsterrolle", "de", 120),
    ("run_hamster_run", "it", 0),
    ("run_hamster_run", "es", 400),
    ("score_pad", "es", 0),
    ("dice_tray", "de", 120),
)
EVERY = tuple(itertools.product(titles.names(), words.languages(), (0, 120, 400)))
EVENINGS = EVERY if os.environ.get("HAMSTERTOP_EVERY_EVENING") else SOME


@pytest.fixture(scope="module")
def used(uf2):
    """Return the contents of the flash after the very first boot."""
    return first_start(flashed(uf2))


@pytest.fixture
def power_on(request):
    """Return a context manager that switches on a Pico and provides hands for it. It prints the largest free piece of
    the heap at each screen."""

    @contextmanager
    def power_on(flash, **options):
        with switched_on(flash, **options) as pico:
            pico.boot()
            hands = Hands(pico)
            try:
                yield hands
            finally:
                for largest, screen in hands.pieces:
                    print(f"{largest / 1024:6.1f} KB  {screen}")
            assert pico.controller.violations == []
        if hands.pieces:  # empty after a short test, which does not stay on any screen for long enough
            least, screen = min(hands.pieces)
            print(f"largest free piece of the heap, at least: {least / 1024:.1f} KB at {screen}: {request.node.name}")
            assert least >= SPARE

    return power_on


def take_home(hands):
    """View the code of the result."""
    go(hands, lambda found: found == ("result",))
    while hands.screen.content.id == "code":
        hands.press(RIGHT)


def go_home(hands):
    """Return to the first screen from a game."""
    while not is_a(hands.screen, "menu"):
        hands.hold(RIGHT)
    hands.choose_line(hands.app.look.common.first_page)


def resume(hands):
    """Continue a game from the first screen."""
    hands.choose_line(titles.name(hands.app.look.title(), hands.app.look))


@pytest.mark.parametrize(("title", "language", "saved"), EVENINGS)
def test_a_whole_evening_can_be_played_on_an_emulated_pico(used, power_on, title, language, saved):
    played = table(title)
    games = {title: played.saved(saved)} if saved else {}
    with power_on(confirmed(used, language, **games)) as hands:
        if saved:
            resume(hands)
        while not played.over:
            played.enter(hands)
        if hands.app.game.over:
            take_home(hands)
            go_home(hands)
            again = table(title)
            for _ in range(4):
                again.enter(hands)
        go_home(hands)
        resume(hands)
        hands.pause(MINUTE)
        go_home(hands)
        flash, events = hands.pico.flash, hands.events
    with power_on(flash) as hands:
        assert hands.events == events
        resume(hands)


def test_all_titles_and_the_settings_fit_in_memory_over_a_single_evening(used, power_on):
    """Modules are never unloaded. *About* is not opened, because it shows the free memory, which the twin lacks."""
    with power_on(confirmed(used, "fr", score_pad=table("score_pad").saved(SAVED))) as hands:
        for title in titles.names():
            played = table(title)
            for _ in range(5):
                played.enter(hands)
            go_home(hands)
        hands.choose_line(hands.app.look.common.settings)
        leave(hands)


def test_no_press_is_lost_while_the_panel_refreshes(used, power_on):
    with power_on(confirmed(used), refresh=1000) as hands:
        refreshes = hands.pico.controller.refreshes
        before = len(refreshes)
        hands.hurry(LEFT, LEFT, MIDDLE, RIGHT)  # two lines down, one up, and choose
        assert len(refreshes) == before + 2, "one for the first press, one for all that came while it lasted"


def test_a_panel_that_stays_busy_does_not_hang_the_game(used, power_on):
    with power_on(confirmed(used)) as hands:
        hands.pico.controller.stuck = True
        hands.choose_line(titles.name("hamsterdam", hands.app.look))
        hands.give_up_busy()
        leave(hands)  # the notice that the panel has failed
        hands.choose_line(hands.app.look.common.start)
        hands.report(("done",))
        assert [event[0] for event in hands.events] == ["setup", "done"]
