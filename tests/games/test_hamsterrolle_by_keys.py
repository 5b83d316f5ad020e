"""Test entering games of Hamsterrolle with a device's keys."""

from hamstertop import chance
from hamstertop.games.hamsterrolle.tracker import Tracker
from hamstertop_host.simulator.virtual.board import described
from keyplay import enter
from playing.fingers import RIGHT, Fingers
from rolls import HOUSES, SEATINGS
from wheels import randomly


def fingers(**board):
    return Fingers(described(board), chance.Seeded(1))


def played(seed):
    """Return a random game, as from `randomly`, with players and house rules that depend on the seed."""
    players, teams = SEATINGS[seed % 6]
    return randomly(seed, players, **dict(HOUSES[seed % 8], teams=teams))


def test_games_entered_with_keys_match_the_expected_state_after_every_event_and_every_power_cut():
    for seed in range(8):
        player, expected, entered = fingers(keys=3 + seed % 2), Tracker(), None
        for game in played(seed):
            for event in game.events if game.events is not entered else ():
                enter(player, "hamsterrolle", event)
                expected.apply(event)
                assert player.app.game.session.tracker.state() == expected.state(), event
            entered = game.events
            if seed == 7 and not expected.over:
                player.power_on()
                assert player.lines[0].startswith("Resume")
                player.press(RIGHT)
                assert player.app.game.session.tracker.state() == expected.state()
        tracker = player.app.game.session.tracker
        assert tracker.over
        assert player.title == ("A draw!" if not tracker.winners else "wins!" if not tracker.teams else won(player))
        assert player.screen.label(RIGHT, False) == "Results"


def won(player):
    return " and ".join(player.app.look.name(seat) for seat in player.app.game.tracker.winners) + " win!"
