"""Positions of whole games of Hamsterdam for tests, with given dams, at a given phase."""

from functools import partial

import scenarios
from hamstertop_games.hamsterdam.cards import NUMBERS, STANDARD
from hamstertop_games.positions.hamsterdam import at as at
from hamstertop_games.positions.hamsterdam import dam, position
from scenarios import PASS

randomly = partial(scenarios.randomly, "hamsterdam")


def full():
    """Return a dam that stays dry: three hamsters on every card."""
    return dam({number: [STANDARD] * 3 for number in NUMBERS})


def table(*dams, **given):
    """Return a game at the beginning of a phase, even a position that no game leads to; see `position`."""
    return position(*dams, checked=False, **given)


def roll(game, total):
    """Let the dice show a total."""
    a = max(1, total - 6)
    return game.play(("roll", a, total - a))


def stop(game, *phases):
    """Take the first choice (passing where possible, dice showing 2) until one of these phases or the end."""
    events = []
    while game.phase not in phases and not game.over:
        choices = game.choices()
        events += game.play(PASS if PASS in choices else choices[0])
    return events
