"""Packs the texts for a device: `hamstertop.companion.packed` reads them there, and says how they lie.

The texts of a language share a table of pairs: the two codes that most often stand side by side become one, again and
again (byte pair encoding). It makes them half as long, and any text can be spelled out by itself.
"""

import ast
import itertools
from collections import Counter

from hamstertop.companion import packed

# The codes that are not ASCII: first those of letters, then those of pairs.
CODES = (*range(packed.LOW, packed.ASCII), *range(packed.HIGH, 256))


def packed_modules(sources: dict[str, bytes], common: str) -> dict[str, bytes]:
    """The modules of a language's texts, packed, as sources. `common` is the path of the one that gets the table; as
    its texts are on every screen, they stay as they are.

    Raises:
        TypeError: a module has something else than texts, numbers, rows and tables of them.
    """
    values = {path: _values(source) for path, source in sources.items() if path != common}
    texts = sorted({text for named in values.values() for text in texts_of(list(named.values()))})
    letters = "".join(
        sorted({letter for text in texts for letter in text if not packed.ASCII <= ord(letter) < packed.HIGH})
    )
    coder = _Coder(letters, texts)
    made = {}
    for path, named in values.items():
        data = b"".join(_entry(packed.NAME, name, value, coder) for name, value in named.items())
        made[path] = f"PACKED = {data!r}\n".encode()
    table = f"LETTERS = {letters!r}\nPAIRS = {bytes(coder.pairs)!r}\n"
    return made | {common: sources[common] + table.encode()}


class _Coder:
    """Makes codes of texts."""

    def __init__(self, letters: str, texts: list[str]) -> None:
        self._letters = {letter: chr(code) for letter, code in zip(letters, CODES, strict=False)}
        self.pairs = bytearray()
        self._codes: list[tuple[bytes, bytes]] = []
        data = bytes((packed.END,)).join(self._lettered(text) for text in texts)
        for code in CODES[len(letters) :]:
            counts = Counter(itertools.pairwise(data))
            pairs = [(count, pair) for pair, count in counts.items() if packed.END not in pair]
            if not pairs:
                break
            pair = bytes(max(pairs)[1])
            self.pairs += pair
            self._codes.append((pair, bytes((code,))))
            data = data.replace(*self._codes[-1])

    def codes(self, text: str) -> bytes:
        data = self._lettered(text)
        for pair, code in self._codes:
            data = data.replace(pair, code)
        return data

    def _lettered(self, text: str) -> bytes:
        return "".join(self._letters.get(letter, letter) for letter in text).encode("latin-1")


def _values(source: bytes) -> dict[str, object]:
    """The constants of a module of texts, without the private ones that they are made of."""
    named: dict[str, object] = {}
    exec(compile(ast.parse(source), "", "exec"), named)
    return {name: value for name, value in named.items() if name.isupper() and name[0] != "_"}


def texts_of(value: object) -> list[str]:
    """All texts that are to be coded, without the keys of tables."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return texts_of(list(value.values()))
    return [text for part in value for text in texts_of(part)] if isinstance(value, (tuple, list)) else []


def _entry(mark: int, name: str, value: object, coder: _Coder) -> bytes:
    return bytes((mark,)) + name.encode("ascii") + bytes((packed.IS,)) + _value(value, coder)


def _value(value: object, coder: _Coder) -> bytes:
    if isinstance(value, str):
        return coder.codes(value) + bytes((packed.END,))
    if isinstance(value, int):
        return bytes((packed.NUMBER,)) + str(value).encode() + bytes((packed.END,))
    if isinstance(value, tuple):
        return bytes((packed.ROW,)) + b"".join(_value(part, coder) for part in value) + bytes((packed.ROW_END,))
    if isinstance(value, dict):
        entries = [_entry(packed.KEY, str(key), part, coder) for key, part in value.items()]
        return bytes((packed.TABLE,)) + b"".join(entries)
    raise TypeError(f"{value!r} is no text")
