"""Find, read and check board files.

`boards/<board>/board.py` contains plain constants, which are read without running the file.
"""

import ast
import re
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from hamstertop_games.errors import UserError, meant

from .. import address, paths
from . import checks
from .pinouts import PINOUTS, Pin, Pinout

USUAL = "pico_epaper29"  # the most common board, offered first
# How a board was tried, in the words of its page and of docs/buying.md, which defines them
TRIED = {"emulated": "played on an emulated chip", "sources": "from public sources"}
ROLES = ("left", "middle", "right", "back")
LONGEST_FILE = 1 << 16  # bytes
LONGEST_MESSAGE = 500  # characters

Joining = Annotated[str, Meta(pattern="^(on board|header|wires)$")]  # how a part is connected to its pins
Level = Annotated[int, Meta(ge=0, le=1)]
Side = Annotated[int, Meta(gt=0, le=2000)]  # pixels
Duration = Annotated[int, Meta(ge=0, le=600_000)]  # ms
Number = Annotated[float, Meta(gt=-1e6, lt=1e6)]
Point = tuple[Number, Number]  # millimetres from the case's top left corner


class _Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The entries that a board file can have. Those without a default are required."""


class Panel(_Table, frozen=True, kw_only=True):
    controller: str
    width: Side
    height: Side
    pins: dict[str, Pin]
    partial: bool
    interval_ms: Duration
    full_ms: Annotated[int, Meta(ge=1, le=600_000)]
    partial_ms: Duration = 0
    busy_level: Level | None = None
    name: str = ""  # the name printed on the panel (see `panels`)
    waveform: Annotated[str, Meta(pattern="^(driver|panel)$")] = "driver"  # SSD1680: source of the partial waveform
    colstart: int = 8  # SSD1680: the source of the panel's first column, 0 or 8
    rotation: int = 90  # which long side is up, 90 or 270


class Key(_Table, frozen=True, kw_only=True):
    name: str
    role: str
    pin: Pin
    active: Level
    pull: Annotated[str, Meta(pattern="^(up|down)$")]
    at: Point
    joined: Joining | None = None  # None: as given for all keys in JOINED


class Pixels(_Table, frozen=True, kw_only=True):
    count: Annotated[int, Meta(ge=1, le=32)]
    pin: Pin
    order: Annotated[str, Meta(pattern="^(RGB|GRB)$")]
    at: tuple[Point, ...]
    power_pin: Pin | None = None
    power_level: Level = 1


class Buzzer(_Table, frozen=True, kw_only=True):
    pin: Pin
    enable_pin: Pin | None = None
    enable_level: Level = 1


class Battery(_Table, frozen=True, kw_only=True):
    """How to measure the battery. Its voltage is the voltage at `pin` times `ratio`.

    A reference pin has a known voltage, from which the converter's supply voltage is calculated.
    """

    pin: Pin
    ratio: Number
    cell: str  # the kind of cell (see `hamstertop.hardware.charge`)
    enable_pin: Pin | None = None
    reference_pin: Pin | None = None
    reference_mv: int = 0


class Latch(_Table, frozen=True, kw_only=True):
    """A pin that must be held at a certain level to keep the power on."""

    pin: Pin
    level: Level


class Vbus(_Table, frozen=True, kw_only=True):
    """A pin that is high while USB supplies power. Other parts cannot use it."""

    pin: Annotated[int, Meta(ge=0, le=29)]


class Drawing(_Table, frozen=True, kw_only=True):
    size: Point
    colour: str
    screen: tuple[Number, Number, Number, Number]  # left, top, width, height


class _Constants(_Table, frozen=True, kw_only=True, rename="upper"):
    """The constants in a board file. The keys are in the order in which the companion lists them."""

    name: str
    summary: str
    module: str
    parts: tuple[tuple[int, str, str], ...]  # number, part, remark
    joined: dict[str, Joining]
    panel: Panel
    keys: Annotated[tuple[Key, ...], Meta(min_length=3, max_length=4)]
    pixels: Pixels | None
    buzzer: Buzzer | None
    battery: Battery | None
    latch: Latch | None
    drawing: Drawing
    tried: Annotated[str, Meta(pattern=f"^({'|'.join(TRIED)})$")] = "sources"
    vbus: Vbus | None = None
    site: str = ""  # the address in its codes for results; "" for the build's address


class Board(_Constants, frozen=True, kw_only=True):
    """A board as described by its file. `id` is the name of its folder."""

    id: str

    @property
    def pinout(self) -> Pinout:
        return PINOUTS[self.module]

    @property
    def runtime(self) -> str:
        return self.pinout.runtime

    def virtual(self) -> dict[str, Any]:
        """Return the options (see `described`) of a virtual board that matches this one."""
        return {
            "name": self.name,
            "keys": len(self.keys),
            "pixels": self.pixels.count if self.pixels else 0,
            "width": self.panel.width,
            "height": self.panel.height,
            "partial": self.panel.partial,
            "interval": self.panel.interval_ms,
            "full_ms": self.panel.full_ms,
            "partial_ms": self.panel.partial_ms,
            "site": self.site or address.site(),
        }

    def picture(self) -> dict[str, Any]:
        """Return the values that a page needs to draw the board and name its keys."""
        return {
            "name": self.name,
            "width": self.panel.width,
            "height": self.panel.height,
            "keys": [{"name": key.name, "role": key.role, "at": key.at} for key in self.keys],
            "pixels": self.pixels.at if self.pixels else (),
            **msgspec.structs.asdict(self.drawing),
        }


def names(folder: Path = paths.BOARDS) -> list[str]:
    """Return the names of the boards in `folder`.

    Returns:
        The name of the most common board, followed by the others in alphabetical order.
    """
    found = [path.parent.name for path in folder.glob("*/board.py")]
    return sorted(found, key=lambda name: (name != USUAL, name))


def load(name: str, folder: Path = paths.BOARDS) -> Board:
    """Read the file of the board called `name` in a folder of boards.

    Returns:
        The board: its circuit board, panel, keys and lights, and their wiring.

    Raises:
        UserError: the board does not exist, or its file contains a mistake; the message says where.
    """
    known = names(folder)
    if not known:
        raise UserError(f"no boards found in {folder} (reinstall hamstertop)")
    if name not in known:
        raise UserError(f"unknown board {name!r} ({meant(name, known)}known: {', '.join(known)})")
    path = folder / name / "board.py"
    try:
        constants = msgspec.convert(_read(path), _Constants)
        board = Board(id=name, **msgspec.structs.asdict(constants))
        _check(board)
    except msgspec.ValidationError as error:
        message = _in_python(str(error))
    except _Wrong as error:
        message = str(error)
    else:
        return board
    raise UserError(f"{path}: {message if len(message) < LONGEST_MESSAGE else message[:LONGEST_MESSAGE] + '...'}")


class _Wrong(Exception):
    """A mistake in a board file, with its location."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")


