"""Report on a title's balance, based on many games between bots, as a page."""

from collections import Counter
from html import escape

from hamstertop_games import intervals
from hamstertop_games.tables import SHARE, Report, Setting, held_by

from . import page, svg
from .parts import Figure, Table

COLUMNS = 24  # the maximum number of columns in a histogram
BEGINNERS = ("who begins", "next to the left", "third", "fourth", "last of five")
FEW = 20  # the number of games (or of seats that had something) below which a share means nothing


def html(setting: Setting, report: Report) -> str:
    """Return a page about the games in a report."""
    title = setting.title
    seats = "seats" if len(setting.bots) > 1 else "all seats"
    options = "".join(f", {name} {value}" for name, value in setting.options if not title.is_default(name, value))
    head = (
        f"{report.games} games with {setting.players} players{options}, seed {setting.seed}; {seats}: "
        f"{', '.join(setting.bots)}{', changing seats' if setting.changing else ''}."
    )
    parts = [
        f'<header><h1>{escape(title.name)}: balance</h1><p class="soft">{escape(head)} '
        "Bars show 95 % intervals after Wilson. All shares refer to all games; a dotted line is an even share of the "
        "games that had a winner. A shared win counts in parts."
        "</p></header>",
        *[f'<p class="warning">{escape(each)}</p>' for each in _warnings(report)],
        page.figures([*_shares(setting, report), *_course(setting, report), *_held(setting, report)]),
        *[f'<p class="soft">{escape(each)}</p>' for each in _incomparable(setting, report)],
        _table(setting, report),
    ]
    return page.document(f"Hamstertop: balance of {title.name}", parts)


def _warnings(report: Report) -> list[str]:
    found = []
    if report.broken:
        found.append(f"{report.broken} games broke off with an error and are left out.")
    if 0 < report.finished < FEW:
        found.append("Few games: the intervals are wide.")
    return found


def spread(name: str, won: int, tries: float, note: str = "") -> svg.Spread:
    """Return a share of wins for a picture. `won` is in units of 1 / SHARE."""
    found = intervals.share(won / SHARE, tries)
    text = f"{note}{found.share:.1%} ({found.low:.1%} to {found.high:.1%})"
    return svg.Spread(name, found.share, found.low, found.high, text)


def _shares(setting: Setting, report: Report) -> list[Figure]:
    games, players = report.finished, setting.players
    even = report.even(1, players)
    nobody = [spread("nobody", round(report.nobody * SHARE), games)] if report.nobody > 0.5 else []
    seats = [spread(f"seat {seat}", report.shares[seat], games) for seat in range(players)]
    starts = [spread(BEGINNERS[place], report.start_shares[place], games) for place in range(players)]
    found = [
        Figure("Does the seat matter?", svg.spreads("Wins by seat", seats + nobody, even), "Share of wins by seat."),
        Figure("Does it help to begin?", svg.spreads("Wins by turn order", starts + nobody, even), "By turn order."),
    ]
    if len(set(setting.bots)) > 1:
        bots = [
            spread(f"{name} ({index + 1})", report.bot_shares[index], games) for index, name in enumerate(setting.bots)
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
        picture = svg.lines(title.score_name, [line], "round that begins", title.score_name)
        left = svg.columns("Games still going", histogram(report.lasted), "round", "games")
        found.append(
            Figure(f"{title.score_name} over the rounds", picture, "Mean over the games that reach the round.")
        )
        found.append(Figure("How many games reach a round?", left))
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
    return f"Half of all games last up to {middle} rounds; the middle 80 % last {low} to {high}."


def _held(setting: Setting, report: Report) -> list[Figure]:
    """Return figures on how much things held at the start are worth.

    There is one for each bot, because better bots keep different things.
    """
    return [figure for bot in sorted(set(setting.bots)) for figure in _held_by(setting, report, bot)]


def _incomparable(setting: Setting, report: Report) -> list[str]:
    """Return sentences about bots for which the worth of things held at the start cannot be estimated."""
    return [
        f"{_worth(setting, bot)} Too few of its seats had the same things; play more games."
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
        spread(name, report.held_shares[key], report.held[key], f"{report.held[key]} seats, ")
        for name, key in [(name, counts[name]) for _, name in sorted(rows, reverse=True)]
    ]
    won = sum(report.bot_shares[index] for index, name in enumerate(setting.bots) if name == bot)
    seats = setting.bots.count(bot) * setting.players // len(setting.bots)
    mean = won / SHARE / max(report.finished * seats, 1)
    few = sorted(set(counts) - set(often))
    note = (
        f"Share of wins of the {bot} seats that had it; the dotted line is the share of all {bot} seats."
        f"{' Too few seats had ' + ', '.join(few) + '.' if few else ''}"
    )
    return [Figure(_worth(setting, bot), svg.spreads(title, bars, mean), note)]


def _table(setting: Setting, report: Report) -> str:
    found = setting.title.figures(report)
    rows = [(name, f"{value:g}") for name, value in found.items()]
    games = max(report.finished, 1)
    rows += [
        ("moves", f"{report.moves / max(report.games, 1):.1f}"),
        ("decisions a turn", f"{report.decisions / max(report.turns, 1):.2f}"),
        ("decisions of others before a player's next", f"{report.waits / max(report.waited, 1):.1f}"),
        ("the most of them", f"{report.longest / games:.1f}"),
        ("changes of who leads", f"{report.lead_changes / games:.2f}"),
        ("margin of the first to the second", f"{report.margin / games:.2f}"),
    ]
    parts = ["<h3>Means of a game</h3>" + page.table(Table("", ("", "mean"), rows))]
    if report.used:
        used = [(name, f"{count / max(report.games, 1):.2f}") for name, count in report.used.most_common()]
        parts.append("<h3>What was used in a game</h3>" + page.table(Table("", ("", "mean"), used)))
    return "".join(parts)
