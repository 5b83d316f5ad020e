"""The companion's board, set up from the data in the board's file."""

import gc
import sys
from time import sleep_ms

import machine
from machine import Pin

from ... import started
from ... import ticks as counter
from .. import part
from ..ring import RingStorage
from . import cause, flash
from .bus import Bus
from .clock import ticks
from .keys import Keys
from .watchdog import Watchdog, bite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ...board import Panel, Storage

WAIT = 100  # ms; during longer waits, the storage may do slow work
NAP = 2  # ms between two scans of the keys after an error
RESTART_AFTER = 5000  # ms
SOON = 60000  # ms after a start
RED = b"\x20\x00\x00"


class Board:
    """A board running MicroPython. `data` is the module in the board's file. Each part configures its pins when it is
    created."""

    def __init__(self, data: "Any") -> None:
        self.data = data
        self.name: str = data.NAME
        self.keys: int = len(data.KEYS)
        self.pixels: int = data.PIXELS["count"] if data.PIXELS else 0
        self._started = ticks()
        self.glow = 0
        self._pixels: Any = None
        # Before other parts, so that presses count from now on.
        self._keys = part(data, "KEYS", lambda keys: Keys(keys, self._feel))
        self._pixels = part(data, "PIXELS", _pixels)
        self._buzzer = part(data, "BUZZER", _buzzer)
        self._battery = data.BATTERY
        self.panel: Panel = part(data, "PANEL", make_panel)
        self.storage = make_storage()
        self._rest: Callable[[], bool] = getattr(self.storage, "rest", bool)  # plain files have no slow work
        self.language = ""
        self.writing = None  # no supported board has a keyboard
        self.site: str = getattr(data, "SITE", "")
        self.checks = True
        self.touch = None  # only web pages can be touched
        self._vbus: dict[str, int] | None = getattr(data, "VBUS", None)
        self.started = cause.why(data.LATCH, self._powered())
        self.woke = started.goes_on(self.started)
        self._latch = data.LATCH
        self.latched = bool(data.LATCH)
        self._watchdog = Watchdog()
        self.ticks = ticks
        self.edges = self._keys.edges
        self.held = self._keys.held

    def lights(self, rgb: bytearray) -> None:
        pixels = self._pixels
        if pixels:
            for index in range(self.pixels):
                pixels[index] = (rgb[3 * index], rgb[3 * index + 1], rgb[3 * index + 2])
            pixels.write()

    def _feel(self, key: int) -> None:
        """Light the pixel at a pressed key, unless it is brighter: drawing a page or collecting garbage may keep the
        companion from doing so for 60 ms. Keys call this from a hard interrupt, which must not allocate memory."""
        pixels, glow = self._pixels, self.glow
        if pixels and glow:
            at = (2 * key + 1) * self.pixels // (2 * self.keys) * 3
            buffer = pixels.buf
            for channel in range(at, at + 3):
                if buffer[channel] < glow:
                    buffer[channel] = glow
            pixels.write()

    def tone(self, hertz: int, ms: int) -> None:
        if self._buzzer:
            self._buzzer.tone(hertz, ms)

    def time(self) -> None:
        """Return None, because the board does not know the time of day."""

    def battery(self) -> int | None:
        if not self._battery:
            return None
        from ..charge import percent
        from .battery import millivolts

        return percent(millivolts(self._battery), self._battery)

    def idle(self, ms: int) -> None:
        """Sleep until a key is pressed or released, unless the storage has slow work to do."""
        self._watchdog.feed()
        if ms > WAIT and self._keys.slow(self._rest):
            gc.collect()  # writing a saved game to its file leaves much garbage
            return
        self._keys.wait(min(ms, self._keys.settling() or ms))

    def doze(self, ms: int) -> None:
        """Sleep with most clocks off until a key is pressed or the time is up. A time limit is required, because keys
        cannot wake the chip from an endless sleep. With power from USB, keep the clocks on, because a computer cannot
        see a board whose USB clock is off."""
        if self._powered():
            self.idle(ms)
            return
        self._watchdog.feed()
        settling = self._keys.settling()
        if settling:
            self._keys.wait(settling)
        elif not self._keys.waiting():
            machine.lightsleep(ms)
            machine.freq(machine.freq())  # otherwise, the panel's bus would be faster than configured

    def _powered(self) -> bool | None:
        """Return whether USB supplies power, or None if the board cannot measure this."""
        if not self._vbus:
            return None
        # The pin is first pulled low, because it is connected to nothing that would do so on a Pico W. An RP2350's own
        # pull-down could not do it (erratum E9).
        Pin(self._vbus["pin"], Pin.OUT, value=0)
        return bool(Pin(self._vbus["pin"], Pin.IN)())

    def off(self) -> None:
        """Release the power latch, if the board has one. With a cable connected, the board stays on."""
        if self._latch:
            from . import latch

            latch.drop(self._latch)

    def say(self, text: str) -> None:
        print(text)

    def typed(self) -> str:
        import select

        console = select.poll()
        console.register(sys.stdin, select.POLLIN)
        return sys.stdin.read(1) if console.poll(0) else ""

    def report(self, error: Exception) -> None:
        sys.print_exception(error)

    def release(self) -> None:
        """Switch off the lights, the sound and the watchdog."""
        self._watchdog.release()
        self.glow = 0
        self.lights(bytearray(3 * self.pixels))
        if self._buzzer:
            self._buzzer.quiet()

    def again(self) -> bool:
        """Return whether the board restarted a moment ago because of an error."""
        return self.started == started.FAULT and counter.diff(ticks(), self._started) < SOON

    def restart(self, error: Exception) -> None:
        """Report a persistent error, show red lights, and restart with the saved game. If the board restarted only a
        moment ago, wait for a key press first, because endless restarts would leave players without an explanation."""
        self.report(error)
        self.release()
        self.lights(bytearray(RED * self.pixels))
        again = self.again()
        self._keys.edges()
        sleep_ms(RESTART_AFTER)
        if again:
            self.off()  # on battery power, there may be nobody to press a key
        while again and not self._keys.edges():
            sleep_ms(NAP)
        bite()


def make_panel(panel: "dict[str, Any]") -> "Panel":
    """Return the panel that PANEL in the board's file describes."""
    name = panel["controller"]
    module = __import__("hamstertop.hardware.panels." + name.lower(), None, None, (name,))
    driver = getattr(module, name)
    made: Panel = driver(Bus(panel, driver.HERTZ), panel)
    return made


def _pixels(pixels: "dict[str, Any]") -> "Any":
    from neopixel import NeoPixel

    if "power_pin" in pixels:
        Pin(pixels["power_pin"], Pin.OUT, value=pixels.get("power_level", 1))
    made = NeoPixel(Pin(pixels["pin"], Pin.OUT), pixels["count"])
    if pixels["order"] == "RGB":
        made.ORDER = (0, 1, 2, 3)
    return made


def _buzzer(buzzer: "dict[str, Any]") -> "Any":
    from .sound import Buzzer

    return Buzzer(buzzer)


def make_storage() -> "Storage":
    return RingStorage(flash.slots(), flash.Sectors())
