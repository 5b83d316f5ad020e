"""Send names and set-ups from a device to a board by merging their settings and generating programs for the board
to run.

The board's own firmware reads and writes its settings, wherever they are stored, so that a power cut leaves either the
old ones or the new ones.
"""

from binascii import crc32, hexlify, unhexlify

from hamstertop.drawing import canvas
from hamstertop.drawing.fonts import capitals, large, plate
from hamstertop.saving import records
from hamstertop.saving.people import NOBODY, Person
from hamstertop.saving.settings import BLOB, KNOWN, Settings
from hamstertop.saving.storage import MemoryStorage, whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

LINE = 256  # bytes per line of a program, short enough for a board with little free memory

# Opens the board's storage with its own firmware. Frozen modules have priority over files, as in
# firmware/start/main.py. The program prints "none" if there is no firmware.
STORAGE = """
import binascii, sys
sys.path.insert(0, '.frozen')
_storage = None
try:
    try:
        from hamstertop.hardware.micropython.board import make_storage as _make
    except ImportError:
        from hamstertop.hardware.circuitpython.saved import make as _make
    _storage = _make()
except ImportError:
    print('none')
"""
# Prints a line for each piece of the blobs
READ = (
    STORAGE
    + """
if _storage:
    for _name in %r:
        for _piece in _storage.pieces(_name):
            print(_name, binascii.hexlify(_piece).decode())
"""
)
# Queries the board before anything is sent, and prints the settings
LOOK = (
    STORAGE
    + """
if _storage:
    print('settings', binascii.hexlify(b''.join(_storage.pieces('settings'))).decode())
_settings = []
"""
)
BRING = "_settings.append(binascii.unhexlify('%s'))"
# Prints whether the settings have arrived intact and been stored. If they cannot be stored, the old ones remain.
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
    """Raised if the settings cannot be sent. `key` says why.

    none      the board does not have the firmware
    odd       the board's reply cannot be understood
    newer     the board's settings are from a later version
    foreign   the file to send does not contain settings
    later     the settings to send are from a later version
    nothing   nothing was chosen in the settings to send
    full      there is no room left in the board's settings
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def plan(printed: str, sent: bytes, ask: "Callable[[str], str]") -> "dict[str, Any]":
    """Return the changes for a board, given its output for LOOK and the settings to send.

    `ask(name)` returns the name that boards show for somebody new whose own name they cannot.

    Returns:
        A dictionary: "programs" to run on the board in order, the last of which prints STORED, or an empty list if the
        board already has everything; "names" that are new to the board; "left", names for which there is no room;
        "titles" whose next game will begin differently.

    Raises:
        Refused: nothing can be sent.
    """
    ours = check(sent)
    before = _answered(printed)
    storage, theirs = _read(before, ours.language)
    if _later(before):
        raise Refused("newer")
    seats = theirs.seats[:]
    names, left = _add_people(theirs, ours, ask)
    titles = _add_setups(theirs, ours)
    if not theirs.save():
        raise Refused("full")
    after = whole(storage, BLOB)
    programs = []
    if names or titles or seats != theirs.seats:
        programs = [BRING % hexlify(after[at : at + LINE]).decode() for at in range(0, len(after), LINE)]
        programs.append(STORE % crc32(after))
    return {"programs": programs, "names": names, "left": left, "titles": titles}


def _answered(printed: str) -> bytes:
    """Return the settings in a board's output for LOOK. Raise Refused if the output cannot be understood."""
    words = printed.split()
    if words == ["none"]:
        raise Refused("none")
    if words[:1] != ["settings"] or len(words) > 2:
        raise Refused("odd")
    try:
        return unhexlify("".join(words[1:]))
    except ValueError:
        raise Refused("odd") from None


def check(sent: bytes) -> Settings:
    """Return the settings to send. Raise Refused if nothing was chosen in them."""
    _, ours = _read(sent)
    if _later(sent):
        raise Refused("later")
    if not ours.stored:
        raise Refused("foreign")
    if not (ours.people or ours.setups):
        raise Refused("nothing")
    return ours


def _read(blob: bytes, language: str = "en") -> "tuple[MemoryStorage, Settings]":
    """Return the settings stored in `blob`, or new ones in `language` if it is empty."""
    storage = MemoryStorage()
    storage.replace(BLOB, (blob,))
    return storage, Settings(storage, language)


def _later(blob: bytes) -> bool:
    return records.newer(blob, records.SETTINGS)


def _add_people(theirs: Settings, ours: Settings, ask: "Callable[[str], str]") -> "tuple[list[str], list[str]]":
    """Seat our people where nobody is seated, and add the others to those whom players can pick.

    The board keeps its own people and spellings; equal names are taken for the same person. `ask` gives the name of
    somebody whose own name boards cannot show. Return the new names, and
    those for which there is no room.
    """
    known = theirs.people[:]
    new = [person for person in ours.people if not _found(known, person).id]
    room = max(KNOWN - len(known), 0)
    for person in new[:room]:
        name = person.name if drawable(person.name) else ask(person.name)
        theirs.people.append(Person(person.id, name))
    for seat, person in enumerate(ours.seated):
        person = _found(theirs.people, person)
        if person.id and not theirs.seats[seat] and person.id not in theirs.seats:
            theirs.seats[seat] = person.id
    return [person.name for person in theirs.people[len(known) :]], [person.name for person in new[room:]]


def drawable(name: str) -> bool:
    """Return whether the fonts of boards have each letter of a name, with or without its marks."""
    return all(canvas.has(large, char) and all(canvas.has(plate, great) for great in capitals(char)) for char in name)


def _found(people: "Sequence[Person]", wanted: Person) -> Person:
    """Return the person with the same id, or else the same name, or NOBODY."""
    for index in range(2):
        for person in people:
            if person[index] == wanted[index]:
                return person
    return NOBODY


def _add_setups(theirs: Settings, ours: Settings) -> list[str]:
    """Add our set-ups for the titles' next games, and return the titles whose set-up changes."""
    titles = sorted([title for title, values in ours.setups.items() if values != theirs.setups.get(title)])
    theirs.setups.update(ours.setups)
    return titles
