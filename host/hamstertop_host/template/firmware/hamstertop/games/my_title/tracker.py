"""The tracker of my title: points, and whose turn it is."""

from .. import IllegalEvent
from ..tracking import OVER, BaseTracker, by_kind

# The phases: what the tracker waits for. It begins as NEW and ends as OVER; each phase between them has its own screen.
NEW = "new"
TURN = "turn"

MOST = 99  # points at once, positive or negative: a value of an event is stored in a signed byte, -128 to 127

# All possible events: a row for each kind, with the names of its values and its phases. The row's index is the code in
# a saved game: new kinds go to the end, and after the first release no value may change its meaning. A value named
# `seat` is a player's seat. List kinds that only note the time in ANNOTATIONS, next to EVENTS.
EVENTS = (
    ("setup", "players", (NEW,)),  # a game begins; the values are those of SETUP in `house`
    ("scored", "points", (TURN,)),  # points for or against the player whose turn it is; then it is the next one's turn
    ("ended", "", (TURN,)),  # the game is over
)


class Tracker(BaseTracker):
    """The table. Seats count from 0 in turn order; lists with a value for each player are in the order of the seats."""

    kinds = by_kind(EVENTS)
    fields = ("phase", "players", "scores", "seat")  # all fields that make two tables equal

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.scores: list[int] = []
        self.seat = 0  # the seat whose turn it is

    @property
    def to_act(self) -> int | None:
        """Return the seat that must act, None if the phase does not wait for a single seat."""
        return self.seat if self.phase == TURN else None

    @property
    def places(self) -> list[int]:
        """Return each seat's place, from 1: the most points first (MT-3). Reports and results use it."""
        return [1 + sum([other > score for other in self.scores]) for score in self.scores]

    # A method for each kind of event, with its name and values. It must raise IllegalEvent before it changes anything.
    # Screens draw dice, never the tracker: `draws` returns the chance in an event.

    def _setup(self, players: int) -> None:
        if not 2 <= players <= 6:
            raise IllegalEvent("players must be 2 to 6, not %d" % players)  # MT-1
        self.players = players
        self.scores = [0] * players
        self.phase = TURN

    def _scored(self, points: int) -> None:
        if not -MOST <= points <= MOST:
            raise IllegalEvent("points must be 0 to %d, up or down, not %d" % (MOST, points))
        self.scores[self.seat] += points
        self.seat = (self.seat + 1) % self.players  # MT-2

    def _ended(self) -> None:
        self.phase = OVER
