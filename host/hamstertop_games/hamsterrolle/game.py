"""The complete game of Hamsterrolle, with every piece and compartment and an interface like a chess library's.

    game = Game(players=4, options=Options(teams=1))
    while not game.over:
        if game.seat == TABLE:
            choice = ...        # one of game.outcomes(), by its weight
        else:
            choice = ...        # one of game.choices()
        events = game.play(choice)
    game.standings()

A choice is a plain tuple: its kind, then small integers. docs/library/choices.md explains all of them. Each choice is
offered and carried out by a phase in `PHASES`.

The module `falls` decides what falls. Compartments are numbered from 0, where the cone starts, in the direction the
wheel rolls. The kinds of pieces are 1 to 7, and the cone is 8.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.tracker import ELSEWHERE, Tracker

from .. import TABLE
from ..whole import WholeGame, shown
from . import phases, types
from .options import Options
from .wheel import NAMES, Wheel

if TYPE_CHECKING:
    from typing import Any

    from .. import Choice
    from ..whole import Mark, Phase

PHASES: dict[str, Phase] = {
    "sharing": phases.Sharing(),
    "first": phases.First(),
    "turn": phases.Turn(),
    "attempt": phases.Attempt(),
    "rest": phases.Rest(),
}


# The size of the wheel in a picture
RIM = 130  # distance from the centre
HUB = 22
LABEL = 24  # outside the rim
SIDE = 20  # of a piece


class Game(WholeGame[types.Choice, types.View, Options]):
    """A game for 2 to 4 players. Its fields can be read, but only `play` may change them."""

    phases: ClassVar = PHASES
    names: ClassVar = types.NAMES
    options_class: ClassVar = Options
    tracker_class: ClassVar = Tracker
    tracker: Tracker

    def set_up(self) -> None:
        self.tracker.size = self.options.compartments
        self.wheel = Wheel(self.options.compartments)
        self.hands: list[tuple[int, ...]] = []  # the kinds of the pieces each player has, sorted
        self.box: list[int] = []  # the kinds in the fourth set that have not been dealt yet
        self.out: list[int] = []  # the kinds of the pieces that have left the game
        self.action: Choice = ()  # the current build or pass
        self.emit(("setup", self.players, self.options.teams, *self.options.house))
        self._deal()

    def _deal(self) -> None:
        """Deal the pieces. HR-3, HR-4, HR-5.

        If the options reduce the number of kinds, unused pieces and any shared set are out of the game from the start.
        """
        kinds = self.options.kinds
        each = 2 if self.players == 2 else 1
        self.hands = [tuple(sorted(each * tuple(range(1, kinds + 1))))] * self.players
        if kinds < rules.KINDS:
            sets = 3 if self.players == 3 else 4
            for kind in range(1, rules.KINDS + 1):
                self.out += [kind] * (sets - (each * self.players if kind <= kinds else 0))
            for seat in range(self.players):
                self.emit(("stock", seat, each * kinds))
            phases.begin(self)
        elif self.tracker.shared:
            self.box = list(range(1, rules.KINDS + 1))
            self.go("sharing", TABLE)
        else:
            phases.begin(self)

    # The table

    def scores(self) -> list[int]:
        return self.tracker.stocks

    # Display

    def rows_of(self, seat: int) -> list[tuple[str, str]]:
        return [("pieces", " ".join([NAMES[kind] for kind in self.hands[seat]]))]

    def rows_for_all(self) -> list[tuple[str, str]]:
        rows = []
        for compartment, kinds in enumerate(self.wheel.lying[: self.wheel.size]):
            name, text = f"compartment {compartment}", " ".join([NAMES[kind] for kind in kinds])
            rows.append((name + ", lowest", text or "empty") if compartment == self.wheel.low else (name, text))
        rows.append(("out of the game", " ".join([NAMES[kind] for kind in self.out])))
        return rows

    def drawn(self) -> list[Mark]:
        """Return a side view of the wheel, with the lowest compartment at the bottom and the hindmost pieces
        outermost."""
        middle = LABEL + RIM
        found: list[Mark] = [
            (LABEL, LABEL, 2 * RIM, 2 * RIM, "wheel", ""),
            (middle - HUB, middle - HUB, 2 * HUB, 2 * HUB, "paper", ""),
        ]
        size = self.wheel.size
        for compartment in range(size):
            turn = 2 * math.pi * (compartment - self.wheel.low) / size
            kinds = self.wheel.lying[compartment]
            spots = [(RIM + LABEL // 2, "", str(compartment))]
            for place, kind in enumerate(kinds):
                colour = "stone" if kind == rules.CONE else "hamster"
                spots.append((RIM - SIDE - (SIDE + 1) * place, colour, NAMES[kind][:1]))
            for away, colour, text in spots:
                left, top = middle - away * math.sin(turn) - SIDE / 2, middle + away * math.cos(turn) - SIDE / 2
                found.append((int(left), int(top), SIDE, SIDE, colour, text))
        return found

    # Copies and views

    def copy(self) -> Game:
        game = super().copy()
        game.wheel = self.wheel.copy()
        return game

    def state(self) -> tuple[Any, ...]:
        lists = (tuple(self.hands), tuple(self.box), tuple(self.out))
        waiting = (self.action, self.phase, self.seat)
        return (self.options.state(), self.tracker.state(), self.wheel.state(), lists, *waiting)

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return the complete position, because nothing is hidden. "wheel" has the pieces in each compartment, and the
        lowest compartment."""
        seen = shown(self, ("hands", "box", "out", "action"))
        seen["wheel"] = self.wheel.state()
        return seen

    # Used by the phases

    def follow(self) -> None:
        """Continue with the tracker's current phase: the next turn, or the end of the game."""
        self.action = ()
        if self.tracker.over:
            self.go("over", None)
        else:
            self.go("turn", self.tracker.seat)

    def give(self, seat: int, kind: int) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + (kind,)))

    def lose(self, seat: int, kind: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(kind)
        self.hands[seat] = tuple(hand)

    def pieces(self, kinds: list[int]) -> int:
        """Return the number of pieces. The cone counts only if it is taken like a piece (HR-A6)."""
        return len(kinds) if self.tracker.counts_cone else len(kinds) - kinds.count(rules.CONE)

    def reported_step(self, compartment: int) -> int:
        """Return how many steps ahead a piece is, as entered on a companion, or ELSEWHERE if it is not in an open
        compartment."""
        tracker = self.tracker
        step = (compartment - tracker.first_open) % self.wheel.size
        return step if step in tracker.steps or tracker.asks_place else ELSEWHERE

    def note_kinds(self) -> None:
        tracker = self.tracker
        if not tracker.asks_kinds:
            return
        for compartment, kinds in enumerate(self.wheel.lying):
            for kind in range(1, rules.CONE + 1):
                if (kind in kinds) != tracker.doubled(compartment, kind):
                    self.emit(("lies" if kind in kinds else "left", compartment, kind))
