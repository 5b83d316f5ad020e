"""What the device says at the table, as players read it."""

from hamstertop import chance
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, RIGHT, Fingers
from printed import read
from rolls import house
from rules import rule


def playing(title, *events):
    player = Fingers(VirtualBoard(), chance.Seeded(2))
    player.begin(title, events[0])
    player.report(*events[1:])
    return player


def dam(*events):
    return playing("hamsterdam", ("setup", 3, 0, 0), ("done",), ("first", 0), ("done",), *events)


# Undo


def test_undo_says_what_was_undone_until_the_next_press():
    player = dam(("rolled", 3, 4), ("water", 1, 1))
    player.hold(LEFT)
    assert player.app.game.tracker.piles[1] == 0
    assert "Undone: Orange added 1 to the flood pile" in read(player)
    player.press(LEFT)
    assert "Undone" not in read(player)


def test_the_setup_returns_to_the_same_page_after_a_visit_to_the_menu():
    for title, setup in (
        ("hamsterdam", ("setup", 3, 0, 0)),
        ("hamsterrolle", ("setup", 3, 0) + house()),
        ("run_hamster_run", ("setup", 2, 0)),
    ):
        player = playing(title, setup)
        player.press(RIGHT, 2)
        player.hold(RIGHT)
        player.choose_line("Settings")
        while not player.screen.own:
            player.hold(RIGHT)
        assert player.screen.content.corner.startswith("3 / "), title


# Hamsterdam


@rule("HD-40")
def test_a_breach_is_announced_as_soon_as_a_card_must_flip():
    for tokens in range(2, 7):
        player = dam(("rolled", 3, 4), ("water", 0, tokens))
        if player.screen.own:
            player.press(LEFT)
        assert ("flip at 3" if tokens == 2 else "then flips") in read(player), tokens


@rule("HD-40")
def test_the_breach_warning_accounts_for_cards_already_flipped():
    player = dam(("rolled", 3, 4), ("water", 0, 3), ("done",), ("breach", 0, 0), ("rolled", 3, 4))
    player.press(LEFT)
    assert "flip at 5" in read(player)
