"""The report on Hamsterrolle: pieces, falls, compartments and the timer."""

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.tracker import ELSEWHERE, NOWHERE, TURN, UNPLACED

from . import svg, times
from .parts import Figure, Table, names, ranking

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .saved import SavedGame

ENDS = ("built", "fell", "dropped", "passed", "idle")  # the ways a turn can end
MARKS = (rules.SECONDS, 20, 10, 5, 0)  # seconds left, as recorded by the companion


def owners(game: "SavedGame") -> "times.Owners":
    """Return, for each step, the seat whose turn it is and the number of turns before it."""
    found: list[tuple[int, int] | None] = []
    over = [0]  # the number of finished turns after each event that has not been undone so far
    for step in game.steps:
        found.append((step.before.seat, over[-1]) if step.before.phase == TURN else None)
        if step.event:
            over.append(over[-1] + (step.event[0] in ENDS))
        else:
            over.pop()
    return found


def progress(game: "SavedGame") -> str:
    return game.say("hamsterrolle.progress", count=len(ends(game)))


def tables(game: "SavedGame") -> list[Table]:
    table = game.table
    rows = []
    for seat, name in enumerate(names(game)):
        ended = _ends_of(game, seat)
        rows.append([name, str(table.stocks[seat])] + [str(ended.count(kind)) for kind in ENDS])
    return [ranking(game, ["player", "hamsterrolle.left"] + ["hamsterrolle.end." + kind for kind in ENDS], rows)]


def ends(game: "SavedGame") -> list[tuple[int, str, int | None]]:
    """Return a tuple for each finished turn: the seat, how the turn ended, and the seconds left when last recorded, or
    None if the timer did not run."""
    found = []
    for step in game.standing:
        if step.event and step.event[0] in ENDS:
            found.append((step.before.seat, step.event[0], step.before.clock))
    return found


def _ends_of(game: "SavedGame", seat: int) -> list[str]:
    return [kind for owner, kind, _ in ends(game) if owner == seat]


def stocks(game: "SavedGame") -> list[list[tuple[int, int]]]:
    """Return each seat's number of pieces as (turns finished, pieces) pairs: at the start and after each turn."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(game.table.players)]
    over = 0
    for step in game.standing:
        if step.event and (step.event[0] in ENDS or step.event[0] == "first"):
            for seat, stock in enumerate(step.after.stocks):
                found[seat].append((over, stock))
            over += 1
    return [points or [(0, stock)] for points, stock in zip(found, game.table.stocks)]


def compartments(game: "SavedGame") -> list[int]:
    """Return how often a piece ended up in each compartment, counting only turns for which players entered this."""
    found = [0] * rules.COMPARTMENTS
    for step in game.standing:
        if step.event and step.event[0] in ("built", "fell", "dropped"):
            ahead = step.event[1] if step.event[0] == "built" else step.event[2]
            if ahead not in (NOWHERE, UNPLACED, ELSEWHERE):
                found[step.before.compartment(ahead)] += 1
    return found


def facts(game: "SavedGame") -> "dict[str, Any]":
    table = game.table
    return {
        "teams": table.teams,
        "pieces": table.stocks,
        "in_wheel": table.wheel,
        "out": table.gone,
        "compartment": table.first_open,
        "turns": [{"seat": seat, "end": kind, "seconds_left": left} for seat, kind, left in ends(game)],
        "pieces_over_turns": stocks(game),
        "compartments": compartments(game),
    }


def figures(game: "SavedGame") -> list[Figure | None]:
    return [_stocks(game), _ends(game), _compartments(game), _timer(game), times.figure(game, owners(game))]


def _stocks(game: "SavedGame") -> Figure | None:
    if not ends(game):
        return None
    title = game.say("hamsterrolle.stocks")
    series = [svg.Line(name, seat, points) for seat, (name, points) in enumerate(zip(names(game), stocks(game)))]
    picture = svg.lines(title, series, game.say("turns_played"), game.say("hamsterrolle.pieces"))
    return Figure(title, picture, game.say("hamsterrolle.stocks.note"))


def _ends(game: "SavedGame") -> Figure | None:
    found = [kind for _, kind, _ in ends(game)]
    if not found:
        return None
    # Each way a turn can end, with its hatching and word
    styles = [(kind, style, game.say("hamsterrolle.end." + kind)) for style, kind in enumerate(ENDS, svg.STYLES)]
    rows = []
    for seat, name in enumerate(names(game)):
        ended = _ends_of(game, seat)
        note = ", ".join(f"{ended.count(kind)} {word}" for kind, _, word in styles if kind in ended)
        rows.append(svg.Bar(name, note, [(ended.count(kind), style) for kind, style, _ in styles]))
    title = game.say("hamsterrolle.ends")
    legend = [(style, word) for kind, style, word in styles if kind in found]
    return Figure(title, svg.bars(title, rows), legend=legend)


def _compartments(game: "SavedGame") -> Figure | None:
    counts = compartments(game)
    if not any(counts):
        return None
    title = game.say("hamsterrolle.compartments")
    columns = [svg.Column(str(number), count) for number, count in enumerate(counts)]
    picture = svg.columns(title, columns, game.say("hamsterrolle.compartment"), game.say("hamsterrolle.pieces"))
    return Figure(title, picture, game.say("hamsterrolle.compartments.note"))


def _timer(game: "SavedGame") -> Figure | None:
    left = [_mark(seconds) for _, _, seconds in ends(game) if seconds is not None]
    if not left:
        return None
    title = game.say("hamsterrolle.timer")
    columns = [svg.Column(str(mark), left.count(mark)) for mark in MARKS]
    return Figure(title, svg.columns(title, columns, game.say("hamsterrolle.seconds"), game.say("turns")))


def _mark(seconds: int) -> int:
    """Return the last mark that the timer had passed when this number of seconds was left."""
    return min(mark for mark in MARKS if mark >= seconds)
