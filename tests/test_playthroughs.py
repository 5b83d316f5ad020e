"""Golden playthroughs: whole games as text, the same on every runtime, to be read.

`pytest tests/test_playthroughs.py --update-frames` writes them anew; read what changed before it is committed.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from runtimes import PORTABLE, REMEDIES, find_micropython, search_path

GOLDEN = Path(__file__).parent / "golden"

# name: game, players, variant, seed, bot
GAMES = {
    "two_sensible": ("hamsterdam", 2, 0, 11, "sensible"),
    "three_random": ("hamsterdam", 3, 0, 639, "random"),
    "four_classic": ("hamsterdam", 4, 1, 3, "sensible"),
    "rolle_two": ("hamsterrolle", 2, 0, 11, "sensible"),
    "rolle_three": ("hamsterrolle", 3, 0, 6, "random"),
    "run_two": ("run_hamster_run", 2, 0, 7, "random"),
    "run_four": ("run_hamster_run", 4, 0, 3, "random"),
    "run_five_sensible": ("run_hamster_run", 5, 0, 1, "sensible"),
    "rolle_teams": ("hamsterrolle", 4, 2, 3, "random"),
}


def played(runtime: str, name: str) -> str:
    program = sys.executable if runtime == "cpython" else find_micropython()
    if program is None:
        pytest.skip(REMEDIES[runtime])
    command = [program, str(PORTABLE / "stories.py"), *map(str, GAMES[name])]
    done = subprocess.run(command, env=search_path(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    return done.stdout


@pytest.mark.parametrize("runtime", ["cpython", "micropython"])
@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str, runtime: str, pytestconfig: pytest.Config) -> None:
    file = GOLDEN / f"{name}.txt"
    updating = pytestconfig.getoption("update_frames")
    if updating and runtime != "cpython":
        pytest.skip("playthroughs are being written")
    text = played(runtime, name)
    if updating:
        GOLDEN.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8"), f"{name} on {runtime} went another way; --update-frames, and read it"
