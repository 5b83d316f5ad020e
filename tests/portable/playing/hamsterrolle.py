"""Key presses for those Hamsterrolle screens that the general search cannot handle. Portable."""

from .entering import is_a, leave, start_time

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
    """Let the timer run out. Return False, so that the dropped piece is entered like any other event."""
    if fingers.app.game.tracker.clock != 0:
        fingers.report(("clock", 0))
    return False


ENTER = {"built": _built, "dropped": _dropped}
