"""Create a page about a title's balance, based on many games between bots."""

from collections import Counter
from collections.abc import Sequence
from html import escape

from hamstertop_games import intervals
from hamstertop_games.compare import BEGINNERS
from hamstertop_games.tables import SHARE, Report, Setting, held_by

from . import page, svg
from .parts import Figure, Table

COLUMNS = 24  # the maximum number of columns in a histogram
FEW = 20  # the number of games, or of seats that had an item, below which a share is meaningless


def html(setting: Setting, report: Report, unseen: "Sequence[str]" = ()) -> str:
    """Return the page. `unseen` has sentences about what these games could not show."""
    title = setting.title
    seats = "bots by seat" if len(setting.bots) > 1 else "bot in all seats"
    options = "".join(f", {name} {value}" for name, value in setting.options if not title.is_default(name, value))
    head = (
        f"{report.games} games with {setting.players} players{options}, seed {setting.seed}; {seats}: "
        f"{', '.join(setting.bots)}{', moving on by one seat after each game' if setting.change_seats else ''}."
    )
    parts = [
        f'<header><h1>{escape(title.name)}: balance</h1><p class="soft">{escape(head)} '
        "Bars show Wilson intervals; in 95% of studies all bars of a chart hold together. "
        "Shares are of all finished games, including those without a winner; a "
        "dotted line marks an even share of the games with a winner. A shared win is divided equally."
        "</p></header>",
        *[f'<p class="warning">{escape(each)}</p>' for each in [*_warnings(report), *unseen]],
        *[f'<p class="soft">Assumed: {escape(each)}.</p>' for each in title.assumes],
        page.figures([*_shares(setting, report), *_course(setting, report), *_held(setting, report)]),
        *[f'<p class="soft">{escape(each)}</p>' for each in _incomparable(setting, report)],
        _table(setting, report),
    ]
    return page.document(f"Hamstertop: balance of {title.name}", parts)


def _warnings(report: Report) -> list[str]:
    found = []
    if report.broken:
        found.append(f"{report.broken} games ended with an error and are not counted.")
    if 0 < report.finished < FEW:
        found.append("There were few games, so the intervals are wide.")
    return found


def spread(name: str, won: int, tries: float, rows: int, note: str = "") -> tuple[str, intervals.Share, str]:
    """Return a share of wins for a chart with this many rows. `won` is in units of 1 / SHARE."""
    found = intervals.share(won / SHARE, tries, rows=rows)
    text = f"{note}{found.share:.1%} ({found.low:.1%} to {found.high:.1%})"
    return name, found, text


def _shares(setting: Setting, report: Report) -> list[Figure]:
    games, players = report.finished, setting.players
    even = report.even(1, players)
    nobody = [spread("nobody", round(report.nobody * SHARE), games, players)] if report.nobody > 0.5 else []
    seats = [spread(f"seat {seat}", report.shares[seat], games, players) for seat in range(players)]
    starts = [spread(BEGINNERS[place], report.start_shares[place], games, players) for place in range(players)]
    found = [
        Figure("Does the seat matter?", svg.spreads("Wins by seat", seats + nobody, even), "Share of wins by seat."),
        Figure("Does it help to go first?", svg.spreads("Wins by turn order", starts + nobody, even), "By turn order."),
    ]
    if len(set(setting.bots)) > 1:
        bots = [
            spread(f"{name} ({index + 1})", report.bot_shares[index], games, players)
            for index, name in enumerate(setting.bots)
        ]
        found.append(
            Figure("Who plays best?", svg.spreads("Wins by bot", bots + nobody, even), "Share of wins by bot.")
        )
    return found


def _course(setting: Setting, report: Report) -> list[Figure]:
    title = setting.title
    length = svg.columns("Length of games", histogram(report.rounds), "rounds", "games")
    points = [
        (float(number), round(report.levels[number] / report.lasted[number], 2)) for number in sorted(report.lasted)
    ]
    found = [Figure("How long is a game?", length, _median(report.rounds))]
    if points and title.score_name != "Score":
        line = svg.Line("mean", 0, points)
        picture = svg.lines(title.score_name, [line], "start of round", title.score_name)
        left = svg.columns("Games still in progress", histogram(report.lasted), "round", "games")
        found.append(Figure(f"{title.score_name} by round", picture, "Mean of the games that reached the round."))
        found.append(Figure("How many games reach each round?", left))
    return found


