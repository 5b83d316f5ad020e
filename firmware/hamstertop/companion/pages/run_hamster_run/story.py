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
    if kind == "drawn":
        return _drawn(app, tracker)
    if kind in ("allocated", "fell"):
        return text % app.name(event[1])
    if kind == "revealed":
        return text % _chips(tracker) if phase == "reveal" else words.OPEN
    if kind in ("declared", "changed"):
        return text % (who, game.ACTIONS[event[1]])
    if kind == "tested":
        chips = [tracker.traits[event[1]][event[2]], tracker.traits[event[3]][event[4]] * event[5]]
        return text % (app.name(event[1]), app.name(event[3]), chips[0], chips[1])
    if kind == "lost":
        assert tracker.test
        return text % (app.name(tracker.test[2]), game.TRAITS[event[1]])
    if kind == "faced":
        return text % (who, game.TRAITS[event[1]])
    if kind == "flipped":
        return text % (who, event[1])
    return text % who


def _drawn(app: "App", tracker: "Tracker") -> str:
    """What a draw led to."""
    game = app.text("run_hamster_run")
    kind = tracker.news[0][0]
    values = (app.name(tracker.news[0][1]),) + tracker.news[0][2:]
    if kind == "won":
        values = (values[0], app.name(tracker.news[0][2]))
    text: str = game.NEWS[kind] % values
    return text


def _chips(tracker: "Tracker") -> str:
    """Everybody's traits."""
    return "  ".join(["%d/%d/%d" % chips for chips in tracker.traits])
