"""What `hamstertop tables` reports of Hamsterrolle."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..tables import Report

TURNS = ("built", "fell", "dropped", "passed", "idle")  # kinds of event, of which each turn has just one
SCORE = "Pieces in all stocks"


def rounds(game: Any, turns: int) -> int:
    """Return how long a game was: turns of a player, the last round counted whole."""
    return -(-turns // int(game.players))


def score(game: Any) -> int:
    """Return the number of pieces in all stocks."""
    return sum(game.tracker.stocks)


def starter(game: Any) -> int | None:
    """Return who begins: the player with the shakiest hands."""
    return int(game.tracker.seat) if game.phase == "turn" else None


def standing(game: Any) -> list[float]:
    """Fewer pieces are better."""
    return [-float(pieces) for pieces in game.tracker.stocks]


def figures(report: "Report") -> dict[str, float]:
    """Means over the games."""
    means = {kind: report.mean(kind) for kind in ("fell", "dropped", "passed", "gone")}
    return {"left": report.mean_score(), **means}


def lines(found: dict[str, Any]) -> list[str]:
    """Return the same, worded for people."""
    return [
        f"left      {found['left']} pieces in all stocks at the end",
        "turns     " + ", ".join(f"{found[kind]} {kind}" for kind in ("fell", "dropped", "passed")),
        f"gone      {found['gone']} times a game",
    ]
