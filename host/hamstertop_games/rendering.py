"""Display a game as a plain-text table, or as a picture with the table below it. Loaded only when needed."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from . import TABLE

if TYPE_CHECKING:
    from typing import Any

    from .whole import Mark, WholeGame

    Line = tuple[str, list[str]]

GAP = "  "
ORDERS = ("order", "winners", "lying")  # fields that list seats or places; other lists have a value for each seat
COUNTED = ("dams", "hamsters", "rolls")  # fields where a negative value means "not known yet"
LETTER = 8.4  # the width of a letter in the picture, in pixels at SIZE
SIZE = 14
STEP = 20  # line height
EDGE = 12
PAPER = "#fffdf7"
# Colours by the names used in a `Mark`
COLOURS = {
    "seat 0": "#5b8def",
    "seat 1": "#f0953a",
    "seat 2": "#57b865",
    "seat 3": "#ee82b4",
    "seat 4": "#e8c93c",
    "card": "#f0e2bf",
    "dark": "#b59a6a",
    "hamster": "#e0a35c",
    "special": "#c9a0e8",
    "water": "#9cc9f0",
    "stone": "#d8d4ca",
    "wheel": "#f0e2bf",
    "paper": PAPER,
}
FLAT = ("card", "dark", "stone")  # marks drawn as rectangles; all others are round


def lines(game: WholeGame[Any, Any, Any]) -> list[Line]:
    """Return (name, a string for each seat) for everything that players have, omitting empty rows."""
    found = []
    views = [game.view(seat) for seat in range(game.players)]
    tracker: Any = game.tracker
    for field in tracker.fields:
        value = getattr(tracker, field)
        if field not in ORDERS and isinstance(value, list) and len(value) == game.players:
            values = [views[seat]["tracker"][field][seat] for seat in range(game.players)]
            if field in COUNTED:
                values = [max(value, 0) for value in values]
            if any(values):
                found.append((field, [_shown(game.in_words(field, value)) for value in values]))
    own = [game.rows_of(seat) for seat in range(game.players)]
    names: list[str] = []
    for rows in own:
        names += [name for name, _ in rows if name not in names]
    found += [(name, [dict(rows).get(name, "") for rows in own]) for name in names]
    return [(name, texts) for name, texts in found if any(texts)]


def _shown(value: object) -> str:
    """Return a value as a string, which is empty for None and False, and "0" for a count of 0."""
    if isinstance(value, tuple):
        return " ".join([str(each) for each in value])
    return "" if value is None or value is False else "yes" if value is True else str(value)


def shared(game: WholeGame[Any, Any, Any]) -> list[tuple[str, str]]:
    tracker: Any = game.tracker
    found = []
    for field in ("round", "order", "dice", "total", "water", "speed", "alligators"):
        value = getattr(tracker, field, None) if field in tracker.fields or field == "water" else None
        if value:
            found.append((field, _shown(tuple(value) if isinstance(value, list) else value)))
    return found + [(name, text) for name, text in game.rows_for_all() if text]


def heads(game: WholeGame[Any, Any, Any]) -> list[str]:
    return [f"seat {seat}" + " <" * (seat == game.seat) for seat in range(game.players)]


def title(game: WholeGame[Any, Any, Any]) -> str:
    if game.over:
        waits = "over; " + ", ".join([f"{place}. seat {seat}" for place, seat, _ in game.standings()])
    else:
        waits = f"{game.phase}, {'chance' if game.seat == TABLE else f'seat {game.seat} to choose'}"
    return game.__class__.__module__.split(".")[-2] + ": " + waits


def cells(game: WholeGame[Any, Any, Any]) -> tuple[list[list[str]], list[int]]:
    """Return the table's rows as lists of cells, and the column offsets in characters.

    The first row contains the names of the seats. After an empty row come the values that the players share.
    """
    rows = [["", *heads(game)]] + [[name, *texts] for name, texts in lines(game)]
    more = [[name, text] for name, text in shared(game)]
    starts = [0]
    for column in range(game.players + 1):
        texts = [row[column] for row in rows] + ([row[0] for row in more] if column == 0 else [])
        starts.append(starts[-1] + max([len(text) for text in texts]) + len(GAP))
    return [*rows, [""], *more] if more else rows, starts


def text(game: WholeGame[Any, Any, Any]) -> str:
    rows, starts = cells(game)
    found = [title(game)]
    for row in rows:
        line = ""
        for start, cell in zip(starts, row, strict=False):
            line += " " * (start - len(line)) + cell
        found.append(line.rstrip())
    return "\n".join(found)


def svg(game: WholeGame[Any, Any, Any]) -> str:
    """Return a picture of the game as SVG, with the table from `text` below it and a line under the seats'
    names."""
    rows, starts = cells(game)
    marks = game.drawn()
    ends = [start + len(cell) for row in rows for start, cell in zip(starts, row, strict=False)]
    wide = max([max([*ends, len(title(game))]) * LETTER] + [left + width for left, _, width, _, _, _ in marks])
    high = max([0] + [top + height + STEP for _, top, _, height, _, _ in marks])
    width, height = int(wide) + 2 * EDGE, high + STEP * (len(rows) + 1) + 2 * EDGE
    found = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}" stroke="#b59a6a"/>',
        f'<g font-family="monospace" font-size="{SIZE}" fill="#222">',
        _letters(title(game), 0, EDGE + STEP - 6, True),
    ]
    found += [_drawn(mark) for mark in marks]
    for index, row in enumerate(rows):
        line = high + EDGE + STEP * (index + 2) - 6
        found += [_letters(cell, start, line, index == 0) for start, cell in zip(starts, row, strict=False) if cell]
    under = high + EDGE + 2 * STEP + 1
    found.append(f'</g><path d="M{EDGE} {under}H{width - EDGE}" stroke="#b59a6a"/></svg>')
    return "\n".join(found)


def _letters(text: str, start: int, line: int, bold: bool) -> str:
    """Return SVG for text that starts at character `start`, with its baseline `line` pixels from the top."""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{int(EDGE + start * LETTER)}" y="{line}"{weight}>{escape(text)}</text>'


def _drawn(mark: Mark) -> str:
    """Return SVG for a mark, shifted down below the heading."""
    left, top, width, height, colour, text = mark
    left, top = left + EDGE, top + EDGE + STEP + 6
    found = ""
    if colour:
        corner = 4 if colour in FLAT else height // 2
        fill = COLOURS[colour]
        found = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="{corner}" fill="{fill}"/>'
    if text:
        x, y = left + width / 2, top + height / 2 + 4
        found += f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" text-anchor="middle">{escape(text)}</text>'
    return found
