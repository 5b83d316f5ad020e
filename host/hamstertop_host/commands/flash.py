"""`hamstertop flash BOARD`: the firmware onto a board that is plugged in."""

import argparse
from pathlib import Path

from .. import boards
from ..errors import UserError
from ..flashing import contents, copying, drive, files, languages, models
from ..flashing.progress import Progress

HELP = "put the firmware on a board that is plugged in"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="which board (list: hamstertop boards)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--port", metavar="P", help="the serial port of a board with MicroPython (default: found)")
    where.add_argument("--drive", type=Path, metavar="PATH", help="the drive of a board with CircuitPython (found)")
    languages.add_argument(parser)
    parser.add_argument("--dry-run", action="store_true", help="say what would be copied, and copy nothing")


def run(arguments: argparse.Namespace) -> int:
    board = boards.load(arguments.board)
    runtime = _runtime(arguments, board)
    if runtime == "micropython":
        _over_serial(board, arguments)
    else:
        _onto_drive(board, arguments)
    return 0


def _runtime(arguments: argparse.Namespace, board: boards.Board) -> str:
    """What the option given means, else the runtime the board usually has."""
    for option, runtime, other in (("port", "micropython", "drive"), ("drive", "circuitpython", "port")):
        if getattr(arguments, option):
            if runtime not in board.runtimes:
                raise UserError(f"{board.id} does not run {runtime} (leave --{option} out, or give --{other})")
            return runtime
    return board.runtimes[0]


def _over_serial(board: boards.Board, arguments: argparse.Namespace) -> None:
    from ..flashing import serialport

    device = serialport.SerialDevice(arguments.port or serialport.find())
    try:
        about = device.about()
        model = models.check(board, "micropython", about.identity, about.version)
        content = languages.fitting(
            lambda wanted: files.collect(board, "micropython", wanted),
            arguments.languages,
            "micropython",
            model.filesystem,
        )
        _copy(device, board, "micropython", content, arguments.dry_run)
    finally:
        device.restart()


def _onto_drive(board: boards.Board, arguments: argparse.Namespace) -> None:
    device = drive.DriveDevice(arguments.drive or drive.find())
    about = device.about()
    model = models.check(board, "circuitpython", about.identity, about.version)
    content = languages.fitting(
        lambda wanted: files.collect(board, "circuitpython", wanted),
        arguments.languages,
        "circuitpython",
        model.filesystem,
    )
    _copy(device, board, "circuitpython", content, arguments.dry_run)
    device.flush()


def _copy(device: copying.Device, board: boards.Board, runtime: str, content: dict[str, bytes], dry: bool) -> None:
    """Bring the device up to date, or only say how."""
    print(languages.said(content))
    start, manifest = contents.START[runtime], files.manifest(board, runtime, content)
    plan = copying.plan(device, content, start, manifest)
    if plan.whole:
        print(f"{board.id} is up to date: {len(content)} files, nothing to copy")
        return
    if plan.broken:
        print("an earlier copy broke off: finishing it")
    if plan.stranger:
        print(f"the {start} that is there is kept as {start}{copying.OLD}")
    size = sum(len(content[path]) for path in plan.write) / 1024
    counts = f"{len(plan.write)} of {len(content)} files ({size:.0f} KB)"
    if dry:
        print(f"would copy {counts} and remove {len(plan.remove)}:")
        print("\n".join([f"  copy    {path}" for path in plan.write] + [f"  remove  {path}" for path in plan.remove]))
        return
    progress = Progress()
    try:
        copying.carry_out(plan, device, content, manifest, progress)
    finally:
        progress.end()
    print(f"{board.id} is ready: {counts} copied, {len(plan.remove)} removed")
