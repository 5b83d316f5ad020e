"""Properties that hold in every position of a Run, Hamster, Run! game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.run_hamster_run import rules
from hamstertop_games import invariants
from hamstertop_games.invariants import need
from hamstertop_games.run_hamster_run import belt

if TYPE_CHECKING:
    from hamstertop_games.run_hamster_run.game import Game


def check(game: Game) -> None:
    """Raise Broken if the position violates any invariant."""
    _squares(game)
    _pluck(game)
    _round(game)
    _end(game)


def _squares(game: Game) -> None:
    """Check that no square has two hamsters, and that the tracker agrees on where the hamsters are. RHR-58, RHR-63."""
    tracker = game.tracker
    on_belt = [place for place in game.places if place >= 0]
    need(len(set(on_belt)) == len(on_belt), "two hamsters share a square: %s", game.places)
    for seat, place in enumerate(game.places):
        need(belt.OUT <= place < belt.SQUARES and place != belt.WALL, "seat %d is at %d", seat, place)
        small = belt.squares(game.options.columns, game.options.strips)
        need(place < 0 or place in small, "seat %d is at %d", seat, place)
        need(
            tracker.pit[seat] == (place == belt.PIT),
            "seat %d is at %d, but its pit flag is %s",
            seat,
            place,
            tracker.pit[seat],
        )
        if tracker.round:
            need(tracker.eaten[seat] == (place == belt.OUT), "seat %d is at %d", seat, place)


def _pluck(game: Game) -> None:
    """Check that each hamster has the right number of chips. RHR-2, RHR-33."""
    tracker = game.tracker
    for seat, chips in enumerate(tracker.traits):
        need(min(chips) >= 0 <= tracker.fatigue[seat] <= rules.PLUCK, "seat %d has the chips %s", seat, chips)
        if any(chips) or tracker.phase not in ("placing", "place", "allocate"):
            need(sum(chips) + tracker.fatigue[seat] == rules.PLUCK, "seat %d has the chips %s", seat, chips)
        need(
            0 <= tracker.flipped[seat] <= chips[rules.SCAMPER],
            "seat %d has flipped %d chips",
            seat,
            tracker.flipped[seat],
        )
        sealed = tracker.sealed[seat]
        need(sealed is None or sum(sealed) == tracker.pluck(seat), "seat %d has sealed %s", seat, sealed)


def _round(game: Game) -> None:
    """Check the initiative order, the Speed pool and the alligators. RHR-21, RHR-71, RHR-80."""
    tracker = game.tracker
    need(len(set(tracker.order)) == len(tracker.order), "the order is %s", tracker.order)
    if tracker.phase in ("declare", "resolve", "loss", "belt"):
        need(
            sorted(tracker.order) == tracker.in_play,
            "the order is %s, but the hamsters in play are %s",
            tracker.order,
            tracker.in_play,
        )
    need(tracker.speed >= 1, "the Speed pool has %d chips", tracker.speed)
    need(tracker.alligators >= (1 if tracker.phase == "chomp" else 0), "the pit has %d alligators", tracker.alligators)


def _end(game: Game) -> None:
    """Check that the game ends when it should. RHR-92."""
    tracker = game.tracker
    invariants.check(game, tracker.over or game.nobody_acts())
    if tracker.over:
        need(len(tracker.in_play) < 2, "the game is over, but %d hamsters are in play", len(tracker.in_play))
        need(
            min([place for place, _, _ in game.standings()]) == (2 - len(tracker.in_play)),
            "the best place does not match the number of hamsters in play",
        )
