"""Sessions restore stored events whatever happens to the storage, and undo never changes the dice."""

from binascii import crc32

from faulty import NEVER, Faulty, Small
from hamstertop import chance
from hamstertop.games import IllegalEvent
from hamstertop.saving import journal as journals
from hamstertop.saving import records
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage, whole
from media import Cut
from tables import some_event

GAME = "hamsterdam"


def session(storage=None, seed=1):
    return Session(storage or MemoryStorage(), chance.Seeded(seed), lambda: 0)


def played(events, seed=1, players=3):
    """Return a session with a game of this many events, in which the session itself rolls the dice."""
    source = chance.Seeded(seed + 1000)
    at_table = session(seed=seed)
    at_table.begin(GAME, ("setup", players, 0, 0))
    while at_table.count < events and not at_table.tracker.over:
        event = some_event(at_table.tracker, source)
        if event[0] in ("rolled", "rerolled"):
            event = (event[0],) + at_table.roll(2, 6)
        at_table.do(event)
    return at_table


def resumed(blob, seed=2):
    storage = MemoryStorage()
    storage.replace(GAME, [blob])
    again = session(storage, seed)
    again.resume(GAME)
    return again


def test_empty_storage_holds_no_game():
    at_table = session()
    assert not at_table.resume(GAME)
    assert (at_table.game, at_table.journal.trouble) == ("", "")


def test_an_illegal_event_is_neither_applied_nor_stored():
    at_table = played(6)
    blob, state = whole(at_table.storage, GAME), at_table.tracker.state()
    try:
        at_table.do(("setup", 3, 0, 0))
    except IllegalEvent:
        pass
    assert (whole(at_table.storage, GAME), at_table.tracker.state()) == (blob, state)


def test_a_game_continues_when_the_game_meant_to_replace_it_cannot_begin():
    at_table = played(5)
    blob, count = whole(at_table.storage, GAME), at_table.count
    try:
        at_table.begin(GAME, ("setup", 9, 0, 0))
        raise AssertionError("nine players")
    except IllegalEvent:
        pass
    assert (at_table.game, at_table.count, whole(at_table.storage, GAME)) == (GAME, count, blob)
    at_table.undo()
    assert resumed(whole(at_table.storage, GAME)).count == count - 1


def test_requesting_dice_twice_without_an_undo_rolls_new_ones():
    at_table = played(6)
    assert len(set([at_table.roll(2, 6) for _ in range(20)])) > 5


def test_an_undone_roll_is_kept_until_the_same_kind_of_dice_is_rolled_again():
    tray = session()
    tray.begin("dice_tray", ("dice", 3, 6))
    first = tray.roll(3, 6)
    tray.do(("rolled",) + first)
    tray.undo()
    tray.do(("dice", 1, 20))
    tray.do(("rolled",) + tray.roll(1, 20))
    tray.do(("dice", 3, 6))
    assert tray.roll(3, 6) == first


def test_a_truncated_last_record_is_set_aside_and_the_game_can_be_continued():
    at_table = played(40)
    blob = whole(at_table.storage, GAME)
    for length in range(records.HEAD_SIZE + 1, len(blob)):
        again = resumed(blob[:length])
        kept = whole(again.storage, GAME)
        assert blob[: len(kept)] == kept
        aside = b"".join([whole(again.storage, name) for name in journals.ASIDES])
        assert kept + aside == blob[:length]
        if again.game:
            again.undo()
            assert resumed(whole(again.storage, GAME)).tracker.state() == again.tracker.state()


def test_any_changed_byte_is_detected():
    blob = whole(played(25).storage, GAME)
    for at in range(len(blob)):
        for change in (0x01, 0x80, 0xFF):
            broken = bytearray(blob)
            broken[at] ^= change
            again = resumed(bytes(broken))
            assert again.journal.trouble, "byte %d" % at
            assert len(whole(again.storage, GAME)) <= at


def test_swapped_duplicated_and_foreign_records_are_cut_off():
    ours, theirs = [whole(played(12, seed=seed).storage, GAME) for seed in (1, 2)]
    reader = records.Reader([ours], records.GAME)
    ends = [records.HEAD_SIZE]
    for _ in reader:
        ends.append(reader.good)
    pieces = [ours[a:b] for a, b in zip(ends, ends[1:])]
    swapped = records.head(records.GAME) + b"".join(pieces[:4] + [pieces[5], pieces[4]] + pieces[6:])
    doubled = ours[: ends[5]] + ours[ends[4] :]
    spliced = ours[: ends[2]] + theirs[ends[2] :]
    twice = ours + ours
    for blob in (swapped, doubled, spliced, twice):
        again = resumed(blob)
        assert again.journal.trouble == journals.CUT
        assert ours[: len(whole(again.storage, GAME))] == whole(again.storage, GAME)


