"""Compare the speed of random play with that of other libraries, in moves (including chance nodes) and games a second.

    python tests/bench/peers.py [seconds for each]

Chance outcomes are drawn by weight, and each library is asked for the legal moves once per move, as it would be by a
player. The libraries are chess, open-spiel, pettingzoo and pokerkit; any that are not installed are skipped.
Times are CPU times.
"""

import random
import sys
import time
from collections.abc import Callable
from typing import Any

from hamstertop_games import TABLE


def drawn(dice: random.Random, outcomes: list[tuple[Any, Any]]) -> Any:
    found, weights = zip(*outcomes, strict=True)
    return dice.choices(found, weights)[0]


def title(name: str, players: int, **options: object) -> Callable[[random.Random], int]:
    from hamstertop_games import titles

    brings = titles.load(name)
    made = brings.options(**options)

    def play(dice: random.Random) -> int:
        game, moves = brings.game(players, made), 0
        while not game.over and moves < MOST:
            game.play(drawn(dice, game.outcomes()) if game.seat == TABLE else dice.choice(game.choices()))
            moves += 1
        return moves

    return play


def environment(name: str, players: int) -> Callable[[random.Random], int]:
    """Return a function that plays a title through its PettingZoo environment, without the wrappers that check
    actions."""
    import importlib

    made = importlib.import_module(f"hamstertop_games.envs.{name}").raw_env(players=players)
    return agents(made)


def python_chess() -> Callable[[random.Random], int]:
    import chess

    def play(dice: random.Random) -> int:
        board, moves = chess.Board(), 0
        while legal := list(board.legal_moves):  # `is_game_over` would generate them again
            if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
                break
            board.push(dice.choice(legal))
            moves += 1
        return moves

    return play


def openspiel(name: str, module: str = "") -> Callable[[random.Random], int]:
    import importlib

    import pyspiel

    if module:
        importlib.import_module(module)
    game = pyspiel.load_game(name)

    def play(dice: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal() and moves < MOST:
            chance = state.is_chance_node()
            state.apply_action(drawn(dice, state.chance_outcomes()) if chance else dice.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def pettingzoo() -> Callable[[random.Random], int]:
    from pettingzoo.classic import tictactoe_v3

    return agents(tictactoe_v3.raw_env())


def agents(env: Any) -> Callable[[random.Random], int]:
    def play(dice: random.Random) -> int:
        env.reset(seed=dice.randrange(1 << 30))
        moves = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(dice.choice(observation["action_mask"].nonzero()[0].tolist()))
            moves += 1
        return moves

    return play


def pokerkit() -> Callable[[random.Random], int]:
    from pokerkit import Automation, NoLimitTexasHoldem

    automations = tuple(each for each in Automation if each not in (Automation.HOLE_DEALING, Automation.BOARD_DEALING))

    def play(dice: random.Random) -> int:
        state = NoLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 200, 3)
        moves = 0
        while state.status:
            moves += 1
            if state.can_deal_hole():
                state.deal_hole()
            elif state.can_deal_board():
                state.deal_board()
            else:
                acts = [state.check_or_call]
                if state.can_fold():
                    acts.append(state.fold)
                if state.can_complete_bet_or_raise_to():
                    acts.append(state.complete_bet_or_raise_to)
                dice.choice(acts)()
        return moves

    return play


MOST = 5_000  # the maximum number of moves per game

ROLL = "a choice or a roll among up to 150"
CHESS = "a move among about 30"
CARDS = "a bet, or cards that are dealt"
MARK = "a mark on one of 9 squares"

# What counts as a move, and a function that makes the player
CONTENDERS: dict[str, tuple[str, Callable[[], Callable[[random.Random], int]]]] = {
    "hamsterdam, 2 players": (ROLL, lambda: title("hamsterdam", 2)),
    "hamsterdam, 3 players": (ROLL, lambda: title("hamsterdam", 3)),
    "hamsterdam, 4 players": (ROLL, lambda: title("hamsterdam", 4)),
    "hamsterdam, 3 players, Classic": (ROLL, lambda: title("hamsterdam", 3, classic=True)),
    "hamsterrolle, 3 players": ("a build or pass, or what falls", lambda: title("hamsterrolle", 3)),
    "run_hamster_run, 4 players": ("a choice or a chip among up to 36", lambda: title("run_hamster_run", 4)),
    "python-chess": (CHESS, python_chess),
    "OpenSpiel backgammon, C++": ("two dice and two checkers", lambda: openspiel("backgammon")),
    "OpenSpiel chess, C++": (CHESS, lambda: openspiel("chess")),
    "PokerKit no-limit hold'em": (CARDS, pokerkit),
    "OpenSpiel python_tic_tac_toe": (
        MARK,
        lambda: openspiel("python_tic_tac_toe", "open_spiel.python.games.tic_tac_toe"),
    ),
    "PettingZoo tictactoe_v3": (MARK + ", observed", pettingzoo),
    "hamsterdam in OpenSpiel": (ROLL, lambda: openspiel("hamstertop_hamsterdam", "hamstertop_games.envs.openspiel")),
    "hamsterdam in PettingZoo": (ROLL + ", observed", lambda: environment("hamsterdam", 3)),
}


def speed(play: Callable[[random.Random], int], seconds: float) -> tuple[float, float]:
    """Return the moves and games per second of random play."""
    dice = random.Random(1)
    play(dice)  # warm up
    moves, games, started = 0, 0, time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play(dice)
        games += 1
    return moves / spent, games / spent


def main(seconds: float = 3.0) -> None:
    for name, (move, make) in CONTENDERS.items():
        try:
            play = make()
        except ImportError as error:
            print(f"{name:32} not installed ({error.name})")
            continue
        moves, games = speed(play, seconds)
        print(f"{name:32} {moves:9,.0f} moves/s {games:9,.1f} games/s   {move}", flush=True)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:]))
