"""Games are saved in slots, in a few kilobytes of nonvolatile memory or in files on a drive."""

import struct
from binascii import crc32

from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.nvm import NvmSlot
from hamstertop.hardware.slots import SlotStorage
from hamstertop.saving.storage import whole
from media import BLOCK, Esp32Nvm, Flash, Random, Rp2040Nvm
from raising import raises
from torn import Trial


class Slot:
    """Memory that is erased like flash."""

    def __init__(self, size=1024, keeps=False):
        self.bytes = bytearray(b"\xff" * size)
        self.size = size
        self.keeps = keeps
        self.locked = False
        self.writes = []  # start addresses of writes
        self.harmed = False  # whether an append wrote to bytes that were not erased

    def read(self, at, size):
        return bytes(self.bytes[at : at + size])

    def write(self, at, pieces):
        if self.locked:
            raise OSError(30)
        data = b"".join(pieces)
        self.writes.append(at)
        if not at and self.keeps:
            data += b"\xff" * (self.size - len(data))
        elif self.keeps and self.bytes[at : at + len(data)] != b"\xff" * len(data):
            self.harmed = True
        self.bytes[at : at + len(data)] = data

    def refresh(self):
        pass


def pair(size=1024):
    return [Slot(size), Slot(size)]


def test_writes_alternate_between_slots_and_append_at_their_ends():
    slots = pair()
    storage = SlotStorage(slots)
    for _ in range(20):
        storage.append("game", b"event")
    assert [slot.writes.count(0) for slot in slots] == [1, 1]
    assert len(slots[0].writes) == len(slots[1].writes) == 10


def test_a_slot_that_keeps_its_content_receives_all_writes_until_it_is_full():
    slots = [Slot(512, keeps=True), Slot(512)]
    storage = SlotStorage(slots)
    for number in range(150):
        storage.append("game", bytes([number]))
        assert whole(SlotStorage(slots), "game") == bytes(range(number + 1))
    assert not slots[0].harmed
    assert len(slots[0].writes) > 20 * len(slots[1].writes) > 0


def test_damage_to_any_byte_of_a_slot_is_detected():
    slots = pair(256)
    storage = SlotStorage(slots)
    storage.append("game", b"first")
    storage.append("game", b"second")
    for index in range(slots[1].size):  # the slot written last
        slots[1].bytes[index] ^= 0x10
        assert whole(SlotStorage(slots), "game") in (b"first", b"firstsecond")
        slots[1].bytes[index] ^= 0x10


def forged(*changes, number=7):
    """Return the content of a slot with this number, these changes and valid checksums."""
    body = b"".join([struct.pack("<HB", len(data), tag) + data + b"????" for tag, data in changes])
    head = struct.pack("<4sIH", b"HTC\x01", number, len(body))
    crc = crc32(head)
    slot = head + struct.pack("<I", crc)
    for tag, data in changes:
        start = struct.pack("<HB", len(data), tag) + data
        crc = crc32(start, crc)
        slot += start + struct.pack("<I", crc)
    return slot + b"\xff\xff"


def test_slots_withstand_foreign_content():
    for blob, found in (
        (forged((0, b"\x04gamewhatever")), b"whatever"),
        (forged((0, b"\x04game"), (9, b"to a blob that is not there")), b""),
        (forged((0, b"\x04gamewhatever"), number=0xFFFFFFFF), b""),
        (forged((0, b"")), b""),
        (forged((0, b"\x04\xff\xfe\xfd\xfcgame")), b""),
        (forged((1, b"game")), b""),
        (b"HTC\x01" + bytes(200), b""),
        (forged((0, b"\x04gamewhatever"))[:14], b""),
    ):
        slots = pair()
        slots[0].bytes[: len(blob)] = blob
        ours = SlotStorage(slots)
        assert whole(ours, "game") == found
        ours.append("game", b"+")
        assert whole(SlotStorage(slots), "game") == found + b"+"


def test_full_slots_raise_an_error_and_keep_their_content():
    slots = pair(128)
    storage = SlotStorage(slots)
    storage.append("game", bytes(80))
    assert raises(OSError, storage.append, "game", bytes(40))
    assert whole(storage, "game") == whole(SlotStorage(slots), "game") == bytes(80)
    storage.replace("game", [bytes(20)])
    assert whole(SlotStorage(slots), "game") == bytes(20)


def test_locked_slots_raise_an_error_and_keep_their_content():
    slots = pair()
    SlotStorage(slots).append("game", b"event")
    for slot in slots:
        slot.locked = True
    storage = SlotStorage(slots)
    for _ in range(2):
        assert raises(OSError, storage.append, "game", b"another")
    assert whole(storage, "game") == b"event"


def test_a_slot_that_refuses_a_write_is_not_tried_again():
    class Refusing(Slot):
        asked = 0

        def write(self, at, pieces):
            self.asked += 1
            raise OSError(30)

    slots = [Refusing(), Slot()]
    storage = SlotStorage(slots)
    for word in (b"a", b"b", b"c"):
        storage.append("game", word)
    assert slots[0].asked == 1
    assert whole(storage, "game") == b"abc"


def test_the_latest_game_is_used_whichever_slot_it_is_in():
    drive, memory = pair(), Slot()
    SlotStorage(drive + [memory]).append("game", b"on the drive")
    for slot in drive:
        slot.locked = True
    SlotStorage(drive + [memory]).append("game", b", in memory")
    SlotStorage(drive + [memory]).append("game", b", in memory again")
    for slot in drive:
        slot.locked = False
    storage = SlotStorage(drive + [memory])
    storage.append("game", b", back")
    assert whole(SlotStorage(drive), "game") == b"on the drive, in memory, in memory again, back"


