"""Events of a game in words, for the log."""

from ....games.hamsterrolle.tracker import NOWHERE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games import Event
    from ....games.hamsterrolle.tracker import Tracker
    from ...app import App


def line(app: "App", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """One event; `phase` and `seat` are what the tracker waited for before it."""
    words = app.text("hamsterrolle_log")
    kind = event[0]
    text = words.LOG[kind]
    if kind == "setup":
        return text % event[1]
    if kind == "done":
        return text
    if kind == "first":
        return text % app.name(event[1])
    if kind in ("gone", "lies", "left"):
        return text % event[1:]
    name = app.name(seat or 0)
    if kind in ("fell", "dropped"):
        return text % (name, event[1]) + (words.BACK if event[2] == NOWHERE else words.STAYS)
    if kind == "idle":
        return text % name
    return text % (name, event[1])
