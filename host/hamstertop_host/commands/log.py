"""`hamstertop log`: show games and results from a board or from files."""

import argparse
import itertools
import json
import sys
from pathlib import Path

from hamstertop.saving.results import BLOB as RESULTS
from hamstertop.saving.settings import BLOB
from hamstertop.words import FALLBACK, languages
from hamstertop_games import notation
from hamstertop_games.errors import UserError
from hamstertop_games.notation.moves import SEATS

from .. import output
from ..reports import data, history, page, people, results, saved, sources, spreadsheet, terminal
from ..reports.codes import Taken

ONLY_DRIVE = "games in the board's own memory are not on its drive, and may be more recent; --port P reads both"
NO_RESULTS = "no finished games found (finish one and go to the first screen, or give a different source)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "path",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a saved game, a folder of saved games, or a history in JSON",
    )
    where.add_argument("--port", metavar="P", help="the board's serial port (default: detected, unless FILE is given)")
    where.add_argument("--drive", type=Path, metavar="PATH", help="the drive of a board that runs CircuitPython")
    parser.add_argument(
        "--language",
        choices=languages(),
        help="language of the output (default: the board's language for pages and text, English for other formats)",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--json", action="store_true", help="print a single JSON object")
    how.add_argument(
        "--notation",
        action="store_true",
        help="print the games in a notation that can be read back: headers, then events",
    )
    how.add_argument("--html", type=Path, metavar="FILE", help="write an illustrated page to this file")
    how.add_argument("--csv", type=Path, metavar="FILE", help="write the results to this file, one row per player")


def run(arguments: argparse.Namespace) -> int:
    for option in ("html", "csv"):
        if path := getattr(arguments, option):
            output.check(path, f"--{option}")
    blobs, taken, source = _sources(arguments)
    exported = arguments.json or arguments.csv
    speaker = saved.Speaker(blobs.get(BLOB, b""), arguments.language or (FALLBACK if exported else ""))
    games, unreadable = saved.games(blobs, speaker)
    refused = [f"{name}: {error}" for name, error in unreadable]
    earlier = results.read(blobs.get(RESULTS, b""), speaker) + results.taken(taken, speaker)
    people.settle(earlier)
    if not games and not earlier:
        remedy = ONLY_DRIVE if arguments.drive else "play one first, or give a different source"
        raise UserError(f"{source}: {'; '.join(refused) or 'no saved games found'} ({remedy})")
    for line in [*refused, *([ONLY_DRIVE] if arguments.drive else [])]:
        print(f"hamstertop: {source}: {line}", file=sys.stderr)
    _give(arguments, source, games, refused, earlier)
    return 0


def _give(
    arguments: argparse.Namespace,
    source: str,
    games: list[saved.SavedGame],
    refused: list[str],
    earlier: list[results.Finished],
) -> None:
    """Print or write the games in the requested format."""
    finished = results.finished(earlier)
    if arguments.html:
        output.write(arguments.html, page.html(games, Path(source).name, earlier), "--html")
        _print(f"{arguments.html}: {', '.join([game.title for game in games] + ['results'] * bool(earlier))}")
    elif arguments.csv:
        if not finished:
            raise UserError(f"{source}: {NO_RESULTS}")
        output.write(arguments.csv, spreadsheet.as_csv(finished, finished[0].words.number(0, 1)[1]), "--csv")
        _print(f"{arguments.csv}: {len(finished)} finished game{'s' if len(finished) > 1 else ''}")
    elif arguments.notation:
        _print("\n".join(map(_written, games)))
    elif arguments.json:
        found = {
            history.MARK: history.VERSION,
            "games": [data.of_game(game) for game in games],
            history.RESULTS: history.of_results(earlier),
            "players": data.of_players(finished),
            "refused": refused,
        }
        print(json.dumps(found))
    else:
        texts = [terminal.text(game) for game in games]
        _print("\n\n".join(texts + [terminal.results_text(earlier)] * bool(earlier)))


def _written(game: saved.SavedGame) -> str:
    """Return a game in notation, without events that are still secret."""
    steps = game.standing
    opened = [index + 1 for index, step in enumerate(steps) if len(step.public) > len(step.event or ())]
    known = opened[-1] if opened else 0  # everything up to the last reveal is public
    known += sum(1 for _ in itertools.takewhile(lambda step: tuple(step.public) == step.event, steps[known:]))
    seats = range(getattr(game.table, "players", 0))
    names = {f"Seat {SEATS[seat]}": game.speaker.name(seat) for seat in seats}
    return notation.write_events(game.game, [step.event for step in steps[:known] if step.event], names)


def _sources(arguments: argparse.Namespace) -> tuple[sources.Blobs, list[Taken], str]:
    """Return a board's blobs, results from elsewhere, and a name for the source."""
    if arguments.path:
        taken = sources.history(arguments.path)
        name = str(arguments.path).encode("utf-8", "replace").decode()  # the name also appears on a page
        return sources.from_path(arguments.path) if taken is None else {}, taken or [], name
    if arguments.drive:
        return sources.from_drive(arguments.drive), [], str(arguments.drive)
    blobs, port = sources.from_port(arguments.port)
    return blobs, [], f"the board on {port}"


def _print(text: str) -> None:
    """Print text, replacing characters that the terminal cannot show with question marks."""
    encoding = sys.stdout.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding))
