"""No text in Hamsterrolle is cut off, even with the longest possible names and the largest numbers."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import tour
import touring
from hamstertop import chance
from hamstertop.games import titles
from hamstertop.words import making
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from rolls import INTERPRETATIONS, house
from test_texts import cut
from wording import LANGUAGES

__all__ = ["cut"]

NAMES = ["Maximilian", "Wilhelmina", "WWWWWWWWWW", "Konstantin"]
SETS = 4 * 7 + 1

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def speaking(language: str) -> Fingers:
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    player.app.settings.language = language
    player.app.stack.home()
    return player


def table(language: str, players: int = 4, teams: int = 2) -> Fingers:
    player = speaking(language)
    player.name(*NAMES)
    player.begin("hamsterrolle", ("setup", players, teams, *house(KEEPING=1)))
    player.report(("done",), ("first", 0), ("built", 0, 0))
    return player


def draw(player: Fingers) -> None:
    player.screen.paint(player.app.canvas, player.board.keys)


def test_nothing_is_cut_off_with_the_longest_names(
    language: str, cut: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(touring, "NAMES", [*NAMES, "", ""])
    for _ in tour.frames(language, only=["tour_hamsterrolle"]):
        pass
    assert cut == set()


@contextmanager
def nothing_cut(cut: set[str], about: object) -> Iterator[None]:
    cut.clear()
    yield
    assert cut == set(), about


def test_nothing_is_cut_off_with_the_largest_numbers(language: str, cut: set[str]) -> None:
    player = table(language)
    tracker = player.app.game.tracker
    for stocks in ([0, 28, 0, 0], [10, 10, 8, 0], [27, 0, 1, 0], [0, 0, 27, 1]):
        for seat in range(4):
            tracker.stocks, tracker.seat, tracker.gone = stocks, seat, SETS - sum(stocks)
            for taken in (0, 1, 29):
                tracker.taken = taken
                player.app.stack.redraw()
                with nothing_cut(cut, (stocks, seat, taken)):
                    draw(player)


def test_nothing_is_cut_off_in_the_questions_during_a_turn(language: str, cut: set[str]) -> None:
    for line in range(7):
        player = table(language)
        player.app.game.tracker.stocks = [0, 1, 1, 1]
        player.app.stack.redraw()
        player.press(MIDDLE)
        player.choose(line)
        player.press(LEFT, 11)
        for _ in range(6):
            with nothing_cut(cut, player.title):
                draw(player)
            player.press(MIDDLE)


def test_no_line_of_the_history_or_of_an_undo_message_is_cut_off(language: str, cut: set[str]) -> None:
    for event in (
        ("fell", 12, -2, -1, 0),
        ("fell", 12, 12, -1, 0),
        ("passed", 12, -1),
        ("stock", 2, 12),
        ("turn", 2),
        ("gone", 12),
        ("out", 12),
        ("lies", 11, 3),
    ):
        player = table(language)
        player.report(("turn", 2), ("stock", 2, 0), ("stock", 1, 1), ("stock", 3, 1))
        player.app.game.session.do(event)
        player.hold(RIGHT)
        player.choose_line(player.app.look.common.log)
        with nothing_cut(cut, event):
            draw(player)
        player.hold(RIGHT)
        player.hold(RIGHT)
        player.hold(LEFT)
        with nothing_cut(cut, event):
            draw(player)


def test_every_interpretation_in_the_house_rules_fits_on_its_line(language: str, cut: set[str]) -> None:
    house = making.complete(language, "hamsterrolle")["house"]
    interpretations = [len(line) for key, line in house.items() if key.endswith(".interpretations")]
    for most in range(max(interpretations)):
        player = speaking(language)
        read = [min(most, count - 1) for count in interpretations]
        values = titles.house("hamsterrolle").HOUSE.values(read)
        player.app.settings.setups = {"hamsterrolle": [2, 0, *values]}
        player.choose_line(titles.name("hamsterrolle", player.app.look))
        player.choose_line(player.app.look.common.house_rules)
        for _ in INTERPRETATIONS:
            with nothing_cut(cut, most):
                draw(player)
            player.press(LEFT)
