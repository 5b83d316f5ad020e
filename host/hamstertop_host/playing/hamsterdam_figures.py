"""What `hamstertop tables` reports of Hamsterdam."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .tables import Report

TURNS = ("rolled",)  # kinds of event, of which each turn has just one


def score(game: Any) -> int:
    """Water in all piles."""
    return int(game.tracker.water)


def figures(report: "Report") -> dict[str, float]:
    """Means over the games."""
    return {"water": report.mean_score(), "breaches": report.mean("breach")}


def lines(found: dict[str, Any]) -> list[str]:
    """The same for people."""
    return [f"water     {found['water']} tokens in all piles at the end", f"breaches  {found['breaches']} a game"]
