"""The boards: `boards/<board>/board.py`, plain constants, found, read without running them, checked."""

import ast
import types
import typing
from dataclasses import MISSING, asdict, dataclass, fields
from pathlib import Path
from typing import Any, Literal, TypeVar

from . import board_checks, paths
from .errors import UserError
from .pinouts import PINOUTS, Pin, Pinout

ROLES = ("left", "middle", "right", "back")
MOST_PIXELS = 32
LONGEST_FILE = 1 << 16  # bytes
LONGEST_TOLD = 500  # characters
LONGEST_SIDE = 2000  # pixels
LONGEST_MS = 600_000

Level = Literal[0, 1]
Point = tuple[float, float]  # millimetres from the top left corner of the case


# The fields of these classes are the entries a board file may have; those without a default it must have.
@dataclass(frozen=True, kw_only=True)
class Panel:
    controller: str
    width: int
    height: int
    pins: dict[str, Pin]
    partial: bool
    interval_ms: int
    full_ms: int
    partial_ms: int = 0
    busy_level: Level | None = None
    colstart: int = 0  # CircuitPython: the RAM column that is the panel's first
    rotation: Literal[90, 270] = 90  # CircuitPython: which of its long sides is up


@dataclass(frozen=True, kw_only=True)
class Key:
    name: str
    role: Literal["left", "middle", "right", "back"]
    pin: Pin
    active: Level
    pull: Literal["up", "down"]
    at: Point


@dataclass(frozen=True, kw_only=True)
class Pixels:
    count: int
    pin: Pin
    order: Literal["RGB", "GRB"]
    at: tuple[Point, ...]
    power_pin: Pin | None = None
    power_level: Level = 1


@dataclass(frozen=True, kw_only=True)
class Buzzer:
    pin: Pin
    enable_pin: Pin | None = None
    enable_level: Level = 1


@dataclass(frozen=True, kw_only=True)
class Battery:
    """The voltage at the pin times `ratio` is the battery's; a reference tells what the converter is fed with."""

    pin: Pin
    ratio: float
    empty_mv: int
    full_mv: int
    enable_pin: Pin | None = None
    reference_pin: Pin | None = None
    reference_mv: int = 0


@dataclass(frozen=True, kw_only=True)
class Latch:
    """A pin that must be held for the power to stay on."""

    pin: Pin
    level: Level


@dataclass(frozen=True, kw_only=True)
class Drawing:
    size: Point
    colour: str
    screen: tuple[float, float, float, float]  # left, top, width, height


@dataclass(frozen=True)
class Board:
    """A board as its file describes it. Keys are in the order the companion numbers them."""

    id: str
    name: str
    summary: str
    runtimes: tuple[str, ...]
    pinout: Pinout
    parts: tuple[tuple[int, str, str], ...]  # how many, what, a remark
    joined: dict[str, str]  # how each part comes to its pins: on board, header, wires
    panel: Panel
    keys: tuple[Key, ...]
    pixels: Pixels | None
    buzzer: Buzzer | None
    battery: Battery | None
    latch: Latch | None
    drawing: Drawing

    def virtual(self) -> dict[str, Any]:
        """The arguments that make a VirtualBoard of it."""
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
        }

    def picture(self) -> dict[str, Any]:
        """What a page needs to draw it and to name its keys."""
        return {
            "name": self.name,
            "width": self.panel.width,
            "height": self.panel.height,
            "keys": [{"name": key.name, "role": key.role, "at": key.at} for key in self.keys],
            "pixels": self.pixels.at if self.pixels else (),
            **asdict(self.drawing),
        }


def names(folder: Path = paths.BOARDS) -> list[str]:
    """The boards there are, sorted."""
    return sorted(path.parent.name for path in folder.glob("*/board.py"))


