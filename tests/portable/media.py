"""Models of storage media for saved games, with wear and the effects of power cuts. Runs on MicroPython.

Each erase or write is a step. A step interrupted by a power cut leaves one of several states, called
looks.
"""

BLOCK = 4096  # bytes per erase
PAGE = 256  # bytes per program operation
SECTOR = 512  # bytes that FAT reads and writes at a time

# Bytes without a pattern, from one of Marsaglia's generators
JUNK = bytearray()
state = 2463534242
while len(JUNK) < 3 * BLOCK:
    state ^= state << 13 & 0xFFFFFFFF
    state ^= state >> 17
    state ^= state << 5 & 0xFFFFFFFF
    JUNK.append(state & 0xFF)
JUNK = bytes(JUNK)


def number(data):
    return int.from_bytes(data, "big")


def half_erased(old, turn):
    """Return the possible contents of a block after an interrupted erase."""
    junk = JUNK[turn % BLOCK : turn % BLOCK + len(old)]
    half = len(old) // 2
    return (
        b"\xff" * half + old[half:],
        (number(old) | number(junk)).to_bytes(len(old), "big"),
        junk,
    )


def half_programmed(old, new, turn):
    """Return the possible contents of bytes after interrupted programming, which only clears bits."""
    junk = JUNK[turn % BLOCK : turn % BLOCK + len(old)]
    bits = (number(new) | number(old) & number(junk)).to_bytes(len(old), "big")
    step = min(PAGE, len(new) // 2)
    return (bits,) + tuple([new[:end] + old[end:] for end in (step, len(new) // 2, len(new) - step)])


class Flash:
    """Blocks of flash memory. All flashes of a device share `steps`.

    `wrong` is the number of reads until one returns a wrong bit, or None if none does. The bit stays in the cache until
    something is programmed.
    """

    def __init__(self, blocks, steps):
        self.bytes = bytearray(b"\xff" * (blocks * BLOCK))
        self.steps = steps
        self.recording = False
        self.trying = False
        self.before = {}  # contents of blocks before a trial
        self.wrong = None
        self.cached = None  # position of a wrong bit
        self.forget_wear()

    def forget_wear(self):
        self.worn = [0] * (len(self.bytes) // BLOCK)  # number of erases of each block
        self.written = 0  # number of bytes written

    def read(self, at, size):
        data = self.bytes[at : at + size]
        if self.wrong is not None:
            self.wrong -= 1
            if self.wrong == 0:
                self.cached = at + size // 2
        if self.cached is not None and at <= self.cached < at + size:
            data[self.cached - at] ^= 4
        return data

    def erase(self, block):
        self.worn[block] += 1
        self.change("erase", block * BLOCK, b"\xff" * BLOCK)

    def program(self, at, data):
        self.cached = None
        self.written += len(data)
        old = self.bytes[at : at + len(data)]
        if old != b"\xff" * len(data):
            data = (number(old) & number(data)).to_bytes(len(data), "big")
        self.change("program", at, data)

    def change(self, kind, at, new):
        if self.recording:
            self.steps.append((self, kind, at, new))
        elif self.trying:
            for block in range(at // BLOCK, (at + len(new) - 1) // BLOCK + 1):
                if block not in self.before:
                    self.before[block] = bytes(self.bytes[block * BLOCK : block * BLOCK + BLOCK])
        self.bytes[at : at + len(new)] = new

    def restore(self):
        """Undo the writes of a trial."""
        for block, old in self.before.items():
            self.bytes[block * BLOCK : block * BLOCK + BLOCK] = old
        self.before.clear()


def looks(step, turn):
    """Return the states that an interrupted step can leave, beginning with the one before the step."""
    flash, kind, at, new = step
    old = bytes(flash.bytes[at : at + len(new)])
    if kind == "erase":
        return (old,) + half_erased(old, turn)
    if kind == "program":
        return (old,) + half_programmed(old, new, turn)
    return (old,)  # the step happens completely or not at all


class LittlefsDevice:
    """Part of the flash, by default all of it, like the `rp2.Flash` that MicroPython's rp2 port gives to littlefs."""

    def __init__(self, flash, start=0, size=None):
        self.flash = flash
        self.start = start
        self.size = len(flash.bytes) - start if size is None else size

    def readblocks(self, block, buffer, offset=0):
        start = self.start + block * BLOCK + offset
        buffer[:] = self.flash.read(start, len(buffer))

    def writeblocks(self, block, buffer, offset=0):
        self.flash.program(self.start + block * BLOCK + offset, bytes(buffer))

    def ioctl(self, op, argument):
        if op == 4:
            return self.size // BLOCK
        if op == 5:
            return BLOCK
        if op == 6:
            self.flash.erase(self.start // BLOCK + argument)
        return 0


class FatDevice:
    """The flash as sectors, as CircuitPython gives it to FAT. Each block is read, changed, erased and written again.

    On the RP2040 (`lazy`), a block is written when another one changes or anything is read; on the ESP32-S2,
    immediately. See ports/*/supervisor/internal_flash.c.
    """

    def __init__(self, flash, lazy):
        self.flash = flash
        self.lazy = lazy
        self.block = None
        self.cache = bytearray(BLOCK)

    def readblocks(self, sector, buffer):
        self._flush()
        buffer[:] = self.flash.bytes[sector * SECTOR : sector * SECTOR + len(buffer)]

    def writeblocks(self, sector, buffer):
        for start in range(0, len(buffer), SECTOR):
            at = sector * SECTOR + start
            block = at // BLOCK
            if self.block != block:
                self._flush()
                self.block = block
                self.cache[:] = self.flash.bytes[block * BLOCK : block * BLOCK + BLOCK]
            self.cache[at % BLOCK : at % BLOCK + SECTOR] = buffer[start : start + SECTOR]
        if not self.lazy:
            self._flush()

    def ioctl(self, op, argument):
        if op == 3:
            self._flush()
        if op == 4:
            return len(self.flash.bytes) // SECTOR
        if op == 5:
            return SECTOR
        return 0

    def _flush(self):
        if self.block is not None:
            self.flash.erase(self.block)
            self.flash.program(self.block * BLOCK, bytes(self.cache))
            self.block = None


class Rp2040Nvm:
    """The RP2040's microcontroller.nvm, which programs erased bytes, and otherwise erases and reprograms everything.

    See ports/raspberrypi/common-hal/nvm/ByteArray.c.
    """

    def __init__(self, flash):
        self.flash = flash

    def __len__(self):
        return BLOCK

    def __getitem__(self, index):
        return self.flash.bytes[index]

    def __setitem__(self, index, data):
        assert index.stop - index.start == len(data)
        bytes_ = self.flash.bytes
        if bytes_[index] == b"\xff" * len(data):
            for page in range(index.start // PAGE * PAGE, index.stop, PAGE):
                new = bytearray(bytes_[page : page + PAGE])
                start, stop = max(index.start, page), min(index.stop, page + PAGE)
                new[start - page : stop - page] = data[start - index.start : stop - index.start]
                self.flash.program(page, bytes(new))
        else:
            new = bytearray(bytes_[:BLOCK])
            new[index] = data
            self.flash.erase(0)
            self.flash.program(0, bytes(new))


class Esp32Nvm:
    """The ESP32-S2's microcontroller.nvm, which deletes all its content, then stores it again; each step is atomic.

    See ports/espressif/common-hal/nvm/ByteArray.c. A read in between returns arbitrary memory.
    """

    def __init__(self, flash):
        self.flash = flash

    def __len__(self):
        return 2 * BLOCK

    def __getitem__(self, index):
        return self.flash.bytes[index]

    def __setitem__(self, index, data):
        new = bytearray(self.flash.bytes)
        new[index] = data
        self.flash.worn[0] += 1
        self.flash.written += len(new)
        self.flash.change("drop", 0, JUNK[: len(new)])
        self.flash.change("store", 0, bytes(new))
