"""What all whole games have in common: who chooses, from what, and how a choice is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from . import TABLE, IllegalChoice

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any, TypeVar

    from hamstertop.games import Event

    from . import Choice

    Self = TypeVar("Self", bound="WholeGame")

    # Of a picture: left, top, width and height in pixels, a colour of `rendering` or "" for none, a text in the middle.
    Mark = tuple[int, int, int, int, str, str]


LISTED = 5  # legal choices that a refusal names at most
KEPT = 16  # positions that `pop` keeps: as many calls without playing the game again


class Phase:
    """One kind of decision. It holds no state: the game does.

    `who` chooses, in words, and `kinds` are the kinds of choice. `rules` are the ids that say what is legal;
    `kind_rules` those of a single kind of choice, where a phase has many.
    """

    who = "chance"
    kinds: ClassVar[tuple[str, ...]] = ()
    rules = ""
    kind_rules: ClassVar[dict[str, str]] = {}

    def broken(self, choice: Any) -> str:
        """Ids of the rules against a choice that is not legal: those of its kind, else all of the phase."""
        return self.kind_rules.get(kind_of(choice), self.rules)

    def choices(self, game: Any, seat: int) -> Sequence[Choice]:
        """Return every legal choice; at a chance node those of `outcomes`."""
        return [choice for choice, _ in self.outcomes(game)]

    def outcomes(self, game: Any) -> list[tuple[Choice, int]]:
        """At a chance node: each choice and its weight. Elsewhere none."""
        return []

    def play(self, game: Any, seat: int, choice: Choice) -> None:
        """Carry out a legal choice and continue to the next decision; without going, the same choices stand again."""
        raise NotImplementedError

    def unlisted(self, game: Any, seat: int, choice: Any) -> Choice | None:
        """Return a choice that `choices` does not have and that is legal all the same, in plain values; None if it is
        not."""
        return None


def kind_of(choice: Any) -> str:
    """Return the kind of a choice, "" for anything else."""
    return choice[0] if isinstance(choice, tuple) and choice and isinstance(choice[0], str) else ""


def shown(table: Any, fields: Iterable[str]) -> dict[str, object]:
    """Field -> value, which nobody can change: lists are tuples, inside as well."""
    return {field: _fixed(getattr(table, field)) for field in fields}


def _fixed(value: object) -> object:
    if isinstance(value, (list, tuple)):
        return tuple([_fixed(each) for each in value])
    return value


class WholeGame:
    """A whole table: every card, compartment and square. Each title's `Game` is one.

    Attributes:
        players: how many, at the seats 0 to players - 1.
        options (HouseOptions): the house rules, an `Options` of the title.
        seat: who must choose now; TABLE where chance decides, None when the game is over.
        phase: the kind of decision, by name.
        tracker: what a companion at the table knows, a `Tracker` of the title.
        events: those of the last play, at first those of the start.
        over: whether the game has ended.
    """

    phases: ClassVar[dict[str, Phase]] = {}  # by name
    players: int
    options: Any
    phase: str
    seat: int | None  # who must choose now; TABLE at a chance node, None when the game is over
    tracker: Any  # the one of the game: what a companion at the table knows
    events: list[Event]  # the events of the last play, at first those of the start
    _choices: tuple[Choice, ...] | None
    # What was chosen since the start, the last first: (what was chosen before, choice). Copies share it.
    _past: tuple[Any, Choice] | None = None
    _kept: tuple[Any, ...] = ()  # the last positions that `pop` has passed
    _start: Any = None  # the position that the game began from; None = a new game

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat is None

    def choices(self) -> tuple[Choice, ...]:
        """Return what may be chosen now.

        Returns:
            Every legal choice, its kind and then small integers; at a chance node the outcomes; none when the game is
            over.
        """
        choices = self._choices
        if choices is None:
            if self.seat is None:
                return ()
            choices = self._choices = tuple(self.phases[self.phase].choices(self, self.seat))
        return choices

    def outcomes(self) -> list[tuple[Choice, int]]:
        """Return what chance may decide now.

        Returns:
            At a chance node every choice and its weight, a whole number: a choice is as likely as its weight is to
            the sum of all. Elsewhere none.
        """
        if self.seat != TABLE:
            return []
        found = self.phases[self.phase].outcomes(self)
        if self._choices is None:  # `play` asks for them next
            self._choices = tuple([choice for choice, _ in found])
        return found

    def play(self, choice: Choice) -> list[Event]:
        """Carry out a choice, of the player or of chance, and continue to the next decision.

        Args:
            choice: one of `choices()`.

        Returns:
            The events that people would enter into a companion.

        Raises:
            IllegalChoice: it is none of `choices()`; nothing has changed.
        """
        choices = self._choices or self.choices()
        try:
            choice = choices[choices.index(choice)]  # the game's own: an equal one may have values of other types
        except ValueError:
            choice = self._unlisted(choice)
        return self._carry_out(choice)

    def _unlisted(self, choice: Any) -> Choice:
        """Return what is legal without being listed. IllegalChoice if it is not."""
        found = None if self.seat is None else self.phases[self.phase].unlisted(self, self.seat, choice)
        if found is None:
            raise self._refusal(choice)
        return found

    def _carry_out(self, choice: Choice) -> list[Event]:
        self.events = []
        self._past = (self._past, choice)
        self.phases[self.phase].play(self, self.seat, choice)  # type: ignore[arg-type]  # somebody must choose
        return self.events

    # What was played

    @property
    def history(self) -> tuple[Choice, ...]:
        """Every choice since the start, those of chance as well."""
        found = []
        past = self._past
        while past:
            found.append(past[1])
            past = past[0]
        found.reverse()
        return tuple(found)

    @property
    def start(self: Self) -> Self:
        """The position before the first choice of the history, as a game of its own."""
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
        """Take back the last choice of all.

        The game is played again from its start, without asking whether it is legal: what fell falls again. The last
        positions on the way are kept, so that the next calls take one of them.

        Returns:
            The choice that was taken back, of a player or of chance.

        Raises:
            IndexError: nothing has been chosen yet.
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
        """Return (place from 1, seat, score) of everybody, the winner first; empty before the end."""
        raise NotImplementedError

    def state(self) -> tuple[Any, ...]:
        """Return everything that decides how the game continues, for comparing two games."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        """Return whether two games continue alike, by whatever way they came there."""
        return self is other or (self.__class__ is other.__class__ and self.state() == other.state())

    def __hash__(self) -> int:
        """Return the hash of the position: equal positions have equal ones, by whatever way a game came there."""
        return hash(self.state())

    def __getstate__(self) -> dict[str, Any]:
        """For pickle: the history as one tuple, as a chain may be longer than it can follow."""
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
        """Return the whole table, hidden parts too: a row for each thing that every player has, then what all share."""
        from . import rendering  # only who prints a game loads it

        return rendering.text(self)

    def _repr_svg_(self) -> str:
        """Return what lies on the table as a picture, and the same text below it, for notebooks."""
        from . import rendering

        return rendering.svg(self)

    # Copies and views

    def copy(self: Self) -> Self:
        """Return the same position, to search from: playing on one leaves the other alone.

        Returns:
            A game of the same class.
        """
        copy: Self = object.__new__(self.__class__)
        for field, value in self.__dict__.items():
            setattr(copy, field, value[:] if type(value) is list else value)
        copy.tracker = self.tracker.copy()
        return copy

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """Return what a player may know.

        Args:
            seat: the player's, from 0; None is what everybody may know.

        Returns:
            Field -> value: "phase" and "seat" of the game, "tracker" as a dictionary of the tracker's fields, and what
            the title adds. All values are plain, and lists are tuples: nobody can change the game by its view.

        Raises:
            ValueError: there is no such seat.
        """
        if seat is not None and not (isinstance(seat, int) and 0 <= seat < self.players):
            raise ValueError(
                f"seats are 0 to {self.players - 1}, not {seat!r}; view() without a seat is what everybody may know"
            )
        seen: dict[str, Any] = {
            "phase": self.phase,
            "seat": self.seat,
            "tracker": shown(self.tracker, self.tracker.fields),
        }
        seen.update(self.seen_by(seat))
        return seen

    def rows_of(self, seat: int) -> list[tuple[str, str]]:
        """Return (name, text) of what lies before a player, for people; besides what the tracker knows."""
        return []

    def rows_for_all(self) -> list[tuple[str, str]]:
        """Return (name, text) of what all share, for people; besides what the tracker knows."""
        return []

    def in_words(self, field: str, value: Any) -> Any:
        """Return a value that a seat has in a field of the tracker, for people."""
        return value

    def drawn(self) -> list[Mark]:
        """Return what lies on the table, for a picture: what comes later lies above."""
        return []

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return what a view of this seat has besides phase, seat and tracker, or in their place; None = for
        everybody."""
        return {}

    def go(self, phase: str, seat: int | None) -> None:
        """Wait for a decision of this seat."""
        self.phase = phase
        self.seat = seat
        self._choices = None

    def emit(self, event: Event) -> None:
        """Add an event to those of this play, and fold it into the tracker inside."""
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
    """Return the ids of a text such as "HD-3, HD-40 to HD-42", each by itself."""
    found: list[str] = []
    for part in text.split(", "):
        if " to " in part:
            first, last = part.split(" to ")
            stem = first.rstrip("0123456789")
            found += [stem + str(number) for number in range(int(first[len(stem) :]), int(last[len(stem) :]) + 1)]
        elif part:
            found.append(part)
    return tuple(found)
