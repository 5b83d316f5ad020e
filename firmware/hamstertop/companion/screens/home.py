"""The first screen."""

from ...content import CLEAN, content, image, key, line, listed
from ...drawing.pictures import titles as marks
from ...games import titles
from ..asking import list_keys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Content, Line
    from ..look import Look


def home(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List what players can do: continue the last game, begin a new one, and open results, settings and information."""
    common, rows = look.common, _rows(look)
    at = min(cursor or 0, len(rows) - 1)
    keys = list_keys(len(rows), at, key(common.choose, rows[at].action))
    body = listed(rows, at), image("hamster.HAMSTER", caption=("hold.HOURGLASS", common.hold_hint))
    charge = look.battery()
    corner = "" if charge is None else common.battery % charge
    return content("home", "Hamstertop", body, keys, corner=corner, ways=(None, None, None), flags=(CLEAN,))


def _rows(look: "Look") -> "list[Line]":
    common, game = look.common, look.title()
    rows: list[Line] = []
    if game:
        text = common.result if look.over() else common.resume
        rows.append(line(text, ("resume", game), titles.name(game, look)))
    for title in titles.names():
        mark = "titles." + title.upper() if hasattr(marks, title.upper()) else None
        rows.append(line(titles.name(title, look), ("game", title), picture=mark))
    if look.any_results():
        rows.append(line(common.results, ("show", "results"), picture="titles.RESULTS"))
    rows.append(line(common.settings, ("show", "settings")))
    return rows
