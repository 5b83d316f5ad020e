"""Set up a position in the middle of a round, with hamsters on squares and their Pluck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.run_hamster_run.rules import ACTIONS, PLUCK, RUN
from hamstertop.games.run_hamster_run.tracker import Tracker
from hamstertop_games.positions import possible, ready
from hamstertop_games.run_hamster_run import belt
from hamstertop_games.run_hamster_run.belt import at as at
from hamstertop_games.run_hamster_run.game import Game
from hamstertop_games.run_hamster_run.invariants import check
from hamstertop_games.run_hamster_run.options import Options

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    Traits = tuple[int, int, int]


def position(
    places: Sequence[int],
    traits: Sequence[Traits],
    actions: Sequence[int] | None = None,
    order: Iterable[int] | None = None,
    checked: bool = True,
    **options: Any,
) -> Game:
    """Return a game in which the first hamster in the order is about to resolve its action.

    Args:
        places: each hamster's square, or PIT.
        traits: each hamster's Scamper, Mettle and Friskiness. The rest of its seven chips are in Fatigue.
        actions: each hamster's declared action; by default, all Run.
        order: the seats by initiative, highest first, or only the first few; by default, in seat order.
        checked: whether to reject positions that cannot occur in a game.
        options: the house rules (see `Options`).

    Returns:
        The game, whose history begins at this position.

    Raises:
        Impossible: the position is impossible.
        IllegalEvent: the title does not allow this number of players.
    """
    players = len(places)
    possible(len(traits) == players, "%d hamsters have a place, but %d have traits", players, len(traits))
    for seat, (place, chips) in enumerate(zip(places, traits, strict=True)):
        possible(belt.PIT <= place < belt.SQUARES, "seat %d must be on a square or in the pit, not at %r", seat, place)
        possible(
            len(chips) == 3 and min(chips) >= 0 and sum(chips) <= PLUCK,
            "seat %d must have three traits with a total of at most 7 chips, not %r",
            seat,
            chips,
        )
    actions = list(actions or [RUN] * players)
    possible(len(actions) == players, "there are %d actions for %d hamsters", len(actions), players)
    for action in actions:
        possible(action in ACTIONS, "an action must be 0 to 3, not %r", action)
    order = list(order or range(players))
    game = Game(players, Options(**options))
    full = [(s, m, f + PLUCK - s - m - f) for s, m, f in traits]
    game.tracker = _declared(full, order, actions, game.options.house)
    found = game.tracker.order[: len(order)]
    possible(not checked or found == order, "the order cannot be %r, because by Friskiness it is %r", order, found)
    game.tracker.traits = [tuple(chips) for chips in traits]  # type: ignore[misc]
    game.tracker.fatigue = [PLUCK - sum(chips) for chips in traits]
    game.places = list(places)
    for seat, place in enumerate(places):
        if place == belt.PIT:
            game.tracker.pit[seat] = True
    game.follow()
    return ready(game, check if checked else None)  # type: ignore[no-any-return]


def _declared(traits: list[Traits], order: list[int], actions: list[int], house: int) -> Tracker:
    """Return a tracker in its first round, after all allocations and declarations."""
    players = range(len(traits))
    tracker = Tracker()
    tracker.apply(("setup", len(traits), house))
    _draw(tracker, players)
    tracker.apply(("done",))
    for seat in players:
        tracker.apply(("allocated", seat, *traits[seat]))
    tracker.apply(("revealed",))
    _draw(tracker, order)
    while tracker.phase == "declare":
        tracker.apply(("declared", actions[tracker.actor]))
    return tracker


def _draw(tracker: Tracker, seats: Iterable[int]) -> None:
    """Draw a chip for each of these hamsters in turn, skipping those that act without a draw."""
    for seat in seats:
        if tracker.phase in ("placing", "initiative") and seat not in tracker.order:
            tracker.apply(("drawn", sum(tracker.hat[:seat])))
