"""Encode the actions and observations for Run, Hamster, Run!"""

from array import array
from collections.abc import Callable
from typing import TYPE_CHECKING

from hamstertop.games.run_hamster_run.rules import ACTIONS, PLUCK, TRAITS, reach
from hamstertop_games.run_hamster_run import belt, game

from .codes import HIDDEN, Array, Choice, Part, Row, Short, seats_part

if TYPE_CHECKING:
    from hamstertop_games.run_hamster_run.game import Game
    from hamstertop_games.run_hamster_run.options import Options

CHANCE = 6  # five hamsters and the alligators
NOBODY = True  # the alligators can win

SPLITS = tuple((scamper, mettle) for scamper in range(PLUCK + 1) for mettle in range(PLUCK + 1 - scamper))
EITHER = (0, 1)
PHASES = [*game.PHASES, "over"]
FAR = reach(PLUCK)  # in squares: the longest throw


def rows(players: int, options: "Options") -> list[Row]:
    """Return all actions. Squares are (rows, columns) relative to the hamster that moves, is climbed over or is
    thrown."""
    others = range(1, players)
    eight = options.eight_neighbours
    directions = belt.directions(eight)
    return [
        ("place", belt.start(options.far_start)),
        ("allocate", SPLITS),  # the remaining chips are Friskiness
        ("declare", ACTIONS),
        ("change", ACTIONS, TRAITS),
        ("move", directions),
        ("challenge", others),
        ("rest", TRAITS),
        ("step", directions),
        ("sidestep", (belt.RIGHT, belt.LEFT)),
        ("dash", ("pit", *_squares(lambda steps, king: king <= 2 if eight else steps == 2))),
        ("climb", others, _squares(lambda steps, king: king == 1 if eight else steps == 1), EITHER),
        ("resist", EITHER),
        ("bite", TRAITS),
        ("throw", ("pit", *_squares(lambda steps, king: _flies(steps, king, options)))),
        ("face", TRAITS),
        ("pass",),
    ]


def _squares(near: Callable[[int, int], bool]) -> tuple[tuple[int, int], ...]:
    """Return the relative squares for which `near` returns True when given the distances in steps and in king moves, as
    in chess."""
    steps = range(-FAR, FAR + 1)
    return tuple(
        (rows, columns)
        for rows in steps
        for columns in steps
        if (rows or columns) and near(abs(rows) + abs(columns), max(abs(rows), abs(columns)))
    )


def _flies(steps: int, king: int, options: "Options") -> bool:
    """Return whether a hamster can be thrown this far, or onto a square next to the thrower (RHR-57)."""
    far = king if options.king_throws else steps
    return far <= FAR or bool(options.eight_neighbours and king <= 2)


