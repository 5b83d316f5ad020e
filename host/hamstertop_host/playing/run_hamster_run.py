"""What the screens of Run, Hamster, Run! with a life of their own do with their keys. Portable."""

from hamstertop.games.run_hamster_run.rules import METTLE
from hamstertop_host.playing.entering import LEFT, MIDDLE, RIGHT, go, is_a

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers


def _chips(fingers: "Fingers", event: "Event") -> None:
    """One number after the other; then all is right. Where chips are put right, those in Fatigue stand behind."""
    columns = 4 if event[0] == "held" else 3

    def wanted(found: object) -> bool:
        return is_a(found, "Chips") and (found.seat, len(found.chips)) == (event[1], columns)  # type: ignore[attr-defined]

    if not wanted(fingers.screen):
        go(fingers, wanted)
    shown = fingers.screen
    while shown.at:
        fingers.hold(LEFT)
    while shown.asked:
        more = event[2 + shown.at] - shown.chips[shown.at]
        fingers.press(LEFT if more > 0 else MIDDLE, abs(more))
        fingers.press(RIGHT)
    fingers.press(RIGHT)


def _tested(fingers: "Fingers", event: "Event") -> bool:
    """A test of other traits, or between others, is put together first. False for the usual one."""
    test = event[1:5]
    if test[0] == fingers.app.tracker.to_act and test[1] == test[3] == METTLE:
        return False
    go(fingers, lambda found: is_a(found, "Versus"))
    shown = fingers.screen
    for line in (2, 4):
        while shown.test[line - 1] != test[line - 1]:
            fingers.choose(line)
    while shown.test[0] != test[0]:  # a hamster moves out of the other's way
        fingers.choose(3 if shown.test[2] == test[0] and len(fingers.app.tracker.in_play) > 2 else 1)
    while shown.test[2] != test[2]:
        fingers.choose(3)
    fingers.choose(0)
    return False


ENTER = {"allocated": _chips, "held": _chips, "tested": _tested}
