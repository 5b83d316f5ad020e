"""Hamsters on squares, with their Pluck, in the middle of a round."""

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
    """Return a game in which the first in order resolves an action.

    Args:
        places: a square or PIT for each hamster.
        traits: Scamper, Mettle, Friskiness of each; what is missing of seven is in Fatigue.
        actions: what each has declared; all Run if not given.
        order: seats by initiative, the highest first, or only those that come first; by seat if not given.
        checked: whether everything must be as it can be in a game.
        options: house rules, see `Options`.

    Returns:
        The game, whose history begins there.

    Raises:
        Impossible: for what cannot be; IllegalEvent for a number of players that there is not.
    """
    players = len(places)
    possible(len(traits) == players, "%d hamsters have a place and %d have traits", players, len(traits))
    for seat, (place, chips) in enumerate(zip(places, traits, strict=True)):
        possible(belt.PIT <= place < belt.SQUARES, "seat %d is on no square: %r", seat, place)
        possible(len(chips) == 3 and min(chips) >= 0 and sum(chips) <= PLUCK, "seat %d cannot have %r", seat, chips)
    actions = list(actions or [RUN] * players)
    possible(len(actions) == players, "%d actions for %d hamsters", len(actions), players)
    for action in actions:
        possible(action in ACTIONS, "actions are 0 to 3, not %r", action)
    order = list(order or range(players))
    game = Game(players, Options(**options))
    full = [(s, m, f + PLUCK - s - m - f) for s, m, f in traits]
    game.tracker = _declared(full, order, actions, game.options.house)
    found = game.tracker.order[: len(order)]
    possible(not checked or found == order, "the order cannot be %r: by their Friskiness it is %r", order, found)
    game.tracker.traits = [tuple(chips) for chips in traits]  # type: ignore[misc]
    game.tracker.fatigue = [PLUCK - sum(chips) for chips in traits]
    game.places = list(places)
    for seat, place in enumerate(places):
        if place == belt.PIT:
            game.tracker.pit[seat] = True
    game.follow()
    return ready(game, check if checked else None)  # type: ignore[no-any-return]


def _declared(traits: list[Traits], order: list[int], actions: list[int], house: int) -> Tracker:
    """Return a tracker in its first round, in which everybody has allocated and declared."""
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
        assert tracker.to_act is not None
        tracker.apply(("declared", actions[tracker.to_act]))
    return tracker


def _draw(tracker: Tracker, seats: Iterable[int]) -> None:
    """Draw a chip of each of these hamsters in turn; those whose turn comes without a draw are passed over."""
    for seat in seats:
        if tracker.phase in ("placing", "initiative") and seat not in tracker.order:
            tracker.apply(("drawn", sum(tracker.hat[:seat])))
