"""Events of a game in words, for the log."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games import Event
    from ....games.hamsterdam.tracker import Tracker
    from ...app import App


def line(app: "App", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """One event; `phase` and `seat` are what the tracker waited for before it."""
    words = app.text("hamsterdam_log")
    kind = event[0]
    if kind == "done":
        return words.DONE_IN[phase]
    text = words.LOG[kind]
    if kind == "setup":
        return text % (event[1], app.text("hamsterdam_begin").VARIANTS[event[2]])
    if kind in ("nobody", "skips"):
        return text
    if kind in ("first", "water", "breach", "dam", "hamsters"):
        return text % ((app.name(event[1]),) + event[2:])
    values = (tracker.total,) if kind in ("opposite", "spun", "chose") else event[1:]
    return text % ((app.name(seat or 0),) + values)
