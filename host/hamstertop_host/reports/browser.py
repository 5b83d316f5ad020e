"""The report in the site's page. Runs on MicroPython there; see `site/carry.py`."""

import page as lent  # type: ignore[import-not-found]  # what the worker lends: names, read

from hamstertop.companion.results import BLOB as RESULTS
from hamstertop.companion.settings import BLOB

from ..errors import UserError
from . import kept, page, results, saved

MEMORY = "memory"  # what CircuitPython keeps outside of its files


def report(source: str) -> str:
    """The page on what files of a board hold, `memory` being no file.

    Raises:
        UserError: there is nothing in them.
    """
    files = {path: bytes(lent.read(path)) for path in lent.names().split("\n")}
    memory = files.pop(MEMORY, b"")
    blobs = kept.blobs({path: data for path, data in files.items() if kept.keeps_games(path)}, memory)
    speaker = saved.Speaker(blobs.get(BLOB, b""))
    games, refused = saved.games(blobs, speaker)
    finished = results.read(blobs.get(RESULTS, b""), speaker)
    if not games and not finished:
        raise UserError("; ".join(refused) or "no saved games there")
    return page.html(games, source, finished)
