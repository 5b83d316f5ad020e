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
    """A draw needs a byte that the script does not have."""


class System:
    """Bytes from the operating system or the board's generator, in small blocks.

    A block that repeats itself, the block before it or the first block raises StuckSource, at each call until the
    source recovers. A sound source does this by chance about once in 2 ** 128 blocks.
    """

    BLOCK = 32  # bytes

    def __init__(self, urandom: "Callable[[int], bytes] | None" = None) -> None:
        """Make a source. `urandom(n)` returns n bytes; the default is os.urandom."""
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
    """The same bytes for the same seed on every runtime: Doty-Humphrey's sfc32 generator, with its author's seeding.

    seed: only its lowest 64 bits are used.
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
        """Take the next byte; each word gives its least significant byte first.

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
    """Returns the given bytes in order, then raises ScriptEnded."""

    def __init__(self, values: bytes) -> None:
        self._values = values
        self._used = 0

    def byte(self) -> int:
        if self._used == len(self._values):
            raise ScriptEnded("the script has no byte left after " + str(self._used))
        self._used += 1
        return self._values[self._used - 1]


def below(source: "Source", n: int) -> int:
    """Draw a whole number with equal probabilities.

    Args:
        source: a source of bytes. Each draw takes the least number of bytes that can count to n, and is repeated if it
            exceeds their last whole multiple of n.
        n: the number of possible results.

    Returns:
        A number from 0 to n - 1.

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
    """Return a face of a die, 1 to `sides`."""
    return 1 + below(source, sides)


def shuffle(source: "Source", items: "list[Any]") -> None:
    """Put `items` in random order, in place (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


def draw(source: "Source", weights: list[int]) -> int:
    """Draw one chip from a bag.

    Args:
        source: a source of bytes.
        weights: the number of chips of each kind in the bag.

    Returns:
        The kind of the chip, from 0.

    Raises:
        ValueError: the bag is empty, or a weight is negative.
    """
    if min(weights, default=0) < 0:
        raise ValueError("a bag cannot hold " + str(min(weights)) + " chips of one kind")
    kind, chip = 0, below(source, sum(weights))
    while chip >= weights[kind]:
        chip -= weights[kind]
        kind += 1
    return kind
