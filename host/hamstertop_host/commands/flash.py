"""`hamstertop flash BOARD`: put the firmware on a board that is plugged in."""

import argparse
from pathlib import Path

from hamstertop import VERSION

from .. import boards, paths
from ..errors import UserError
from ..flashing import bringing, contents, copying, files, languages, loader, models, planning, release, uf2
from ..flashing import drive as drives
from ..flashing.progress import Progress
from . import send

COMPUTER = bringing.Computer()
MPY = 6  # the version of mpy-cross's bytecode


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="the board (`hamstertop boards` lists them)")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--port", metavar="P", help="the serial port of a board that runs MicroPython (default: detected)"
    )
    where.add_argument(
        "--drive", type=Path, metavar="PATH", help="a boot loader's drive or a CIRCUITPY drive (default: detected)"
    )
    parser.add_argument(
        "--uf2",
        type=Path,
        metavar="FILE",
        help="the UF2 file for the boot loader (default: the one built here, or else the one from the release)",
    )
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="also send names and set-ups, like `hamstertop send FILE`"
    )
    languages.add_argument(parser)
    parser.add_argument("--dry-run", action="store_true", help="only list what would be copied")


def run(arguments: argparse.Namespace) -> int:
    board = boards.load(arguments.board)
    sent = send.settings(arguments.settings) if arguments.settings else b""
    named = arguments.drive and not (arguments.drive / drives.BOOT_LOADER).is_file()
    if named and not models.fitting(board, "circuitpython"):
        raise UserError(
            f"{arguments.drive} is not a boot loader's drive ({loader.HOLD}, and give the drive that appears)"
        )
    if named or not (arguments.port or models.builds(board)):
        models.check_runtime(board, "circuitpython")
        if sent:
            raise UserError("--settings cannot be used with a drive (run hamstertop send once the board has started)")
        _onto_drive(board, arguments)
        return 0
    models.check_runtime(board, "micropython")
    device = _connected(arguments)
    try:
        frozen = _recognised(board, device, arguments) if device else None
        if device and not frozen:
            _copy(device, board, "micropython", arguments)
        else:
            device = _dropped(board, frozen, device, arguments)
        if device and sent and not arguments.dry_run:
            send.deliver(device, sent, arguments.settings)
    finally:
        if device:
            device.restart()
    return 0


def _connected(arguments: argparse.Namespace) -> bringing.Board | None:
    """Return the board on a serial port, or None if there is no such board or a boot loader's drive is given."""
    ports = [arguments.port] if arguments.port else [] if arguments.drive else COMPUTER.ports()
    if len(ports) > 1:
        raise UserError(f"several boards found: {', '.join(ports)} (choose one with --port)")
    return COMPUTER.connect(ports[0]) if ports else None


def _recognised(board: boards.Board, device: bringing.Board, arguments: argparse.Namespace) -> models.Frozen | None:
    """Return the frozen firmware for a board, or None if the firmware is to be copied as files."""
    about = device.about()
    if about.runtime != "micropython":
        for model in models.fitting(board, about.runtime):
            if model.identity == about.identity:
                models.check_files(board, model)
        raise UserError(f"the board on {device.port} runs {about.runtime} (give its drive with --drive PATH)")
    model = models.recognise(board, about.runtime, about.identity)
    if model.frozen and (arguments.uf2 or about.build or not model.takes_files):
        return model.frozen
    models.check_version(model, about.version)
    if about.mpy != MPY:
        raise UserError(
            f"the board on {device.port} loads mpy version {about.mpy}, but this hamstertop compiles to {MPY}"
            " (update the older of the two)"
        )
    return None


def _dropped(
    board: boards.Board, frozen: models.Frozen | None, device: bringing.Board | None, arguments: argparse.Namespace
) -> bringing.Board | None:
    """Put frozen firmware on a board that does not already have it, and then copy the board file.

    Returns:
        The board, or None if it is still in its boot loader.
    """
    drive, others = None, [port for port in COMPUTER.ports() if not device or port != device.port]
    if not frozen:
        drive = loader.find([arguments.drive]) if arguments.drive else bringing.awaited(COMPUTER, print)
        assert drive
        frozen = bringing.for_chip(board, drive)
    firmware = _firmware(board, frozen, arguments)
    what = f"{firmware.name}, build {firmware.build}"
    if device and device.about().build == firmware.build:
        print(f"{board.id} already has {what}")
    elif arguments.dry_run:
        print(f"would copy {what}")
    else:
        drive = drive or bringing.boot_loader(COMPUTER, device, frozen.chip)
        progress = Progress()
        try:
            device = bringing.bring(COMPUTER, drive, firmware, others, progress)
        finally:
            progress.end()
        print(f"{board.id} is ready: {what}")
    if device and not arguments.dry_run:
        for line in bringing.own(device, (paths.BOARDS / board.id / "board.py").read_bytes()):
            print(line)
    return device


def _firmware(board: boards.Board, frozen: models.Frozen, arguments: argparse.Namespace) -> uf2.Uf2:
    """Return the UF2 for the boot loader: the given file, else the one built here, else the release's.

    Raises:
        UserError: no UF2 is available, or it is for a different board.
    """
    known = models.known_as(board)
    name = frozen.uf2(known)
    built = {contents.FROZEN / frozen.uf2(each): each for each in (board.id, known)}
    path = arguments.uf2 or next(filter(Path.is_file, built), None)
    project = release.address()
    if path:
        try:
            found = uf2.read(path.name, path.read_bytes())
        except OSError as error:
            raise UserError(f"cannot read {path}: {error.strerror} (choose a different file with --uf2)") from None
        if not arguments.uf2 and found.build != contents.build_id(built[path], frozen.definition):
            print(
                f"{path.name} was built from different sources or languages (rebuild it: make uf2 BOARD={built[path]})"
            )
    elif project:
        print(f"{name} from release {VERSION}: {project}", flush=True)
        found = uf2.read(name, release.fetch(project, name))
    else:
        remedy = f"build it with make uf2 BOARD={known}, or give one with --uf2 FILE"
        raise UserError(f"{name} not found ({remedy})")
    uf2.check(found, frozen, name)
    return found


def _onto_drive(board: boards.Board, arguments: argparse.Namespace) -> None:
    device = drives.DriveDevice(arguments.drive or drives.find())
    about = device.about()
    model = models.recognise(board, "circuitpython", about.identity)
    models.check_files(board, model)
    models.check_version(model, about.version)
    _copy(device, board, "circuitpython", arguments)
    device.flush()


def _copy(device: copying.Device, board: boards.Board, runtime: str, arguments: argparse.Namespace) -> None:
    """Update the device, or with --dry-run, print what would be done."""
    wanted = files.whole(board, runtime, files.collect(board, runtime, arguments.languages))
    plan = copying.plan(copying.survey(device, wanted, runtime), wanted, contents.START[runtime])
    count = len(plan.files) - 1  # not counting the manifest
    if not plan.steps:
        print(f"{board.id} is up to date: {count} files, nothing to copy")
        return
    if plan.broken:
        print("an earlier copy was interrupted: finishing it")
    for path in plan.kept:
        print(f"the old {path} is kept as {path}{planning.OLD}")
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
