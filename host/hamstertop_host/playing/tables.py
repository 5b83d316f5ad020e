"""Whole tables of Hamsterdam played by bots, one by one or by the thousand, alone or with a companion in lockstep."""

import collections
import contextlib
import multiprocessing
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from hamstertop import chance
from hamstertop.games.hamsterdam.game import Game
from hamstertop.games.hamsterdam.options import Options
from hamstertop.games.hamsterdam.tracker import Tracker

from ..virtual.board import VirtualBoard
from . import bots, hamsterdam, invariants
from .fingers import Fingers

BATCH = 20  # games a worker plays before it reports


@dataclass(frozen=True)
class Setting:
    """What the games of a run have in common. `seed` is below 2 ** 32."""

    players: int = 3
    classic: bool = False
    seed: int = 0
    bot: str = "random"
    companion: bool = False

    def source(self, number: int) -> chance.Seeded:
        """Chance of game `number`, counted from 0: the same on every machine."""
        return chance.Seeded(number << 32 | self.seed)


@dataclass
class Report:
    """What games came to. Counts add up, so reports of parts make the report of the whole."""

    games: int = 0
    moves: int = 0
    rolls: int = 0
    water: int = 0
    breaches: int = 0
    presses: int = 0
    wins: collections.Counter[int] = field(default_factory=collections.Counter)  # by seat, a shared win for each
    rounds: collections.Counter[int] = field(default_factory=collections.Counter)  # by length
    disagreements: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Disagreement(AssertionError):
    """The companion does not show what happened at the table."""


class Lockstep:
    """A headless companion that is told every event of a game by key presses alone."""

    def __init__(self) -> None:
        self.fingers = Fingers(VirtualBoard(), chance.Seeded(0))
        self.expected = Tracker()
        self.events = 0

    def enter(self, game: Game) -> None:
        """Enter the events of the game's last play. Disagreement when the device shows anything else after one."""
        for event in game.events:
            hamsterdam.enter(self.fingers, event)
            self.expected.apply(event)
            self.events += 1
            self._compare(self.expected, f"after {event}")
        self._compare(game.tracker, f"in phase {game.phase}")

    def rank(self, game: Game) -> None:
        """Disagreement unless the device ranks the players as the game does."""
        places = self.fingers.app.session.tracker.places
        standings = {seat: place for place, seat, _ in game.standings()}
        if places != [standings[seat] for seat in range(game.players)]:
            raise Disagreement(f"event {self.events}: the device ranks {places}, the game {standings}")

    def _compare(self, tracker: Tracker, when: str) -> None:
        device = self.fingers.app.session.tracker
        if device is None or device.state() != tracker.state():
            shown = device and device.state()
            raise Disagreement(f"event {self.events} {when}: the device has {shown}, the game {tracker.state()}")


def play(setting: Setting, number: int) -> Report:
    """One game to its end, every position checked."""
    source = setting.source(number)
    report = Report(games=1)
    game = Game(setting.players, Options(classic=setting.classic))
    players = [bots.BOTS[setting.bot](source) for _ in range(setting.players)]
    lockstep = Lockstep() if setting.companion else None
    try:
        _play(game, players, source, lockstep, report)
    except Exception as error:  # whatever it is, it must name its game
        where = f"seed {setting.seed}, game {number}, move {report.moves}"
        report.disagreements.append(f"{where}: {type(error).__name__}: {error}")
    else:
        report.wins.update(seat for place, seat, _ in game.standings() if place == 1)
        report.rounds[game.tracker.round] += 1
        report.water = game.tracker.water
    if lockstep:
        report.presses = lockstep.fingers.presses
    return report


def _play(
    game: Game, players: list[bots.Bot], source: "chance.Source", lockstep: Lockstep | None, report: Report
) -> None:
    while True:
        invariants.check(game)
        for event in game.events:
            report.rolls += event[0] == "rolled"
            report.breaches += event[0] == "breach"
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
