"""The whole game of Hamsterdam: every card and every decision, with an interface like a chess library's.

    game = Game(players=3)
    while not game.over:
        if game.seat == TABLE:
            choice = ...        # one of game.outcomes(), by its weight
        else:
            choice = ...        # one of game.choices()
        events = game.play(choice)
    game.standings()

A choice is a plain tuple: its kind, then small integers. docs/library/choices.md explains each; the phase that offers
it, in `PHASES`, carries it out.

Phases in which a player could only pass are left out. Cards are numbers (see `cards`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterdam.tracker import Tracker

from .. import TABLE
from ..whole import WholeGame, shown
from . import breach, cards, deploy, ending, flood, movement, roll, setup
from .dam import Dam
from .options import Options

if TYPE_CHECKING:
    from typing import Any

    from hamstertop.games import Event

    from .. import Choice
    from ..whole import Mark, Phase
    from . import types

PHASES: dict[str, Phase] = {
    "passing": setup.Passing(),
    "laying": setup.Laying(),
    "dealing": setup.Dealing(),
    "keeping": setup.Keeping(),
    "first": setup.First(),
    "placing": deploy.Placing(),
    "roll": roll.Roll(),
    "own roll": roll.OwnRoll(),
    "reroll": roll.Reroll(),
    "choose": roll.Choose(),
    "whack": roll.Whack(),
    "put": roll.Put(),
    "any roll": roll.AnyRoll(),
    "flood": flood.Flood(),
    "breach": breach.Breach(),
    "sacrifice": breach.Sacrifice(),
    "move": movement.Move(),
    "skip": movement.Skip(),
    "clearing": deploy.Clearing(),
    "tidying": deploy.Tidying(),
}

# What the game does when the tracker comes to a phase
_FOLLOW = {
    "first": setup.roll_for_first,
    "deploy": deploy.deploy,
    "roll": roll.begin,
    "breach": breach.begin,
    "move": movement.begin,
    "skip": movement.go_on,
    "redeploy": deploy.redeploy,
    "dams": ending.count,
    "hamsters": ending.count,
    "over": ending.count,
}

# Fields that hold one value, and fields that hold a list
_VALUES = ("phase", "seat", "receiver", "hand", "used", "acting", "card", "spot", "due")
_LISTS = ("given", "hands", "deck", "dealt", "kept", "values", "floods", "targets", "done")


# Sizes of a dam card in a picture
WIDE = 44
HIGH = 84


class Game(WholeGame):
    """A table of 2 to 4 players. Read its fields, but change them only with `play`."""

    if TYPE_CHECKING:  # the title's own types for the fields that every game has

        def choices(self) -> tuple[types.Choice, ...]: ...
        def outcomes(self) -> list[tuple[types.Choice, int]]: ...
        def play(self, choice: types.Choice) -> list[Event]: ...
        def view(self, seat: int | None = None) -> types.View: ...
        def pop(self) -> types.Choice: ...
        @property
        def history(self) -> tuple[types.Choice, ...]: ...

    phases: ClassVar = PHASES
    options: Options
    tracker: Tracker

    def __init__(self, players: int = 3, options: Options | None = None) -> None:
        """Begin a new game.

        Args:
            players: the number of players at the table.
            options: the house rules; the defaults if None.

        Raises:
            IllegalEvent: the title is not for this many players.
            TypeError: the options are of another class.
        """
        self.options = Options.checked(options)
        self.players = players
        self.tracker = Tracker()
        self.tracker.cards = self.options.cards
        self.dams = [Dam(self.options.cards) for _ in range(players)]
        self.events: list[Event] = []  # the events of the last play; before that, those of the start
        self.phase = ""
        self.seat: int | None = TABLE  # who must choose now; TABLE at a chance node, None when the game is over
        self._choices: tuple[Choice, ...] | None = None

        # Set-up
        self.given: list[tuple[int, ...]] = [()] * players  # numbers that each player passes
        self.hands: list[tuple[int, ...]] = [()] * players  # dam cards that each player has yet to lay
        self.deck: list[int] = []  # specials left, by kind
        self.dealt: list[tuple[int, ...]] = [()] * players  # specials from which each player may choose
        self.kept: list[tuple[int, ...]] = [()] * players
        self.receiver = 0  # the seat that is dealt a special

        # The action in progress
        self.hand: tuple[int, ...] = ()  # hamsters that the seat has yet to place
        self.values: list[int] = []  # the settled roll, as each seat counts it; 0 = ignored; [] = no roll
        self.floods: list[int] = []  # positions of the seat's dam that are flooded
        self.used: tuple[
            tuple[int, int, int], ...
        ] = ()  # specials (seat, card, position) that have acted and stayed there
        self.done: list[int] = []  # what each player has done in this movement phase
        self.acting = 0  # seat whose ability is in progress
        self.card = 0  # the special that acts
        self.spot = 0  # its position; in a breach, the position to which hamsters moved
        self.due = 0  # hamsters there that must leave the game, each with a token
        self.targets: list[int] = []  # positions to which Whack-a-Mole may go

        house = self.options.house
        self.emit(("setup", players, int(self.options.classic)) + (house if isinstance(house, tuple) else (house,)))
        setup.begin(self)

    # The table

    @property
    def supply(self) -> int:
        """The flood tokens that nobody has yet, without the one on the turn tracker (HD-16). Below 0, substitutes are
        in use (HD-A27)."""
        used = [sum(dam.tokens) + dam.markers() for dam in self.dams]
        return cards.TOKENS - 1 - self.tracker.water - sum(used)

    def others(self, seat: int) -> list[int]:
        """Return all other seats, in turn order."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    def standings(self) -> list[tuple[int, int, int]]:
        """Return the final ranking. HD-71 to HD-73.

        Hamsters only break ties for the win (HD-72): players who tie below first place share a place.

        Returns:
            (place from 1, seat, water in tokens) for every player, the winner first; nothing before the end.
        """
        if not self.over:
            return []
        tracker = self.tracker
        return sorted(zip(tracker.places, range(self.players), tracker.scores, strict=True))

    # For people

    def rows_of(self, seat: int) -> list[tuple[str, str]]:
        """Return the cards in a seat's hand, those on its dam with their tokens and hamsters, and the reinforcement
        pile."""
        dam = self.dams[seat]
        rows = [("in hand", _many([str(number) for number in self.hands[seat]]))]
        placing = self.hand if seat == self.seat else ()
        rows.append(("to place", _many([cards.name(card) for card in placing])))
        rows.append(("dealt", _many([cards.name(card) for card in self.dealt[seat]])))
        rows.append(("reinforcements", _many([cards.name(card) for card in dam.pile])))
        for position, number in enumerate(dam.numbers):
            if position in dam.positions():
                tokens = dam.tokens[position]
                on_it = ["~" * tokens] * bool(tokens) + [_many([cards.name(card) for card in dam.stacks[position]])]
                text = f"{number}: {' '.join(on_it)}".strip()
            else:
                text = f"({number})"
            rows.append(("card " + "abcdefghijk"[position], text))
        return rows

    def drawn(self) -> list[Mark]:
        """Return a picture of the dams, one in each row, with the numbers of hamsters, specials and tokens on each
        card."""
        found: list[Mark] = []
        for seat, dam in enumerate(self.dams):
            top = seat * (HIGH + 10)
            if dam.numbers:
                found.append((0, top, 52, HIGH, "", f"seat {seat}"))
            for position, number in enumerate(dam.numbers):
                left = 60 + position * WIDE
                standing = position in dam.positions()
                found.append((left, top, WIDE - 4, HIGH, "card" if standing else "stone", ""))
                found.append((left, top + 2, WIDE - 4, 18, "", str(number)))
                stack = dam.stacks[position]
                specials = len([card for card in stack if card < cards.STANDARD])
                rows = (("hamster", len(stack) - specials), ("special", specials), ("water", dam.tokens[position]))
                for row, (colour, count) in enumerate(rows):
                    if count and standing:
                        found.append((left + (WIDE - 22) // 2, top + 22 + 20 * row, 18, 18, colour, str(count)))
        if found:
            top = len(self.dams) * (HIGH + 10)
            legend = (("hamster", "hamsters"), ("special", "specials"), ("water", "tokens"), ("stone", "flipped"))
            for place, (colour, text) in enumerate(legend):
                found += [(60 + 110 * place, top, 18, 18, colour, ""), (84 + 110 * place, top, 64, 18, "", text)]
        return found

    # Copies and views

    def copy(self) -> Game:
        """Return a copy to play on from."""
        game = super().copy()
        game.dams = [dam.copy() for dam in self.dams]
        return game

    def state(self) -> tuple[Any, ...]:
        """Return everything that determines how the game continues, for comparisons between games.

        Returns:
            Nested tuples, which are equal if the positions are.
        """
        return (
            self.options.state(),
            self.tracker.state(),
            tuple([dam.state() for dam in self.dams]),
            tuple([getattr(self, field) for field in _VALUES]),
            tuple([tuple(getattr(self, field)) for field in _LISTS]),
        )

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return the fields of each seat's `Dam` under "dams", and the cards in hands. None stands for hidden values.

        Hidden are the deck; the cards that others pass, until all have chosen (HD-A1); and the specials that others
        have been dealt or have chosen, until all have chosen.
        """
        seen = shown(self, ("hands", "hand", "values", "floods", "used"))
        seen["dams"] = tuple([shown(dam, Dam.fields) for dam in self.dams])
        blind = self.phase == "passing" and self.options.blind_passing
        seen["given"] = self._only(seat, self.given) if blind else tuple(self.given)
        seen["dealt"] = self._only(seat, self.dealt)
        seen["kept"] = self._only(seat, self.kept)
        seen["deck"] = None
        return seen

    def _only(self, seat: int | None, fields: list[tuple[int, ...]]) -> tuple[tuple[int, ...] | None, ...]:
        """Return the values of a field for all seats, with None for every seat except this one."""
        return tuple([value if owner == seat else None for owner, value in enumerate(fields)])

    # For the phases

    def look(self, phase: str, seat: int) -> bool:
        """Ask for this decision if it has any choices; return whether it has."""
        self.phase = phase
        self.seat = seat
        choices = PHASES[phase].choices(self, seat)
        self._choices = tuple(choices) if choices else None
        return bool(choices)

    def throw(self, phase: str, seat: int, position: int) -> None:
        """Go to a throw of dice that an ability causes."""
        self.acting = seat
        self.spot = position
        self.go(phase, TABLE)

    def follow(self) -> None:
        """Continue at the tracker's present phase."""
        _FOLLOW[self.tracker.phase](self)

    def mark_used(self, seat: int, card: int, position: int) -> None:
        """Note that a special which stays in place has acted: it does not act again in the same window."""
        self.used += ((seat, card, position),)


def _many(names: list[str]) -> str:
    """Return a list of names in the order of their cards, with equal ones counted: "Napster, hamster x2"."""
    found: list[str] = []
    for index, name in enumerate(names):
        if name not in names[:index]:
            count = names.count(name)
            found.append(f"{name} x{count}" if count > 1 else name)
    return ", ".join(found)
