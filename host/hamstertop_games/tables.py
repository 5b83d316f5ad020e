"""Whole tables played by bots, one by one or by the thousand, alone or with a companion in lockstep."""

import collections
import contextlib
import dataclasses
import importlib
import json
import os
import zlib
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hamstertop import VERSION, chance
from hamstertop_games import TABLE
from hamstertop_host.errors import UserError

from . import bots, notation, workers
from .titles import Title, load

BATCH = 20  # games a worker plays before it reports
SHARE = 60  # what one win is in a report: it can be shared by 2, 3, 4 or 5
SLOW = ("search",)  # bots of which a worker plays one
FAULTS = 100  # disagreements that a report names at most


@dataclass(frozen=True)
class Setting:
    """What the games of a run have in common.

    Args:
        players: how many play.
        seed: of chance, below 2 ** 32.
        bots: who plays, as `bot` reads it: one for all seats, or one for each.
        companion: whether every event is entered on a device as well.
        game: the title.
        options: (name, value) of what a new game is asked for, and of house rules.
        changing: whether the bots move on by a seat from game to game.
    """

    players: int = 3
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    companion: bool = False
    game: str = "hamsterdam"
    options: tuple[tuple[str, Any], ...] = ()
    changing: bool = False

    @property
    def title(self) -> Title:
        """What the game brings."""
        return load(self.game)

    def begin(self) -> Any:
        """Begin a game.

        Returns:
            A new `Game` of the title, before its first choice.
        """
        return self.title.game(self.players, self.title.options.of(**dict(self.options)))

    @property
    def batch(self) -> int:
        """Games a worker plays before it reports."""
        return 1 if any(name.partition(":")[0] in SLOW or _is_path(name) for name in self.bots) else BATCH

    def seated(self, number: int) -> list[int]:
        """Return who sits where.

        Args:
            number: of the game, from 0.

        Returns:
            For each seat the place of its bot in `bots`, from 0.
        """
        shift = number if self.changing else 0
        return [(seat - shift) % self.players % len(self.bots) for seat in range(self.players)]

    def source(self, number: int) -> chance.Seeded:
        """Return where chance comes from.

        Args:
            number: of the game, from 0.

        Returns:
            A source of its own for each game, the same on every machine.
        """
        return chance.Seeded(number << 32 | self.seed)

    def apart(self, number: int) -> chance.Seeded:
        """Return the chance of bots and guesses, from which no bot can read what the game will throw.

        Args:
            number: of the game, from 0.

        Returns:
            A source that differs from the source of the game.
        """
        return chance.Seeded(number << 32 | self.seed ^ 0xFFFFFFFF)


