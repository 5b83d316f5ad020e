"""The statistics that `hamstertop tables` reports for Hamsterdam."""

from typing import TYPE_CHECKING, Any

from hamstertop_games.hamsterdam import cards

if TYPE_CHECKING:
    from ..tables import Report

TURNS = ("rolled",)  # the kinds of event that occur exactly once in each turn
ASSUMES = ("the dots on the dam cards, and when specials act and turn over, are assumed, not read from the cards",)
SCORE = "Tokens in all piles"
HELD = "Specials kept"


def score(game: Any) -> int:
    """Return the total water in all piles."""
    return int(game.tracker.water)


def starter(game: Any) -> int | None:
    """Return the seat that rolls first, or None if this is not yet decided."""
    return int(game.tracker.first) if game.phase in ("placing", "roll") else None


def held(game: Any) -> dict[str, list[int]] | None:
    """Return the specials kept, as name -> seats. A seat is listed once for each card of that name."""
    if game.phase != "first":
        return None
    found: dict[str, list[int]] = {}
    for seat, dam in enumerate(game.dams):
        for card in dam.pile:
            if card < cards.STANDARD:
                found.setdefault(cards.name(card), []).append(seat)
    return found


def standing(game: Any) -> list[float]:
    """Return each seat's standing. Less water is better."""
    return [-float(tokens) for tokens in game.tracker.piles]


def ability(choice: Any) -> str:
    return cards.name(choice[1]) if choice[0] in ("use", "copy") else ""


def figures(report: "Report") -> dict[str, float]:
    return {"water": report.mean_score(), "breaches": report.mean("breach")}


def lines(found: dict[str, Any]) -> list[str]:
    return [f"water     {found['water']} tokens in all piles at the end", f"breaches  {found['breaches']} a game"]