def test_a_foreign_blob_is_set_aside_whole():
    tray = session()
    tray.begin("dice_tray", ("dice", 1, 6))
    other_version = records.GAME + b"\x7f" + b"whatever"
    for blob in (b"hello, this is not a game", b"\0", other_version, whole(tray.storage, "dice_tray")):
        again = resumed(blob)
        assert again.game == ""
        assert again.journal.trouble == journals.FOREIGN
        assert whole(again.storage, journals.ASIDE) == blob
        again.begin(GAME, ("setup", 2, 0, 0))
        assert resumed(whole(again.storage, GAME)).tracker.players == 2


def damaged_by_turns(storage, damages):
    """Damage the end of a game and let the damage be set aside, once for each of `damages`."""
    for damage in damages:
        storage.append(GAME, damage)
        assert session(storage).resume(GAME)


def test_the_last_three_pieces_of_damaged_data_stay_set_aside():
    storage = played(5).storage
    good = whole(storage, GAME)
    damages = [b"first", b"second", b"third", b"fourth"]
    damaged_by_turns(storage, damages)
    assert whole(storage, GAME) == good
    assert [whole(storage, name) for name in journals.ASIDES] == [b"fourth", b"third", b"second"]


def test_a_power_cut_while_damaged_data_is_being_set_aside_loses_nothing():
    good = whole(played(5).storage, GAME)
    for left in range(5):
        storage = Faulty(("replace",), (), Cut(), NEVER)
        storage.replace(GAME, [good])
        damaged_by_turns(storage, [b"first", b"second"])
        storage.append(GAME, b"third")
        storage.spares = storage.count + left
        try:
            session(storage).resume(GAME)
        except Cut:
            pass
        storage.spares = NEVER
        assert session(storage).resume(GAME)
        assert whole(storage, GAME) == good
        assert [whole(storage, name) for name in journals.ASIDES] == [b"third", b"second", b"first"]


def test_when_space_runs_out_only_the_last_two_pieces_of_damaged_data_are_kept():
    storage = Small(2000)
    good = whole(played(5).storage, GAME)
    storage.replace(GAME, [good])
    damaged_by_turns(storage, [b"1" * 60, b"2" * 60, b"3" * 60])
    storage.append(GAME, b"4" * 60)
    storage.room = len(good) + 200
    assert session(storage).resume(GAME)
    assert [whole(storage, name)[:1] for name in journals.ASIDES] == [b"4", b"3", b""]
    assert whole(storage, GAME) == good


def test_damaged_data_that_cannot_be_set_aside_stays_in_place_and_is_reported():
    storage = Small(2000)
    good = whole(played(5).storage, GAME)
    storage.replace(GAME, [good + b"damage"])
    storage.room = len(good) + 10
    again = session(storage)
    assert again.resume(GAME)
    assert again.journal.trouble == journals.UNSAVED
    assert whole(storage, GAME) == good + b"damage"


class Misread(MemoryStorage):
    """Storage whose piece of this number, counted over all reads, is read with one wrong bit."""

    number = 0

    def pieces(self, name):
        for piece in super().pieces(name):
            self.number -= 1
            yield piece if self.number else piece[:-1] + bytes([piece[-1] ^ 1])


def test_a_misread_while_an_impossible_record_is_set_aside_loses_nothing():
    at_table, impossible = played(5), bytes([99, 0])
    good = whole(at_table.storage, GAME)
    reader = records.Reader([good], records.GAME)
    assert list(reader)
    for number in range(1, 8):
        storage = Misread()
        storage.replace(GAME, [good + records.frame(impossible, crc32(impossible, reader.crc))])
        storage.number = number
        again = session(storage)
        again.resume(GAME)
        storage.number = 0
        assert again.count == at_table.count, number
        assert whole(storage, GAME).startswith(good), number


def test_beginning_a_game_changes_the_storage_only_once():
    storage = played(5).storage
    changes = []
    replace, append = storage.replace, storage.append
    storage.replace = lambda name, pieces: (changes.append(name), replace(name, pieces))
    storage.append = lambda name, data: (changes.append(name), append(name, data))
    session(storage).begin(GAME, ("setup", 3, 0, 0))
    assert changes == [GAME]
    assert resumed(whole(storage, GAME)).count == 1
