"""The tracker of full cheeks: seeds in cheeks and burrows, and whose turn it is."""

from .. import IllegalEvent
from ..tracking import OVER, BaseTracker, by_kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .. import Event

NEW = "new"
TURN = "turn"

SIDES = 6
GOALS = (20, 30, 50)


class Tracker(BaseTracker):
    """The table. Seats count from 0 in turn order; a list over the players has one entry a seat."""

    fields = ("phase", "players", "goal", "scores", "cheeks", "face", "seat")

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.goal = 0
        self.scores: list[int] = []  # seeds in the burrow
        self.cheeks = 0  # seeds in the cheeks of the player whose turn it is
        self.face = 0  # what was rolled last; 0 = nothing yet
        self.seat = 0  # whose turn it is

    @property
    def to_act(self) -> int | None:
        return self.seat if self.phase == TURN else None

    @property
    def places(self) -> list[int]:
        """Return each seat's place, from 1: most seeds first; equal scores share a place."""
        return [1 + sum([other > score for other in self.scores]) for score in self.scores]

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        return [(SIDES, event[1] - 1)] if event[0] == "rolled" else []

    def _setup(self, players: int, goal: int) -> None:
        if not 2 <= players <= 6:
            raise IllegalEvent("players must be 2 to 6, not %d" % players)  # FC-1
        if goal not in GOALS:
            raise IllegalEvent("the goal is one of %r, not %d" % (GOALS, goal))
        self.players = players
        self.goal = goal
        self.scores = [0] * players
        self.phase = TURN

    def _rolled(self, face: int) -> None:
        if not 1 <= face <= SIDES:
            raise IllegalEvent("a die shows 1 to %d, not %d" % (SIDES, face))
        self.face = face
        if face == 1:  # FC-3
            self._pass_on()
        else:
            self.cheeks += face  # FC-2

    def _stashed(self) -> None:
        if not self.cheeks:
            raise IllegalEvent("there is nothing in the cheeks to stash")
        self.scores[self.seat] += self.cheeks
        if self.scores[self.seat] >= self.goal:  # FC-5
            self.phase = OVER
        else:
            self._pass_on()  # FC-4

    def _pass_on(self) -> None:
        self.cheeks = 0
        self.seat = (self.seat + 1) % self.players

    events = (
        ("setup", "players goal", (NEW,), _setup),  # a game begins; this number of seeds wins
        ("rolled", "face", (TURN,), _rolled),  # seeds for the cheeks; a 1 empties them and ends the turn
        ("stashed", "", (TURN,), _stashed),  # all seeds go from the cheeks to the burrow; the turn is over
    )
    kinds = by_kind(events)
