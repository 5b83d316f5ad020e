"""Over an evening's pages, no pixel is driven further one way than the other, as the models sum up from the waveforms'
bytes. What adds up polarizes the glass. A panel's own waveforms, whose bytes nobody sends, are not counted."""

from array import array

from controllers import ssd1680, uc8151
from controllers.bus import Bus
from controllers.controller import INKED
from hamstertop import chance
from hamstertop.hardware.panels.ssd1680 import SSD1680
from hamstertop.hardware.panels.uc8151 import UC8151
from hamstertop_host.simulator.virtual.board import VirtualBoard, VirtualPanel
from playing.fingers import Fingers
from tables import some_event

EVENTS = 40
# For each waveform, the drive in ms of a pixel that turns from white to ink, all of which its way back undoes, and the
# most that a page adds to a pixel that keeps its colour
WAVEFORMS = (
    (SSD1680, ssd1680.SSD1680, "driver", 620, 0),
    (SSD1680, ssd1680.SSD1680, "waveshare", 420, 20),  # the maker's bytes, used only where ours fails
    (UC8151, uc8151.UC8151, "driver", 0, 0),
)


class Kept(VirtualPanel):
    """A panel that keeps all pages that it was to show."""

    def __init__(self):
        super().__init__()
        self.pages = []

    def refresh(self, frame, full):
        self.pages.append((bytearray(frame), full))
        super().refresh(frame, full)


def evening():
    panel = Kept()
    source = chance.Seeded(7)
    fingers = Fingers(VirtualBoard(panel), source)
    fingers.begin("hamsterdam", ("setup", 3, 0, 0))
    for _ in range(EVENTS):
        fingers.settle()
        fingers.report(some_event(fingers.app.game.session.tracker, source, keys=True))
    return panel.pages


def pixels(glass):
    """Return 1 for each pixel of the glass that is ink."""
    ink = bytearray(8 * len(glass))
    for at, byte in enumerate(glass):
        for bit in INKED[byte]:
            ink[8 * at + bit] = 1
    return ink


def test_no_pixel_is_driven_further_one_way_than_the_other():
    pages = evening()
    assert len([1 for _, full in pages if not full]) >= EVENTS // 2
    for driver, model, waveform, change, keep in WAVEFORMS:
        now = [0]
        chip = model(lambda now=now: now[0])
        panel = driver(Bus(chip), {"width": 296, "height": 128, "interval_ms": 0, "full_ms": 2000, "partial_ms": 400})
        panel.waveform = waveform
        chip.drive = array("h", bytes(2 * 8 * len(chip.glass)))
        count = 0
        for frame, full in pages:
            panel.refresh(frame, full)
            while panel.busy():
                now[0] += 10
            ink = pixels(chip.glass)
            if chip.refreshes[-1].full:
                before, began, count = array("h", chip.drive), ink, 0
            else:
                count += 1
            both = zip(chip.drive, before, ink, began, strict=True)
            beyond = max(abs(drive - was - change * (is_ink - was_ink)) for drive, was, is_ink, was_ink in both)
            assert beyond <= keep * count, waveform
        assert chip.violations == []
        assert change or not any(chip.drive)
