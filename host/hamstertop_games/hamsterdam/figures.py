"""What `hamstertop tables` reports of Hamsterdam."""

from typing import TYPE_CHECKING, Any

from hamstertop_games.hamsterdam import cards

if TYPE_CHECKING:
    from ..tables import Report

TURNS = ("rolled",)  # kinds of event, of which each turn has just one
SCORE = "Tokens in all piles"
HELD = "Specials kept"


def score(game: Any) -> int:
    """Water in all piles."""
    return int(game.tracker.water)


def starter(game: Any) -> int | None:
    """Return who rolls first."""
    return int(game.tracker.first) if game.phase in ("placing", "roll") else None


def held(game: Any) -> dict[str, list[int]] | None:
    """Specials that were kept, each as often as it was."""
    if game.phase != "first":
        return None
    found: dict[str, list[int]] = {}
    for seat, dam in enumerate(game.dams):
        for card in dam.pile:
            if card < cards.STANDARD:
                found.setdefault(cards.name(card), []).append(seat)
    return found


def standing(game: Any) -> list[float]:
    """Less water is better."""
    return [-float(tokens) for tokens in game.tracker.piles]


def ability(choice: Any) -> str:
    """Return the special that acts."""
    return cards.name(choice[1]) if choice[0] in ("use", "copy") else ""


def figures(report: "Report") -> dict[str, float]:
    """Means over the games."""
    return {"water": report.mean_score(), "breaches": report.mean("breach")}


def lines(found: dict[str, Any]) -> list[str]:
    """Return the same, worded for people."""
    return [f"water     {found['water']} tokens in all piles at the end", f"breaches  {found['breaches']} a game"]
