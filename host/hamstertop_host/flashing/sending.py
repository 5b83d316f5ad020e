"""Send names and set-ups that were chosen on one device to a board: merge the settings of both, and make the programs
that the board runs.

`hamstertop send` runs it on a laptop, and the site in the page's MicroPython. So it uses plain data that can become
JSON. The board's own firmware reads and writes its settings, wherever it keeps them: a power cut leaves the old ones or
the new ones.
"""

import json
from binascii import crc32, hexlify, unhexlify

from hamstertop.companion import chosen, records
from hamstertop.companion.settings import BLOB, SEATS, Settings
from hamstertop.storage import MemoryStorage, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RECORDS = 5  # of this version; data that a later one stores would be lost
LINE = 256  # bytes in a line of a program: short enough for a board with little memory left

# The board's own storage, wherever it is, made by its firmware; frozen modules have priority over files, as in
# firmware/start/main.py. Without firmware the program prints "none", and "old" if the firmware is broken. The firmware
# of version 0.2 returns blobs as a whole.
STORAGE = """
import binascii, sys
sys.path.insert(0, '.frozen')
_storage = None
try:
    import hamstertop
    try:
        try:
            from hamstertop.hardware.micropython.board import make_storage as _make
        except ImportError:
            from hamstertop.hardware.circuitpython.saved import make as _make
        _storage = _make()
        _pieces = getattr(_storage, 'pieces', None) or (lambda name: [_storage.read(name)])
    except ImportError:
        print('old')
except ImportError:
    print('none')
"""
# Prints a line for each piece of these blobs
READ = (
    STORAGE
    + """
if _storage:
    for _name in %r:
        for _piece in _pieces(_name):
            print(_name, binascii.hexlify(_piece).decode())
"""
)
# Asks the board before anything is sent. It prints "old" if the firmware has no set-ups, else its settings.
LOOK = (
    STORAGE
    + """
if _storage:
    try:
        import hamstertop.companion.chosen
        print('settings', binascii.hexlify(b''.join(_pieces('settings'))).decode())
    except ImportError:
        print('old')
_settings = []
"""
)
BRING = "_settings.append(binascii.unhexlify('%s'))"
# Prints whether the settings have arrived complete and are stored. If the storage refuses them, it still has the old
# ones.
STORE = """
try:
    if binascii.crc32(b''.join(_settings)) & 0xffffffff != %d:
        raise OSError
    _storage.replace('settings', _settings)
    print(b''.join(_storage.pieces('settings')) == b''.join(_settings))
except OSError:
    print(False)
"""
STORED = "True"


class Refused(ValueError):
    """The settings cannot be sent; `key` says why.

    none      the board has no firmware
    old       its firmware has no set-ups
    odd       its answer is not understood
    newer     the board's settings are from a later version
    foreign   the file to be sent does not have settings
    later     its settings are from a later version
    nothing   nothing was chosen in it
    full      the board's settings have no room for it
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def plan(printed: str, sent: bytes) -> "dict[str, Any]":
    """Return the changes for a board, from its output for LOOK and the settings that are sent.

    Returns:
        "programs" for the board, in order, none if it has everything; the last one prints STORED. "names" that are new
        to it, "left", names for which there is no room, and "titles" whose next game will now begin differently.

    Raises:
        Refused: nothing can be sent.
    """
    ours = _chosen(sent)
    before = _answered(printed)
    storage, theirs = _read(before, ours.language)
    if _later(before, theirs):
        raise Refused("newer")
    names, left = _add_names(theirs, ours)
    titles = _add_setups(theirs, ours)
    if not theirs.save():
        raise Refused("full")
    after = whole(storage, BLOB)
    programs = []
    if names or titles or _seats(before) != theirs.names:
        programs = [BRING % hexlify(after[at : at + LINE]).decode() for at in range(0, len(after), LINE)]
        programs.append(STORE % (crc32(after) & 0xFFFFFFFF))
    return {"programs": programs, "names": names, "left": left, "titles": titles}


def plan_as_json(facts: str) -> str:
    """Run `plan` for a page: take the board's output and the settings in hexadecimal digits as JSON, and return its
    result, or `refused`, as JSON."""
    given = json.loads(facts)
    try:
        return json.dumps(plan(given["printed"], unhexlify(given["sent"])))
    except Refused as error:
        return json.dumps({"refused": error.key})


def _answered(printed: str) -> bytes:
    """Return the settings from a board's output for LOOK. Raise Refused if the output is anything else."""
    words = printed.split()
    if words in (["none"], ["old"]):
        raise Refused(words[0])
    if words[:1] != ["settings"] or len(words) > 2:
        raise Refused("odd")
    try:
        return unhexlify("".join(words[1:]))
    except ValueError:
        raise Refused("odd") from None


def _chosen(sent: bytes) -> Settings:
    """Return the settings that are sent, if something was chosen in them."""
    _, ours = _read(sent)
    if _later(sent, ours):
        raise Refused("later")
    if not ours.stored:
        raise Refused("foreign")
    if not (any(ours.names) or ours.known or ours.setups):
        raise Refused("nothing")
    return ours


def _read(blob: bytes, language: str = "en") -> "tuple[MemoryStorage, Settings]":
    """Return the settings stored in `blob`; a board without any uses `language`."""
    storage = MemoryStorage()
    storage.replace(BLOB, (blob,))
    return storage, Settings(storage, language)


def _later(blob: bytes, read: Settings) -> bool:
    """Return whether a later version has stored these settings, as far as this one can read them."""
    if read.stored:
        return len(list(records.Reader((blob,)))) > RECORDS
    return blob[:2] == records.HEAD[:2] and blob[: len(records.HEAD)] not in records.HEADS


def _seats(blob: bytes) -> list[str]:
    return _read(blob)[1].names


def _add_names(theirs: Settings, ours: Settings) -> "tuple[list[str], list[str]]":
    """Give our names to seats without one, and add the others to the names that can be picked; the board keeps its own
    names. Return the new names, and those for which there is no room."""
    there = theirs.known + theirs.names
    names = [name for name in ours.names if name]
    names += [name for name in ours.known if name not in names]
    new = [name for name in names if name not in there]
    theirs.known = chosen.fitting((theirs.known + new)[: max(chosen.KNOWN, len(theirs.known))])
    for seat in range(SEATS):
        if not theirs.names[seat] and ours.names[seat] not in theirs.names:
            theirs.names[seat] = ours.names[seat]
    there = theirs.known + theirs.names
    return [name for name in new if name in there], [name for name in new if name not in there]


def _add_setups(theirs: Settings, ours: Settings) -> list[str]:
    """Make the titles' next games begin as set up here, and return the titles for which that is a change."""
    titles = []
    for line in reversed(ours.setups):
        title = line.split(" ")[0]
        if line not in theirs.setups:
            try:
                values = chosen.setup(title, ours.setups)
            except ValueError:
                continue
            theirs.setups = chosen.beginning(title, values, theirs.setups)
            titles.append(title)
    return titles
