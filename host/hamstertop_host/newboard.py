"""Make the files for a custom board's folder from a few answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import wiring
from .board_checks import CONTROLLERS
from .boards import ROLES, Board
from .panels import PANELS
from .pinouts import PINOUTS, Pin, Pinout

MODULES = ("pico", "feather_thinkink", "esp32s3")  # modules that other parts can be added to
WIRES = ("sck", "mosi", "cs", "dc", "reset", "busy")
MOST_PIXELS = 32
WIDTH = 120  # maximum line length in board.py

# Proposed pins: those used on the existing boards, and free pins on others
PROPOSED: dict[str, dict[str, Pin]] = {
    "pico": {
        **{"sck": 10, "mosi": 11, "cs": 9, "dc": 8, "reset": 12, "busy": 13},
        **{"left": 2, "middle": 3, "right": 15, "lights": 28, "buzzer": 21},
    },
    "feather_thinkink": {
        **{"sck": 22, "mosi": 23, "cs": 19, "dc": 18, "reset": 17, "busy": 16},
        **{"left": 9, "middle": 10, "right": 11, "lights": 6, "buzzer": 5},
    },
    "esp32s3": {
        **{"sck": "IO12", "mosi": "IO11", "cs": "IO10", "dc": "IO9", "reset": "IO8", "busy": "IO18"},
        **{"left": "IO4", "middle": "IO5", "right": "IO6", "lights": "IO48", "buzzer": "IO7"},
    },
}

TIMES = {  # refresh times by controller, each from its slowest panel
    "SSD1680": {"busy_level": 1, "interval_ms": 1000, "full_ms": 2000, "partial_ms": 400},
    "UC8151": {"busy_level": 0, "interval_ms": 500, "full_ms": 2600, "partial_ms": 950},
    "IL0373": {"busy_level": 0, "interval_ms": 2000, "full_ms": 4000, "partial_ms": 0},
}


@dataclass
class Asker:
    """Asks questions, repeating each until the answer is valid. `read` shows a prompt and returns a line."""

    read: Callable[[str], str]

    def choice(self, question: str, choices: list[str]) -> str:
        while True:
            answer = self.read(f"{question} [{', '.join(choices)}] ({choices[0]}): ").strip() or choices[0]
            if answer in choices:
                return answer
            print(f"  {answer!r} is not one of the choices")

    def number(self, question: str, most: int, otherwise: int) -> int:
        while True:
            answer = self.read(f"{question}, 0 to {most} ({otherwise}): ").strip() or str(otherwise)
            if answer.isdecimal() and int(answer) <= most:
                return int(answer)
            print(f"  {answer!r} is not a number from 0 to {most}")

    def pin(self, question: str, pinout: Pinout, proposed: Pin, taken: dict[int, str]) -> Pin:
        """Ask for a pin until the answer is one that exists and is free. Reserve it and return it."""
        while True:
            answer = self.read(f"{question} ({pinout.label(proposed)}): ").strip()
            labels = {pinout.label(pin).upper(): pin for pin in pinout.pins} | {str(p).upper(): p for p in pinout.pins}
            pin = labels.get(answer.upper()) if answer else proposed
            if pin is None:
                there = ", ".join(map(pinout.label, pinout.pins))
                print(f"  {pinout.name} does not have a usable pin {answer!r} (choose one of {there})")
            elif pinout.pins[pin] in taken:
                print(f"  {pinout.label(pin)} is already used ({taken[pinout.pins[pin]]})")
            else:
                taken[pinout.pins[pin]] = question
                return pin


def ask(name: str, asker: Asker) -> dict[str, Any]:
    """Ask all questions, and return the constants for a board file."""
    module = asker.choice("Which module?", list(MODULES))
    pinout, proposed = PINOUTS[module], PROPOSED[module]
    runtimes = tuple(pinout.runtimes)
    if len(runtimes) > 1:
        runtimes = (asker.choice("Which runtime?", list(runtimes)),)
    fitting = [panel for panel, known in PANELS.items() if runtimes[0] in CONTROLLERS[known.controller]]
    fitting = [panel for panel in fitting if PANELS[panel].controller in TIMES and not PANELS[panel].fixed]
    panel = asker.choice("Which panel, by the name on its back (docs/panels.md)?", fitting)
    taken: dict[int, str] = {}
    parts: list[tuple[int, str, str]] = [(1, pinout.name, "")]
    joined = {"PANEL": "wires", "KEYS": "wires"}
    pins = {wire: asker.pin(f"Panel's {wire.upper()}", pinout, proposed[wire], taken) for wire in WIRES}
    if not {pinout.label(pin) for pin in pins.values()} <= {*pinout.left.split(), *pinout.right.split()}:
        joined["PANEL"] = "header"  # the socket on a Feather
    known = PANELS[panel]
    partial = known.controller != "IL0373"
    entries: dict[str, Any] = {"name": panel, **known.entries, **TIMES[known.controller]}
    entries |= {"width": 296, "height": 128, "pins": pins, "partial": partial}
    parts.append((1, panel, "e-paper, 2.9 inches"))
    keys = []
    for index, role in enumerate(ROLES[:3]):
        pin = asker.pin(f"Key {'ABC'[index]}, {role}, to ground", pinout, proposed[role], taken)
        keys.append(
            {"name": "ABC"[index], "role": role, "pin": pin, "active": 0, "pull": "up", "at": (22 + 22 * index, 58)}
        )
    parts.append((3, "push button", "to ground"))
    count = asker.number("How many lights (WS2812)?", MOST_PIXELS, 8)
    pixels = None
    if count:
        pin = asker.pin("Lights' data", pinout, proposed["lights"], taken)
        places = tuple((round(6 + 76 * (n + 0.5) / count, 1), 7.5) for n in range(count))
        pixels = {"count": count, "pin": pin, "order": asker.choice("Their order?", ["GRB", "RGB"]), "at": places}
        parts.append((count, "WS2812 light", "as a stick or strip"))
        parts.append((1, "capacitor of 100 to 470 uF and resistor of 330 ohms", "see docs/buying.md"))
        joined["PIXELS"] = "wires"
    buzzer = None
    if asker.choice("A buzzer?", ["yes", "no"]) == "yes":
        buzzer = {"pin": asker.pin("Buzzer", pinout, proposed["buzzer"], taken)}
        parts.append((1, "passive piezo buzzer", ""))
        joined["BUZZER"] = "wires"
    return {
        "NAME": name,
        "SUMMARY": f"{pinout.name}, {panel}, three keys, {count} lights",
        "RUNTIMES": runtimes,
        "MODULE": module,
        "PARTS": tuple(parts),
        "JOINED": joined,
        "PANEL": entries,
        "KEYS": tuple(keys),
        "PIXELS": pixels,
        "BUZZER": buzzer,
        "BATTERY": None,
        "LATCH": None,
        "DRAWING": {"size": (88.0, 66.0), "colour": "#e9b44c", "screen": (10.5, 16.5, 66.9, 28.9)},
    }


def board_file(constants: dict[str, Any]) -> str:
    """Return the text of board.py."""
    about = "made by `hamstertop new-board`.\n\nUse only plain constants; docs/panels.md lists the panels."
    text = f'"""{constants["NAME"]}: {about}\n"""\n'
    for name, value in constants.items():
        text += f"\n{name} = {_literal(value, WIDTH - len(name) - 3)}\n"
    return text


def _literal(value: Any, room: int, indent: int = 0) -> str:
    """Return a constant as `ruff format` would write it: on one line if it fits, otherwise with one element per
    line."""
    if not isinstance(value, (dict, tuple)):
        text = repr(value)
        return f'"{text[1:-1]}"' if text[0] == "'" and '"' not in text else text
    heads = [f"{_literal(key, 0)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    elements = list(value.values()) if isinstance(value, dict) else list(value)
    opening, closing = "{}" if isinstance(value, dict) else "()"
    parts = [head + _literal(element, WIDTH) for head, element in zip(heads, elements, strict=True)]
    comma = "," if opening == "(" and len(parts) == 1 else ""
    line = opening + ", ".join(parts) + comma + closing
    if len(line) <= room:
        return line
    left = WIDTH - indent - 5  # without four spaces and a comma
    lines = [head + _literal(item, left - len(head), indent + 4) for head, item in zip(heads, elements, strict=True)]
    space = " " * indent
    return "".join([opening, "\n", *(f"{space}    {line},\n" for line in lines), space, closing])


def readme(board: Board) -> str:
    """Return the text of README.md."""
    first = "Plug it in" if "micropython" in board.runtimes else "Put CircuitPython on it, and plug it in"
    return f"""# {board.name}

{board.summary}. `hamstertop new-board` wrote these files. After you change `board.py`, run
`hamstertop wiring {board.id} --write`.

{wiring.section(board)}

[Panels](../../docs/panels.md) explains the panel's entries in `board.py`.

## Try it

1. In the simulator: `hamstertop sim --board {board.id}`
2. {first}. Then run:

   ```
   make flash BOARD={board.id}
   ```

3. To run [the board check](../../docs/troubleshooting.md#the-board-check), hold the middle key while you plug the
   board in.

## Known limits

{_limits(board)}"""


def _limits(board: Board) -> str:
    """Return the board's limitations, which people should know about before they build it."""
    limits = ["Nobody has built it yet. Describe here what you have tried, and correct any mistakes."]
    if not board.pixels:
        limits.append("It has no lights, so only the panel responds to a press.")
    if not board.buzzer:
        limits.append("It has no buzzer, so the end of a timer is silent.")
    if not board.panel.partial:
        limits.append("Every refresh flashes, because the panel has no partial refresh.")
    return "".join(f"- {limit}\n" for limit in limits)
