"""The base of all trackers: a table of events, and how an event is applied.

A title's `tracker` module has

- `EVENTS`: a row for each kind of event, `(kind, names of its values, phases it is for)`. The row's index is the code
  of the kind in a journal, so new kinds must go to the end. A value named `seat` is a player's seat; `*name` stands for
  all further values.
- `ANNOTATIONS`, if it has any: kinds that only note the time. An undo takes them back together with the event before.
- `Tracker`: applies events to the state of the table.
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
    """Return kind -> row for a table of events."""
    return {row[0]: row for row in rows}


def renamed(old: str, new: str) -> None:
    """Warn about the use of an old name for a tracker's field; it will be removed when the second number of the version
    rises."""
    import warnings  # devices do not have this module, and no code that uses old names

    warnings.warn("tracker.%s is now tracker.%s" % (old, new), DeprecationWarning, 3)


class BaseTracker:
    """The state of the table as far as a companion can know it. Each title's `tracker.Tracker` is a subclass with its
    own fields.

    Attributes:
        phase: the name of what it waits for; `setup` at first, `over` at the end.
        players: the number of players, from the set-up on.
        house_rules: the house rules of the game, an attribute for each, from the set-up on.
        fields: the names of all fields that make two tables equal.
        kinds: kind of an event -> its row of `EVENTS`.
        over: whether the game has ended.
        to_act: the seat that the phase waits for; None when it waits for everybody, or for nobody.
    """

    # The method `_x` carries out events of kind `x`.

    kinds: "dict[str, Row]" = {}  # by_kind(EVENTS)
    fields: "tuple[str, ...]" = ()  # all fields that make two tables equal
    phase: str
    players: int
    house_rules: "Any" = None  # the game's house rules, from its set-up on
    joined = False  # whether the last event completes the one before it: an undo takes both back

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that the phase waits for; None when it waits for everybody, or for nobody."""
        return None

    def takes(self, kind: str) -> bool:
        """Return whether events of this kind are possible in the phase."""
        return self.phase in self.kinds[kind][2]

    @property
    def asked(self) -> int | None:
        """The name of `to_act` in version 0.1."""
        renamed("asked", "to_act")
        return self.to_act

    def apply(self, event: "Event") -> list[tuple[int, int]]:
        """Apply an event to the tracker.

        Args:
            event: its kind, then its values, small integers in the order of the title's `EVENTS`.

        Returns:
            The result of `draws` for the event.

        Raises:
            IllegalEvent: the event cannot happen now; nothing has changed.
        """
        try:
            kind = event[0]
            if kind not in self.kinds:
                raise IllegalEvent("unknown event %r; the events are %s" % (kind, ", ".join(sorted(self.kinds))))
            _, names, phases = self.kinds[kind]
            values = names.count(" ") + 1 if names else 0
            if len(event) != 1 + values and not ("*" in names and len(event) >= values):
                raise IllegalEvent("%s must have the values (%s), not %r" % (kind, names, event[1:]))
            if self.phase not in phases:
                raise IllegalEvent("%s needs phase %s; this is phase %s" % (kind, " or ".join(phases), self.phase))
            draws = self.draws(event)
            getattr(self, "_" + kind)(*event[1:])
            return draws
        except IllegalEvent as error:
            error.event = event
            error.phase = self.phase
            raise

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        """Return the draws of chance in an event of a kind that the phase waits for.

        Returns:
            A pair for each draw in the event: the number of sides, and the side that came up, from 0.

        Raises:
            IllegalEvent: the event's values are not possible.
        """
        return []

    def public(self, event: "Event") -> "Event":
        """Return an event that has just happened, as everybody may know it.

        Returns:
            The event without its values that are still secret.
        """
        return event

    def state(self) -> tuple[object, ...]:
        """Return every field, for comparisons between trackers.

        Returns:
            The values of `fields` as nested tuples, which are equal if the tables are.
        """
        return tuple([repr(getattr(self, field)) for field in self.fields])

    def copy(self: "Self") -> "Self":
        """Return a copy to follow on from: events applied to one do not affect the other.

        Returns:
            A tracker of the same class.
        """
        copy: Self = object.__new__(self.__class__)
        for field, value in self.__dict__.items():
            setattr(copy, field, value[:] if type(value) is list else value)
        return copy

    def need_seat(self, seat: int) -> None:
        """Raise IllegalEvent unless there is such a seat."""
        if not 0 <= seat < self.players:
            raise IllegalEvent("seat must be 0 to %d, not %d" % (self.players - 1, seat))