def _from(square: int, to: int) -> Choice:
    """Return the square (or pit) `to`, relative to `square`."""
    if to == belt.PIT:
        return ("pit",)
    return (to // belt.COLUMNS - square // belt.COLUMNS, to % belt.COLUMNS - square % belt.COLUMNS)


def _dash(game: "Game", choice: Choice) -> Choice:
    return ("dash", *_from(game.places[game.actor], choice[1]))


def _climb(game: "Game", choice: Choice) -> Choice:
    _, other, square, paid = choice
    return ("climb", (other - game.actor) % game.players, *_from(game.places[other], square), paid)


def _throw(game: "Game", choice: Choice) -> Choice:
    return ("throw", *_from(game.places[game.tested], choice[1]))


SHORT: dict[str, Short] = {
    "allocate": lambda game, choice: choice[:3],
    "challenge": lambda game, choice: ("challenge", (choice[1] - game.actor) % game.players),
    "dash": _dash,
    "climb": _climb,
    "throw": _throw,
}


def parts(players: int, options: "Options") -> list[Part]:
    found = [
        seats_part(players),
        Part("phase", len(PHASES), "one hot: " + ", ".join(PHASES)),
        Part("direction", 8, "one hot"),
        Part("trait", 3, "one hot"),
        Part("turn", 1, "players"),
        Part("round", 1, "n/(n+5)"),
        Part("speed", 1, "n/(n+4)"),
        Part("moved", 1, "n/(n+10)"),
        Part("asterisks", 1, "10"),
        Part("alligators", 1, "n/(n+2)"),
        Part("flags", 5, "0/1: revealed, acted, challenged, bonus, stepped"),
    ]
    for seat in range(players):
        found += [Part(name, size, scale, low, seat) for name, size, scale, low in HAMSTER]
    return found


HAMSTER = (
    ("asked", 4, "0/1: to act, bitten, facing, target", 0.0),
    ("strip", 1, "10, from the pit; 0 if off the belt", 0.0),
    ("column", 1, "4; 0 if off the belt", 0.0),
    ("where", 4, "0/1: on the belt or in the pit, in the pit, eaten, has faced the alligators this round", 0.0),
    ("fatigue", 1, "7", 0.0),
    ("flipped", 1, "7", 0.0),
    ("hat", 1, "7: chips in the HAT", 0.0),
    ("order", 1, "players: place in the order, from 1; 0 if not in it", 0.0),
    ("pushed", 1, "n/(n+1)", 0.0),
    ("traits", 3, "7: Scamper, Mettle, Friskiness", 0.0),
    ("sealed", 4, "0/1: whether it has allocated; then 7: chips in each trait; -1 if hidden", HIDDEN),
    ("declared", 4, "one hot: Bite, Run, Throw, Rest", 0.0),
    ("action", 4, "one hot", 0.0),
)


def _one_hot(size: int, place: int) -> tuple[float, ...]:
    return tuple([float(index == place) for index in range(size)])


_SEVENTHS = [chips / PLUCK for chips in range(PLUCK + 1)]
_ACTION: dict[int | None, tuple[float, ...]] = {
    None: (0.0,) * 4,
    **{action: _one_hot(4, action) for action in ACTIONS},
}
_PHASE = {name: _one_hot(len(PHASES), place) for place, name in enumerate(PHASES)}
_DIRECTION = [_one_hot(8, direction) for direction in range(8)]
_TRAIT = [_one_hot(3, trait) for trait in TRAITS]
_ON_BELT = [
    (belt.strip(square) / belt.STRIPS, square % belt.COLUMNS / (belt.COLUMNS - 1)) for square in range(belt.SQUARES)
]
_OFF = (0.0, 0.0)


def fill(game: "Game", seat: int, private: bool, out: Array, at: dict[str, int]) -> None:
    t, n = game.tracker, game.players
    found = [0.0] * n
    found[seat] = 1.0
    found += _PHASE[game.phase]
    found += _DIRECTION[game.direction]
    found += _TRAIT[game.trait]
    found += (
        t.turn / n,
        t.round / (t.round + 5),
        t.speed / (t.speed + 4),
        t.moved / (t.moved + 10),
        t.asterisks / belt.STRIPS,
        t.alligators / (t.alligators + 2),
        t.revealed,
        t.acted,
        t.challenged,
        t.bonus,
        game.stepped,
    )
    for step in range(n):
        other = (seat + step) % n
        square = game.places[other]
        pushed = game.pushed.count(other)
        found += (game.seat == other, t.bitten == other, t.facing == other, game.target == other)
        found += _ON_BELT[square] if square >= 0 else _OFF
        found += (
            square != belt.OUT,
            t.pit[other],
            t.eaten[other],
            t.chomped[other],
            _SEVENTHS[t.fatigue[other]],
            _SEVENTHS[t.flipped[other]],
            _SEVENTHS[t.hat[other]] if t.hat else 0.0,
            (t.order.index(other) + 1) / n if other in t.order else 0.0,
            pushed / (pushed + 1),
        )
        scamper, mettle, friskiness = t.traits[other]
        found += (_SEVENTHS[scamper], _SEVENTHS[mettle], _SEVENTHS[friskiness])
        split = t.sealed[other]
        if split is None:
            found += (0.0, 0.0, 0.0, 0.0)
        elif private and not step:
            scamper, mettle, friskiness = split
            found += (1.0, _SEVENTHS[scamper], _SEVENTHS[mettle], _SEVENTHS[friskiness])
        else:
            found += (1.0, HIDDEN, HIDDEN, HIDDEN)
        found += _ACTION[t.declared[other]]
        found += _ACTION[t.actions[other]]
    out[:] = array("f", found)
