"""The companion's board, set up from the data in the board's file."""

import time

import keypad
import microcontroller
from supervisor import ticks_ms

from ... import started, ticks
from .. import part
from ..debounce import Contacts
from . import cause, display, saved, watchdog
from .pins import find, output

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ...board import Panel

SCAN = 0.001  # s between two scans of the keys
QUEUE = 256  # number of contact changes, including bounces, that are kept until they are read
NAP = 0.002  # the longest delay in s before an edge is noticed
SHORT = 0.001  # maximum overrun of a tone, in s
RESTART_AFTER = 5  # s
SOON = 60000  # ms after a start
RED = b"\x20\x00\x00"
KEPT: "list[Any]" = []  # pins that must stay driven


class Board:
    """A board running CircuitPython. `data` is the module in the board's file."""

    def __init__(self, data: "Any") -> None:
        self.data = data
        self.name: str = data.NAME
        self.keys: int = len(data.KEYS)
        self.pixels: int = data.PIXELS["count"] if data.PIXELS else 0
        self._started = ticks_ms()
        # first, because keys are scanned from now on
        self._keys = part(data, "KEYS", _keys)
        self._contacts = Contacts(self.keys)
        self._pixels = part(data, "PIXELS", _pixels)
        try:
            self._buzzer = part(data, "BUZZER", _buzzer)
            self.panel: Panel = part(data, "PANEL", display.make)
        except Exception:
            self.lights(bytearray(RED * self.pixels))  # no other part can use this pin any more
            raise
        self._quiet_at: int | None = None  # ticks when the tone ends
        self._battery = data.BATTERY
        self.storage = saved.make()
        self.language = ""
        self.writing = None  # no supported board has a keyboard
        self.site: str = getattr(data, "SITE", "")
        self.checks = True
        self.glow = 0  # nothing interrupts the companion
        self.touch = None  # only web pages can be touched
        self.latched = False  # a sleeping chip does not cut the panel's power
        self.started = cause.why()
        self.woke = started.goes_on(self.started)
        self._feed = watchdog.start()
        self.ticks = ticks_ms

    def edges(self) -> list[tuple[int, int, bool]]:
        self._read()
        while self._contacts.closing():  # whatever comes next may take longer than it takes to know
            time.sleep(SHORT)
            self._read()
        return self._contacts.edges()

    def _read(self) -> None:
        """Process what the scans have seen until now."""
        now, events = ticks_ms(), self._keys.events
        event = events.get()
        while event:
            self._contacts.sample(event.key_number, int(event.pressed), event.timestamp)
            event = events.get()
        if events.overflowed:
            events.clear()
            for key in range(self.keys):
                self._contacts.sample(key, 0, now)
            self._keys.reset()  # the next scan reports each key that is down
        else:
            self._contacts.sample_again(now)

    def held(self) -> list[bool]:
        return self._contacts.held()

    def lights(self, rgb: bytearray) -> None:
        pixels = self._pixels
        if pixels:
            for index in range(self.pixels):
                pixels[index] = (rgb[3 * index], rgb[3 * index + 1], rgb[3 * index + 2])
            pixels.show()

    def tone(self, hertz: int, ms: int) -> None:
        if self._buzzer:
            self._buzzer.sound(hertz)
            self._quiet_at = ticks.add(ticks_ms(), ms)

    def time(self) -> None:
        """Return None, because the board does not know the time of day."""

    def battery(self) -> int | None:
        if not self._battery:
            return None
        from ..charge import percent
        from .battery import millivolts

        return percent(millivolts(self._battery), self._battery)

    def idle(self, ms: int) -> None:
        self._feed()
        start = ticks_ms()
        ms = min(ms, self._contacts.settling(start) or ms)
        while True:
            self._hush()
            if len(self._keys.events) or ticks.diff(ticks_ms(), start) >= ms:
                return
            time.sleep(NAP if self._quiet_at is None else SHORT)

    def doze(self, ms: int) -> None:
        self.idle(ms)  # the runtime sleeps between two scans of the keys

    def off(self) -> None:
        """Sleep until a key is pressed, if the chip supports this. The firmware then starts again."""
        try:
            import alarm
        except ImportError:
            return
        self._keys.deinit()
        self.lights(bytearray(3 * self.pixels))
        wake = alarm.pin.PinAlarm  # pyright: ignore[reportAttributeAccessIssue]  (the module has it, no import does)
        keys = [wake(find(key["pin"]), value=bool(key["active"]), pull=True) for key in self.data.KEYS]
        alarm.exit_and_deep_sleep_until_alarms(*keys)

    def say(self, text: str) -> None:
        print(text)

    def typed(self) -> str:
        import sys

        from supervisor import runtime

        return sys.stdin.read(runtime.serial_bytes_available) if runtime.serial_bytes_available else ""

    def report(self, error: Exception) -> None:
        import traceback

        traceback.print_exception(type(error), error, error.__traceback__)

    def again(self) -> bool:
        """Return whether the board restarted a moment ago because of an error."""
        return self.started == started.FAULT and ticks.diff(ticks_ms(), self._started) < SOON

    def restart(self, error: Exception) -> None:
        """Report a persistent error, show red lights, and restart with the saved game. If the board restarted only a
        moment ago, wait for a key press first, because endless restarts would leave players without an explanation."""
        self.report(error)
        self.lights(bytearray(RED * self.pixels))
        again = self.again()
        self.edges()
        time.sleep(RESTART_AFTER)
        while again and not self.edges():
            self._feed()
            time.sleep(0.1)
        microcontroller.reset()

    def _hush(self) -> None:
        """Stop a tone that has lasted long enough."""
        if self._buzzer and self._quiet_at is not None and ticks.diff(ticks_ms(), self._quiet_at) >= 0:
            self._quiet_at = None
            self._buzzer.quiet()


def _keys(keys: "tuple[dict[str, Any], ...]") -> keypad.Keys:
    pins = [find(key["pin"]) for key in keys]
    made = keypad.Keys(pins, value_when_pressed=bool(keys[0]["active"]), pull=True, interval=SCAN, max_events=QUEUE)
    made.reset()  # until then, keys that are already down are not reported
    return made


def _pixels(pixels: "dict[str, Any]") -> "Any":
    import neopixel

    if "power_pin" in pixels:
        KEPT.append(output(pixels["power_pin"], pixels.get("power_level", 1)))
    return neopixel.NeoPixel(find(pixels["pin"]), pixels["count"], auto_write=False, pixel_order=pixels["order"])


def _buzzer(buzzer: "dict[str, Any]") -> "Any":
    from .sound import Buzzer

    return Buzzer(buzzer)
