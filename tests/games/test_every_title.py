"""Test properties of all titles' games with any house rules."""

import copy as copies
import pickle

import pytest

from hamstertop import chance
from hamstertop_games import TABLE, titles
from scenarios import anyhow, played, refusal

TITLES = pytest.mark.parametrize("title", titles.names())
NO_CHOICES = [(), ("nothing",), ("pass", 99), ("roll", 0, 7), ("step", 4), ("build", 1), None, 7, "pass", ["pass"]]


@TITLES
def test_every_position_satisfies_the_invariants_until_the_end(title):
    for seed in range(40):
        for game in anyhow(title, seed):
            titles.load(title).check(game)
            assert bool(game.standings()) == game.over
        assert game.over


@TITLES
def test_an_illegal_choice_leaves_the_game_unchanged_and_its_error_names_the_rules(title):
    source = chance.Seeded(9)
    for seed in range(4):
        others = []
        for game in anyhow(title, seed):
            choices = game.choices()
            if not game.over and chance.below(source, 8) == 0:
                for choice in NO_CHOICES + others:
                    if choice not in choices:
                        assert game.phases[game.phase].broken(choice) in refusal(game, choice)
            others = list(choices[:5])
        assert refusal(game, ("pass",)).endswith("the game is over")


@TITLES
def test_every_choice_is_plain_data_listed_only_once_and_leads_to_a_valid_position(title):
    for seed in range(5):
        for step, game in enumerate(anyhow(title, seed)):
            choices = game.choices()
            assert len(set(choices)) == len(choices)
            assert all(
                isinstance(kind, str) and all(isinstance(value, int) for value in rest) for kind, *rest in choices
            )
            if step % 9 == 0:
                for choice in choices:
                    later = game.copy()
                    later.play(choice)
                    assert later.over or later.choices()
                    titles.load(title).check(later)


@TITLES
def test_outcomes_match_the_choices_at_chance_nodes_and_are_empty_elsewhere(title):
    for seed in range(3):
        for game in anyhow(title, seed):
            outcomes = game.outcomes()
            if game.seat == TABLE:
                assert tuple([choice for choice, _ in outcomes]) == game.choices()
                assert min([weight for _, weight in outcomes]) > 0
            else:
                assert outcomes == []
        assert game.seat is None
        assert game.outcomes() == []


@TITLES
def test_a_copy_equals_the_original_and_is_independent_of_it(title):
    bot = titles.load(title).bots["random"]
    for step, game in enumerate(anyhow(title, 4)):
        if step % 11 == 0 and not game.over:
            before, events = game.state(), game.events
            for make in (type(game).copy, copies.copy, copies.deepcopy, lambda game: pickle.loads(pickle.dumps(game))):
                copy = make(game)
                assert (copy.state(), copy.events, copy.choices()) == (before, events, game.choices())
                assert copy.history == game.history
                copy.play(copy.choices()[0])
                assert (game.state(), game.events, len(game.history)) == (before, events, step)
            copy = copies.copy(game)
            end = list(played(copy, bot, chance.Seeded(1)))[-1]
            assert (game.state(), game.events) == (before, events)
            assert end.over
            assert not game.over


@TITLES
def test_a_tracker_given_all_events_matches_the_game(title):
    for seed in range(12):
        tracker, reported = titles.load(title).tracker(), None
        for game in anyhow(title, seed):
            if game.events is not reported:
                reported = game.events
                for event in reported:
                    tracker.apply(event)
            assert tracker.state() == game.tracker.state()
