"""Test entering games of Hamsterrolle with a device's keys."""

from hamstertop import chance
from hamstertop.games.hamsterrolle.tracker import Tracker
from hamstertop_host.simulator.playing.fingers import RIGHT, Fingers
from hamstertop_host.simulator.virtual.board import described
from keyplay import enter
from rolls import HOUSES, SEATINGS
from wheels import randomly


def fingers(**board):
    return Fingers(described(board), chance.Seeded(1))


def played(seed):
    """Return a random game, as from `randomly`, with players and house rules that depend on the seed."""
    players, teams = SEATINGS[seed % 6]
    return randomly(seed, players, **dict(HOUSES[seed % 8], teams=teams))


def follow(player, game, expected, entered):
    """Enter the events of a game's last choice unless they have already been `entered`, compare the states after each
    event, and return the events."""
    if game.events is entered:
        return entered
    for event in game.events:
        enter(player, "hamsterrolle", event)
        expected.apply(event)
        assert player.app.game.session.tracker.state() == expected.state(), event
    return game.events


def test_games_entered_with_keys_match_the_expected_state_after_every_event():
    for seed in range(8):
        player, expected, reported = fingers(keys=3 + seed % 2), Tracker(), None
        for game in played(seed):
            reported = follow(player, game, expected, reported)
        assert player.app.game.session.tracker.over
        tracker = player.app.game.session.tracker
        assert player.title == ("A draw!" if not tracker.winners else "wins!" if not tracker.teams else won(player))
        assert player.screen.label(RIGHT, False) == "Again"


def won(player):
    return " and ".join(player.app.look.name(seat) for seat in player.app.game.tracker.winners) + " win!"


def test_a_power_cut_after_any_event_loses_nothing():
    player, expected, reported = fingers(), Tracker(), None
    for game in played(7):
        reported = follow(player, game, expected, reported)
        state = player.app.game.session.tracker.state()
        player.power_on()
        if not player.app.game.session.tracker.over:
            assert player.lines[0].startswith("Resume")
            player.press(RIGHT)
        assert player.app.game.session.tracker.state() == state


def unclocked(tracker):
    """Return the tracker's state without the timer, which an undo does not restore."""
    tracker = tracker.copy()
    tracker.clock = None
    return tracker.state()


def test_a_whole_game_can_be_undone_event_by_event():
    player, expected, reported = fingers(), Tracker(), None
    states = []
    for game in played(11):
        reported = follow(player, game, expected, reported)
        if expected.phase == "turn" and (not states or states[-1] != expected.state()):
            states.append(expected.state())
    while states:
        player.undo()
        if unclocked(player.app.game.session.tracker) == states[-1]:
            states.pop()
        assert player.app.game.session.count > 1
