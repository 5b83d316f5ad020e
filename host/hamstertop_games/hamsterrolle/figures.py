"""The statistics that `hamstertop tables` reports for Hamsterrolle."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..tables import Report

TURNS = ("built", "fell", "dropped", "passed", "idle")  # the kinds of event that occur exactly once in each turn
ASSUMES = ("a model decides what falls, not wood and hands",)
SCORE = "Pieces in all stocks"


def rounds(game: Any, turns: int) -> int:
    """Return the number of rounds in a game, counting the last one even if it is incomplete."""
    return -(-turns // int(game.players))


def score(game: Any) -> int:
    return sum(game.tracker.stocks)


def starter(game: Any) -> int | None:
    """Return the seat that begins, whose player has the shakiest hands, or None if this is not yet decided."""
    return int(game.tracker.seat) if game.phase == "turn" else None


def standing(game: Any) -> list[float]:
    """Return each seat's standing. Fewer pieces are better."""
    return [-float(pieces) for pieces in game.tracker.stocks]


def figures(report: "Report") -> dict[str, float]:
    means = {kind: report.mean(kind) for kind in ("fell", "dropped", "passed", "gone")}
    return {"left": report.mean_score(), **means}


def lines(found: dict[str, Any]) -> list[str]:
    return [
        f"left      {found['left']} pieces in all stocks at the end",
        "turns     " + ", ".join(f"{found[kind]} {kind}" for kind in ("fell", "dropped", "passed")),
        f"gone      {found['gone']} times a game",
    ]
