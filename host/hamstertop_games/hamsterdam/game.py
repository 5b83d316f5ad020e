"""The complete game of Hamsterdam, with every card and decision and an interface like a chess library's.

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

Phases in which a player could only pass are skipped. Cards are numbers (see `cards`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterdam import specials
from hamstertop.games.hamsterdam.tracker import Tracker

from .. import TABLE
from ..whole import WholeGame, shown
from . import breach, cards, deploy, flood, movement, roll, setup, types
from .dam import Dam
from .options import Options

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..whole import Mark, Phase

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


def _count(game: Game) -> None:
    """Answer the tracker's questions until it has ranked the players. It asks for water (HD-71), and for hamsters only
    to break a tie for the win (HD-72)."""
    tracker = game.tracker
    while not tracker.over:
        seat = tracker.actor
        dam = game.dams[seat]
        if tracker.phase == "dams":
            game.emit(("dam", seat, sum(dam.tokens)))
        else:
            game.emit(("hamsters", seat, dam.hamsters()))
    game.go("over", None)


# What the game does when the tracker reaches a phase
_FOLLOW: dict[str, Callable[[Game], None]] = {
    "first": lambda game: game.go("first", TABLE),  # HD-15, HD-A29
    "deploy": deploy.deploy,
    "roll": roll.begin,
    # The tracker determines whose cards flip, and how many. HD-40, HD-46, HD-A30
    "breach": lambda game: game.go("breach", game.tracker.actor),
    "move": movement.begin,
    "skip": movement.go_on,
    "redeploy": deploy.redeploy,
    "dams": _count,
    "hamsters": _count,
    "over": _count,
}

# Fields with a single value, and fields with a list
_VALUES = ("phase", "seat", "receiver", "hand", "used", "acting", "card", "spot", "due")
_LISTS = ("given", "hands", "deck", "dealt", "kept", "values", "floods", "targets", "done")


# The size of a dam card in a picture
WIDE = 44
HIGH = 84


class Game(WholeGame[types.Choice, types.View, Options]):
    """A game for 2 to 4 players. Its fields can be read, but only `play` may change them."""

    phases: ClassVar = PHASES
    names: ClassVar = types.NAMES
    options_class: ClassVar = Options
    tracker_class: ClassVar = Tracker
    tracker: Tracker

    def set_up(self) -> None:
        self.tracker.cards = self.options.cards
        self.dams = [Dam(self.options.cards) for _ in range(self.players)]

        # Set-up
        self.given: list[tuple[int, ...]] = [()] * self.players  # the numbers that each player passes
        self.hands: list[tuple[int, ...]] = [()] * self.players  # the dam cards that each player has yet to lay
        self.deck: list[int] = []  # the number of specials left, by kind
        self.dealt: list[tuple[int, ...]] = [()] * self.players  # the specials that each player can choose from
        self.kept: list[tuple[int, ...]] = [()] * self.players
        self.receiver = 0  # the seat being dealt a special

        # The current action
        self.hand: tuple[int, ...] = ()  # the hamsters that the seat has yet to place
        self.values: list[int] = []  # the settled roll as it counts for each seat; 0 = ignored; [] = no roll
        self.floods: list[int] = []  # flooded positions on the seat's dam
        self.used: tuple[
            tuple[int, int, int], ...
        ] = ()  # (seat, card, position) of specials that have acted and stayed in place
        self.done: list[int] = []  # what each player has done in the current movement phase
        self.acting = 0  # the seat whose ability is being carried out
        self.card = 0  # the special that is acting
        self.spot = 0  # its position, or the position that hamsters moved to in a breach
        self.due = 0  # the number of hamsters there that must leave the game, each with a token
        self.targets: list[int] = []  # the positions that a Whack-a-Mole can go to

        house = self.options.house
        self.emit(
            ("setup", self.players, int(self.options.classic)) + (house if isinstance(house, tuple) else (house,))
        )
        for kind in specials.ASKED:
            if bool(self.options.specials[kind][2]) != specials.SPECIALS[kind][2]:
                self.emit(("symbol", kind, int(self.options.specials[kind][2])))
        setup.begin(self)

    # The table

    @property
    def supply(self) -> int:
        """The number of flood tokens left, not counting the one on the turn tracker (HD-16). It is negative when
        substitutes are in use (HD-A27)."""
        used = [sum(dam.tokens) + dam.markers() for dam in self.dams]
        return cards.TOKENS - 1 - self.tracker.water - sum(used)

    def others(self, seat: int) -> list[int]:
        """Return all other seats, in turn order."""
        return [(seat + step) % self.players for step in range(1, self.players)]

    # Display

    def rows_of(self, seat: int) -> list[tuple[str, str]]:
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
        """Return a picture of the dams, one per row, with the number of hamsters, specials and tokens on each card."""
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
        game = super().copy()
        game.dams = [dam.copy() for dam in self.dams]
        return game

    def state(self) -> tuple[Any, ...]:
        return (
            self.options.state(),
            self.tracker.state(),
            tuple(self.tracker.symbols),
            tuple([dam.state() for dam in self.dams]),
            tuple([getattr(self, field) for field in _VALUES]),
            tuple([tuple(getattr(self, field)) for field in _LISTS]),
        )

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """Return what a seat can see: the fields of each `Dam` under "dams", and the hands. Hidden values are None.

        The hidden values are the deck; the cards that other players pass, until all have chosen (HD-A1); and the
        specials that other players have been dealt or have kept, until all have chosen.
        """
        seen = shown(self, ("hands", "hand", "values", "floods", "used"))
        seen["dams"] = tuple([shown(dam, Dam.fields) for dam in self.dams])
        seen["given"] = self._only(seat, self.given) if self.hides("passing") else tuple(self.given)
        seen["dealt"] = self._only(seat, self.dealt)
        seen["kept"] = self._only(seat, self.kept)
        seen["deck"] = None
        return seen

    def _only(self, seat: int | None, fields: list[tuple[int, ...]]) -> tuple[tuple[int, ...] | None, ...]:
        """Return one value for each seat: the field's value for this seat, and None for the others."""
        return tuple([value if owner == seat else None for owner, value in enumerate(fields)])

    # Used by the phases

    def throw(self, phase: str, seat: int, position: int) -> None:
        """Go to the roll that an ability triggers."""
        self.acting = seat
        self.spot = position
        self.go(phase, TABLE)

    def follow(self) -> None:
        _FOLLOW[self.tracker.phase](self)

    def mark_used(self, seat: int, card: int, position: int) -> None:
        """Record that a special which stays in place has acted, so that it cannot act again in the same window."""
        self.used += ((seat, card, position),)


def _many(names: list[str]) -> str:
    """Return card names as one string, in order and with equal ones counted, as in "Napster, hamster x2"."""
    found: list[str] = []
    for index, name in enumerate(names):
        if name not in names[:index]:
            count = names.count(name)
            found.append(f"{name} x{count}" if count > 1 else name)
    return ", ".join(found)
