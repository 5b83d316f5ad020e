"""Make the report in the site's page, where it runs on MicroPython."""

from collections import OrderedDict

import page as lent  # type: ignore[import-not-found]  # what the worker lends: names, read

from hamstertop.companion.results import BLOB as RESULTS
from hamstertop.companion.settings import BLOB

from ..errors import UserError
from . import kept, page, results, saved


def report(source: str, language: str, otherwise: str) -> str:
    """Return the page about the files of a board, in `language`; if that is "", in the language of the board's
    settings, or in `otherwise` if it has no settings.

    Raises:
        UserError: the files have no games.
    """
    paths = lent.names().split("\n")
    files = OrderedDict([(path, bytes(lent.read(path))) for path in paths if kept.keeps_games(path)])
    blobs = kept.blobs(files)
    settings = blobs.get(BLOB, b"")
    speaker = saved.Speaker(settings, language or ("" if settings else otherwise))
    games, refused = saved.games(blobs, speaker)
    finished = results.read(blobs.get(RESULTS, b""), speaker)
    if not games and not finished:
        reasons = [f"{name}: {error.told(speaker.report)}" for name, error in refused]
        raise UserError("; ".join(reasons) or speaker.report.say("unreadable.nothing"))
    return page.html(games, source, finished)
