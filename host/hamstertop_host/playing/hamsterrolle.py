"""What the turn of Hamsterrolle, on which a time runs, does with its keys. Portable."""

from hamstertop.games.hamsterrolle import rules
from hamstertop_host.playing.entering import LEFT, MIDDLE, RIGHT, is_a, leave

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers

STEP = 20  # ms


def _clock(fingers: "Fingers", event: "Event") -> None:
    """Start, or let time pass until its mark is noted."""
    _to_turn(fingers)
    if not fingers.screen.running:
        fingers.press(RIGHT)
    while fingers.app.tracker.clock != event[1]:
        fingers.wait(STEP)


def _built(fingers: "Fingers", event: "Event") -> bool:
    """By a key, with the time running; then its kind, if kinds are entered."""
    _to_turn(fingers)
    if not fingers.screen.running:
        fingers.press(RIGHT)
    return _place(fingers, event[1])


def _result(fingers: "Fingers", event: "Event") -> bool:
    """By the keys of a turn while its time runs or has run out, else by the list of what else happens."""
    _to_turn(fingers)
    _, count, where, _, _ = event
    if not fingers.screen.running and not fingers.screen.up:
        fingers.press(MIDDLE)
        return False
    if not count and where in fingers.app.tracker.steps:
        return _place(fingers, where)
    fingers.hold(LEFT)
    return False


def _passed(fingers: "Fingers", event: "Event") -> bool:
    """A held key while the time runs, else the list of what else happens."""
    _to_turn(fingers)
    if fingers.screen.running:
        fingers.hold(MIDDLE)
    else:
        fingers.press(MIDDLE)
    return False


def _listed(fingers: "Fingers", event: "Event") -> bool:
    """By the list of what else happens."""
    _to_turn(fingers)
    fingers.press(MIDDLE)
    return False


def _gone(fingers: "Fingers", event: "Event") -> bool:
    """By the left key, before the time begins."""
    _to_turn(fingers)
    fingers.press(LEFT)
    return False


def _place(fingers: "Fingers", step: int) -> bool:
    """The key of a compartment. Whether that was all."""
    before = fingers.app.session.count
    fingers.press(step + rules.OPEN - len(fingers.app.tracker.steps))
    return fingers.app.session.count > before


def _to_turn(fingers: "Fingers") -> None:
    """Leave the lists of kinds."""
    while not is_a(fingers.screen, "Turn"):
        leave(fingers)


ENTER = {
    "clock": _clock,
    "built": _built,
    "fell": _result,
    "dropped": _result,
    "passed": _passed,
    "idle": _listed,
    "gone": _gone,
    "lies": _listed,
    "left": _listed,
}
