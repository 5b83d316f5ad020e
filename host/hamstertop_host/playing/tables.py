"""Whole tables played by bots, one by one or by the thousand, alone or with a companion in lockstep."""

import collections
import contextlib
import dataclasses
import json
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hamstertop import VERSION, chance

from ..virtual.board import VirtualBoard
from . import bots
from .fingers import Fingers
from .titles import Title, load

BATCH = 20  # games a worker plays before it reports
SHARE = 60  # what one win is in a report: it can be shared by 2, 3, 4 or 5
SLOW = ("search",)  # bots of which a worker plays one


@dataclass(frozen=True)
class Setting:
    """What the games of a run have in common.

    Args:
        players: how many play.
        seed: of chance, below 2 ** 32.
        bots: who plays, as `bot` reads it: one for all seats, or one for each.
        companion: whether every event is entered on a device as well.
        game: the title.
        options: (name, value) of what a new game is asked for.
        changing: whether the bots move on by a seat from game to game.
    """

    players: int = 3
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    companion: bool = False
    game: str = "hamsterdam"
    options: tuple[tuple[str, int], ...] = ()
    changing: bool = False

    @property
    def title(self) -> Title:
        """What the game brings."""
        return load(self.game)

    def begin(self) -> Any:
        """A new game."""
        return self.title.game(self.players, self.title.options(**dict(self.options)))

    @property
    def batch(self) -> int:
        """Games a worker plays before it reports."""
        return 1 if any(name.partition(":")[0] in SLOW for name in self.bots) else BATCH

    def seated(self, number: int) -> list[int]:
        """Which of `bots` sits at each seat in game `number`."""
        shift = number if self.changing else 0
        return [(seat - shift) % self.players % len(self.bots) for seat in range(self.players)]

    def source(self, number: int) -> chance.Seeded:
        """Chance of game `number`, counted from 0: the same on every machine."""
        return chance.Seeded(number << 32 | self.seed)


@dataclass
class Report:
    """What games came to. Counts add up, so reports of parts make the report of the whole."""

    games: int = 0
    moves: int = 0
    turns: int = 0
    score: int = 0
    presses: int = 0
    events: collections.Counter[str] = field(default_factory=collections.Counter)  # by kind
    wins: collections.Counter[int] = field(default_factory=collections.Counter)  # by seat, a shared win for each
    rounds: collections.Counter[int] = field(default_factory=collections.Counter)  # by length
    # Shares of wins, as parts of SHARE so that they add up exactly: by seat, by bot, by seat from the one that began
    shares: collections.Counter[int] = field(default_factory=collections.Counter)
    bot_shares: collections.Counter[int] = field(default_factory=collections.Counter)
    start_shares: collections.Counter[int] = field(default_factory=collections.Counter)
    levels: collections.Counter[int] = field(default_factory=collections.Counter)  # sum of scores, by round that begins
    lasted: collections.Counter[int] = field(default_factory=collections.Counter)  # games that came to this round
    held: collections.Counter[str] = field(default_factory=collections.Counter)  # seats that had something at the start
    held_shares: collections.Counter[str] = field(default_factory=collections.Counter)  # and what they won
    disagreements: list[str] = field(default_factory=list)

    def mean(self, kind: str) -> float:
        """Events of a kind per game."""
        return round(self.events[kind] / self.games, 2)

    @property
    def finished(self) -> int:
        """Games that were played to their end."""
        return self.games - len(self.disagreements)

    def mean_score(self) -> float:
        """The score of a game that was played to its end."""
        return round(self.score / max(self.finished, 1), 2)

    def add(self, other: "Report") -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Disagreement(AssertionError):
    """The companion does not show what happened at the table."""


