"""`hamstertop tables`: bots play whole games by the thousand."""

import argparse
import json
import sys
import time

from ..errors import UserError
from ..playing import tables, titles

HELP = "let bots play whole games, and check each position"
BAR = 30  # characters of the progress bar


def add_arguments(parser: argparse.ArgumentParser) -> None:
    known = [titles.load(name) for name in titles.names()]
    bots = sorted({bot for title in known for bot in title.bots})
    parser.add_argument("game", choices=titles.names())
    parser.add_argument("--players", type=int, default=3, metavar="N", help="default: %(default)s")
    for name, names in _options().items():
        about = ", ".join(title.name for title in known if title.id in names)
        if all(titles.load(title).choices(name, 4) == (0, 1) for title in names):
            parser.add_argument(f"--{name}", action="store_const", const=1, help=f"{about}: the variant")
        else:
            parser.add_argument(f"--{name}", type=int, metavar="N", help=f"{about}: what a new game is asked for")
    parser.add_argument("--games", type=_count, default=1000, metavar="K", help="default: %(default)s")
    parser.add_argument(
        "--seed", type=_seed, default=0, metavar="S", help="same seed, same games; default: %(default)s"
    )
    parser.add_argument("--bots", choices=bots, default="random", help="who plays; default: %(default)s")
    parser.add_argument("--companion", action="store_true", help="press every event on a companion's keys; compare")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _options() -> dict[str, list[str]]:
    """What new games are asked for besides players, and by which titles."""
    found: dict[str, list[str]] = {}
    for title in titles.names():
        for name, _, _ in titles.load(title).setup[1:]:
            found.setdefault(name, []).append(title)
    return found


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
    title = titles.load(arguments.game)
    players = arguments.players
    fewest, most = title.players[0], title.players[-1]
    if players not in title.players:
        raise UserError(f"{title.name} is for {fewest} to {most} players (choose --players {fewest} to {most})")
    if arguments.bots not in title.bots:
        raise UserError(f"{title.name} has no {arguments.bots} bot (choose --bots {' or '.join(sorted(title.bots))})")
    options = {}
    for name, names in _options().items():
        value = getattr(arguments, name)
        if title.id not in names:
            if value is not None:
                raise UserError(f"--{name} is for {' and '.join(names)} (leave it out)")
            continue
        choices = title.choices(name, players)
        if value is None:
            value = title.default(name)
        if value not in choices:
            raise UserError(f"--{name} with --players {players} is one of {', '.join(map(str, choices))}")
        options[name] = value
    return tables.Setting(
        players, arguments.seed, arguments.bots, arguments.companion, title.id, tuple(options.items())
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
        "presses_per_turn": round(report.presses / report.turns, 2) if setting.companion and report.turns else None,
    }
    return {**found, **dict(setting.options), **setting.title.figures(report)}


def text(setting: tables.Setting, report: tables.Report, seconds: float) -> str:
    """The same for people."""
    found = summary(setting, report, seconds)
    wins = [report.wins[seat] for seat in range(setting.players)]
    options = "".join(f"{name} {value}, " for name, value in setting.options if value != setting.title.default(name))
    lines = [
        f"{report.games} games of {setting.title.name}, {options}{setting.players} players, {setting.bot} bots: "
        f"{report.moves} moves in {seconds:.1f} s, {len(report.disagreements)} disagreements",
        "rounds    " + ", ".join(f"{rounds}: {report.rounds[rounds]}" for rounds in sorted(report.rounds)),
        "wins      " + ", ".join(f"seat {seat}: {won}" for seat, won in enumerate(wins)),
        *setting.title.lines(found),
    ]
    if found["presses_per_turn"] is not None:
        lines.append(f"presses   {found['presses_per_turn']} a turn on the device")
    return "\n".join(lines)
