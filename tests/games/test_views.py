"""Test the views of all titles' games, for a player or for everybody. They consist of plain, immutable values."""

from hamstertop import chance
from hamstertop_games.bots import RandomBot
from hamstertop_games.hamsterdam.game import Game as Hamsterdam
from hamstertop_games.hamsterrolle.game import Game as Hamsterrolle
from hamstertop_games.run_hamster_run.game import HIDDEN
from hamstertop_games.run_hamster_run.game import Game as Run
from hamstertop_games.score_pad.game import Game as ScorePad
from scenarios import played, raised, until

GAMES = (Hamsterdam, Hamsterrolle, Run, ScorePad)


def positions(game):
    """Yield a random game at its start, and again after every 17 moves."""
    for move, each in enumerate(played(game, RandomBot, chance.Seeded(3))):
        if move % 17 == 0:
            yield each


def plain(value):
    """Return whether a value is immutable."""
    if isinstance(value, tuple):
        return all([plain(each) for each in value])
    return value is None or isinstance(value, (bool, int, str))


def test_the_tracker_in_a_view_is_a_dictionary_of_plain_values():
    for title in GAMES:
        for game in positions(title(3)):
            for seat in range(3):
                seen = game.view(seat)["tracker"]
                assert sorted(seen) == sorted(game.tracker.fields)
                for field in seen:
                    assert plain(seen[field]), (title, field, seen[field])
                    if field != "sealed":
                        expected = getattr(game.tracker, field)
                        assert seen[field] == (tuple(expected) if isinstance(expected, list) else expected)


def test_the_error_for_an_unknown_seat_names_the_valid_seats():
    for title in GAMES:
        for players in (2, 3):
            game = title(players)
            for seat in (players, 7, -1, "x", 0.5, (0,)):
                for read in (game.view, game.known):
                    message = raised(ValueError, read, seat)
                    assert message.startswith(f"seat must be 0 to {players - 1}, not {seat!r}")


def test_a_view_without_a_seat_shows_only_public_information():
    game = Hamsterdam(3)
    game.play(game.choices()[0])
    assert game.view(0)["given"][0] == game.given[0]
    assert game.view()["given"] == (None, None, None)
    game = until(Run(3), "allocate", chance.Seeded(3))
    game.play(("allocate", 3, 2, 2))
    assert game.view()["tracker"]["sealed"] == (HIDDEN, None, None)
    for open_to_all in (Hamsterrolle(3), ScorePad(3)):
        assert open_to_all.view() == open_to_all.view(0)