class Lockstep:
    """A headless companion into which every event of a game is entered by key presses alone."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.fingers = Fingers(VirtualBoard(), chance.Seeded(0))
        self.expected = title.tracker()
        self.events = 0

    def enter(self, game: Any) -> None:
        """Enter the events of the game's last play. Disagreement when the device shows anything else after one."""
        for event in game.events:
            if event[0] == "setup":
                self.fingers.begin(self.title.id, event)
            else:
                self.fingers.report(event)
            self.expected.apply(event)
            self.events += 1
            self._compare(self.expected, f"after {event}")
        self._compare(game.tracker, f"in phase {game.phase}")

    def rank(self, game: Any) -> None:
        """Disagreement unless the device ranks the players as the game does."""
        places = self.fingers.app.session.tracker.places
        standings = {seat: place for place, seat, _ in game.standings()}
        if places != [standings[seat] for seat in range(game.players)]:
            raise Disagreement(f"event {self.events}: the device ranks {places}, the game {standings}")

    def _compare(self, tracker: Any, when: str) -> None:
        device = self.fingers.app.session.tracker
        if device is None or device.state() != tracker.state():
            shown = device and device.state()
            raise Disagreement(f"event {self.events} {when}: the device has {shown}, the game {tracker.state()}")


def play(setting: Setting, number: int) -> Report:
    """One game to its end, every position checked."""
    source = setting.source(number)
    report = Report(games=1)
    title = setting.title
    game = setting.begin()
    seated = setting.seated(number)
    players = [bot(title, setting.bots[index], source) for index in seated]
    lockstep = Lockstep(title) if setting.companion else None
    try:
        start = _play(title, game, players, source, lockstep, report)
    except Exception as error:  # whatever it is, it must name its game
        where = f"seed {setting.seed}, game {number}, move {report.moves}"
        report.disagreements.append(f"{where}: {type(error).__name__}: {error}")
    else:
        _count_wins(report, game, seated, start)
        report.rounds[title.rounds(game, report.turns)] += 1
        report.score = title.score(game)
    if lockstep:
        report.presses = lockstep.fingers.presses
    return report


def bot(title: Title, name: str, source: "chance.Source") -> bots.Bot:
    """A bot of a title: its name, or `search:200` with the iterations of a decision.

    ValueError: there is no such bot, or it has no iterations.
    """
    kind, _, iterations = name.partition(":")
    if kind not in title.bots or (
        iterations and (kind not in SLOW or not iterations.isdecimal() or int(iterations) < 1)
    ):
        known = " or ".join([*sorted(title.bots), *[f"{slow}:ITERATIONS" for slow in SLOW if slow in title.bots]])
        raise ValueError(f"{title.name} has no {name} bot (choose {known})")
    made: Any = title.bots[kind]
    return made(source, int(iterations)) if iterations else made(source)  # type: ignore[no-any-return]


def _play(
    title: Title,
    game: Any,
    players: list[bots.Bot],
    source: "chance.Source",
    lockstep: Lockstep | None,
    report: Report,
) -> "Start":
    """Play a game to its end, and note how it began."""
    start = Start()
    levels = 0
    while True:
        title.check(game)
        for event in game.events:
            report.events[event[0]] += 1
            report.turns += event[0] in title.turns
        if title.rounds(game, report.turns) > levels:
            levels += 1
            report.levels[levels] += title.score(game)
            report.lasted[levels] += 1
        start.look(title, game)
        if lockstep:
            lockstep.enter(game)
        if game.over:
            break
        game.play(bots.play(game, players, source))
        report.moves += 1
    if lockstep:
        lockstep.rank(game)
    return start


@dataclass
class Start:
    """How a game began: the seat that did, and what some seats had; None before it is known."""

    seat: int | None = None
    held: dict[str, list[int]] | None = None

    def look(self, title: Title, game: Any) -> None:
        """See what is known now."""
        if self.seat is None:
            self.seat = title.starter(game)
        if self.held is None:
            self.held = title.held(game)


