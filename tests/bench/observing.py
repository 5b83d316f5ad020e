"""Measure the CPU time in microseconds that an observation takes during games, with and without the action mask.

    python tests/bench/observing.py [checkout]

If the path of another checkout is given, both are measured in turn.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parents[2]
ROUNDS = 3
GAMES = 3
MEASURE = """
import importlib, random, sys, time
sys.path[:0] = [sys.argv[1] + "/firmware", sys.argv[1] + "/host"]
for title, players in (("hamsterdam", 3), ("hamsterrolle", 3), ("run_hamster_run", 2)):
    env = importlib.import_module("hamstertop_games.envs." + title).raw_env(players=players)
    before = getattr(env.layout, "vector", None)  # version 0 of the environments
    dice, alone, whole, count = random.Random(1), 0.0, 0.0, 0
    for seed in range(int(sys.argv[2])):
        env.reset(seed=seed)
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            game, agent, seat = env.game, env.agent_selection, env.game.seat
            game.choices()  # the step needs them in any case
            began = time.process_time()
            before(game.view(seat), seat) if before else env.layout.observe(game, seat)
            between = time.process_time()
            observation = env.observe(agent)
            whole += time.process_time() - between
            alone += between - began
            count += 1
            env.step(dice.choice(observation["action_mask"].nonzero()[0].tolist()))
    print(title, players, alone / count * 1e6, whole / count * 1e6)
"""


def measure(checkout: Path, games: int) -> dict[str, float]:
    """Return the times in microseconds, keyed by what was measured."""
    command = [sys.executable, "-c", MEASURE, str(checkout), str(games)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    found = {}
    for line in done.stdout.splitlines():
        title, players, alone, whole = line.split()
        found[f"{title}, {players} players"] = float(alone)
        found[f"{title}, {players} players, with the mask"] = float(whole)
    return found


def main(*others: str) -> None:
    checkouts = [HERE, *map(Path, others)]
    best: list[dict[str, float]] = [{} for _ in checkouts]
    for _ in range(ROUNDS):
        for found, checkout in zip(best, checkouts, strict=True):
            for name, taken in measure(checkout, GAMES).items():
                found[name] = min(taken, found.get(name, taken))
    for name, taken in best[0].items():
        compared = [f", {other[name]:.1f} there: {other[name] / taken:.1f} times as fast" for other in best[1:]]
        print(f"{name:42} {taken:6.1f} µs{''.join(compared)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
