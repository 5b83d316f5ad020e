"""The pure rules beside those of `make wheel-fast`, in moves per second and in copies, in turn in one run.

    python tests/bench/compiled.py build/wheel-fast/hamstertop-*.whl

*Random play* draws each choice, chance by its weights, as `peers.py` does. *The rules alone* play the same games again
by the places of their choices, so that next to nothing but the rules is in it. The best of several seconds counts.
"""

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parents[2]
ROUNDS = 6
TABLES = (("hamsterdam", 3), ("hamsterrolle", 3), ("run_hamster_run", 4))
MEASURE = """
import random, sys, time
sys.path[:0] = sys.argv[1:]
import peers
from hamstertop_games import TABLE
from hamstertop_games import titles

def written(brings, players, dice):
    game, places = brings.game(players), []
    while not game.over:
        choices = game.choices()
        choice = peers.drawn(dice, game.outcomes()) if game.seat == TABLE else dice.choice(choices)
        places.append((game.seat == TABLE, choices.index(choice)))
        game.play(choice)
    return places

def again(brings, players, places):
    game = brings.game(players)
    for chance, place in places:
        game.play(game.outcomes()[place][0] if chance else game.choices()[place])
    return game

for title, players in TABLES:
    brings, dice = titles.load(title), random.Random(1)
    drawn, _ = peers.speed(peers.title(title, players), 1.0)
    games = [written(brings, players, dice) for _ in range(40)]
    began = time.process_time()
    for places in games:
        again(brings, players, places)
    alone = sum(map(len, games)) / (time.process_time() - began)
    game = again(brings, players, games[0][: len(games[0]) // 2])
    began = time.process_time()
    for _ in range(10_000):
        game.copy()
    print(drawn, alone, 10_000 / (time.process_time() - began))
"""


def measure(package: Path) -> list[float]:
    """A second of each title: random play, the rules alone, copies."""
    command = [sys.executable, "-c", f"TABLES = {TABLES}\n{MEASURE}", str(package), str(Path(__file__).parent)]
    done = subprocess.run([*command, str(HERE / "host")], check=True, capture_output=True, text=True)
    return [float(number) for number in done.stdout.split()]


def main(wheel: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(wheel) as file:
            file.extractall(folder)
        both = [[measure(package) for package in (HERE / "firmware", Path(folder))] for _ in range(ROUNDS)]
    pure, compiled = [[max(numbers) for numbers in zip(*side, strict=True)] for side in zip(*both, strict=True)]
    for place, (slow, fast) in enumerate(zip(pure, compiled, strict=True)):
        title, players = TABLES[place // 3]
        what = ("random play, moves/s", "the rules alone, moves/s", "copies/s")[place % 3]
        print(f"{title}, {players} players: {what:26} {slow:9,.0f} {fast:9,.0f} {fast / slow:4.1f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
