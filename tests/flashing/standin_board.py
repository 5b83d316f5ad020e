"""A simulated board: the raw REPL and the flash of a Pico 2, on MicroPython's Unix port.

`standin.py` runs this program with a pty's master as standard input and output. The flash is a file that contains a
littlefs file system, so its content survives when the process is killed, which simulates a power cut. The first
argument is the path of a JSON file:

    {"flash": path, "blocks": n, "machine": text, "name": text,
     "fuse": writes to the flash until the power fails, or null, "watchdog": whether one is running,
     "build": the build id of the frozen firmware, or "", "behind": sectors behind the file system}

CircuitPython's non-volatile memory is another file, in the same folder as the flash.
"""

import io
import json
import sys

import vfs

with open(sys.argv[1]) as file:
    config = json.load(file)
stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
BLOCK = 4096
WINDOW = 128  # bytes that raw paste requests at a time


class Flash:
    def __init__(self):
        self.file = open(config["flash"], "r+b")  # noqa: SIM115 - as long as the board lives
        self.left = config["fuse"]
        self.writes = 0

    def readblocks(self, block, data, offset=0):
        self.file.seek(block * BLOCK + offset)
        self.file.readinto(data)

    def writeblocks(self, block, data, offset=0):
        self.write(block * BLOCK + offset, data)

    def write(self, at, data):
        self.writes += 1
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                return  # the power has failed, so this is never written
        self.file.seek(at)
        self.file.write(data)
        self.file.flush()

    def ioctl(self, operation, argument):
        if operation == 4:
            return config["blocks"]
        if operation == 5:
            return BLOCK
        if operation == 6:
            self.write(argument * BLOCK, b"\xff" * BLOCK)
        return 0

    def dark(self):
        """Return whether the power has failed, or a running watchdog has interrupted a long series of writes."""
        cut = self.left is not None and self.left < 0
        return cut or (config["watchdog"] and self.writes > 10)


class Part:
    """A stand-in for `rp2.Flash`. Programming can only clear bits."""

    def __init__(self, flash, start=0, size=None):
        self.flash = flash
        self.first = start // BLOCK
        self.blocks = config["blocks"] - self.first if size is None else size // BLOCK

    def readblocks(self, block, data, offset=0):
        self.flash.readblocks(self.first + block, data, offset)

    def writeblocks(self, block, data, offset=0):
        old = bytearray(len(data))
        self.readblocks(block, old, offset)
        new = bytes([old[index] & data[index] for index in range(len(data))])
        self.flash.writeblocks(self.first + block, new, offset)

    def ioctl(self, operation, argument):
        return self.blocks if operation == 4 else self.flash.ioctl(operation, self.first + argument)


class Module:
    pass


class Unused:
    """A stand-in for everything that drivers import but do not use here."""

    IRQ_FALLING, IRQ_RISING = 4, 8


class Memory:
    """A stand-in for `machine.mem32`, where only the watchdog's register works, through the alias that clears bits."""

    def __setitem__(self, address, value):
        if address == 0x400DB000 and value == 1 << 30:
            config["watchdog"] = False


def pretend(flash):
    """Imitate the board described in the configuration."""
    other = Module()
    for name in dir(sys):
        setattr(other, name, getattr(sys, name))
    other.platform = "rp2"
    other.implementation = Module()
    other.implementation.name = config["name"]
    other.implementation.version = (1, 28, 0)
    other.implementation._machine = config["machine"]
    machine = Module()
    machine.mem32 = Memory()
    machine.reset = reset
    machine.freq = lambda: 125000000
    for name in ("Pin", "SPI", "Timer", "WDT", "disable_irq", "enable_irq"):  # imported by drivers
        setattr(machine, name, Unused)
    machine.bootloader = reset
    if config["build"]:
        for name in ("hamstertop", "hamstertop.listed", "hamstertop_board"):
            sys.modules[name] = Module()
        sys.modules["hamstertop.listed"].BUILD = "hamstertop-build:" + config["build"]
        sys.modules["hamstertop_board"].NAME = "frozen"
    rp2 = Module()
    rp2.Flash = lambda start=0, len=None: Part(flash, start, len)
    sys.modules["sys"], sys.modules["machine"], sys.modules["rp2"] = other, machine, rp2
    if config["name"] == "circuitpython":
        sys.modules["microcontroller"] = Module()
        with open(config["flash"] + ".nvm", "rb") as file:
            sys.modules["microcontroller"].nvm = bytearray(file.read())
        drive = Module()
        drive.readonly = False
        sys.modules["storage"] = Module()
        sys.modules["storage"].getmount = lambda path: drive


def reset():
    raise SystemExit


def mount(flash):
    try:
        system = vfs.VfsLfs2(flash, progsize=256)
    except OSError:
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        system = vfs.VfsLfs2(flash, progsize=256)
    vfs.umount("/")
    vfs.mount(system, "/")
    sys.path[:] = ["", ".frozen", "/lib"]


def run(code, names):
    """Run code, and return any error it raises as text."""
    try:
        exec(code, names)
        for log in getattr(names.get("_storage"), "_logs", ()):  # unlike littlefs, FAT does not wait until files close
            if getattr(log.slot, "_file", None):
                log.slot._file.flush()
    except Exception as error:
        text = io.StringIO()
        sys.print_exception(error, text)
        return text.getvalue()
    return ""


def paste():
    """Receive a program by raw paste, requesting one window of bytes at a time, and return it."""
    stdout.write(b"R\x01" + bytes([WINDOW & 255, WINDOW >> 8]) + b"\x01")
    code, room = bytearray(), 2 * WINDOW
    while True:
        byte = stdin.read(1)
        if byte == b"\x04":
            stdout.write(b"\x04")
            return bytes(code)
        code.extend(byte)
        room -= 1
        if room == WINDOW:
            room += WINDOW
            stdout.write(b"\x01")


def serve(flash):
    names, raw, code = {"__name__": "__main__"}, False, b""
    while True:
        byte = stdin.read(1)
        if not byte:
            return
        if byte == b"\x01":
            raw, code = True, b""
            stdout.write(b"raw REPL; CTRL-B to exit\r\n>")
        elif byte == b"\x02":
            raw = False
            stdout.write(b"\r\n>>> ")
        elif byte == b"\x03":
            code = b""
        elif raw and byte == b"\x05":
            stdin.read(2)
            finish(flash, run(paste(), names))
        elif raw and byte == b"\x04" and not code:
            names = {"__name__": "__main__"}
            stdout.write(b"OK\r\nMPY: soft reboot\r\nraw REPL; CTRL-B to exit\r\n>")
        elif raw and byte == b"\x04":
            stdout.write(b"OK")
            finish(flash, run(code, names))
            code = b""
        elif raw and byte != b"\r":
            code += byte


def finish(flash, fault):
    if flash.dark():
        raise SystemExit
    stdout.write(b"\x04" + fault.encode() + b"\x04>")


def main():
    flash = Flash()
    pretend(flash)
    mount(Part(flash, 0, (config["blocks"] - config["behind"]) * BLOCK))
    try:
        with open("main.py") as file:
            program = file.read()
    except OSError:
        program = ""
    fault = run(program, {"__name__": "__main__"})
    stdout.write(fault.encode() + b">>> ")
    serve(flash)


main()
