"""Shares of games and their confidence intervals."""

import math
from dataclasses import dataclass
from statistics import NormalDist

SURE = 0.95


def deviations(rows: int = 1) -> float:
    """Return how many standard deviations contain 95% of a normal distribution or, with several rows, that part of all
    of them together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - SURE) / 2 / max(rows, 1))


def wilson(won: float, tries: float, rows: int = 1) -> tuple[float, float]:
    """Return the 95% Wilson interval for a share, or (0, 1) if `tries` is 0.

    Args:
        won: the number of wins, which can include fractions.
        tries: the number of games.
        rows: the number of intervals shown together, which hold together in 95% of studies.
    """
    if not tries:
        return 0.0, 1.0
    share = won / tries
    sure = deviations(rows)
    square = sure**2
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = sure / (1 + square / tries) * math.sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    return max(middle - half, 0.0), min(middle + half, 1.0)


@dataclass(frozen=True)
class Share:
    """A share of games, its 95% interval, and the share expected from luck alone (see `Report.even`)."""

    share: float
    low: float
    high: float
    even: float | None = None


def share(won: float, tries: float, even: float | None = None, rows: int = 1) -> Share:
    """Return `won` as a share of `tries` with its interval (see `wilson`), and with the share `even` for comparison.
    The share is 0 if there are no tries."""
    return Share(won / tries if tries else 0.0, *wilson(won, tries, rows), even)
