"""Modules in files are found by what their folders hold, which is read once.

For each module MicroPython asks whether there is a folder, a source or a compiled file of its name, and for each
question littlefs reads all folders on the way and checks their sums: that was two fifths of a start from files.
"""

import os

import vfs

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ENOENT = 2
IS_FOLDER = 0x4000
FOLDER = (IS_FOLDER,) + 9 * (0,)
FILE = (0x8000,) + 9 * (0,)
PLACE = "/found"  # where modules are looked for


class Folders:
    """A file system for imports: the one at the root, with what its folders hold kept in memory."""

    # In bytes: of each text that is made MicroPython asks first whether it is a name, which takes longest of all.

    def __init__(self) -> None:
        self._known: dict[bytes, bytes] = {}  # path -> a line for each name, behind a "/" if it is a folder

    def mount(self, readonly: bool, mkfs: bool) -> None:
        """There is nothing to be done."""

    def umount(self) -> None:
        """There is nothing to be done."""

    def stat(self, path: str) -> tuple[int, ...]:
        """The kind of a file or folder, which is all that an import looks at. OSError if there is none."""
        whole = path.encode()
        at = whole.rfind(b"/")
        folder = whole[:at]
        names = self._known.get(folder)
        if names is None:
            names = self._known[folder] = _names(path[:at])
        name = whole[at + 1 :] + b"\n"
        for found, mark in ((FILE, b"\n"), (FOLDER, b"/")):
            if mark + name in names:
                return found
        raise OSError(ENOENT)

    def open(self, path: str, mode: str) -> object:
        """The file itself."""
        return open(path, mode)

    def ilistdir(self, path: str) -> object:
        """As that of `os`, but nothing at the root: this file system is there, too, and whoever lists all files of a
        board must come to an end."""
        return iter(()) if path == "/" else os.ilistdir(path)


def _names(folder: str) -> bytes:
    names = b"\n"
    try:
        for entry in os.ilistdir(folder or "/"):
            names += b"/" * (entry[1] == IS_FOLDER) + entry[0].encode() + b"\n"
    except OSError:
        pass  # it is no folder
    return names


def find(*packages: "Any") -> None:
    """From now on look in this way for what these packages hold: all that are loaded, from files."""
    try:
        vfs.mount(Folders(), PLACE)
    except OSError:
        pass  # it is there already
    for package in packages:
        package.__path__ = PLACE + "/" + package.__path__.lstrip("/")
