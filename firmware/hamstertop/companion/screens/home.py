"""The first screen."""

from ...content import CLEAN, content, image, line
from ...drawing.pictures import titles as marks
from ...games import titles
from ..asking import choice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...content import Action, Content
    from ..look import Look


def home(look: "Look", tracker: "Any", cursor: "int | None") -> "Content":
    """List what players can do: continue a game or begin one, and open settings, information and results. Each line
    keeps its place from the first evening on, and the line of the title played last is marked."""
    common, last, rows, at = look.common, look.title(), [], 0
    for index, title in enumerate(titles.names()):
        mark = "titles." + title.upper() if hasattr(marks, title.upper()) else None
        action: Action = ("game", title)
        value: Any = ""
        if title == last:
            at = index
            if not look.over():
                action, value = ("resume", title), (common.resume, "▶")
        rows.append(line(titles.name(title, look), action, value, mark))
    rows.append(line(common.settings, ("show", "settings")))
    if look.any_results():
        rows.append(line(common.results, ("show", "results"), picture="titles.RESULTS"))
    shown, keys = choice(look, cursor, rows, at)
    charge = look.battery()
    corner = "" if charge is None else common.battery % charge
    body = shown, image("hamster.HAMSTER")
    return content("home", "Hamstertop", body, keys, corner=corner, ways=(None, None, None), flags=(CLEAN,))
