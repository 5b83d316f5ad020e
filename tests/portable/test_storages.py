"""Saved games in a few kilobytes, and on a file system that cannot rename over a file."""

import os

from hamstertop import chance
from hamstertop.hardware import fat
from hamstertop.hardware.fat import FatStorage
from hamstertop.hardware.slots import SlotStorage
from raising import raises

FOLDER = "build-saved-%s"


class Cut(Exception):
    """The power goes."""


class Memory:
    """Bytes that outlive the power; it goes after so many more bytes have been written."""

    def __init__(self, size=1024, fill=0xFF):
        self.bytes = bytearray(bytes([fill]) * size)
        self.left = None

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        return self.bytes[index]

    def __setitem__(self, index, data):
        if self.left is not None and len(data) > self.left:
            self.bytes[index.start : index.start + self.left] = data[: self.left]
            raise Cut
        self.bytes[index] = data


def test_slots_are_empty_at_first_whatever_the_memory_holds():
    for fill in (0, 0xFF, 0x5A):
        assert SlotStorage(Memory(fill=fill)).read("game") == b""


def test_slots_keep_every_blob():
    memory = Memory()
    storage = SlotStorage(memory)
    storage.append("game", b"one")
    storage.append("game", b"two")
    storage.replace("settings", b"\0\1")
    storage.replace("settings", b"\2")
    for again in (storage, SlotStorage(memory)):
        assert again.read("game") == b"onetwo"
        assert again.read("settings") == b"\2"


def test_slots_survive_a_cut_after_any_byte():
    for left in range(60):
        memory = Memory()
        storage = SlotStorage(memory)
        storage.append("game", b"first")
        storage.append("game", b"second")
        memory.left = left
        try:
            storage.append("game", b"third")
            new = b"firstsecondthird"
        except Cut:
            new = b"firstsecond"
        memory.left = None
        again = SlotStorage(memory)
        assert again.read("game") in (new, b"firstsecond")
        again.append("game", b"!")
        assert SlotStorage(memory).read("game") == again.read("game")


def test_slots_notice_any_damaged_byte():
    memory = Memory()
    storage = SlotStorage(memory)
    storage.append("game", b"first")
    storage.append("game", b"second")
    for index in range(len(memory) // 2):  # the half that was written last
        memory.bytes[index] ^= 0x10
        assert SlotStorage(memory).read("game") in (b"first", b"firstsecond")
        memory.bytes[index] ^= 0x10


def test_slots_that_are_full_say_so_and_keep_what_they_have():
    memory = Memory(256)
    storage = SlotStorage(memory)
    storage.append("game", bytes(80))
    assert raises(OSError, storage.append, "game", bytes(40))
    assert storage.read("game") == SlotStorage(memory).read("game") == bytes(80)
    storage.replace("game", bytes(20))
    assert SlotStorage(memory).read("game") == bytes(20)


class Fat:
    """`os` of a file system that cannot rename over a file, and may lose its power before any call."""

    def __init__(self, left):
        self.left = left

    def _spend(self):
        if not self.left:
            raise Cut
        self.left -= 1

    def stat(self, path):
        return os.stat(path)

    def remove(self, path):
        self._spend()
        os.remove(path)

    def rename(self, old, new):
        self._spend()
        if fat._exists(new):
            raise OSError(17)
        os.rename(old, new)


def test_fat_replaces_a_blob_whenever_the_power_goes():
    folder = FOLDER % chance.below(chance.System(), 256)
    for name in ("/game.bin", "/game.bin.new"):
        if fat._exists(folder + name):
            os.remove(folder + name)
    if not fat._exists(folder):
        os.mkdir(folder)
    try:
        for left in (0, 1, 2):
            storage = FatStorage(folder)
            storage.replace("game", b"old")
            fat.os = Fat(left)
            try:
                storage.replace("game", b"new")
            except Cut:
                pass
            fat.os = Fat(9)
            again = FatStorage(folder)
            if left == 1:  # between removing and renaming
                again.append("game", b"+")
            assert again.read("game") == (b"old", b"new+", b"new")[left]
            fat.os = os
    finally:
        fat.os = os
        for name in ("/game.bin", "/game.bin.new"):
            if fat._exists(folder + name):
                os.remove(folder + name)
        os.rmdir(folder)
