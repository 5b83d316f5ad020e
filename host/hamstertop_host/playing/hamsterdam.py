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


def _water(fingers: "Fingers", event: "Event") -> None:
    """Token by token."""
    _, seat, tokens = event
    one = ("water", seat, 1 if tokens > 0 else -1)
    for _ in range(abs(tokens)):
        go(fingers, lambda found: found == one)


ENTER = {"spun": _spun, "water": _water}
