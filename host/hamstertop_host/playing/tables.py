"""Whole tables played by bots, one by one or by the thousand, alone or with a companion in lockstep."""

import collections
import contextlib
import multiprocessing
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from hamstertop import chance

from ..virtual.board import VirtualBoard
from . import bots
from .fingers import Fingers
from .titles import Title, load

BATCH = 20  # games a worker plays before it reports


@dataclass(frozen=True)
class Setting:
    """What the games of a run have in common. `seed` is below 2 ** 32; `options` are (name, value) of the title's."""

    players: int = 3
    seed: int = 0
    bot: str = "random"
    companion: bool = False
    game: str = "hamsterdam"
    options: tuple[tuple[str, int], ...] = ()

    @property
    def title(self) -> Title:
        """What the game brings."""
        return load(self.game)

    def begin(self) -> Any:
        """A new game."""
        return self.title.game(self.players, self.title.options(**dict(self.options)))

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
    disagreements: list[str] = field(default_factory=list)

    def mean(self, kind: str) -> float:
        """Events of a kind per game."""
        return round(self.events[kind] / self.games, 2)

    def mean_score(self) -> float:
        """The score of a game that was played to its end."""
        return round(self.score / max(self.games - len(self.disagreements), 1), 2)

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
    players = [title.bots[setting.bot](source) for _ in range(setting.players)]
    lockstep = Lockstep(title) if setting.companion else None
    try:
        _play(title, game, players, source, lockstep, report)
    except Exception as error:  # whatever it is, it must name its game
        where = f"seed {setting.seed}, game {number}, move {report.moves}"
        report.disagreements.append(f"{where}: {type(error).__name__}: {error}")
    else:
        report.wins.update(seat for place, seat, _ in game.standings() if place == 1)
        report.rounds[title.rounds(game, report.turns)] += 1
        report.score = title.score(game)
    if lockstep:
        report.presses = lockstep.fingers.presses
    return report


def _play(
    title: Title,
    game: Any,
    players: list[bots.Bot],
    source: "chance.Source",
    lockstep: Lockstep | None,
    report: Report,
) -> None:
    while True:
        title.check(game)
        for event in game.events:
            report.events[event[0]] += 1
            report.turns += event[0] in title.turns
        if lockstep:
            lockstep.enter(game)
        if game.over:
            break
        game.play(bots.play(game, players, source))
        report.moves += 1
    if lockstep:
        lockstep.rank(game)


def run(setting: Setting, games: int, progress: Callable[[int], None], processes: int | None = None) -> Report:
    """Many games on all cores. `progress(games played)` is called from time to time."""
    total = Report()
    batches = [(setting, first, min(first + BATCH, games)) for first in range(0, games, BATCH)]
    with _results(batches, min(processes or os.cpu_count() or 1, len(batches))) as reports:
        for report in reports:
            total.add(report)
            progress(total.games)
    total.disagreements.sort()
    return total


@contextlib.contextmanager
def _results(batches: list[tuple[Setting, int, int]], processes: int) -> Iterator[Iterator[Report]]:
    if processes < 2:
        yield map(_batch, batches)
    else:
        with multiprocessing.Pool(processes) as pool:
            yield pool.imap_unordered(_batch, batches)


def _batch(batch: tuple[Setting, int, int]) -> Report:
    setting, first, last = batch
    total = Report()
    for number in range(first, last):
        total.add(play(setting, number))
    return total
