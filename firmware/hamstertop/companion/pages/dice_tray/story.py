"""Throws in words, for the log."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ....games import Event
    from ....games.dice_tray.tracker import Tracker
    from ...app import App


def line(app: "App", event: "Event", phase: str, seat: "int | None", tracker: "Tracker") -> str:
    """One event."""
    words = app.text("dice_tray")
    kind = event[0]
    if kind == "rolled":
        faces = " + ".join([str(face) for face in event[1:]])
        return faces + " = %d" % tracker.total if len(event) > 2 else faces
    if kind == "flipped":
        return words.LOG[kind] % words.COIN_SIDES[event[1]]
    if kind == "starts":
        return words.LOG[kind] % (event[2] + 1, event[1])
    return "%dd%d" % event[1:]
