"""`hamstertop flash BOARD`: put the firmware on a board that is plugged in."""

import argparse
import contextlib
import shutil
from pathlib import Path

from hamstertop import VERSION
from hamstertop_games import remedies
from hamstertop_games.errors import UserError

from .. import boards, paths
from ..boards.pinouts import MICROPYTHON
from ..flashing import bringing, contents, drive, files, languages, loader, models, release, uf2
from ..flashing.progress import Progress

COMPUTER = bringing.Computer()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="the board (`hamstertop boards` lists them)")
    parser.add_argument(
        "--drive", type=Path, metavar="PATH", help="the boot loader's drive, or the CIRCUITPY drive (default: detected)"
    )
    sources = ["the one that `make uf2` built"] * (not paths.INSTALLED) + ["the one from the release"] * bool(
        release.address()
    )
    dropping = parser.add_argument_group("for a board that gets a UF2")
    dropping.add_argument("--port", metavar="P", help="the board's serial port (default: detected)")
    dropping.add_argument(
        "--uf2",
        type=Path,
        metavar="FILE",
        help=f"the UF2 file for the boot loader (default: {', or else '.join(sources) or 'none'})",
    )
    languages.add_argument(parser.add_argument_group("for a board that gets files on its CIRCUITPY drive"))


def run(arguments: argparse.Namespace) -> int:
    board = boards.load(arguments.board)
    if models.builds(board):
        _drop(board, arguments)
    elif arguments.port or arguments.uf2:
        raise UserError(f"{board.id} gets files on its CIRCUITPY drive (omit --port and --uf2)")
    else:
        _copy(board, arguments)
    return 0


def _drop(board: boards.Board, arguments: argparse.Namespace) -> None:
    """Drop a UF2 onto a board, unless the board already has that build, and give it its own board file."""
    chosen = _read(arguments.uf2) if arguments.uf2 else None
    if not chosen and not release.address() and not any(_built(board, each) for each in models.builds(board)):
        raise _missing(board, models.frozen(board))
    device, given = None, None
    if arguments.drive:
        given = loader.find([arguments.drive])
        if not given:
            raise UserError(
                f"{arguments.drive} is not a boot loader's drive ({loader.HOLD}, and give the drive that appears)"
            )
    else:
        device = _connected(arguments)
    try:
        device = _dropped(board, device, given, chosen)
        for line in bringing.own(device, (paths.BOARDS / board.id / "board.py").read_bytes()):
            print(line)
    finally:
        if device:
            device.restart()


def _connected(arguments: argparse.Namespace) -> bringing.Board | None:
    """Return the board on a serial port, or None if there is no such board."""
    ports = [arguments.port] if arguments.port else COMPUTER.ports()
    if len(ports) > 1:
        raise UserError(f"several boards found: {', '.join(ports)} (choose one with --port)")
    return COMPUTER.connect(ports[0]) if ports else None


def _dropped(
    board: boards.Board, device: bringing.Board | None, given: loader.Loader | None, chosen: uf2.Uf2 | None
) -> bringing.Board:
    """Drop a UF2 onto a board, unless it already has that build, and return the board once it runs it."""
    others = [port for port in COMPUTER.ports() if not device or port != device.port]
    about = device.about() if device else None
    if device and about:
        if about.runtime != MICROPYTHON:
            raise UserError(
                f"the board on {device.port} runs {about.runtime} ({loader.HOLD}, and run the command again)"
            )
        models.check_machine(board, about.machine)
        chip = about.machine.rpartition(" with ")[2]
    else:
        given = given or bringing.awaited(COMPUTER, print)
        chip = given.chip.name
    firmware = _firmware(board, models.frozen(board, chip), chosen)
    what = f"{firmware.name}, build {firmware.build}"
    if device and about and about.build == firmware.build:
        print(f"{board.id} already has {what}")
        return device
    loaded = bringing.boot_loader(COMPUTER, device) if device else given
    assert loaded
    with contextlib.closing(Progress()) as progress:
        device = bringing.bring(COMPUTER, loaded, firmware, others, progress)
    print(f"{board.id} is ready: {what}")
    return device


def _firmware(board: boards.Board, frozen: models.Frozen, chosen: uf2.Uf2 | None) -> uf2.Uf2:
    """Return the UF2 for the boot loader: the chosen one, else the one built here, else the release's.

    Raises:
        UserError: no UF2 is available, or it is for a different board.
    """
    name = frozen.uf2(models.released(board))
    project = release.address()
    if chosen:
        found = chosen
    elif built := _built(board, frozen):
        path, source = built
        found = _read(path)
        if found.build != contents.build_id(source, frozen.definition):
            remedy = f"rebuild it: {_build(board, source, frozen)}"
            print(f"{path.name} was built from different sources or languages ({remedy})")
    elif project:
        print(f"{name} from release {VERSION}: {project}", flush=True)
        found = uf2.read(name, release.fetch(project, name))
    else:
        raise _missing(board, frozen)
    uf2.check(found, frozen, name)
    return found


def _built(board: boards.Board, frozen: models.Frozen) -> tuple[Path, str] | None:
    """Return the UF2 built here for a board, and the board file in it. Return None if there is none."""
    for source in (board.id, models.released(board)):
        path = contents.FROZEN / frozen.uf2(source)
        if path.is_file():
            return path, source
    return None


def _missing(board: boards.Board, frozen: models.Frozen) -> UserError:
    """Return the error that no UF2 is available."""
    known = models.released(board)
    remedy = "download it from the project's releases, and give it with --uf2 FILE"
    if not paths.INSTALLED and shutil.which("make"):
        remedy = f"build it: {_build(board, known, frozen)}; or {remedy}"
    return UserError(f"{frozen.uf2(known)} not found ({remedy})")


def _read(path: Path) -> uf2.Uf2:
    try:
        return uf2.read(path.name, path.read_bytes())
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror} (choose a different file with --uf2)") from None


def _build(board: boards.Board, source: str, frozen: models.Frozen) -> str:
    """Return the command that builds the UF2 with this board file for one of the board's chips."""
    if frozen == models.frozen(board):
        return remedies.make("uf2", f"BOARD={source}")
    return remedies.make("uf2", f"BOARD={source}", f"ARGS=--chip {frozen.chip.name}")


def _copy(board: boards.Board, arguments: argparse.Namespace) -> None:
    """Copy all files to a CIRCUITPY drive."""
    folder = arguments.drive or drive.find()
    drive.check(folder)
    about = drive.about(folder)
    models.check_circuitpython(board, about.identity, about.version)
    wanted = files.collect(board, arguments.languages)
    with contextlib.closing(Progress()) as progress:
        drive.copy(folder, wanted, progress)
    print(f"{board.id} is ready: {len(wanted)} files ({sum(map(len, wanted.values())) // 1024} KB)")
