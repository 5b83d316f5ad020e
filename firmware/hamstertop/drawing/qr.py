"""Make QR codes (ISO/IEC 18004) with up to 53 modules per side, the most that fit on a screen of 128 rows at two pixels
per module.

A string is given in parts. A part that consists only of `LETTERS` is encoded with 11 bits for every two letters; any
other part is encoded as UTF-8. All codes use the same mask, which readers accept. Because the data looks random, no
other mask would be much better.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Canvas

    Level = tuple[tuple[int, ...], tuple[int, ...], int]

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
QUIET = 4  # white modules around a code
VERSIONS = 9  # number of sizes
WORDS = (26, 44, 70, 100, 134, 172, 196, 242, 292)  # bytes in a code, including error correction, by version
# Levels of error correction: its bytes in each block and number of blocks, by version; format bits with our mask
MEDIUM = ((10, 16, 26, 18, 24, 16, 18, 22, 22), (1, 1, 1, 2, 2, 4, 4, 4, 5), 0x5412)
LOW = ((7, 10, 15, 20, 26, 18, 20, 24, 30), (1, 1, 1, 1, 1, 2, 2, 2, 2), 0x77C4)
VERSION_BITS = (0x07C94, 0x085BC, 0x09A99)  # used from version 7 on


def side(version: int) -> int:
    """Return the number of modules on a side, without the white border."""
    return 17 + 4 * version


def bits(parts: "list[str]") -> int:
    """Return the number of bits needed to encode a string."""
    found = 0
    for part in parts:
        found += 13 + (11 * len(part) + 1) // 2 if _lettered(part) else 12 + 8 * len(part.encode())
    return found


def room(version: int, level: "Level") -> int:
    """Return the number of bits available for text in a code of this version and level."""
    correcting, blocks, _ = level
    return 8 * (WORDS[version - 1] - correcting[version - 1] * blocks[version - 1])


def smallest(parts: "list[str]", level: "Level", most: int) -> int:
    """Return the smallest version, up to `most`, that has room for a string, or 0 if none has."""
    wanted = bits(parts)
    for version in range(1, most + 1):
        if room(version, level) >= wanted:
            return version
    return 0


def code(parts: "list[str]", version: int, level: "Level") -> bytearray:
    """Encode a string, which must fit, and return the code's modules as bits, left to right and top to bottom. The
    lowest bit in a byte is the first; 1 is dark."""
    code = _Code(side(version))
    code.put_patterns(version, level[2])
    code.fill(_corrected(_written(parts, room(version, level) // 8), version, level))
    return code.dark


def draw(canvas: "Canvas", modules: bytearray, x: int, y: int, pixels: int) -> None:
    """Paint a code and its white border. Each module is `pixels` wide and high."""
    size = int((8 * len(modules)) ** 0.5)
    wide = pixels * (size + 2 * QUIET)
    canvas.fill(x, y, wide, wide, 0)
    for row in range(size):
        top = y + pixels * (row + QUIET)
        at, end = row * size, row * size + size
        while at < end:
            start = at
            while at < end and modules[at >> 3] >> (at & 7) & 1:
                at += 1
            if at > start:
                canvas.fill(x + pixels * (start + size - end + QUIET), top, pixels * (at - start), pixels)
            at += 1


# The bytes


def _lettered(part: str) -> bool:
    return not [letter for letter in part if letter not in LETTERS]


class _Bits:
    """Collects bits into bytes."""

    def __init__(self) -> None:
        self.data = bytearray()
        self._kept = 0
        self._count = 0

    def put(self, value: int, count: int) -> None:
        self._kept = self._kept << count | value
        self._count += count
        while self._count >= 8:
            self._count -= 8
            self.data.append(self._kept >> self._count)
            self._kept &= (1 << self._count) - 1


def _written(parts: "list[str]", size: int) -> bytearray:
    """Return `size` bytes with the encoded text, its terminator and padding."""
    out = _Bits()
    for part in parts:
        if _lettered(part):
            out.put(2, 4)
            out.put(len(part), 9)
            for at in range(0, len(part) - 1, 2):
                out.put(45 * LETTERS.find(part[at]) + LETTERS.find(part[at + 1]), 11)
            if len(part) % 2:
                out.put(LETTERS.find(part[-1]), 6)
        else:
            data = part.encode()
            out.put(4, 4)
            out.put(len(data), 8)
            for byte in data:
                out.put(byte, 8)
    end = min(8 * size - bits(parts), 4)
    out.put(0, end)
    out.put(0, -(bits(parts) + end) % 8)
    for index in range(size - len(out.data)):
        out.data.append(17 if index % 2 else 236)
    return out.data


def _corrected(data: bytearray, version: int, level: "Level") -> bytearray:
    """Split data into blocks, and return the interleaved bytes of the blocks, followed by their interleaved error
    correction bytes."""
    correcting, blocks = level[0][version - 1], level[1][version - 1]
    exponents, logarithms = _field()
    generator = _generator(correcting, exponents, logarithms)
    short = len(data) // blocks
    longer = blocks - len(data) % blocks  # the first block with one more byte
    parts = []
    start = 0
    for block in range(blocks):
        end = start + short + (block >= longer)
        parts.append((data[start:end], _remainder(data[start:end], generator, exponents, logarithms)))
        start = end
    found = bytearray()
    for kind, length in ((0, short + 1), (1, correcting)):
        for index in range(length):
            for part in parts:
                if index < len(part[kind]):
                    found.append(part[kind][index])
    return found


def _field() -> "tuple[bytearray, bytearray]":
    """Return the powers of 2 in the field with 256 elements, up to the greatest sum of two logarithms, and the
    logarithms."""
    exponents, logarithms = bytearray(510), bytearray(256)
    value = 1
    for power in range(255):
        exponents[power] = exponents[power + 255] = value
        logarithms[value] = power
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    return exponents, logarithms


def _generator(count: int, exponents: bytearray, logarithms: bytearray) -> bytearray:
    """Return the logarithms of the coefficients of a polynomial with `count` roots, without the first coefficient,
    which is 1."""
    factors = bytearray([1]) + bytearray(count)
    for root in range(count):
        for index in range(root + 1, 0, -1):
            if factors[index - 1]:
                factors[index] ^= exponents[logarithms[factors[index - 1]] + root]
    return bytearray([logarithms[factor] for factor in factors[1:]])


def _remainder(data: bytearray, generator: bytearray, exponents: bytearray, logarithms: bytearray) -> bytearray:
    """Return the error correction bytes for a block."""
    count = len(generator)
    found = bytearray(data) + bytearray(count)
    for at in range(len(data)):
        if found[at]:
            power = logarithms[found[at]]
            for index in range(count):
                found[at + 1 + index] ^= exponents[power + generator[index]]
    return found[len(data) :]


# The modules


class _Code:
    """A code's modules, row by row: which are `dark`, and which are reserved for patterns."""

    def __init__(self, size: int) -> None:
        self._size = size
        self.dark = bytearray((size * size + 7) // 8)
        self._taken = bytearray(len(self.dark))

    def _put(self, row: int, column: int, dark: int) -> None:
        at = row * self._size + column
        bit = 1 << (at & 7)
        self._taken[at >> 3] |= bit
        if dark:
            self.dark[at >> 3] |= bit
        else:
            self.dark[at >> 3] &= ~bit

    def put_patterns(self, version: int, format_bits: int) -> None:
        """Place the patterns that all codes of a version and level share."""
        size = self._size
        for y, x in ((3, 3), (3, size - 4), (size - 4, 3)):
            for radius, dark in ((4, 0), (3, 1), (2, 0), (1, 1), (0, 1)):
                self._put_ring(y, x, radius, dark)
        for at in range(8, size - 8):
            self._put(6, at, 1 - at % 2)
            self._put(at, 6, 1 - at % 2)
        places = [6, size - 7] if version > 1 else []
        if version > 6:
            places.insert(1, size // 2)
        for y in places:
            for x in places:
                if 6 not in (y, x) or size // 2 in (y, x):
                    for radius, dark in ((2, 1), (1, 0), (0, 1)):
                        self._put_ring(y, x, radius, dark)
        for bit in range(15):
            value = format_bits >> bit & 1
            self._put(bit if bit < 6 else bit + 1 if bit < 8 else size - 15 + bit, 8, value)
            self._put(8, size - 1 - bit if bit < 8 else 15 - bit if bit < 9 else 14 - bit, value)
        self._put(size - 8, 8, 1)
        for bit in range(18 if version > 6 else 0):
            value = VERSION_BITS[version - 7] >> bit & 1
            row, column = bit // 3, size - 11 + bit % 3
            self._put(row, column, value)
            self._put(column, row, value)

    def _put_ring(self, y: int, x: int, radius: int, dark: int) -> None:
        """Place the edge of a square around a module, as far as it lies within the code."""
        size = self._size
        for row in range(max(y - radius, 0), min(y + radius + 1, size)):
            step = 1 if abs(row - y) == radius or not radius else 2 * radius
            for column in range(x - radius, x + radius + 1, step):
                if 0 <= column < size:
                    self._put(row, column, dark)

    def fill(self, data: bytearray) -> None:
        """Place the data's bits in columns of two from right to left, alternately upwards and downwards, around the
        patterns. The mask is a chessboard, which covers every other module because `size` is odd."""
        size, dark, taken = self._size, self.dark, self._taken
        data.append(0)  # for the few modules after the last byte
        bit = 0
        right = size - 1
        upward = True
        while right > 0:
            for row in range(size - 1, -1, -1) if upward else range(size):
                at = row * size + right
                last = at - 2
                while at > last:
                    mask = 1 << (at & 7)
                    if not taken[at >> 3] & mask:
                        if data[bit >> 3] >> (7 - (bit & 7)) & 1 == at & 1:
                            dark[at >> 3] |= mask
                        bit += 1
                    at -= 1
            upward = not upward
            right -= 2
            if right == 6:  # a column with a pattern
                right = 5
