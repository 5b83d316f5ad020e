"""A hamster's turn: its action, one choice after another until it passes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.run_hamster_run.rules import ACTIONS, METTLE, REST, RUN, THROW, TRAITS, reach

from ..whole import Phase
from . import belt, contest, running

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game

PASS = ("pass",)
JUDO = 2  # reach at which a hamster can throw to any vacant square next to itself (RHR-57)

# All changes of action, by the declared action and whether each trait has chips to pay with
_CHANGES: dict[tuple[int, bool, bool, bool], list[Choice]] = {
    (declared, scamper, mettle, friskiness): [
        ("change", action, trait)
        for action in ACTIONS
        if action != declared
        for trait, chips in zip(TRAITS, (scamper, mettle, friskiness), strict=True)
        if chips
    ]
    for declared in ACTIONS
    for scamper in (False, True)
    for mettle in (False, True)
    for friskiness in (False, True)
}


def begin(game: Game) -> None:
    """Begin the turn of the hamster that the tracker names, in order from the highest initiative."""
    game.stepped = False
    game.pushed = ()
    go_on(game)


def go_on(game: Game) -> None:
    """Ask the hamster again, or end its turn if it could only pass."""
    if not game.look("act", game.tracker.actor):
        game.enter(("done",))


class Act(Phase):
    """The choices in a turn, made one at a time until ("pass",).

    With any action, ("change", action, trait) is possible before anything else. In a Bite or Throw, a hamster can move
    by one square with ("move", direction) and challenge with ("challenge", seat). In a Run, it has the choices of
    `running`. In a Rest, ("rest", trait) returns a chip to a trait.
    """

    who = "each hamster, from the highest initiative"
    kinds = ("change", "move", "challenge", "rest", "step", "sidestep", "dash", "climb", "pass")
    rules = "RHR-40, RHR-42, RHR-43, RHR-46 to RHR-49, RHR-55, RHR-56, RHR-60, RHR-61"
    kind_rules: ClassVar = {
        "change": "RHR-40",
        "move": "RHR-42, RHR-55, RHR-A3, RHR-A4",
        "challenge": "RHR-43, RHR-56, RHR-101",
        "rest": "RHR-60 to RHR-62",
        "step": "RHR-33, RHR-46, RHR-A7",
        "dash": "RHR-33, RHR-47, RHR-A6",
        "climb": "RHR-33, RHR-48",
        "sidestep": "RHR-49, RHR-A5",
    }

    def choices(self, game: Game, seat: int) -> list[Choice]:
        tracker = game.tracker
        action = tracker.actions[seat]
        found: list[Choice] = []
        if action == REST:
            if tracker.recovers(seat):
                return [("rest", trait) for trait in TRAITS] + _changes(game, seat)
        elif action == RUN:
            found = running.choices(game, seat)
        else:
            found = _strikes(game, seat)
        found += _changes(game, seat)
        if found:
            found.append(PASS)
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        kind = choice[0]
        if kind == "pass":
            game.enter(("done",))
        elif kind == "rest":
            game.enter(("rested", choice[1]))
        elif kind == "challenge":
            contest.challenge(game, seat, choice[1])
        elif kind == "change":
            game.emit(("changed", choice[1], choice[2]))
            go_on(game)
        elif kind == "move":
            game.stepped = True
            game.put(seat, game.beside[game.places[seat]][choice[1]])
            go_on(game)
        else:
            running.play(game, seat, choice)
            if game.phase == "act":
                go_on(game)


def _changes(game: Game, seat: int) -> list[Choice]:
    """Return the changes of action, with the trait that pays. They are possible only before anything else. RHR-40."""
    tracker = game.tracker
    declared = tracker.declared[seat]
    if tracker.acted or game.stepped or tracker.actions[seat] != declared:
        return []
    assert declared is not None
    scamper, mettle, friskiness = tracker.traits[seat]
    return _CHANGES[declared, scamper > 0, mettle > 0, friskiness > 0]


def _strikes(game: Game, seat: int) -> list[Choice]:
    """Return the choices in a Bite or Throw: a move by one square and one challenge. RHR-A3, RHR-A4."""
    challenged = game.tracker.challenged
    found: list[Choice] = []
    if not game.stepped and (game.options.free_order or not challenged):
        found = [("move", direction) for direction in running.open_directions(game, seat)]
    if not challenged and game.tracker.traits[seat][METTLE]:
        found += [("challenge", other) for other in game.adjacent(seat)]
    return found


def settled(game: Game, won: bool) -> None:
    """Continue a turn after a test."""
    seat = game.tracker.actor
    action = game.tracker.actions[seat]
    if game.tracker.phase == "loss":
        game.go("bite", seat)
        return
    if won and action == RUN:
        running.push(game, seat, game.tested)
    if won and action == THROW and game.look("throw", seat):
        return
    game.target = None
    go_on(game)


class Bite(Phase):
    """("bite", trait): the loser of the test loses a chip from this trait."""

    who = "the winner of the test"
    kinds = ("bite",)
    rules = "RHR-44"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        return [("bite", trait) for trait in TRAITS if game.tracker.traits[game.tested][trait]]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        game.emit(("lost", choice[1]))
        game.target = None
        go_on(game)


class Throw(Phase):
    """("throw", square or PIT) throws the loser of the test; ("pass",) leaves it where it is."""

    who = "the winner of the test"
    kinds = ("throw", "pass")
    rules = "RHR-57, RHR-58, RHR-A1, RHR-A2"

    def choices(self, game: Game, seat: int) -> list[Choice]:
        start = game.places[game.tested]
        if start == belt.PIT:
            return []
        far = reach(game.tracker.traits[seat][METTLE])
        king = game.options.king_throws
        beside: tuple[int, ...] = ()
        if far >= JUDO:
            beside = game.beside[game.places[seat]]
        found: list[Choice] = []
        for square in [belt.PIT, *belt.squares(game.options.columns, game.options.strips)]:
            vacant = square == belt.PIT or square not in game.places
            if vacant and (square in beside or belt.distance(start, square, king) <= far):
                found.append(("throw", square))
        if found:
            found.append(PASS)
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "throw":
            game.put(game.tested, choice[1])
        game.target = None
        go_on(game)
