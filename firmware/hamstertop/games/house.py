"""House rules: players choose an interpretation where the rulebook can be read in several ways.

A row of a title's table is `(id, field, interpretations)`: the id of the ambiguity in docs/rules, the name of the house
rule in `Options` and `tracker.house_rules`, and its possible interpretations, the default first. A title's `house`
module contains the rows that affect the companion and that players choose on the device; its `options` module adds
those that only the whole game uses.
"""

from . import IllegalEvent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Row = tuple[str, str, tuple[Any, ...]]

BITS = 8  # bits in each number of a set-up event, because a journal stores it in a signed byte


class HouseRules:
    """The chosen interpretations. Each row of the table is an attribute."""

    def __init__(self, rows: "tuple[Row, ...]") -> None:
        for _, field, interpretations in rows:
            setattr(self, field, interpretations[0])

    if TYPE_CHECKING:

        def __getattr__(self, field: str) -> "Any":
            """Return the interpretation chosen for the row named `field`."""


class House:
    """The house rules that affect the companion, and how a set-up event encodes them.

    Add new rows at the end, so that games saved before a row existed get its default.
    """

    def __init__(self, rows: "tuple[Row, ...]", packed: bool) -> None:
        """Initialize a table from `rows`. If `packed`, events store the interpretations as bits of signed bytes, and
        trailing zero bytes after the first byte are dropped; otherwise, events have a value for each row."""
        self.rows = rows
        self.packed = packed

    def defaults(self) -> HouseRules:
        return HouseRules(self.rows)

    def values(self, chosen: "list[int]") -> tuple[int, ...]:
        """Encode house rules as the last values of a set-up event. `chosen` holds the index of the interpretation for
        each row."""
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
        """Decode the result of `values` into the index of the interpretation for each row. Raise IllegalEvent if it is
        not valid."""
        if self.packed:
            values = self._bits(values)
        rows = self.rows
        if len(values) > len(rows):
            raise IllegalEvent("house rules must have at most %d values, not %r" % (len(rows), values))
        for (name, _, interpretations), index in zip(rows, values):
            if not 0 <= index < len(interpretations):
                raise IllegalEvent("house rule %s must be 0 to %d, not %d" % (name, len(interpretations) - 1, index))
        return list(values) + [0] * (len(rows) - len(values))

    def _bits(self, numbers: "tuple[int, ...]") -> tuple[int, ...]:
        rows = len(self.rows)
        most = (rows + BITS - 1) // BITS
        if not 1 <= len(numbers) <= most:
            raise IllegalEvent("house rules must have 1 to %d numbers, not %r" % (most, numbers))
        found = []
        for index, number in enumerate(numbers):
            count = min(rows - BITS * index, BITS)
            every = (1 << count) - 1
            if not -128 <= number <= 127 or number & 0xFF & ~every:
                raise IllegalEvent(
                    "a combination of house rules may use only the bits set in %d, not %d" % (every, number)
                )
            found += [number >> bit & 1 for bit in range(count)]
        return tuple(found)

    def read(self, values: "tuple[int, ...]") -> HouseRules:
        found = self.defaults()
        for (_, field, interpretations), index in zip(self.rows, self.chosen(values)):
            setattr(found, field, interpretations[index])
        return found
