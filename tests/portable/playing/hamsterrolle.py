"""Key presses for those Hamsterrolle screens that the general search cannot handle. Portable."""

from hamstertop.content import RIGHT
from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.tracker import UNKNOWN

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


def _fell(fingers: "Fingers", event: "Event") -> bool:
    """Start the timer first if only the new piece is somewhere in the wheel. Return False."""
    if not event[1] and event[2] >= 0:
        _built(fingers, event)
    return False


def _passed(fingers: "Fingers", event: "Event") -> bool:
    """Enter that the passed piece fell out, if players are asked where it is. Return whether they are."""
    if not fingers.app.game.tracker.asks_target or event[2] != UNKNOWN:
        return False
    go(fingers, lambda found: found == event, (event[0], event[1], rules.COMPARTMENTS))
    return True


ENTER = {"built": _built, "dropped": _dropped, "fell": _fell, "passed": _passed}
