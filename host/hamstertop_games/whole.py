"""The base class of all games: whose turn it is, which choices are legal, and how to carry them out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from . import TABLE, IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Self

    from hamstertop.games import Event

    from . import Choice
    from .options import HouseOptions

    # A shape in a picture: left, top, width and height in pixels, a colour from `rendering` or "" for none, and text to
    # centre in it
    Mark = tuple[int, int, int, int, str, str]


ChoiceType = TypeVar("ChoiceType", bound="Choice")
ViewType = TypeVar("ViewType")
OptionsType = TypeVar("OptionsType", bound="HouseOptions")

NAMED = 20_000  # the number of choices that `Names` keeps
LISTED = 5  # the maximum number of legal choices listed in an error
KEPT = 16  # the number of positions that `pop` keeps, to avoid replaying the game


class Phase:
    """A kind of decision. Phases are stateless: all state is in the game.

    Attributes:
        who: who chooses, in words.
        kinds: the kinds of choice.
        rules: the ids of the rules that say what is legal.
        kind_rules: the ids of the rules for individual kinds of choice, if there are many.
    """

    who = "chance"
    kinds: ClassVar[tuple[str, ...]] = ()
    rules = ""
    kind_rules: ClassVar[dict[str, str]] = {}

    def hidden_in(self, game: Any) -> tuple[str, ...] | None:
        """Return the phases in which only one seat knows the choices made here, or None if nobody else ever learns
        them. In all other phases, everybody knows them. Everything about what a seat knows follows from this."""
        return ()

    def knower(self, game: Any, seat: int) -> int:
        """Return the seat that knows a choice while it is hidden."""
        return seat

    def broken(self, choice: Any) -> str:
        """Return the ids of the rules that an illegal choice may break: those for its kind, or else those for the
        phase."""
        return self.kind_rules.get(kind_of(choice), self.rules)

    def choices(self, game: Any, seat: int) -> Sequence[Choice]:
        """Return all legal choices, which at a chance node are those in `outcomes`."""
        return [choice for choice, _ in self.outcomes(game)]

    def outcomes(self, game: Any) -> list[tuple[Choice, int]]:
        """Return (choice, weight) pairs for a chance node, otherwise an empty list."""
        return []

    def play(self, game: Any, seat: int, choice: Choice) -> None:
        """Carry out a legal choice and go to the next decision. If an implementation does not call `game.go`, the phase
        continues."""
        raise NotImplementedError

    def unlisted(self, game: Any, seat: int, choice: Any) -> Choice | None:
        """Return a choice as a plain tuple if it is legal even though `choices` does not list it, otherwise None."""
        return None


class Part(tuple[Any, ...]):
    """A choice: a tuple of a kind and integers, equal to a plain one, whose integers are also attributes.

    Each title has a subclass, `types.Named`, with their names.
    """

    __slots__ = ()
    parts: ClassVar[dict[str, str]] = {}  # kind -> the names of its values; the last can be "*", for all that follow

    @property
    def kind(self) -> str:
        return str(self[0])

    def names(self) -> list[str]:
        """Return the names of the values, in order."""
        return self.parts[self[0]].split()

    def __getattr__(self, name: str) -> Any:
        if not name.startswith("_"):
            names = self.names()
            if name in names:
                return self[1 + names.index(name)]
            if "*" + name in names:
                return tuple(self[len(names) :])
        raise AttributeError(f"{self!r} has no part {name!r}")

    def __repr__(self) -> str:
        """Return the kind and the values by name, as in `change(action=3, trait=1)`."""
        found = [f"{name.strip('*')}={getattr(self, name.strip('*'))}" for name in self.names()]
        return f"{self[0]}({', '.join(found)})"


class Names(dict[Any, Any]):
    """Choices with names, by the plain tuples that they equal. Each is made once."""

    def __init__(self, named: type[Part]) -> None:
        super().__init__()
        self.named = named

    def __missing__(self, choice: Choice) -> Choice:
        if len(self) >= NAMED:
            self.clear()
        made = self[choice] = self.named(choice)
        return made

    def all(self, choices: Sequence[Choice]) -> tuple[Any, ...]:
        """Return the choices with names, which static tables of choices already have."""
        return tuple(map(self.__getitem__, choices)) if choices and type(choices[0]) is tuple else tuple(choices)


def kind_of(choice: Any) -> str:
    return choice[0] if isinstance(choice, tuple) and choice and isinstance(choice[0], str) else ""


def shown(table: Any, fields: Iterable[str]) -> dict[str, object]:
    """Return the named fields of a table in immutable form, with lists converted to tuples at all levels."""
    return {field: _fixed(getattr(table, field)) for field in fields}


def _fixed(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return tuple([_fixed(each) for each in value])
    return value


class WholeGame(Generic[ChoiceType, ViewType, OptionsType]):
    """A complete game, down to every card, compartment and square. Each title's `Game` is a subclass, with the types of
    its choices, views and options.

    Attributes:
        players: the number of players; the seats are 0 to players - 1.
        options (HouseOptions): the house rules, as the title's `Options`.
        seat: the seat to act, TABLE at a chance node, or None when the game is over.
        phase: the name of the current phase.
        tracker: what a companion knows about the game, as the title's `Tracker`.
        events: the events of the last choice played, or of the set-up.
        over: whether the game has ended.
    """

    phases: ClassVar[dict[str, Phase]] = {}  # by name
    names: ClassVar[Names] = Names(Part)
    options_class: ClassVar[type[Any]]
    tracker_class: ClassVar[type[Any]]
    options: OptionsType
    tracker: Any
    _kept: tuple[Any, ...] = ()  # the positions kept by `pop`
    _start: Any = None  # the position where the history begins; None = a new game

    def __init__(self, players: int = 3, options: OptionsType | None = None) -> None:
        """Begin a new game.

        Args:
            players: the number of players at the table.
            options: the house rules, or None for the defaults.

        Raises:
            IllegalEvent: the title does not allow this number of players, or these teams.
            TypeError: `options` is not an instance of the title's `Options`.
        """
        self.players = players
        self.options = self.options_class.checked(options)
        self.tracker = self.tracker_class()
        self.events: list[Event] = []
        self.phase = ""
        self.seat: int | None = TABLE
        self._choices: tuple[Any, ...] | None = None
        self._past: list[ChoiceType] = []
        # The choices that were hidden when made: (index in `_past`, seat that knows it, see `Phase.hidden_in`)
        self._secrets: list[tuple[int, int, tuple[str, ...] | None]] = []
        self.set_up()

    def set_up(self) -> None:
        """Lay out the table and go to the first decision."""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def actor(self) -> int:
        """The seat to act, while there is one."""
        assert self.seat is not None
        return self.seat

    def choices(self) -> tuple[ChoiceType, ...]:
        """Return the legal choices.

        Returns:
            All legal choices, as tuples of a kind and small integers, which also have names (see `Part`): at a chance
            node, the outcomes; when the game is over, none.
        """
        choices = self._choices
        if choices is None:
            if self.seat is None:
                return ()
            choices = self._choices = self.names.all(self.phases[self.phase].choices(self, self.seat))
        return choices

    def outcomes(self) -> list[tuple[ChoiceType, int]]:
        """Return the possible outcomes of chance.

        Returns:
            At a chance node, all choices with their weights, which are integers: a choice's probability is its weight
            divided by the sum of all weights. Otherwise, an empty list.
        """
        if self.seat != TABLE:
            return []
        found: list[tuple[Any, int]] = self.phases[self.phase].outcomes(self)
        if type(found[0][0]) is tuple:
            names = self.names
            found = [(names[choice], weight) for choice, weight in found]
        if self._choices is None:  # for `play`
            self._choices = tuple([choice for choice, _ in found])
        return found

    def play(self, choice: ChoiceType) -> list[Event]:
        """Play a choice, made by a player or by chance, and go to the next decision.

        Args:
            choice: one of `choices()`.

        Returns:
            The events that people would enter on a companion.

        Raises:
            IllegalChoice: the choice is not one of `choices()`; the game is unchanged.
        """
        return self._carry_out(self.legal(choice))

    def legal(self, choice: ChoiceType) -> ChoiceType:
        """Return the game's own choice that equals this one, which can have values of different types.

        Raises:
            IllegalChoice: the choice is not one of `choices()`.
        """
        choices: tuple[Any, ...] = self._choices or self.choices()
        try:
            found: ChoiceType = choices[choices.index(choice)]
            return found
        except ValueError:
            return self._unlisted(choice)

    def _unlisted(self, choice: Any) -> ChoiceType:
        """Return a choice that is legal even though it is not listed. Raise IllegalChoice if it is illegal."""
        found = None if self.seat is None else self.phases[self.phase].unlisted(self, self.seat, choice)
        if found is None:
            raise self._refusal(choice)
        named: ChoiceType = self.names[found]
        return named

    def _carry_out(self, choice: Any) -> list[Event]:
        self.events = []
        phase, seat = self.phases[self.phase], self.seat
        assert seat is not None
        hidden = phase.hidden_in(self)
        if hidden != ():
            self._secrets.append((len(self._past), phase.knower(self, seat), hidden))
        elif self._secrets:
            self._secrets = [each for each in self._secrets if each[2] is None]  # all others are known by now
        self._past.append(choice)
        phase.play(self, seat, choice)
        return self.events

    # The history

    @property
    def history(self) -> tuple[ChoiceType, ...]:
        """All choices since the start, including those made by chance."""
        return tuple(self._past)

    def known(self, seat: int | None = None) -> tuple[ChoiceType | None, ...]:
        """Return the history as a seat knows it.

        Args:
            seat: the player's seat, from 0, or None for what everybody knows.

        Returns:
            All choices since the start, with None for each that is hidden from the seat.

        Raises:
            ValueError: the seat does not exist.
        """
        self._need_seat(seat)
        found: list[ChoiceType | None] = list(self._past)
        for place, _ in self.hidden_from(seat):
            found[place] = None
        return tuple(found)

    def hidden_from(self, seat: int | None) -> list[tuple[int, int]]:
        """Return (index in the history, seat that knows it) for each choice that a seat, or for None the public, does
        not know."""
        return [
            (place, owner)
            for place, owner, hidden in self._secrets
            if owner != seat and (hidden is None or self.phase in hidden)
        ]

    def hides(self, phase: str) -> bool:
        """Return whether choices made in a phase are hidden now."""
        hidden = self.phases[phase].hidden_in(self)
        return hidden is None or self.phase in hidden

    @property
    def start(self) -> Self:
        """The position before the first choice in the history, as a separate game."""
        if not self._start:
            return self.__class__(self.players, self.options)
        game: Self = self._start.copy()
        game._start = self._start
        return game

    def begin_here(self) -> None:
        """Make the current position the start of the history, and forget how it was reached."""
        self._past, self._secrets, self._kept, self._start = [], [], (), None
        self.events = []
        self._start = self.copy()

    def pop(self) -> ChoiceType:
        """Take back the last choice.

        The game is replayed from its start with the same outcomes. The last few positions are kept for subsequent
        calls.

        Returns:
            The choice taken back, made by a player or by chance.

        Raises:
            IndexError: there is no choice to take back.
        """
        if not self._past:
            raise IndexError("there is no choice to take back: the game is at the start of its history")
        choice, before, kept = self._past[-1], len(self._past) - 1, self._kept
        while kept and len(kept[-1]._past) > before:
            kept = kept[:-1]
        if not kept or len(kept[-1]._past) < before:
            kept = self._replayed(before)
        self.__dict__.update(kept[-1].copy().__dict__)
        self._kept = kept
        return choice

    def _replayed(self, count: int) -> tuple[Self, ...]:
        """Return the last few positions up to the one after `count` choices."""
        game, kept = self.start, []
        for number in range(count + 1):
            if number:
                game._carry_out(self._past[number - 1])
            if number > count - KEPT:
                kept.append(game.copy())
        return tuple(kept)

    def standings(self) -> list[tuple[int, int, int]]:
        """Return the final ranking. HD-71 to HD-73, HR-50, HR-63, RHR-92.

        Returns:
            (place from 1, seat, score) for each player, winner first, or an empty list if the game is not over. Players
            who tie share a place, as do all hamsters that were eaten (the second). The score is water in tokens, pieces
            left, Pluck in chips, or points.
        """
        if not self.over:
            return []
        return sorted(zip(self.tracker.places, range(self.players), self.scores(), strict=True))

    def scores(self) -> Sequence[int]:
        """Return each seat's score in `standings`."""
        scores: Sequence[int] = self.tracker.scores
        return scores

    def state(self) -> tuple[Any, ...]:
        """Return everything that determines how the game continues, for comparisons between games.

        Returns:
            Nested tuples, equal for equal positions.
        """
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether two games are in the same position, whatever their histories."""
        return self is other or (self.__class__ is other.__class__ and self.state() == other.state())

    def __hash__(self) -> int:
        """Return a hash of the position, which does not depend on the history."""
        return hash(self.state())

    def __copy__(self) -> Self:
        """Return an independent copy, as from `copy`."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return an independent copy, as from `copy`."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickling, without the positions kept by `pop`."""
        return {field: value for field, value in self.__dict__.items() if field != "_kept"}

    # Display

    def __repr__(self) -> str:
        seat = "chance" if self.seat == TABLE else "over" if self.over else f"seat {self.seat}"
        title = self.__class__.__module__.split(".")[-2]
        table = f"{self.players} players, {self.options!r}, {self.phase}, {seat}"
        return f"<{title}.Game: {table}, {len(self._past)} choices played>"

    def __str__(self) -> str:
        """Return the whole table, including hidden information, with rows for what players have and what they share."""
        from . import rendering  # loaded only to print a game

        return rendering.text(self)

    def _repr_svg_(self) -> str:
        """Return a picture of the table for notebooks, with the text from `str` below it."""
        from . import rendering

        return rendering.svg(self)

    # Copies and views

    def copy(self) -> Self:
        """Return an independent copy of the game, in the same position, for example for a search."""
        copy: Self = object.__new__(self.__class__)
        for field, value in self.__dict__.items():
            setattr(copy, field, value[:] if type(value) is list else value)
        copy.tracker = self.tracker.copy()
        return copy

    def view(self, seat: int | None = None) -> ViewType:
        """Return what a player is allowed to know.

        Args:
            seat: the player's seat, from 0, or None for what everybody can see.

        Returns:
            A dictionary with the game's "phase" and "seat", "tracker" as a dictionary of the tracker's fields, and the
            title's own fields. All values are plain and immutable, so the game cannot be changed through a view.

        Raises:
            ValueError: the seat does not exist.
        """
        self._need_seat(seat)
        seen: dict[str, Any] = {
            "phase": self.phase,
            "seat": self.seat,
            "tracker": shown(self.tracker, self.tracker.fields),
        }
        seen.update(self.seen_by(seat))
        return seen  # type: ignore[return-value]

    def _need_seat(self, seat: int | None) -> None:
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.players):
            raise ValueError(
                f"seat must be 0 to {self.players - 1}, not {seat!r}, or left out for what everybody knows"
            )

    def rows_of(self, seat: int) -> list[tuple[str, str]]:
        """Return (label, text) rows that show what a player has, apart from the tracker's values."""
        return []

    def rows_for_all(self) -> list[tuple[str, str]]:
        """Return (label, text) rows that show what the players share, apart from the tracker's values."""
        return []

    def in_words(self, field: str, value: Any) -> Any:
        """Return the value of a tracker field for one seat, in readable form."""
        return value

    def drawn(self) -> list[Mark]:
        """Return the shapes of a picture of the table, in drawing order."""
        return []

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return the fields to add to a seat's view, or to everybody's for None. They replace default fields of the
        same name."""
        return {}

    def look(self, phase: str, seat: int) -> bool:
        """Begin a phase if it offers the seat any choices, and return whether it does."""
        self.phase = phase
        self.seat = seat
        choices = self.phases[phase].choices(self, seat)
        self._choices = self.names.all(choices) if choices else None
        return bool(choices)

    def go(self, phase: str, seat: int | None) -> None:
        self.phase = phase
        self.seat = seat
        self._choices = None

    def emit(self, event: Event) -> None:
        self.tracker.apply(event)
        self.events.append(event)

    def enter(self, event: Event) -> None:
        """Emit an event, and continue with the phase that the tracker is then in."""
        self.emit(event)
        self.follow()

    def follow(self) -> None:
        """Continue with the tracker's current phase."""
        raise NotImplementedError

    def _refusal(self, choice: object) -> IllegalChoice:
        choices = self.choices()
        broken = "" if self.over else self.phases[self.phase].broken(choice)
        if self.over:
            text = f"{choice!r} is not legal: the game is over"
        else:
            kind = kind_of(choice)
            listed = [other for other in choices if other[0] == kind] + [other for other in choices if other[0] != kind]
            legal = ", ".join([str(tuple(other)) for other in listed[:LISTED]])
            if len(listed) > LISTED:
                legal += f" and {len(listed) - LISTED} more"
            against = " under " + broken if broken else ""
            text = f"{choice!r} is not legal in phase {self.phase}{against}; the legal choices are {legal}"
        error = IllegalChoice(text)
        error.choice = choice
        error.phase = self.phase
        error.rules = rule_ids(broken)
        error.legal = choices
        return error


def rule_ids(text: str) -> tuple[str, ...]:
    """Expand a string such as "HD-3, HD-40 to HD-42" into individual ids, and return them."""
    found: list[str] = []
    for part in text.split(", "):
        if " to " in part:
            first, last = part.split(" to ")
            stem = first.rstrip("0123456789")
            found += [stem + str(number) for number in range(int(first[len(stem) :]), int(last[len(stem) :]) + 1)]
        elif part:
            found.append(part)
    return tuple(found)
