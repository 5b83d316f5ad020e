"""Create the report on the site, and look at shared games there, on MicroPython."""

from collections import OrderedDict

import page as lent  # type: ignore[import-not-found]  # provided by the worker: names, read

from hamstertop.saving.results import BLOB as RESULTS
from hamstertop.saving.settings import BLOB
from hamstertop_games.errors import UserError

from . import page, people, results, saved, shared

SUFFIX = ".bin"


def report(source: str, language: str, otherwise: str) -> str:
    """Return the HTML page about the browser's saved games.

    Its language is `language` or, if that is empty, the one in the settings, or `otherwise` if there are no settings.

    Raises:
        UserError: the files do not contain any games.
    """
    paths = [path for path in lent.names().split("\n") if path.endswith(SUFFIX)]
    blobs = OrderedDict([(path.rpartition("/")[2][: -len(SUFFIX)], bytes(lent.read(path))) for path in paths])
    settings = blobs.get(BLOB, b"")
    speaker = saved.Speaker(settings, language or ("" if settings else otherwise))
    games, refused = saved.games(blobs, speaker)
    finished = results.read(blobs.get(RESULTS, b""), speaker)
    people.settle(finished)
    if not games and not finished:
        reasons = [f"{name}: {error.message(speaker.report)}" for name, error in refused]
        raise UserError("; ".join(reasons) or speaker.report.say("unreadable.nothing"))
    return page.html(games, source, finished)


def look(identity: str, language: str) -> str:
    """Return what the shared game is (see `shared.look`)."""
    return shared.look(bytes(lent.read("shared")), identity, language)
