"""Hamsterdam positions for tests, with given dams at the start of a given phase."""

from functools import partial

import scenarios
from hamstertop_games.hamsterdam.cards import NUMBERS, STANDARD
from hamstertop_games.positions.hamsterdam import at as at
from hamstertop_games.positions.hamsterdam import dam, position
from scenarios import PASS

randomly = partial(scenarios.randomly, "hamsterdam")


def full():
    """Return a dam with three hamsters on each card, so that it stays dry."""
    return dam({number: [STANDARD] * 3 for number in NUMBERS})


def table(*dams, **given):
    """Return a game at the start of a phase, even if the position cannot occur in a game (see `position`)."""
    return position(*dams, checked=False, **given)


def roll(game, total):
    """Roll dice with a given total."""
    a = max(1, total - 6)
    return game.play(("roll", a, total - a))


def stop(game, *phases):
    """Play until one of these phases or the end: pass if possible, otherwise take the first choice (for a roll, 2)."""
    events = []
    while game.phase not in phases and not game.over:
        choices = game.choices()
        events += game.play(PASS if PASS in choices else choices[0])
    return events
