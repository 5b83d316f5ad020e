"""Describe how to start a virtual board's process: its runtime, board, storage and random numbers."""

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hamstertop_games import remedies
from hamstertop_games.errors import Failed

from .. import catalogue, paths
from ..boards import Board

RUNTIMES = ("cpython", "micropython")
CHILD = "hamstertop_host.simulator.virtual.child"
# A terminal sends Ctrl-C to a whole group of processes. Only this one may get it, which ends the board's.
APART: dict[str, Any] = {
    "process_group": 0,
    "creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),  # on Windows
}


@dataclass(frozen=True)
class Launch:
    """A board to start, and to start again after each power cut.

    Attributes:
        board: the board.
        runtime: the runtime of its firmware, one of RUNTIMES.
        state: the folder with its storage, which outlives the process, just as flash memory survives a power cut.
        seed: the seed of its random numbers, or None to use the operating system's.
        app: the module whose `Loop` to run.
        path: the folders to search for modules before the firmware's.
        language: the device's language at the first start, or "" to let the players choose.
    """

    board: Board
    state: Path
    runtime: str = "cpython"
    seed: int | None = None
    app: str = "hamstertop.companion.loop"
    path: tuple[Path, ...] = ()
    language: str = "en"

    def command(self) -> list[str]:
        """Return the program and its arguments.

        Raises:
            UserError: the runtime is not installed.
        """
        if self.runtime == "cpython":
            return [sys.executable, "-m", CHILD]
        places = str(Path(sys.executable).parent) + os.pathsep + os.environ.get("PATH", "")
        program = shutil.which("micropython", path=places)
        if program is None:
            raise Failed(f"micropython is not installed ({remedies.install('micropython')})")
        return [program, "-m", CHILD]

    def environment(self) -> dict[str, str]:
        """Return this process's environment, with the search path for the firmware and the child."""
        path = [str(folder) for folder in (*self.path, paths.FIRMWARE, paths.HOST)]
        environment = dict(os.environ)
        environment["PYTHONPATH"] = os.pathsep.join(path)
        environment["PYTHONUTF8"] = "1"  # use UTF-8 on Windows too
        environment["PYTHONSAFEPATH"] = "1"  # do not import from the current folder
        environment["MICROPYPATH"] = os.pathsep.join([".frozen", *path, str(catalogue.made())])
        return environment

    def config(self, live: bool, boot: int = 0) -> dict[str, Any]:
        """Return the first message for the child. With a seed, the random numbers differ between values of `boot`, but
        are the same in every run."""
        return {
            "board": {**self.board.virtual(), "language": self.language, "touch": True, "writing": True},
            "app": self.app,
            "state": str(self.state),
            "seed": None if self.seed is None else self.seed + boot,
            "live": live,
        }


def line(message: dict[str, Any]) -> bytes:
    return json.dumps(message).encode() + b"\n"
