"""Shares of games and their confidence intervals."""

import math
from dataclasses import dataclass

SURE = 1.959964  # standard deviations that contain 95% of a normal distribution


def wilson(won: float, tries: float) -> tuple[float, float]:
    """Return the 95% Wilson interval for a share, or (0, 1) if `tries` is 0. `won` can include fractions of wins."""
    if not tries:
        return 0.0, 1.0
    share = won / tries
    square = SURE**2
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = SURE / (1 + square / tries) * math.sqrt(share * (1 - share) / tries + square / (4 * tries**2))
    return max(middle - half, 0.0), min(middle + half, 1.0)


@dataclass(frozen=True)
class Share:
    """A share of games, its 95% interval, and the share expected from luck alone (see `Report.even`)."""

    share: float
    low: float
    high: float
    even: float | None = None


def share(won: float, tries: float, even: float | None = None) -> Share:
    """Return `won` as a share of `tries` with its interval, and with the share `even` for comparison. The share is 0 if
    there are no tries."""
    return Share(won / tries if tries else 0.0, *wilson(won, tries), even)
