"""The page that ends a game: everybody's place, and where to go from there."""

from ..content import key, row

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..content import Action, Row
    from ..words import Section
    from .look import Look


def ending(look: "Look", then: "Action" = None) -> "tuple[Any, Any, Any]":
    """Return the keys of the page that ends a game. `then` is what follows the event that begins the same again: it
    passes over pages on which a table is set up that has just been played at."""
    common = look.common
    again = key(common.again, ("again", then))
    return key(common.first_page, ("home",)), key(common.to_phone, ("result",)), again


def decided(words: "Section", winners: "Sequence[int]", ties: "Sequence[int | None]") -> str:
    """Return what has decided a tie, or that nothing has. `ties` has what each seat that tied had left, None for
    others; `words` are those of the end of a title. Where teams have as many a house rule has decided."""
    lost = [tie for seat, tie in enumerate(ties) if tie is not None and seat not in winners]
    if not lost:
        return str(words.even)
    won = sum([ties[seat] or 0 for seat in winners])
    return str(words.builder if "builder" in words and won == sum(lost) else words.tie)


def ranking_rows(
    places: "Sequence[int]", scores: "Sequence[int]", details: "Sequence[str] | None" = None
) -> "list[Row]":
    """Return a row for each player, the best first: place and score."""
    seats = sorted([(place, seat) for seat, place in enumerate(places)])
    return [row(seat, (str(place), str(scores[seat])), details[seat] if details else "") for place, seat in seats]
