"""Report on how long turns took."""

from hamstertop.saving.elapsed import LONGEST

from . import svg
from .parts import Figure, names

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from .saved import SavedGame

    # For each step, the seat whose turn it belongs to and a value that identifies the turn, or None between turns
    Owners = Sequence[tuple[int, Hashable] | None]


def by_seat(game: "SavedGame", owners: "Owners") -> list[list[int]]:
    """Return the lengths of each seat's turns in seconds, including undone events."""
    found: list[list[int]] = [[] for _ in range(game.table.players)]
    places: dict[tuple[int, Hashable], int] = {}  # the index of a turn among its seat's turns
    for step, owner in zip(game.steps, owners):
        if owner:
            turns = found[owner[0]]
            if owner not in places:
                places[owner] = len(turns)
                turns.append(0)
            turns[places[owner]] += step.seconds
    return found


def clock(seconds: int) -> str:
    """Return a duration in the form 1:05, or 1:01:05 if it is an hour or more."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def figure(game: "SavedGame", owners: "Owners", turn: str = "turn") -> Figure | None:
    """Return a chart of each player's average and longest turn, or None if no times are known. `turn` is the word used
    for a turn: "turn" or "round"."""
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
