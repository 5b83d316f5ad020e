"""The Gymnasium environment for one seat against bots passes Gymnasium's checks and behaves as documented."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hamstertop_games import titles
from hamstertop_games.envs import codes
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
            check_env(env.unwrapped, skip_render_check=True)


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


def test_an_illegal_action_loses_the_game() -> None:
    env = SeatEnv("hamsterdam", players=2, bot="random", render_mode="ansi")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    assert str(env.render()).startswith("hamsterdam: ")


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"players": 7}, "must have 2 to 4 players"),
        ({"seat": 2, "players": 2}, "seat must be 0 to 1"),
        ({"bot": "clever"}, "has no clever bot"),
        ({"render_mode": "human"}, "render_mode must be None or ansi"),
        ({"options": {"late": True}}, "unknown house rule late"),
    ],
)
def test_an_invalid_setting_is_refused_and_the_valid_ones_are_named(settings: dict[str, object], says: str) -> None:
    with pytest.raises((UserError, ValueError), match=says):
        SeatEnv("hamsterdam", **settings)  # type: ignore[arg-type]
