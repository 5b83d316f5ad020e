"""Run, Hamster, Run! positions for tests, with hamsters on given squares in the middle of a turn."""

from functools import partial

import scenarios
from hamstertop_games.positions.run_hamster_run import at as at
from hamstertop_games.positions.run_hamster_run import position
from scenarios import play

randomly = partial(scenarios.randomly, "run_hamster_run")
UP, RIGHT, DOWN, LEFT = 0, 1, 2, 3
FAR = 44  # a square out of everybody's way


def turn(places, traits, actions=None, order=None, **options):
    """Return a game in which the first hamster in `order` resolves its action, even if the position cannot occur (see
    `position`)."""
    return position(places, traits, actions, order, checked=False, **options)


def win(game, seat):
    """Draw one of this hamster's chips."""
    return game.play(("draw", seat))


def push(game, direction, winner):
    """Step onto an occupied square, let its occupant resist, and draw a chip of the `winner`."""
    return play(game, ("step", direction), ("resist", 1), ("draw", winner))
