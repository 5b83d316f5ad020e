"""The tracker of my title: points, and whose turn it is."""

from .. import IllegalEvent
from ..tracking import OVER, BaseTracker, by_kind

# The phases: what the tracker waits for. It begins as NEW and ends as OVER; each one between has a screen of its own.
NEW = "new"
TURN = "turn"

MOST = 99  # points at once, up or down: a value of an event is stored in a signed byte, -128 to 127

# All that can happen: a row for each kind of event, with the names of its values and the phases it is for. The row's
# place is the code in a saved game: new kinds go to the end, and from the first release on no value ever changes its
# meaning. A value named `seat` is a player's. Kinds that only note the time are named in ANNOTATIONS, beside EVENTS.
EVENTS = (
    ("setup", "players", (NEW,)),  # a game begins; the values are those of SETUP in `house`
    ("scored", "points", (TURN,)),  # the player whose turn it is gets points, or loses them; then the next one's turn
    ("ended", "", (TURN,)),  # the game is over
)


class Tracker(BaseTracker):
    """The table. Seats count from 0 in turn order; a list over the players has one entry a seat."""

    kinds = by_kind(EVENTS)
    fields = ("phase", "players", "scores", "seat")  # all that makes two tables equal

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.scores: list[int] = []
        self.seat = 0  # whose turn it is

    @property
    def to_act(self) -> int | None:
        """Return the seat that the phase waits for, None where it waits for everybody."""
        return self.seat if self.phase == TURN else None

    @property
    def places(self) -> list[int]:
        """Return each seat's place, from 1: the most points first (MT-3). Reports and results ask for it."""
        return [1 + sum([other > score for other in self.scores]) for score in self.scores]

    # A method for each kind of event, named after it, which takes its values. It raises IllegalEvent before it has
    # changed anything. Dice are drawn by the screens, never here: `draws` returns which chance an event had in it.

    def _setup(self, players: int) -> None:
        if not 2 <= players <= 6:
            raise IllegalEvent("my title is for 2 to 6 players, not %d" % players)  # MT-1
        self.players = players
        self.scores = [0] * players
        self.phase = TURN

    def _scored(self, points: int) -> None:
        if not -MOST <= points <= MOST:
            raise IllegalEvent("points are 0 to %d, up or down, not %d" % (MOST, points))
        self.scores[self.seat] += points
        self.seat = (self.seat + 1) % self.players  # MT-2

    def _ended(self) -> None:
        self.phase = OVER
