"""Play one game or thousands of games between bots."""

import collections
import contextlib
import hashlib
import importlib
import os
import sys
import traceback
import zlib
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hamstertop import chance
from hamstertop_games import TABLE

from . import bots, cluster, intervals, notation, workers
from .errors import Failed, UserError, meant
from .titles import Title, load

BATCH = 20  # the number of games that a worker plays before it reports
SHARE = 60  # the value of a win in a report, which 2, 3, 4 or 5 seats can share equally
SLOW = ("search",)  # bots so slow that a worker reports after each game
OPENING = 20  # the number of decisions in an opening
OPENINGS = 1000  # the number of games whose openings are compared
FAULTS = 10  # the maximum number of errors listed in a report


@dataclass(frozen=True)
class Setting:
    """The settings shared by all games in a run.

    Args:
        game: the id of the title.
        players: the number of players.
        bots: the names of the bots, in the form that `bot` accepts: one for all seats, or one for each seat.
        seed: the seed of the random numbers, below 2 ** 32.
        options: (name, value) pairs of set-up values and house rules.
        change_seats: whether the bots move on by one seat after each game.
        check: whether to check the invariants in every position.

    Raises:
        UserError: the title does not exist, or allows no such number of players, or the number of bots does not fit.
    """

    game: str = "hamsterdam"
    players: int = 3
    bots: tuple[str, ...] = ("random",)
    seed: int = 0
    options: tuple[tuple[str, Any], ...] = ()
    change_seats: bool = False
    check: bool = False

    def __post_init__(self) -> None:
        self.title.seats(self.players)
        if isinstance(self.bots, str):
            raise UserError(f"bots must be a tuple of names, not {self.bots!r}")
        if len(self.bots) not in (1, self.players):
            raise UserError(f"give one bot or {self.players}, not {len(self.bots)}: {', '.join(self.bots)}")

    @property
    def title(self) -> Title:
        """The title to play."""
        return load(self.game)

    def begin(self) -> Any:
        """Begin a new game, a `Game` of the title before its first choice."""
        return self.title.game(self.players, self.title.options.of(**dict(self.options)))

    @property
    def batch(self) -> int:
        """The number of games that a worker plays before it reports back."""
        return 1 if any(name.partition(":")[0] in SLOW or _is_path(name) for name in self.bots) else BATCH

    def seated(self, number: int) -> list[int]:
        """Return, for each seat in the game with this number, from 0, the index of its bot in `bots`."""
        shift = number if self.change_seats else 0
        return [(seat - shift) % self.players % len(self.bots) for seat in range(self.players)]

    def source(self, number: int) -> chance.Seeded:
        """Return the source of random numbers for the game with this number, from 0: its own, and the same on all
        machines."""
        return chance.Seeded(number << 32 | self.seed)

    def apart(self, number: int) -> chance.Seeded:
        """Return the source of random numbers for the bots and guesses in the game with this number, from 0.

        It is separate from the game's own source so that no bot can predict the dice.
        """
        return chance.Seeded(number << 32 | self.seed ^ 0xFFFFFFFF)


