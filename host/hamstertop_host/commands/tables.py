"""`hamstertop tables`: let bots play thousands of games."""

import argparse
import collections
import contextlib
import copy
import dataclasses
import json
import math
import os
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from hamstertop import VERSION, chance
from hamstertop_games import compare, intervals, respond, tables, titles
from hamstertop_games.errors import UserError, meant

from .. import output
from ..reports import balance
from . import COUNT, MOST, SEED, between

STOPPED = 130  # exit status of an interrupted command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    known = [titles.load(name) for name in titles.names()]
    bots = ", ".join(sorted({bot for title in known for bot in title.bots}))
    parser.add_argument("game", choices=titles.names())
    parser.add_argument("--players", type=int, default=3, metavar="N", help="number of players (default: %(default)s)")
    for name, names in _options().items():
        about = ", ".join(title.name for title in known if title.id in names)
        if all(titles.load(title).choices(name, 4) == (0, 1) for title in names):
            parser.add_argument(f"--{name}", action="store_const", const=1, help=f"{about}: play this variant")
        else:
            values = ", ".join(map(str, titles.load(names[0]).choices(name, 4)))
            parser.add_argument(f"--{name}", type=int, metavar="N", help=f"{about}: one of {values}")
    parser.add_argument("--games", type=COUNT, default=1000, metavar="K", help="number of games (default: %(default)s)")
    parser.add_argument(
        "--seed", type=SEED, default=0, metavar="S", help="the same seed gives the same games (default: %(default)s)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=_option,
        metavar="NAME=VALUE",
        help="a house rule, by its option's name; may be repeated",
    )
    parser.add_argument(
        "--bots",
        default="random",
        metavar="B[,B...]",
        help=f"the bots, one for all seats or one for each seat: {bots}, search:ITERATIONS, or your own as "
        "MODULE:CLASS (default: %(default)s)",
    )
    parser.add_argument("--change-seats", action="store_true", help="move each bot to the next seat after each game")
    parser.add_argument(
        "--respond", action="store_true", help="find which bot of a family wins most against --bots, and how much"
    )
    parser.add_argument(
        "--compare",
        metavar="WORDS",
        help="play each game again on the same dice with these further options, as in "
        '--compare="--option NAME=VALUE", and print the differences',
    )
    parser.add_argument(
        "--width",
        type=between(0.0001, 1.0),
        default=0.02,
        metavar="W",
        help="the wanted width of intervals for --compare (%(default)s)",
    )
    parser.add_argument(
        "--differences",
        type=between(0, MOST),
        metavar="N",
        help=f"games to play again with each other house rule (default: a fifth, up to {compare.SAMPLE}; slow bots: 0)",
    )
    parser.add_argument("--check", action="store_true", help="check the invariants in every position")
    parser.add_argument("--json", action="store_true", help="print a single JSON object")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with charts of the balance to FILE")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the games to FILE, one per line")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--workers", type=COUNT, metavar="N", help="number of processes (default: one for each usable core)"
    )
    where.add_argument(
        "--dask", metavar="ADDRESS", help="play on the workers of the Dask cluster at ADDRESS, such as tcp://host:8786"
    )


def _options() -> dict[str, list[str]]:
    """Return option -> titles, for all set-up values except the number of players."""
    found: dict[str, list[str]] = {}
    for title in titles.names():
        for name, _, _ in titles.load(title).setup[1:]:
            found.setdefault(name, []).append(title)
    return found


def _option(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"must have the form NAME=VALUE, not {text!r}")
    return name, value


def run(arguments: argparse.Namespace) -> int:
    setting = _setting(arguments)
    if arguments.dask and (arguments.respond or arguments.compare is not None):
        raise UserError("--compare and --respond play only on this computer (omit --dask)")
    if arguments.compare is not None:
        return _compare(setting, arguments)
    if arguments.respond:
        return _respond(setting, arguments)
    if arguments.html:
        output.check(arguments.html, "--html")
    out = tables.Games(arguments.out) if arguments.out else None
    started = time.perf_counter()
    stopped = ""
    try:
        with _progress(arguments.games) as progress:
            report = tables.run(setting, arguments.games, progress, arguments.workers, out, arguments.dask)
    except tables.Stopped as error:
        report, stopped = error.report, str(error)
        if not report.games:
            raise
    if report.games:
        _give(setting, report, time.perf_counter() - started, arguments)
    if stopped or report.games < arguments.games:
        why = f": {stopped}" if stopped else ""
        print(f"hamstertop: stopped after {report.games} of {arguments.games} games{why}", file=sys.stderr)
        return tables.Stopped.status if stopped else STOPPED
    return 1 if report.broken else 0


