"""`hamstertop tables`: bots play whole games by the thousand."""

import argparse
import json
import sys
import time

from ..errors import UserError
from ..playing import tables
from ..playing.bots import BOTS
from ..playing.titles import TITLES

HELP = "let bots play whole games, and check each position"
BAR = 30  # characters of the progress bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=sorted(TITLES))
    parser.add_argument("--players", type=int, default=3, metavar="N", help="default: %(default)s")
    parser.add_argument("--classic", action="store_true", help="Hamsterdam: the Classic variant")
    parser.add_argument("--teams", type=int, default=0, choices=(1, 2, 3), help="Hamsterrolle: the partner of seat 0")
    parser.add_argument("--games", type=_count, default=1000, metavar="K", help="default: %(default)s")
    parser.add_argument(
        "--seed", type=_seed, default=0, metavar="S", help="same seed, same games; default: %(default)s"
    )
    parser.add_argument("--bots", choices=sorted(BOTS), default="random", help="who plays; default: %(default)s")
    parser.add_argument("--companion", action="store_true", help="press every event on a companion's keys; compare")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of games, 1 or more")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >= 1 << 32:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {(1 << 32) - 1}")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    setting = _setting(arguments)
    started = time.perf_counter()
    report = tables.run(setting, arguments.games, Progress(arguments.games))
    seconds = time.perf_counter() - started
    if arguments.json:
        print(json.dumps(summary(setting, report, seconds)))
    else:
        print(text(setting, report, seconds))
    for disagreement in report.disagreements:
        print(f"hamstertop: {disagreement}", file=sys.stderr)
    return 1 if report.disagreements else 0


def _setting(arguments: argparse.Namespace) -> tables.Setting:
    game = arguments.game
    if arguments.classic and game != "hamsterdam":
        raise UserError("--classic is for hamsterdam (leave it out)")
    if arguments.teams and (game != "hamsterrolle" or arguments.players != 4):
        raise UserError("--teams is for hamsterrolle with --players 4")
    fewest, most = TITLES[game].players
    if not fewest <= arguments.players <= most:
        raise UserError(f"{TITLES[game].name} is for {fewest} to {most} players (choose --players {fewest} to {most})")
    return tables.Setting(
        arguments.players,
        arguments.classic,
        arguments.seed,
        arguments.bots,
        arguments.companion,
        game,
        arguments.teams,
    )


class Progress:
    """A bar on stderr, where that is a terminal."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.shown = sys.stderr.isatty()

    def __call__(self, played: int) -> None:
        if not self.shown:
            return
        bar = "#" * (BAR * played // self.games)
        end = "\n" if played == self.games else ""
        print(f"\r[{bar:{BAR}}] {played} of {self.games} games", end=end, file=sys.stderr, flush=True)


def summary(setting: tables.Setting, report: tables.Report, seconds: float) -> dict[str, object]:
    """What --json prints. Means are per game; presses per turn of the device are null without --companion."""
    found: dict[str, object] = {
        "game": setting.game,
        "players": setting.players,
        "seed": setting.seed,
        "bots": setting.bot,
        "companion": setting.companion,
        "games": report.games,
        "moves": report.moves,
        "disagreements": len(report.disagreements),
        "seconds": round(seconds, 3),
        "rounds": {str(rounds): report.rounds[rounds] for rounds in sorted(report.rounds)},
        "wins": [report.wins[seat] for seat in range(setting.players)],
        "presses_per_turn": round(report.presses / max(report.turns, 1), 2) if setting.companion else None,
    }
    score = round(report.score / max(report.games - len(report.disagreements), 1), 2)
    if setting.game == "hamsterdam":
        found.update(classic=setting.classic, water=score, breaches=_mean(report, "breach"))
    elif setting.game == "run_hamster_run":
        found.update(alligators=score, fell=_mean(report, "fell"), tests=_mean(report, "tested"))
        found.update(chomps=_mean(report, "faced"))
    else:
        found.update(teams=setting.teams, left=score, fell=_mean(report, "fell"), dropped=_mean(report, "dropped"))
        found.update(passed=_mean(report, "passed"), gone=_mean(report, "gone"))
    return found


def _mean(report: tables.Report, kind: str) -> float:
    """Events of a kind per game."""
    return round(report.events[kind] / report.games, 2)


def text(setting: tables.Setting, report: tables.Report, seconds: float) -> str:
    """The same for people."""
    found = summary(setting, report, seconds)
    wins = [report.wins[seat] for seat in range(setting.players)]
    variant = "Classic, " if setting.classic else f"seat 0 with {setting.teams}, " if setting.teams else ""
    lines = [
        f"{report.games} games of {setting.title.name}, {variant}{setting.players} players, {setting.bot} bots: "
        f"{report.moves} moves in {seconds:.1f} s, {len(report.disagreements)} disagreements",
        "rounds    " + ", ".join(f"{rounds}: {report.rounds[rounds]}" for rounds in sorted(report.rounds)),
        "wins      " + ", ".join(f"seat {seat}: {won}" for seat, won in enumerate(wins)),
    ]
    if setting.game == "hamsterdam":
        lines.append(f"water     {found['water']} tokens in all piles at the end")
        lines.append(f"breaches  {found['breaches']} a game")
    elif setting.game == "run_hamster_run":
        lines.append(f"tests     {found['tests']} a game, {found['chomps']} against alligators")
        lines.append(f"fell      {found['fell']} into the pit; {found['alligators']} alligators at the end")
    else:
        lines.append(f"left      {found['left']} pieces in all stocks at the end")
        lines.append("turns     " + ", ".join(f"{found[kind]} {kind}" for kind in ("fell", "dropped", "passed")))
        lines.append(f"gone      {found['gone']} times a game")
    if setting.companion:
        lines.append(f"presses   {found['presses_per_turn']} a turn on the device")
    return "\n".join(lines)