@dataclass
class Report:
    """The results of some games. Adding up the reports of a run's parts gives the report of the whole run.

    Attributes:
        games: the number of games, including those that were aborted.
        moves: the number of choices by players and by chance.
        turns: the number of turns, as the tracker counts them.
        score: the sum of the scores of all finished games, as the title's `score` defines them.
        events: the number of events of each kind.
        wins: the number of wins by seat; a shared win counts in full for each winner.
        rounds: the number of games by length in rounds.
        shares: shares of wins by seat, in units of 1 / SHARE so that they add up exactly.
        bot_shares: shares of wins by bot, identified by its index in `Setting.bots`.
        start_shares: shares of wins by seat, counted from the starting seat.
        levels: the sum of the scores at the beginning of each round.
        lasted: the number of games that reached each round.
        held: the number of seats that had each item at the start, at least once, by the key that `held_by` makes from
            the item's name and the seat's bot.
        held_shares: those seats' shares of wins, by the same keys.
        decisions: the number of decisions by players with more than one choice.
        waited: the number of decisions by a seat after its first one, if others decided in between.
        waits: the total number of decisions by others that seats waited for.
        longest: the sum of each game's longest wait.
        lead_changes: the number of turns that began with a new seat in the sole lead.
        margin: the sum of the winners' leads over the runners-up, in the units of the title's `standing`.
        used: the number of uses of each ability.
        openings: digests of the players' first OPENING decisions, in the first OPENINGS games of a run.
        broken: the number of games that an error of the library broke off.
        lost: the number of games that a bot lost by raising an error or making an illegal choice, by its index in
            `Setting.bots`. They have winners, but no length, scores or margins.
        faults: the first errors, one per line.
    """

    games: int = 0
    moves: int = 0
    turns: int = 0
    score: int = 0
    events: collections.Counter[str] = field(default_factory=collections.Counter)
    wins: collections.Counter[int] = field(default_factory=collections.Counter)
    rounds: collections.Counter[int] = field(default_factory=collections.Counter)
    shares: collections.Counter[int] = field(default_factory=collections.Counter)
    bot_shares: collections.Counter[int] = field(default_factory=collections.Counter)
    start_shares: collections.Counter[int] = field(default_factory=collections.Counter)
    levels: collections.Counter[int] = field(default_factory=collections.Counter)
    lasted: collections.Counter[int] = field(default_factory=collections.Counter)
    held: collections.Counter[str] = field(default_factory=collections.Counter)
    held_shares: collections.Counter[str] = field(default_factory=collections.Counter)
    decisions: int = 0
    waited: int = 0
    waits: int = 0
    longest: int = 0
    lead_changes: int = 0
    margin: float = 0.0
    used: collections.Counter[str] = field(default_factory=collections.Counter)
    openings: collections.Counter[str] = field(default_factory=collections.Counter)
    broken: int = 0
    lost: collections.Counter[int] = field(default_factory=collections.Counter)
    faults: list[str] = field(default_factory=list)

    def mean(self, kind: str) -> float:
        """Return the number of events of this kind per game."""
        return round(self.events[kind] / max(self.games, 1), 2)

    @property
    def finished(self) -> int:
        """The number of games played to the end."""
        return self.games - self.broken

    @property
    def whole(self) -> int:
        """The number of games that were played to the end without a fault of a bot."""
        return self.finished - sum(self.lost.values())

    @property
    def nobody(self) -> float:
        """The number of games that nobody won."""
        return self.finished - sum(self.shares.values()) / SHARE

    def even(self, seats: int, players: int) -> float:
        """Return the share of games (0 to 1) that some of a game's seats would win if luck alone decided, allowing for
        games without a winner."""
        return (1 - self.nobody / max(self.finished, 1)) * seats / players

    def mean_score(self) -> float:
        """Return the average over all finished games of the score, as the title's `score` defines it."""
        return round(self.score / max(self.whole, 1), 2)

    def add(self, other: "Report") -> None:
        """Add the games in the `other` report, which must be for the same setting."""
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        del self.faults[FAULTS:]


def shares_of_bots(setting: Setting, report: Report) -> dict[str, intervals.Share]:
    """Return each bot's share of wins with its 95% interval, by the bot's name, or nothing if there is only one."""
    found = {}
    for name in sorted(set(setting.bots)) if len(setting.bots) > 1 else ():
        seats = [index for index, other in enumerate(setting.bots) if other == name]
        won = sum(report.bot_shares[seat] for seat in seats) / SHARE
        found[name] = intervals.share(won, report.finished, report.even(len(seats), setting.players))
    return found


def play(setting: Setting, number: int, choices: list[Any] | None = None) -> Report:
    """Play a game to the end. A bot that raises an error loses it; any other error breaks it off.

    Args:
        setting: the settings of the run.
        number: the number of the game in the run, from 0; it determines the random numbers.
        choices: a list to append all choices to, or None.

    Returns:
        The game's report.
    """
    source = setting.source(number)
    report = Report(games=1)
    title = setting.title
    game = setting.begin()
    seated = setting.seated(number)
    apart = setting.apart(number)
    players = seats(setting, number, apart)
    where = f"seed {setting.seed}, game {number}, move "
    opening: list[Any] = []
    try:
        start = _play(setting, game, players, (source, apart), report, (opening, choices))
    except BotError as error:
        index = seated[error.seat]
        report.lost[index] += 1
        report.faults.append(f"{where}{report.moves}: {setting.bots[index]} lost by {error}")
        _share(report, [seat for seat in range(game.players) if seat != error.seat], seated)
    except Exception as error:  # any error must be reported with the game's number
        report.broken = 1
        report.faults.append(f"{where}{report.moves}: {type(error).__name__}: {error}")
    else:
        _count_wins(report, setting, game, seated, start)
        report.rounds[title.rounds(game, report.turns)] += 1
        report.score = title.score(game)
    if number < OPENINGS:
        report.openings[digest(opening)] += 1
    return report


