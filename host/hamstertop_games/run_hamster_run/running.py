"""Moves in a Run: steps, pushes, dashes, climbs and a sidestep."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamstertop.games.run_hamster_run.rules import METTLE, SCAMPER

from . import belt, contest

if TYPE_CHECKING:
    from .. import Choice
    from .game import Game


def choices(game: Game, seat: int) -> list[Choice]:
    """Return the choices in a Run. RHR-46 to RHR-50.

    - ("step", direction) costs a flip, and can go towards an occupied square or a wall.
    - ("sidestep", direction) is free.
    - ("dash", square) costs a chip.
    - ("climb", seat, square, 0) costs three flips; with 1 as the last value, it costs a chip and a flip.
    """
    if game.places[seat] == belt.PIT:
        return []
    found: list[Choice] = []
    face_up = game.tracker.face_up(seat)
    if face_up:
        beside = game.beside[game.places[seat]]
        found = [("step", direction) for direction, to in enumerate(beside) if _may_try(game, seat, to)]
        found += [("dash", square) for square in _in_two(game, seat)]
    if face_up > 1:
        for other, square in _climbs(game, seat):
            if face_up > 2:
                found.append(("climb", other, square, 0))
            found.append(("climb", other, square, 1))
    if not game.stepped:  # RHR-49, RHR-A5
        for direction in (belt.RIGHT, belt.LEFT):
            if game.vacant(game.beside[game.places[seat]][direction]):
                found.append(("sidestep", direction))
    return found


def play(game: Game, seat: int, choice: Choice) -> None:
    """Carry out one of these choices. A push can lead to a test first."""
    kind = choice[0]
    if game.options.straight_push and choice != ("step", game.direction):
        game.pushed = ()  # RHR-A26
    if kind == "step":
        _step(game, seat, choice[1])
    elif kind == "sidestep":
        game.stepped = True
        game.put(seat, game.beside[game.places[seat]][choice[1]])
    elif kind == "dash":
        game.emit(("spent", SCAMPER))
        game.put(seat, choice[1])
    else:
        game.emit(("climbed",) if choice[3] else ("flipped", 3))
        game.put(seat, choice[2])


def open_directions(game: Game, seat: int) -> list[int]:
    """Return the directions in which the adjacent square is vacant, or is the pit if the house rules let hamsters jump
    in."""
    if game.places[seat] == belt.PIT:
        return []
    beside = game.beside[game.places[seat]]
    return [direction for direction, to in enumerate(beside) if _open(game, to)]


def _open(game: Game, square: int) -> bool:
    return square not in game.places if square >= 0 else square == belt.PIT and bool(game.options.may_jump)


def _may_try(game: Game, seat: int, to: int) -> bool:
    """Return whether a hamster can try to step onto a square or into the pit. RHR-A7, RHR-A24."""
    options = game.options
    if to == belt.PIT:
        return bool(options.may_jump)
    return options.weak_push or to == belt.WALL or game.vacant(to) or game.tracker.traits[seat][METTLE] > 0


def _step(game: Game, seat: int, direction: int) -> None:
    """Carry out a step, which can become a push. RHR-46, RHR-50 to RHR-54, RHR-64."""
    to = game.beside[game.places[seat]][direction]
    game.direction = direction
    if to == belt.PIT or to == belt.WALL or game.vacant(to):
        game.emit(("flipped", 1))
        if to != belt.WALL:
            game.put(seat, to)
        return
    other = game.places.index(to)
    if other in game.pushed:  # RHR-52, RHR-A26
        game.emit(("flipped", 1))
        push(game, seat, other)
    elif game.tracker.traits[seat][METTLE] and (game.options.test_anyway or _yields(game, to, direction)):
        contest.challenge(game, seat, other)  # the test flips the chip, RHR-51
    else:  # RHR-A7, RHR-A8
        game.emit(("flipped", 1))


def _yields(game: Game, square: int, direction: int) -> bool:
    """Return whether a hamster on this square can be pushed in this direction. RHR-53, RHR-54."""
    to = game.beside[square][direction]
    return to == belt.PIT or game.vacant(to)


def push(game: Game, seat: int, other: int) -> None:
    """Push a hamster onto the square behind it, and move onto its square. RHR-50, RHR-53."""
    square = game.places[other]
    if _yields(game, square, game.direction):
        game.put(other, game.beside[square][game.direction])
        game.put(seat, square)
        game.pushed += (other,)


def _in_two(game: Game, seat: int) -> list[int]:
    """Return the squares that are two steps away across a vacant one. RHR-47, RHR-A6."""
    places = game.places
    found: set[int] = set()
    for over in game.beside[places[seat]]:
        if over == belt.PIT:
            found.add(over)
        elif over >= 0 and over not in places:
            found.update(game.beside[over])
    return [to for to in sorted(found) if _open(game, to)]


def _climbs(game: Game, seat: int) -> list[tuple[int, int]]:
    """Return (hamster to climb over, vacant square adjacent to it) pairs. RHR-48."""
    found = []
    for other in game.adjacent(seat):
        for to in game.beside[game.places[other]]:
            if game.vacant(to):
                found.append((other, to))
    return found
