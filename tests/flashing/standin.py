"""A stand-in for a board, with a port, flash and power that tests control."""

import json
import os
import pty
import select
import shutil
import subprocess
import sys
import tty
from pathlib import Path

import file_systems
from hamstertop_host import paths
from hamstertop_host.boards.pinouts import CIRCUITPYTHON, MICROPYTHON
from hamstertop_host.flashing import contents, files, sending, serialport
from simulating import PATIENCE

PROGRAM = Path(__file__).with_name("standin_board.py")
MACHINE, BLOCKS = "Raspberry Pi Pico2 with RP2350", 736
BEHIND = 32  # sectors behind the file system, where frozen firmware keeps games


def store(flash: Path, blobs: dict[str, bytes], **power: str) -> None:
    """Store blobs on a board with the firmware."""
    made = StandIn(flash)
    device = serialport.SerialDevice(made.power_on(**power))
    for program in [sending.LOOK, *(f"_storage.replace({name!r}, [{blob!r}])" for name, blob in blobs.items())]:
        device.run(program)
    device.restart()
    made.wait()
    made.power_off()


def micropython() -> str | None:
    return shutil.which("micropython", path=Path(sys.executable).parent) or shutil.which("micropython")


def firmware(runtime: str = MICROPYTHON) -> dict[str, bytes]:
    """Return English-only firmware that a stand-in with this runtime can load, as files.

    It has no start-up file, because nobody presses the stand-in's keys.
    """
    names = contents.modules(MICROPYTHON, ["en"])
    sources = {path: (paths.FIRMWARE / path).read_bytes() for path in names}
    sources[contents.LISTED] = contents.listing(["en"])
    content = files.compiled(sources, files.MARK[MICROPYTHON]) | contents.catalogues(["en"])
    content[contents.BOARD_FILE] = (paths.BOARDS / "pico_epaper29" / "board.py").read_bytes()
    if runtime == CIRCUITPYTHON:
        drivers = "hamstertop/hardware/circuitpython/"
        content = {path: data for path, data in content.items() if "hardware/micropython" not in path}
        content |= {f"{drivers}{path.name}": path.read_bytes() for path in (paths.FIRMWARE / drivers).glob("*.py")}
    return content


class StandIn:
    """A Pico 2 on a pty.

    Args:
        flash: the file used as its flash. What it does not contain is erased.
        nvm: the content of CircuitPython's non-volatile memory.
    """

    def __init__(self, flash: Path, nvm: bytes = b"") -> None:
        self.flash = flash
        flash.with_name(flash.name + ".nvm").write_bytes(nvm)
        image = flash.read_bytes() if flash.exists() else b""
        flash.write_bytes(image.ljust((BLOCKS + BEHIND) * file_systems.BLOCK, b"\xff"))
        self.process: subprocess.Popen[bytes] | None = None

    def power_on(
        self,
        name: str = "micropython",
        fuse: int | None = None,
        watchdog: bool = False,
        build: str = "",
    ) -> str:
        """Plug in the stand-in, and return its port.

        Args:
            fuse: the number of writes to the flash until the power fails, or None if it never does.
            watchdog: whether a watchdog is running, which resets the board unless it is stopped.
            build: the build id of the frozen firmware, or "" if there is none.
        """
        self.power_off()
        master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        config = {"flash": str(self.flash), "blocks": BLOCKS + BEHIND, "machine": MACHINE, "name": name}
        config |= {"fuse": fuse, "watchdog": watchdog, "build": build, "behind": BEHIND}
        told = self.flash.with_name(self.flash.name + ".json")  # MicroPython limits arguments to 255 bytes
        told.write_text(json.dumps(config))
        command = [micropython(), "-X", "heapsize=8M", str(PROGRAM), str(told)]
        self.process = subprocess.Popen(command, stdin=master, stdout=master, stderr=subprocess.DEVNULL)
        os.close(master)
        return os.ttyname(self.slave)

    def power_off(self) -> None:
        """Pull the plug."""
        if self.process:
            self.process.kill()
            self.process.wait()
            os.close(self.slave)
            self.process = None

    def wait(self) -> None:
        """Wait until the stand-in has reset itself."""
        self.process.wait(PATIENCE)

    def settle(self) -> None:
        """Wait until the start-up file has run."""
        self.console()

    def console(self) -> bytes:
        """Return the start-up file's output."""
        prompt = b""
        while not prompt.endswith(b">>> "):
            assert select.select([self.slave], [], [], PATIENCE)[0], "it says nothing"
            heard = os.read(self.slave, 1)
            assert heard, "it has ended"
            prompt += heard
        return prompt

    def files(self) -> dict[str, bytes]:
        """Return the files in the flash."""
        return file_systems.read(self.flash.read_bytes()[: BLOCKS * file_systems.BLOCK])
