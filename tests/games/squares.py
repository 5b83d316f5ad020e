"""Positions of whole games of Run, Hamster, Run! for tests: hamsters on given squares, in the middle of a turn."""

from functools import partial

import scenarios
from hamstertop_games.positions.run_hamster_run import at as at
from hamstertop_games.positions.run_hamster_run import position
from scenarios import play

randomly = partial(scenarios.randomly, "run_hamster_run")
UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
FAR = 44  # a square where nobody is in the way


def turn(places, traits, actions=None, order=None, **options):
    """Return a game in which the first in order resolves an action, even a position that no game leads to; see
    `position`."""
    return position(places, traits, actions, order, checked=False, **options)


def win(game, seat):
    """Draw one of this hamster's chips."""
    return game.play(("draw", seat))


def push(game, direction, winner):
    """Step into an occupied square; the occupant resists, and this hamster's chip is drawn."""
    return play(game, ("step", direction), ("resist", 1), ("draw", winner))
