"""The state that a score pad tracks: points, whose turn it is, the round and the timer."""

from .. import IllegalEvent
from ..tracking import NEW, OVER, TAKES_OVER, BaseTracker, by_kind

PLAY = "play"

MOST = 99  # the most points that can be added or taken away at once

ANNOTATIONS = ("clock",)


class Tracker(BaseTracker):
    """The state of the pad. Seats are numbered from 0 in turn order; lists with a value for each player are in seat
    order."""

    fields: "tuple[str, ...]" = ("phase", "players", "seconds", "scores", "seat", "round", "clock")

    def __init__(self) -> None:
        self.phase = NEW
        self.players = 0
        self.seconds = 0
        self.scores: list[int] = []
        self.seat = 0  # the seat whose turn it is
        self.round = 1
        self.clock: int | None = None  # seconds left when last recorded; None = the timer has not started

    @property
    def to_act(self) -> int | None:
        return self.seat if self.phase == PLAY else None

    @property
    def places(self) -> list[int]:
        """Each seat's place, from 1. The seat with the most points is first; seats with equal points share a place."""
        return self.placed([-score for score in self.scores])

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def _setup(self, players: int, seconds: int) -> None:
        self.need(players, 6, "players", 2)
        self.need(seconds, 120, "the seconds of a turn (0 for no timer)")
        self.players = players
        self.seconds = seconds
        self.scores = [0] * players
        self.phase = PLAY

    def _scored(self, seat: int, points: int) -> None:
        self.need_staying(seat)
        if not points or not -MOST <= points <= MOST:
            raise IllegalEvent("points must be 1 to %d, positive or negative, not %d" % (MOST, points))
        self.scores[seat] += points

    def after(self, seat: int) -> int:
        """Return the next seat in turn order whose player has not left."""
        seat = (seat + 1) % self.players
        return self.after(seat) if seat in self.away else seat

    def _turned(self) -> None:
        seat = self.after(self.seat)
        self.round += seat <= self.seat
        self.seat = seat
        self.clock = None

    def _clock(self, left: int) -> None:
        if not self.seconds:
            raise IllegalEvent("turns have no timer")
        self.need(left, self.seconds if self.clock is None else self.clock, "the seconds left")
        self.clock = left

    def _ended(self) -> None:
        self.phase = OVER

    def _leaves(self, seat: int) -> None:
        """Go on without a player. C-9."""
        self.leave(seat)
        if seat == self.seat:
            self._turned()

    events = (
        ("setup", "players seconds", (NEW,), _setup),  # a turn lasts this many seconds, or 0 without a timer
        ("scored", "seat points", (PLAY, OVER), _scored),  # a player gets points; a negative number takes points away
        ("turned", "", (PLAY,), _turned),  # the next player's turn begins; after the last player, so does a new round
        ("clock", "left", (PLAY,), _clock),  # seconds left in the turn
        ("ended", "", (PLAY,), _ended),  # the game is over
        ("leaves", "seat", (PLAY,), _leaves),  # a player leaves the game
        (TAKES_OVER, "seat", (PLAY,), BaseTracker.take_over),  # another person has this seat from now on
    )
    kinds = by_kind(events)