def settled(slots):
    """Return the storage after a start, and the slot that the start has written, if there is one."""
    before = [bytes(slot.bytes) for slot in slots]
    storage = SlotStorage(slots)
    storage.settle()
    return storage, [slot for slot, content in zip(slots, before) if bytes(slot.bytes) != content]


def test_each_start_copies_the_latest_slot_but_spares_the_last_two_that_were_written_in_play():
    slots = [Slot(), Slot(), Slot()]
    storage = SlotStorage(slots)
    for word in (b"a", b"b", b"c"):
        storage.append("game", word)
    for _ in range(3):
        assert settled(slots)[1] == slots[2:]
    storage, _ = settled(slots)
    storage.append("game", b"d")
    assert whole(storage, "game") == whole(SlotStorage(slots), "game") == b"abcd"


def test_a_sealed_slot_is_not_copied_but_the_next_change_goes_to_another_one():
    slots = [Slot(512, keeps=True), Slot(512, keeps=True)]
    storage = SlotStorage(slots)
    for word in (b"a", b"b"):
        storage.append("game", word)
    storage, written = settled(slots)
    assert written == []
    storage.append("game", b"c")
    storage.append("game", b"d")
    assert len(slots[1].writes) == 4, "the copy, a change, and their seals"
    assert whole(SlotStorage(slots), "game") == b"abcd"
    seal = bytes(slots[1].bytes).rstrip(b"\xff")
    slots[1].bytes[len(seal) - 1] = 0xFF
    storage, written = settled(slots + [Slot(512, keeps=True)])
    assert len(written) == 1, "the change without a seal may read differently the next time"
    assert whole(storage, "game") == b"abcd"


def test_what_a_start_finds_damaged_never_replaces_what_was_written_after_it():
    slots = [Slot(), Slot(), Slot()]
    storage = SlotStorage(slots)
    for word in (b"a", b"b"):
        storage.append("game", word)
    at = bytes(slots[1].bytes).index(b"ab") + 1
    slots[1].bytes[at] ^= 4
    slots[1].locked = True  # otherwise, it would be the first to be overwritten
    storage, _ = settled(slots)
    for word in (b"B", b"C"):
        storage.append("game", word)
    assert whole(SlotStorage(slots), "game") == b"aBC"
    slots[1].bytes[at] ^= 4
    assert whole(SlotStorage(slots), "game") == b"aBC"


def test_without_a_slot_to_spare_a_start_copies_nothing():
    slots = pair()
    storage = SlotStorage(slots)
    storage.settle()
    for word in (b"a", b"b", b"c"):
        storage.append("game", word)
    before = [bytes(slot.bytes) for slot in slots]
    SlotStorage(slots).settle()
    assert before == [bytes(slot.bytes) for slot in slots]


def test_players_are_told_if_what_was_stored_is_lost():
    slot = Slot(512, keeps=True)
    storage = SlotStorage([slot])
    for number in range(9):
        storage.append("game", b"event %d" % number)
    assert not SlotStorage([slot]).gap
    slot.bytes[bytes(slot.bytes).index(b"event 4")] ^= 4
    storage = SlotStorage([slot])
    assert storage.gap
    storage.append("game", b"!")
    assert not storage.gap
    assert whole(SlotStorage([slot]), "game") == b"event 0event 1event 2event 3!"


def test_an_unreadable_slot_is_a_loss_unless_it_is_the_only_one_ever_used():
    slots = [Slot(512, keeps=True), Slot(512, keeps=True)]
    SlotStorage(slots).append("game", b"first")
    slots[0].bytes[9] ^= 4
    assert not SlotStorage(slots).gap, "the power failed during the first write"
    slots[0].bytes[9] ^= 4
    SlotStorage(slots).append("game", b"second")
    for slot in slots:
        slot.bytes[9] ^= 4
    assert SlotStorage(slots).gap


class BlockSlot:
    """A file's part of a FAT drive, whose blocks are erased and programmed one after the other."""

    size = fat.SIZE
    keeps = False

    def __init__(self, flash):
        self._flash = flash

    def read(self, at, size):
        return bytes(self._flash.read_fresh(at, min(size, self.size - at)))

    def write(self, at, pieces):
        data = b"".join(pieces)
        while data:
            start = at // BLOCK * BLOCK
            size = start + BLOCK - at
            block = self._flash.copy(start, BLOCK)
            block[at - start : at - start + len(data[:size])] = data[:size]
            self._flash.erase(start // BLOCK)
            self._flash.program(start, bytes(block))
            at += size
            data = data[size:]

    def refresh(self):
        pass


class Device:
    """A chip's non-volatile memory, and three files on a drive."""

    def __init__(self, chip):
        self._keeps = chip == "RP2040"
        self._chip = Rp2040Nvm if self._keeps else Esp32Nvm
        self.flashes = [Flash(blocks, []) for blocks in (1 if self._keeps else 2, 3, 3, 3)]
        self.power = self.flashes[0].power
        for flash in self.flashes:
            flash.power = self.power

    def start(self):
        slots = [BlockSlot(flash) for flash in self.flashes[1:]]
        slots.insert(0 if self._keeps else 3, NvmSlot(self._chip(self.flashes[0]), self._keeps))
        storage = SlotStorage(slots)
        storage.settle()
        return storage

    def stop(self):
        pass


def test_repeated_power_cuts_lose_nothing_even_if_torn_bits_read_differently_each_time():
    for chip in ("RP2040", "Espressif"):
        trial = Trial(Device(chip), Random(1), 150)
        assert trial.lost == "", chip
