"""The base of each title's `Options`: its house rules by name."""

from hamstertop.games.house import House, Readings

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, dataclass_transform

    from hamstertop.games.house import Row

    @dataclass_transform(kw_only_default=True)
    class Fields:
        """Of a subclass, type checkers take each annotated attribute for a keyword with its default."""

        def __init__(self, rows: tuple[Row, ...]) -> None: ...

else:
    Fields = Readings


class HouseOptions(Fields):
    """Every house rule is a keyword, `late_cascade=True`; those that are not named keep their default.

    A subclass names the companion's table as `table`, the rows of the whole game as `rows`, and its further fields,
    whose defaults are its class attributes, as `more`. For type checkers it has an annotated attribute for each row.
    """

    table = House((), False)
    rows: "ClassVar[tuple[Row, ...]]" = ()
    more: "ClassVar[tuple[str, ...]]" = ()

    def __init__(self, **given: object) -> None:
        """House rules, each by its name; the others keep their default.

        Args:
            given: the reading of each house rule that is given.

        Raises:
            ValueError: there is no such house rule, or it has no such reading; the message names those there are.
        """
        rows = self.table.rows + self.rows
        super().__init__(rows)
        known = {field: readings for _, field, readings in rows}
        for field in self.more:
            if isinstance(getattr(self, field), bool):
                known[field] = (False, True)
        for field in given:
            if field in known and given[field] not in known[field]:
                readings = ", ".join([repr(reading) for reading in known[field]])
                raise ValueError("%s is one of %s, not %r" % (field, readings, given[field]))
            if field not in known and field not in self.more:
                names = ", ".join(sorted(self.fields()))
                raise ValueError("no house rule %s; known are %s" % (field, names))
            value = given[field]
            if field in known:
                value = known[field][known[field].index(value)]  # the table's own: an equal one may be of another type
            setattr(self, field, tuple(value) if isinstance(value, list) else value)
        self.settle()

    def settle(self) -> None:
        """What follows from the fields; ValueError if they do not go together."""

    def need(self, field: str, least: int, most: int) -> None:
        """ValueError unless a field is a whole number from `least` to `most`."""
        value = getattr(self, field)
        if type(value) is not int or not least <= value <= most:
            raise ValueError("%s is %d to %d, not %r" % (field, least, most, value))

    def fields(self) -> "list[str]":
        """The names of all that can be given."""
        return [field for _, field, _ in self.table.rows + self.rows] + list(self.more)

    def given(self) -> "dict[str, Any]":
        """Field -> value of all that is not as it would be by default."""
        default = self.__class__()
        found = {}
        for field in self.fields():
            value = getattr(self, field)
            if value != getattr(default, field):
                found[field] = value
        return found

    def state(self) -> "tuple[Any, ...]":
        """All values, for comparing."""
        return tuple([getattr(self, field) for field in self.fields()])

    def __eq__(self, other: object) -> bool:
        return self.__class__ is other.__class__ and self.state() == other.state()

    def __hash__(self) -> int:
        return hash(self.state())

    def __repr__(self) -> str:
        """As it would be written: what is not named has its default."""
        given = self.given()
        return "Options(%s)" % ", ".join(["%s=%r" % (field, given[field]) for field in self.fields() if field in given])

    @property
    def house(self) -> "Any":
        """The house rules that the companion must know, as the set-up event carries them: a number where they are
        packed into one, else a tuple of its last values."""
        chosen = [readings.index(getattr(self, field)) for _, field, readings in self.table.rows]
        values = self.table.values(chosen)
        return values[0] if self.table.packed and len(values) == 1 else values
