"""The complete game of Run, Hamster, Run!, with every square and secret and an interface like a chess library's.

    game = Game(players=3)
    while not game.over:
        if game.seat == TABLE:
            choice = ...        # one of game.outcomes(), by its weight
        else:
            choice = ...        # one of game.choices()
        events = game.play(choice)
    game.standings()

A choice is a plain tuple: its kind, then small integers. docs/library/choices.md explains all of them. Each choice is
offered and carried out by a phase in `PHASES`.

Turns in which a hamster could only pass are skipped. Squares, traits and actions are numbers (see `belt` and `rules`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.run_hamster_run import rules
from hamstertop.games.run_hamster_run.tracker import Tracker

from .. import TABLE
from ..whole import WholeGame, shown
from . import belt, contest, ending, phase, plan, turn, types
from .options import Options

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..whole import Mark, Phase

PHASES: dict[str, Phase] = {
    "placing": phase.Hat(),
    "place": plan.Place(),
    "allocate": plan.Allocate(),
    "initiative": phase.Hat(),
    "declare": plan.Declare(),
    "act": turn.Act(),
    "resist": contest.Resist(),
    "test": contest.Test(),
    "bite": turn.Bite(),
    "throw": turn.Throw(),
    "tie": phase.Hat(),
    "chomp": ending.Chomp(),
    "jaws": ending.Jaws(),
}

# What the game does when the tracker reaches a phase. In all other phases, it waits for a player or a draw.
_FOLLOW: dict[str, Callable[[Game], None]] = {
    "place": plan.place,
    "reveal": lambda game: game.enter(("revealed",)),  # all allocations at the same time, RHR-12
    "resolve": turn.begin,
    "belt": ending.convey,
    "fatigue": lambda game: game.enter(("done",)),  # a new round, or the end of the game, RHR-92
    "over": lambda game: game.go("over", None),
}

SIDE = 32  # of a square in a picture

HIDDEN = (-1, -1, -1)  # an allocation that other players have made but not revealed

# Fields with a single value
_VALUES = ("phase", "seat", "stepped", "pushed", "target", "direction", "trait")


class Game(WholeGame[types.Choice, types.View, Options]):
    """A game for 2 to 5 players. Its fields can be read, but only `play` may change them."""

    phases: ClassVar = PHASES
    names: ClassVar = types.NAMES
    options_class: ClassVar = Options
    tracker_class: ClassVar = Tracker
    tracker: Tracker

    def set_up(self) -> None:
        self.beside = belt.table(self.options.columns, self.options.strips, self.options.eight_neighbours)
        self.places = [belt.OUT] * self.players  # each hamster's square, PIT or OUT

        # The current turn
        self.stepped = False  # whether the single move of a Bite or Throw, or the free sidestep of a Run, has been made
        self.pushed: tuple[int, ...] = ()  # the hamsters pushed in this Run
        self.direction = belt.UP  # the direction of a push
        self.target: int | None = None  # the hamster being tested
        self.trait = 0  # the trait used against the alligators

        self.emit(("setup", self.players, self.options.house))
        self.follow()

    # The table

    @property
    def tested(self) -> int:
        """The hamster being tested, while there is one."""
        assert self.target is not None
        return self.target

    def vacant(self, square: int) -> bool:
        return square >= 0 and square not in self.places

    def adjacent(self, seat: int) -> list[int]:
        """Return the hamsters adjacent to this one, or the others in the pit if it is there. RHR-A1, RHR-A10."""
        square = self.places[seat]
        if square == belt.PIT:
            return [other for other, place in enumerate(self.places) if place == belt.PIT and other != seat]
        near = self.beside[square]
        return [other for other, place in enumerate(self.places) if place >= 0 and place in near]

    def scores(self) -> list[int]:
        return [self.tracker.pluck(seat) for seat in range(self.players)]

    # Display

    def rows_of(self, seat: int) -> list[tuple[str, str]]:
        return [("square", belt.name(self.places[seat]))]

    def rows_for_all(self) -> list[tuple[str, str]]:
        return [("asterisks", f"strip {self.tracker.asterisks}")]

    def in_words(self, field: str, value: Any) -> Any:
        """Return an action's name, or a seat's traits with their initials: Scamper, Mettle, Friskiness."""
        if value is not None and field in ("declared", "actions"):
            return types.ACTIONS[value] if value in rules.ACTIONS else None
        if value is not None and field in ("traits", "sealed"):
            return "hidden" if value == HIDDEN else "S{} M{} F{}".format(*value)
        return value

    def drawn(self) -> list[Mark]:
        """Return a picture of the hamsters on the belt, with the pit below it."""
        columns, strips = self.options.columns, self.options.strips
        found: list[Mark] = []
        for strip in range(1, strips + 1):
            top = (strips - strip) * SIDE
            found.append((0, top, SIDE, SIDE, "", str(strip)))
            for column in range(1, columns + 1):
                asterisk = strip == self.tracker.asterisks
                found.append((column * SIDE, top, SIDE - 2, SIDE - 2, "card", "*" if asterisk else ""))
        pit = strips * SIDE
        found += [(column * SIDE, pit + SIDE, SIDE, SIDE, "", "abcde"[column - 1]) for column in range(1, columns + 1)]
        found += [(0, pit, SIDE, SIDE, "", "pit"), (SIDE, pit, columns * SIDE - 2, SIDE - 2, "dark", "")]
        for seat, place in enumerate(self.places):
            left, top = (seat + 1) * SIDE, pit
            if place >= 0:
                left, top = (place % belt.COLUMNS + 1) * SIDE, (strips - 1 - place // belt.COLUMNS) * SIDE
            if place != belt.OUT:
                found.append((left + 4, top + 4, SIDE - 10, SIDE - 10, f"seat {seat}", str(seat)))
        return found

    # Copies and views

    def state(self) -> tuple[Any, ...]:
        values = tuple([getattr(self, field) for field in _VALUES])
        return (self.options.state(), self.tracker.state(), tuple(self.places), values)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return what a seat can see: the hamsters' places under "places", and the current turn.

        Other players' allocations are hidden before the reveal (RHR-11). They are HIDDEN if they have been made, and
        None otherwise.
        """
        seen = shown(self, (*_VALUES, "places"))
        tracker = shown(self.tracker, self.tracker.fields)
        tracker["sealed"] = tuple(
            [
                HIDDEN if chips is not None and owner != seat else chips
                for owner, chips in enumerate(self.tracker.sealed)
            ]
        )
        seen["tracker"] = tracker
        return seen

    # Used by the phases

    def put(self, seat: int, place: int) -> None:
        """Move a hamster to a square, or into the pit. RHR-54, RHR-63."""
        self.places[seat] = place
        if place == belt.PIT:
            self.emit(("fell", seat))

    def follow(self) -> None:
        tracker = self.tracker
        if True in tracker.eaten:
            for seat in range(self.players):
                if tracker.eaten[seat]:
                    self.places[seat] = belt.OUT
        step = _FOLLOW.get(tracker.phase)
        if self.nobody_acts():
            self.go("over", None)
        elif step:
            step(self)
        else:
            to_act = None if tracker.hat else tracker.to_act
            self.go(tracker.phase, TABLE if to_act is None else to_act)

    def nobody_acts(self) -> bool:
        """Return whether no hamster can ever act again, because all those in play are safe in the pit without Pluck.
        RHR-A11."""
        tracker = self.tracker
        return len(tracker.in_play) > 1 and all([tracker.pit[seat] and tracker.safe(seat) for seat in tracker.in_play])
