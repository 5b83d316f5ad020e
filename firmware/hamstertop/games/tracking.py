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
    Kinds = dict[str, tuple[int, int, tuple[str, ...]]]

OVER = "over"


ANY = 255  # values: more than any event has


def by_kind(rows: "tuple[Row, ...]") -> "Kinds":
    """For each kind of event: how many values it takes at least and at most, and the phases it is for."""
    kinds = {}
    for kind, names, phases in rows:
        values = len(names.split())
        kinds[kind] = (values - 1, ANY, phases) if "*" in names else (values, values, phases)
    return kinds


class BaseTracker:
    """The table as far as a companion can know it: `phase` names what it waits for.

    Each event of kind `x` is carried out by the method `_x`.
    """

    kinds: "Kinds" = {}  # by_kind(EVENTS)
    fields: "tuple[str, ...]" = ()  # all that makes two tables equal
    phase: str
    players: int
    readings: "Any" = None  # the house rules of the game, from its set-up on

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == OVER

    @property
    def to_act(self) -> int | None:
        """The seat that the phase waits for; None when it waits for everybody, or for nobody."""
        return None

    @property
    def asked(self) -> int | None:
        """What version 0.1 called `to_act`."""
        return self.to_act

    def apply(self, event: "Event") -> None:
        """Fold one event in. IllegalEvent, with nothing changed, when it cannot happen now."""
        kind = event[0]
        if kind not in self.kinds:
            raise IllegalEvent("unknown event %r; known are %s" % (kind, ", ".join(sorted(self.kinds))))
        least, most, phases = self.kinds[kind]
        if not least < len(event) <= most + 1:
            raise IllegalEvent("%s takes %d values, not %r" % (kind, least, event[1:]))
        if self.phase not in phases:
            raise IllegalEvent("%s is for phase %s; this is phase %s" % (kind, " or ".join(phases), self.phase))
        getattr(self, "_" + kind)(*event[1:])

    def draws(self, event: "Event") -> list[tuple[int, int]]:
        """The chance draws behind an event, each (sides, 0..sides-1)."""
        return []

    def public(self, event: "Event") -> "Event":
        """An event that has just happened, as everybody may know it."""
        return event

    def state(self) -> tuple[object, ...]:
        """Everything, for comparing two trackers."""
        return tuple([repr(getattr(self, field)) for field in self.fields])

    def copy(self: "Self") -> "Self":
        """The same table, to follow on from."""
        copy = self.__class__()
        copy.readings = self.readings
        for field in self.fields:
            value = getattr(self, field)
            setattr(copy, field, value[:] if isinstance(value, list) else value)
        return copy

    def need_seat(self, seat: int) -> None:
        """IllegalEvent unless there is such a seat."""
        if not 0 <= seat < self.players:
            raise IllegalEvent("seats are 0 to %d, not %d" % (self.players - 1, seat))
