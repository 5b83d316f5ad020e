"""Saved games in a ring of flash sectors: stored without an erase, and never lost, whenever the power goes."""

from hamstertop.hardware.ring import CALM, MANY, MARK, SIZE, RingStorage
from hamstertop.storage import whole
from hamstertop_host.reports import kept
from media import half_erased, half_programmed
from raising import raises

MARKED = b"a sector's mark."
assert len(MARKED) == MARK


class Cut(Exception):
    """The power goes."""


class Medium:
    """Sectors and files that outlive the power. It goes within step `cut`, which leaves the look of that number."""

    def __init__(self, sectors=4):
        self.sectors = [Sector(self) for _ in range(sectors)]
        self.blobs = {}
        self.steps = []  # what was done: "erase", "program", "file"
        self.cut = None
        self.look = 0
        self.moved = False  # whether the files were copied, and the sectors are nobody's
        self.full = False
        for sector in self.sectors:
            sector.erase()

    def storage(self):
        """As after power-on."""
        self.steps = []
        return RingStorage(self, self)

    def step(self, kind):
        """Whether the power goes in this step."""
        self.steps.append(kind)
        return self.cut == len(self.steps)

    # As files

    def pieces(self, name):
        yield self.blobs.get(name, b"")

    def append(self, name, data):
        self.replace(name, [self.blobs.get(name, b""), data])

    def replace(self, name, pieces):
        if self.full:
            raise OSError(28)
        if self.step("file"):  # littlefs does all of it or nothing
            raise Cut
        self.blobs[name] = b"".join(pieces)

    # As a reserve

    def find(self):
        return self.sectors

    def make(self):
        return []

    def owns(self, sector, at, data):
        return not self.moved

    def give_up(self):
        self.sectors = []


class Sector:
    """Flash: programming clears bits, erasing sets all, and a cut leaves anything between."""

    def __init__(self, medium):
        self.bytes = bytearray(SIZE)
        self._medium = medium

    def read(self, at, size):
        return bytes(self.bytes[at : at + size])

    def program(self, at, data):
        old = self.read(at, len(data))
        assert old == b"\xff" * len(data), "bits cannot be set"
        if self._medium.step("program"):
            looks = (old,) + half_programmed(old, data, 7 * at)
            self.bytes[at : at + len(data)] = looks[self._medium.look % len(looks)]
            raise Cut
        self.bytes[at : at + len(data)] = data

    def erase(self):
        old = bytes(self.bytes)
        if self._medium.step("erase"):
            looks = (old, b"\xff" * SIZE) + half_erased(old, len(self._medium.steps))
            self.bytes[:] = looks[self._medium.look % len(looks)]
            raise Cut
        self.bytes[:] = b"\xff" * SIZE
        self.program(0, MARKED)

    def ready(self):
        return self.read(0, MARK) == MARKED


def many(storage, count, data=b"12345"):
    for _ in range(count):
        storage.append("game", data)


def test_a_press_is_stored_by_programming_alone():
    medium = Medium()
    storage = medium.storage()
    storage.replace("game", [b"head"])
    storage.append("game", b"one")
    storage.replace("settings", [b"dark"])
    assert set(medium.steps) == {"program"}
    assert whole(storage, "game") == b"headone"
    again = medium.storage()
    assert whole(again, "game") == b"headone"
    assert whole(again, "settings") == b"dark"


def test_games_of_an_older_version_are_gone_on_with():
    medium = Medium()
    medium.blobs["game"] = b"old"
    storage = medium.storage()
    storage.append("game", b"new")
    assert medium.blobs["game"] == b"old"
    assert whole(medium.storage(), "game") == b"oldnew"


def test_files_are_written_while_nobody_waits():
    medium = Medium()
    storage = medium.storage()
    many(storage, MANY)
    assert whole(medium, "game") == b""
    while storage.rest():
        pass
    assert whole(medium, "game") == b"12345" * MANY
    many(storage, 1, b"and one")
    for _ in range(CALM):
        storage.rest()
    assert whole(medium, "game").endswith(b"and one")


def test_nothing_is_done_while_there_is_nothing_to_do():
    medium = Medium()
    storage = medium.storage()
    for _ in range(2 * CALM):
        storage.rest()
    assert medium.steps == []


def test_without_a_moment_of_rest_it_goes_on_from_sector_to_sector():
    medium = Medium()
    storage = medium.storage()
    many(storage, 2000)
    assert whole(medium.storage(), "game") == b"12345" * 2000


