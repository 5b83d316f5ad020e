"""Start-up on MicroPython, which has the firmware built in.

If an import or anything else fails during start-up, `main` shows why.
"""

import gc
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FROZEN = ".frozen"


def main() -> None:
    made: list[Any] = [None, None]  # the board's data and the board, once they exist
    loop = None
    try:
        loop = start(made)
        loop.run()
    except Exception as error:
        board = made[1]
        if not loop or board.again():
            explain(error, made)
        if board:
            board.restart(error)
        else:
            sys.print_exception(error)
    finally:
        if made[1]:
            made[1].release()


def start(made: "list[Any]") -> "Any":
    """Create the board and the companion on it. Raise any error that prevents this."""
    import hamstertop_board as data  # boards/<board>/board.py; a file takes precedence over the frozen one

    made[0] = data
    sys.path[:] = [FROZEN]  # for all other modules

    from hamstertop.hardware.micropython import latch

    latch.hold(data)  # before anything that takes time

    from hamstertop import started
    from hamstertop.companion.loop import Loop
    from hamstertop.hardware.micropython.board import Board

    board = made[1] = Board(data)
    gc.collect()  # what is made from here on would otherwise lie behind 100 KB of garbage, and split the heap for good
    loop = Loop(board)
    held = [key for _, key, down in board.edges() if down]
    if started.checks(board.started, held, bool(data.LATCH)):
        loop.check()
    return loop


def explain(error: Exception, made: "list[Any]") -> None:
    """Show on the console, the lights and the display, if they work, why the firmware cannot start."""
    print("Hamstertop could not start: %s: %s" % (type(error).__name__, error))
    data, board = made
    for say in (shine, write):
        try:
            say(error, data, board)
        except Exception:
            pass  # try the other outputs


def shine(error: Exception, data: "Any", board: "Any") -> None:
    """Light the pixels red, using only MicroPython."""
    from machine import Pin
    from neopixel import NeoPixel

    lights = data.PIXELS
    if not lights:
        return
    if "power_pin" in lights:
        Pin(lights["power_pin"], Pin.OUT, value=lights.get("power_level", 1))
    pixels = NeoPixel(Pin(lights["pin"], Pin.OUT), lights["count"])
    for index in range(lights["count"]):
        pixels[index] = (0, 32, 0) if lights["order"] == "RGB" else (32, 0, 0)  # NeoPixel sends green first
    pixels.write()


def write(error: Exception, data: "Any", board: "Any") -> None:
    from time import sleep_ms

    from hamstertop import unstarted
    from hamstertop.hardware.micropython import board as parts

    panel = board.panel if board else parts.make_panel(data.PANEL)
    storage = board.storage if board else parts.make_storage()
    unstarted.write(error, panel, storage, board.idle if board else sleep_ms)


main()
