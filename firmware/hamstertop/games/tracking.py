"""The base class for all trackers, which apply events from a table of kinds.

A title's `tracker` module defines

- `Tracker`, which applies events to the state of the table. Its `events` have a row `(kind, names of its values, phases
  in which it is possible, function that applies it)` for each kind of event. The row's index is the kind's code in a
  journal, so new kinds must be added at the end. A value named `seat` is a player's seat; `*name` stands for all
  remaining values.
- `ANNOTATIONS`, if any: kinds that record the time, or what is printed on cards. The log does not list them, and an
  undo takes them back together with the event before them.
"""

from . import IllegalEvent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, TypeVar

    from . import Event

    Self = TypeVar("Self", bound="BaseTracker")

    Row = tuple[str, str, tuple[str, ...], Callable[..., None]]

NEW = "new"
OVER = "over"
TAKES_OVER = "takes_over"  # an event: another person has a seat from now on. C-10
MOST_TAKEN = 6  # how often people can take over a seat in a game


def by_kind(rows: "tuple[Row, ...]") -> "dict[str, Row]":
    return {row[0]: row for row in rows}


class BaseTracker:
    """The state of the table as far as a companion can know it. Each title's `tracker.Tracker` is a subclass with its
    own fields.

    Attributes:
        phase: the name of the step that the game is waiting for: `new` before the set-up, `over` at the end.
        players: the number of players, available after the set-up.
        house_rules: the house rules, with an attribute for each, available after the set-up.
        fields: the names of the fields that are compared to tell whether two trackers are equal.
        events: the rows of the kinds of events.
        kinds: a dict from kinds of events to their rows in `events`.
        over: whether the game has ended.
        away: the seats of players who have left. C-1.
        reseated: the seats that another person has taken over, in order. C-10.
        unranked: whether the game was stopped without a ranking. C-2.
        to_act: the seat that the phase is waiting for, or None if it is waiting for everybody or nobody.
    """

    events: "tuple[Row, ...]" = ()
    kinds: "dict[str, Row]" = {}  # by_kind(events)
    fields: "tuple[str, ...]" = ()
    phase: str
    players: int
    house_rules: "Any" = None
    away: "tuple[int, ...]" = ()
    reseated: "tuple[int, ...]" = ()
    unranked = False

    @property
    def over(self) -> bool:
        return self.phase == OVER

    @property
    def ended(self) -> bool:
        """Return whether play has ended, although counts that the ranking needs may be missing."""
        return self.over

    @property
    def to_act(self) -> int | None:
        """The seat that the phase is waiting for, or None if it is waiting for everybody or nobody."""
        return None

    @property
    def actor(self) -> int:
        """The seat that must act, in a phase that waits for one."""
        seat = self.to_act
        assert seat is not None
        return seat

    def takes(self, kind: str) -> bool:
        """Return whether the title has events of `kind` and they are possible in the current phase."""
        return kind in self.kinds and self.phase in self.kinds[kind][2]

    def apply(self, event: "Event") -> list[tuple[int, int]]:
        """Apply an event to the tracker.

        Args:
            event: a tuple of the kind and its values, which are small integers in the order given in `events`.

        Returns:
            The result of `draws` for the event.

        Raises:
            IllegalEvent: the event is not possible now. The tracker is unchanged.
        """
        try:
            kind = event[0]
            if kind not in self.kinds:
                raise IllegalEvent("unknown event %r; the events are %s" % (kind, ", ".join(sorted(self.kinds))))
            _, names, phases, function = self.kinds[kind]
            values = names.count(" ") + 1 if names else 0
            if len(event) != 1 + values and not ("*" in names and len(event) >= values):
                raise IllegalEvent("%s must have the values (%s), not %r" % (kind, names, event[1:]))
            if self.phase not in phases:
                raise IllegalEvent("%s is possible only in phase %s, not %s" % (kind, " or ".join(phases), self.phase))
            draws = self.draws(event)
            function(self, *event[1:])
            return draws
        except IllegalEvent as error:
            error.event = event
            error.phase = self.phase
            raise

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        """Return the random outcomes in an event, such as rolled dice. The event's kind must be possible in the current
        phase.

        Returns:
            A pair for each outcome: the number of sides and the side that came up, counted from 0.

        Raises:
            IllegalEvent: the event's values are not possible.
        """
        return []

    def public(self, event: "Event") -> "Event":
        """Return what everybody may know about an event that has just happened.

        Returns:
            The event without any values that are still secret.
        """
        return event

    def state(self) -> tuple[object, ...]:
        """Return the state of the table in a form that can be compared with that of other trackers.

        Returns:
            The `repr` of each of `fields`, then `away` and `unranked`, which no complete game has. Two such tuples are
            equal if the states are.
        """
        return tuple([repr(getattr(self, field)) for field in self.fields + ("away", "unranked")])

    def copy(self: "Self") -> "Self":
        """Return an independent copy: events applied to one tracker do not affect the other.

        Returns:
            A tracker of the same class.
        """
        copy: Self = object.__new__(self.__class__)
        for field, value in self.__dict__.items():
            setattr(copy, field, value[:] if type(value) is list else value)
        return copy

    def need(self, number: int, most: int, what: str, least: int = 0) -> None:
        """Raise IllegalEvent unless a number is in this range."""
        if not least <= number <= most:
            raise IllegalEvent("%s must be %d to %d, not %d" % (what, least, most, number))

    def need_seat(self, seat: int) -> None:
        """Raise IllegalEvent unless a player has had this seat."""
        self.need(seat, self.players - 1, "seat")

    def need_staying(self, seat: int) -> None:
        """Raise IllegalEvent unless a player has this seat now."""
        self.need_seat(seat)
        if seat in self.away:
            raise IllegalEvent("seat %d has left, so it has no turns and gets no points" % seat)

    # People who change places, players who leave, and games that are stopped

    @property
    def takeable(self) -> list[int]:
        """The seats that another person can take over now: of those who play. C-10."""
        return self.staying if self.takes(TAKES_OVER) and len(self.reseated) < MOST_TAKEN else []

    def take_over(self, seat: int) -> None:
        """Record that another person has a seat from now on. This changes nothing else. C-10."""
        if seat not in self.takeable:
            raise IllegalEvent("only the seats %r can be taken over, not %d" % (self.takeable, seat))
        self.reseated += (seat,)

    @property
    def staying(self) -> list[int]:
        """The seats of players who have not left."""
        return [seat for seat in range(self.players) if seat not in self.away]

    @property
    def leavers(self) -> list[int]:
        """The seats of players who can leave now. C-1."""
        return self._can_leave() if self.takes("leaves") else []

    def _can_leave(self) -> list[int]:
        """Return the seats of players who can leave: nobody if only one player would stay."""
        staying = self.staying
        return staying if len(staying) > 2 else []

    def need_leaver(self, seat: int) -> None:
        if seat not in self.leavers:
            raise IllegalEvent("only the seats %r can leave, not %d: two must stay" % (self.leavers, seat))

    def leave(self, seat: int) -> None:
        """Record that a player has left, or raise IllegalEvent."""
        self.need_leaver(seat)
        self.away += (seat,)

    def stop(self) -> None:
        """End the game without a ranking. C-2."""
        self.unranked = True
        self.phase = OVER

    def placed(self, keys: "Sequence[Any]") -> list[int]:
        """Return each seat's place by its key, lowest first. Equal keys share a place, and players who have left have
        place 0, as everybody has in a game without a ranking."""
        if self.unranked:
            return [0] * self.players
        staying = self.staying
        return [
            1 + sum([keys[other] < key for other in staying]) if seat in staying else 0 for seat, key in enumerate(keys)
        ]
