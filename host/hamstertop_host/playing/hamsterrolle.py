"""What the turn of Hamsterrolle, on which a time runs, does with its keys. Portable."""

from hamstertop_host.playing.entering import is_a, leave, start_time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers


def _built(fingers: "Fingers", event: "Event") -> bool:
    """With the time running, as at a table; then by its key."""
    while not is_a(fingers.screen, "Turn"):
        leave(fingers)
    start_time(fingers)
    return False


ENTER = {"built": _built}
