"""Freeze the firmware into MicroPython: set FROZEN_MANIFEST=<this file>, and HAMSTERTOP_BOARD to the board.

docs/firmware.md describes the build. MicroPython's makemanifest runs this file, in its folder.
"""

import os
import sys

FIRMWARE = os.path.dirname(os.getcwd())
sys.path[:0] = [FIRMWARE, os.path.join(os.path.dirname(FIRMWARE), "host")]

from hamstertop_host.flashing import contents  # noqa: E402

# Of the modules that MicroPython itself freezes, those that the firmware uses
freeze("$(PORT_DIR)/modules", "rp2.py")  # noqa: F821
require("neopixel")  # noqa: F821

# Optimized like the files of `hamstertop flash`: without assertions and line numbers
languages = os.environ.get("HAMSTERTOP_LANGUAGES")  # such as de,en; all languages if it is not set
modules, made, folder = contents.frozen(
    os.environ.get("HAMSTERTOP_BOARD", "pico_epaper29"),
    os.environ.get("HAMSTERTOP_DEFINITION", "RPI_PICO"),
    languages.split(",") if languages else None,
)
module("hamstertop_board.py", base_path=folder, opt=3)  # noqa: F821
module("_boot.py", base_path="../start", opt=3)  # noqa: F821
module("main.py", base_path="../start", opt=3)  # noqa: F821
# Last, and what a start imports before what titles import (see frozen.c)
package("hamstertop", files=made, base_path=folder, opt=3)  # noqa: F821
package("hamstertop", files=sorted(modules, key=lambda path: path.count("/")), base_path="..", opt=3)  # noqa: F821