@dataclass
class Report:
    """What games came to. Counts add up, so reports of parts make the report of the whole.

    Attributes:
        games: how many, those that broke off too.
        moves: choices of players and of chance.
        turns: turns of players, as the companion counts them.
        score: sum of the scores of the games that were played to their end, as the title's `score` has them.
        presses: of keys, with a companion.
        events: how many there were of each kind.
        wins: by seat; a shared win counts for each.
        rounds: how many games lasted this many rounds.
        shares: shares of wins by seat, as parts of SHARE so that they add up exactly.
        bot_shares: the same by place in `Setting.bots`.
        start_shares: the same by seat, from the one that began.
        levels: sum of the same at the beginning of a round, by round.
        lasted: how many games came to that round.
        held: how many seats had something at the start, by `held_by` of what and of the bot at the seat.
        held_shares: shares of wins of these.
        decisions: of players who had more than one choice.
        waited: how often a seat decided again.
        waits: decisions of others before that, summed up.
        longest: the most of them in each game, summed up.
        lead_changes: how often another seat alone was ahead as a turn began.
        margin: sum of how far the winner was ahead of the second, as the title's `standing` has it.
        used: how often abilities were used, by name.
        broken: games that broke off with a disagreement.
        disagreements: the first of them, a line each.
    """

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
    decisions: int = 0
    waited: int = 0
    waits: int = 0
    longest: int = 0
    lead_changes: int = 0
    margin: float = 0.0
    used: collections.Counter[str] = field(default_factory=collections.Counter)
    broken: int = 0  # games that broke off with a disagreement
    disagreements: list[str] = field(default_factory=list)  # the first of them

    def mean(self, kind: str) -> float:
        """Return how often something happens.

        Args:
            kind: of events.

        Returns:
            Events of this kind per game.
        """
        return round(self.events[kind] / max(self.games, 1), 2)

    @property
    def finished(self) -> int:
        """Games that were played to their end."""
        return self.games - self.broken

    @property
    def nobody(self) -> float:
        """Games that nobody won."""
        return self.finished - sum(self.shares.values()) / SHARE

    def even(self, seats: int, players: int) -> float:
        """Return the share of games that luck alone would give to some of the seats, of those that somebody wins.

        Args:
            seats: how many.
            players: of the games.

        Returns:
            A part of 1.
        """
        return (1 - self.nobody / max(self.finished, 1)) * seats / players

    def mean_score(self) -> float:
        """Return how high the scores are.

        Returns:
            What the title's `score` has of a game that was played to its end, on average.
        """
        return round(self.score / max(self.finished, 1), 2)

    def add(self, other: "Report") -> None:
        """Count in the games of the other report, which is of the same setting."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        del self.disagreements[FAULTS:]


class Disagreement(AssertionError):
    """The companion does not show what happened at the table."""


class Lockstep:
    """A headless companion into which every event of a game is entered by key presses alone."""

    def __init__(self, title: Title) -> None:
        from hamstertop_host.playing.fingers import Fingers  # only a companion needs them
        from hamstertop_host.virtual.board import VirtualBoard

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
        places = self.fingers.app.game.session.tracker.places
        standings = {seat: place for place, seat, _ in game.standings()}
        if places != [standings[seat] for seat in range(game.players)]:
            raise Disagreement(f"event {self.events}: the device ranks {places}, the game {standings}")

    def _compare(self, tracker: Any, when: str) -> None:
        device = self.fingers.app.game.session.tracker
        if device is None or device.state() != tracker.state():
            shown = device and device.state()
            raise Disagreement(f"event {self.events} {when}: the device has {shown}, the game {tracker.state()}")


def play(setting: Setting, number: int, choices: list[Any] | None = None) -> Report:
    """Return one game to its end, every position checked.

    Args:
        setting: what is played.
        number: which of its games, from 0; it decides what chance does.
        choices: a list that all choices are added to, if there is one.

    Returns:
        The report of this game. Whatever goes wrong is a disagreement in it.
    """
    source = setting.source(number)
    report = Report(games=1)
    title = setting.title
    game = setting.begin()
    seated = setting.seated(number)
    apart = setting.apart(number)
    players = [bot(title, setting.bots[index], chance.Seeded(chance.below(apart, 1 << 32))) for index in seated]
    lockstep = Lockstep(title) if setting.companion else None
    try:
        start = _play(title, game, players, source, apart, lockstep, report, choices)
    except Exception as error:  # whatever it is, it must name its game
        report.broken = 1
        where = f"seed {setting.seed}, game {number}, move {report.moves}"
        report.disagreements.append(f"{where}: {type(error).__name__}: {error}")
    else:
        _count_wins(report, setting, game, seated, start)
        report.rounds[title.rounds(game, report.turns)] += 1
        report.score = title.score(game)
    if lockstep:
        report.presses = lockstep.fingers.presses
    return report


def bot(title: Title, name: str, source: "chance.Source") -> bots.Bot:
    """Return a bot of a title.

    Args:
        title: what `titles.load` returns.
        name: that of a bot; `search:200` for 200 iterations a decision; `module:Class` for a class of your own, which
            is called with the source.
        source: of chance, for what the bot draws.

    Returns:
        The bot.

    Raises:
        ValueError: there is no such bot, or it has no iterations.
    """
    if _is_path(name):
        return _own_bot(name, source)
    kind, _, iterations = name.partition(":")
    if kind not in title.bots or (
        iterations and (kind not in SLOW or not iterations.isdecimal() or int(iterations) < 1)
    ):
        known = " or ".join([*sorted(title.bots), *[f"{slow}:ITERATIONS" for slow in SLOW if slow in title.bots]])
        raise ValueError(f"{title.name} has no {name} bot (choose {known}, or your own as module:Class)")
    made: Any = title.bots[kind]
    return made(source, int(iterations)) if iterations else made(source)  # type: ignore[no-any-return]


def _is_path(name: str) -> bool:
    """Return whether a bot is `module:Class`."""
    module, colon, made = name.partition(":")
    return bool(colon) and made.isidentifier() and all(part.isidentifier() for part in module.split("."))


def _own_bot(name: str, source: "chance.Source") -> bots.Bot:
    """Return a bot of `module:Class`. ValueError if there is none."""
    module, _, made = name.partition(":")
    try:
        found: Any = getattr(importlib.import_module(module), made)(source)
    except Exception as error:  # whatever somebody else's module does
        raise ValueError(
            f"{name} cannot be a bot: {type(error).__name__}: {error} (name a class that is made with a source)"
        ) from error
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{name} is not a bot (it needs a method choose(game))")
    return found  # type: ignore[no-any-return]


def _play(
    title: Title,
    game: Any,
    players: list[bots.Bot],
    source: "chance.Source",
    apart: "chance.Source",
    lockstep: Lockstep | None,
    report: Report,
    choices: list[Any] | None,
) -> "Start":
    """Play a game to its end, and note how it began."""
    start = Start()
    levels = 0
    pace = Pace(game.players)
    while True:
        title.check(game)
        for event in game.events:
            report.events[event[0]] += 1
            report.turns += event[0] in title.turns
        if any(event[0] in title.turns for event in game.events):
            pace.stand(title.standing(game))
        if title.rounds(game, report.turns) > levels:
            levels += 1
            report.levels[levels] += title.score(game)
            report.lasted[levels] += 1
        start.look(title, game)
        if lockstep:
            lockstep.enter(game)
        if game.over:
            break
        choice = bots.throw(game, source) if game.seat == TABLE else choose(title, game, players[game.seat], apart)
        if game.seat != TABLE and len(game.choices()) > 1:
            pace.decide(game.seat)
        if ability := title.ability(choice):
            report.used[ability] += 1
        game.play(choice)
        report.moves += 1
        if choices is not None:
            choices.append(choice)
    pace.count(report)
    standing = sorted(title.standing(game), reverse=True)
    report.margin += standing[0] - standing[1]
    if lockstep:
        lockstep.rank(game)
    return start


def choose(title: Title, game: Any, player: "bots.Player", source: "chance.Source") -> Any:
    """Ask a bot, which is shown a guess: neither what is hidden, nor what was chosen before, nor the game itself.

    Args:
        title: of the game.
        game: one in which a player must choose; left as it is.
        player: who is asked.
        source: where what is hidden is drawn from.
    """
    return player.choose(title.guess(game, game.seat, source))


class Pace:
    """How a game goes by: who decides, who waits, who is ahead."""

    def __init__(self, players: int) -> None:
        self.decided = 0
        self.last: list[int | None] = [None] * players  # decisions when each decided last
        self.waits: list[int] = []
        self.leader: int | None = None
        self.changes = 0

    def decide(self, seat: int) -> None:
        """Count a decision of a seat."""
        last = self.last[seat]
        if last is not None and self.decided > last:  # several in one turn are not waited for
            self.waits.append(self.decided - last)
        self.decided += 1
        self.last[seat] = self.decided

    def stand(self, standing: list[float]) -> None:
        """Take down how all stand as a turn begins."""
        leaders = [seat for seat, score in enumerate(standing) if score == max(standing)]
        if len(leaders) == 1:
            self.changes += self.leader not in (None, leaders[0])
            self.leader = leaders[0]

    def count(self, report: Report) -> None:
        """Add the game to a report."""
        report.decisions += self.decided
        report.waited += len(self.waits)
        report.waits += sum(self.waits)
        report.longest += max(self.waits, default=0)
        report.lead_changes += self.changes


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


def held_by(name: str, bot: str) -> str:
    """Return the key of what a bot of this kind had at the start."""
    return f"{name}\t{bot}"


def _count_wins(report: Report, setting: Setting, game: Any, seated: list[int], start: Start) -> None:
    winners = [seat for place, seat, _ in game.standings() if place == 1]
    report.wins.update(winners)
    shares = {seat: SHARE // len(winners) for seat in winners}
    for seat, share in shares.items():
        report.shares[seat] += share
        report.bot_shares[seated[seat]] += share
        report.start_shares[(seat - (start.seat or 0)) % game.players] += share
    for name, seats in (start.held or {}).items():
        for seat in seats:
            key = held_by(name, setting.bots[seated[seat]])
            report.held[key] += 1
            report.held_shares[key] += shares.get(seat, 0)


@dataclass(frozen=True)
class Batch:
    """Games of a setting from one number up to and without another. `out`: whether they are written down."""

    setting: Setting
    first: int
    last: int
    out: bool = False


@dataclass(frozen=True)
class Played:
    """What a batch came to, and its games for the file of games, compressed: a killed process leaves no half of it."""

    batch: Batch
    report: Report
    games: bytes


class Stopped(UserError):
    """A run cannot continue. `report` is what was played until then."""

    def __init__(self, reason: str, report: Report) -> None:
        super().__init__(reason)
        self.report = report


def run(
    setting: Setting,
    games: int,
    progress: Callable[[int], object],
    processes: int | None = None,
    kept: "Kept | None" = None,
    dask: str | None = None,
    out: "Games | None" = None,
) -> Report:
    """Many games on all cores, or on the workers of a Dask cluster; the same report in any case. What a process had
    that is killed is played again; memory does not grow with the games.

    Args:
        setting: what they have in common.
        games: how many.
        progress: is called with the number of games played whenever some have been.
        processes: how many at once; as many as there are cores for this one if it is not given.
        kept: has games that were played before, and keeps those that are played now.
        dask: the address of a cluster's scheduler.
        out: where each game is written down.

    Returns:
        What they came to. After Ctrl-C, the games until then: `Report.games` says how many.

    Raises:
        Stopped: the workers are lost, or a file cannot be written.
    """
    total = Report()
    batches = _batches(setting, games, total, kept, out is not None)
    try:
        with (
            contextlib.suppress(KeyboardInterrupt),
            contextlib.closing(_results(batches, games, processes, dask)) as found,
        ):
            for played in found:
                total.add(played.report)
                if not (kept and kept.has(played.batch)):
                    if out:
                        out.add(played.games)
                    if kept:
                        kept.keep(played, out)
                progress(total.games)
    except UserError as error:
        raise Stopped(str(error), total) from error
    finally:
        total.disagreements.sort()
    return total


def _batches(setting: Setting, games: int, total: Report, kept: "Kept | None", out: bool) -> Iterator[Batch]:
    """Yield what is to be played; what is kept is added to the total."""
    first = 0
    while first < games:
        report, last = kept.report(first, games) if kept else (None, first)
        if report:
            total.add(report)
        else:
            last = min(first + setting.batch, games)
            yield Batch(setting, first, last, out)
        first = last


def _results(
    batches: Iterator[Batch], games: int, processes: int | None, dask: str | None
) -> Generator[Played, None, None]:
    count = processes or workers.cores()
    if dask:
        from . import cluster  # needs an extra

        yield from cluster.results(dask, play_batch, batches)
    elif count < 2:
        yield from map(play_batch, batches)
    else:
        with contextlib.closing(workers.in_order(play_batch, batches, count)) as found:
            yield from found


def play_batch(batch: Batch) -> Played:
    """Play a batch of games."""
    total = Report()
    lines = []
    for number in range(batch.first, batch.last):
        choices: list[Any] | None = [] if batch.out else None
        report = play(batch.setting, number, choices)
        total.add(report)
        if choices is not None and not report.broken:
            lines.append(_written(batch.setting, number, choices) + "\n")
    return Played(batch, total, zlib.compress("".join(lines).encode()))


def _written(setting: Setting, number: int, choices: list[Any]) -> str:
    """Game `number` of a run in the notation, in one line."""
    game = setting.begin()
    for choice in choices:
        game.play(choice)
    headers = {"Seed": str(setting.seed), "Number": str(number)}
    for seat, index in enumerate(setting.seated(number)):
        headers[f"Seat {chr(ord('A') + seat)}"] = setting.bots[index]
    return notation.as_json(game, headers)


class Games:
    """A file of games, a line each: see `_written`. A game that broke off is not in it."""

    def __init__(self, path: Path, size: int = 0) -> None:
        """Continue after this many bytes. UserError: it cannot be written, lacks games, or has some that nobody
        kept."""
        self.path = path
        try:
            there = path.stat().st_size if path.exists() else 0
            if there and not size:
                raise UserError(f"{path} exists (name a new file, or give --resume FILE with which it began)")
            if there < size:
                raise UserError(f"{path} lacks games that were played (name new files for --out and --resume)")
            with path.open("ab") as file:
                file.truncate(size)
        except OSError as error:
            raise UserError(f"{path} cannot be written: {error.strerror} (choose another FILE for --out)") from error
        self.size = size

    def add(self, games: bytes) -> None:
        """Add the games of a batch."""
        self.size += _append(self.path, zlib.decompress(games))


def _append(path: Path, data: bytes) -> int:
    """Add to a file, and leave it as it was where that fails; how many bytes were added. UserError if it fails."""
    try:
        with path.open("ab", buffering=0) as file:
            before = file.seek(0, os.SEEK_END)
            try:
                left = memoryview(data)
                while left:
                    left = left[file.write(left) :]
            except OSError:
                with contextlib.suppress(OSError):
                    file.truncate(before)
                raise
    except OSError as error:
        raise UserError(f"{path} cannot be written: {error.strerror} (make room, and begin again)") from error
    return len(data)


class Kept:
    """A file of what was played, so that a run can continue later: the setting, then a line a batch."""

    def __init__(self, path: Path, setting: Setting) -> None:
        """ValueError: the file is of another setting, or of something else."""
        self.path = path
        self.batches: dict[int, tuple[int, int]] = {}  # number of the first game -> that after the last, place in it
        self.out = 0  # bytes of the file of games that these batches have filled
        head = json.dumps([FORMAT, VERSION, dataclasses.asdict(setting)])
        if not path.exists() or not path.stat().st_size:
            _append(path, head.encode() + b"\n")
            return
        with path.open("rb") as file:
            if json.loads(head) != _json(file.readline()):
                raise ValueError(f"{path} has games of another setting, seed or version (name a new file)")
            place, line = file.tell(), b"\n"
            for line in file:
                found = _json(line)  # None for a line that was cut off as it was written: its games are played again
                if found:
                    self.batches[found["first"]] = found["last"], place
                    self.out = found["out"]
                place += len(line)
        if not line.endswith(b"\n"):
            _append(path, b"\n")  # ends a line that was cut off

    def report(self, first: int, games: int) -> tuple[Report | None, int]:
        """Return what a batch came to that begins with this game and ends before this many, and the number after its
        last."""
        last, place = self.batches.get(first, (games + 1, 0))
        if last > games:
            return None, first
        with self.path.open("rb") as file:
            file.seek(place)
            return _unpacked(_json(file.readline())["report"]), last

    def has(self, batch: Batch) -> bool:
        """Return whether its first game is kept: in a larger batch, of which fewer games were asked for now."""
        return batch.first in self.batches

    def keep(self, played: Played, out: Games | None = None) -> None:
        """Append a batch that was played. UserError if the file cannot be written."""
        batch = played.batch
        found = {"first": batch.first, "last": batch.last, "out": out.size if out else 0}
        _append(self.path, json.dumps({**found, "report": _packed(played.report)}).encode() + b"\n")


FORMAT = "hamstertop tables 3"


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _packed(report: Report) -> dict[str, Any]:
    """Return a report as JSON has it: a counter is a list of pairs, for keys that are numbers."""
    return {
        name: sorted(value.items()) if isinstance(value, collections.Counter) else value
        for name, value in vars(report).items()
    }


def _unpacked(found: dict[str, Any]) -> Report:
    """Return the report that `_packed` made this of."""
    report = Report()
    for name, value in found.items():
        counter = isinstance(getattr(report, name), collections.Counter)
        setattr(report, name, collections.Counter({key: count for key, count in value}) if counter else value)
    return report
