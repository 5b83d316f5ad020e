"""The folders of files that commands read: the firmware's modules, its start-up files and the boards.

A checkout has them in `firmware/` and `boards/`. An installed package has them in its folder `data`, as defined in
pyproject.toml.
"""

from pathlib import Path

import hamstertop

_PACKAGE = Path(__file__).resolve().parent
_DATA = _PACKAGE / "data"

INSTALLED = _DATA.is_dir()
FIRMWARE = Path(hamstertop.__file__).parents[1]  # the folder of the package hamstertop
HOST = _PACKAGE.parent  # the folder of this package
CHECKOUT = HOST.parent  # the root of the checkout; does not exist if INSTALLED
START = _DATA / "start" if INSTALLED else FIRMWARE / "start"
RUNTIME = FIRMWARE / "runtime"  # modules built into MicroPython; only in a checkout
PAGE = _PACKAGE / "site" / "static" / "page"  # what the pages of the simulator and the site share
BOARDS = _DATA / "boards" if INSTALLED else CHECKOUT / "boards"
