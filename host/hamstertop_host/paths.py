"""Where the files lie that commands read: the firmware's modules, its start-up files, and the boards.

A checkout has them in `firmware/` and `boards/`. An installed package has them in its own folder `data`, where
pyproject.toml puts them.
"""

from pathlib import Path

import hamstertop

_PACKAGE = Path(__file__).resolve().parent
_DATA = _PACKAGE / "data"

INSTALLED = _DATA.is_dir()
FIRMWARE = Path(hamstertop.__file__).parents[1]  # the folder that the package hamstertop lies in
HOST = _PACKAGE.parent  # the same for this package
CHECKOUT = HOST.parent  # the whole of it; where it is INSTALLED there is none
START = _DATA / "start" if INSTALLED else FIRMWARE / "start"
RUNTIME = FIRMWARE / "runtime"  # what MicroPython is built with, from a checkout alone
BOARDS = _DATA / "boards" if INSTALLED else CHECKOUT / "boards"
