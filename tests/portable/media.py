"""Models of storage media for saved games, with wear and the effects of power cuts. Runs on MicroPython.

Each erase or write is a step. A step interrupted by a power cut leaves torn bits (see `Flash.tear`).
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


class Cut(Exception):
    """Raised when the power fails."""


class Random:
    """Random numbers that are the same on every runtime."""

    def __init__(self, seed):
        self._state = seed

    def __call__(self, below):
        self._state = (self._state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self._state >> 15) % below

    def bits(self, size, share=1):
        """Return bytes as a number in which one bit of 2 ** share is set."""
        found = -1
        for _ in range(share):
            at = self(len(JUNK) - size + 1)
            found &= number(JUNK[at : at + size])
        return found


class Power:
    """The power of all flashes of a device. It fails during step `cut`, counted from 1, unless that is None."""

    def __init__(self):
        self.cut = None

    def fails(self):
        """Return whether the power fails during this step. Raise Cut if it has failed before."""
        if self.cut is not None:
            self.cut -= 1
            if self.cut < 0:
                raise Cut
        return self.cut == 0


class Flash:
    """Blocks of flash memory. All flashes of a device share `steps`.

    `wrong` is the number of reads until one returns a wrong bit, or None if none does. The bit stays in the cache until
    something is programmed.
    """

    def __init__(self, blocks, steps):
        self.bytes = bytearray(b"\xff" * (blocks * BLOCK))
        self.torn = {}  # block -> (offset of its first torn byte, a mask of its torn bits from there on)
        self.moods = None  # where in JUNK it says how torn bits read; None: differently at each read
        self.chance = Random(1)
        self.power = Power()
        self.starts = 0
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

    def copy(self, at, size):
        """Return bytes as a program reads them that then writes them again."""
        data = self.bytes[at : at + size]
        for block in self.torn:
            first, mask = self.torn[block]
            first += block * BLOCK
            start, stop = max(at, first), min(at + size, first + len(mask))
            if start < stop:
                moods = self.chance(BLOCK) if self.moods is None else self.moods
                bits = number(mask[start - first : stop - first]) & number(
                    JUNK[moods + start - first :][: stop - start]
                )
                bits ^= number(data[start - at : stop - at])
                data[start - at : stop - at] = bits.to_bytes(stop - start, "big")
        return data

    def read(self, at, size):
        data = self.copy(at, size)
        if self.wrong is not None:
            self.wrong -= 1
            if self.wrong == 0:
                self.cached = at + size // 2
        if self.cached is not None and at <= self.cached < at + size:
            data[self.cached - at] ^= 4
        return data

    def read_fresh(self, at, size):
        """Read as CircuitPython does, whose own code displaces what is cached."""
        data = self.read(at, size)
        self.cached = None
        return data

    def start(self):
        """Switch on. In half of all starts, a torn bit reads the same until the next one."""
        self.starts += 1
        self.cached = self.wrong = None
        self.moods = self.chance(BLOCK) if self.chance(2) else None

    def tear(self, at, new):
        """Leave bytes in one block as a power cut during their change does: some bits are as they were, others are as
        in `new`. The rest are torn: until they are written again, they may read differently each time."""
        size = len(new)
        old, new = number(self.bytes[at : at + size]), number(new)
        changing = old ^ new
        done = self.chance.bits(size, 1)
        kind = self.chance(6)
        if kind < 2:  # almost all bits are as they were, or as they should be
            done = -kind
        elif kind < 4:  # the bytes before one place have changed
            done = -1 << 8 * self.chance(size + 1)
        torn = changing & self.chance.bits(size, 1 + self.chance(12))
        if kind < 5 and size > 1:  # only a few bytes are torn
            torn &= 0xFFFFFF << 8 * self.chance(size)
        block = at // BLOCK
        self._mend(at, changing, size)
        if torn:
            mask = bytearray(BLOCK)
            if block in self.torn:
                first, before = self.torn[block]
                mask[first : first + len(before)] = before
            start = at - block * BLOCK
            torn |= number(mask[start : start + size])
            mask[start : start + size] = torn.to_bytes(size, "big")
            self._note(block, 0, mask)
        self.bytes[at : at + size] = (old ^ changing & done).to_bytes(size, "big")

    def _note(self, block, first, mask):
        """Record a block's torn bits from an offset on, which are all it has."""
        left = mask.lstrip(b"\0")
        if left:
            self.torn[block] = first + len(mask) - len(left), left.rstrip(b"\0")
        else:
            self.torn.pop(block, 0)

    def _mend(self, at, bits, size):
        """Make these bits of one block reliable."""
        block = at // BLOCK
        if block not in self.torn:
            return
        first, mask = self.torn[block]
        start = max(at - block * BLOCK, first)
        stop = min(at - block * BLOCK + size, first + len(mask))
        if start < stop:
            end = at - block * BLOCK + size
            bits = bits >> 8 * (end - stop) & (1 << 8 * (stop - start)) - 1
            left = number(mask[start - first : stop - first]) & ~bits
            mask = bytearray(mask)
            mask[start - first : stop - first] = left.to_bytes(stop - start, "big")
            self._note(block, first, mask)

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
            self.keep(at, len(new))
        if self.power.fails():
            if kind in ("erase", "program"):
                self.tear(at, new)
            raise Cut
        if kind == "erase":
            self.torn.pop(at // BLOCK, 0)
        elif kind == "program":
            self._mend(at, ~number(new), len(new))
        self.bytes[at : at + len(new)] = new

    def keep(self, at, size):
        """Keep the blocks with these bytes for `restore`."""
        for block in range(at // BLOCK, (at + size - 1) // BLOCK + 1):
            if block not in self.before:
                self.before[block] = bytes(self.bytes[block * BLOCK : block * BLOCK + BLOCK])

    def restore(self):
        """Undo the writes of a trial."""
        for block, old in self.before.items():
            self.bytes[block * BLOCK : block * BLOCK + BLOCK] = old
        self.before.clear()
        self.torn.clear()


class LittlefsDevice:
    """Part of the flash, by default all of it, like the `rp2.Flash` that MicroPython's rp2 port gives to littlefs."""

    def __init__(self, flash, start=0, size=None):
        self.flash = flash
        self.starts = flash.starts  # later, a file that was not closed changes nothing
        self.start = start
        self.size = len(flash.bytes) - start if size is None else size

    def readblocks(self, block, buffer, offset=0):
        if self.starts != self.flash.starts:
            return
        start = self.start + block * BLOCK + offset
        buffer[:] = self.flash.read(start, len(buffer))

    def writeblocks(self, block, buffer, offset=0):
        if self.starts == self.flash.starts:
            self.flash.program(self.start + block * BLOCK + offset, bytes(buffer))

    def ioctl(self, op, argument):
        if op == 4:
            return self.size // BLOCK
        if op == 5:
            return BLOCK
        if op == 6 and self.starts == self.flash.starts:
            self.flash.erase(self.start // BLOCK + argument)
        return 0


class FatDevice:
    """The flash as sectors, as CircuitPython gives it to FAT. Each block is read, changed, erased and written again.

    On the RP2040 (`lazy`), a block is written when another one changes or anything is read; on the ESP32-S2,
    immediately. See ports/*/supervisor/internal_flash.c.
    """

    def __init__(self, flash, lazy):
        self.flash = flash
        self.starts = flash.starts
        self.lazy = lazy
        self.block = None
        self.cache = bytearray(BLOCK)

    def readblocks(self, sector, buffer):
        if self.starts != self.flash.starts:
            return
        self._flush()
        buffer[:] = self.flash.read_fresh(sector * SECTOR, len(buffer))

    def writeblocks(self, sector, buffer):
        if self.starts != self.flash.starts:
            return
        for start in range(0, len(buffer), SECTOR):
            at = sector * SECTOR + start
            block = at // BLOCK
            if self.block != block:
                self._flush()
                self.block = block
                self.cache[:] = self.flash.copy(block * BLOCK, BLOCK)
            self.cache[at % BLOCK : at % BLOCK + SECTOR] = buffer[start : start + SECTOR]
        if not self.lazy:
            self._flush()

    def ioctl(self, op, argument):
        if op == 3 and self.starts == self.flash.starts:
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
        return self.flash.read_fresh(index.start, min(index.stop, BLOCK) - index.start)

    def __setitem__(self, index, data):
        assert index.stop - index.start == len(data)
        bytes_ = self.flash.copy(0, BLOCK)
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
