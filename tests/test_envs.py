"""The environments for learning agents pass PettingZoo's tests and behave as documented."""

import copy
import functools
import importlib
import random
import sys
import types
import warnings
import zlib

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

from hamstertop_games import titles
from hamstertop_games.envs import codes
from hamstertop_games.errors import UserError

TABLES = [
    (title, players) for title in titles.names() if title != "score_pad" for players in titles.load(title).players
]
tables = pytest.mark.parametrize(("title", "players"), TABLES)

# Warnings that the test also issues for PettingZoo's own card and board games, unless it exempts them by name
USUAL = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)


def module(title):
    return importlib.import_module(f"hamstertop_games.envs.{title}")


def env(title, players, **settings):
    return module(title).env(players=players, **settings)


@tables
def test_pettingzoos_api_test_passes(title, players):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        api_test(env(title, players), num_cycles=30)
    assert not [str(warning.message) for warning in found if not str(warning.message).startswith(USUAL)]


def test_every_chance_outcome_occurs():
    """This includes the last of several equally likely outcomes: each hamster is placed first in some games."""
    first = set()
    for seed in range(60):
        made = env("run_hamster_run", 5)
        made.reset(seed=seed)
        first.add(made.unwrapped.game.tracker.order[0])
    assert first == set(range(5))


@tables
def test_pettingzoos_seed_test_passes(title, players):
    seed_test(functools.partial(env, title, players), num_cycles=30)


@tables
def test_pettingzoos_max_cycles_test_passes(title, players):
    """PettingZoo's test lets all agents act in turn and ignores the action mask."""
    made = module(title)
    max_cycles_test(
        types.SimpleNamespace(
            env=functools.partial(made.env, players=players, waits=True, illegal="random"),
            parallel_env=functools.partial(made.parallel_env, players=players),
        )
    )


@tables
def test_pettingzoos_render_test_passes(title, players, capsys):
    render_test(functools.partial(env, title, players))
    assert capsys.readouterr().out.count("\n") > players


@tables
def test_pettingzoos_parallel_api_test_passes(title, players):
    parallel_api_test(module(title).parallel_env(players=players), num_cycles=30)


def legal(observation):
    return np.flatnonzero(observation["action_mask"]).tolist()


@tables
@pytest.mark.parametrize("waits", [False, True])
def test_rewards_at_the_end_of_a_game_follow_the_rules(title, players, waits):
    made = env(title, players, waits=waits, max_cycles=5000)
    made.reset(seed=1)
    rewards = {}
    dice = random.Random(1)
    while made.agents:
        observation, reward, over, cut, _ = made.last()
        rewards[made.agent_selection] = reward
        made.step(None if over or cut else dice.choice(legal(observation)))
    game = made.unwrapped.game
    assert game.over
    winners = {seat for place, seat, _ in game.standings() if place == 1}
    best = {seat for seat in range(players) if rewards[f"seat_{seat}"] > 0}
    assert best == winners
    assert sum(rewards.values()) == pytest.approx(0 if winners else -players / (players - 1))


@tables
def test_an_observation_contains_exactly_what_a_view_contains(title, players):
    """Positions have different vectors if the seat can tell them apart, and equal vectors if it cannot."""
    brings = titles.load(title)
    made = codes.load(title, players, brings.options())
    dice = random.Random(players)
    vectors, views = {}, {}
    for _ in range(2):
        game = brings.game(players)
        for _ in range(250):
            if game.over:
                break
            for seat in range(players):
                view = game.view(seat)
                vector = tuple(made.layout.observe(game, seat))
                assert len(vector) == len(made.layout.low) == len(made.layout.names)
                assert all(low <= number <= 1 for low, number in zip(made.layout.low, vector, strict=True))
                # The news describes the previous move, and the tracker's phase follows from the game's.
                view["tracker"] = {
                    name: view["tracker"][name] for name in view["tracker"] if name not in ("news", "phase")
                }
                view["observer"] = seat
                assert vectors.setdefault(repr(view), vector) == vector
                assert views.setdefault(vector, repr(view)) == repr(view)
            game.play(dice.choice(game.choices()))


OPTIONS = [
    {"turn_back": True, "huckster_any_distance": True, "contract_any_dam": True, "copy_any": True, "may_decline": True},
    {"may_hold_back": True, "redeploy_all": True, "swimster_breach": True, "contract_onto_hamsters": True},
    {"flood_each_copy": False, "mobster_needs_card": False, "classic_choice": True, "several_skips": True},
]


@pytest.mark.parametrize(
    ("title", "options"),
    [
        *[("hamsterdam", options) for options in OPTIONS],
        ("hamsterdam", {"classic": True, "pile_clears": True, "swimster_plugs": False}),
        ("run_hamster_run", {}),
        ("run_hamster_run", {"eight_neighbours": True}),
        ("run_hamster_run", {"eight_neighbours": True, "king_throws": True, "far_start": True}),
        ("run_hamster_run", {"king_throws": True}),
        ("hamsterrolle", {}),
        ("hamsterrolle", {"either_neighbour": True, "pass_ahead": True, "pass_cone": False, "reach": 4}),
    ],
)
def test_every_choice_under_house_rules_has_a_unique_action_number(title, options):
    brings = titles.load(title)
    made = brings.options(**options)
    actions = codes.load(title, 3, made).actions
    assert len(set(actions.all)) == len(actions)
    for seed in range(6):
        dice, game = random.Random(seed), brings.game(3, made)
        while not game.over:
            if game.seat != -1:
                legal = actions.legal(game)
                assert sorted(legal.values()) == sorted(game.choices()), "each choice has one, and no two the same"
                assert all(number < len(actions) for number in legal)
            game.play(dice.choice(game.choices()))


