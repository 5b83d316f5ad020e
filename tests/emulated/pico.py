"""A Pico that is a program: rp2040py runs the real runtime, keys are pressed on its pins, lights and panel read off."""

import asyncio
import os
from collections.abc import Callable
from typing import Any

import clocks
from flash_time import TimedRP2040
from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.device.load_flash import decode_block
from rp2040py.external.key_mock import KeyMock
from rp2040py.external.ws2812 import Ws2812
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from hamstertop_host.boards import Board
from hamstertop_host.playing.fingers import TAP

MS = 1_000_000  # nanoseconds
BOOT = 60_000  # ms within which the first screen must have been asked for
UF2_BLOCK = 512
SECTOR = 4096  # bytes that are erased at once

# Instructions after which the emulator looks at its clock. After each one takes twice as long, but after several the
# long pulses of the lights are no longer told from the short ones: when lights change is known, not their colours.
LOOK_AFTER = "RP2040PY_CLOCK_TICK_BATCH"
os.environ[LOOK_AFTER] = "8"


class Paper:
    """The controller's model on the pins that a board file names: `controller` is fed, BUSY driven."""

    def __init__(self, controller: Any, pins: dict[str, int]) -> None:
        self.controller = controller
        self.pins = pins

    def attach(self, mcu: RP2040) -> None:
        self._spi = mcu.spi[self.pins["sck"] >> 3 & 1]
        self._busy = mcu.gpio[self.pins["busy"]]
        self._sent = mcu.clock.create_alarm(lambda: self._spi.complete_transmit(0))
        self._look = mcu.clock.create_alarm(self._drive_busy)
        for name in ("cs", "dc", "reset"):
            mcu.gpio[self.pins[name]].add_listener(self._wire(name))
        self._spi.on_transmit = self._byte
        self._drive_busy()

    def _wire(self, name: str) -> Callable[[GPIOPinState, GPIOPinState], None]:
        def changed(now: GPIOPinState, before: GPIOPinState) -> None:
            if now in (GPIOPinState.LOW, GPIOPinState.HIGH):  # else nobody drives the pin
                self.controller.pin(name, int(now))
                self._drive_busy()

        return changed

    def _byte(self, value: int) -> None:
        self.controller.byte(value)
        self._drive_busy()
        # Not at once: DMA would run over the FIFO.
        hertz = self._spi.clock_frequency or 1e6
        self._sent.schedule(8e9 / hertz)

    def _drive_busy(self) -> None:
        level = self.controller.busy_level()
        self._busy.set_input_value(bool(level))
        if level == self.controller.BUSY:
            self._look.schedule(MS)


class Pico:
    """One, from power on to power off.

    Args:
        flash: what its flash holds: `flashed`, or `flash` of one that was switched off.
        controller: makes the model of its panel's controller from a clock in ms.
        cable: whether a computer is at its USB: it wakes the core each ms, and the emulator takes three times as long.
        timed: whether the flash takes its time, see `flash_time`: so does the emulator, four times as long.
    """

    def __init__(
        self,
        board: Board,
        flash: bytes,
        controller: Callable[[Callable[[], int]], Any],
        cable: bool = False,
        timed: bool = False,
    ) -> None:
        clock = clocks.Clock()
        self.mcu = TimedRP2040(clock) if timed else RP2040(clock)
        clocks.fit(self.mcu)
        self.mcu.logger = ConsoleLogger(LogLevel.ERROR, throw_on_error=False)  # else it reports every transfer
        self.mcu.load_bootrom(BOOTROM_B1)
        self.mcu.flash[: len(flash)] = flash
        self.simulator = Simulator(rp2040=self.mcu)
        self.controller = controller(lambda: int(self.ms))
        self._interval = board.panel.interval_ms
        self.keys = [KeyMock(int(key.pin), active_high=bool(key.active)) for key in board.keys]
        self.light_times: list[float] = []  # ms at which pixels changed
        order = board.pixels.order if board.pixels else "GRB"
        pin = int(board.pixels.pin) if board.pixels else 0
        self.lights = Ws2812(pin, color_order=order, on_pixels=lambda _: self.light_times.append(self.ms))
        paper = Paper(self.controller, {name: int(pin) for name, pin in board.panel.pins.items()})
        for device in (paper, self.lights, *self.keys):
            device.attach(self.mcu)
        self.said = bytearray()  # over USB
        if cable:
            self.cdc = USBCDC(self.mcu.usb_ctrl)
            self.cdc.on_serial_data = self.said.extend
        self.mcu.core.pc = FLASH_START_ADDRESS

    @property
    def ms(self) -> float:
        """Emulated time since power on."""
        return self.mcu.clock.nanos / MS

    @property
    def busy(self) -> float:
        """ms for which the core has worked."""
        return float(self.mcu.clock.busy) / MS

    @property
    def flash(self) -> bytes:
        """What outlives the power."""
        return bytes(self.mcu.flash)

    def run(self, until: Callable[[], bool], limit: float) -> bool:
        """Let it run until the condition holds, looked at each emulated ms, at most `limit` ms; whether it does."""
        end = self.ms + limit

        def look() -> None:
            core = self.mcu.core
            if core.waiting and core.pending_interrupts & core.enabled_interrupts:
                core.waiting = False  # rp2040py overlooks a masked one that came just before WFI; the chip goes on
            if until() or self.ms >= end:
                self.simulator.stop()
            else:
                alarm.schedule(MS)

        alarm = self.mcu.clock.create_alarm(look)
        alarm.schedule(MS)
        asyncio.run(self.simulator.execute())
        return until()

    def boot(self) -> None:
        """Until it asks for its first screen."""
        assert self.run(lambda: bool(self.controller.refreshes), BOOT), f"no screen; on a cable: {bytes(self.said)!r}"

    def wait(self, ms: float) -> None:
        self.run(lambda: False, ms)

    def rest(self) -> None:
        """Until the panel may refresh again."""
        self.wait(self.controller.refreshes[-1].ends + self._interval + 100 - self.ms)

    def press(self, key: int, ms: float = TAP) -> tuple[float, float]:
        """Press and let go; when it went down, and when up: a key with a second label acts only then."""
        down = self.ms
        self.keys[key].press()
        self.wait(ms)
        self.keys[key].release()
        return down, self.ms

    def settle(self, limit: float = 20_000) -> None:
        """Until nothing has been sent to the panel for a while."""
        quiet, received = self.ms, self.controller.received

        def is_quiet() -> bool:
            nonlocal quiet, received
            if self.controller.received != received or self.controller.refreshing():
                quiet, received = self.ms, self.controller.received
            return self.ms - quiet > 1500

        assert self.run(is_quiet, limit), f"the panel does not come to rest; over USB: {bytes(self.said)!r}"


def flashed(*uf2s: bytes, over: bytes = b"") -> bytes:
    """A flash after these UF2 files were dropped on it, one after the other; `over` what it held before."""
    flash = bytearray(over.ljust(16 << 20, b"\xff"))
    for uf2 in uf2s:
        for at in range(0, len(uf2), UF2_BLOCK):
            block = decode_block(uf2[at : at + UF2_BLOCK])
            start = block.flash_address - FLASH_START_ADDRESS
            if start % SECTOR == 0:
                flash[start : start + SECTOR] = b"\xff" * SECTOR  # what the boot loader erases first
            flash[start : start + len(block.payload)] = block.payload
    return bytes(flash)
