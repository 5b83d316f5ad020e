"""Properties that hold in every position of a Hamsterrolle game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.hamsterrolle import rules
from hamstertop_games import invariants
from hamstertop_games.invariants import need

if TYPE_CHECKING:
    from hamstertop_games.hamsterrolle.game import Game


def check(game: Game) -> None:
    """Raise Broken if the position violates any invariant."""
    _pieces(game)
    _tracker(game)
    _end(game)


def _pieces(game: Game) -> None:
    """Check that no piece of any set is missing and that there is one cone. HR-3, HR-4, HR-5."""
    counts = [0] * (rules.CONE + 1)
    held = list(game.wheel.pieces()) + game.box + game.out
    for hand in game.hands:
        need(list(hand) == sorted(hand), "a stock is not sorted: %s", hand)
        held += hand
    for kind in held:
        counts[kind] += 1
    sets = 3 if game.players == 3 and not game.tracker.shared else 4
    need(counts == [0] + [sets] * rules.KINDS + [1], "the numbers of pieces by kind are %s", counts)


def _tracker(game: Game) -> None:
    tracker = game.tracker
    need(0 <= tracker.first_open < game.wheel.size, "the first open compartment is %d", tracker.first_open)
    if game.phase == "sharing":
        return
    stocks = [len(hand) for hand in game.hands]
    need(tracker.stocks == stocks, "the stocks are %s, but the tracker has %s", stocks, tracker.stocks)
    out = game.pieces(game.out) + len(game.box)
    need(tracker.gone == out, "%d pieces are out, but the tracker has %d", out, tracker.gone)
    lying = game.pieces(list(game.wheel.pieces()))
    need(tracker.wheel == lying, "%d pieces are in the wheel, but the tracker has %d", lying, tracker.wheel)
    if tracker.asks_kinds and not game.over and game.phase != "attempt":
        for compartment, kinds in enumerate(game.wheel.lying):
            for kind in range(1, rules.CONE + 1):
                need(
                    tracker.doubled(compartment, kind) == (kind in kinds),
                    "the wrong kinds are entered for compartment %d",
                    compartment,
                )


def _end(game: Game) -> None:
    """Check that the game ends when one player (with teams, two players) has no pieces. HR-50, HR-63."""
    tracker = game.tracker
    invariants.check(game)
    empty = [seat for seat, hand in enumerate(game.hands) if not hand]
    if game.over:
        need(empty, "the game is over, but every player has pieces")
        need(min(tracker.places) == 1, "nobody has won the finished game")
    elif tracker.teams:
        need(len(empty) < 2, "seats %s have no pieces, but the game is not over", empty)
    else:
        need(not empty, "seats %s have no pieces, but the game is not over", empty)
