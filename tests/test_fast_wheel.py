"""The wheel with compiled rules: what is compiled plays the same games. Compiling takes minutes: `make wheel-fast`."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = "45"


def digest(*folders):
    """What `tests/bench/digest.py` prints with the packages of these folders."""
    command = [sys.executable, str(ROOT / "tests" / "bench" / "digest.py"), GAMES]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


WRITTEN = """
import pickle
from hamstertop_host import notation
from hamstertop_host.playing import titles

for name in titles.names():
    game = titles.load(name).game(2)
    for _ in range(9):
        game.play(game.choices()[0])
    assert notation.read_position(notation.write_position(game)) == game
    assert pickle.loads(pickle.dumps(game)) == game.copy() == game
    tracker = type(game.tracker)()
    assert tracker.copy().state() == tracker.state()
    choice = game.pop()
    assert len(game.history) == 8
    game.play(choice)
"""


def test_the_modules_as_they_are_compiled_play_the_same_games(tmp_path):
    write = f"import fast_wheel, pathlib; fast_wheel.write_sources(pathlib.Path({str(tmp_path)!r}))"
    subprocess.run([sys.executable, "-c", write], check=True, env={**os.environ, "PYTHONPATH": str(ROOT / "host")})
    changed = (tmp_path / "hamstertop" / "games" / "whole.py").read_text("utf-8")
    assert "__dict__" not in changed
    assert "_fields_of" in changed
    games = (tmp_path / "hamstertop" / "games").glob("*/game.py")
    assert all("def __new__(cls, " in path.read_text("utf-8") for path in games), (
        "mypyc's would begin a game for a copy"
    )
    prepared = digest(tmp_path, ROOT / "host")
    assert prepared == digest(ROOT / "firmware", ROOT / "host")
    folders = {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT / "host")))}
    subprocess.run([sys.executable, "-c", WRITTEN], check=True, env={**os.environ, **folders})
    assert prepared.startswith(f"{GAMES} games, pure: ")
