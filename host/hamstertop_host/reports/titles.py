"""Which module tells of which game, and what all games are told of."""

from types import ModuleType
from typing import Any

from . import dice_tray, hamsterdam, hamsterrolle, run_hamster_run
from .parts import names
from .saved import SavedGame
from .times import by_seat, clock

# Each has progress(game), standings(game), tables(game), figures(game), facts(game); with turns: owners(game).
TITLES: dict[str, ModuleType] = {
    "hamsterdam": hamsterdam,
    "hamsterrolle": hamsterrolle,
    "run_hamster_run": run_hamster_run,
    "dice_tray": dice_tray,
}
TRAY = "dice_tray"


def headline(game: SavedGame) -> str:
    """What it is and how far it has come, in one line."""
    module, table = TITLES[game.game], game.table
    found = [] if game.game == TRAY else [f"{table.players} players"]
    state = "" if game.game == TRAY else "over in " if table.over else "unfinished: "
    found.append(state + module.progress(game))
    count = len(game.standing)
    found.append(f"{count} event{'s' if count > 1 else ''}")
    if game.undone:
        found.append(f"{game.undone} taken back")
    if game.seconds is not None:
        found.append(f"{clock(game.seconds)} played")
    return ", ".join(found)


def warnings(game: SavedGame) -> list[str]:
    """What is missing."""
    found = []
    if game.unread:
        count = f"{game.unread} byte{'s' if game.unread > 1 else ''}"
        found.append(f"{count} at the end could not be read: what came after is not here")
    if game.version < 2:
        found.append("begun with an older firmware, which noted no times")
    return found


def story(game: SavedGame) -> list[tuple[str, str, str]]:
    """Each event: its number ("" if it was taken back), the time since the beginning ("" if unknown), words."""
    found = []
    number = seconds = 0
    for step in game.steps:
        seconds += step.seconds or 0
        when = "" if step.seconds is None else clock(seconds)
        if step.event and step.stands:
            number += 1
            found.append((str(number), when, game.words(step)))
        elif step.event:
            found.append(("", when, f"(taken back: {step.event[0]})"))
    return found


def data(game: SavedGame) -> dict[str, Any]:
    """The game for JSON. `seat` is whom the device waited for; an event that was taken back tells its kind only."""
    module = TITLES[game.game]
    players = [] if game.game == TRAY else names(game)
    return {
        "game": game.game,
        "title": game.title,
        "version": game.version,
        "players": players,
        "over": bool(game.table.over),
        "unread_bytes": game.unread,
        "taken_back": game.undone,
        "seconds": game.seconds,
        "turn_seconds": by_seat(game, module.owners(game)) if players else [],
        **module.facts(game),
        "events": [
            {
                "event": step.public if step.event else ["undo"],
                "seat": step.before.asked,
                "seconds": step.seconds,
                "stands": step.stands,
            }
            for step in game.steps
        ],
    }