def _in_python(message: str) -> str:
    """Translate a message from msgspec, such as ``Expected `object`, got `null` - at `$.KEYS[0].pin` ``, into Python
    terms."""
    message, _, path = message.partition(" - at ")
    for pattern, words in _WORDS:
        message = re.sub(pattern, words, message)
    where = re.sub(r"\.(\w+)", r"['\1']", path.replace("[...]", "").replace("`", "").replace("$.", "", 1))
    return f"{where}: {message}" if where else message


_WORDS = (
    ("Object contains unknown field `(.*)`", r"unknown entry '\1'"),
    ("Object missing required field `(.*)`", r"'\1' is missing"),
    ("Expected", "must be"),
    (r"`str` matching regex '\^\((.*)\)\$'", r"one of \1"),
    (r"\bobject\b", "dict"),
    (r"\barray\b", "tuple"),
    (r"\bnull\b", "None"),
    ("`", ""),
)


def _read(path: Path) -> dict[str, Any]:
    """Return a file's constants without running it."""
    try:
        if path.stat().st_size > LONGEST_FILE:
            raise ValueError(f"larger than {LONGEST_FILE} bytes")
        statements = ast.parse(path.read_text("utf-8")).body
    except (OSError, ValueError) as error:
        raise _Wrong("cannot be read", str(error)) from None
    except SyntaxError as error:
        raise _Wrong(f"line {error.lineno}", f"{error.msg} (use only plain Python constants)") from None
    except (RecursionError, MemoryError):
        raise _Wrong("cannot be read", "nested too deeply (use only plain Python constants)") from None
    constants = {}
    for statement in statements:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            continue  # a docstring
        for node in ast.walk(statement):
            if isinstance(node, ast.Constant) and _unwritable(node.value):
                raise _Wrong(
                    f"line {node.lineno}", f"half of a character in {node.value!r} (write the character itself)"
                )
        name, value = _assignment(statement)
        constants[name] = value
    return constants


def _unwritable(value: object) -> bool:
    """Return whether a string has a lone surrogate (half of a character), which cannot be printed."""
    return isinstance(value, str) and any("\ud800" <= letter <= "\udfff" for letter in value)


def _assignment(statement: ast.stmt) -> tuple[str, Any]:
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        try:
            return statement.targets[0].id, ast.literal_eval(statement.value)
        except (ValueError, TypeError, RecursionError, MemoryError):
            pass
    raise _Wrong(f"line {statement.lineno}", "not a plain constant (write NAME = literal)")


def _check(board: Board) -> None:
    """Check that the entries fit together. Raise _Wrong for the first mistake."""
    if board.module not in PINOUTS:
        raise _Wrong("MODULE", f"unknown module {board.module!r} (known: {', '.join(PINOUTS)})")
    if board.panel.partial and not board.panel.partial_ms:
        raise _Wrong("PANEL", "a panel with partial refreshes needs partial_ms above 0")
    if board.panel.colstart not in (0, 8):
        raise _Wrong("PANEL['colstart']", "must be 0 or 8")
    if board.panel.rotation not in (90, 270):
        raise _Wrong("PANEL['rotation']", "must be 90 or 270")
    for index, key in enumerate(board.keys):
        if key.role != ROLES[index]:
            raise _Wrong(f"KEYS[{index}]['role']", f"must be {ROLES[index]!r} (the order is {ROLES})")
    if len({key.name for key in board.keys}) < len(board.keys):
        raise _Wrong("KEYS", "no two keys can have the same name")
    if board.pixels and len(board.pixels.at) != board.pixels.count:
        raise _Wrong("PIXELS['at']", f"must have {board.pixels.count} positions, one for each pixel")
    if board.site and (wrong := address.wrong(board.site)):
        raise _Wrong("SITE", wrong)
    for where, what in checks.wrongs(board):
        raise _Wrong(where, what)
