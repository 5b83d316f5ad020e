"""Bots beat each other as expected where the margin is wide. docs/library/bots.md has the figures."""

from collections import Counter

import pytest

from hamstertop import chance
from hamstertop_games import bots, respond, tables, titles
from hamstertop_games.tables import Setting
from runner import Runner


def won(title, makers, games, seed):
    """Return how many games each of these bots wins if they change seats from game to game."""
    brings, players = titles.load(title), len(makers)
    found = [0] * players
    for number in range(games):
        source = chance.Seeded(number << 32 | seed)
        game, seated = brings.game(players), [(seat - number) % players for seat in range(players)]
        seats = [makers[index](source) for index in seated]
        while not game.over:
            game.play(bots.choose(game, seats, source))
        for place, seat, _ in game.standings():
            found[seated[seat]] += place == 1
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sensible_bot_beats_a_very_simple_one_that_mostly_runs(players):
    """The threshold of 16 in 20 allows for other seeds."""
    sensible = titles.load("run_hamster_run").bots["sensible"]
    assert won("run_hamster_run", [sensible] + [Runner] * (players - 1), 20, 1)[0] >= 16


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fighters_test_bite_throw_and_climb_in_games_that_all_differ(players):
    """At least one of these in a third of the rounds, and each in a fifth of the games."""
    fighter, counts, rounds, lively, lines = titles.load("run_hamster_run").bots["fighter"], Counter(), 0, 0, set()
    for number in range(30):
        source = chance.Seeded(number)
        game, seats = titles.load("run_hamster_run").game(players), [fighter(source)] * players
        seen, fought = set(), set()
        while not game.over:
            before = game.tracker.round
            events = game.play(bots.choose(game, seats, source))
            kinds = {game.history[-1].kind, *(event[0] for event in events)} & {"tested", "bite", "throw", "climb"}
            seen |= kinds
            fought |= {before} if kinds else set()
        counts.update(seen)
        rounds += game.tracker.round
        lively += len(fought)
        lines.add(tuple(choice for choice in game.history if choice.kind != "draw"))
    assert min(counts[kind] for kind in ("tested", "bite", "throw", "climb")) >= 6
    assert lively >= rounds / 3
    assert len(lines) == 30


def test_a_best_response_is_chosen_on_other_seeds_than_it_is_measured_on():
    setting = Setting(players=2, bots=("sensible",), game="run_hamster_run", seed=1)
    assert len(respond.family(setting.title)) == 64
    name, share = respond.best(setting, 100, 1)
    assert name in respond.family(setting.title)
    assert share.low > 0.5, "somebody who knows the sensible bot beats it"
    assert respond.family(titles.load("score_pad")) == []


def test_the_numbers_after_a_bots_name_are_checked():
    title, source = titles.load("run_hamster_run"), chance.Seeded(1)
    assert tables.bot(title, "constant:3:7", source).numbers == (3, 7)
    for name in ("constant:3", "search:0", "sensible:1", "clever"):
        with pytest.raises(ValueError, match=rf"has no {name} bot \(.*choose constant:NUMBER:NUMBER or fighter or "):
            tables.bot(title, name, source)
