"""The figures of docs/performance.md that need a whole board: measured on an emulated Pico, through its pins."""

import argparse
from pathlib import Path

from pico import Pico, flashed
from stored import FILES, PICO, confirmed

from hamstertop import words
from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.flashing import files, images
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT

PERFORMANCE = Path(__file__).parents[2] / "docs" / "performance.md"
MARKS = ("<!-- make figures writes what follows -->", "<!-- to here -->")
CYCLES = 125_000  # of the core in a ms
ASKED = int(len(words.languages()) > 1)  # screens before the first one with games: which language
# What is pressed, what happens then, and whether the key has a second label here: then it acts as it comes up.
STEPS = (
    (MIDDLE, "the same page: home, next line", False),
    (LEFT, "the same page again", False),
    (RIGHT, "another page: new game", False),
    (RIGHT, "another page, full refresh: checklist", True),
)


def flash(firmware: Path, in_files: bool) -> bytes:
    """The flash of a Pico after `firmware` was dropped on it, and the files of `hamstertop image` where they are asked
    for."""
    uf2s = [firmware.read_bytes()]
    if in_files:
        uf2s.append(images.uf2(images.make("micropython", files.collect(PICO, "micropython"), FILES), FILES))
    return flashed(*uf2s)


def measure(content: bytes) -> dict[str, float]:
    """What it does -> ms, from power-on and from the edge on which a key acts to the refresh command."""
    first = _power_on(content)
    for _ in range(ASKED):
        _press(first, RIGHT)
    pico = _power_on(confirmed(first.flash))
    found = {"power-on, the first of all": _began(first, 0), "power-on": _began(pico, 0)}
    refreshes = pico.controller.refreshes
    lights, cycles = 0.0, pico.cycles
    for key, step, holds in STEPS:
        lit = len(pico.light_times)
        down, up = _press(pico, key)
        found[step] = _began(pico, len(refreshes) - 1) - (up if holds else down)
        lights = max(lights, pico.light_times[lit] - down)
    found["press to light, at most"] = lights
    found["core at work for a press and what follows, mean"] = (pico.cycles - cycles) / CYCLES / len(STEPS)
    assert not pico.controller.violations, pico.controller.violations
    for what, ms in found.items():
        print(f"{what}: {ms:.0f} ms", flush=True)
    return found


def _power_on(content: bytes) -> Pico:
    """A Pico that has shown its first page and rests."""
    # Refreshes are short: an emulated second takes half a minute.
    pico = Pico(PICO, content, lambda clock: SSD1680(clock, PICO.panel.interval_ms, full_ms=100, partial_ms=50))
    pico.boot()
    pico.rest()
    return pico


def _press(pico: Pico, key: int) -> tuple[float, float]:
    """Press a key and wait for the page; when it went down and came up, in ms."""
    count = len(pico.controller.refreshes)
    edges = pico.press(key)
    assert pico.run(lambda: len(pico.controller.refreshes) > count, 5000), bytes(pico.said)
    pico.rest()
    return edges


def _began(pico: Pico, index: int) -> float:
    """When a refresh was asked for, in ms."""
    return float(pico.controller.refreshes[index].began)


def table(found: dict[str, dict[str, float]]) -> str:
    """The figures side by side, a column for each way the firmware was there."""
    head = "| ms | " + " | ".join(found) + " |\n|---|" + "---|" * len(found) + "\n"
    rows = next(iter(found.values()))
    return head + "".join(
        f"| {row} | {' | '.join(f'{figures[row]:.0f}' for figures in found.values())} |\n" for row in rows
    )


def main() -> None:
    """Measure on the images that are given, and put the table between its marks in docs/performance.md."""
    parser = argparse.ArgumentParser(prog="make figures", description=__doc__)
    parser.add_argument("--built", type=Path, metavar="UF2", help="MicroPython with the firmware built in (make uf2)")
    parser.add_argument("--micropython", type=Path, metavar="UF2", help="MicroPython's own; the firmware is in files")
    options = parser.parse_args()
    found = {}
    if options.built:
        found["built in"] = measure(flash(options.built, False))
    if options.micropython:
        found["files"] = measure(flash(options.micropython, True))
    if not found:
        parser.error("give at least one image")
    text = PERFORMANCE.read_text(encoding="utf-8")
    before, mark, rest = text.partition(MARKS[0])
    _, end, after = rest.partition(MARKS[1])
    assert end, f"{PERFORMANCE} has lost its marks"
    PERFORMANCE.write_text(f"{before}{mark}\n\n{table(found)}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
