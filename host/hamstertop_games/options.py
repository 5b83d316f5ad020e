"""The base of each title's `Options`: its house rules by name."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.house import House

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from hamstertop.games.house import Row

    Options = TypeVar("Options", bound="HouseOptions")

RULE = "rule"  # in the metadata of a field: the id of a house rule and its interpretations


def rule(name: str, *interpretations: Any) -> Any:
    """Return a dataclass field for a house rule that does not affect the companion.

    Args:
        name: the id of the ambiguity in docs/rules that the rule settles.
        interpretations: all possible interpretations, the default first.
    """
    return field(default=interpretations[0], metadata={RULE: (name, interpretations)})


@dataclass(kw_only=True, unsafe_hash=True, repr=False)
class HouseOptions:
    """The base of a title's options. Every house rule is a keyword (`late_cascade=True`); the others keep their
    default.

    A subclass names the companion's table as `table` and has a field for each of its rows, then fields made by `rule`,
    then other fields.
    """

    table: ClassVar[House] = House((), False)

    def __post_init__(self) -> None:
        """Check each value.

        Raises:
            ValueError: a house rule has no such interpretation; the message lists the possible ones.
        """
        known = {name: interpretations for _, name, interpretations in self.rules()}
        for name in self.names():
            value = getattr(self, name)
            interpretations = known.get(name) or ((False, True) if isinstance(self._default(name), bool) else ())
            if interpretations:
                if value not in interpretations:
                    listed = ", ".join(map(repr, interpretations))
                    raise ValueError(f"{name} must be one of {listed}, not {value!r}")
                # keep the table's own value: an equal one may have another type
                setattr(self, name, interpretations[interpretations.index(value)])
            elif isinstance(value, list):
                setattr(self, name, tuple(value))
        self.settle()

    def settle(self) -> None:
        """Compute what follows from the fields.

        Raises:
            ValueError: the values contradict each other.
        """

    def need(self, name: str, least: int, most: int) -> None:
        """Raise ValueError unless the field `name` is a whole number from `least` to `most`."""
        value = getattr(self, name)
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"{name} must be {least} to {most}, not {value!r}")

    @classmethod
    def rules(cls) -> tuple[Row, ...]:
        """Return every house rule.

        Returns:
            (id of its ambiguity, name, interpretations) of each, the default first: the companion's, then the others.
        """
        own = [(each.metadata[RULE][0], each.name, each.metadata[RULE][1]) for each in fields(cls) if each.metadata]
        return cls.table.rows + tuple(own)

    @classmethod
    def names(cls) -> list[str]:
        """Return the names of everything that can be given.

        Returns:
            House rules first, then sizes and data.
        """
        return [each.name for each in fields(cls) if each.init]

    @classmethod
    def _default(cls, name: str) -> object:
        return getattr(cls, name)

    @classmethod
    def of(cls, **given: Any) -> HouseOptions:
        """Return options with these values.

        Args:
            given: values by name.

        Returns:
            The options; what is not given has its default.

        Raises:
            ValueError: there is no such house rule; the message lists the known ones.
        """
        for name in given:
            if name not in cls.names():
                raise ValueError(f"there is no house rule {name}; the known ones are {', '.join(sorted(cls.names()))}")
        return cls(**given)

    @classmethod
    def checked(cls: type[Options], options: Options | None) -> Options:
        """Return the options that a game was given, or all defaults for None.

        Args:
            options: what was given.

        Returns:
            Options of this class.

        Raises:
            TypeError: they are of another class.
        """
        if options is None:
            return cls()
        if isinstance(options, cls):
            return options
        title = cls.__module__.rpartition(".")[0]
        raise TypeError(f"options must be {title}.Options(...) or None, not {options!r}")

    def given(self) -> dict[str, Any]:
        """Return what is not as it would be by default.

        Returns:
            Values by name.
        """
        return {name: value for name in self.names() if (value := getattr(self, name)) != self._default(name)}

    def state(self) -> tuple[Any, ...]:
        """Return every value, for comparing.

        Returns:
            The values in the order of `names()`.
        """
        return tuple([getattr(self, name) for name in self.names()])

    def __repr__(self) -> str:
        """Return the options as Python code, without those that have their default value."""
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self.given().items())})"

    @property
    def house(self) -> Any:
        """The house rules that the companion must know, in the form that the set-up event has: one number if the title
        packs them, else a tuple of the event's last values."""
        chosen = [interpretations.index(getattr(self, name)) for _, name, interpretations in self.table.rows]
        values = self.table.values(chosen)
        return values[0] if self.table.packed and len(values) == 1 else values
