"""Texts as `hamstertop_host.flashing.packing` packs them for a device: half as long, and spelled out one at a time.

A module of texts is `PACKED`, bytes in which each name or key is followed by its text, row or table of texts. Codes
below 9 part them, and those of ASCII stand for themselves. Of the others, the first stand for the other letters of
the language, and each of the rest for a pair of codes: `LETTERS` and `PAIRS` of its `common`, which is not packed.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

NAME = 1  # before a name of the module
KEY = 2  # before a key of a table
IS = 3  # after either
END = 4  # after a text or number
TABLE = 5  # its keys go as far as the next name
ROW = 6
ROW_END = 7
NUMBER = 8  # its digits follow
LOW, ASCII, HIGH = 9, 32, 128  # the first codes of each range; beyond ASCII the codes of LOW go on


class Packed:
    """The texts of a module as its attributes; those of a table by their keys."""

    PACKED = b""  # is read already

    def __init__(self, data: bytes, spelling: "Any", mark: int = NAME, start: int = 0) -> None:
        """`spelling` has LETTERS and PAIRS; `mark` stands before each name or key, the first one from `start` on."""
        self._spelling = spelling
        self._data, self._mark, self._start = data, mark, start

    def __getattr__(self, name: str) -> "Any":
        at = self._find(name)
        if at < 0:
            raise AttributeError(name)
        return self._value(at)[0]

    def __contains__(self, key: str) -> bool:
        return self._find(key) >= 0

    def __getitem__(self, key: str) -> "Any":
        at = self._find(key)
        if at < 0:
            raise KeyError(key)
        return self._value(at)[0]

    def get(self, key: str, default: "Any" = None) -> "Any":
        """As of a dict."""
        at = self._find(key)
        return default if at < 0 else self._value(at)[0]

    def _find(self, key: str) -> int:
        """Where the value of a name or key begins; -1 if there is none."""
        wanted = bytes((self._mark,)) + str(key).encode() + bytes((IS,))
        at = self._data.find(wanted, self._start)
        if at < 0:
            return -1
        if self._mark == KEY and self._data.find(bytes((NAME,)), self._start, at) >= 0:  # of another table
            return -1
        return at + len(wanted)

    def _value(self, at: int) -> "tuple[Any, int]":
        """What begins there, and where the next begins."""
        kind = self._data[at]
        if kind == TABLE:
            return Packed(self._data, self._spelling, KEY, at), at
        if kind == ROW:
            row = []
            at += 1
            while self._data[at] != ROW_END:
                value, at = self._value(at)
                row.append(value)
            return tuple(row), at + 1
        end = self._data.index(bytes((END,)), at)
        if kind == NUMBER:
            return int(self._text(at + 1, end)), end + 1
        return self._text(at, end), end + 1

    def _text(self, at: int, end: int) -> str:
        """The codes from `at` to `end`, spelled out."""
        letters, pairs = self._spelling.LETTERS, self._spelling.PAIRS
        count = len(letters)
        spelled = bytearray()
        waiting: list[int] = []  # second halves of pairs
        for code in self._data[at:end]:
            while True:
                if ASCII <= code < HIGH:
                    spelled.append(code)
                else:
                    place = code - (LOW if code < ASCII else HIGH - ASCII + LOW)
                    if place >= count:
                        place = 2 * (place - count)
                        waiting.append(pairs[place + 1])
                        code = pairs[place]
                        continue
                    spelled.extend(letters[place].encode())
                if not waiting:
                    break
                code = waiting.pop()
        return str(spelled, "utf-8")
