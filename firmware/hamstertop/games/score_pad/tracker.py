"""What a score pad follows: points, whose turn it is, the round, the time."""

from .. import IllegalEvent
from ..tracking import OVER, BaseTracker, by_kind

NEW = "new"
PLAY = "play"

MOST = 99  # points at once, up or down

EVENTS = (
    ("setup", "players seconds", (NEW,)),  # a game begins; seconds for a turn, 0 without a timer
    ("scored", "seat points", (PLAY,)),  # points up, or down where they are negative
    ("turned", "", (PLAY,)),  # the next player's turn; after the last one a new round
    ("clock", "left", (PLAY,)),  # this many seconds are left of the turn; as it starts, all of them
    ("ended", "", (PLAY,)),  # the game is over
)
ANNOTATIONS = ("clock",)


class Tracker(BaseTracker):
    """The pad. Seats count from 0 in turn order; a list over the players has one entry a seat."""

    kinds = by_kind(EVENTS)
    fields: "tuple[str, ...]" = ("phase", "players", "seconds", "scores", "seat", "round", "clock")

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.seconds = 0
        self.scores: list[int] = []
        self.seat = 0  # whose turn it is
        self.round = 1
        self.clock: int | None = None  # seconds left as last noted; None = the time has not begun

    @property
    def to_act(self) -> int | None:
        return self.seat if self.phase == PLAY else None

    @property
    def places(self) -> list[int]:
        """Each seat's place, from 1: the most points first, equals share it."""
        return [1 + sum([other > score for other in self.scores]) for score in self.scores]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def _setup(self, players: int, seconds: int) -> None:
        if not 2 <= players <= 6:
            raise IllegalEvent("a score pad is for 2 to 6 players, not %d" % players)
        if not 0 <= seconds <= 120:
            raise IllegalEvent("a turn has 1 to 120 seconds, 0 without a timer, not %d" % seconds)
        self.players = players
        self.seconds = seconds
        self.scores = [0] * players
        self.phase = PLAY

    def _scored(self, seat: int, points: int) -> None:
        self.need_seat(seat)
        if not points or not -MOST <= points <= MOST:
            raise IllegalEvent("points are 1 to %d, up or down, not %d" % (MOST, points))
        self.scores[seat] += points

    def _turned(self) -> None:
        self.seat = (self.seat + 1) % self.players
        if self.seat == 0:
            self.round += 1
        self.clock = None

    def _clock(self, left: int) -> None:
        most = self.seconds if self.clock is None else self.clock
        if not self.seconds or not 0 <= left <= most:
            raise IllegalEvent("0 to %d seconds are left, not %d" % (most, left))
        self.clock = left

    def _ended(self) -> None:
        self.phase = OVER
