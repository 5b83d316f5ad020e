"""Check whether there is enough memory for the firmware, and explain on the display why it cannot start.

This is imported at each start before any large module, and imports other modules only if something has gone wrong.
"""

import gc

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from .board import Panel, Storage

# Bytes that must be free before the companion is loaded from files: what it uses after opening all titles in the
# longest language, letters that CircuitPython keeps unpacked, and a reserve of 32 KB. tests/test_memory.py measures
# this number.
NEEDED = 434 * 1024
MARGIN = 8
PATIENCE = 40000  # the longest time a refresh can take, in ms

found = 0  # number of free bytes that `need_memory` found


def need_memory() -> None:
    """Raise MemoryError if less memory is free than the companion needs when loaded from files."""
    global found
    gc.collect()  # garbage from the start-up file and the board's file, 17 KB on a Pico
    found = gc.mem_free()  # type: ignore[attr-defined]
    if found < NEEDED:
        raise MemoryError("%d KB needed, %d KB free" % (NEEDED // 1024, found // 1024))


def write(error: Exception, panel: "Panel", storage: "Storage", rest: "Callable[[int], None]") -> None:
    """Show on the display why the firmware cannot start. `rest` waits for a number of ms. Any exception may be
    raised."""
    words = _words(error, storage)
    frame = page(words, error, panel.width, panel.height)
    _settle(panel, rest)
    panel.partial = False  # whether somebody has confirmed partial refreshes is not known here
    panel.refresh(frame, True)
    _settle(panel, rest)
    panel.sleep()
    _settle(panel, rest)


def page(words: "tuple[str, str, str]", error: Exception, width: int, height: int) -> bytearray:
    """Return the bytes of a canvas with a title, a headline, advice and the exception."""
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
    """Return the words in the players' language, or in English if they cannot be read."""
    short = isinstance(error, MemoryError)
    try:
        name = "hamstertop.companion.unstarted"
        words: tuple[str, str, str] = __import__(name, None, None, ("words",)).words(storage, short)
        title, headline, advice = words
    except Exception:
        title, headline = "Hamstertop", "The device cannot start"
        advice = "It needs %d KB of memory; %d KB are free." if short else "Flash it again. Saved games are kept."
    return title, headline, advice % (NEEDED // 1024, found // 1024) if short else advice


def _settle(panel: "Panel", rest: "Callable[[int], None]") -> None:
    for _ in range(PATIENCE // 10):
        if not (panel.busy() or panel.pending):
            return
        rest(10)
