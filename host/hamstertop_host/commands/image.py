"""`hamstertop image BOARD -o FILE`: the firmware as a whole file system."""

import argparse
import re
from collections.abc import Sequence
from pathlib import Path

from .. import boards
from ..errors import UserError
from ..flashing import contents, files, languages, models

_TRIED = models.dotted(models.CIRCUITPYTHON_TRIED)
_ASSUMED = " (if it is another version, give it: --circuitpython VERSION)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("board", metavar="BOARD", help="which board (list: hamstertop boards)")
    parser.add_argument("-o", "--output", type=Path, required=True, metavar="FILE", help="what to write")
    parser.add_argument("--runtime", choices=tuple(contents.START), help="what it runs (default: the usual one)")
    parser.add_argument(
        "--circuitpython",
        type=_version,
        metavar="VERSION",
        help=f"the CircuitPython that is on it (default: {_TRIED}, the one that was tried)",
    )
    parser.add_argument(
        "--with-runtime",
        type=Path,
        metavar="UF2",
        help="the runtime's own UF2 file, to be joined in front (-o FILE.uf2)",
    )
    parser.add_argument("--model", metavar="M", help="which circuit board it is, as pico_w (default: the usual one)")
    languages.add_argument(parser)


def _version(text: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+(\.\d+)?", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no version (write it as {_TRIED})")
    return tuple(map(int, text.split(".")))


def _runtime(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror} (name the runtime's UF2 file)") from None


def _checked(runtime: bytes, model: models.Model) -> str:
    """What a runtime's UF2 file holds, in words, where it says so.

    Raises:
        UserError: it is too old, or another runtime, or for another circuit board, or one on which nothing runs.
    """
    from ..flashing import images

    found = images.runtime_in(runtime)
    if not found:
        return models.NAMES[model.runtime]
    version, circuit = found
    models.check_refused(circuit)
    if circuit.runtime != model.runtime:
        raise UserError(f"that UF2 file is {models.NAMES[circuit.runtime]} (add --runtime {circuit.runtime})")
    if circuit.filesystem != model.filesystem:
        raise UserError(f"that UF2 file is for a {circuit.name}, not for a {model.name} (--model {circuit.name})")
    models.check_version(model, version, "that UF2 file is")
    return f"{models.NAMES[model.runtime]} {models.dotted(version)}"


def run(arguments: argparse.Namespace) -> int:
    board = boards.load(arguments.board)
    runtime = arguments.runtime or board.runtimes[0]
    model = models.choose(board, runtime, arguments.model)
    if model.filesystem is None:
        raise UserError(f"{board.id} takes no image (hamstertop flash {board.id})")
    if runtime == "circuitpython":
        version = arguments.circuitpython or models.CIRCUITPYTHON_TRIED
        models.check_version(model, version, "the image is for")
        system = f"CircuitPython {models.dotted(version)}" + ("" if arguments.circuitpython else _ASSUMED)
    elif arguments.circuitpython:
        raise UserError(f"this image is for {runtime} (leave --circuitpython out, or add --runtime circuitpython)")
    else:
        system = f"MicroPython {models.supported(model)}"

    def collect(wanted: Sequence[str] | None) -> dict[str, bytes]:
        return files.whole(board, runtime, files.collect(board, runtime, wanted))

    from ..flashing import images

    joined = _runtime(arguments.with_runtime) if arguments.with_runtime else b""
    if joined:
        system = f"{_checked(joined, model)} of {arguments.with_runtime.name}"
    content = languages.fitting(collect, arguments.languages, runtime, model.filesystem)
    print(languages.said(content))
    image = images.make(runtime, content, model.filesystem)
    if arguments.output.suffix == ".uf2":
        image = images.uf2(image, model.filesystem)
    elif arguments.with_runtime:
        raise UserError(f"{arguments.output} is no UF2 file, which --with-runtime makes (end its name in .uf2)")
    if arguments.with_runtime:
        image = images.joined(joined, image)
    try:
        arguments.output.write_bytes(image)
    except OSError as error:
        raise UserError(f"cannot write {arguments.output}: {error.strerror} (choose another -o)") from None
    print(
        f"{arguments.output}: {board.id} on {model.name}, {system}, {len(content)} files; it goes to"
        f" {model.filesystem.address:#x} and replaces all that is there, saved games too"
    )
    return 0
