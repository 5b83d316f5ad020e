"""Games are saved in a ring of flash sectors without waiting for an erase, and survive a power cut at any moment."""

import struct
from binascii import crc32

from faulty import Small
from hamstertop.chance import Seeded
from hamstertop.hardware.ring import MANY, MARK, SIZE, RingStorage
from hamstertop.saving.journal import CUT
from hamstertop.saving.session import Session
from hamstertop.saving.storage import FULL, PIECE, Part, whole
from media import Cut, Flash, Random
from torn import Trial

SECTORS = 8


class Files(Small):
    """Blobs that are stored completely or not at all, in limited space."""

    def __init__(self, medium):
        super().__init__(1 << 20)
        self._medium = medium

    def append(self, name, data):
        self.replace(name, (whole(self, name), data))

    def replace(self, name, pieces):
        data = b"".join(pieces)
        self.check(name, data)
        self._medium.steps.append("file")
        if self._medium.power.fails():
            raise Cut
        super().replace(name, [data])


class Medium:
    """Sectors and files that survive power cuts.

    Attributes:
        steps: the steps so far, each "erase", "program" or "file".
        dead: the sectors where programming has no effect.
    """

    count = SECTORS

    def __init__(self):
        self.flash = Flash(SECTORS, [])
        self.flashes = [self.flash]
        self.power = self.flash.power
        self.sectors = [memoryview(self.flash.bytes)[index * SIZE : index * SIZE + SIZE] for index in range(SECTORS)]
        self.files = Files(self)
        self.steps = []
        self.dead = ()

    def storage(self):
        """Return the storage after power-on."""
        self.steps = []
        self.flash.cached = None
        return RingStorage(self.files, self)

    start = storage

    def stop(self):
        pass

    # The interface for sectors

    def read(self, sector, at, size):
        return bytes(self.flash.read(sector * SIZE + at, size))

    def refresh(self):
        self.flash.cached = None

    def program(self, sector, at, data):
        self.steps.append("program")
        if sector not in self.dead:
            self.flash.program(sector * SIZE + at, data)

    def erase(self, sector):
        self.steps.append("erase")
        self.flash.erase(sector)


def rested(medium):
    """Return the storage of a medium after a pause long enough for all pending work."""
    storage = medium.storage()
    rest(storage)
    medium.steps = []
    return storage


def rest(storage):
    while storage.rest():
        pass


def many(storage, count, data=b"12345"):
    for _ in range(count):
        storage.append("game", data)


def game(storage):
    return whole(storage, "game")


def size(storage):
    return sum([len(piece) for piece in storage.pieces("game")])


def is_full(storage, count):
    """Return whether there is no room for this many entries."""
    try:
        many(storage, count)
    except OSError as error:
        return error.args[0] == FULL
    return False


def test_storing_an_event_programs_the_flash_without_erasing():
    medium = Medium()
    storage = rested(medium)
    storage.replace("game", [b"he", b"ad"])
    storage.append("game", b"one")
    storage.replace("settings", [b"dark"])
    assert medium.steps == ["program"] * 4  # the header of a sector, and three entries
    assert game(storage) == b"headone"
    again = medium.storage()
    assert game(again) == b"headone"
    assert whole(again, "settings") == b"dark"


