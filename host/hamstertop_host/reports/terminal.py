"""Format saved games as text for a terminal."""

from collections.abc import Sequence

from . import results
from .parts import Table
from .saved import SavedGame
from .titles import headline, module, story, warnings


def text(game: SavedGame) -> str:
    reporting = module(game.game)
    lines = [f"{game.title}: {headline(game)}"]
    lines += [f"! {warning}" for warning in warnings(game)]
    events = Table("", ("", game.say("time"), game.say("what_happened")), story(game))
    for table in (events, *reversed(reporting.tables(game))):
        if table.rows:
            lines += ["", *_table(table)]
    return "\n".join(lines)


def results_text(games: Sequence[results.Finished]) -> str:
    return "\n\n".join("\n".join([table.title, "", *_table(table)]) for table in results.tables(games))


def _table(table: Table) -> list[str]:
    """Return the lines of a table, with numbers right-aligned and words left-aligned."""
    rows = [table.head, *table.rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(table.head))]
    right = table.right()
    return [_line(row, widths, right) for row in rows]


def _line(row: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> str:
    cells = [f"{cell:>{wide}}" if to else f"{cell:{wide}}" for cell, wide, to in zip(row, widths, right, strict=True)]
    return "  ".join(cells).rstrip()
