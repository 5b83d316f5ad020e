"""Board files are checked against the panels in docs/panels.md, and our drivers send the bytes in panel_streams.txt."""

import re
from pathlib import Path

import pytest

from controllers import ssd1680, uc8151
from controllers.bus import Bus
from hamstertop.hardware.panels.ssd1680 import SSD1680
from hamstertop.hardware.panels.uc8151 import UC8151
from hamstertop_host.boards.panels import PANELS

TESTS = Path(__file__).parent
DOCUMENT = (TESTS.parent / "docs" / "panels.md").read_text("utf-8")
STREAMS = (TESTS / "panel_streams.txt").read_text("utf-8")
LONG = 12  # data of at least this many bytes is an image or a waveform


def table(text: str, heading: str) -> list[list[str]]:
    """Return the cells of the first table below a heading, without its header."""
    text = text.split(f"# {heading}\n", 1)[1]
    lines = re.search(r"((?:^\|.*\n)+)", text, re.MULTILINE).group(1).splitlines()  # type: ignore[union-attr]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_the_documented_panels_match_those_that_board_files_are_checked_against():
    found = {}
    for names, cable, controller, _, colstart, waveform in table(DOCUMENT, "Which panel is it?"):
        entries = {"controller": controller.split(" ")[0].strip("`")}
        if colstart:
            entries |= {"colstart": int(colstart), "waveform": waveform}
        for name in re.findall("`(.+?)`", names):
            found[name] = (cable, entries)
    assert found == {name: (panel.cable, panel.entries) for name, panel in PANELS.items()}


class Recorder(Bus):
    """A bus that records what is sent to the model behind it."""

    def __init__(self, chip):
        super().__init__(chip)
        self.sent = []

    def send(self, command, data=b"", more=()):
        long = more or len(data) >= LONG
        self.sent.append(f"{command:02X}" + (": " + data.hex(" ").upper() if data and not long else ""))
        super().send(command, data, more)


def sent(driver, model):
    """Return all commands for a full refresh, a partial refresh and sleep, without the data of images and waveforms."""
    now = [0]
    chip = model(lambda: now[0])
    bus = Recorder(chip)
    panel = driver(bus, {"width": 296, "height": 128, "interval_ms": 0, "full_ms": 2000, "partial_ms": 400})
    frame = bytearray(37 * 128)
    for step in (lambda: panel.refresh(frame, True), lambda: panel.refresh(frame, False), panel.sleep):
        frame[1000] ^= 1
        step()
        while panel.busy():
            now[0] += 10
    assert chip.violations == []
    return bus.sent


@pytest.mark.parametrize(("name", "driver", "model"), [("SSD1680", SSD1680, ssd1680), ("UC8151", UC8151, uc8151)])
def test_the_driver_column_matches_what_our_drivers_send(name, driver, model):
    commands = sent(driver, getattr(model, name))
    column = " ".join(row[1] for row in table(STREAMS, name))
    written = re.findall(r"`([0-9A-F]{2}(?:: .+?)?)`", re.sub(r"`(.+?) \?`", r"`\1`", column))
    exact = {entry for entry in written if ":" in entry and not entry.endswith(": A")}
    assert exact <= set(commands)
    spans = re.findall("`([0-9A-F]{2})` to `([0-9A-F]{2})`", column)
    within = {f"{code:02X}" for first, last in spans for code in range(int(first, 16), int(last, 16) + 1)}
    assert {command.split(":")[0] for command in commands} == {entry.split(":")[0] for entry in written} | within
