"""Codes: what goes in comes out, and whatever was changed on the way is refused."""

from hamstertop import chance
from hamstertop.companion import codes, packing, records, results
from hamstertop.companion.history import UNDO
from hamstertop.companion.session import Session
from hamstertop.storage import MemoryStorage, whole
from hamstertop_host.reports import codes as reading
from raising import raises

IDENTITY = b"\xf7\x46\x8d\x6d"
LINES = "hamsterdam\n31\n9 2 0 0\n2 14 Anna\n1 9 "


def record(lines=LINES, identity=IDENTITY):
    return identity + lines.encode()


def texts(payload, events=b"", most=1000, day=0):
    shown = results.Result(payload)
    return codes.parts(shown.identity, codes.result(shown, day) + events, most)


class Pad:
    """A game on the score pad, as it is saved."""

    def __init__(self, seed=1):
        self.storage = MemoryStorage()
        self.now = 0
        self.session = Session(self.storage, chance.Seeded(seed), lambda: self.now)
        self.session.begin("score_pad", ("setup", 3, 0))

    def do(self, *event, seconds=5):
        self.now += 1000 * seconds
        self.session.do(event)

    def undo(self, seconds=5):
        self.now += 1000 * seconds
        self.session.undo()

    def end(self):
        """Over; the game's saved blob."""
        self.do("ended")
        results.update(self.storage, self.session, ["", "Zoë", "", "", "", ""])
        return self.blob

    @property
    def blob(self):
        return whole(self.storage, "score_pad")

    @property
    def record(self):
        return results.standing(records.Reader(self.storage.pieces(results.BLOB)))[-1]


def test_a_result_comes_out_as_it_went_in():
    for lines in (
        LINES,
        "score_pad\n0\n12 6 120\n" + "\n".join(["%d %d Bärbel" % (6 - seat, -40000 * seat) for seat in range(6)]),
        "run_hamster_run\n240\n3\n1 - Anna\n2 - \n2 - <b>&amp;",
        "a_title_of_others\n70000\n300 -128 127\n1 0 日本語の名前",
    ):
        taken = reading.read(texts(record(lines))[0])
        assert (taken.record, taken.day, taken.journal) == (record(lines), 0, b"")


def test_a_day_that_is_known_goes_along():
    for day in (2500, reading.LAST_DAY):
        assert reading.read(texts(record(), day=day)[0]).day == day
    assert refused(texts(record(), day=reading.LAST_DAY + 1)[0]) == reading.DAMAGED


def test_a_text_has_only_letters_that_addresses_and_codes_of_letters_take():
    """It ends in none that a messenger would leave out of a link."""
    for last in range(256):
        text = codes.text(bytes([last])), codes.text(bytes([7, last]))
        for each in text:
            assert not [letter for letter in each if letter not in codes.ALPHABET]
            assert each[-1] not in ".:"


def test_a_text_is_found_in_an_address_and_behind_other_words():
    text = texts(record())[0]
    for around in ("%s", "https://example.org/play/#%s", "  HTTPS://EXAMPLE.ORG/play/#%s\n", "Anna has won\n%s"):
        assert reading.read(around % text).record == record()
    assert reading.read(text.lower()).record == record()


def refused(text):
    """Why a text is not taken, "" if it is."""
    try:
        reading.read(text)
    except reading.Refused as error:
        return error.why
    return ""


def test_what_is_not_ours_is_called_foreign():
    for text in ("", " ", "#", "https://example.org/", "HTTPS://EXAMPLE.ORG/#section", "WIFI:S:home;;", "hat"):
        assert refused(text) == reading.FOREIGN, text


def test_a_version_to_come_is_called_newer():
    data = bytes([2, 0x11]) + IDENTITY + b"whatever it will hold"
    data += records.check(data, 0).to_bytes(4, "big")
    assert refused(codes.text(data)) == reading.NEWER


def test_each_changed_or_missing_letter_is_noticed():
    text = texts(record())[0]
    start = len(codes.MARK)
    for at in range(start, len(text)):
        for letter in ("0", "Z", "é"):
            if text[at] != letter:
                assert refused(text[:at] + letter + text[at + 1 :]) == reading.DAMAGED
        assert refused(text[:at]) == reading.DAMAGED
    assert refused(text + "0") == reading.DAMAGED


def test_what_holds_together_but_cannot_be_is_damaged():
    good = codes.result(results.Result(record()))
    for body in (
        good[:-1],
        b"\x00" + good[11:],  # no title
        good.replace(b"hamsterdam", b"../../etc/"),
        good.replace(b"Anna", b"An\na"),
        good.replace(b"Anna", b"\xff\xfe\xfd\xfc"),
        good[:11] + b"\xff\xff\xff\xff\x01" + good[12:],  # a day that never ends
        good + b"\x00",  # no events
        good + b"\xff\x7f",  # far too many
    ):
        assert refused(codes.parts(IDENTITY, body, 1000)[0]) == reading.DAMAGED, body


