"""The base class for each title's `Options`, which hold its house rules by name."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.house import House

if TYPE_CHECKING:
    from typing import Any, TypeVar

    from hamstertop.games.house import Row

    Options = TypeVar("Options", bound="HouseOptions")

RULE = "rule"  # in a field's metadata: a house rule's id and its interpretations


def rule(name: str, *interpretations: Any) -> Any:
    """Return a dataclass field for a house rule that does not affect the companion.

    Args:
        name: the id, in docs/rules, of the ambiguity that the rule settles.
        interpretations: the possible interpretations, starting with the default.
    """
    return field(default=interpretations[0], metadata={RULE: (name, interpretations)})


@dataclass(kw_only=True, unsafe_hash=True, repr=False)
class HouseOptions:
    """The base class for a title's options. House rules are keyword arguments with defaults, as in `late_cascade=True`.

    A subclass sets `table` to the companion's table of house rules. It defines a field for each of the table's rows,
    then fields made by `rule`, then other fields.
    """

    table: ClassVar[House] = House((), False)

    def __post_init__(self) -> None:
        """Validate all values.

        Raises:
            ValueError: a house rule does not have this interpretation; the message lists the possible ones.
        """
        known = {name: interpretations for _, name, interpretations in self.rules()}
        for name in self.names():
            value = getattr(self, name)
            interpretations = known.get(name) or ((False, True) if isinstance(self._default(name), bool) else ())
            if interpretations:
                if value not in interpretations:
                    listed = ", ".join(map(repr, interpretations))
                    raise ValueError(f"{name} must be one of {listed}, not {value!r}")
                # use the table's own value, because an equal one can be of a different type
                setattr(self, name, interpretations[interpretations.index(value)])
            elif isinstance(value, list):
                setattr(self, name, tuple(value))
        self.validate()

    def validate(self) -> None:
        """Validate the fields together, and compute fields derived from them.

        Raises:
            ValueError: the values contradict each other.
        """

    def need(self, name: str, least: int, most: int) -> None:
        """Raise ValueError unless the field `name` is an integer from `least` to `most`."""
        value = getattr(self, name)
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"{name} must be an integer from {least} to {most}, not {value!r}")

    @classmethod
    def rules(cls) -> tuple[Row, ...]:
        """Return all house rules.

        Returns:
            (id of the ambiguity, name, interpretations with the default first) for each house rule. Those that the
            companion knows come first.
        """
        own = [(each.metadata[RULE][0], each.name, each.metadata[RULE][1]) for each in fields(cls) if each.metadata]
        return cls.table.rows + tuple(own)

    @classmethod
    def names(cls) -> list[str]:
        """Return the names of the house rules, followed by those of the other options."""
        return [each.name for each in fields(cls) if each.init]

    @classmethod
    def _default(cls, name: str) -> object:
        return getattr(cls, name)

    @classmethod
    def of(cls, **given: Any) -> HouseOptions:
        """Make options from values by name. Those that are not given keep their defaults.

        Raises:
            ValueError: an option does not exist; the message lists the known ones.
        """
        for name in given:
            if name not in cls.names():
                raise ValueError(f"unknown option {name}; the known ones are {', '.join(sorted(cls.names()))}")
        return cls(**given)

    @classmethod
    def checked(cls: type[Options], options: Options | None) -> Options:
        """Return the options passed to a game, or the defaults for None.

        Raises:
            TypeError: the options are not an instance of this class.
        """
        if options is None:
            return cls()
        if isinstance(options, cls):
            return options
        title = cls.__module__.rpartition(".")[0]
        raise TypeError(f"options must be {title}.Options(...) or None, not {options!r}")

    def given(self) -> dict[str, Any]:
        """Return the options that differ from their defaults, by name."""
        return {name: value for name in self.names() if (value := getattr(self, name)) != self._default(name)}

    def state(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.names()])

    def __repr__(self) -> str:
        """Return the options as Python code, omitting defaults."""
        return f"Options({', '.join(f'{name}={value!r}' for name, value in self.given().items())})"

    @property
    def house(self) -> Any:
        """The house rules that the companion needs, in the format of the set-up event.

        This is a number if the title packs them into one, otherwise a tuple of the event's last values.
        """
        chosen = [interpretations.index(getattr(self, name)) for _, name, interpretations in self.table.rows]
        values = self.table.values(chosen)
        return values[0] if self.table.packed and len(values) == 1 else values
