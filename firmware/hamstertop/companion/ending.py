"""Parts of the page that ends a game: everybody's place, and the keys."""

from ..content import CLEAN, content, grid, key, row, say
from ..words import COMPANION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..content import Content, Row
    from ..words import Section
    from .look import Look


UNPLACED = "–"  # in place of the place of a player who has left


def ending(look: "Look") -> "tuple[Any, Any, Any]":
    """Return the keys of the page that ends a game: its code, another game, and the results, which lead home."""
    common = look.common
    again = key(common.again, ("show", "again"))
    return key(common.to_phone, ("result",)), again, key(common.results, ("show", "results", True))


def stopped(look: "Look", scores: "Sequence[int | str] | None" = None) -> "Content":
    """Return the page that ends a game without a ranking, with everybody's score in a title with scores. C-2."""
    rows = [row(seat, ("", str(score))) for seat, score in enumerate(scores or ())]
    words = look.words("going", COMPANION)
    body = (grid((), rows),) if rows else ()
    return content("stopped", words.over, (say(words.kept),) + body, (None,) + ending(look)[1:], flags=(CLEAN,))


def decided(words: "Section", winners: "Sequence[int]", ties: "Sequence[int | None]") -> str:
    """Return text that says what decided a tie, or that nothing did. If the teams are still equal, a house rule has
    decided it.

    `words` is the title's section on the end of a game. `ties` holds the number of hamsters or pieces that each tied
    seat had left, and None for the other seats.
    """
    lost = [tie for seat, tie in enumerate(ties) if tie is not None and seat not in winners]
    if not lost:
        return str(words.even)
    won = sum([ties[seat] or 0 for seat in winners])
    return str(words.builder if "builder" in words and won == sum(lost) else words.tie)


def ranking_rows(
    places: "Sequence[int]", scores: "Sequence[int]", details: "Sequence[str] | None" = None
) -> "list[Row]":
    """Return a row with the place and score of each player, best first. Players without a place come last."""
    rows = []
    for place, seat in sorted([(place or len(places) + 1, seat) for seat, place in enumerate(places)]):
        shown = str(place) if places[seat] else UNPLACED
        rows.append(row(seat, (shown, str(scores[seat])), details[seat] if details else ""))
    return rows
