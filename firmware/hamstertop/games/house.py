"""House rules: where a rulebook can be read in several ways, which reading counts.

One table a title. Each row is `(id, field, readings)`: the ambiguity in docs/rules, the name under which `Options` and
the tracker know the reading that counts, and all readings, the default first. The companion is told the first rows,
those that change what it follows; the whole game knows them all.
"""

from . import IllegalEvent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Row = tuple[str, str, tuple[Any, ...]]


class Readings:
    """An attribute for each row of a table: the reading that counts."""

    def __init__(self, rows: "tuple[Row, ...]") -> None:
        """All defaults."""
        for _, field, readings in rows:
            setattr(self, field, readings[0])

    if TYPE_CHECKING:

        def __getattr__(self, field: str) -> "Any":
            """Every row is a field."""


class House:
    """The house rules of a title, and how its set-up event carries those that the companion must know."""

    def __init__(self, rows: "tuple[Row, ...]", shared: int, packed: bool) -> None:
        """`shared`: how many rows, the first ones, the companion knows too. `packed`: the event has them as the bits
        of one number; else it has a value for each."""
        self.rows = rows
        self.shared = rows[:shared]
        self.packed = packed

    def defaults(self) -> Readings:
        """The readings of a game in which nothing was chosen."""
        return Readings(self.rows)

    def values(self, chosen: "list[int]") -> tuple[int, ...]:
        """The last values of a set-up event: `chosen` is the index of a reading for each shared row."""
        if self.packed:
            return (sum([index << bit for bit, index in enumerate(chosen)]),)
        return tuple(chosen)

    def chosen(self, values: "tuple[int, ...]") -> "list[int]":
        """The other way round. IllegalEvent for values that mean no reading."""
        rows = self.shared
        if self.packed and len(values) == 1:
            if not 0 <= values[0] < 1 << len(rows):
                raise IllegalEvent("house rules are 0 to %d, not %d" % ((1 << len(rows)) - 1, values[0]))
            return [values[0] >> bit & 1 for bit in range(len(rows))]
        if len(values) != len(rows):
            raise IllegalEvent("house rules take %d values, not %r" % (1 if self.packed else len(rows), values))
        for (name, _, readings), index in zip(rows, values):
            if not 0 <= index < len(readings):
                raise IllegalEvent("house rule %s has the readings 0 to %d, not %d" % (name, len(readings) - 1, index))
        return list(values)

    def read(self, values: "tuple[int, ...]") -> Readings:
        """The readings that a set-up event reports."""
        found = self.defaults()
        for (_, field, readings), index in zip(self.shared, self.chosen(values)):
            setattr(found, field, readings[index])
        return found


class HouseOptions(Readings):
    """The base of each title's `Options`: every house rule by name, `late_cascade=True`; the rest keep their default.

    A subclass names its table as `table` and its further fields, whose defaults are its class attributes, as `more`.
    """

    table: House
    more: tuple[str, ...] = ()

    def __init__(self, **given: object) -> None:
        """ValueError for a field that there is not, or a reading that it does not have; it names those there are."""
        super().__init__(self.table.rows)
        known = {field: readings for _, field, readings in self.table.rows}
        for field in given:
            if field in known and given[field] not in known[field]:
                readings = ", ".join([repr(reading) for reading in known[field]])
                raise ValueError("%s is one of %s, not %r" % (field, readings, given[field]))
            if field not in known and field not in self.more:
                names = ", ".join(sorted(list(known) + list(self.more)))
                raise ValueError("no house rule %s; known are %s" % (field, names))
            setattr(self, field, given[field])

    @property
    def house(self) -> "Any":
        """The house rules that the companion must know, as the set-up event carries them: a number where they are
        packed, else a value for each."""
        chosen = [readings.index(getattr(self, field)) for _, field, readings in self.table.shared]
        values = self.table.values(chosen)
        return values[0] if self.table.packed else values