def number(actions, game, choice):
    """Return the action number of a choice in the current position."""
    return next(number for number, other in actions.legal(game).items() if other == choice)


@tables
def test_legal_actions_have_the_same_numbers_for_every_seat(title, players):
    """Compare the legal actions of all seats at their first decision in a round, when their situations are the same."""
    brings = titles.load(title)
    made = codes.load(title, players, brings.options())
    game = brings.game(players)
    while game.phase not in ("passing", "allocate", "turn"):
        game.play(game.choices()[0])
    if title == "hamsterrolle":
        return  # the seats differ in whose turn it is
    seen = {}
    while game.phase in ("passing", "allocate"):
        seen[game.seat] = made.actions.legal(game)
        game.play(game.choices()[0])
    assert len(seen) == players
    assert len({tuple(sorted(legal)) for legal in seen.values()}) == 1


def test_action_spaces_have_the_documented_sizes():
    """Version 0 had 14,871, 33,505 and 526 actions."""
    found = {
        title: [len(codes.load(title, players, titles.load(title).options()).actions) for players in (2, 4)]
        for title in codes.names()
    }
    assert found == {"hamsterdam": [9466, 10885], "hamsterrolle": [4897, 4897], "run_hamster_run": [142, 160]}


def test_a_layout_says_what_each_number_is_and_changes_only_with_its_version():
    layouts = {title: codes.load(title, 2, titles.load(title).options()).layout for title in codes.names()}
    lines = str(layouts["run_hamster_run"]).splitlines()
    assert lines[0] == "0 to 1: self (one hot)"
    assert "72: strip 1 (10, from the pit; 0 if off the belt)" in lines
    digests = {title: (len(layout), zlib.crc32(str(layout).encode())) for title, layout in layouts.items()}
    assert (codes.VERSION, digests) == (
        1,
        {"hamsterdam": (1150, 2334032391), "hamsterrolle": (569, 4183294778), "run_hamster_run": (98, 3389317940)},
    )


def test_a_step_returns_when_only_chance_is_left_to_act():
    """Under the other interpretation of RHR-A11, all hamsters may pass out in the pit. The game then ends; if it did
    not, the environment would truncate it."""
    for seed in range(8):
        made = env("run_hamster_run", 2, options={"passed_out_safe": True}, max_cycles=400)
        made.reset(seed=seed)
        dice = random.Random(seed)
        while made.agents:
            observation, _, over, cut, _ = made.last()
            made.step(None if over or cut else dice.choice(legal(observation)))
        game = made.unwrapped.game
        assert game.over
    made = module("run_hamster_run").raw_env(players=2, max_cycles=50)
    made.reset(seed=1)
    made.game.outcomes = lambda: [(("draw", 0), 1)]
    made.game.choices = lambda: (("draw", 0),)
    made.game.play = lambda choice: None
    made.game.seat = -1
    made._throw()
    made._end()
    assert set(made.truncations.values()) == {True}


def random_steps(made, count, dice):
    """Take random steps, and return all players' moves since the start."""
    for _ in range(count):
        made.step(dice.choice(legal(made.last()[0])))
    return made.unwrapped.game.history


def test_a_deep_copy_keeps_the_position_and_the_random_state():
    one = env("hamsterdam", 2)
    one.reset(seed=5)
    random_steps(one, 40, random.Random(5))
    two = copy.deepcopy(one)
    before = two.unwrapped.game.copy()
    played = random_steps(one, 30, random.Random(6))
    assert two.unwrapped.game == before != one.unwrapped.game
    assert random_steps(two, 30, random.Random(6)) == played


def test_an_illegal_action_ends_the_game_or_is_replaced_with_a_random_one():
    made = env("hamsterdam", 2)
    made.reset(seed=1)
    passing = made.unwrapped.codes.actions.all.index(("pass",))
    made.step(passing)
    assert made.unwrapped.rewards == {"seat_0": -1, "seat_1": 0}
    assert all(made.terminations.values())
    assert not any(made.observe(agent)["action_mask"].any() for agent in made.agents)
    made = env("hamsterdam", 2, illegal="random")
    made.reset(seed=1)
    made.step(passing)
    assert made.infos["seat_0"] == {"illegal": True}
    assert made.agent_selection == "seat_1"


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"players": 5}, "must have 2 to 4 players"),
        ({"render_mode": "film"}, "render_mode must be None or one of"),
        ({"illegal": "ignore"}, "illegal must be one of end, random"),
    ],
)
def test_the_error_for_an_invalid_setting_lists_the_valid_values(settings, says):
    with pytest.raises(UserError, match=says):
        module("hamsterdam").env(**settings)


def test_if_pettingzoo_is_missing_the_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "hamstertop_games.envs.zoo", raising=False)
    with pytest.raises(ImportError, match=r"pettingzoo is not installed \(.*\[envs\]"):
        importlib.import_module("hamstertop_games.envs.zoo")
