"""What many games of bots say about the balance of a title, as one page."""

from collections import Counter
from html import escape

from ..playing.intervals import wilson
from ..playing.tables import SHARE, Report, Setting
from . import page, svg
from .parts import Figure, Table

COLUMNS = 24  # of a histogram at most
BEGINNERS = ("who begins", "next to the left", "third", "fourth", "last of five")
FEW = 20  # games, or seats with something, that say nothing yet


def html(setting: Setting, report: Report) -> str:
    """The page of these games."""
    title = setting.title
    seats = "seats" if len(setting.bots) > 1 else "all seats"
    options = "".join(f", {name} {value}" for name, value in setting.options if not title.is_default(name, value))
    head = (
        f"{report.games} games with {setting.players} players{options}, seed {setting.seed}; {seats}: "
        f"{', '.join(setting.bots)}{', changing seats' if setting.changing else ''}."
    )
    parts = [
        f'<header><h1>{escape(title.name)}: balance</h1><p class="soft">{escape(head)} '
        "Bars show 95 % intervals after Wilson; a dotted line is an even share. A shared win counts in parts."
        "</p></header>",
        *[f'<p class="warning">{escape(each)}</p>' for each in _warnings(report)],
        page.figures([*_shares(setting, report), *_course(setting, report), *_held(setting, report)]),
        _table(setting, report),
    ]
    return page.document(f"Hamstertop: balance of {title.name}", parts)


def _warnings(report: Report) -> list[str]:
    found = []
    if report.broken:
        found.append(f"{report.broken} games broke off with an error and are left out.")
    if 0 < report.finished < FEW:
        found.append("Few games: the intervals are wide.")
    nobody = report.finished - sum(report.shares.values()) / SHARE
    if nobody > 0.5:
        found.append(f"In {nobody / report.finished:.1%} of the games nobody won.")
    return found


def spread(name: str, won: int, tries: float, note: str = "") -> svg.Spread:
    """A share of wins, given in parts of SHARE."""
    low, high = wilson(won / SHARE, tries)
    share = won / SHARE / tries if tries else 0.0
    return svg.Spread(name, share, low, high, f"{note}{share:.1%} ({low:.1%} to {high:.1%})")


def _shares(setting: Setting, report: Report) -> list[Figure]:
    games, players = report.finished, setting.players
    even = 1 / players
    seats = [spread(f"seat {seat}", report.shares[seat], games) for seat in range(players)]
    starts = [spread(BEGINNERS[place], report.start_shares[place], games) for place in range(players)]
    found = [
        Figure("Does the seat matter?", svg.spreads("Wins by seat", seats, even), "Share of wins by seat."),
        Figure("Does it help to begin?", svg.spreads("Wins by turn order", starts, even), "By turn order."),
    ]
    if len(set(setting.bots)) > 1:
        bots = [
            spread(f"{name} ({index + 1})", report.bot_shares[index], games) for index, name in enumerate(setting.bots)
        ]
        found.append(Figure("Who plays best?", svg.spreads("Wins by bot", bots, even), "Share of wins by bot."))
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
            Figure(f"{title.score_name} over the rounds", picture, "Mean of the games that come to the round.")
        )
        found.append(Figure("How many games come to a round?", left))
    return found


def histogram(counts: "Counter[int]") -> list[svg.Column]:
    """Columns for all values from the least to the most; several values share one where there are too many."""
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
    """What things at the start are worth: the share of wins of the seats that have one."""
    rows = [(report.held_shares[name] / report.held[name], name) for name in report.held if report.held[name] >= FEW]
    if not rows:
        return []
    bars = [
        spread(name, report.held_shares[name], report.held[name], f"{report.held[name]} seats, ")
        for _, name in sorted(rows, reverse=True)
    ]
    title = setting.title.held_name
    few = [name for name in sorted(report.held) if report.held[name] < FEW]
    note = f"Share of wins of the seats that had it.{' Too few seats had ' + ', '.join(few) + '.' if few else ''}"
    return [Figure(f"{title}: what are they worth?", svg.spreads(title, bars, 1 / setting.players), note)]


def _table(setting: Setting, report: Report) -> str:
    found = setting.title.figures(report)
    rows = [(name, f"{value:g}") for name, value in found.items()]
    rows.append(("moves", f"{report.moves / max(report.games, 1):.1f}"))
    return "<h3>Means of a game</h3>" + page.table(Table("", ("", "mean"), rows))
