"""The OpenSpiel games pass OpenSpiel's tests, work with its algorithms, and hide secret information."""

import os
import random
import subprocess
import sys

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

from hamstertop_games import titles  # noqa: E402
from hamstertop_games.envs import codes, openspiel  # noqa: E402
from hamstertop_games.errors import UserError  # noqa: E402
from twins import KINDS, twins  # noqa: E402

TABLES = [(title, players) for title in codes.names() for players in titles.load(title).players]
tables = pytest.mark.parametrize(("title", "players"), TABLES)


def load(title, players, **more):
    words = "".join(f",{name}={value}" for name, value in more.items())
    return pyspiel.load_game(f"hamstertop_{title}(players={players}{words})")


def step(state, dice):
    """Take a random action."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, weights)[0])
    else:
        state.apply_action(dice.choice(state.legal_actions()))


def play(state, dice):
    while not state.is_terminal():
        step(state, dice)


@tables
def test_each_game_passes_openspiels_random_simulation_test(title, players):
    pyspiel.random_sim_test(load(title, players), num_sims=1, serialize=True, verbose=False)


@tables
@pytest.mark.slow
def test_openspiels_playthrough_is_reproducible(title, players):
    """OpenSpiel's playthrough, which calls every method of the game and its states, is the same when repeated with the
    same actions."""
    from open_spiel.python.algorithms import generate_playthrough  # slow, because it imports SciPy

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["pytest"])
    name = f"hamstertop_{title}(players={players},max_choices=8)"
    actions = []
    state = pyspiel.load_game(name).new_initial_state()
    dice = random.Random(players)
    while not state.is_terminal():
        before = len(state.history())
        step(state, dice)
        actions.append(state.history()[before])
    text = generate_playthrough.playthrough(name, action_sequence=actions, observation_params_string=None)
    assert text == generate_playthrough.playthrough(name, action_sequence=actions, observation_params_string=None)
    for word in ("ChanceOutcomes()", "LegalActions()", "InformationStateString", "ObservationTensor", "Returns()"):
        assert word in text


@tables
def test_openspiel_plays_the_same_game_as_the_library(title, players):
    brings = titles.load(title)
    game = brings.game(players)
    state, dice = load(title, players).new_initial_state(), random.Random(7)
    actions = codes.load(title, players, brings.options()).actions
    while not state.is_terminal():
        assert not game.over
        if state.is_chance_node():
            outcomes = game.outcomes()
            assert [p for _, p in state.chance_outcomes()] == pytest.approx(
                [weight / sum(weight for _, weight in outcomes) for _, weight in outcomes]
            )
            action = dice.choice(state.chance_outcomes())[0]
            game.play(outcomes[action][0])
        else:
            assert state.current_player() == game.seat
            legal = actions.legal(game)
            assert sorted(legal) == state.legal_actions()
            action = dice.choice(state.legal_actions())
            assert state.action_to_string(game.seat, action) == " ".join(map(str, legal[action]))
            game.play(legal[action])
        state.apply_action(action)
    assert game.over
    assert state.returns() == codes.returns(game)


def test_a_game_that_lasts_too_long_ends_without_a_winner():
    game = load("hamsterdam", 2, max_choices=10)
    state = game.new_initial_state()
    play(state, random.Random(1))
    assert (len(state.history()), state.returns()) == (10, [0, 0])


def test_house_rules_can_be_given_as_game_parameters():
    assert load("hamsterdam", 3, options="late_cascade:True;blind_passing:False").num_players() == 3
    with pytest.raises(UserError, match="options must have the form name:value"):
        openspiel.read_options(":1")
    with pytest.raises(UserError, match="must have 2 to 4 players"):
        openspiel.table("hamsterdam", 9, "")
    assert openspiel.read_options("share:two each;reach:6") == {"share": "two each", "reach": 6}


def secrets(title, choices):
    """Let the first player with a secret make each of these choices. Return the resulting states and that player."""
    found = []
    for choice in choices:
        state, dice = load(title, 3).new_initial_state(), random.Random(1)
        while state.game.phase not in ("passing", "allocate"):
            step(state, dice)
        owner = state.current_player()
        state.apply_action(state.string_to_action(owner, " ".join(map(str, choice))))
        found.append(state)
    return found, owner


@pytest.mark.parametrize(
    ("title", "choices", "until"),
    [
        ("hamsterdam", [("give", 2, 3), ("give", 4, 5)], "laying"),
        ("run_hamster_run", [("allocate", 7, 0, 0), ("allocate", 0, 7, 0)], "initiative"),
    ],
)
def test_an_information_state_hides_a_secret_until_revealed_and_then_remembers_it(title, choices, until):
    """HD-A1, RHR-11"""
    states, owner = secrets(title, choices)
    assert str(states[0]) != str(states[1])
    for player in range(3):
        for text in ("information_state_string", "observation_string", "observation_tensor"):
            one, other = [getattr(state, text)(player) for state in states]
            assert (one == other) == (player != owner), (player, text)
    dice = random.Random(2)
    while states[0].game.phase in ("passing", "allocate"):
        action = dice.choice(states[0].legal_actions())
        for state in states:
            state.apply_action(action)
    for player in range(3):
        one, other = [state.information_state_string(player) for state in states]
        assert one != other


def test_cards_dealt_to_other_players_stay_unknown():
    """Of other players' cards, a player sees only those that were kept. HD-11, HD-12."""
    game = load("hamsterdam", 3)
    state, dice = game.new_initial_state(), random.Random(3)
    while state.game.phase != "first":
        step(state, dice)
    for player in range(3):
        history = state.information_state_string(player).split(" | ")[0].split()
        dealt = [text for text in history if text.startswith("deal")]
        assert openspiel.UNSEEN in history
        assert all(text.count(",") == 1 for text in dealt)
        assert len(dealt) + history.count(openspiel.UNSEEN) == state.history_of(-1).count(openspiel.UNSEEN)
        assert [text for text in history if text.startswith("keep")], "what is kept is open now"


