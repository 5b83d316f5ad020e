"""What must be known of a build before it can be stored, asked one page after the other."""

from ....games.hamsterrolle import rules
from ....games.hamsterrolle.tracker import ELSEWHERE, NOWHERE, UNTOLD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games.hamsterrolle.tracker import Tracker
    from ...app import App

__all__ = ["ELSEWHERE", "NOWHERE", "UNTOLD", "ask"]


def ask(
    app: "App",
    kind: str,
    count: "int | None" = None,
    where: "int | None" = None,
    tried: "int | None" = None,
    piece: "int | None" = None,
) -> None:
    """Show the page for the first thing that is still None and wanted; store the event when there is none.

    `kind` is "fell" or "dropped", the rest as in the tracker's events.
    """
    tracker = app.session.tracker
    if count is None:
        app.push("hamsterrolle.fallen", kind)
    elif where is None:
        app.push("hamsterrolle.own", kind, count)
    elif where == ELSEWHERE and tracker.asks_place:
        app.push("hamsterrolle.ahead", kind, count)
    elif tried is None and _wants_tried(tracker, kind, where):
        app.push("hamsterrolle.tried", kind, count, where)
    elif piece is None and tracker.telling and where != NOWHERE:
        app.push("hamsterrolle.kind", kind, count, where, tried)
    elif kind == "fell" and not count and where in tracker.steps:
        app.do(("built", where, piece or 0))
    else:
        app.do((kind, count, where, UNTOLD if tried is None else tried, piece or 0))


def _wants_tried(tracker: "Tracker", kind: str, where: int) -> bool:
    """Whether a house rule makes the chosen compartment count. HR-A2, HR-A3."""
    if where == NOWHERE:
        return tracker.house[rules.FAILING] == 1
    return kind == "dropped" and tracker.house[rules.DROPPING] == 2
