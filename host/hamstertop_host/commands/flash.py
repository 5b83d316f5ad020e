"""`hamstertop flash BOARD`: the firmware onto a board that is plugged in."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from hamstertop import words

from .. import boards
from ..flashing import contents, copying, drive, files, languages, models, planning
from ..flashing.progress import Progress


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
            models.check_runtime(board, runtime, f"leave --{option} out, or give --{other}")
            return runtime
    return board.runtimes[0]


def _over_serial(board: boards.Board, arguments: argparse.Namespace) -> None:
    from ..flashing import serialport

    device = serialport.SerialDevice(arguments.port or serialport.find())
    try:
        about = device.about()
        models.check(board, "micropython", about.identity, about.version)
        _copy(device, board, "micropython", arguments)
    finally:
        device.restart()


def _onto_drive(board: boards.Board, arguments: argparse.Namespace) -> None:
    device = drive.DriveDevice(arguments.drive or drive.find())
    about = device.about()
    models.check(board, "circuitpython", about.identity, about.version)
    _copy(device, board, "circuitpython", arguments)
    device.flush()


def _copy(device: copying.Device, board: boards.Board, runtime: str, arguments: argparse.Namespace) -> None:
    """Bring the device up to date, or only say how."""

    def whole(wanted: Sequence[str] | None) -> dict[str, bytes]:
        return files.whole(board, runtime, files.collect(board, runtime, wanted))

    found = copying.survey(device, whole(arguments.languages), runtime)
    plan, left = languages.planned(found, whole, arguments.languages, contents.START[runtime])
    print(languages.said(plan.files))
    if left:
        names = ", ".join(sorted(map(words.called, left)))
        print(f"no room for: {names} (delete files of your own, or choose others by --languages)")
    count = len(plan.files) - 1  # without the manifest
    if not plan.steps:
        print(f"{board.id} is up to date: {count} files, nothing to copy")
        return
    if plan.broken:
        print("an earlier copy broke off: finishing it")
    for path in plan.kept:
        print(f"the {path} that is there is kept as {path}{planning.OLD}")
    write = [path for path in plan.paths("write") if path != files.MANIFEST]
    removed = plan.paths("remove")
    size = sum(len(plan.files[path]) for path in write) / 1024
    counts = f"{len(write)} of {count} files ({size:.0f} KB)"
    if arguments.dry_run:
        print(f"would copy {counts} and remove {len(removed)}:")
        print("\n".join([f"  copy    {path}" for path in write] + [f"  remove  {path}" for path in removed]))
        return
    progress = Progress()
    try:
        copying.carry_out(plan, device, progress)
    finally:
        progress.end()
    print(f"{board.id} is ready: {counts} copied, {len(removed)} removed")
