"""Whole games of every title, under any house rules, are entered with the keys of a companion that follows them."""

import pytest

from hamstertop_games import titles
from lockstep import Lockstep
from scenarios import anyhow


def played(title, seed):
    """Yield a game with any house rules: in Run, by bots that choose no test without effect, which the device does not
    offer."""
    return anyhow(title, seed, "sensible" if title == "run_hamster_run" else "random")


@pytest.mark.parametrize("title", titles.names())
def test_a_companion_operated_by_its_keys_follows_whole_games_through_every_power_cut(title):
    for seed in range(4):
        lockstep = Lockstep(titles.load(title), keys=3 + seed % 2)
        for game in lockstep.follow(played(title, seed)):
            if seed == 3 and not game.over:
                lockstep.cut_power()