def test_monte_carlo_tree_search_can_play_each_title():
    for title in codes.names():
        game = load(title, 2)
        state, dice = game.new_initial_state(), random.Random(4)
        bot = mcts.MCTSBot(
            game, 2, 6, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(1)
        )
        for _ in range(3):
            while state.is_chance_node():
                step(state, dice)
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)


@pytest.mark.parametrize(("title", "kind"), KINDS)
def test_a_resampled_state_reveals_no_hidden_information(title, kind):
    """Resampled states of twin games are the same, with all their histories, and look like the original ones."""
    for number, (game, twin, owner) in enumerate(twins(title, kind)):
        if number % 10:
            continue
        player = (owner + 1) % 3
        found = []
        for each in (game, twin):
            state = load(title, 3).new_initial_state()
            for choice in each.history:
                choices = state._choices()
                state.apply_action(next(action for action, other in choices.items() if other == choice))
            np.random.seed(1)
            other = openspiel.resampled(state, player)
            assert other.information_state_string(player) == state.information_state_string(player)
            found.append((str(other), other.history(), [other.information_state_string(seat) for seat in range(3)]))
            found[-1] += (pyspiel.serialize_game_and_state(state.get_game(), other),)
        assert found[0] == found[1]


def test_information_set_search_can_play_run_hamster_run():
    """The search uses the library's own guesses about hidden information."""
    game = load("run_hamster_run", 3)
    state, dice = game.new_initial_state(), random.Random(4)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=6,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(openspiel.resampled)
    while state.game.phase != "declare":
        step(state, dice) if state.is_chance_node() else state.apply_action(bot.step(state))
    assert state.game.tracker.round == 1


def test_outcome_sampling_can_learn_each_title():
    np.random.seed(1)
    for title in codes.names():
        solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load(title, 2, max_choices=400))
        solver.iteration()
        policy = solver.average_policy()
        state, dice = load(title, 2, max_choices=400).new_initial_state(), random.Random(5)
        while state.is_chance_node():
            step(state, dice)
        found = policy.action_probabilities(state)
        assert sum(found.values()) == pytest.approx(1)
        assert set(found) <= set(state.legal_actions())


def test_python_exits_cleanly_after_a_game_has_been_loaded():
    """OpenSpiel keeps registered games after the interpreter has shut down."""
    program = "import hamstertop_games.envs.openspiel, pyspiel; pyspiel.load_game('hamstertop_hamsterdam')"
    done = subprocess.run([sys.executable, "-c", program], env=dict(os.environ), capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_an_unsupported_tensor_is_refused():
    state = load("run_hamster_run", 2).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="use information_state_string"):
        state.information_state_tensor(0)
    recalling = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    with pytest.raises(pyspiel.SpielError, match="use string_from"):
        recalling.set_from(state, 0)
    assert recalling.string_from(state, 0) == state.information_state_string(0)


def test_an_illegal_action_is_refused_and_the_legal_ones_are_listed():
    state = load("hamsterrolle", 2).new_initial_state()
    with pytest.raises(
        pyspiel.SpielError, match=r"2 is not legal in phase first; the legal actions are 0 \(first 0\), 1 \(first 1\)"
    ):
        state.apply_action(2)
    state.apply_action(0)
    legal = state.legal_actions()
    for ask in (state.apply_action, state.action_to_string):
        with pytest.raises(
            pyspiel.SpielError, match=rf"phase turn; the legal actions are {legal[0]} \(build 1 2\), .* and 2 more"
        ):
            ask(99_999)
    assert state.legal_actions() == legal, "nothing has changed"
    assert state.action_to_string(state.get_game().num_distinct_actions() - 1).startswith("pass ")