def seats(setting: Setting, number: int, apart: "chance.Source") -> list[bots.Bot]:
    """Return the bots of a game by seat, each with a source of its own, drawn from `apart`."""
    names = [setting.bots[index] for index in setting.seated(number)]
    return [bot(setting.title, name, chance.Seeded(chance.below(apart, 1 << 32))) for name in names]


def digest(value: object) -> str:
    """Return a short digest of plain values, the same on all machines."""
    return hashlib.blake2b(repr(value).encode(), digest_size=8).hexdigest()


class BotError(Exception):
    """Raised for an error of the bot in `seat`. The message ends with the last line of the bot's module that ran."""

    def __init__(self, seat: int, player: bots.Bot, error: Exception) -> None:
        file = getattr(sys.modules.get(type(player).__module__), "__file__", None)
        lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == file]
        where = f" ({Path(str(file)).name}, line {lines[-1]})" if lines else ""
        super().__init__(f"{type(error).__name__}: {error}{where}")
        self.seat = seat


def bot(title: Title, name: str, source: "chance.Source") -> bots.Bot:
    """Return one of a title's bots, or a custom bot.

    Args:
        title: the title, from `titles.load`.
        name: the bot's name, which numbers can follow: "search:200" for 200 iterations per decision; or
            "module:Class" for a custom class, whose constructor is called with the source.
        source: the source of the bot's random numbers.

    Returns:
        The bot.

    Raises:
        ValueError: the bot does not exist, or does not take these numbers.
    """
    if _is_path(name):
        return _own_bot(name, source)
    kind, *numbers = name.split(":")
    made: Any = title.bots.get(kind)
    if (
        not made
        or len(numbers) not in (0, made.takes)
        or not all(map(str.isdecimal, numbers))
        or "0" in numbers[:1] * (kind in SLOW)
    ):
        known = [each + ":NUMBER" * title.bots[each].takes for each in sorted(title.bots)]
        choice = f"{meant(kind, title.bots)}choose {' or '.join(known)}, or your own as module:Class"
        raise ValueError(f"{title.name} has no {name} bot ({choice})")
    return made(source, *map(int, numbers))  # type: ignore[no-any-return]


def _is_path(name: str) -> bool:
    """Return whether `name` has the form `module:Class`."""
    module, colon, made = name.partition(":")
    return bool(colon) and made.isidentifier() and all(part.isidentifier() for part in module.split("."))


def _imported(name: str) -> Any:
    """Return the class that `name` specifies as `module:Class`."""
    module, _, made = name.partition(":")
    return getattr(importlib.import_module(module), made)


def _own_bot(name: str, source: "chance.Source") -> bots.Bot:
    """Return a bot of the class that `name` specifies as `module:Class`. Raise ValueError if it cannot be made."""
    try:
        found: Any = _imported(name)(source)
    except Exception as error:  # a custom module can raise anything
        raise ValueError(
            f"{name} cannot be used as a bot: {type(error).__name__}: {error}"
            " (for a class Last in mine.py, give mine:Last; its constructor must take a source of random numbers)"
        ) from error
    if not callable(getattr(found, "choose", None)):
        raise ValueError(f"{name} is not a bot (it must have a method choose(game))")
    return found  # type: ignore[no-any-return]


