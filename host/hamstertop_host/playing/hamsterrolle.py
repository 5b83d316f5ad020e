"""What the screens of Hamsterrolle with a life of their own do with their keys. Portable."""

from hamstertop.games.hamsterrolle.tracker import ELSEWHERE
from hamstertop_host.playing.entering import LEFT, MIDDLE, RIGHT, go, is_a, leave, start_time

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


def _dropped(fingers: "Fingers", event: "Event") -> bool:
    """Once the time is up."""
    if fingers.app.tracker.clock != 0:
        go(fingers, lambda found: found == ("clock", 0))
    return _fell(fingers, event)


def _fell(fingers: "Fingers", event: "Event") -> bool:
    """Other pieces are counted on a screen of its own, with what became of the player's; False for what is left."""
    _, count, where, _, _ = event
    if not count:
        return False
    go(fingers, lambda found: is_a(found, "Fallen"))
    shown = fingers.screen
    fingers.press(LEFT, count - 1)
    if where not in shown.places:
        where = ELSEWHERE  # how far is asked next
    while shown.places[0] != where:
        fingers.press(MIDDLE)
    events = fingers.app.session.count
    fingers.press(RIGHT)
    return fingers.app.session.count != events


ENTER = {"built": _built, "dropped": _dropped, "fell": _fell}
