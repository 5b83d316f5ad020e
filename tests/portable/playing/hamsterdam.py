"""Key presses for those Hamsterdam screens that the general search cannot handle. Portable."""

from .entering import go

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hamstertop.games import Event

    from .fingers import Fingers


def _water(fingers: "Fingers", event: "Event") -> "bool | None":
    """Enter water token by token."""
    _, seat, tokens = event
    if tokens < 0:
        return False
    one = ("water", seat, 1)
    for _ in range(tokens):
        go(fingers, lambda found: found == one)
    return None


ENTER = {"water": _water}