def _play(
    setting: Setting,
    game: Any,
    players: list[bots.Bot],
    sources: tuple["chance.Source", "chance.Source"],
    report: Report,
    made: tuple[list[Any], list[Any] | None],
) -> "Start":
    """Play a game to the end, and return how it began. Raise BotError if a bot fails.

    Args:
        setting: the settings of the run.
        game: the new game.
        players: a bot for each seat.
        sources: the sources for chance, and for guesses.
        report: the report to count in.
        made: the lists to append the first decisions to, and all choices unless it is None.
    """
    (source, apart), (opening, choices) = sources, made
    start, title = Start(), setting.title
    levels = 0
    pace = Pace(game.players)
    while True:
        if setting.check:
            title.check(game)
        if game.events:
            levels = _count_events(title, game, report, pace, levels)
        if start.held is None or start.seat is None:
            start.look(title, game)
        seat = game.seat
        if seat is None:
            break
        if seat == TABLE:
            choice = bots.throw(game, source)
            game.play(choice)
        else:
            try:
                choice = choose(title, game, players[seat], apart)
                choice = game.legal(choice)
                if len(game.choices()) > 1:
                    pace.decide(seat)
                    if pace.decided <= OPENING:
                        opening.append(choice)
            except Exception as error:
                raise BotError(seat, players[seat], error) from error
            if ability := title.ability(choice):
                report.used[ability] += 1
            game.play(choice)
        report.moves += 1
        if choices is not None:
            choices.append(choice)
    pace.count(report)
    standing = sorted(title.standing(game), reverse=True)
    report.margin += standing[0] - standing[1]
    return start


def _count_events(title: Title, game: Any, report: Report, pace: "Pace", levels: int) -> int:
    """Count the events of the last choice, and return the number of rounds begun, which was `levels` before."""
    before = report.turns
    for event in game.events:
        report.events[event[0]] += 1
        report.turns += event[0] in title.turns
    if report.turns > before:
        pace.stand(title.standing(game))
    if title.rounds(game, report.turns) > levels:
        levels += 1
        report.levels[levels] += title.score(game)
        report.lasted[levels] += 1
    return levels


def choose(title: Title, game: Any, player: "bots.Player", source: "chance.Source") -> Any:
    """Return a bot's choice. Unless the bot can do without, it gets only a guess of the game, so that it cannot see
    hidden information or change the game.

    Args:
        title: the title of the game.
        game: a game where a player must choose, which is not changed.
        player: the bot.
        source: the source of random numbers for drawing hidden information.
    """
    asks = getattr(player, "guesses", True)
    return player.choose(title.guess(game, game.seat, source) if asks else game)


class Pace:
    """Statistics on how a game develops: who decides, who waits and who leads."""

    def __init__(self, players: int) -> None:
        self.decided = 0
        self.last: list[int | None] = [None] * players  # the number of decisions made up to each seat's last one
        self.waits: list[int] = []
        self.leader: int | None = None
        self.changes = 0

    def decide(self, seat: int) -> None:
        last = self.last[seat]
        if last is not None and self.decided > last:  # consecutive decisions do not count as waiting
            self.waits.append(self.decided - last)
        self.decided += 1
        self.last[seat] = self.decided

    def stand(self, standing: list[float]) -> None:
        """Record all seats' `standing` at the beginning of a turn."""
        leaders = [seat for seat, score in enumerate(standing) if score == max(standing)]
        if len(leaders) == 1:
            self.changes += self.leader not in (None, leaders[0])
            self.leader = leaders[0]

    def count(self, report: Report) -> None:
        report.decisions += self.decided
        report.waited += len(self.waits)
        report.waits += sum(self.waits)
        report.longest += max(self.waits, default=0)
        report.lead_changes += self.changes


@dataclass
class Start:
    """How a game began: the starting seat, and what each seat had at the start. Both are None until they are known."""

    seat: int | None = None
    held: dict[str, list[int]] | None = None

    def look(self, title: Title, game: Any) -> None:
        """Record what `game` has revealed so far."""
        if self.seat is None:
            self.seat = title.starter(game)
        if self.held is None:
            self.held = title.held(game)


def held_by(name: str, bot: str) -> str:
    """Return the key for an item called `name` that a seat with this bot had at the start."""
    return f"{name}\t{bot}"


