"""Compare settings on the same dice: what a house rule changed in games, and two settings with each other."""

import collections
import dataclasses
import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from . import TABLE, bots, intervals, tables, workers
from .tables import SHARE, Setting

SAMPLE = 20  # the number of games replayed with each house rule, but no more than one in PART
PART = 5
BEGINNERS = ("starting player", "second", "third", "fourth", "fifth", "sixth")
WINS = " wins"  # ends the names of rows that are shares


# What a house rule changed


def differences(setting: Setting, games: int, processes: int | None = None) -> dict[str, int]:
    """Count the games in which another interpretation of a house rule makes a difference.

    The first games of a run are played again with the same bots and the same dice, changing one house rule at a time.

    Args:
        setting: the settings of the run.
        games: the number of games to play again.
        processes: the number of processes; by default, one for each available core.

    Returns:
        For each other value of a house rule, as "name=value", the number of games in which any choice, event or winner
        differs.
    """
    lines = [list(_steps(setting, number)) for number in range(games)]
    given = dict(setting.options)
    items = [
        (name, value, dataclasses.replace(setting, options=tuple({**given, name: value}.items())), lines)
        for name, interpretations in setting.title.interpretations.items()
        for value in interpretations
        if value != given.get(name, interpretations[0])
    ]
    return dict(workers.processes(_changed, items, processes)) if games else {}


def _changed(item: tuple[str, Any, Setting, list[Any]]) -> tuple[str, int]:
    name, value, setting, lines = item
    return f"{name}={value}", sum(not _same(line, _steps(setting, number)) for number, line in enumerate(lines))


def _same(line: list[Any], steps: Iterator[Any]) -> bool:
    """Return whether a game goes like another. Stop at the first difference, because under another house rule it might
    never end."""
    return all(one == two for one, two in itertools.zip_longest(line, steps))


def _steps(setting: Setting, number: int) -> Iterator[tuple[Any, Any]]:
    """Yield the choices and events of a game, and then its standings."""
    source, apart = setting.source(number), setting.apart(number)
    players, game = tables.seats(setting, number, apart), setting.begin()
    while game.seat is not None:
        if game.seat == TABLE:
            choice = bots.throw(game, source)
        else:
            choice = tables.choose(setting.title, game, players[game.seat], apart)
        yield choice, game.play(choice)
    yield "over", game.standings()


# Two settings


@dataclass(frozen=True)
class Row:
    """A quantity in two settings.

    Args:
        name: what it is. Names that end in " wins" are shares of games; all others are means per game.
        one: its mean in the first setting.
        two: its mean in the second setting.
        low: the lower end of the 95% interval for the difference, two minus one. All rows' intervals hold together.
        high: the upper end.
        needed: for shares, the number of games after which the interval would have the wanted width; otherwise 0.
    """

    name: str
    one: float
    two: float
    low: float
    high: float
    needed: int


@dataclass
class Sums:
    """The sums over the games of two settings, by row."""

    games: int = 0
    one: "collections.Counter[str]" = field(default_factory=collections.Counter)
    two: "collections.Counter[str]" = field(default_factory=collections.Counter)
    squares: "collections.Counter[str]" = field(default_factory=collections.Counter)  # of differences


def compare(
    one: Setting, two: Setting, games: int, width: float = 0.02, processes: int | None = None
) -> tuple[int, list[Row]]:
    """Play each game in both settings on the same dice, and return how they differ.

    Args:
        one: the first setting.
        two: the second setting, with as many players and the same seed.
        games: the number of games.
        width: the wanted width of an interval for a share.
        processes: the number of processes; by default, one for each available core.

    Returns:
        The number of games that both settings played to the end, and the rows.
    """
    sums = Sums()
    items = [(one, two, first, min(first + tables.BATCH, games)) for first in range(0, games, tables.BATCH)]
    for found in workers.processes(_both, items, processes):
        sums.games += found.games
        for mine, other in ((sums.one, found.one), (sums.two, found.two), (sums.squares, found.squares)):
            for name, value in other.items():
                mine[name] += value
    names = sorted({*sums.one, *sums.two}, key=lambda name: (not name.endswith(WINS), name))
    rows = sum(sums.squares[name] > 0 for name in names)
    return sums.games, [_row(sums, name, rows, width) for name in names] if sums.games > 1 else []


def _row(sums: Sums, name: str, rows: int, width: float) -> Row:
    games = sums.games
    one, two = sums.one[name] / games, sums.two[name] / games
    variance = max(sums.squares[name] / games - (two - one) ** 2, 0.0) / (games - 1)
    half = intervals.deviations(rows) * math.sqrt(variance)
    needed = math.ceil(games * (2 * half / width) ** 2) if name.endswith(WINS) else 0
    return Row(name, one, two, two - one - half, two - one + half, needed)


def _both(item: tuple[Setting, Setting, int, int]) -> Sums:
    one, two, first, last = item
    sums = Sums()
    for number in range(first, last):
        reports = [tables.play(setting, number) for setting in (one, two)]
        if not all(report.whole for report in reports):
            continue
        mine, other = [dict(_values(setting, report)) for setting, report in zip((one, two), reports, strict=True)]
        sums.games += 1
        for name in {*mine, *other}:
            before, after = mine.get(name, 0.0), other.get(name, 0.0)
            sums.one[name] += before  # type: ignore[assignment]  # these counters hold sums of floats
            sums.two[name] += after  # type: ignore[assignment]
            sums.squares[name] += (after - before) ** 2  # type: ignore[assignment]
    return sums


def _values(setting: Setting, report: tables.Report) -> Iterator[tuple[str, float]]:
    """Yield the rows of a report about a single game."""
    for seat in range(setting.players):
        yield f"seat {seat}{WINS}", report.shares[seat] / SHARE
        yield f"{BEGINNERS[seat]}{WINS}", report.start_shares[seat] / SHARE
    if len(setting.bots) > 1:
        for index in range(setting.players):
            yield f"bot {index + 1}{WINS}", report.bot_shares[index] / SHARE
    yield f"nobody{WINS}", report.nobody
    yield "rounds", float(sum(report.rounds.elements()))
    yield "decisions", float(report.decisions)
    yield "lead changes", float(report.lead_changes)
    yield "final margin", report.margin
    for name, count in report.used.items():
        yield f"{name} used", float(count)
    for kind, count in report.events.items():
        yield f"{kind} events", float(count)
