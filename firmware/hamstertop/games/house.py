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

BITS = 8  # of a number in a set-up event: a journal stores it in a signed byte


class Readings:
    """An attribute for each row of a table: the reading that counts."""

    def __init__(self, rows: "tuple[Row, ...]") -> None:
        """All defaults."""
        for _, field, readings in rows:
            setattr(self, field, readings[0])

    if TYPE_CHECKING:

        def __getattr__(self, field: str) -> "Any":
            """Return a row by its name: each is a field."""


class House:
    """The house rules that the companion knows, and how a set-up event carries them.

    New rows go to the end: a game saved before there was a row has its default.
    """

    def __init__(self, rows: "tuple[Row, ...]", packed: bool) -> None:
        """`packed`: the event has them as the bits of signed bytes, without those at the end that are 0 but for the
        first; else it has a value for each."""
        self.rows = rows
        self.packed = packed

    def defaults(self) -> Readings:
        """Return the readings of a game in which nothing was chosen."""
        return Readings(self.rows)

    def values(self, chosen: "list[int]") -> tuple[int, ...]:
        """Return the last values of a set-up event: `chosen` is the index of a reading for each row."""
        if not self.packed:
            return tuple(chosen)
        numbers = []
        for start in range(0, len(chosen), BITS):
            bits = sum([index << bit for bit, index in enumerate(chosen[start : start + BITS])])
            numbers.append(bits - 256 if bits > 127 else bits)
        while len(numbers) > 1 and not numbers[-1]:
            numbers.pop()
        return tuple(numbers)

    def chosen(self, values: "tuple[int, ...]") -> "list[int]":
        """Return the index of an interpretation for each row, of the values of `values`. IllegalEvent for others."""
        if self.packed:
            values = self._bits(values)
        rows = self.rows
        if len(values) > len(rows):
            raise IllegalEvent("house rules take %d values, not %r" % (len(rows), values))
        for (name, _, readings), index in zip(rows, values):
            if not 0 <= index < len(readings):
                raise IllegalEvent("house rule %s has the readings 0 to %d, not %d" % (name, len(readings) - 1, index))
        return list(values) + [0] * (len(rows) - len(values))

    def _bits(self, numbers: "tuple[int, ...]") -> tuple[int, ...]:
        """Return a value for each row, of those packed into numbers."""
        rows = len(self.rows)
        most = (rows + BITS - 1) // BITS
        if not 1 <= len(numbers) <= most:
            raise IllegalEvent("house rules take 1 to %d numbers, not %r" % (most, numbers))
        found = []
        for index, number in enumerate(numbers):
            count = min(rows - BITS * index, BITS)
            every = (1 << count) - 1
            if not -128 <= number <= 127 or number & 0xFF & ~every:
                raise IllegalEvent("house rules are the bits of %d, not %d" % (every, number))
            found += [number >> bit & 1 for bit in range(count)]
        return tuple(found)

    def read(self, values: "tuple[int, ...]") -> Readings:
        """Return the readings that a set-up event reports."""
        found = self.defaults()
        for (_, field, readings), index in zip(self.rows, self.chosen(values)):
            setattr(found, field, readings[index])
        return found
