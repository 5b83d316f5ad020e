"""The state of the dice tray."""

from .. import IllegalEvent
from ..tracking import BaseTracker, by_kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Event

TRAY = "tray"

SIDES = (4, 6, 8, 10, 12, 20)
MOST_DICE = 30
MOST_PLAYERS = 12


class Tracker(BaseTracker):
    """The last throw. `shown` is the kind of its event, or "" if nothing has been thrown with the current dice."""

    fields: "tuple[str, ...]" = ("count", "sides", "shown", "faces", "side", "players", "starter")
    phase = TRAY

    def __init__(self) -> None:
        self.count = 2
        self.sides = 6
        self.shown = ""
        self.faces: tuple[int, ...] = ()  # the last roll
        self.side = 0  # side of the last coin toss
        self.players = 0
        self.starter = 0  # the player who starts, counted from 0

    @property
    def number(self) -> int:
        """The player who starts, counted from 1."""
        return self.starter + 1

    @property
    def total(self) -> int:
        return sum(self.faces)

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        kind = event[0]
        if kind == "rolled":
            return [(self.sides, face - 1) for face in event[1:]]
        if kind == "flipped":
            return [(2, event[1])]
        if kind == "starts":
            return [(event[1], event[2])]
        return []

    def _dice(self, count: int, sides: int) -> None:
        if not 1 <= count <= MOST_DICE or sides not in SIDES:
            known = ", ".join([str(sides) for sides in SIDES])
            raise IllegalEvent(
                "there must be 1 to %d dice with %s sides, not %d with %d" % (MOST_DICE, known, count, sides)
            )
        self.count = count
        self.sides = sides
        self.faces = ()
        self.shown = ""

    def _rolled(self, *faces: int) -> None:
        if len(faces) != self.count or not all([1 <= face <= self.sides for face in faces]):
            raise IllegalEvent("each of the %d dice must show 1 to %d, not %r" % (self.count, self.sides, faces))
        self.faces = faces
        self.shown = "rolled"

    def _flipped(self, side: int) -> None:
        self.need(side, 1, "a coin's side")
        self.side = side
        self.shown = "flipped"

    def _starts(self, players: int, player: int) -> None:
        self.need(players, MOST_PLAYERS, "players", 1)
        self.need(player, players - 1, "the starter")
        self.players = players
        self.starter = player
        self.shown = "starts"

    events = (
        ("dice", "count sides", (TRAY,), _dice),  # the number of dice and their number of sides were chosen
        ("rolled", "*faces", (TRAY,), _rolled),  # the dice were rolled: one face for each
        ("flipped", "side", (TRAY,), _flipped),  # the coin was tossed: 0 heads, 1 tails
        ("starts", "players player", (TRAY,), _starts),  # the starting player was drawn, counted from 0
    )
    kinds = by_kind(events)