def _share(report: Report, winners: list[int], seated: list[int]) -> dict[int, int]:
    """Count a win, and return each winner's share."""
    report.wins.update(winners)
    shares = {seat: SHARE // len(winners) for seat in winners}
    for seat, share in shares.items():
        report.shares[seat] += share
        report.bot_shares[seated[seat]] += share
    return shares


def _count_wins(report: Report, setting: Setting, game: Any, seated: list[int], start: Start) -> None:
    shares = _share(report, [seat for place, seat, _ in game.standings() if place == 1], seated)
    for seat, share in shares.items():
        report.start_shares[(seat - (start.seat or 0)) % game.players] += share
    for name, seats in (start.held or {}).items():
        for seat in sorted(set(seats)):  # a seat with two of an item counts once
            key = held_by(name, setting.bots[seated[seat]])
            report.held[key] += 1
            report.held_shares[key] += shares.get(seat, 0)


@dataclass(frozen=True)
class Batch:
    """Consecutive games with one setting, from `first` up to but not including `last`. `out` is whether to write the
    games."""

    setting: Setting
    first: int
    last: int
    out: bool = False


@dataclass(frozen=True)
class Played:
    """A batch's report and compressed games, sent as one object so that a killed process cannot deliver only one of
    them."""

    batch: Batch
    report: Report
    games: bytes


class Stopped(Failed):
    """Raised when a run cannot continue. `report` covers the games played so far."""

    def __init__(self, reason: str, report: Report) -> None:
        super().__init__(reason)
        self.report = report


def run(
    setting: Setting,
    games: int,
    progress: Callable[[int], object] = lambda played: None,
    processes: int | None = None,
    out: "Games | None" = None,
    dask: str | None = None,
) -> Report:
    """Play many games on all cores or on a Dask cluster.

    The report does not depend on how the games are distributed. Memory use does not grow with the number of games.

    Args:
        setting: the settings for all games.
        games: the number of games.
        progress: a function to call with the number of games played so far, each time it grows.
        processes: the number of processes; by default, one for each available core.
        out: the file to write the games to.
        dask: the address of a Dask cluster's scheduler.

    Returns:
        The report. After Ctrl-C, it covers the games played so far; their number is `Report.games`.

    Raises:
        Stopped: the workers are lost, or a file cannot be written.
    """
    total = Report()
    batches = (
        Batch(setting, first, min(first + setting.batch, games), out is not None)
        for first in range(0, games, setting.batch)
    )
    try:
        with (
            contextlib.suppress(KeyboardInterrupt),
            contextlib.closing(_results(setting, batches, processes, dask)) as found,
        ):
            for played in found:
                total.add(played.report)
                if out:
                    out.add(played.games)
                progress(total.games)
    except UserError as error:
        raise Stopped(str(error), total) from error
    finally:
        total.faults.sort()
    return total


def _results(
    setting: Setting, batches: Iterator[Batch], processes: int | None, dask: str | None
) -> Generator[Played, None, None]:
    if not dask:
        return workers.processes(play_batch, batches, processes)
    own = [name.partition(":")[0] for name in setting.bots if _is_path(name)]
    return cluster.results(dask, play_batch, batches, own)


def play_batch(batch: Batch) -> Played:
    total = Report()
    lines = []
    for number in range(batch.first, batch.last):
        choices: list[Any] | None = [] if batch.out else None
        report = play(batch.setting, number, choices)
        total.add(report)
        if choices is not None and not report.broken and not report.lost:
            lines.append(_written(batch.setting, number, choices) + "\n")
    return Played(batch, total, zlib.compress("".join(lines).encode()))


def _written(setting: Setting, number: int, choices: list[Any]) -> str:
    game = setting.begin()
    for choice in choices:
        game.play(choice)
    headers = {"Seed": str(setting.seed), "Number": str(number)}
    for seat, index in enumerate(setting.seated(number)):
        headers[f"Seat {seat}"] = setting.bots[index]
    return notation.as_json(game, headers)


class Games:
    """A new file of games, with a line from `_written` for each game that was not aborted."""

    def __init__(self, path: Path) -> None:
        """Create the file. Raise UserError if it exists or cannot be written."""
        self.path = path
        try:
            path.open("xb").close()
        except FileExistsError:
            raise UserError(f"{path} already exists (choose a new file with --out)") from None
        except OSError as error:
            raise UserError(
                f"{path} cannot be written: {error.strerror} (choose a different file with --out)"
            ) from error

    def add(self, games: bytes) -> None:
        """Append compressed games. On failure, restore the file and raise UserError."""
        try:
            with self.path.open("ab", buffering=0) as file:
                before = file.seek(0, os.SEEK_END)
                try:
                    left = memoryview(zlib.decompress(games))
                    while left:
                        left = left[file.write(left) :]
                except OSError:
                    with contextlib.suppress(OSError):
                        file.truncate(before)
                    raise
        except OSError as error:
            raise Failed(
                f"{self.path} cannot be written: {error.strerror} (free up some space and start again)"
            ) from error