def test_what_is_larger_than_it_is_worth_goes_to_a_file():
    medium = Medium()
    storage = medium.storage()
    many(storage, 3)
    storage.replace("game", [bytes(3000)])
    assert whole(medium, "game") == bytes(3000)
    storage.append("game", b"!")
    assert whole(medium.storage(), "game") == bytes(3000) + b"!"
    storage.append("game", bytes(40000))
    storage.append("game", b"!")
    storage.replace("game", [b"short"])
    assert whole(medium.storage(), "game") == b"short"


def test_what_an_older_firmware_has_written_since_counts():
    medium = Medium()
    medium.blobs["game"] = b"old"
    storage = medium.storage()
    storage.append("game", b"new")
    medium.blobs["game"] = b"old, and played on"
    storage = medium.storage()
    assert whole(storage, "game") == b"old, and played on"
    storage.append("game", b"!")
    assert whole(medium.storage(), "game") == b"old, and played on!"


def test_sectors_that_are_no_longer_its_own_are_given_up_and_nothing_is_lost():
    medium = Medium()
    storage = medium.storage()
    storage.append("game", b"one")
    medium.moved = True
    storage.rest()
    assert medium.blobs == {"game": b"one"}
    storage.append("game", b"two")
    assert medium.blobs == {"game": b"onetwo"}


def test_a_computer_reads_the_ring_beside_the_files():
    medium = Medium()
    medium.blobs["hamsterdam"] = b"old"
    storage = medium.storage()
    storage.append("hamsterdam", b"new")
    storage.replace("settings", [b"dark"])
    files = {"saved/hamsterdam.bin": b"old"}
    for index, sector in enumerate(medium.sectors):
        files["saved/ring%d" % index] = bytes(sector.bytes)
    assert all([kept.keeps_games(path) for path in files])
    found = kept.blobs(files)
    assert (found["hamsterdam"], found["settings"]) == (b"oldnew", b"dark")


def test_a_sector_that_does_not_take_a_byte_is_an_error():
    medium = Medium()
    storage = medium.storage()
    storage.append("game", b"one")
    medium.sectors[0].program = lambda at, data: None
    assert raises(OSError, storage.append, "game", b"two")
    assert whole(storage, "game") == b"one"
    storage.append("game", b"three")  # in the next one
    assert whole(medium.storage(), "game") == b"onethree"


def test_where_files_find_no_room_the_ring_goes_on_until_it_is_full():
    medium = Medium()
    storage = medium.storage()
    medium.full = True
    many(storage, 500)
    for _ in range(3 * CALM):
        storage.rest()
    assert whole(medium.storage(), "game") == b"12345" * 500
    assert raises(OSError, many, storage, 2000)


# Cuts, tried by the thousand in tests/test_ring_cuts.py

NAMES = ("hamsterdam", "settings", "results")


def play(storage, chance, count, mark):
    """So many changes and rests by chance; `mark` is given what is expected before each change and after it."""
    blobs = {name: whole(storage, name) for name in NAMES}
    for _ in range(count):
        what = chance(10)
        name = NAMES[0 if what < 6 else chance(3)]
        data = bytes([chance(256) for _ in range(1 + chance(300 if what == 8 else 9))])
        after = dict(blobs)
        if what == 9:
            mark(blobs, blobs)
            for _ in range(chance(2 * CALM)):
                storage.rest()
            continue
        after[name] = data if what in (5, 8) else blobs[name] + data
        mark(blobs, after)
        if what in (5, 8):
            storage.replace(name, [data])
        else:
            storage.append(name, data)
        blobs = after
        mark(blobs, blobs)


def try_cuts(chance, count):
    """A medium is played on, and cut, and cut again. What was lost, "" if nothing; and how often it was cut."""
    medium = Medium()
    cuts = 0
    expected = []

    def mark(before, after):
        expected[:] = [before, after]

    while cuts < count:
        medium.cut = 1 + chance(40)
        medium.look = chance(5)
        try:
            storage = medium.storage()
            play(storage, chance, 200, mark)
        except Cut:
            cuts += 1
        medium.cut = None
        storage = medium.storage()
        found = {name: whole(storage, name) for name in NAMES}
        if found not in expected:
            return "after cut %d: %s instead of %s" % (cuts, found, expected), cuts
    return "", cuts


def test_nothing_is_lost_by_cuts_one_after_the_other():
    state = [1]

    def chance(below):
        state[0] = (state[0] * 1103515245 + 12345) & 0x7FFFFFFF
        return (state[0] >> 16) % below

    assert try_cuts(chance, 100)[0] == ""
