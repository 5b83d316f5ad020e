"""The wheel with compiled rules: what is compiled plays the same games.

Compiling takes a minute or more. With HAMSTERTOP_COMPILE=1 it is done, and the tests of the library run on the wheel.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = "45"


def digest(*folders):
    """What `tests/bench/digest.py` prints with the packages of these folders."""
    command = [sys.executable, str(ROOT / "tests" / "bench" / "digest.py"), GAMES]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


WRITTEN = """
import pickle
from hamstertop_games import notation, titles

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
    changed = (tmp_path / "hamstertop_games" / "whole.py").read_text("utf-8")
    assert "__dict__" not in changed
    assert "_fields_of" in changed
    games = (tmp_path / "hamstertop_games").glob("*/game.py")
    assert all("def __new__(cls, " in path.read_text("utf-8") for path in games), (
        "mypyc's would begin a game for a copy"
    )
    prepared = digest(tmp_path, ROOT / "host")
    assert prepared == digest(ROOT / "firmware", ROOT / "host")
    folders = {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT / "host")))}
    subprocess.run([sys.executable, "-c", WRITTEN], check=True, env={**os.environ, **folders})
    assert prepared.startswith(f"{GAMES} games, pure: ")


TESTED = ("test_notation.py", "test_positions.py", "test_sizes.py", "test_game_properties.py")
PORTABLE = ("game", "hamsterrolle", "run", "views", "errors", "searching", "specials")
ONLY_COMPILED = """
def pytest_sessionfinish():
    from hamstertop_games import whole
    assert not whole.__file__.endswith(".py")
"""


@pytest.mark.skipif(not os.environ.get("HAMSTERTOP_COMPILE"), reason="HAMSTERTOP_COMPILE=1 compiles the rules")
def test_the_compiled_wheel_passes_the_tests_of_the_library(tmp_path):
    subprocess.run([sys.executable, str(ROOT / "host" / "fast_wheel.py"), str(tmp_path)], cwd=ROOT, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(tmp_path)
    (tmp_path / "only_compiled.py").write_text(ONLY_COMPILED)
    assert digest(tmp_path).replace("compiled", "pure") == digest(ROOT / "firmware", ROOT / "host")
    files = [str(ROOT / "tests" / name) for name in TESTED]
    for name in PORTABLE:
        files += map(str, sorted((ROOT / "tests" / "portable").glob(f"test_{name}*.py")))
    command = [sys.executable, "-m", "pytest", "-n", "0", "-q", "-p", "no:cacheprovider", "-p", "only_compiled"]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    subprocess.run([*command, "--cpython-only", *files], cwd=ROOT, env=environment, check=True)
