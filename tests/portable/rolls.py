"""Trackers of Hamsterrolle at the start of a turn, for tests."""

from hamstertop.games.hamsterrolle.house import HOUSE
from hamstertop.games.hamsterrolle.tracker import Tracker

# Short names of the companion's house rules, in the order of their table
INTERPRETATIONS = (
    "SHARE PASSING FAILING DROPPING FALLEN_CONE STARTING LAST_PIECE TIE HELPING TELLING KEEPING REACH EITHER AHEAD"
    " CONE_STAYS PASSED_AHEAD NO_SKIPPING".split()
)


def house(**interpretations):
    """Return a set-up's house rules, given by short names. Each value is an interpretation's index, 0 by default."""
    given = [0] * len(HOUSE.rows)
    for name in interpretations:
        given[INTERPRETATIONS.index(name)] = interpretations[name]
    return tuple(given)


def begun(players=3, teams=0, first=0, **interpretations):
    """Return a tracker at the first turn."""
    tracker = Tracker()
    for event in (("setup", players, teams) + house(**interpretations), ("done",), ("first", first)):
        tracker.apply(event)
    return tracker


def table(players=3, teams=0, first=0, stocks=None, **interpretations):
    """Return a tracker after the first piece has been placed, with `first` to act next and with these stocks."""
    tracker = begun(players, teams, (first - 1) % players, **interpretations)
    tracker.apply(("built", 0, 0))
    if stocks:
        tracker.gone += sum(tracker.stocks) - sum(stocks)  # the pieces in the wheel stay
        tracker.stocks = list(stocks)
    return tracker


SEATINGS = ((2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (4, 3))
