"""No text in Hamsterdam is cut off, even with the longest names and the largest numbers."""

import pytest

import tour_hamsterdam
import touring
from hamstertop import chance
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers
from test_texts import cut
from wording import LANGUAGES

__all__ = ["cut"]

MOST = (("pile", 0, 12), ("flips", 0, 9), ("pile", 3, 7), ("flips", 3, 10))


NAMED = [("en", "Ææœgjpqyç"), *((language, "WWWWWWWWWW") for language in LANGUAGES)]
pytestmark = pytest.mark.parametrize(("language", "name"), NAMED)


@pytest.fixture
def player(name: str, cut: set[str], monkeypatch: pytest.MonkeyPatch) -> Fingers:
    monkeypatch.setattr(touring, "NAMES", [name] * 6)
    return Fingers(VirtualBoard(), chance.Seeded(4))


def test_long_names_are_shown_in_full_on_every_screen_of_the_tour(
    language: str, player: Fingers, cut: set[str]
) -> None:
    shown: dict[str, set[str]] = {}
    for part in tour_hamsterdam.PARTS:
        for name in part(player, language):
            player.settle()
            shown[name] = set(cut)
            cut.clear()
    assert {name: found for name, found in shown.items() if found} == {}


def test_large_numbers_for_four_players_are_shown_in_full(language: str, player: Fingers, cut: set[str]) -> None:
    touring.restart(player, language, 4)
    player.begin("hamsterdam", ("setup", 4, 0, 0))
    player.report(("done",), ("first", 1), ("done",), *MOST, ("rolled", 6, 6))
    player.settle()
    player.report(("water", 3, 3), ("water", 0, 1))
    player.settle()
    player.report(("done",))
    while player.app.game.tracker.phase == "breach":
        player.settle()
        player.press(2)
    while player.app.game.tracker.phase == "dams":
        player.enter(12)
        player.settle()
    player.settle()
    assert cut == set()
