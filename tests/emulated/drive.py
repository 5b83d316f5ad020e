"""Put files on CircuitPython's FAT drive, and print every file on it. Runs on MicroPython: drive.py DRIVE <FILES

DRIVE is the path of a file with the drive's content. FILES and the output are JSON objects with the content of files in
base64, by path.
"""

import json
import os
import sys
from binascii import a2b_base64, b2a_base64

import vfs

ROOT = "/drive"
SECTOR = 512
FOLDER = 0x4000


class Device:
    """A drive in memory."""

    def __init__(self, content):
        self.content = content

    def readblocks(self, sector, buffer):
        at = sector * SECTOR
        buffer[:] = self.content[at : at + len(buffer)]

    def writeblocks(self, sector, buffer):
        at = sector * SECTOR
        self.content[at : at + len(buffer)] = buffer

    def ioctl(self, operation, argument):
        return {4: len(self.content) // SECTOR, 5: SECTOR}.get(operation, 0)


def walk(folder):
    for name, kind, *_ in os.ilistdir(ROOT + folder):
        path = folder + "/" + name
        if kind == FOLDER:
            walk(path)
        else:
            with open(ROOT + path, "rb") as file:
                found[path[1:]] = b2a_base64(file.read()).decode()


path, files = sys.argv[1], json.load(sys.stdin)
with open(path, "rb") as file:
    device = Device(bytearray(file.read()))
vfs.mount(vfs.VfsFat(device), ROOT)
for name in files:
    parts = name.split("/")
    for length in range(1, len(parts)):
        folder = "/" + "/".join(parts[:length])
        if parts[length - 1] not in os.listdir(ROOT + folder[: folder.rindex("/")]):
            os.mkdir(ROOT + folder)
    with open(ROOT + "/" + name, "wb") as file:
        file.write(a2b_base64(files[name]))
found = {}
walk("")
vfs.umount(ROOT)
with open(path, "wb") as file:
    file.write(device.content)
print(json.dumps(found))
