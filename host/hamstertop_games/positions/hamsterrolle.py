"""Set up a wheel, and a game at a given seat's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterrolle import rules
from hamstertop_games.hamsterrolle.game import Game
from hamstertop_games.hamsterrolle.invariants import check
from hamstertop_games.hamsterrolle.options import Options
from hamstertop_games.positions import possible, ready

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any


def position(
    players: int = 3,
    first: int = 0,
    lying: Mapping[int, Iterable[int]] | None = None,
    hands: Iterable[Iterable[int]] | None = None,
    first_open: int | None = None,
    low: int = 0,
    checked: bool = True,
    **options: Any,
) -> Game:
    """Return a game at the start of a seat's turn.

    Args:
        players: the number of players.
        first: the seat whose turn it is.
        lying: compartment -> kinds, hindmost first; the cone is 8. By default, only the cone, in 0.
        hands: the kinds of each player's pieces; by default, the ones dealt at the start.
        first_open: the first open compartment, or None for the opening, when no piece has been placed.
        low: the lowest compartment.
        checked: whether to reject positions that cannot occur in a game. Missing pieces count as out of the game.
        options: the house rules (see `Options`).

    Returns:
        The game, whose history begins at this position.

    Raises:
        Impossible: the position is impossible.
        IllegalEvent: the title does not allow this number of players.
    """
    every = range(rules.COMPARTMENTS)
    possible(low in every, "the lowest compartment must be 0 to 11, not %r", low)
    possible(first_open is None or first_open in every, "first_open must be None or 0 to 11, not %r", first_open)
    for compartment in lying or ():
        possible(compartment in every, "a compartment must be 0 to 11, not %r", compartment)
    game = Game(players, Options(**options))
    possible(
        game.phase == "first" and 0 <= first < players,
        "seat %r cannot begin in a game with %d players and these options",
        first,
        players,
    )
    game.play(("first", first))
    if first_open is not None:
        game.tracker.first_open = first_open
        game.tracker.opened = True
    if lying is not None:
        game.wheel.lying = [tuple(lying.get(compartment, ())) for compartment in every]
    if hands is not None:
        game.hands = [tuple(hand) for hand in hands]
        possible(len(game.hands) == players, "there are %d hands for %d players", len(game.hands), players)
        if checked:
            game.hands = [tuple(sorted(hand)) for hand in game.hands]
        game.tracker.stocks = [len(hand) for hand in game.hands]
    game.wheel.low = low
    _leave(game, checked)
    game.tracker.gone += game.tracker.wheel - game.pieces(list(game.wheel.pieces()))
    game.note_kinds()
    return ready(game, check if checked else None)  # type: ignore[no-any-return]


def _leave(game: Game, checked: bool) -> None:
    """Count all missing pieces as out of the game."""
    held = list(game.wheel.pieces()) + game.box
    for hand in game.hands:
        held += hand
    for kind in held:
        possible(1 <= kind <= rules.CONE, "kinds must be 1 to 7, or 8 for the cone, not %r", kind)
    for kind in range(1, rules.CONE + 1):
        sets = 1 if kind == rules.CONE else 3 if game.players == 3 else 4
        missing = sets - held.count(kind)
        name = "cone" if kind == rules.CONE else f"pieces of kind {kind}"
        possible(missing >= 0 or not checked, "there must be %d %s, not %d", sets, name, held.count(kind))
        cone = kind == rules.CONE and checked and game.options.fallen_cone == "put back"
        possible(not (cone and missing), "the cone must be in the wheel or in a hand: it is put back when it falls")
        game.out += [kind] * missing
