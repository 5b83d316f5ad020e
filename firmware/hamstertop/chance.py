"""Unbiased draws: dice, shuffles and chips, from any source of random bytes.

A source has one method, `byte()`: 0 to 255, each equally likely.
"""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    class Source(Protocol):
        def byte(self) -> int: ...


class StuckSource(Exception):
    """The system's source of bytes repeats itself: no draw from it would be fair."""


class ScriptEnded(Exception):
    """A draw wants a byte that the script does not have."""


class System:
    """Bytes from the operating system or the board's generator, fetched in small blocks.

    A block that repeats within itself, the one before it, or the first one raises StuckSource, again at each try
    until the source recovers. A sound source does so by accident about once in 2 ** 128 blocks.
    """

    BLOCK = 32  # bytes

    def __init__(self, urandom: "Callable[[int], bytes] | None" = None) -> None:
        """`urandom(n)` returns n bytes; without it, os.urandom does."""
        self._urandom = urandom or os.urandom
        self._first = self._block = b""
        self._used = self.BLOCK

    def byte(self) -> int:
        """Take the next byte.

        Returns:
            0 to 255.

        Raises:
            StuckSource: the source repeats itself.
        """
        if self._used == self.BLOCK:
            self._refill()
        self._used += 1
        return self._block[self._used - 1]

    def _refill(self) -> None:
        block = self._urandom(self.BLOCK)
        half = self.BLOCK // 2
        if block[:half] == block[half:] or block == self._block or block == self._first:
            raise StuckSource("the random generator repeats itself: switch off and on, or roll real dice")
        self._first = self._first or block
        self._block = block
        self._used = 0


class Seeded:
    """The same bytes for the same seed on every runtime: Doty-Humphrey's sfc32, seeded as its author does.

    seed: its lowest 64 bits count.
    """

    def __init__(self, seed: int) -> None:
        self._a = 0
        self._b = seed & 0xFFFFFFFF
        self._c = seed >> 32 & 0xFFFFFFFF
        self._counter = 1
        self._bytes_left = 0
        for _ in range(12):
            self._word = self._next_word()

    def byte(self) -> int:
        """Take the next byte: the words' bytes, least significant first.

        Returns:
            0 to 255.
        """
        if self._bytes_left == 0:
            self._word = self._next_word()
            self._bytes_left = 4
        self._bytes_left -= 1
        byte = self._word & 0xFF
        self._word >>= 8
        return byte

    def _next_word(self) -> int:
        b, c = self._b, self._c
        word = self._a + b + self._counter & 0xFFFFFFFF
        self._counter = self._counter + 1 & 0xFFFFFFFF
        self._a = b ^ b >> 9
        self._b = c + (c << 3) & 0xFFFFFFFF
        self._c = (c << 21 | c >> 11) + word & 0xFFFFFFFF
        return word


class Scripted:
    """The given bytes in order, then ScriptEnded."""

    def __init__(self, values: bytes) -> None:
        self._values = values
        self._used = 0

    def byte(self) -> int:
        if self._used == len(self._values):
            raise ScriptEnded("the script has no byte left after " + str(self._used))
        self._used += 1
        return self._values[self._used - 1]


def below(source: "Source", n: int) -> int:
    """Return a whole number, each equally likely.

    Args:
        source: of bytes. It takes as few as can count to n, and draws again when they fall beyond its last whole
            multiple.
        n: how many numbers there are.

    Returns:
        0 to n - 1.

    Raises:
        ValueError: n is less than 1.
    """
    if n < 1:
        raise ValueError("n must be 1 or more, not " + str(n))
    span = 1
    while span < n:
        span *= 256
    while True:
        value, counted = 0, 1
        while counted < span:
            value = value * 256 + source.byte()
            counted *= 256
        if value < span - span % n:
            return value % n


def die(source: "Source", sides: int) -> int:
    """Return a face, 1 to `sides`."""
    return 1 + below(source, sides)


def shuffle(source: "Source", items: "list[Any]") -> None:
    """Put `items` in random order, in place (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


def draw(source: "Source", weights: list[int]) -> int:
    """Return one chip drawn from a bag.

    Args:
        source: of bytes.
        weights: how many chips of each kind are in it.

    Returns:
        The kind of the chip, from 0.

    Raises:
        ValueError: the bag is empty, or a weight is negative.
    """
    if min(weights, default=0) < 0:
        raise ValueError("a bag cannot hold " + str(min(weights)) + " chips of a kind")
    kind, chip = 0, below(source, sum(weights))
    while chip >= weights[kind]:
        chip -= weights[kind]
        kind += 1
    return kind
