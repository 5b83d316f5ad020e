"""Set up dams, and games at the start of a phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterdam import rules
from hamstertop.games.hamsterdam.specials import SPECIALS
from hamstertop_games.hamsterdam import setup
from hamstertop_games.hamsterdam.cards import FLIPPED, NUMBERS
from hamstertop_games.hamsterdam.dam import Dam
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.hamsterdam.invariants import check
from hamstertop_games.hamsterdam.options import Options
from hamstertop_games.positions import possible, ready

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

PHASES = ("deploy", "roll", "move", "redeploy")  # the tracker's phases that a position can start with


def at(number: int) -> int:
    """Return a number's position in a dam laid from 2 to 12."""
    return number - NUMBERS[0]


def dam(
    stacks: Mapping[int, Iterable[int]] | None = None,
    tokens: Mapping[int, int] | None = None,
    pile: Iterable[int] = (),
    numbers: Iterable[int] = NUMBERS,
    flipped: tuple[int, int] = (0, 0),
) -> Dam:
    """Return a dam for `position`.

    Args:
        stacks: number -> hamster cards. The numbers are those of a dam laid from 2 to 12; for any other order, pass the
            position + 2.
        tokens: number -> number of flood tokens.
        pile: the hamster cards in the reinforcement pile.
        numbers: the numbers on the dam cards, from the left.
        flipped: the numbers of flipped dam cards at the left and right ends.

    Returns:
        The dam.

    Raises:
        Impossible: a card or position does not exist.
    """
    made = Dam()
    made.numbers = tuple(numbers)
    possible(len(made.numbers) == len(NUMBERS), "a dam must have %d cards, not %d", len(NUMBERS), len(made.numbers))
    made.left = flipped[0]
    made.right = len(NUMBERS) - flipped[1]
    possible(0 <= made.left <= made.right <= len(NUMBERS), "a dam does not have enough cards to flip %r", flipped)
    made.pile = tuple(sorted(pile))
    for number, cards in (stacks or {}).items():
        possible(number in NUMBERS, "hamsters must be on cards 2 to 12, not on %r", number)
        made.stacks[at(number)] = tuple(sorted(cards))
    for number, count in (tokens or {}).items():
        possible(number in NUMBERS and count >= 0, "there cannot be %r tokens on card %r", count, number)
        made.tokens[at(number)] = count
    for stack in [*made.stacks, made.pile]:
        for card in stack:
            possible(0 <= card < FLIPPED + len(SPECIALS), "there is no hamster card %r", card)
    return made


def position(
    *dams: Dam,
    first: int = 0,
    phase: str = "roll",
    turns: int = 0,
    piles: Iterable[int] | None = None,
    checked: bool = True,
    **options: Any,
) -> Game:
    """Return a game at the start of a phase.

    Args:
        dams: a dam for each player. Missing hamster cards count as having left the game.
        first: the seat that rolls first.
        phase: the phase that starts, one of PHASES.
        turns: the number of turns already finished in this round, none of which added any water.
        piles: the number of tokens in each flood pile; by default, none.
        checked: whether to reject positions that cannot occur in a game.
        options: the house rules (see `Options`).

    Returns:
        The game, whose history begins at this position.

    Raises:
        Impossible: the position is impossible.
        IllegalEvent: the title does not allow this number of players.
    """
    possible(phase in PHASES, "phase must be %s, not %r", " or ".join(PHASES), phase)
    possible(0 <= first < len(dams), "first cannot be seat %r in a game with %d players", first, len(dams))
    most = rules.ROLLS_IN_ROUND - (phase not in ("move", "redeploy"))
    possible(0 <= turns <= most, "in phase %s, turns must be 0 to %d, not %r", phase, most, turns)
    game = Game(len(dams), Options(**options))
    game.hands = [()] * len(dams)
    game.dams = [made.copy() for made in dams]
    tracker = game.tracker = type(game.tracker)()
    house = game.options.house
    begun = ("setup", len(dams), int(game.options.classic)) + (house if isinstance(house, tuple) else (house,))
    for event in (begun, ("done",), ("first", first), ("done",)):
        if phase != "deploy" or event != ("done",) or tracker.phase != phase:
            tracker.apply(event)
    if piles:
        tracker.piles = list(piles)
        tracker.counted = list(piles)
        tracker.flipped = [len(NUMBERS) - (made.right - made.left) for made in dams]
        possible(
            len(tracker.piles) == len(dams), "there are %d flood piles for %d players", len(tracker.piles), len(dams)
        )
    if checked and not game.options.classic:
        for seat, (pile, flipped) in enumerate(zip(tracker.counted, tracker.flipped, strict=True)):
            due = rules.flips(pile)
            what = "seat %d has %d tokens in the flood pile, so %d dam cards must be flipped, not %d"
            possible(due == flipped, what, seat, pile, due, flipped)
    while tracker.turn < turns or tracker.phase != phase:
        possible(tracker.phase != "over", "after %d turns, there cannot be a phase %s", turns, phase)
        tracker.apply(("rolled", 3, 4) if tracker.phase == "roll" else ("done",))
    if checked:
        _leave(game)
    game.follow()
    return ready(game, check if checked else None)  # type: ignore[no-any-return]


def _leave(game: Game) -> None:
    """Count all missing hamster cards as having left the game."""
    for seat, made in enumerate(game.dams):
        began = setup.hamsters(game.options, made.numbers) + setup.kept(game.options, made.numbers)
        possible(
            made.hamsters() <= began + 1,
            "seat %d has %d hamster cards; these dam cards allow %d, plus a Twinster",
            seat,
            made.hamsters(),
            began,
        )
        made.out = max(began - made.hamsters(), 0)
