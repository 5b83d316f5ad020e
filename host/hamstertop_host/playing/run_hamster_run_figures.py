"""What `hamstertop tables` reports of Run, Hamster, Run!"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .tables import Report

TURNS = ("declared",)  # kinds of event, of which each turn has just one


def score(game: Any) -> int:
    """Alligators."""
    return int(game.tracker.alligators)


def figures(report: "Report") -> dict[str, float]:
    """Means over the games."""
    means = {"fell": report.mean("fell"), "tests": report.mean("tested"), "chomps": report.mean("faced")}
    return {"alligators": report.mean_score(), **means}


def lines(found: dict[str, Any]) -> list[str]:
    """The same for people."""
    return [
        f"tests     {found['tests']} a game, {found['chomps']} against alligators",
        f"fell      {found['fell']} into the pit; {found['alligators']} alligators at the end",
    ]
