"""What all trackers have in common: a table of events, and how one is folded in.

A title's `tracker` module holds

- `EVENTS`: a row for each kind of event, `(kind, names of its values, phases it is for)`. The row's place is the code
  of the kind in a journal, so new kinds go to the end. A value named `seat` is a player's; `*name` stands for all
  further values.
- `ANNOTATIONS`, if it has any: kinds that only note the time. An undo takes them back with the event before.
- `Tracker`: folds events into what the table looks like.
"""

from . import IllegalEvent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar

    from . import Event

    Self = TypeVar("Self", bound="BaseTracker")

    Row = tuple[str, str, tuple[str, ...]]

OVER = "over"


def by_kind(rows: "tuple[Row, ...]") -> "dict[str, Row]":
    """Return the rows of a table of events, by their kinds."""
    return {row[0]: row for row in rows}


def renamed(old: str, new: str) -> None:
    """Warn whoever uses an old name of a tracker's field; it goes with the next second number of a version."""
    import warnings  # a device has no such module, and no code that uses old names

    warnings.warn("tracker.%s is now tracker.%s" % (old, new), DeprecationWarning, 3)


class BaseTracker:
    """The table as far as a companion can know it. Each title's `tracker.Tracker` is one, and has fields of its own.

    Attributes:
        phase: what it waits for, by name; `setup` at first, `over` at the end.
        players: how many, from the set-up on.
        readings: the house rules of the game, an attribute for each, from the set-up on.
        fields: the names of all that makes two tables equal.
        kinds: kind of an event -> its row of `EVENTS`.
        over: whether the game has ended.
        to_act: the seat that the phase waits for; None when it waits for everybody, or for nobody.
    """

    # Each event of kind `x` is carried out by the method `_x`.

    kinds: "dict[str, Row]" = {}  # by_kind(EVENTS)
    fields: "tuple[str, ...]" = ()  # all that makes two tables equal
    phase: str
    players: int
    readings: "Any" = None  # the house rules of the game, from its set-up on
    joined = False  # whether the last event completes the one before: an undo takes both back

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that the phase waits for; None when it waits for everybody, or for nobody."""
        return None

    def takes(self, kind: str) -> bool:
        """Return whether events of this kind are for the phase."""
        return self.phase in self.kinds[kind][2]

    @property
    def asked(self) -> int | None:
        """What version 0.1 called `to_act`."""
        renamed("asked", "to_act")
        return self.to_act

    def apply(self, event: "Event") -> list[tuple[int, int]]:
        """Fold one event in.

        Args:
            event: its kind, then its values, small integers, as the title's `EVENTS` has them.

        Returns:
            Its `draws`.

        Raises:
            IllegalEvent: it cannot happen now; nothing has changed.
        """
        try:
            kind = event[0]
            if kind not in self.kinds:
                raise IllegalEvent("unknown event %r; known are %s" % (kind, ", ".join(sorted(self.kinds))))
            _, names, phases = self.kinds[kind]
            values = names.count(" ") + 1 if names else 0
            if len(event) != 1 + values and not ("*" in names and len(event) >= values):
                raise IllegalEvent("%s takes the values (%s), not %r" % (kind, names, event[1:]))
            if self.phase not in phases:
                raise IllegalEvent("%s is for phase %s; this is phase %s" % (kind, " or ".join(phases), self.phase))
            draws = self.draws(event)
            getattr(self, "_" + kind)(*event[1:])
            return draws
        except IllegalEvent as error:
            error.event = event
            error.phase = self.phase
            raise

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        """Return what chance drew for an event of a kind that the phase waits for.

        Returns:
            A pair for each draw of the event: how many sides, and which came up, from 0.

        Raises:
            IllegalEvent: its values cannot be.
        """
        return []

    def public(self, event: "Event") -> "Event":
        """Return what everybody may know of an event that has just happened.

        Returns:
            The event, without the values that are secret yet.
        """
        return event

    def state(self) -> tuple[object, ...]:
        """Return every field, for comparing two trackers.

        Returns:
            The values of `fields` as nested tuples: equal ones are equal tables.
        """
        return tuple([repr(getattr(self, field)) for field in self.fields])

    def copy(self: "Self") -> "Self":
        """Return the same table, to follow on from: what is applied to one leaves the other alone.

        Returns:
            A tracker of the same class.
        """
        copy: Self = object.__new__(self.__class__)
        for field, value in self.__dict__.items():
            setattr(copy, field, value[:] if type(value) is list else value)
        return copy

    def need_seat(self, seat: int) -> None:
        """IllegalEvent unless there is such a seat."""
        if not 0 <= seat < self.players:
            raise IllegalEvent("seats are 0 to %d, not %d" % (self.players - 1, seat))
