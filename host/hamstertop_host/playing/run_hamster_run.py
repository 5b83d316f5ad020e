"""Key presses for a screen of Run, Hamster, Run! whose lines affect each other. Portable."""

from hamstertop.games.run_hamster_run.rules import METTLE
from hamstertop_host.playing.entering import go

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers


def _puts_together(found: object) -> bool:
    return isinstance(found, tuple) and found[0] == "open" and found[1].__name__ == "versus"


def _tested(fingers: "Fingers", event: "Event") -> bool:
    """Set up a test between other hamsters or of other traits. Return False, so that its draw is entered like any other
    event."""
    test = event[1:5]
    tracker = fingers.app.game.tracker
    if test[0] == tracker.to_act and test[1] == test[3] == METTLE:
        return False
    go(fingers, _puts_together)
    names, traits = fingers.app.look.name, fingers.app.look.words("values").trait
    for line in (2, 4):
        while fingers.values[line] != traits[test[line - 1]]:
            fingers.choose(line)
    while fingers.values[1] != names(test[0]):  # the two hamsters must be different
        fingers.choose(3 if fingers.values[3] == names(test[0]) and len(tracker.in_play) > 2 else 1)
    while fingers.values[3] != names(test[2]):
        fingers.choose(3)
    fingers.choose(0)
    return False


ENTER = {"tested": _tested}