def _give(setting: tables.Setting, report: tables.Report, seconds: float, arguments: argparse.Namespace) -> None:
    """Print or write what the games have shown."""
    sample = min(compare.SAMPLE, report.whole // compare.PART) if setting.batch > 1 else 0
    sample = sample if arguments.differences is None else min(arguments.differences, report.games)
    rules = Rules(sample, compare.differences(setting, sample, arguments.workers))
    if arguments.json:
        print(json.dumps(summary(setting, report, seconds, rules)))
    else:
        print(text(setting, report, seconds, rules))
    for line in report.faults:
        print(f"hamstertop: {line}", file=sys.stderr)
    if arguments.html:
        output.write(arguments.html, balance.html(setting, report, unseen(report, rules)), "--html")


@dataclass(frozen=True)
class Rules:
    """The number of games played again with each house rule, and for each, the number in which it made a difference."""

    games: int = 0
    changed: dict[str, int] = field(default_factory=dict)


def unseen(report: tables.Report, rules: Rules) -> list[str]:
    """Return sentences about what these games could not show."""
    found = []
    played, different = sum(report.openings.values()), len(report.openings)
    if played > 1 and different < played / 10:
        found.append(f"The bots open alike: {played} games had {different} different opening{'s' * (different > 1)}.")
    none = [name for name, count in rules.changed.items() if not count]
    if none:
        games = "one game" if rules.games == 1 else f"{rules.games} games"
        found.append(
            f"Of {len(rules.changed)} other answers to house rules, {len(none)} changed nothing in {games}; "
            f"these bots cannot show what they are worth: {', '.join(none)}."
        )
    return found


def _compare(setting: tables.Setting, arguments: argparse.Namespace) -> int:
    parser = argparse.ArgumentParser(allow_abbrev=False, add_help=False, exit_on_error=False)
    add_arguments(parser)
    try:
        words = [arguments.game, *shlex.split(arguments.compare)]
        further, unknown = parser.parse_known_args(words, copy.copy(arguments))
        if unknown:
            raise ValueError(f"unrecognized arguments: {' '.join(unknown)}")
    except (ValueError, argparse.ArgumentError) as error:
        raise UserError(
            f'--compare {arguments.compare}: {error} (give options, as in --compare="--option NAME=VALUE")'
        ) from None
    other = _setting(further)
    if (other.players, other.seed) != (setting.players, setting.seed):
        raise UserError("--compare needs the same number of players and the same seed (omit --players and --seed)")
    if other == setting:
        raise UserError(
            f'--compare {arguments.compare!r} changes nothing (give options, as in --compare="--option NAME=VALUE")'
        )
    games, rows = compare.compare(setting, other, arguments.games, arguments.width, arguments.workers)
    if arguments.json:
        found = {"game": setting.game, "players": setting.players, "seed": setting.seed, "version": VERSION}
        settings = [{"bots": each.bots, "options": dict(each.options)} for each in (setting, other)]
        shown = [dataclasses.asdict(row) for row in rows]
        print(json.dumps({**found, "settings": settings, "games": games, "width": arguments.width, "rows": shown}))
    else:
        print(
            f"{games} games of {setting.title.name} on the same dice, without and with {arguments.compare}; in 95% of"
        )
        print("studies all intervals hold together, and * marks those without 0")
        print("\n".join(_differing(rows, arguments.width)))
    return 0


def _differing(rows: list[compare.Row], width: float) -> list[str]:
    found = []
    for row in rows:
        if row.low or row.high:
            sure = "*" if row.low > 0 or row.high < 0 else " "
            more = f"; {row.needed} games for a width of {width:g}" if row.needed else ""
            change = f"{row.two - row.one:+.3f} ({row.low:+.3f} to {row.high:+.3f})"
            found.append(f"{sure} {row.name:24} {row.one:8.3f} {row.two:8.3f}  {change}{more}")
    same = [row.name for row in rows if not (row.low or row.high)]
    return found + [f"  equal in all games: {', '.join(same)}"] * bool(same)


def _respond(setting: tables.Setting, arguments: argparse.Namespace) -> int:
    name, share = respond.best(setting, arguments.games, arguments.workers)
    count, bot = len(respond.family(setting.title)), setting.bots[0]
    if arguments.json:
        found = {"best_response": name, "to": bot, "family": count, "games": arguments.games, "seed": setting.seed}
        print(json.dumps({**found, "version": VERSION, **_rounded(share)}))
    else:
        print(
            f"{name} wins most against {bot} of a family of {count}, chosen on other seeds: {share.share:.1%} "
            f"({share.low:.1%} to {share.high:.1%}) of the games with a winner, even {share.even:.1%}"
        )
    return 0


@contextlib.contextmanager
def _progress(games: int) -> Iterator[Callable[[int], object]]:
    """Show the number of games played so far, if stderr is a terminal."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    try:
        yield lambda played: print(f"\r{played}/{games} games", end="", file=sys.stderr, flush=True)
    finally:
        print(file=sys.stderr)


def _setting(arguments: argparse.Namespace) -> tables.Setting:
    title = titles.load(arguments.game)
    players = title.seats(arguments.players)
    bots = tuple(arguments.bots.split(","))
    if any(":" in name for name in bots):
        sys.path.append(os.getcwd())  # can contain a custom bot
    for name in bots:
        try:
            tables.bot(title, name, chance.Seeded(0))
        except ValueError as error:
            raise UserError(str(error).replace("choose ", "choose --bots ")) from error
    options = {}
    for name, names in _options().items():
        value = getattr(arguments, name)
        if title.id not in names:
            if value is not None:
                raise UserError(f"--{name} applies only to {' and '.join(names)} (omit it)")
            continue
        choices = title.choices(name, players)
        if value is None:
            value = title.default(name)
        if value not in choices:
            raise UserError(f"--{name} with --players {players} must be one of {', '.join(map(str, choices))}")
        options[name] = value
    for name, written in arguments.option:
        options[name] = _house_rule(title, name, written)
    return tables.Setting(
        title.id,
        players,
        bots,
        arguments.seed,
        tuple(options.items()),
        arguments.change_seats,
        arguments.check,
    )


def _house_rule(title: titles.Title, name: str, written: str) -> object:
    """Raise UserError if the title has no such house rule, or the rule no such interpretation."""
    for interpretation in title.interpretations.get(name, ()):
        if str(interpretation).lower() == written.lower():
            return interpretation
    if name in title.interpretations:
        known = ", ".join(map(str, title.interpretations[name]))
        raise UserError(f"{name} must be one of {known}, not {written} (change --option {name})")
    known = ", ".join(sorted(title.interpretations)) or "none"
    raise UserError(f"{title.name} has no option {name} ({meant(name, title.interpretations)}known: {known})")


def summary(
    setting: tables.Setting, report: tables.Report, seconds: float, rules: Rules | None = None
) -> dict[str, object]:
    """Return the values that --json prints. Averages are per game."""
    found: dict[str, object] = {
        "game": setting.game,
        "players": setting.players,
        "seed": setting.seed,
        "version": VERSION,
        "assumptions": list(setting.title.assumes),
        "bots": ",".join(setting.bots),
        "change_seats": setting.change_seats,
        "games": report.games,
        "moves": report.moves,
        "broken": report.broken,
        "lost_by_errors": {setting.bots[index]: count for index, count in report.lost.items()},
        "seconds": round(seconds, 3),
        "rounds": {str(rounds): report.rounds[rounds] for rounds in sorted(report.rounds)},
        "wins": [report.wins[seat] for seat in range(setting.players)],
        "seat_shares": _shares(report, report.shares, setting.players),
        "turn_order_shares": _shares(report, report.start_shares, setting.players),
        "held": _held(setting, report),
        "openings": {"games": sum(report.openings.values()), "different": len(report.openings)},
        "house_rules": dataclasses.asdict(rules or Rules()),
        "nobody": _rounded(intervals.share(report.nobody, report.finished)),
        "bot_shares": {name: _rounded(each) for name, each in tables.shares_of_bots(setting, report).items()},
        "elo": elo(setting, report),
        "decisions_per_turn": round(report.decisions / max(report.turns, 1), 2),
        "wait": round(report.waits / max(report.waited, 1), 2),
        "longest_wait": round(report.longest / max(report.whole, 1), 2),
        "lead_changes": round(report.lead_changes / max(report.whole, 1), 2),
        "margin": round(report.margin / max(report.whole, 1), 2),
        "abilities": {name: round(count / max(report.games, 1), 2) for name, count in report.used.most_common()},
    }
    return {**found, **dict(setting.options), **setting.title.figures(report)}


def _shares(report: tables.Report, counts: "collections.Counter[int]", players: int) -> list[dict[str, float]]:
    even = report.even(1, players)
    return [
        _rounded(intervals.share(counts[seat] / tables.SHARE, report.finished, even, players))
        for seat in range(players)
    ]


def _held(setting: tables.Setting, report: tables.Report) -> dict[str, dict[str, dict[str, float]]]:
    """Return, for each bot and each item held at the start, the number of seats and their share of wins."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    for key in sorted(report.held):
        item, _, bot = key.partition("\t")
        rows = sum(other.endswith("\t" + bot) for other in report.held)
        share = intervals.share(report.held_shares[key] / tables.SHARE, report.held[key], None, rows)
        found.setdefault(bot, {})[item] = {"seats": report.held[key], **_rounded(share)}
    return found


def elo(setting: tables.Setting, report: tables.Report) -> dict[str, float]:
    """Return the Elo rating of the better of two bots above the other, by its name: 400 log10 of the ratio of wins."""
    shares = {name: each.share for name, each in tables.shares_of_bots(setting, report).items()}
    if len(shares) != 2 or not min(shares.values()) or setting.bots.count(setting.bots[0]) * 2 != len(setting.bots):
        return {}
    best = max(shares, key=lambda name: shares[name])
    return {best: round(400 * math.log10(max(shares.values()) / min(shares.values())))}


def _rounded(share: intervals.Share) -> dict[str, float]:
    return {name: round(value, 4) for name, value in dataclasses.asdict(share).items() if value is not None}


def text(setting: tables.Setting, report: tables.Report, seconds: float, rules: Rules | None = None) -> str:
    found = summary(setting, report, seconds)
    wins = [report.wins[seat] for seat in range(setting.players)]
    options = "".join(
        f"{name} {value}, " for name, value in setting.options if not setting.title.is_default(name, value)
    )
    bots = ", ".join(setting.bots)
    lines = [
        f"{report.games} games of {setting.title.name}, {options}{setting.players} players, {bots} bots: "
        f"{report.moves} moves in {seconds:.1f} s" + f", {report.broken} broken off by errors" * bool(report.broken),
        "rounds    " + ", ".join(f"{rounds}: {report.rounds[rounds]}" for rounds in sorted(report.rounds)),
        "wins      " + ", ".join(f"seat {seat}: {won}" for seat, won in enumerate(wins)),
        *[
            f"bots      {name}: {each.share:.1%} of wins ({each.low:.1%} to {each.high:.1%}), even {each.even:.1%}"
            for name, each in tables.shares_of_bots(setting, report).items()
        ],
        *[f"errors    {setting.bots[bot]} lost {count} games by errors" for bot, count in sorted(report.lost.items())],
        *[f"elo       {name} is {above:g} above the other" for name, above in elo(setting, report).items()],
        *_of_nobody(report),
        f"pace      {found['decisions_per_turn']} decisions per turn, {found['wait']} by others before a player's "
        f"next, {found['longest_wait']} at most in a game",
        f"lead      {found['lead_changes']} changes per game, a final margin of {found['margin']}",
        *setting.title.lines(found),
    ]
    return "\n".join(
        lines
        + [f"assumes   {each}" for each in setting.title.assumes]
        + [f"unseen    {each}" for each in unseen(report, rules or Rules())]
    )


def _of_nobody(report: tables.Report) -> list[str]:
    if report.nobody < 0.5:
        return []
    nobody = intervals.share(report.nobody, report.finished)
    return [f"nobody    {nobody.share:.1%} ({nobody.low:.1%} to {nobody.high:.1%})"]
