"""House rules: where a rulebook can be read in several ways, which reading counts.

One table a title. Each row is `(id, field, readings)`: the ambiguity in docs/rules, the name under which `Options` and
the tracker know the reading that counts, and all readings, the default first. A title's `house` module has the rows
that change what the companion follows, and that players choose on the device; its `options` module adds those that
only the whole game knows.
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
    """The house rules that the companion knows, and how a set-up event carries them.

    New rows go to the end: a game saved before there was a row has its default.
    """

    def __init__(self, rows: "tuple[Row, ...]", packed: bool) -> None:
        """`packed`: the event has them as the bits of one number; else it has a value for each."""
        self.rows = rows
        self.packed = packed

    def defaults(self) -> Readings:
        """The readings of a game in which nothing was chosen."""
        return Readings(self.rows)

    def values(self, chosen: "list[int]") -> tuple[int, ...]:
        """The last values of a set-up event: `chosen` is the index of a reading for each row."""
        if self.packed:
            return (sum([index << bit for bit, index in enumerate(chosen)]),)
        return tuple(chosen)

    def chosen(self, values: "tuple[int, ...]") -> "list[int]":
        """The other way round. IllegalEvent for values that mean no reading."""
        rows = self.rows
        if self.packed and len(values) == 1:
            if not 0 <= values[0] < 1 << len(rows):
                raise IllegalEvent("house rules are 0 to %d, not %d" % ((1 << len(rows)) - 1, values[0]))
            return [values[0] >> bit & 1 for bit in range(len(rows))]
        if len(values) > len(rows) or (self.packed and len(values) != 1):
            raise IllegalEvent("house rules take %d values, not %r" % (1 if self.packed else len(rows), values))
        for (name, _, readings), index in zip(rows, values):
            if not 0 <= index < len(readings):
                raise IllegalEvent("house rule %s has the readings 0 to %d, not %d" % (name, len(readings) - 1, index))
        return list(values) + [0] * (len(rows) - len(values))

    def read(self, values: "tuple[int, ...]") -> Readings:
        """The readings that a set-up event reports."""
        found = self.defaults()
        for (_, field, readings), index in zip(self.rows, self.chosen(values)):
            setattr(found, field, readings[index])
        return found
