"""Key presses for those Hamsterrolle screens that the general search cannot handle. Portable."""

from hamstertop.content import RIGHT

from .entering import go, is_a, leave, start_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers


def _built(fingers: "Fingers", event: "Event") -> bool:
    """Start the timer, as players do. Return False, so that the build is entered like any other event."""
    while not is_a(fingers.screen, "turn"):
        leave(fingers)
    start_time(fingers)
    return False


def _dropped(fingers: "Fingers", event: "Event") -> bool:
    """Start and stop the timer, and enter that time ran out. Return False, so that the dropped piece is entered like
    any other event."""
    if fingers.app.game.tracker.clock != 0:
        _built(fingers, event)
        fingers.hold(RIGHT)
        fingers.choose_line(fingers.app.look.words("happened").stop)
        go(fingers, lambda found: found == ("clock", 0))
    return False


ENTER = {"built": _built, "dropped": _dropped}
