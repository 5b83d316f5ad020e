"""Test the score pad's game, in which players choose their points."""

from hamstertop_games.score_pad.game import Game


def test_a_whole_game_ends_after_five_rounds():
    for players in range(2, 7):
        game = Game(players)
        while not game.over:
            game.play(game.choices()[len(game.choices()) // 2])
        assert game.tracker.round == 6
        assert [place for place, _, _ in game.standings()] == [1] * players
