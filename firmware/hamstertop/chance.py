"""Unbiased dice, shuffles and draws from a bag, using any source of random bytes.

A source is an object with a method `byte()` that returns 0 to 255 with equal probabilities.
"""

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    class Source(Protocol):
        def byte(self) -> int: ...


class StuckSource(Exception):
    """Raised if the system's source of random bytes repeats itself, which would make draws unfair."""


class ScriptEnded(Exception):
    """Raised if a draw needs more bytes than the script has."""


class System:
    """Random bytes from the operating system or the board's generator, read in small blocks.

    If the two halves of a block are equal, or the block equals the previous or the first one, every call raises
    StuckSource until the source recovers. With a working source, this happens by chance about once in 2 ** 128 blocks.
    """

    BLOCK = 32  # bytes

    def __init__(self, urandom: "Callable[[int], bytes] | None" = None) -> None:
        """Initialize a source that reads n bytes with `urandom(n)`; the default is os.urandom."""
        self._urandom = urandom or os.urandom
        self._first = self._block = b""
        self._used = self.BLOCK

    def byte(self) -> int:
        """Return the next byte.

        Returns:
            A number from 0 to 255.

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
            raise StuckSource("the random number generator is stuck: switch the board off and on, or roll real dice")
        self._first = self._first or block
        self._block = block
        self._used = 0


class Seeded:
    """A generator that returns the same bytes for the same seed on every runtime. It is Chris Doty-Humphrey's sfc32,
    seeded as in his implementation.

    seed: the seed, of which only the lowest 64 bits are used.
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
        """Return the next byte. Each of the generator's words is read starting with its least significant byte.

        Returns:
            A number from 0 to 255.
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
    """A source that returns the given bytes in order, then raises ScriptEnded."""

    def __init__(self, values: bytes) -> None:
        self._values = values
        self._used = 0

    def byte(self) -> int:
        if self._used == len(self._values):
            raise ScriptEnded("the script ran out of bytes after " + str(self._used))
        self._used += 1
        return self._values[self._used - 1]


def below(source: "Source", n: int) -> int:
    """Return a random whole number below `n`, with all results equally likely.

    Args:
        source: the source of bytes. A draw reads the fewest bytes that can represent n results, and is repeated if
            their value is not below the largest multiple of n that they can represent.
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
    """Roll a die with bytes from `source` and return its face, 1 to `sides`."""
    return 1 + below(source, sides)


def shuffle(source: "Source", items: "list[Any]") -> None:
    """Shuffle `items` in place with bytes from `source`, using the Fisher-Yates algorithm."""
    for last in range(len(items) - 1, 0, -1):
        other = below(source, last + 1)
        items[last], items[other] = items[other], items[last]


def draw(source: "Source", weights: list[int]) -> int:
    """Draw one chip from a bag.

    Args:
        source: the source of bytes.
        weights: the number of chips of each kind in the bag.

    Returns:
        The kind of chip drawn, as an index into `weights`.

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
