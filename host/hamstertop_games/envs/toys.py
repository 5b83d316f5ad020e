"""Solve games small enough for counterfactual regret minimization (CFR) with OpenSpiel's solver.

    python -m hamstertop_games.envs.toys wheel --iterations 1000

Each toy is the name of an OpenSpiel game (see `openspiel`) that is kept small by its options, by an opening that has
already been played, and by a limit of a few choices, after which it ends without a winner. All are zero-sum games for
two players, so CFR is known to converge to an equilibrium.
"""

import argparse
import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pyspiel

from . import openspiel

# After six rolls of the first round: no hamsters are left on the dams, and each of the three cards has one token.
OPENING = (
    "give:2:3;give:2:3;lay:2;lay:4;lay:3;lay:4;lay:3;lay:2;roll:1:2;roll:1:1;place:19:2;"
    "place:19:2;place:19:0;place:19:1;roll:2:2;flood:1;plug:19:0;roll:2:1;plug:19:1;plug:19:2;"
    "roll:2:1;plug:19:2;flood:1;roll:2:2;flood:0;flood:1;roll:1:2;flood:2;flood:1;roll:1:1;"
    "flood:2;flood:0"
)

TOYS = {
    "dam": f"{openspiel.PREFIX}hamsterdam(players=2,options=cards:3,max_choices=20,opening={OPENING})",
    "wheel": f"{openspiel.PREFIX}hamsterrolle(players=2,options=compartments:4;kinds:1,max_choices=9,opening=first:0)",
    "belt": f"{openspiel.PREFIX}run_hamster_run(players=2,options=columns:3;strips:3;pluck:1;last_one_safe:True,"
    "max_choices=8,opening=draw:0;place:0;place:1)",
}


@dataclass(frozen=True)
class Size:
    """The size of a game: the numbers of histories, of histories that end with a winner, and of information states."""

    histories: int
    won: int
    information_states: int


def tree_of(game: Any) -> tuple[str, Size]:
    """Return a game's tree in Gambit's EFG format, and its size. OpenSpiel's own writer takes quadratic time."""
    lines = ['EFG 2 R "" { "0" "1" }']
    sets: list[dict[str, int]] = [{}, {}]
    ends = itertools.count(1)
    draws = itertools.count(1)
    won = 0
    waiting = [game.new_initial_state()]
    while waiting:
        state = waiting.pop()
        player = state.current_player()
        if state.is_terminal():
            won += any(state.returns())
            lines.append(f't "" {next(ends)} "" {{ {" ".join(map(str, state.returns()))} }}')
            continue
        if state.is_chance_node():
            outcomes = " ".join(f'"{action}" {weight:.16f}' for action, weight in state.chance_outcomes())
            lines.append(f'c "" {next(draws)} "" {{ {outcomes} }} 0')
        else:
            known = sets[player]
            number = known.setdefault(state.information_state_string(), len(known) + 1)
            actions = " ".join(f'"{action}"' for action in state.legal_actions())
            lines.append(f'p "" {player + 1} {number} "" {{ {actions} }} 0')
        waiting += [state.child(action) for action in reversed(state.legal_actions())]
    return "\n".join(lines) + "\n", Size(len(lines) - 1, won, sum(map(len, sets)))


def solve(tree: str, iterations: Sequence[int]) -> Iterator[tuple[int, float]]:
    """Run CFR on a complete game tree.

    Args:
        tree: the tree of a zero-sum game for two players, as `tree_of` returns it.
        iterations: the iteration counts at which to report, in increasing order.

    Yields:
        The number of iterations so far, and the exploitability of the average strategy at that point: how much more
        than the game's value an opponent who knows the strategy can win, averaged over both seats. It is 0 at an
        equilibrium.
    """
    game = pyspiel.load_efg_game(tree)
    solver = pyspiel.CFRSolver(game)
    for before, count in itertools.pairwise((0, *iterations)):
        for _ in range(count - before):
            solver.evaluate_and_update_policy()
        yield count, pyspiel.exploitability(game, solver.average_policy())


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("toy", choices=sorted(TOYS))
    parser.add_argument("--iterations", type=int, default=1000)
    arguments = parser.parse_args()
    tree, found = tree_of(pyspiel.load_game(TOYS[arguments.toy]))
    print(f"{found.histories} histories, {found.won} with a winner, {found.information_states} information states")
    looks = [10**power for power in range(9) if 10**power < arguments.iterations]
    for count, left in solve(tree, [*looks, arguments.iterations]):
        print(f"{count:>8} iterations  exploitability {left:.6f}", flush=True)


if __name__ == "__main__":
    main()
