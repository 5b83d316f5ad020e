"""Check that all files of the firmware have been copied to CircuitPython's drive.

boot.py checks this before it takes the drive away from the computer, so that whoever copies the files by hand can do so
in any order, and go on after an interruption. This module stays source code, because a module of bytecode that is cut
off makes CircuitPython hang.
"""

from binascii import crc32

LISTED = "hamstertop/files.txt"  # made by hamstertop_host/flashing/files.py
PIECE = 2048  # bytes


def lacking() -> str:
    """Return the path of a file that is missing or differs from the list, or "" if there is none."""
    path = LISTED
    try:
        with open(LISTED) as file:
            count = int(file.readline())
            for line in file:
                path = line[9:].rstrip("\n")
                if checksum(path) != int(line[:8], 16):
                    return path
                count -= 1
    except (OSError, ValueError):
        return path
    return LISTED if count else ""


def checksum(path: str) -> int:
    found = 0
    piece = bytearray(PIECE)
    with open(path, "rb") as file:
        while True:
            size = file.readinto(piece)
            if not size:
                return found
            found = crc32(memoryview(piece)[:size], found)