def histogram(counts: "Counter[int]") -> list[svg.Column]:
    """Return a column for each value from the lowest to the highest, combining values if there are too many."""
    if not counts:
        return []
    least, most = min(counts), max(counts)
    wide = -(-(most - least + 1) // COLUMNS)
    found = []
    for first in range(least, most + 1, wide):
        label = str(first) if wide == 1 or (first - least) // wide % 3 == 0 else ""
        found.append(svg.Column(label, sum(counts[value] for value in range(first, first + wide))))
    return found


def _median(counts: "Counter[int]") -> str:
    games = sorted(counts.elements())
    if not games:
        return ""
    low, middle, high = (games[int(part * (len(games) - 1))] for part in (0.1, 0.5, 0.9))
    return f"Half of all games last at most {middle} rounds; the middle 80% last {low} to {high}."


def _held(setting: Setting, report: Report) -> list[Figure]:
    """Return charts of how much the items held at the start are worth.

    There is one chart for each bot, because better bots keep different items.
    """
    return [figure for bot in sorted(set(setting.bots)) for figure in _held_by(setting, report, bot)]


def _incomparable(setting: Setting, report: Report) -> list[str]:
    """Return a sentence about each bot for which the worth of items held at the start cannot be estimated."""
    return [
        f"{_worth(setting, bot)} Too few of its seats had the same items; play more games."
        for bot in sorted(set(setting.bots))
        if report.held and not _held_by(setting, report, bot)
    ]


def _worth(setting: Setting, bot: str) -> str:
    return f"{setting.title.held_name}: what are they worth to {bot}?"


def _held_by(setting: Setting, report: Report, bot: str) -> list[Figure]:
    names = sorted({key.partition("\t")[0] for key in report.held})
    counts = {name: held_by(name, bot) for name in names}
    often = [name for name, key in counts.items() if report.held[key] >= FEW]
    title = setting.title.held_name
    if len(often) < 2:
        return []
    rows = [(report.held_shares[counts[name]] / report.held[counts[name]], name) for name in often]
    bars = [
        spread(name, report.held_shares[key], report.held[key], len(often), f"{report.held[key]} seats, ")
        for name, key in [(name, counts[name]) for _, name in sorted(rows, reverse=True)]
    ]
    won = sum(report.bot_shares[index] for index, name in enumerate(setting.bots) if name == bot)
    seats = setting.bots.count(bot) * setting.players // len(setting.bots)
    mean = won / SHARE / max(report.finished * seats, 1)
    few = sorted(set(counts) - set(often))
    note = (
        f"Share of wins by {bot} seats that had it; the dotted line marks the share of all {bot} seats."
        f"{' Too few seats had ' + ', '.join(few) + '.' if few else ''}"
    )
    return [Figure(_worth(setting, bot), svg.spreads(title, bars, mean), note)]


def _table(setting: Setting, report: Report) -> str:
    found = setting.title.figures(report)
    rows = [(name, f"{value:g}") for name, value in found.items()]
    games = max(report.whole, 1)
    rows += [
        ("moves", f"{report.moves / max(report.games, 1):.1f}"),
        ("decisions per turn", f"{report.decisions / max(report.turns, 1):.2f}"),
        ("decisions by others before a player's next", f"{report.waits / max(report.waited, 1):.1f}"),
        ("longest such wait", f"{report.longest / games:.1f}"),
        ("changes of leader", f"{report.lead_changes / games:.2f}"),
        ("winner's lead over the runner-up", f"{report.margin / games:.2f}"),
    ]
    parts = ["<h3>Means per game</h3>" + page.table(Table("", ("", "mean"), rows))]
    if report.used:
        used = [(name, f"{count / max(report.games, 1):.2f}") for name, count in report.used.most_common()]
        parts.append("<h3>Uses per game</h3>" + page.table(Table("", ("", "mean"), used)))
    return "".join(parts)
