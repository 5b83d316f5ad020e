"""Report on the length of turns."""

from hamstertop.companion.session import LONGEST

from . import svg
from .parts import Figure, names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from .saved import SavedGame

    # For each step, the seat whose turn it belongs to and a value that distinguishes this turn from all others; None
    # between turns
    Owners = Sequence[tuple[int, Hashable] | None]


def by_seat(game: "SavedGame", owners: "Owners") -> list[list[int]]:
    """Return the seconds of each seat's turns, including events that were taken back; empty lists if the format has no
    times."""
    found: list[list[int]] = [[] for _ in range(game.table.players)]
    places: dict[tuple[int, Hashable], int] = {}  # index of a turn among those of its seat
    for step, owner in zip(game.steps, owners):
        if owner and step.seconds is not None:
            turns = found[owner[0]]
            if owner not in places:
                places[owner] = len(turns)
                turns.append(0)
            turns[places[owner]] += step.seconds
    return found


def clock(seconds: int) -> str:
    """Return a time as 1:05, or as 1:01:05 from an hour on."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def figure(game: "SavedGame", owners: "Owners", turn: str = "turn") -> Figure | None:
    """Return a figure of each player's usual and longest turn; None if nothing is known. `turn` may also be "round"."""
    rows = []
    for seat, (name, took) in enumerate(zip(names(game), by_seat(game, owners))):
        if took:
            mean, longest = round(sum(took) / len(took)), max(took)
            note = game.say(f"times.{turn}s", average=clock(mean), longest=clock(longest), count=len(took))
            rows.append(svg.Bar(name, note, ((mean, seat),), longest))
    if not rows:
        return None
    title = game.say(f"times.{turn}")
    note = game.say("times.note")
    if game.pauses:
        note += " " + game.say("times.pauses", longest=clock(LONGEST))
    return Figure(title, svg.bars(title, rows), note)