def load(name: str, folder: Path = paths.BOARDS) -> Board:
    """The board of that name.

    Raises:
        UserError: there is no such board, or its file is not right; it says where.
    """
    known = names(folder)
    if not known:
        raise UserError(f"no boards in {folder} (install hamstertop again)")
    if name not in known:
        raise UserError(f"unknown board {name!r} (known: {', '.join(known)})")
    return _Reader(folder / name / "board.py").board(name)


Table = TypeVar("Table", Panel, Key, Pixels, Buzzer, Battery, Latch, Drawing)
_CONSTANTS = ("NAME", "SUMMARY", "RUNTIMES", "MODULE", "PARTS", "JOINED", *board_checks.PARTS, "DRAWING")


class _Reader:
    """Reads one board file; everything it refuses is named with file and entry."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.constants = self._read()

    def wrong(self, where: str, what: str) -> UserError:
        told = f"{where}: {what}"
        return UserError(f"{self.path}: {told if len(told) < LONGEST_TOLD else told[:LONGEST_TOLD] + '...'}")

    def _read(self) -> dict[str, Any]:
        try:
            if self.path.stat().st_size > LONGEST_FILE:
                raise ValueError(f"more than {LONGEST_FILE} bytes")
            statements = ast.parse(self.path.read_text("utf-8")).body
        except (OSError, ValueError) as error:
            raise UserError(f"{self.path}: cannot be read: {error}") from None
        except SyntaxError as error:
            raise self.wrong(f"line {error.lineno}", f"{error.msg} (plain Python constants only)") from None
        except (RecursionError, MemoryError):
            raise UserError(f"{self.path}: cannot be read: nested too deep (plain Python constants only)") from None
        constants: dict[str, Any] = {}
        for statement in statements:
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                continue  # the docstring
            name, value = self._assignment(statement)
            if name not in _CONSTANTS:
                raise self.wrong(name, f"unknown constant (known: {', '.join(_CONSTANTS)})")
            constants[name] = value
        for name in _CONSTANTS:
            if name not in constants:
                raise self.wrong(name, "is missing")
        return constants

    def _assignment(self, statement: ast.stmt) -> tuple[str, Any]:
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            try:
                return statement.targets[0].id, ast.literal_eval(statement.value)
            except (ValueError, TypeError, RecursionError, MemoryError):
                pass
        raise self.wrong(f"line {statement.lineno}", "not a plain constant (write NAME = literal)")

    def board(self, name: str) -> Board:
        constants = self.constants
        keys = constants["KEYS"]
        if not isinstance(keys, tuple) or len(keys) not in (3, 4):
            raise self.wrong("KEYS", "must be a tuple of 3 or 4 keys")
        board = Board(
            id=name,
            name=self._value("NAME", str),
            summary=self._value("SUMMARY", str),
            runtimes=self._value("RUNTIMES", tuple[Literal["micropython", "circuitpython"], ...]),
            pinout=self._pinout(),
            parts=self._value("PARTS", tuple[tuple[int, str, str], ...]),
            joined=self._value("JOINED", dict[str, Literal["on board", "header", "wires"]]),
            panel=self._table("PANEL", Panel, constants["PANEL"]),
            keys=tuple(self._table(f"KEYS[{index}]", Key, key) for index, key in enumerate(keys)),
            pixels=self._optional("PIXELS", Pixels),
            buzzer=self._optional("BUZZER", Buzzer),
            battery=self._optional("BATTERY", Battery),
            latch=self._optional("LATCH", Latch),
            drawing=self._table("DRAWING", Drawing, constants["DRAWING"]),
        )
        self._check(board)
        return board

    def _pinout(self) -> Pinout:
        module = self._value("MODULE", str)
        if module not in PINOUTS:
            raise self.wrong("MODULE", f"unknown module {module!r} (known: {', '.join(PINOUTS)})")
        return PINOUTS[module]

    def _value(self, where: str, hint: Any) -> Any:
        value = self.constants[where]
        if not _fits(value, hint):
            raise self.wrong(where, f"{value!r} must be {_told(hint)}")
        return value

    def _optional(self, where: str, kind: type[Table]) -> Table | None:
        value = self.constants[where]
        return None if value is None else self._table(where, kind, value)

    def _table(self, where: str, kind: type[Table], value: Any) -> Table:
        if not isinstance(value, dict):
            raise self.wrong(where, "must be a dict")
        hints = typing.get_type_hints(kind)
        for entry in value:
            if entry not in hints:
                raise self.wrong(where, f"unknown entry {entry!r} (known: {', '.join(hints)})")
            if not _fits(value[entry], hints[entry]):
                told = _told(hints[entry])
                raise self.wrong(f"{where}[{entry!r}]", f"{value[entry]!r} must be {told}")
        for field in fields(kind):
            if field.default is MISSING and field.name not in value:
                raise self.wrong(where, f"{field.name!r} is missing")
        return kind(**value)

    def _check(self, board: Board) -> None:
        """What no single entry shows: that the entries belong together."""
        panel = board.panel
        if panel.width <= 0 or panel.height <= 0:
            raise self.wrong("PANEL", "width and height must be above 0")
        if max(panel.width, panel.height) > LONGEST_SIDE:
            raise self.wrong("PANEL", f"width and height must be at most {LONGEST_SIDE}")
        if max(panel.full_ms, panel.partial_ms, panel.interval_ms) > LONGEST_MS:
            raise self.wrong("PANEL", f"full_ms, partial_ms and interval_ms must be at most {LONGEST_MS}")
        if panel.full_ms <= 0 or panel.interval_ms < 0:
            raise self.wrong("PANEL", "full_ms must be above 0 and interval_ms not below")
        if panel.partial and panel.partial_ms <= 0:
            raise self.wrong("PANEL", "a partial panel needs partial_ms above 0")
        for index, key in enumerate(board.keys):
            if key.role != ROLES[index]:
                raise self.wrong(f"KEYS[{index}]['role']", f"must be {ROLES[index]!r} (the order is {ROLES})")
        if len({key.name for key in board.keys}) < len(board.keys):
            raise self.wrong("KEYS", "two keys of the same name")
        if board.pixels and not 1 <= board.pixels.count <= MOST_PIXELS:
            raise self.wrong("PIXELS['count']", f"must be 1 to {MOST_PIXELS} (no pixels: PIXELS = None)")
        if board.pixels and len(board.pixels.at) != board.pixels.count:
            raise self.wrong("PIXELS['at']", f"must be {board.pixels.count} places, one a pixel")
        for where, what in board_checks.wrongs(board):
            raise self.wrong(where, what)


def _fits(value: Any, hint: Any) -> bool:
    """Whether a literal is of the annotated type; True is not a number here."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return not isinstance(value, bool) and value in inner
    if origin in (typing.Union, types.UnionType):
        return any(_fits(value, one) for one in inner)
    if origin is dict:
        return isinstance(value, dict) and all(_fits(k, inner[0]) and _fits(v, inner[1]) for k, v in value.items())
    if origin is tuple:
        if not isinstance(value, tuple):
            return False
        kinds = [inner[0]] * len(value) if inner[-1] is Ellipsis else list(inner)
        return len(kinds) == len(value) and all(_fits(one, kind) for one, kind in zip(value, kinds, strict=True))
    if hint is float:
        return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e6
    return type(value) is hint


def _told(hint: Any) -> str:
    """A type in words a person reads."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return " or ".join(repr(one) for one in inner)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(_told(one) for one in inner)
    if origin is tuple:
        return f"a tuple of {_told(inner[0])}" if inner[-1] is Ellipsis else f"a tuple of {len(inner)} numbers"
    if origin is dict:
        return f"a dict of {_told(inner[0])}: {_told(inner[1])}"
    return {int: "a whole number", float: "a number", str: "text", bool: "True or False"}.get(hint, "None")
