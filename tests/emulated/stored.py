"""What an emulated Pico has stored, and what the simulator shows of it."""

from hamstertop import chance, words
from hamstertop.companion.app import App
from hamstertop.hardware.circuitpython import fat
from hamstertop.hardware.circuitpython.nvm import NvmSlot
from hamstertop.hardware.circuitpython.slots import SlotStorage
from hamstertop.storage import MemoryStorage
from hamstertop_host import boards
from hamstertop_host.flashing import images, models
from hamstertop_host.virtual.board import VirtualBoard

PICO = boards.load("pico_epaper29")
LEFT, MIDDLE, RIGHT = range(3)
SAVED = "saved/"


def stored(runtime, flash, filesystem):
    """A storage with what the flash holds."""
    start = filesystem.address - models.XIP
    there = images.read(runtime, flash[start : start + filesystem.blocks * models.BLOCK])
    if runtime == "circuitpython":
        nvm = flash[start - models.BLOCK : start]
        slots = [data[fat.BLOCK : fat.BLOCK + fat.SIZE] for path, data in there.items() if path.endswith("/slot")]
        return SlotStorage([NvmSlot(bytearray(memory), False) for memory in (nvm, *slots)])
    storage = MemoryStorage()
    for path, data in there.items():
        if path.startswith(SAVED) and path.endswith(".bin"):
            storage.replace(path.removeprefix(SAVED).removesuffix(".bin"), data)
    return storage


ASKED = int(len(words.languages()) > 1)  # pages before the home page on the first start: which language


def simulated(storage, presses):
    """What the simulator's panel shows on the same storage after presses of the right key."""
    board = VirtualBoard(storage=storage, language="", **PICO.virtual())
    app = App(board, chance.Seeded(1))

    def settle():
        while not app.settled:
            board.advance(10)
            app.tick()

    app.tick()
    settle()
    for _ in range(presses):
        for down in (True, False):
            board.push(RIGHT, down)
            board.advance(80)
            app.tick()
        settle()
    return bytes(board.panel.frame)
