"""Why the firmware does not start: how much memory it needs, and words for the paper.

Read at each start before anything large, and needs nothing of ours until something has gone wrong.
"""

import gc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .board import Panel, Storage

# Bytes that must be free before the companion is read from files: what lives when all titles were opened, in the
# longest language, letters that CircuitPython keeps unpacked, and 32 KB. tests/test_memory.py counts it.
NEEDED = 356 * 1024
MARGIN = 8
PATIENCE = 40000  # ms that the paper may take

found = 0  # bytes that are free, as `need_memory` found


def need_memory() -> None:
    """Raise MemoryError, with the figures, if less is free than the companion needs from files."""
    global found
    gc.collect()  # what start-up file and board's file have left, 17 KB on a Pico
    found = gc.mem_free()  # type: ignore[attr-defined]
    if found < NEEDED:
        raise MemoryError("%d KB needed, %d KB free" % (NEEDED // 1024, found // 1024))


def write(error: Exception, panel: "Panel", storage: "Storage", rest: "Callable[[int], None]") -> None:
    """Say on the paper why it does not start. `rest` waits for this many ms. May raise anything."""
    words = _words(error, storage)
    frame = page(words, error, panel.width, panel.height)
    _settle(panel, rest)
    panel.partial = False  # whoever has confirmed it is not known here
    panel.refresh(frame, True)
    _settle(panel, rest)
    panel.sleep()
    _settle(panel, rest)


def page(words: "tuple[str, str, str]", error: Exception, width: int, height: int) -> bytearray:
    """Return the bytes of a canvas with a title, a headline, what to do, and what was raised."""
    from .drawing import canvas as drawing
    from .drawing.fonts import large, medium, small

    canvas = drawing.Canvas(width, height)
    canvas.text(medium, words[0], MARGIN, 7)
    canvas.fill(0, 28, width, 1)
    y = 34
    for font, text in ((large, words[1]), (medium, words[2])):
        for line in drawing.wrap(font, text, width - 2 * MARGIN):
            canvas.text(font, line, MARGIN, y)
            y += font.HEIGHT
        y += 4
    for line in drawing.wrap(small, "%s: %s" % (type(error).__name__, error), width - 2 * MARGIN):
        canvas.text(small, line, MARGIN, y)
        y += small.HEIGHT
    return canvas.buffer


def _words(error: Exception, storage: "Storage") -> "tuple[str, str, str]":
    """In the players' language, if it can be read."""
    short = isinstance(error, MemoryError)
    try:
        name = "hamstertop.companion.unstarted"
        words: tuple[str, str, str] = __import__(name, None, None, ("words",)).words(storage, short)
        title, headline, advice = words
    except Exception:
        title, headline = "Hamstertop", "It does not start"
        advice = "It needs %d KB of memory; %d KB are free." if short else "Flash it again. Saved games stay."
    return title, headline, advice % (NEEDED // 1024, found // 1024) if short else advice


def _settle(panel: "Panel", rest: "Callable[[int], None]") -> None:
    for _ in range(PATIENCE // 10):
        if not (panel.busy() or panel.pending):
            return
        rest(10)
