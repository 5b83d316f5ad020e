"""The phases of a Hamsterrolle game: the choices that players have, and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.tracker import NOWHERE, UNKNOWN, UNPLACED

from .. import TABLE
from ..whole import Phase
from .falls import OUT, plain

if TYPE_CHECKING:
    from typing import Any

    from .. import Choice
    from .game import Game


def distinct(kinds: tuple[int, ...]) -> list[int]:
    return sorted(set(kinds))


class Sharing(Phase):
    """("deal", kind): with three players, the fourth set is dealt piece by piece. HR-4, HR-A12."""

    kinds = ("deal",)
    rules = "HR-4, HR-A12"

    def outcomes(self, game: Game) -> list[tuple[Choice, int]]:
        return [(("deal", kind), 1) for kind in game.box]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        dealt = rules.KINDS - len(game.box)
        game.give(dealt % game.players, choice[1])
        game.box.remove(choice[1])
        if len(game.box) == 1:
            if not game.tracker.last_to_first:
                game.out.append(game.box.pop())
            begin(game)
        else:
            game.go("sharing", TABLE)


def begin(game: Game) -> None:
    game.emit(("done",))
    game.go("first", TABLE)


class First(Phase):
    """("first", seat): the player with the shakiest hands begins. HR-6."""

    kinds = ("first",)
    rules = "HR-6"

    def outcomes(self, game: Game) -> list[tuple[Choice, int]]:
        return [(("first", seat), 1) for seat in range(game.players)]

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if game.box and game.tracker.last_to_first:
            game.give(choice[1], game.box.pop())
        game.enter(tuple(choice))


class Turn(Phase):
    """("build", kind, compartment), ("pass", from, kind, to, place), or ("idle",).

    `place` is where a passed piece goes among the pieces in the compartment, with 0 behind all of them. A player
    without pieces builds with the partner's (HR-61), passes or idles. A player who can neither build nor pass idles.
    """

    who = "the player whose turn it is"
    kinds = ("build", "pass", "idle")
    rules = "HR-8, HR-10 to HR-12, HR-40 to HR-43, HR-61"
    kind_rules: ClassVar = {
        "build": "HR-8, HR-10 to HR-12, HR-61",
        "pass": "HR-40 to HR-43, HR-A7, HR-A17, HR-A21, HR-A22",
        "idle": "HR-10, HR-61, HR-A15, HR-A16",
    }

    def choices(self, game: Game, seat: int) -> list[Choice]:
        found = builds(game, seat)
        if found and game.options.must_help and not game.hands[seat]:
            return found
        if game.tracker.opened:
            found += passes(game)
        if not found or not game.hands[seat]:
            found.append(("idle",))
        return found

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "idle":
            game.enter(tuple(choice))
        else:
            game.action = tuple(choice)
            game.go("attempt", TABLE)


def builds(game: Game, seat: int) -> list[Choice]:
    """Return the legal builds with the player's own pieces, or the partner's if the player has none left. HR-8,
    HR-10, HR-11, HR-12, HR-61."""
    kinds = distinct(game.hands[seat] or game.hands[game.tracker.partner(seat)])
    lying = game.wheel.lying
    return [
        ("build", kind, compartment)
        for compartment in open_compartments(game)
        for kind in kinds
        if kind not in lying[compartment]
    ]


def open_compartments(game: Game) -> list[int]:
    """Return the open compartments (HR-8, HR-11), as the house rules interpret HR-A4 and HR-A19."""
    tracker, lying = game.tracker, game.wheel.lying
    found = list(game.wheel.onward(tracker.first_open, len(tracker.steps)))
    if game.options.ahead_of_all:
        while found and any([lying[compartment] for compartment in found[1:]]):
            found.pop(0)
    if not game.options.skip_into_first and len(found) > 1 and not found[-1] and not lying[found[-2]]:
        found.pop()
    return found


def passes(game: Game) -> list[Choice]:
    """Return the legal constructive passes. HR-42, HR-43, HR-A7, HR-A16, HR-A17, HR-A21, HR-A22.

    The furthest target is the compartment just before the hindmost one from which pieces can be taken.
    """
    wheel, options = game.wheel, game.options
    lying = wheel.lying
    sources = wheel.lowest
    if options.either_neighbour:
        sources = (wheel.ahead(wheel.low, -1), *sources)
    found: list[Choice] = []
    for behind, source in enumerate(sources):
        targets = wheel.onward(source + 1, min(options.reach, wheel.size - 1 - behind))
        for kind in distinct(lying[source]):
            if kind == rules.CONE and not options.pass_cone:
                continue
            for target in targets:
                pieces = lying[target]
                if kind not in pieces:
                    count = len(pieces)
                    for place in range(count if options.pass_ahead else 0, count):
                        found.append(("pass", source, kind, target, place))
                    found.append(("pass", source, kind, target, count))
    return found


class Falling(Phase):
    """A chance node for falls, with outcomes from `falls`. A game that records a real one accepts any possible
    outcome."""

    def unlisted(self, game: Game, seat: int, choice: Any) -> Choice | None:
        if not getattr(game.options.falls, "told", False):
            return None
        outcome = plain(choice)
        if outcome is None or outcome[0] not in self.kinds:
            return None
        try:
            self.play(game.copy(), seat, outcome)
        except ValueError:  # it moves a piece that is not there
            return None
        return outcome


class Attempt(Falling):
    """The outcome of a build or pass (see `falls`). HR-20 to HR-24, HR-30 to HR-32, HR-44."""

    rules = "HR-20"
    kinds = ("placed", "knocked", "dropped")

    def outcomes(self, game: Game) -> list[tuple[Choice, int]]:
        action = game.action
        if action[0] == "build":
            return game.options.falls.attempt(game.wheel, action[1], action[2])
        lifted = game.wheel.copy()
        lifted.take(action[1], action[2])
        return game.options.falls.attempt(lifted, action[2], action[3])

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        dropped = choice[0] == "dropped"
        if game.action[0] == "build":
            _build(game, choice, dropped)
        else:
            _pass(game, choice, dropped)
        if game.tracker.over:
            game.follow()
        else:
            game.note_kinds()
            game.go("rest", TABLE)


def _build(game: Game, outcome: Choice, dropped: bool) -> None:
    """Place the piece, unless something fell first, and give the fallen pieces to the player."""
    _, kind, compartment = game.action
    tracker = game.tracker
    seat = tracker.seat
    owner = seat if game.hands[seat] else tracker.partner(seat)
    where = outcome[1] if dropped else OUT if outcome[0] == "knocked" else compartment
    unplaced = outcome[0] == "knocked" and tracker.asks_unplaced
    game.lose(owner, kind)
    if where != OUT:
        game.wheel.put(where, kind)
    fallen, where = tumble(game, outcome[2 if dropped else 1 :], kind, where)
    lies = where != OUT
    if not lies:
        game.give(owner if unplaced else seat, kind)  # HR-22, HR-23, HR-62, HR-A20
    if lies and not tracker.takes_fallen(len(game.hands[owner])):
        game.out += fallen  # HR-A10
    else:
        for other in fallen:
            game.give(seat, other)  # HR-20
    step = game.reported_step(where) if lies else UNPLACED if unplaced else NOWHERE
    _report_built(game, outcome[0], game.pieces(fallen) if fallen else 0, step, lies)


def _report_built(game: Game, outcome: str, count: int, step: int, lies: bool) -> None:
    """Report a build's outcome to the tracker.

    Args:
        game: the game.
        outcome: the kind of outcome.
        count: the number of pieces taken.
        step: where the piece is, as `reported_step` counts.
        lies: whether the piece is in the wheel.
    """
    _, kind, compartment = game.action
    tracker = game.tracker
    entered = kind if tracker.asks_kinds and lies else 0
    if outcome == "placed" and not count and step in tracker.steps:
        game.emit(("built", step, entered))
        return
    dropped = outcome == "dropped"
    asked = tracker.asks_tried(lies, dropped)
    tried = (compartment - tracker.first_open) % game.wheel.size if asked else UNKNOWN
    game.emit(("dropped" if dropped else "fell", count, step, tried, entered))


def _pass(game: Game, outcome: Choice, dropped: bool) -> None:
    """Move the piece, and give the fallen pieces, which can include it, to the player. HR-44, HR-45."""
    _, source, kind, where, place = game.action
    tracker = game.tracker
    if outcome[0] == "knocked":
        where = source
    else:
        game.wheel.take(source, kind)
        if dropped:
            where = outcome[1]
        if where != OUT:
            game.wheel.put(where, kind, None if dropped else place)
    fallen, where = tumble(game, outcome[2 if dropped else 1 :], kind, where)
    if where == OUT:
        fallen.append(kind)
        if kind == rules.CONE:
            _fallen_cone(game, fallen, source)
    for other in fallen:
        game.give(tracker.seat, other)
    asked = tracker.asks_target and where != OUT and outcome[0] != "knocked"
    target = (where - tracker.first_open) % game.wheel.size if asked else UNKNOWN
    game.emit(("passed", game.pieces(fallen), target))


def tumble(game: Game, moves: Choice, kind: int, where: int) -> tuple[list[int], int]:
    """Roll the wheel and carry out the moves that follow.

    Return the kinds of the pieces that fall out, except the given piece, and where that piece ends up.
    """
    wheel = game.wheel
    wheel.roll(moves[0])
    fallen = []
    for index in range(1, len(moves), 3):
        compartment, moved, to = moves[index], moves[index + 1], moves[index + 2]
        wheel.take(compartment, moved)
        if to != OUT:
            wheel.put(to, moved)  # HR-24
        if (compartment, moved) == (where, kind):
            where = to
        elif to == OUT:
            fallen.append(moved)
            if moved == rules.CONE:
                _fallen_cone(game, fallen, compartment)
    return fallen, where


def _fallen_cone(game: Game, fallen: list[int], compartment: int) -> None:
    """Handle a fallen cone according to HR-A6."""
    if game.options.fallen_cone == "put back":
        fallen.pop()
        game.wheel.put(compartment, rules.CONE)
    elif game.options.fallen_cone == "out":
        fallen.pop()
        game.out.append(rules.CONE)


class Rest(Falling):
    """After the attempt: ("still",), or pieces that fall on their own and leave the game. HR-25, HR-A9, HR-A18."""

    rules = "HR-25"
    kinds = ("still", "gone")

    def outcomes(self, game: Game) -> list[tuple[Choice, int]]:
        return game.options.falls.rest(game.wheel)

    def play(self, game: Game, seat: int, choice: Choice) -> None:
        if choice[0] == "gone":
            fallen, _ = tumble(game, choice[1:], 0, OUT)
            game.out += fallen
            if fallen:
                game.emit(("gone", len(fallen)))
            game.note_kinds()
        game.follow()
