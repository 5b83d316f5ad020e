"""How a game is written down: one line of JSON, with all that is needed to play it again."""

import json
from typing import TYPE_CHECKING, Any

from hamstertop import VERSION

if TYPE_CHECKING:
    from .tables import Setting


def line(setting: "Setting", number: int, choices: list[Any]) -> str:
    """Game `number` of a run, with every choice and every outcome of chance, in one line."""
    game = setting.begin()
    for choice in choices:
        game.play(choice)
    seated = setting.seated(number)
    return json.dumps(
        {
            "game": setting.game,
            "version": VERSION,
            "players": setting.players,
            "options": dict(setting.options),
            "seed": setting.seed,
            "number": number,
            "bots": [setting.bots[index] for index in seated],
            "choices": choices,
            "standings": game.standings(),
        },
        separators=(",", ":"),
    )
