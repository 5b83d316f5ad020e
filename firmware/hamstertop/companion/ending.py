"""The page that ends a game: everybody's place, and where to go from there."""

from ..content import key, row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..content import Row
    from .look import Look


def ending(look: "Look") -> "tuple[Any, Any, Any]":
    """Return the keys of the page that ends a game."""
    to_phone = key(look.common.to_phone, ("result",))
    return None, to_phone, key(look.common.first_page, ("home",))


def ranking_rows(
    places: "Sequence[int]", scores: "Sequence[int]", details: "Sequence[str] | None" = None
) -> "list[Row]":
    """Return a row for each player, the best first: place and score."""
    seats = sorted([(place, seat) for seat, place in enumerate(places)])
    return [row(seat, (str(place), str(scores[seat])), details[seat] if details else "") for place, seat in seats]
