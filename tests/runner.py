"""A very simple bot for Run, Hamster, Run! that the built-in bots must beat. `hamstertop tables` can also use it:
`PYTHONPATH=tests hamstertop tables run_hamster_run --players 2 --bots sensible,runner:Runner`."""

from hamstertop.games.run_hamster_run.rules import REST, RUN
from hamstertop_games.run_hamster_run import belt
from hamstertop_games.run_hamster_run.belt import strip


class Runner:
    """A bot that allocates one chip to Friskiness and the rest to Scamper, rests when far above the pit, otherwise runs
    upwards, and never attacks."""

    def __init__(self, source):
        pass

    def choose(self, game):
        choices, seat = game.choices(), game.seat
        square = game.places[seat]
        if game.phase == "place":
            return max(choices, key=lambda choice: choice[1])
        if game.phase == "allocate":
            return max(choices, key=lambda choice: (choice[3] == 1, choice[1]))
        if game.phase == "declare":
            return ("declare", REST if strip(square) > game.tracker.speed + 2 else RUN)
        if game.phase == "act":
            up = ("step", belt.UP)
            if up in choices and game.vacant(game.beside[square][belt.UP]):
                return up
            return choices[0] if choices[0][0] == "rest" else choices[-1]
        if game.phase == "chomp":
            return max(choices, key=lambda choice: game.tracker.strength(seat, choice[1]))
        return choices[0]
