"""Hamsterrolle games for tests, with scripted falls."""

from functools import partial

import scenarios
from hamstertop_games.positions.hamsterrolle import position

OUT = -1
randomly = partial(scenarios.randomly, "hamsterrolle")


class Script:
    """Scripted falls. Every attempt has the first of the given outcomes; if none are given, pieces are placed as
    intended."""

    def __init__(self, *outcomes):
        self.outcomes = list(outcomes)

    def attempt(self, wheel, kind, target):
        return [(self.outcomes[0] if self.outcomes else ("placed", 0), 1)]

    def rest(self, wheel):
        return [(("still",), 1)]


def game(players=3, first=0, lying=None, hands=None, r=None, low=0, **options):
    """Return a game in which it is `first`'s turn, even if the position cannot occur in a game (see `position`)."""
    return position(players, first, lying, hands, r, low, checked=False, **options)


def attempt(played, choice, *outcome):
    """Play a choice whose attempt has this outcome, and return the events."""
    played.options.falls = Script(outcome or ("placed", 0))
    played.play(choice)
    events = played.play(outcome or ("placed", 0))
    if played.phase == "rest":
        events = events + played.play(("still",))
    return events
