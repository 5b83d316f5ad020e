"""Keys for the screens of Hamsterrolle that the general search cannot handle. Portable."""

from hamstertop_host.playing.entering import go, is_a, leave, start_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers


def _built(fingers: "Fingers", event: "Event") -> bool:
    """Enter a build with the timer running, as players do, and then with its key."""
    while not is_a(fingers.screen, "turn"):
        leave(fingers)
    start_time(fingers)
    return False


def _dropped(fingers: "Fingers", event: "Event") -> bool:
    """Enter a dropped piece after the timer has run out."""
    if fingers.app.game.tracker.clock != 0:
        go(fingers, lambda found: found == ("clock", 0))
    return False


ENTER = {"built": _built, "dropped": _dropped}
