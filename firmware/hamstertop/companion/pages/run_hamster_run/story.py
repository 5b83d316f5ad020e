"""Events of a game in words, for the log. Secret allocations stay secret: numbers come with the reveal."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games import Event
    from ....games.run_hamster_run.tracker import Tracker
    from ...app import App


def line(app: "App", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """One event; `phase` and `seat` are what the tracker waited for before it."""
    words, game = app.text("run_hamster_run_log"), app.text("run_hamster_run")
    kind = event[0]
    text: str = words.LOG.get(kind, "")
    who = app.name(seat or 0)
    if kind == "done":
        text = words.DONE_IN[phase]
        return text % who if phase == "resolve" else text
    if kind == "setup":
        return text % event[1]
    if kind in ("drawn", "tested", "faced"):
        return tell(app, tracker.news[0])
    if kind in ("allocated", "fell"):
        return text % app.name(event[1])
    if kind == "revealed":
        return text % _chips(tracker) if phase == "reveal" else words.OPEN
    if kind in ("declared", "changed"):
        return text % (who, game.ACTIONS[event[1]])
    if kind == "lost":
        return text % game.TRAITS[event[1]]
    if kind == "flipped":
        return text % (who, event[1])
    return text % who


def tell(app: "App", news: "Event") -> str:
    """One piece of a tracker's news."""
    kind, values = news[0], news[1:]
    if kind not in ("speed", "alligators"):
        values = (app.name(values[0]),) + values[1:]
    if kind == "won":
        values = (values[0], app.name(values[1]))
    text: str = app.text("run_hamster_run").NEWS[kind] % values
    return text


def _chips(tracker: "Tracker") -> str:
    """Everybody's traits."""
    return "  ".join(["%d/%d/%d" % chips for chips in tracker.traits])
