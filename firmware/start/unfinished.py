"""The start-up file during an update. If a board runs it, the update was interrupted; the file shows how to continue.

It needs no other files, because the firmware may be missing. If the board's file exists, a red light shines.
"""

import sys

HOW = (
    "The Hamstertop update was interrupted. Connect the board to a computer and update it again, with `hamstertop"
    " flash` or on the site; if its drive is read-only, hold the first key while pressing RESET."
)


def shine() -> None:
    import hamstertop_board as data
    import machine
    import neopixel

    lights = neopixel.NeoPixel(machine.Pin(data.PIXELS["pin"]), data.PIXELS["count"])
    lights[0] = (20, 0, 0) if data.PIXELS["order"] == "GRB" else (0, 20, 0)
    lights.write()


if sys.implementation.name == "circuitpython":
    raise RuntimeError(HOW)  # shown on the console, a built-in display and the status light
print(HOW)
try:
    shine()
except Exception:  # there are no lights, or there is no board file
    pass
