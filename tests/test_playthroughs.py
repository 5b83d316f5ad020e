"""Golden playthroughs are whole games, written in the notation so that people can read them.

`pytest tests/test_playthroughs.py --update-frames` updates them. Read the changes before you commit them.
"""

from pathlib import Path

import pytest

from hamstertop import chance
from hamstertop_games import notation, titles
from scenarios import played

GOLDEN = Path(__file__).parent / "golden"

# name: title, players, options, seed, bot
GAMES = {
    "two_sensible": ("hamsterdam", 2, {}, 11, "sensible"),
    "three_random": ("hamsterdam", 3, {}, 639, "random"),
    "four_classic": ("hamsterdam", 4, {"classic": True}, 3, "sensible"),
    "rolle_two": ("hamsterrolle", 2, {}, 11, "sensible"),
    "rolle_three": ("hamsterrolle", 3, {}, 6, "random"),
    "rolle_teams": ("hamsterrolle", 4, {"teams": 2}, 3, "random"),
    "run_two": ("run_hamster_run", 2, {}, 7, "random"),
    "run_four": ("run_hamster_run", 4, {}, 3, "random"),
    "run_five_sensible": ("run_hamster_run", 5, {}, 1, "sensible"),
}


@pytest.mark.parametrize("name", GAMES)
def test_each_game_matches_its_golden_playthrough(name: str, pytestconfig: pytest.Config) -> None:
    title, players, options, seed, bot = GAMES[name]
    brings = titles.load(title)
    *_, game = played(brings.game(players, brings.options(**options)), brings.bots[bot], chance.Seeded(seed))
    text = notation.write(game)
    file = GOLDEN / f"{name}.txt"
    if pytestconfig.getoption("update_frames"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8"), f"{name} went another way; --update-frames, and read it"