def test_files_are_written_while_idle_and_read_in_pieces():
    medium = Medium()
    storage = rested(medium)
    many(storage, MANY // 4)
    rest(storage)
    assert medium.files.blobs == {}
    many(storage, MANY)
    rest(storage)
    assert medium.files.blobs == {"game": b"12345" * (MANY + MANY // 4)}
    many(storage, 1, b"and one")
    assert [len(piece) for piece in storage.pieces("game")] == [5 * (MANY + MANY // 4), 7]


def test_starting_writes_nothing_and_the_next_event_changes_only_one_sector():
    medium = Medium()
    many(rested(medium), 1)
    rested(medium)
    before = [bytes(sector) for sector in medium.sectors]
    storage = rested(medium)
    assert before == [bytes(sector) for sector in medium.sectors]
    many(storage, 1)
    assert sum([bytes(sector) in before for sector in medium.sectors]) == SECTORS - 1


def test_frequent_starts_erase_at_most_one_sector_each_and_none_during_play():
    medium = Medium()
    erases = 0
    for _ in range(100):
        storage = medium.storage()
        rest(storage)
        erases += medium.steps.count("erase")
        medium.steps = []
        many(storage, 1)
        assert "erase" not in medium.steps
    assert erases <= 100 + SECTORS
    assert game(medium.storage()) == b"12345" * 100


def test_a_blob_replaced_after_the_ring_has_filled_up_keeps_its_new_content():
    medium = Medium()
    large = [b"large"] * PIECE
    for start in range(SECTORS + 2):  # the second start writes the first entry again
        storage = medium.storage()
        if start == 4:
            storage.replace("settings", [b"small"])
        many(storage, 1)
    assert "file" in medium.steps
    storage.replace("settings", large)
    assert whole(medium.storage(), "settings") == b"".join(large)


def test_a_large_blob_is_stored_in_its_file_even_if_the_ring_holds_entries_for_it():
    medium = Medium()
    storage = medium.storage()
    many(storage, 3)
    large = [bytes([number]) * PIECE for number in range(6)]
    storage.replace("game", large)
    assert medium.files.blobs["game"] == b"".join(large)
    storage.append("game", b"!")
    storage = medium.storage()
    storage.replace("beside", Part(storage, "game", before=b"a game: "))
    assert whole(medium.storage(), "beside") == b"a game: " + b"".join(large) + b"!"
    storage.replace("game", Part(storage, "game", 0, 3))
    assert game(medium.storage()) == bytes(3)


def test_data_that_another_system_left_in_the_sectors_is_erased():
    medium = Medium()
    for index in range(SECTORS):
        medium.sectors[index][:] = bytes([index * 31 & 0xFF, 0x48, 0xFF, 0]) * (SIZE // 4)
    storage = rested(medium)
    assert bytes(medium.sectors[1]) == MARK + b"\xff" * (SIZE - len(MARK))
    many(storage, 2)
    assert game(medium.storage()) == b"1234512345"


def test_a_blank_sector_without_a_mark_is_erased_again():
    medium = Medium()
    rest(medium.storage())
    assert medium.steps.count("erase") == SECTORS - 1
    medium.sectors[3][:] = b"\xff" * SIZE
    rest(medium.storage())
    assert medium.steps == ["program", "erase", "program"]


# Faulty flash


def test_the_next_sector_is_tried_when_programming_has_no_effect():
    medium = Medium()
    storage = rested(medium)
    many(storage, 3)
    medium.dead = (1,)  # the sector in use
    many(storage, 3)
    assert game(storage) == b"12345" * 6
    medium.dead = ()
    assert game(medium.storage()) == b"12345" * 6


def test_dead_sectors_are_skipped():
    medium = Medium()
    medium.dead = (0, 2, 5)
    storage = rested(medium)
    for _ in range(10):
        many(storage, 150)
        rest(storage)
        storage = medium.storage()
    assert game(storage) == b"12345" * 1500


def test_with_no_working_sector_appending_fails_and_replacing_uses_files():
    medium = Medium()
    storage = rested(medium)
    many(storage, 3)
    medium.dead = tuple(range(SECTORS))
    assert is_full(storage, 1)
    storage.replace("settings", [b"dark"])
    assert (game(storage), whole(storage, "settings")) == (b"12345" * 3, b"dark")


def test_when_files_are_full_the_ring_fills_up_until_a_blob_is_removed():
    medium = Medium()
    medium.files.blobs["results"] = bytes(9000)
    medium.files.room = 9000
    storage = rested(medium)
    many(storage, 500, b"1")
    rest(storage)
    assert game(medium.storage()) == b"1" * 500
    assert is_full(storage, 3000)
    stored = size(storage)
    storage.replace("results", [])
    many(storage, 1)
    assert size(medium.storage()) == stored + 5


def test_an_entry_that_could_not_be_read_is_superseded_by_later_ones():
    medium = Medium()
    storage = rested(medium)
    for data in (b"one ", b"two ", b"three "):
        storage.append("game", data)
    storage.replace("settings", [b"dark"])
    at = bytes(medium.sectors[1]).index(b"three")
    medium.sectors[1][at] ^= 4
    storage = medium.storage()
    assert game(storage) == b"one two "
    storage.append("game", b"four ")
    medium.sectors[1][at] ^= 4
    storage = medium.storage()
    storage.append("game", b"five")
    assert game(medium.storage()) == b"one two four five"
    assert whole(storage, "settings") == b"dark"


def test_the_last_entry_remains_as_it_was_read_at_the_start_until_it_has_been_written_again():
    medium = Medium()
    many(rested(medium), 1, b"one ")
    storage = medium.storage()
    medium.sectors[1][bytes(medium.sectors[1]).index(b"one")] ^= 4  # its bits read differently from now on
    assert game(storage) == b"one "
    many(storage, 1, b"two")
    assert game(medium.storage()) == b"one two"


def test_entries_after_a_lost_one_are_ignored():
    medium = Medium()
    for data in (b"one ", b"two ", b"three "):
        medium.storage().append("game", data)
    for sector in medium.sectors[2:4]:  # the entry, and its copy made after the next start
        sector[bytes(sector).index(b"two")] ^= 4
    storage = medium.storage()
    assert storage.gap
    assert game(storage) == b"one "
    storage.append("game", b"four")
    assert game(medium.storage()) == b"one four"


def test_players_are_told_if_events_in_the_middle_are_lost():
    medium = Medium()
    session = Session(rested(medium), Seeded(1), int)
    session.begin("score_pad", ("setup", 2, 0))
    for _ in range(4):
        session.do(("turned",))
    assert Session(medium.storage(), Seeded(1), int).resume("score_pad")
    end = bytes(medium.sectors[1]).index(b"\xff" * 99)
    medium.sectors[1][end - 30] ^= 4  # the last entry but one
    session = Session(medium.storage(), Seeded(1), int)
    session.resume("score_pad")
    assert (session.count, session.journal.trouble) == (3, CUT)


def test_a_sector_with_the_highest_number_is_not_ours():
    medium = Medium()
    head = struct.pack("<IIH", 0xFFFFFFFF, 0, 0)
    data = MARK + head + struct.pack("<I", crc32(head))
    medium.sectors[0xFFFFFFFF % SECTORS][: len(data)] = data
    storage = medium.storage()
    many(storage, 3)
    assert game(medium.storage()) == b"12345" * 3


def test_entries_are_ignored_when_another_system_has_truncated_their_file():
    medium = Medium()
    storage = rested(medium)
    many(storage, MANY)
    rest(storage)
    many(storage, 2)
    medium.files.blobs["game"] = b"12345"
    storage = medium.storage()
    assert game(storage) == b"12345"
    many(storage, 1, b"!")
    assert game(medium.storage()) == b"12345!"


def test_repeated_power_cuts_lose_nothing_even_if_torn_bits_read_differently_each_time():
    trial = Trial(Medium(), Random(1), 300)
    assert trial.lost == ""
