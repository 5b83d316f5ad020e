"""The base of all whole games: whose choice it is, the legal choices, and how a choice is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from . import TABLE, IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any, TypeVar

    from hamstertop.games import Event

    from . import Choice

    Self = TypeVar("Self", bound="WholeGame")

    # A shape in a picture: left, top, width and height in pixels, a colour from `rendering` or "" for none, text at its
    # centre.
    Mark = tuple[int, int, int, int, str, str]


LISTED = 5  # legal choices that a refusal names at most
KEPT = 16  # positions that `pop` keeps: as many calls without playing the game again


class Phase:
    """One kind of decision. A phase has no state of its own: the game has it.

    `who` chooses, in words, and `kinds` are the kinds of choice. `rules` are the ids that say what is legal;
    `kind_rules` those of a single kind of choice, where a phase has many.
    """

    who = "chance"
    kinds: ClassVar[tuple[str, ...]] = ()
    rules = ""
    kind_rules: ClassVar[dict[str, str]] = {}

    def broken(self, choice: Any) -> str:
        """Return the ids of the rules against a choice that is not legal: those for its kind, else all of the phase."""
        return self.kind_rules.get(kind_of(choice), self.rules)

    def choices(self, game: Any, seat: int) -> Sequence[Choice]:
        """Return every legal choice; at a chance node those of `outcomes`."""
        return [choice for choice, _ in self.outcomes(game)]

    def outcomes(self, game: Any) -> list[tuple[Choice, int]]:
        """Return each choice with its weight at a chance node, nothing elsewhere."""
        return []

    def play(self, game: Any, seat: int, choice: Choice) -> None:
        """Carry out a legal choice and go to the next decision; if this does not call `game.go`, the same phase
        continues."""
        raise NotImplementedError

    def unlisted(self, game: Any, seat: int, choice: Any) -> Choice | None:
        """Return, in plain values, a choice that is legal although `choices` does not list it; None if it is not
        legal."""
        return None


def kind_of(choice: Any) -> str:
    """Return the kind of a choice, "" for anything else."""
    return choice[0] if isinstance(choice, tuple) and choice and isinstance(choice[0], str) else ""


def shown(table: Any, fields: Iterable[str]) -> dict[str, object]:
    """Return the named fields of a table in a form that nobody can change: lists become tuples, at every depth."""
    return {field: _fixed(getattr(table, field)) for field in fields}


def _fixed(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return tuple([_fixed(each) for each in value])
    return value


class WholeGame:
    """A whole table: every card, compartment and square. Each title's `Game` is one.

    Attributes:
        players: their number; the seats are 0 to players - 1.
        options (HouseOptions): the house rules, an `Options` object of the title.
        seat: the seat that must choose now; TABLE where chance decides, None when the game is over.
        phase: the name of the present kind of decision.
        tracker: the information that a companion at the table has, a `Tracker` of the title.
        events: the events of the last play; before that, those of the start.
        over: whether the game has ended.
    """

    phases: ClassVar[dict[str, Phase]] = {}  # by name
    players: int
    options: Any
    phase: str
    seat: int | None  # the seat that must choose now; TABLE at a chance node, None when the game is over
    tracker: Any  # the game's own tracker: the information that a companion at the table has
    events: list[Event]  # the events of the last play; before that, those of the start
    _choices: tuple[Choice, ...] | None
    # The choices since the start, as a chain, the last first: (earlier choices, choice). Copies share it.
    _past: tuple[Any, Choice] | None = None
    _kept: tuple[Any, ...] = ()  # the last positions that `pop` has passed
    _start: Any = None  # the position that the game began from; None = a new game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def choices(self) -> tuple[Choice, ...]:
        """Return the legal choices.

        Returns:
            Every legal choice: a tuple of its kind and small integers. At a chance node these are the outcomes; when
            the game is over there are none.
        """
        choices = self._choices
        if choices is None:
            if self.seat is None:
                return ()
            choices = self._choices = tuple(self.phases[self.phase].choices(self, self.seat))
        return choices

    def outcomes(self) -> list[tuple[Choice, int]]:
        """Return the possible outcomes of chance.

        Returns:
            At a chance node, every choice with its weight, a whole number: a choice's probability is its weight divided
            by the sum of all weights. Elsewhere, an empty list.
        """
        if self.seat != TABLE:
            return []
        found = self.phases[self.phase].outcomes(self)
        if self._choices is None:  # `play` needs them next
            self._choices = tuple([choice for choice, _ in found])
        return found

    def play(self, choice: Choice) -> list[Event]:
        """Carry out a choice of a player or of chance, and go to the next decision.

        Args:
            choice: one of `choices()`.

        Returns:
            The events that people would enter into a companion.

        Raises:
            IllegalChoice: the choice is not one of `choices()`; nothing has changed.
        """
        choices = self._choices or self.choices()
        try:
            choice = choices[choices.index(choice)]  # the game's own: an equal one may have values of other types
        except ValueError:
            choice = self._unlisted(choice)
        return self._carry_out(choice)

    def _unlisted(self, choice: Any) -> Choice:
        """Return a choice that is legal without being listed. Raise IllegalChoice if it is not legal."""
        found = None if self.seat is None else self.phases[self.phase].unlisted(self, self.seat, choice)
        if found is None:
            raise self._refusal(choice)
        return found

    def _carry_out(self, choice: Choice) -> list[Event]:
        self.events = []
        self._past = (self._past, choice)
        self.phases[self.phase].play(self, self.seat, choice)  # type: ignore[arg-type]  # somebody must choose
        return self.events

    # The history

    @property
    def history(self) -> tuple[Choice, ...]:
        """Every choice since the start, including those of chance."""
        found = []
        past = self._past
        while past:
            found.append(past[1])
            past = past[0]
        found.reverse()
        return tuple(found)

    @property
    def start(self: Self) -> Self:
        """The position before the first choice of the history, as a separate game."""
        if not self._start:
            return self.__class__(self.players, self.options)  # type: ignore[call-arg]
        game: Self = self._start.copy()
        game._start = self._start
        return game

    def begin_here(self) -> None:
        """Let the history begin with this position, as when it was set up by hand: nothing tells what led to it."""
        self._past = self._start = None
        self._kept = ()
        self.events = []
        self._start = self.copy()

    def pop(self) -> Choice:
        """Take back the last choice.

        The game is played again from its start, without asking whether it is legal: what fell falls again. The last
        positions on the way are kept, so that the next calls take one of them.

        Returns:
            The choice that was taken back, a player's or one of chance.

        Raises:
            IndexError: there is no choice to take back.
        """
        if not self._past:
            raise IndexError("there is no choice to take back: the game began here")
        before, choice = self._past
        kept = self._kept
        while kept and kept[-1]._past is not before:
            kept = kept[:-1]
        if not kept:
            kept = self._replayed(before)
        for field, value in kept[-1].copy().__dict__.items():
            setattr(self, field, value)
        self._past, self._kept = before, kept
        return choice

    def _replayed(self: Self, place: tuple[Any, Choice] | None) -> tuple[Self, ...]:
        """Return the last positions up to a place in the past, each with the very `_past` that leads to it."""
        places: list[tuple[Any, Choice] | None] = [place]
        while place:
            place = place[0]
            places.append(place)
        game, kept = self.start, []
        for number, place in enumerate(reversed(places)):
            if place:
                game._carry_out(place[1])
            if number >= len(places) - KEPT:
                position = game.copy()
                position._past = place
                kept.append(position)
        return tuple(kept)

    def standings(self) -> list[tuple[int, int, int]]:
        """Return (place from 1, seat, score) for every player, the winner first; nothing before the end."""
        raise NotImplementedError

    def state(self) -> tuple[Any, ...]:
        """Return everything that determines how the game continues, for comparisons between games."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether two games continue in the same way, however they got here."""
        return self is other or (self.__class__ is other.__class__ and self.state() == other.state())

    def __hash__(self) -> int:
        """Return a hash of the position: equal positions have equal hashes, however the games got here."""
        return hash(self.state())

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for pickle, with the history as one tuple: a chain may be too deep for it."""
        fields = dict(self.__dict__)
        fields["_past"] = self.history
        fields.pop("_kept", None)
        return fields

    def __setstate__(self, fields: dict[str, Any]) -> None:
        past: tuple[Any, Choice] | None = None
        for choice in fields["_past"]:
            past = (past, choice)
        for field, value in fields.items():
            setattr(self, field, past if field == "_past" else value)

    # For people

    def __repr__(self) -> str:
        seat = "chance" if self.seat == TABLE else "over" if self.over else f"seat {self.seat}"
        title = self.__class__.__module__.split(".")[-2]
        table = f"{self.players} players, {self.options!r}, {self.phase}, {seat}"
        return f"<{title}.Game: {table}, {len(self.history)} choices played>"

    def __str__(self) -> str:
        """Return the whole table, hidden parts too: a row for each thing that every player has, then the things all
        share."""
        from . import rendering  # loaded only if somebody prints a game

        return rendering.text(self)

    def _repr_svg_(self) -> str:
        """Return a picture of the table for notebooks, with the string that `str` returns below it."""
        from . import rendering

        return rendering.svg(self)

    # Copies and views

    def copy(self: Self) -> Self:
        """Return a copy for searches: playing on in one game does not affect the other.

        Returns:
            A game of the same class, in the same position.
        """
        copy: Self = object.__new__(self.__class__)
        for field, value in self.__dict__.items():
            setattr(copy, field, value[:] if type(value) is list else value)
        copy.tracker = self.tracker.copy()
        return copy

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return the information that a player may know.

        Args:
            seat: the player's seat, from 0; None for the information open to everybody.

        Returns:
            Field -> value: "phase" and "seat" of the game, "tracker" as a dictionary of the tracker's fields, and the
            title's own fields. All values are plain, and lists become tuples, so that nobody can change the game
            through its view.

        Raises:
            ValueError: there is no such seat.
        """
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.players):
            raise ValueError(
                f"seat must be 0 to {self.players - 1}, not {seat!r}; view() without one shows what everybody may know"
            )
        seen: dict[str, Any] = {
            "phase": self.phase,
            "seat": self.seat,
            "tracker": shown(self.tracker, self.tracker.fields),
        }
        seen.update(self.seen_by(seat))
        return seen

    def rows_of(self, seat: int) -> list[tuple[str, str]]:
        """Return (name, string) for each thing that a player has, for people, without the tracker's values."""
        return []

    def rows_for_all(self) -> list[tuple[str, str]]:
        """Return (name, string) for each thing that all players share, for people, without the tracker's values."""
        return []

    def in_words(self, field: str, value: Any) -> Any:
        """Return a seat's value in a field of the tracker in a form for people."""
        return value

    def drawn(self) -> list[Mark]:
        """Return the shapes of a picture of the table; later ones are drawn over earlier ones."""
        return []

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return the fields that a view of this seat has besides phase, seat and tracker, or in their place; None is
        the view open to everybody."""
        return {}

    def go(self, phase: str, seat: int | None) -> None:
        """Go to `phase`, in which `seat` must choose."""
        self.phase = phase
        self.seat = seat
        self._choices = None

    def emit(self, event: Event) -> None:
        """Add an event to those of this play, and apply it to the game's tracker."""
        self.tracker.apply(event)
        self.events.append(event)

    def _refusal(self, choice: object) -> IllegalChoice:
        choices = self.choices()
        broken = "" if self.over else self.phases[self.phase].broken(choice)
        if self.over:
            text = f"{choice!r}: the game is over"
        else:
            kind = kind_of(choice)
            listed = [other for other in choices if other[0] == kind] + [other for other in choices if other[0] != kind]
            legal = ", ".join([str(other) for other in listed[:LISTED]])
            if len(listed) > LISTED:
                legal += f" and {len(listed) - LISTED} more"
            against = " by " + broken if broken else ""
            text = f"{choice!r} is not legal in phase {self.phase}{against}; legal are {legal}"
        error = IllegalChoice(text)
        error.choice = choice
        error.phase = self.phase
        error.rules = rule_ids(broken)
        error.legal = choices
        return error


def rule_ids(text: str) -> tuple[str, ...]:
    """Return the single ids that a string such as "HD-3, HD-40 to HD-42" means."""
    found: list[str] = []
    for part in text.split(", "):
        if " to " in part:
            first, last = part.split(" to ")
            stem = first.rstrip("0123456789")
            found += [stem + str(number) for number in range(int(first[len(stem) :]), int(last[len(stem) :]) + 1)]
        elif part:
            found.append(part)
    return tuple(found)
