"""Run, Hamster, Run! in numbers."""

from typing import TYPE_CHECKING, Any

from hamstertop.games.run_hamster_run import belt, game
from hamstertop.games.run_hamster_run.rules import ACTIONS, PLUCK, TRAITS

from .codes import COUNTER, Part, Row, numbers, one_of, seat_to_act, tally

if TYPE_CHECKING:
    from hamstertop.games.run_hamster_run.game import Game
    from hamstertop.games.run_hamster_run.options import Options

CHANCE = 6  # five hamsters and the alligators
NOBODY = True  # the alligators do then

SQUARES = range(belt.SQUARES)
DIRECTIONS = range(8)
SPLITS = tuple(
    (scamper, mettle, friskiness)
    for scamper in range(PLUCK + 1)
    for mettle in range(PLUCK + 1 - scamper)
    for friskiness in range(PLUCK + 1 - scamper - mettle)
)
EITHER = (0, 1)


def rows(players: int, options: "Options") -> list[Row]:
    """Every choice."""
    seats = range(players)
    return [
        ("place", SQUARES),
        ("allocate", SPLITS),
        ("declare", ACTIONS),
        ("change", ACTIONS, TRAITS),
        ("move", DIRECTIONS),
        ("challenge", seats),
        ("rest", TRAITS),
        ("step", DIRECTIONS),
        ("sidestep", DIRECTIONS),
        ("dash", (belt.PIT, *SQUARES)),
        ("climb", seats, SQUARES, EITHER),
        ("resist", EITHER),
        ("bite", TRAITS),
        ("throw", (belt.PIT, *SQUARES)),
        ("face", TRAITS),
        ("pass",),
    ]


def secret(game: "Game", kind: str) -> bool:
    """Allocations until all are revealed. RHR-11."""
    return kind == "allocate" and game.phase == "allocate"


def parts(players: int) -> list[Part]:
    """What a view is made of."""
    found = [
        one_of("phase", [*game.PHASES, "over"], "phase"),
        seat_to_act(players),
        numbers("order", players, -1, players - 1, "tracker", "order"),
        numbers("hat", players, 0, COUNTER, "tracker", "hat"),
        numbers("traits", 3 * players, 0, PLUCK, "tracker", "traits"),
        numbers("fatigue", players, 0, PLUCK, "tracker", "fatigue"),
        Part("sealed", 3 * players, -2, PLUCK, _sealed),
        numbers("flipped", players, 0, PLUCK, "tracker", "flipped"),
        numbers("declared", players, -1, max(ACTIONS), "tracker", "declared"),
        numbers("actions", players, -1, max(ACTIONS), "tracker", "actions"),
    ]
    for name in ("round", "turn", "speed", "moved", "alligators"):
        found.append(numbers(name, 1, 0, COUNTER, "tracker", name))
    for name in ("revealed", "acted", "challenged", "bonus"):
        found.append(numbers(name, 1, 0, 1, "tracker", name))
    for name in ("bitten", "facing"):
        found.append(numbers(name, 1, -1, players - 1, "tracker", name))
    for name in ("pit", "eaten", "chomped"):
        found.append(numbers(name, players, 0, 1, "tracker", name))
    return [
        *found,
        numbers("places", players, belt.OUT, belt.SQUARES - 1, "places"),
        numbers("target", 1, -1, players - 1, "target"),
        numbers("stepped", 1, 0, 1, "stepped"),
        Part("pushed", players, 0, COUNTER, lambda view: tally(view["pushed"], range(players))),
        numbers("direction", 1, 0, 7, "direction"),
        numbers("trait", 1, 0, 2, "trait"),
    ]


def _sealed(view: Any) -> list[int]:
    """-2 for an allocation that is not made, -1 for a hidden one."""
    return [chip for chips in view["tracker"]["sealed"] for chip in ((-2, -2, -2) if chips is None else chips)]
