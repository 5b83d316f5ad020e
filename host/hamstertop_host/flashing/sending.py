"""Names and set-ups that were chosen on one device, sent to a board: what the two make together, and what the board is
to do for it.

`hamstertop send` runs it on a laptop, the site in the page's MicroPython: hence plain data, of which JSON can be made.
The board's own firmware reads and writes, wherever it keeps its settings: a cut leaves the old ones or the new ones.
"""

import json
from binascii import crc32, hexlify, unhexlify

from hamstertop.companion import chosen, records
from hamstertop.companion.settings import BLOB, SEATS, Settings
from hamstertop.storage import MemoryStorage, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

RECORDS = 5  # that this version knows; what a later one stores would be lost
LINE = 256  # bytes that a line of a program brings: what a board with little memory left can read

# A board's own storage, wherever it is, as its firmware makes it; what is built in goes before files, as in
# firmware/start/main.py. A board that has none prints "none", or "old" where its firmware is broken. That of version
# 0.2 hands out blobs as a whole.
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
# It prints a line for each piece of these blobs.
READ = (
    STORAGE
    + """
if _storage:
    for _name in %r:
        for _piece in _pieces(_name):
            print(_name, binascii.hexlify(_piece).decode())
"""
)
# What the board is asked before anything is sent. It prints "old" with a firmware that knows no set-ups, else its
# settings.
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
# It prints whether they have arrived whole and are stored. A storage that refuses has the old ones.
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
    """It cannot be done; `key` says why.

    none      the board has no firmware
    old       its firmware knows no set-ups
    odd       it answers something else
    newer     the board's settings are of a later version
    foreign   what is to be sent is not settings
    later     it is of a later version
    nothing   nothing was chosen in it
    full      the board's settings have no room for it
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def plan(printed: str, sent: bytes) -> "dict[str, Any]":
    """Return what to do, given what a board has printed for LOOK and the settings that are sent.

    Returns:
        "programs" for the board, one after the other, none if it has everything; the last one prints STORED. "names"
        that are new to it, "left" those for which there is no room, "titles" whose next game begins otherwise now.

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
    """Do what `plan` does for a page: take JSON of what the board has printed and of the settings in hexadecimal
    digits, and return JSON of the result, or of `refused`."""
    given = json.loads(facts)
    try:
        return json.dumps(plan(given["printed"], unhexlify(given["sent"])))
    except Refused as error:
        return json.dumps({"refused": error.key})


def _answered(printed: str) -> bytes:
    """Return the settings that a board has printed for LOOK. Raises Refused if it has printed anything else."""
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
    """Return the settings that are stored as `blob`; a board without any speaks `language`."""
    storage = MemoryStorage()
    storage.replace(BLOB, (blob,))
    return storage, Settings(storage, language)


def _later(blob: bytes, read: Settings) -> bool:
    """Return whether a later version has stored these settings, as far as they can be read."""
    if read.stored:
        return len(list(records.Reader((blob,)))) > RECORDS
    return blob[:2] == records.HEAD[:2] and blob[: len(records.HEAD)] not in records.HEADS


def _seats(blob: bytes) -> list[str]:
    return _read(blob)[1].names


def _add_names(theirs: Settings, ours: Settings) -> "tuple[list[str], list[str]]":
    """Give our names to seats without one, and add the others to those that can be picked; the board keeps its own.
    Return the new ones, and those for which there is no room."""
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
    """Begin a title's next game as here, and return for which titles that is new."""
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
