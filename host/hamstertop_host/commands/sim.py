"""`hamstertop sim`: run a virtual board in the browser or from a script."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import threading
import webbrowser
from pathlib import Path

from hamstertop.words import FALLBACK, languages
from hamstertop_games.errors import UserError

from .. import boards
from ..simulator import headless, state
from ..simulator.launch import RUNTIMES, Launch
from . import PORT, SEED

STOPS = (signal.SIGINT, signal.SIGTERM)
SHOWN = ("board", "runtime", "seed", "port")  # the options in which a second simulator can differ from the first


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--board", help=f"the board (default: {boards.USUAL}; `hamstertop boards` lists them)")
    parser.add_argument(
        "--runtime", choices=RUNTIMES, help=f"the runtime to run the firmware on (default: {RUNTIMES[0]})"
    )
    parser.add_argument("--seed", type=SEED, metavar="N", help="roll the same dice every time")
    parser.add_argument("--state", type=Path, metavar="DIR", help="the folder for saved games")
    parser.add_argument("--port", type=PORT, metavar="N", help="the page's port (default: 8642, or a free one)")
    parser.add_argument("--no-browser", action="store_true", help="print the page's address without opening it")
    parser.add_argument("--headless", action="store_true", help="run --script in virtual time, without opening a page")
    parser.add_argument(
        "--script",
        type=Path,
        metavar="FILE",
        help="a file of lines such as press A, hold B, wait 500, frame NAME or cut",
    )
    parser.add_argument(
        "--frames", type=Path, metavar="DIR", help="the folder where the script's frames are saved as PNG files"
    )


def run(arguments: argparse.Namespace) -> int:
    board = boards.load(boards.USUAL if arguments.board is None else arguments.board)
    if arguments.headless:
        return _headless(arguments, board)
    for option in ("script", "frames"):
        if getattr(arguments, option):
            raise UserError(f"--{option} needs --headless (add it, or omit --{option})")
    try:
        with state.hold(arguments.state or state.default_folder(board.id)) as folder:
            launch = _launch(arguments, board, folder)
            asyncio.run(_serve(launch, arguments.port, not arguments.no_browser))
    except state.Busy as busy:
        if not busy.url:
            raise
        _join(busy, arguments)
    return 0


def _join(busy: state.Busy, arguments: argparse.Namespace) -> None:
    """Open the page of the simulator that is running already.

    Raises:
        UserError: it runs with other options.
    """
    asked = {name: value for name in SHOWN if (value := getattr(arguments, name)) is not None}
    other = [f"--{name} {value}" for name, value in asked.items() if busy.options.get(name) != value]
    if other:
        raise UserError(
            f"a simulator runs at {busy.url} without {' '.join(other)} (stop it first, or choose a different folder"
            " with --state)"
        )
    if arguments.no_browser:
        print(f"Hamstertop is already running: {busy.url}")
    else:
        print(f"Hamstertop is already running, and its page opens: {busy.url}", flush=True)
        webbrowser.open(busy.url)


def _launch(arguments: argparse.Namespace, board: boards.Board, folder: Path) -> Launch:
    runtime = arguments.runtime or RUNTIMES[0]
    launch = Launch(board, folder.resolve(), runtime, arguments.seed, language=_language(arguments))
    launch.command()  # fail early if the runtime is missing
    return launch


def _language(arguments: argparse.Namespace) -> str:
    """Return the language for a new device: English for a script, otherwise this computer's language, or "" if that
    is not available."""
    if arguments.headless:
        return FALLBACK
    set_ones = [os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    found = set_ones[0][:2] if set_ones else ""
    return found if found in languages() else ""


async def _serve(launch: Launch, port: int | None, browser: bool) -> None:
    from ..simulator.server import Server
    from ..simulator.session import Session

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in STOPS:
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))  # Windows has no add_signal_handler
    session = Session(launch)
    server = Server(session)
    await server.open(port)
    try:
        await server.serve()
        running = {"board": launch.board.id, "runtime": launch.runtime, "seed": launch.seed, "port": server.port}
        state.publish(launch.state, server.url, running)
        print(f"Hamstertop on {launch.board.name}: {server.url} (press Ctrl-C to stop)", flush=True)
        if browser:
            # In a separate thread, because some browsers do not return until they are closed.
            threading.Thread(target=webbrowser.open, args=(server.url,), daemon=True).start()
        await session.power_on()
        await stop.wait()
    finally:
        await server.close()
        await session.power_cut()
        for number in STOPS:
            signal.signal(number, signal.SIG_IGN)  # another Ctrl-C has nothing left to stop


def _headless(arguments: argparse.Namespace, board: boards.Board) -> int:
    source = arguments.script
    if source is None:
        raise UserError("--headless needs a script (add --script FILE)")
    try:
        text = source.read_text("utf-8-sig")
    except OSError as error:
        raise UserError(f"cannot read {source}: {error.strerror} (give a readable file with --script)") from None
    except ValueError:
        raise UserError(f"cannot read {source}: not UTF-8 text (save it as UTF-8)") from None
    steps = headless.parse(text, str(source), board)
    with contextlib.ExitStack() as stack:
        if arguments.state:
            folder = stack.enter_context(state.hold(arguments.state))
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hamstertop-")))
        launch = _launch(arguments, board, folder)
        try:
            headless.play(launch, steps, str(source), arguments.frames, lambda text: print(text, flush=True))
        except headless.Fault as fault:
            print(f"hamstertop: {fault}", file=sys.stderr)
            return 1
    return 0
