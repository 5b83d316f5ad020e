"""`hamstertop site -o FOLDER`: build the site, which runs the companion in any browser."""

import argparse
import contextlib
from pathlib import Path

from hamstertop import words
from hamstertop_games.errors import UserError

from . import PORT


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FOLDER", help="where to write the site")
    parser.add_argument(
        "--uf2", type=Path, metavar="FOLDER", help="the folder with the UF2 files to offer, as made by `make uf2`"
    )
    parser.add_argument(
        "--serve",
        type=PORT,
        nargs="?",
        const=8643,
        metavar="PORT",
        help="also serve the site to this computer (default port: %(const)s)",
    )


def run(arguments: argparse.Namespace) -> int:
    from ..site import build

    found = build.build(arguments.output, arguments.uf2)
    first = build.first_visit(found, words.FALLBACK)
    print(f"{arguments.output}: {len(found)} files; a first visit loads {first / 1024:.0f} KB, gzipped", flush=True)
    if arguments.serve is not None:
        _serve(arguments.output, arguments.serve)
    return 0


def _serve(folder: Path, port: int) -> None:
    from ..site.serve import server

    try:
        listening = server(folder, port)
    except OSError:
        raise UserError(f"port {port} cannot be used (choose a different one with --serve)") from None
    print(f"http://localhost:{listening.server_port}/ (press Ctrl-C to stop)", flush=True)
    with listening, contextlib.suppress(KeyboardInterrupt):
        listening.serve_forever()