def _count_wins(report: Report, game: Any, seated: list[int], start: Start) -> None:
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    report.wins.update(winners)
    shares = {seat: SHARE // len(winners) for seat in winners}
    for seat, share in shares.items():
        report.shares[seat] += share
        report.bot_shares[seated[seat]] += share
        report.start_shares[(seat - (start.seat or 0)) % game.players] += share
    for name, seats in (start.held or {}).items():
        report.held[name] += len(seats)
        report.held_shares[name] += sum(shares.get(seat, 0) for seat in seats)


Batch = tuple[Setting, int, int]  # of games from one number up to and without another
Reports = Iterator[tuple[Batch, Report]]


def run(
    setting: Setting,
    games: int,
    progress: Callable[[int], object],
    processes: int | None = None,
    kept: "Kept | None" = None,
    dask: str | None = None,
) -> Report:
    """Many games on all cores, or on the workers of a Dask cluster; the same report in any case.

    Args:
        setting: what they have in common.
        games: how many.
        progress: is called with the number of games played whenever some have been.
        processes: how many at once; as many as there are cores if it is not given.
        kept: has games that were played before, and keeps those that are played now.
        dask: the address of a cluster's scheduler.

    Returns:
        What they came to. After Ctrl-C, the games until then: `Report.games` says how many.
    """
    total = Report()
    batches = [(setting, first, min(first + setting.batch, games)) for first in range(0, games, setting.batch)]
    if kept:
        batches = [batch for batch in batches if not kept.add_to(total, batch)]
        progress(total.games)
    with contextlib.suppress(KeyboardInterrupt), _results(batches, processes, dask) as results:
        for batch, report in results:
            if kept:
                kept.keep(batch, report)
            total.add(report)
            progress(total.games)
    total.disagreements.sort()
    return total


@contextlib.contextmanager
def _results(batches: list[Batch], processes: int | None, dask: str | None) -> Iterator[Reports]:
    processes = min(processes or os.cpu_count() or 1, len(batches))
    if dask and batches:
        from .cluster import results  # needs an extra

        with results(dask, played, batches) as found:
            yield found
    elif processes < 2:
        yield map(played, batches)
    else:
        # Ctrl-C is for the process that reports; the others are ended by it.
        with multiprocessing.Pool(processes, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
            yield pool.imap_unordered(played, batches)


def played(batch: Batch) -> tuple[Batch, Report]:
    """Play a batch of games."""
    setting, first, last = batch
    total = Report()
    for number in range(first, last):
        total.add(play(setting, number))
    return batch, total


class Kept:
    """A file of what was played, so that a run can go on later: the setting, then a line a batch."""

    def __init__(self, path: Path, setting: Setting) -> None:
        """ValueError: the file is of another setting, or of something else."""
        self.path = path
        self.batches: dict[tuple[int, int], Report] = {}
        head = json.dumps([FORMAT, VERSION, dataclasses.asdict(setting)])
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        if not lines:
            path.write_text(head + "\n", "utf-8")
        elif json.loads(head) != _json(lines[0]):
            raise ValueError(f"{path} has games of another setting, seed or version (name a new file)")
        elif not path.read_text("utf-8").endswith("\n"):
            with path.open("a", encoding="utf-8") as file:
                file.write("\n")  # ends a line that was cut off
        for line in lines[1:]:
            found = _json(line)  # None for a line that was cut off as it was written: its games are played again
            if found:
                self.batches[found["first"], found["last"]] = _unpacked(found["report"])

    def add_to(self, total: Report, batch: Batch) -> bool:
        """Add the games of a batch, if they were played before; whether they were."""
        report = self.batches.get(batch[1:])
        if report:
            total.add(report)
        return report is not None

    def keep(self, batch: Batch, report: Report) -> None:
        """Append a batch that was played."""
        line = json.dumps({"first": batch[1], "last": batch[2], "report": _packed(report)})
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


FORMAT = "hamstertop tables 1"


def _json(line: str) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _packed(report: Report) -> dict[str, Any]:
    """A report as JSON has it: a counter is a list of pairs, for keys that are numbers."""
    return {
        name: sorted(value.items()) if isinstance(value, collections.Counter) else value
        for name, value in vars(report).items()
    }


def _unpacked(found: dict[str, Any]) -> Report:
    """The other way round."""
    report = Report()
    for name, value in found.items():
        counter = isinstance(getattr(report, name), collections.Counter)
        setattr(report, name, collections.Counter({key: count for key, count in value}) if counter else value)
    return report
