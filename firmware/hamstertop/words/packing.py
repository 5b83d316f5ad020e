"""Packs catalogues for a firmware that is built in where flash is short, to well under half. On a laptop only.

`making` makes a catalogue that is read as it lies. This one has the same sections, and `packed` puts each together when
it is asked for. Names and keys are the same in all languages, and there once: a section is its keys and its texts, the
next key after each text.

Keys of all sections are packed together, and so are a language's texts. Each is a row of symbols. A symbol is a byte,
or it stands for two symbols (Larsson and Moffat, "Off-line dictionary-based compression", 1999: as long as a pair comes
often, it gets a symbol of its own). A symbol has one to three digits of four bits, the fewer the more often it comes:
the first of all 0, the next ones two that begin with 1 to `few`, the others three that begin with a higher one. What is
packed so is four things:

    few     first digits of symbols that have two
    rules   3 bytes for each symbol: two symbols of 12 bits, or a byte and BYTE
    places  2 bytes for each section, the digit at which it begins; and of texts 2 more, the bytes of the whole section
    digits  all symbols
"""

import heapq
import struct
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

from . import FALLBACK, IS, NEXT
from .making import body, complete, joined, parts

BYTE = 0xFFF  # in the place of a rule's second symbol
MOST = 1200  # pairs: with more or fewer a language takes more
LEAST = 4  # times that a pair comes, to be worth a rule
DEEP = 60  # pairs within pairs: `packed` has room for a few more
PADDING = b"\0\0"  # three bytes are read at once

Packed = tuple[int, bytes, bytes, bytes]
Symbols = list[int]
Pair = tuple[int, int]


def keys() -> tuple[dict[str, tuple[int, bytes]], Packed]:
    """Of all languages: for each part how many sections come before it, and the names of its own, NEXT before and after
    each; then the keys of all sections."""
    names = {}
    found: list[list[bytes]] = []
    for part in parts():
        sections = complete(FALLBACK, part)
        names[part] = (len(found), NEXT + b"".join(name.encode() + NEXT for name in sections))
        found += [[key.encode() + IS for key in texts] for texts in sections.values()]
    return names, _packed(found)


def texts(language: str) -> Packed:
    """The texts of a language, for `keys`.

    Raises:
        ValueError: it has other sections or keys than English.
    """
    found: list[list[bytes]] = []
    sizes = []
    for part in parts():
        sections = complete(language, part)
        if _shape(sections) != _shape(complete(FALLBACK, part)):
            raise ValueError(f"{language}/{part}.toml has other sections or keys than {FALLBACK}/{part}.toml")
        found += [[joined(text).encode() + NEXT for text in texts.values()] for texts in sections.values()]
        sizes += [len(body(texts)) for texts in sections.values()]
    return _packed(found, sizes)


def _shape(sections: dict[str, dict[str, str | list[str]]]) -> list[tuple[str, list[str]]]:
    return [(name, list(texts)) for name, texts in sections.items()]


def _packed(sections: Sequence[Sequence[bytes]], sizes: Iterable[int] = ()) -> Packed:
    """Sections, each of rows; `sizes` are those of texts."""
    rows, rules = _paired([row for section in sections for row in section])
    often = Counter(symbol for row in rows for symbol in row)
    used = {*often, *(symbol for pair in rules.values() for symbol in pair)}
    ranked = sorted(used, key=lambda symbol: (-often[symbol], symbol))
    few = _few([often[symbol] for symbol in ranked])
    rank = {symbol: number for number, symbol in enumerate(ranked)}
    code = {symbol: _code(number, few) for symbol, number in rank.items()}
    digits = ""
    begins = []
    coming = iter(rows)
    for section in sections:
        begins.append(len(digits))
        digits += "".join(code[symbol] for _ in section for symbol in next(coming))
    pairs = [[rank[one] for one in rules[symbol]] if symbol in rules else [symbol, BYTE] for symbol in ranked]
    table = "".join(f"{first:03x}{second:03x}" for first, second in pairs)
    places = [value for both in zip(begins, sizes, strict=True) for value in both] if sizes else begins
    return (
        few,
        bytes.fromhex(table),
        struct.pack(f"<{len(places)}H", *places),
        bytes.fromhex(digits + len(digits) % 2 * "0") + PADDING,
    )


def _code(number: int, few: int) -> str:
    """The digits of a symbol."""
    if not number:
        return "0"
    return f"{number + 15:02x}" if number <= 16 * few else f"{number + 240 * few + 255:03x}"


def _few(often: Sequence[int]) -> int:
    """How many first digits are best left to symbols of two digits; `often` says how often each comes, falling."""
    enough = [few for few in range(16) if len(often) <= 1 + 16 * few + 256 * (15 - few)]
    return max(enough, key=lambda few: (sum(often[: 1 + 16 * few]), -few))


def _paired(texts: Iterable[bytes]) -> tuple[list[Symbols], dict[int, Pair]]:
    """The texts as symbols, and the pairs that symbols stand for."""
    rows = [list(text) for text in texts]
    often: Counter[Pair] = Counter()
    within: dict[Pair, set[int]] = defaultdict(set)  # the rows that a pair was seen in
    for number, row in enumerate(rows):
        for pair in pairwise(row):
            often[pair] += 1
            within[pair].add(number)
    heap = [(-times, pair) for pair, times in often.items()]
    heapq.heapify(heap)
    rules: dict[int, Pair] = {}
    depth: dict[int, int] = {}
    while heap and len(rules) < MOST:
        times, pair = heapq.heappop(heap)
        if -times < LEAST:
            break
        if -times > often[pair]:  # fewer by now: a pair never comes more often than when it was new
            heapq.heappush(heap, (-often[pair], pair))
            continue
        deep = 1 + max(depth.get(symbol, 0) for symbol in pair)
        if deep > DEEP:
            continue
        symbol = 1 + BYTE + len(rules)
        rules[symbol], depth[symbol] = pair, deep
        new = set()
        for number in within[pair]:
            rows[number], found = _replaced(rows[number], pair, symbol, often)
            for both in found:
                within[both].add(number)
            new |= found
        for both in new:
            heapq.heappush(heap, (-often[both], both))
    return rows, rules


def _replaced(row: Symbols, pair: Pair, symbol: int, often: Counter[Pair]) -> tuple[Symbols, set[Pair]]:
    """A row with a symbol for a pair, and the pairs that are new in it; `often` counts them all."""
    first, second = pair
    found: Symbols = []
    new: list[Pair] = []
    at = 0
    while at < len(row):
        if row[at] != first or at + 1 == len(row) or row[at + 1] != second:
            found.append(row[at])
            at += 1
            continue
        often[pair] -= 1
        if found:
            often[found[-1], first] -= 1
            new.append((found[-1], symbol))
        if at + 2 < len(row):
            often[second, row[at + 2]] -= 1
            new.append((symbol, row[at + 2]))
        found.append(symbol)
        at += 2
    often.update(new)
    return found, set(new)
