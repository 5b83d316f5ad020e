"""The tracker of my title: the points, and whose turn it is."""

from .. import IllegalEvent
from ..tracking import OVER, BaseTracker, by_kind

# The phases, which say what the tracker is waiting for. It begins as NEW and ends as OVER. All other phases have a
# screen.
NEW = "new"
TURN = "turn"

MOST = 99  # points per turn, positive or negative; event values are stored as signed bytes, -128 to 127


class Tracker(BaseTracker):
    """The state of a game. Seats are numbered from 0 in turn order. Lists with a value for each player are in seat
    order."""

    fields = ("phase", "players", "scores", "seat")  # the fields compared to tell whether two games are equal

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.scores: list[int] = []
        self.seat = 0  # the seat whose turn it is

    @property
    def to_act(self) -> int | None:
        """Return the seat to act, or None if the phase does not wait for a single seat."""
        return self.seat if self.phase == TURN else None

    @property
    def places(self) -> list[int]:
        """Return each seat's place, from 1 for the most points (MT-3). Reports and results use this."""
        return [1 + sum([other > score for other in self.scores]) for score in self.scores]

    # A method for each kind of event, called with the event's values. It must raise IllegalEvent, if at all, before it
    # changes anything. Screens roll dice; the tracker never does. `draws` returns the outcomes of chance in an event.

    def _setup(self, players: int) -> None:
        if not 2 <= players <= 6:
            raise IllegalEvent("players must be 2 to 6, not %d" % players)  # MT-1
        self.players = players
        self.scores = [0] * players
        self.phase = TURN

    def _scored(self, points: int) -> None:
        if not -MOST <= points <= MOST:
            raise IllegalEvent("points must change by at most %d either way, not %d" % (MOST, points))
        self.scores[self.seat] += points
        self.seat = (self.seat + 1) % self.players  # MT-2

    def _ended(self) -> None:
        self.phase = OVER

    # All kinds of event, each with the names of its values, the phases in which it can occur and its function. A row's
    # index is the event's code in saved games. Add new kinds at the end, and after the first release, never change the
    # meaning of a value. A value called `seat` is a player's seat. If a kind only records the time, list it in
    # ANNOTATIONS, at the top of the module.
    events = (
        ("setup", "players", (NEW,), _setup),  # a game begins, with the values of SETUP in `house`
        ("scored", "points", (TURN,), _scored),  # the player whose turn it is gains or loses points, and the turn ends
        ("ended", "", (TURN,), _ended),  # the game is over
    )
    kinds = by_kind(events)
