"""Test storage that reads and writes blobs in pieces. Runs on any Python: in_pieces.py TEST STORAGE FOLDER

Exceptions report failures. FOLDER must be empty.
"""

import gc
import sys

from hamstertop import chance
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.nvm import NvmSlot
from hamstertop.hardware.ring import RingStorage
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving import journal
from hamstertop.saving.session import Session
from hamstertop.saving.storage import PIECE, FileStorage, MemoryStorage, Part
from test_ring import Medium

FOLDER = sys.argv[3]
HOLE = 3000  # size of the largest free block in the heap, in bytes
RECORDS = 4000
GAME = "score_pad"


class Slot:
    """Memory that is written piece by piece."""

    keeps = False
    size = 0xFFFF

    def __init__(self):
        self.bytes = bytearray(self.size)

    def read(self, at, size):
        return bytes(self.bytes[at : at + size])

    def write(self, at, pieces):
        for piece in pieces:
            self.bytes[at : at + len(piece)] = piece
            at += len(piece)

    def refresh(self):
        pass


class Page:
    """A stand-in for the page that the site's worker uses, without its messages."""

    def __init__(self):
        self.blobs = {}

    def read(self, name, at, size):
        return self.blobs.get(name, b"")[at : at + size]

    def append(self, name, data):
        return self.replace(name, self.blobs.get(name, b"") + data)

    def replace(self, name, data):
        self.blobs[name] = data
        return 0


def in_a_page():
    sys.modules["page"] = Page()
    from hamstertop_host.simulator.virtual import web

    return web.Storage()


def in_one_slot_of_a_drive():
    fat.prepare(FOLDER)
    return SlotStorage(fat.slots(FOLDER)[:1])


def in_slots_of_a_drive():
    fat.prepare(FOLDER)
    return SlotStorage(fat.slots(FOLDER))


slots = [Slot(), Slot()]
sectors = Medium()
memory = bytearray(b"\xff" * 8192)
made = []


def once(make):
    """Return storage whose content would be lost in a restart, and which is therefore created only once."""
    if not made:
        made.append(make())
    return made[0]


STORAGES = {
    "memory": lambda: once(MemoryStorage),
    "page": lambda: once(in_a_page),
    "files": lambda: FileStorage(FOLDER),
    "ring": lambda: RingStorage(FileStorage(FOLDER), sectors),
    "slots": lambda: SlotStorage(slots),
    "drive": in_slots_of_a_drive,
    "one slot": in_one_slot_of_a_drive,
    "nvm": lambda: SlotStorage([NvmSlot(memory, False)]),
    "nvm that keeps": lambda: SlotStorage([NvmSlot(memory, True)]),
}


class Torn:
    """Pieces that can be iterated this many times; in later iterations, the second piece raises an error."""

    def __init__(self, error, often):
        self.error = error
        self.often = often

    def __iter__(self):
        yield bytes(PIECE)
        if not self.often:
            raise self.error
        self.often -= 1
        yield bytes(PIECE)


def found(storage, name):
    pieces = list(storage.pieces(name))
    assert not [piece for piece in pieces if not 0 < len(piece) <= PIECE]
    return b"".join(pieces)


def conforms(make):
    """Check that blobs keep their content, even if replaced with their own pieces, and that a restart changes
    nothing."""
    storage = make()
    blob = bytes([index * 37 >> 3 & 0xFF for index in range(1500)])

    def check(**blobs):
        for each in (storage, make()):
            assert {name: found(each, name) for name in blobs} == blobs

    check(game=b"")
    storage.replace("game", [blob[:3], blob[3:500], blob[500:1000], blob[1000:]])
    check(game=blob)
    storage.append("game", b"more")
    check(game=blob + b"more", aside=b"")
    storage.replace("aside", Part(storage, "game", before=b"1234"))
    check(game=blob + b"more", aside=b"1234" + blob + b"more")
    storage.replace("game", Part(storage, "game", 700, 1300))
    check(game=blob[700:1300], aside=b"1234" + blob + b"more")
    storage.append("game", b"!")
    storage.replace("game", Part(storage, "aside", 4))
    check(game=blob + b"more", aside=b"1234" + blob + b"more")
    for error in (OSError(5), MemoryError()):
        for often in (0, 1):
            try:
                storage.replace("game", Torn(error, often))
            except (OSError, MemoryError):
                check(game=blob + b"more", aside=b"1234" + blob + b"more")
            else:
                assert often, "it took what was torn"
                check(game=bytes(2 * PIECE), aside=b"1234" + blob + b"more")
                storage.replace("game", Part(storage, "aside", 4))
    storage.append("game", b"again")
    storage.replace("aside", ())
    check(game=blob + b"moreagain", aside=b"")
    for number in range(300):
        storage.append("aside", bytes([number & 0xFF]))
    check(game=blob + b"moreagain", aside=bytes(range(256)) + bytes(range(44)))


def holes():
    """Fill the heap so that no free block is larger than HOLE."""
    filling = [None] * 1000
    count = 0
    gc.collect()
    try:
        while True:
            filling[count] = bytearray(HOLE)
            count += 1
    except MemoryError:
        pass
    for index in range(0, count, 2):
        filling[index] = None
    gc.collect()
    try:
        bytearray(2 * HOLE)
    except MemoryError:
        return filling
    raise AssertionError("the heap grows")


def at_table(storage):
    return Session(storage, chance.Seeded(1), lambda: 0)


def fits(make):
    """Open, keep, restore, cut and set aside a long journal, when no free heap block is as large as the game."""
    storage = make()
    session = at_table(storage)
    session.begin(GAME, ("setup", 2, 0))
    for _ in range(RECORDS // 2):
        session.do(("scored", 1, 3))
        session.undo()
    session.do(("scored", 0, 5))
    storage.append(GAME, b"torn")
    journal.Journal(storage, GAME)
    filling = holes()
    again = at_table(storage)
    assert again.resume(GAME)
    assert (again.count, again.journal.trouble) == (2, journal.CUT)
    assert found(storage, journal.ASIDE) == b"torn"
    assert again.keep()
    again.begin(GAME, ("setup", 3, 0))
    assert again.replaces
    again.bring_back()
    assert (again.count, again.tracker.scores, again.journal.trouble) == (2, [5, 0], "")
    storage.replace("hamsterdam", Part(storage, GAME))
    storage.replace(GAME, ())
    assert not at_table(storage).resume("hamsterdam")
    assert sum([len(piece) for piece in storage.pieces(journal.ASIDE)]) > 5 * RECORDS
    filling.clear()


{"conforms": conforms, "fits": fits}[sys.argv[1]](STORAGES[sys.argv[2]])
