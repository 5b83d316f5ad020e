"""The figures of docs/performance.md that need a whole board: measured on an emulated Pico, through its pins."""

from pathlib import Path

from pico import Pico, flashed
from stored import PICO, RIGHT

from hamstertop_host.controllers.ssd1680 import SSD1680
from hamstertop_host.flashing import files, images, models

BOOT = 60_000  # ms of emulated time within which the first page must have been asked for
STEPS = ("home to new game", "new game to checklist", "checklist to who begins", "same page", "same page again")


def flash(firmware: Path, runtime: str, in_files: bool) -> bytes:
    """The flash of a Pico after `firmware` was dropped on it, and the files of `hamstertop image` where they are asked
    for."""
    uf2s = [firmware.read_bytes()]
    if in_files:
        filesystem = models.choose(PICO, runtime, None).filesystem
        assert filesystem
        uf2s.append(images.uf2(images.make(runtime, files.collect(PICO, runtime), filesystem), filesystem))
    return flashed(*uf2s)


def measure(content: bytes) -> dict[str, float]:
    """What it does -> ms, from power-on and from the acting edge of the right key to the refresh command."""
    pico = Pico(PICO, content, lambda clock: SSD1680(clock, PICO.panel.interval_ms))
    refreshes = pico.controller.refreshes
    assert pico.run(lambda: bool(refreshes), BOOT), bytes(pico.said)
    found = {"power-on": float(refreshes[0].began)}
    print(found, flush=True)
    lights = 0.0
    for step in STEPS:
        end = refreshes[-1].ends + PICO.panel.interval_ms + 100
        pico.wait(end - pico.ms)
        count, lit = len(refreshes), len(pico.light_times)
        down, up = pico.press(RIGHT)
        assert pico.run(lambda: len(refreshes) > count, 5000), (step, bytes(pico.said))  # noqa: B023
        began = refreshes[-1].began
        found[step] = began - (down if began < up else up)
        print(step, found[step], flush=True)
        lights = max(lights, pico.light_times[lit] - down)
    found["press to light, at most"] = lights
    assert not pico.controller.violations, pico.controller.violations
    return found


if __name__ == "__main__":
    import sys

    for name, ms in measure(flash(Path(sys.argv[1]), sys.argv[2], "files" in sys.argv[3:])).items():
        print(f"{name}: {ms:.0f} ms")
