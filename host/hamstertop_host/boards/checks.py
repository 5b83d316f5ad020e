"""Check everything in a board file that depends on several entries, such as pins and impossible combinations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hamstertop.hardware.charge import CELLS

from .panels import PANELS
from .pinouts import CIRCUITPYTHON, MICROPYTHON

if TYPE_CHECKING:
    from .board_file import Board, Panel
    from .pinouts import Pin

Wrong = tuple[str, str]  # the place in the file, and the mistake

PARTS = ("PANEL", "KEYS", "PIXELS", "BUZZER", "BATTERY", "LATCH")
WIRES = ("sck", "mosi", "cs", "dc", "reset", "busy")
BUILT_IN = "board.DISPLAY"
CONTROLLERS = {"SSD1680": MICROPYTHON, "UC8151": MICROPYTHON, BUILT_IN: CIRCUITPYTHON}  # with their drivers' runtimes
BUSY_LEVELS = {"SSD1680": 1, "UC8151": 0}
RP = ("RP2040", "RP2350")
RP_ANALOG = (26, 27, 28, 29)


def pins(board: Board) -> Iterator[tuple[str, Pin]]:
    """Yield (place in the file, pin) for all pins."""
    for name, pin in board.panel.pins.items():
        yield f"PANEL['pins'][{name!r}]", pin
    for index, key in enumerate(board.keys):
        yield f"KEYS[{index}]['pin']", key.pin
    for part, table, entries in (
        ("PIXELS", board.pixels, ("pin", "power_pin")),
        ("BUZZER", board.buzzer, ("pin", "enable_pin")),
        ("BATTERY", board.battery, ("pin", "enable_pin", "reference_pin")),
        ("LATCH", board.latch, ("pin",)),
    ):
        for entry in entries:
            if table and getattr(table, entry) is not None:
                yield f"{part}[{entry!r}]", getattr(table, entry)


def parts(board: Board) -> dict[str, object]:
    """Return a board's parts by the names of the constants that describe them."""
    found = {part: getattr(board, part.lower()) for part in PARTS}
    return {part: table for part, table in found.items() if table}


def wrongs(board: Board) -> Iterator[Wrong]:
    """Yield all mistakes, starting with the most important."""
    yield from _parts(board)
    yield from _panel(board)
    yield from _pins(board)
    yield from _spi(board)
    yield from _keys(board)
    yield from _battery(board)


def _parts(board: Board) -> Iterator[Wrong]:
    for part in parts(board):
        if part not in board.pinout.parts:
            yield part, f"{board.pinout.name} has no pin for it (write {part} = None)"
        if part not in board.joined and part not in ("BATTERY", "LATCH"):
            yield "JOINED", f"{part!r} is missing (give it as 'on board', 'header' or 'wires')"
    for part in board.joined:
        if part not in PARTS:
            yield f"JOINED[{part!r}]", f"unknown (known: {', '.join(PARTS)})"


def _panel(board: Board) -> Iterator[Wrong]:
    panel = board.panel
    if panel.controller not in CONTROLLERS:
        yield "PANEL['controller']", f"unknown {panel.controller!r} (known: {', '.join(CONTROLLERS)})"
        return
    if board.runtime != CONTROLLERS[panel.controller]:
        yield "PANEL['controller']", f"there is no driver for {panel.controller} on {board.runtime}"
    if panel.name:
        yield from _named(panel)
    if panel.partial and panel.controller == BUILT_IN:
        yield "PANEL['partial']", f"must be False, because {BUILT_IN} has no partial refresh"
    if panel.controller == BUILT_IN and (board.module != "magtag" or not panel.pins):
        if panel.pins:
            yield "PANEL['pins']", f"must be empty, because {panel.controller} has no wires of its own"
        return
    for wire in WIRES:
        if wire not in panel.pins:
            yield "PANEL['pins']", f"{wire!r} is missing"
    for wire in panel.pins:
        if wire not in WIRES:
            yield f"PANEL['pins'][{wire!r}]", f"unknown (known: {', '.join(WIRES)})"
    if panel.busy_level != BUSY_LEVELS.get(panel.controller):
        yield (
            "PANEL['busy_level']",
            f"does not suit {panel.controller}, which is busy at level {BUSY_LEVELS[panel.controller]}",
        )


def _named(panel: Panel) -> Iterator[Wrong]:
    """Yield the entries that differ from those of the known panel with this name."""
    if panel.name not in PANELS:
        yield "PANEL['name']", f"unknown {panel.name!r} (known: {', '.join(PANELS)}; or omit it)"
        return
    for entry, value in PANELS[panel.name].entries.items():
        if getattr(panel, entry) != value:
            yield f"PANEL[{entry!r}]", f"must be {value!r} for {panel.name} (see docs/panels.md)"


def _pins(board: Board) -> Iterator[Wrong]:
    users: dict[int, str] = {}
    for where, pin in pins(board):
        gpio = board.pinout.pins.get(pin)
        if gpio is None:
            yield where, f"{board.pinout.name} has no pin {pin!r}"
        elif gpio in users:
            yield where, f"pin {pin!r} is already taken by {users[gpio]}"
        else:
            users[gpio] = where


def _spi(board: Board) -> Iterator[Wrong]:
    """Yield pins that cannot be used together for SPI.

    The RP chips have two SPI blocks, each with its own pins. In every group of four pins, counted from 0, SCK is
    pin 2 and MOSI is pin 3.
    """
    if not board.panel.pins or not set(board.pinout.chips) & set(RP):
        return
    sck, mosi = (board.pinout.pins[board.panel.pins[wire]] for wire in ("sck", "mosi"))
    if sck % 4 != 2:
        yield "PANEL['pins']['sck']", f"GPIO {sck} cannot be an SPI block's clock"
    elif mosi % 4 != 3:
        yield "PANEL['pins']['mosi']", f"GPIO {mosi} cannot be an SPI block's data pin"
    elif sck // 8 % 2 != mosi // 8 % 2:
        yield (
            "PANEL['pins']['mosi']",
            f"GPIO {mosi} belongs to SPI{mosi // 8 % 2}, but the clock, GPIO {sck}, belongs to SPI{sck // 8 % 2}",
        )


def _keys(board: Board) -> Iterator[Wrong]:
    for index, key in enumerate(board.keys):
        if (key.pull == "up") == (key.active == 1):
            yield f"KEYS[{index}]['pull']", f"a key that is active at {key.active} needs the opposite pull"
        if key.pull == "down" and "RP2350" in board.pinout.chips:
            yield f"KEYS[{index}]['pull']", "must be 'up', because the RP2350's pull-downs cannot be used (erratum E9)"
    if board.runtime == CIRCUITPYTHON and len({key.active for key in board.keys}) > 1:
        yield "KEYS", "on circuitpython, all keys must be active at the same level"


def _battery(board: Board) -> Iterator[Wrong]:
    battery = board.battery
    if not battery:
        return
    if battery.cell not in CELLS:
        yield "BATTERY['cell']", f"unknown {battery.cell!r} (known: {', '.join(CELLS)})"
    if (battery.reference_pin is None) != (battery.reference_mv == 0):
        yield "BATTERY['reference_mv']", "must be given together with reference_pin"
    if set(board.pinout.chips) & set(RP):
        for entry in ("pin", "reference_pin"):
            pin = getattr(battery, entry)
            if pin is not None and board.pinout.pins[pin] not in RP_ANALOG:
                yield f"BATTERY[{entry!r}]", f"pin {pin!r} cannot measure a voltage (use one of {RP_ANALOG})"
