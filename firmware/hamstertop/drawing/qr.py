"""QR codes (ISO/IEC 18004) of up to 53 modules a side: as many as a paper of 128 rows can show two pixels large.

A text is given in parts. One that has only `LETTERS` is written as letters, 11 bits for two, any other as bytes of
UTF-8. All codes have the same mask, which readers do not mind: what we write is packed and looks like chance, so no
other would be much better.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .canvas import Canvas

    Level = tuple[tuple[int, ...], tuple[int, ...], int]

LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
QUIET = 4  # modules around a code that stay white
VERSIONS = 9  # sizes
WORDS = (26, 44, 70, 100, 134, 172, 196, 242, 292)  # bytes of a code, those that correct included, by version
# How much is corrected: by version the bytes for it in each block, and how many blocks; the format bits with our mask
MEDIUM = ((10, 16, 26, 18, 24, 16, 18, 22, 22), (1, 1, 1, 2, 2, 4, 4, 4, 5), 0x5412)
LOW = ((7, 10, 15, 20, 26, 18, 20, 24, 30), (1, 1, 1, 1, 1, 2, 2, 2, 2), 0x77C4)
VERSION_BITS = (0x07C94, 0x085BC, 0x09A99)  # from version 7 on

FREE = 2  # of a module that is not yet light, 0, or dark, 1


def side(version: int) -> int:
    """Modules a side, without those around."""
    return 17 + 4 * version


def bits(parts: "list[str]") -> int:
    """How many bits a text takes."""
    found = 0
    for part in parts:
        found += 13 + (11 * len(part) + 1) // 2 if _lettered(part) else 12 + 8 * len(part.encode())
    return found


def room(version: int, level: "Level") -> int:
    """How many bits a code of a version has for a text."""
    correcting, blocks, _ = level
    return 8 * (WORDS[version - 1] - correcting[version - 1] * blocks[version - 1])


def smallest(parts: "list[str]", level: "Level", most: int) -> int:
    """The first version that has room for a text, up to `most`; 0 if none has."""
    wanted = bits(parts)
    for version in range(1, most + 1):
        if room(version, level) >= wanted:
            return version
    return 0


def code(parts: "list[str]", version: int, level: "Level") -> bytearray:
    """The modules of a code, row by row, a byte each: 1 is dark. It must have room for the text."""
    size = side(version)
    modules = bytearray(bytes([FREE]) * (size * size))
    _patterns(modules, size, version, level[2])
    _fill(modules, size, _corrected(_written(parts, room(version, level) // 8), version, level))
    return modules


def draw(canvas: "Canvas", modules: bytearray, x: int, y: int, pixels: int) -> None:
    """Paint a code with the white around it, a module so many pixels large."""
    size = int(len(modules) ** 0.5 + 0.5)
    wide = pixels * (size + 2 * QUIET)
    canvas.fill(x, y, wide, wide, 0)
    for row in range(size):
        top = y + pixels * (row + QUIET)
        column = 0
        while column < size:
            start = column
            while column < size and modules[row * size + column]:
                column += 1
            if column > start:
                canvas.fill(x + pixels * (start + QUIET), top, pixels * (column - start), pixels)
            else:
                column += 1


# The bytes


def _lettered(part: str) -> bool:
    return not [letter for letter in part if letter not in LETTERS]


class _Bits:
    """Bytes that are written bit by bit."""

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
    """The text, its end, and what fills the code."""
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
    """The data in blocks, and behind them what corrects each, byte by byte from one block after the other."""
    correcting, blocks = level[0][version - 1], level[1][version - 1]
    exponents, logarithms = _field()
    generator = _generator(correcting, exponents, logarithms)
    short = len(data) // blocks
    longer = blocks - len(data) % blocks  # the first block with a byte more
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
    """Powers of 2 in the field of 256, for sums of two logarithms; and logarithms."""
    exponents, logarithms = bytearray(510), bytearray(256)
    value = 1
    for power in range(255):
        exponents[power] = exponents[power + 255] = value
        logarithms[value] = power
        value = value << 1 ^ (0x11D if value & 0x80 else 0)
    return exponents, logarithms


def _generator(count: int, exponents: bytearray, logarithms: bytearray) -> bytearray:
    """The logarithms of a polynomial with so many roots, the first factor, which is 1, left out."""
    factors = bytearray([1]) + bytearray(count)
    for root in range(count):
        for index in range(root + 1, 0, -1):
            if factors[index - 1]:
                factors[index] ^= exponents[logarithms[factors[index - 1]] + root]
    return bytearray([logarithms[factor] for factor in factors[1:]])


def _remainder(data: bytearray, generator: bytearray, exponents: bytearray, logarithms: bytearray) -> bytearray:
    """What corrects a block."""
    count = len(generator)
    found = bytearray(data) + bytearray(count)
    for at in range(len(data)):
        if found[at]:
            power = logarithms[found[at]]
            for index in range(count):
                found[at + 1 + index] ^= exponents[power + generator[index]]
    return found[len(data) :]


# The modules


def _patterns(modules: bytearray, size: int, version: int, format_bits: int) -> None:
    """What is the same in all codes of a version and a level."""
    for y, x in ((0, 0), (0, size - 7), (size - 7, 0)):
        _ring(modules, size, y + 3, x + 3, 4, 0)
        for radius, dark in ((3, 1), (2, 0), (1, 1), (0, 1)):
            _ring(modules, size, y + 3, x + 3, radius, dark)
    for at in range(8, size - 8):
        modules[6 * size + at] = modules[at * size + 6] = 1 - at % 2
    places = [6, size - 7] if version > 1 else []
    if version > 6:
        places.insert(1, size // 2)
    for y in places:
        for x in places:
            if modules[y * size + x] == FREE or (6 in (y, x) and size // 2 in (y, x)):
                for radius, dark in ((2, 1), (1, 0), (0, 1)):
                    _ring(modules, size, y, x, radius, dark)
    for bit in range(15):
        value = format_bits >> bit & 1
        row = bit if bit < 6 else bit + 1 if bit < 8 else size - 15 + bit
        column = size - 1 - bit if bit < 8 else 15 - bit if bit < 9 else 14 - bit
        modules[row * size + 8] = modules[8 * size + column] = value
    modules[(size - 8) * size + 8] = 1
    for bit in range(18 if version > 6 else 0):
        value = VERSION_BITS[version - 7] >> bit & 1
        row, column = bit // 3, size - 11 + bit % 3
        modules[row * size + column] = modules[column * size + row] = value


def _ring(modules: bytearray, size: int, y: int, x: int, radius: int, dark: int) -> None:
    """The edge of a square around a module, as far as it is on the code."""
    for row in range(max(y - radius, 0), min(y + radius + 1, size)):
        step = 1 if abs(row - y) == radius or not radius else 2 * radius
        for column in range(x - radius, x + radius + 1, step):
            if 0 <= column < size:
                modules[row * size + column] = dark


def _fill(modules: bytearray, size: int, data: bytearray) -> None:
    """Lay the bits in columns of two, from the right to the left, up and down in turn, around the patterns; with the
    mask, which is that of a chessboard."""
    last = 8 * len(data)
    bit = 0
    right = size - 1
    upward = True
    while right > 0:
        for step in range(size):
            row = size - 1 - step if upward else step
            start = row * size
            for column in (right, right - 1):
                if modules[start + column] == FREE:
                    value = data[bit >> 3] >> (7 - (bit & 7)) & 1 if bit < last else 0
                    modules[start + column] = value ^ (row + column + 1 & 1)
                    bit += 1
        upward = not upward
        right -= 2
        if right == 6:  # the column of a pattern
            right = 5
