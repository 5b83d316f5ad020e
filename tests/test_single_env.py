"""The Gymnasium environment for one seat against bots passes Gymnasium's checks and behaves as documented."""

import copy
import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from hamstertop_games import titles
from hamstertop_games.envs import codes
from hamstertop_games.envs import hamsterdam as titles_env
from hamstertop_games.envs.single import SeatEnv
from hamstertop_games.errors import UserError

TABLES = [(title, players) for title in codes.names() for players in titles.load(title).players]


def named(title: str) -> str:
    return f"hamstertop/{title}-v{codes.VERSION}"


def played(env: SeatEnv, seed: int) -> tuple[list[int], float]:
    """Play a random game, and return its actions and reward."""
    observation, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    actions, over, reward = [], False, 0.0
    while not over:
        actions.append(int(env.action_space.sample(observation["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(actions[-1])
        assert "illegal" not in info
        over = terminated or truncated
    assert not observation["action_mask"].any()
    return actions, reward


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_gymnasiums_checks_pass_for_every_seat(title: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # Gymnasium recommends symmetric spaces
        for seat in range(players):
            env = gymnasium.make(named(title), players=players, bot="random", seat=seat, disable_env_checker=True)
            check_env(env.unwrapped)


@pytest.mark.parametrize("title", codes.names())
def test_the_same_seed_gives_the_same_game(title: str) -> None:
    env = SeatEnv(title, players=2, bot="sensible")
    first = played(env, 3)
    assert first == played(env, 3)
    assert first[1] in (-1.0, 0.0, 1.0)


def test_several_environments_run_at_the_same_time_in_gymnasium() -> None:
    env = gymnasium.make_vec(named("run_hamster_run"), num_envs=3, players=2, bot="random")
    observations, infos = env.reset(seed=1)
    assert observations["observation"].shape[0] == 3
    actions = np.array([int(np.flatnonzero(mask)[0]) for mask in observations["action_mask"]])
    observations, rewards, over, _, _ = env.step(actions)
    assert rewards.tolist() == [0.0] * 3
    assert not over.any()
    assert infos["seat"].tolist() == [0] * 3
    env.close()


@pytest.mark.parametrize("title", codes.names())
def test_a_copy_and_a_pickle_continue_like_the_original(title: str) -> None:
    env = SeatEnv(title, players=3, bot="random")
    observation, _ = env.reset(seed=4)
    for _ in range(5):
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    while observation["action_mask"].any():
        action = int(np.flatnonzero(observation["action_mask"])[-1])
        observation, reward, *_ = env.step(action)
        for other in others:
            again, gained, *_ = other.step(action)
            assert (again["observation"] == observation["observation"]).all()
            assert gained == reward
    assert [other.game.history for other in others] == [env.game.history] * 2


def chance_of(env: SeatEnv, seed: int) -> list[tuple[object, ...]]:
    """Return what chance decides in a game whose agent always takes its first action."""
    observation, _ = env.reset(seed=seed)
    while observation["action_mask"].any():
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return [choice for choice in env.game.history if choice[0] in ("deal", "roll")]


def test_a_seed_gives_the_same_dice_whatever_the_bots_draw() -> None:
    found = [chance_of(SeatEnv("hamsterdam", players=2, bot=bot, options={"classic": True}), 5) for bot in BOTS]
    least = min(map(len, found))
    assert least > 20
    assert found[0][:least] == found[1][:least]


BOTS = ("random", "counting")


def test_an_illegal_action_loses_the_game_and_ends_it() -> None:
    env = SeatEnv("hamsterdam", players=2, bot="random", render_mode="ansi")
    with pytest.raises(ResetNeeded):
        env.step(0)
    observation, _ = env.reset(seed=1)
    assert set(env.legal().values()) == set(env.game.choices())
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    assert not observation["action_mask"].any()
    assert str(env.render()).startswith("hamsterdam: ")
    for action in (illegal, 0):
        with pytest.raises(ResetNeeded, match="call reset"):
            env.step(action)
    observation, _ = env.reset(seed=1)
    assert observation["action_mask"].any()


@pytest.mark.parametrize("action", [1.5, 1.0, "1", None, np.float32(1)])
def test_an_action_must_be_an_integer(action: object) -> None:
    env = SeatEnv("hamsterdam", players=2, bot="random")
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(action)  # type: ignore[arg-type]
    assert env.game.history == ()
    raw = titles_env.raw_env(players=2)
    raw.reset(seed=1)
    with pytest.raises(TypeError):
        raw.step(action)
    env.step(np.int64(1))  # type: ignore[arg-type]


def test_the_table_is_shown_as_a_picture() -> None:
    env = SeatEnv("run_hamster_run", players=2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert (picture.dtype, picture.shape[2]) == (np.uint8, 3)
    assert len(np.unique(picture)) > 2


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"players": 7}, "must have 2 to 4 players"),
        ({"seat": 2, "players": 2}, "seat must be 0 to 1"),
        ({"bot": "clever"}, "has no clever bot"),
        ({"render_mode": "video"}, "render_mode must be None or one of human, ansi, rgb_array"),
        ({"options": {"late": True}}, "unknown option late"),
    ],
)
def test_an_invalid_setting_is_refused_and_the_valid_ones_are_named(settings: dict[str, object], says: str) -> None:
    with pytest.raises((UserError, ValueError), match=says):
        SeatEnv("hamsterdam", **settings)  # type: ignore[arg-type]