def standing(blob):
    """Return the events of a saved game that stand, with their seconds, and the version."""
    reader = records.Reader([blob])
    found = []
    for payload in reader:
        if payload[:-1] == UNDO:
            found.pop()
        else:
            found.append(payload)
    return reader.version, found


def test_a_whole_game_comes_out_as_the_events_that_stand():
    game = Pad()
    for seat in range(20):
        game.do("scored", seat % 3, seat - 30, seconds=seat)
        game.do("turned")
    blob = game.end()
    taken = reading.read(texts(game.record, packing.events([blob], game.session.identity))[0])
    assert taken.journal == blob
    assert taken.record == game.record


def test_what_was_taken_back_stays_at_home_but_its_time_counts():
    game = Pad()
    game.do("scored", 0, 7, seconds=10)
    game.do("scored", 1, 99, seconds=20)
    game.undo(seconds=3)
    game.do("scored", 1, 9, seconds=4)
    blob = game.end()
    taken = reading.read(texts(game.record, packing.events([blob], game.session.identity))[0])
    assert standing(taken.journal) == (
        2,
        [each if each[-1] != 4 else each[:-1] + b"\x1b" for each in standing(blob)[1]],
    )


def test_long_pauses_around_what_was_taken_back_count_as_the_longest():
    game = Pad()
    game.do("scored", 1, 99, seconds=200)
    game.undo(seconds=100)
    game.do("scored", 1, 9, seconds=4)
    blob = game.end()
    taken = reading.read(texts(game.record, packing.events([blob], game.session.identity))[0])
    assert max(event[-1] for event in standing(taken.journal)[1]) == 255


def test_another_game_or_a_torn_one_does_not_go_along():
    game = Pad()
    blob = game.end()
    assert packing.events([blob], b"none") == b""
    assert packing.events([blob[:-1]], game.session.identity) == b""
    assert packing.events([b""], game.session.identity) == b""
    assert packing.events([b"HT\x03"], game.session.identity) == b""


def test_packing_stops_where_a_game_takes_more_than_there_is_room_for():
    game = Pad()
    for seat in range(20):
        game.do("scored", seat % 3, seat - 30, seconds=seat)
    blob, identity = game.end(), game.session.identity
    packed = packing.events([blob], identity)
    assert packing.events([blob], identity, len(packed)) == packed
    for most in range(len(packed)):
        assert packing.events([blob], identity, most) == b""


def test_a_game_of_version_one_has_no_times():
    crc = 0
    blob = b"HT\x01"
    for payload in (IDENTITY + b"score_pad", b"\x00\x02\x00", b"\x01\x00\x07", b"\x04"):
        crc = records.check(payload, crc)
        blob += records.frame(payload, crc)
    old = record("score_pad\n0\n1\n1 7 \n2 0 ")
    assert reading.read(texts(old, packing.events([blob], IDENTITY))[0]).journal == blob


def test_parts_are_put_together_in_any_order_and_only_those_of_one_game():
    game = Pad()
    for seat in range(60):
        game.do("scored", seat % 3, 1 + seat * 37 % 51, seconds=seat * 13 % 200)
    events = packing.events([game.end()], game.session.identity)
    found = texts(game.record, events, 50)
    assert len(found) > 2
    parts = [reading.part(text) for text in found]
    assert [(part.number, part.count) for part in parts] == [(1 + at, len(found)) for at in range(len(found))]
    parts.reverse()
    assert reading.whole(parts + parts[:1]).journal == game.blob
    other = [reading.part(text) for text in texts(record(), events, 50)]
    assert len(other) == len(parts)
    for wrong in (parts[1:], other[:1] + parts[:-1], []):
        assert raises(reading.Refused, reading.whole, wrong)


def test_parts_of_an_end_that_was_undone_do_not_mix_with_the_later_one():
    """Both are of the same game: the check of the whole tells."""
    payload = "\n".join(["%d %d Bärbel" % (seat, 50 + seat) for seat in range(1, 7)])
    one = [reading.part(text) for text in texts(record("score_pad\n5\n9 6 0\n" + payload), b"", 30)]
    other = [reading.part(text) for text in texts(record("score_pad\n6\n9 6 0\n" + payload), b"", 30)]
    assert len(one) == len(other) > 1
    assert raises(reading.Refused, reading.whole, one[:1] + other[1:])


def test_more_parts_than_nine_are_none():
    assert codes.parts(IDENTITY, bytes(100), 10) == []


def test_a_kind_of_event_that_cannot_be_packed_keeps_the_game_at_home():
    payload = bytes([packing.KINDS, 1])
    crc = records.check(IDENTITY + b"score_pad", 0)
    blob = records.HEAD + records.frame(IDENTITY + b"score_pad", crc)
    blob += records.frame(payload, records.check(payload, crc))
    assert packing.events([blob], IDENTITY) == b""
