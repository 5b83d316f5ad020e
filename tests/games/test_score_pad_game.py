"""Test the score pad's game, in which players choose their points."""

from hamstertop_games.score_pad.game import Game, Options
from raising import raises


def test_a_whole_game_ends_after_five_rounds():
    for players in range(2, 7):
        game = Game(players, Options(seconds=15))
        while not game.over:
            copy = game.copy()
            assert copy.state() == game.state()
            game.play(game.choices()[len(game.choices()) // 2])
            assert copy.state() != game.state()
        assert game.tracker.round == 6
        assert [place for place, _, _ in game.standings()] == [1] * players
        assert game.view(0)["scores"] == tuple(game.tracker.scores)
        assert raises(ValueError, game.view, players)
