"""The parts shared by the reports on all titles, and the choice of the module that reports on a title."""

from . import plain
from .times import clock

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from .saved import SavedGame

PACKAGE = __name__.rsplit(".", 1)[0]


def module(title: str) -> "ModuleType":
    """Return the module that reports on a title: the one here with the title's name, or else `plain`.

    Each module has progress(game), where the game stands in words; tables(game), the first with the standings;
    figures(game), with None for a chart without data; and facts(game), the same ready to be written as JSON. It also
    has owners(game) if the title has turns, and PLAYERS = False if it does not have players.
    """
    name = f"{PACKAGE}.{title}"
    try:
        return __import__(name, None, None, ("progress",))  # with a name, this returns the module, not its package
    except ImportError as error:
        if name not in str(error):  # the module exists, but an import in it failed
            raise
        return plain


def has_players(game: "SavedGame") -> bool:
    """Return whether a game's title has players and an end."""
    return getattr(module(game.game), "PLAYERS", True)


def headline(game: "SavedGame") -> str:
    """Return a game's progress on one line, with the numbers of players and events and the time played."""
    table = game.table
    found = []
    progress = module(game.game).progress(game)
    if has_players(game):
        found.append(game.say("players.count", count=table.players))
        progress = game.say("over" if table.over and not table.unranked else "unfinished", progress=progress)
    found.append(progress)
    found.append(game.say("events", count=len(game.standing)))
    if game.undone:
        found.append(game.say("taken_back", count=game.undone))
    found.append(game.say("took" if game.timed else "played", time=clock(game.seconds)))
    return ", ".join(found)


def warnings(game: "SavedGame") -> list[str]:
    """Return sentences about missing parts of the game."""
    return [game.say("unread", count=game.unread)] if game.unread else []


def story(game: "SavedGame") -> list[tuple[str, str, str]]:
    """Return (number, time since the start, description) for each event. The number is "" if the event was undone."""
    found = []
    number = seconds = 0
    for step in game.steps:
        seconds += step.seconds
        when = clock(seconds)
        if step.event and step.stands:
            number += 1
            found.append((str(number), when, game.words(step)))
        elif step.event:
            found.append(("", when, game.say("event.taken_back", kind=step.event[0])))
    return found
