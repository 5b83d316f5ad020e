"""Random play of whole games in moves per second, chance nodes counted, beside other libraries in one run.

    python tests/bench/peers.py [seconds for each]

Peers that are not installed are left out: chess, open-spiel, pettingzoo.
"""

import random
import sys
import time
from collections.abc import Callable


def hamsterdam(players: int, classic: bool) -> Callable[[random.Random], int]:
    from hamstertop.games.hamsterdam.game import Game
    from hamstertop.games.hamsterdam.options import Options

    options = Options(classic=classic)

    def play(dice: random.Random) -> int:
        game, moves = Game(players, options), 0
        while not game.over:
            game.play(dice.choice(game.choices()))
            moves += 1
        return moves

    return play


def python_chess() -> Callable[[random.Random], int]:
    import chess

    def play(dice: random.Random) -> int:
        board, moves = chess.Board(), 0
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return play


def openspiel() -> Callable[[random.Random], int]:
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401

    game = pyspiel.load_game("python_tic_tac_toe")

    def play(dice: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def pettingzoo() -> Callable[[random.Random], int]:
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()

    def play(dice: random.Random) -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(dice.choice([action for action, legal in enumerate(observation["action_mask"]) if legal]))
            moves += 1
        return moves

    return play


CONTENDERS: dict[str, Callable[[], Callable[[random.Random], int]]] = {
    "hamsterdam, 2 players": lambda: hamsterdam(2, False),
    "hamsterdam, 3 players": lambda: hamsterdam(3, False),
    "hamsterdam, 4 players": lambda: hamsterdam(4, False),
    "hamsterdam, 3 players, Classic": lambda: hamsterdam(3, True),
    "python-chess": python_chess,
    "OpenSpiel python_tic_tac_toe": openspiel,
    "PettingZoo tictactoe_v3": pettingzoo,
}


def speed(play: Callable[[random.Random], int], seconds: float) -> float:
    """Moves per second in whole games of random play."""
    dice = random.Random(1)
    play(dice)  # warm
    moves, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        moves += play(dice)
    return moves / spent


def main(seconds: float = 3.0) -> None:
    for name, make in CONTENDERS.items():
        try:
            play = make()
        except ImportError as error:
            print(f"{name:32} not installed ({error.name})")
            continue
        print(f"{name:32} {speed(play, seconds):9,.0f} moves/s", flush=True)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
