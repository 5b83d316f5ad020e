"""What lies in the dice tray.

| event | meaning |
|---|---|
| dice, count, sides | take so many dice of so many sides |
| rolled, face, ... | one face a die |
| flipped, side | a coin: 0 heads, 1 tails |
| starts, players, seat | who of so many players starts |
"""

from .. import IllegalEvent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Event

EVENTS = "dice rolled flipped starts".split()

SIDES = (4, 6, 8, 10, 12, 20)
MOST_DICE = 30
MOST_PLAYERS = 12


class Tracker:
    """The last thing thrown: `shown` is the kind of the event, or "" for dice not yet rolled."""

    over = False
    phase = "tray"
    asked = None

    def __init__(self) -> None:
        self.count = 2
        self.sides = 6
        self.shown = ""
        self.faces: list[int] = []  # of the last roll
        self.side = 0  # of the coin
        self.players = 0
        self.seat = 0  # who starts

    @property
    def total(self) -> int:
        return sum(self.faces)

    def state(self) -> tuple[object, ...]:
        """Everything, for comparing two trackers."""
        return (self.count, self.sides, self.shown, tuple(self.faces), self.side, self.players, self.seat)

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        """The chance draws behind an event, each (sides, 0..sides-1)."""
        kind = event[0]
        if kind == "rolled":
            return [(self.sides, face - 1) for face in event[1:]]
        if kind == "flipped":
            return [(2, event[1])]
        if kind == "starts":
            return [(event[1], event[2])]
        return []

    def apply(self, event: "Event") -> None:
        """Fold one event in. IllegalEvent, with nothing changed, when it cannot be."""
        kind = event[0]
        values = list(event[1:])
        if kind == "dice" and len(values) == 2 and 1 <= values[0] <= MOST_DICE and values[1] in SIDES:
            self.count, self.sides = values
            self.faces = []
            self.shown = ""
            return
        if kind == "rolled" and len(values) == self.count and all([1 <= v <= self.sides for v in values]):
            self.faces = values
        elif kind == "flipped" and values in ([0], [1]):
            self.side = values[0]
        elif kind == "starts" and len(values) == 2 and 0 <= values[1] < values[0] <= MOST_PLAYERS:
            self.players, self.seat = values
        else:
            raise IllegalEvent(
                "%r: dice take 1 to %d of %s sides, a roll one face a die, a coin 0 or 1, starts players and seat"
                % (event, MOST_DICE, ", ".join([str(sides) for sides in SIDES]))
            )
        self.shown = kind
