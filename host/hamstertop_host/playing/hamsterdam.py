"""What the screens of Hamsterdam with a life of their own do with their keys. Portable."""

from hamstertop_host.playing.entering import LEFT, MIDDLE, RIGHT, go, is_a

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers


def _spun(fingers: "Fingers", event: "Event") -> None:
    """Spinster: the other die, and its face."""
    go(fingers, lambda found: is_a(found, "Spin"))
    if event[1]:
        fingers.press(LEFT)
    fingers.press(MIDDLE, (event[2] - fingers.screen.face) % 6)
    fingers.press(RIGHT)


def _whacked(fingers: "Fingers", event: "Event") -> None:
    """Whack-a-Mole rolls as it is chosen; its number is shown until somebody goes on."""
    go(fingers, lambda found: is_a(found, "Mole"), event, fingers.app.tracker.draws(event))
    fingers.press(RIGHT)


def _water(fingers: "Fingers", event: "Event") -> "bool | None":
    """Token by token."""
    _, seat, tokens = event
    if tokens < 0:
        return False
    one = ("water", seat, 1)
    for _ in range(tokens):
        go(fingers, lambda found: found == one)
    return None


ENTER = {"spun": _spun, "whacked": _whacked, "water": _water}
