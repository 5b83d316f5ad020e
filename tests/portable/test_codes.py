"""Encoded data is decoded unchanged, and any altered code is refused."""

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
    """A saved game on the score pad."""

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
        """End the game, and return the saved blob."""
        self.do("ended")
        results.update(self.storage, self.session, ["", "Zoë", "", "", "", ""])
        return self.blob

    @property
    def blob(self):
        return whole(self.storage, "score_pad")

    @property
    def record(self):
        return results.standing(records.Reader(self.storage.pieces(results.BLOB)))[-1]


def test_a_result_survives_encoding_and_decoding():
    for lines in (
        LINES,
        "score_pad\n0\n12 6 120\n" + "\n".join(["%d %d Bärbel" % (6 - seat, -40000 * seat) for seat in range(6)]),
        "run_hamster_run\n240\n3\n1 - Anna\n2 - \n2 - <b>&amp;",
        "a_title_of_others\n70000\n300 -128 127\n1 0 日本語の名前",
    ):
        taken = reading.read(texts(record(lines))[0])
        assert (taken.record, taken.day, taken.journal) == (record(lines), 0, b"")


def test_the_day_of_a_game_is_included_if_known():
    for day in (2500, reading.LAST_DAY):
        assert reading.read(texts(record(), day=day)[0]).day == day
    assert refused(texts(record(), day=reading.LAST_DAY + 1)[0]) == reading.DAMAGED


def test_codes_use_only_characters_allowed_in_urls_and_alphanumeric_qr_codes():
    """The last character must not be one that messaging apps would exclude from a link."""
    for last in range(256):
        text = codes.text(bytes([last])), codes.text(bytes([7, last]))
        for each in text:
            assert not [letter for letter in each if letter not in codes.ALPHABET]
            assert each[-1] not in ".:"


def test_a_code_is_found_in_a_url_and_after_other_text():
    text = texts(record())[0]
    for around in ("%s", "https://example.org/play/#%s", "  HTTPS://EXAMPLE.ORG/play/#%s\n", "Anna has won\n%s"):
        assert reading.read(around % text).record == record()
    assert reading.read(text.lower()).record == record()


def refused(text):
    """Return why the text is refused, or "" if it is accepted."""
    try:
        reading.read(text)
    except reading.Refused as error:
        return error.why
    return ""


def test_text_that_is_not_one_of_our_codes_is_classified_as_foreign():
    for text in ("", " ", "#", "https://example.org/", "HTTPS://EXAMPLE.ORG/#section", "WIFI:S:home;;", "hat"):
        assert refused(text) == reading.FOREIGN, text


def test_a_code_from_a_later_version_is_classified_as_newer():
    data = bytes([2, 0x11]) + IDENTITY + b"whatever it will hold"
    data += records.check(data, 0).to_bytes(4, "big")
    assert refused(codes.text(data)) == reading.NEWER


def test_any_changed_or_missing_character_is_detected():
    text = texts(record())[0]
    start = len(codes.MARK)
    for at in range(start, len(text)):
        for letter in ("0", "Z", "é"):
            if text[at] != letter:
                assert refused(text[:at] + letter + text[at + 1 :]) == reading.DAMAGED
        assert refused(text[:at]) == reading.DAMAGED
    assert refused(text + "0") == reading.DAMAGED


def test_an_impossible_body_with_a_valid_checksum_counts_as_damaged():
    good = codes.result(results.Result(record()))
    for body in (
        good[:-1],
        b"\x00" + good[11:],  # no title
        good.replace(b"hamsterdam", b"../../etc/"),
        good.replace(b"Anna", b"An\na"),
        good.replace(b"Anna", b"\xff\xfe\xfd\xfc"),
        good[:11] + b"\xff\xff\xff\xff\x01" + good[12:],  # a day that is too late
        good + b"\x00",  # no events
        good + b"\xff\x7f",  # far too many events
    ):
        assert refused(codes.parts(IDENTITY, body, 1000)[0]) == reading.DAMAGED, body


def standing(blob):
    """Return a saved game's version, and its events that have not been undone, with their seconds."""
    reader = records.Reader([blob])
    found = []
    for payload in reader:
        if payload[:-1] == UNDO:
            found.pop()
        else:
            found.append(payload)
    return reader.version, found


def test_a_whole_game_is_decoded_unchanged():
    game = Pad()
    for seat in range(20):
        game.do("scored", seat % 3, seat - 30, seconds=seat)
        game.do("turned")
    blob = game.end()
    taken = reading.read(texts(game.record, packing.events([blob], game.session.identity))[0])
    assert taken.journal == blob
    assert taken.record == game.record


def test_undone_events_are_omitted_but_their_time_still_counts():
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


def test_the_time_of_undone_events_is_limited_to_the_longest_pause():
    game = Pad()
    game.do("scored", 1, 99, seconds=200)
    game.undo(seconds=100)
    game.do("scored", 1, 9, seconds=4)
    blob = game.end()
    taken = reading.read(texts(game.record, packing.events([blob], game.session.identity))[0])
    assert max(event[-1] for event in standing(taken.journal)[1]) == 255


def test_events_from_a_different_or_damaged_game_are_omitted():
    game = Pad()
    blob = game.end()
    assert packing.events([blob], b"none") == b""
    assert packing.events([blob[:-1]], game.session.identity) == b""
    assert packing.events([b""], game.session.identity) == b""
    assert packing.events([b"HT\x03"], game.session.identity) == b""


def test_a_game_that_exceeds_the_available_space_is_not_packed():
    game = Pad()
    for seat in range(20):
        game.do("scored", seat % 3, seat - 30, seconds=seat)
    blob, identity = game.end(), game.session.identity
    packed = packing.events([blob], identity)
    assert packing.events([blob], identity, len(packed)) == packed
    for most in range(len(packed)):
        assert packing.events([blob], identity, most) == b""


def test_a_version_1_game_is_decoded_without_times():
    crc = 0
    blob = b"HT\x01"
    for payload in (IDENTITY + b"score_pad", b"\x00\x02\x00", b"\x01\x00\x07", b"\x04"):
        crc = records.check(payload, crc)
        blob += records.frame(payload, crc)
    old = record("score_pad\n0\n1\n1 7 \n2 0 ")
    assert reading.read(texts(old, packing.events([blob], IDENTITY))[0]).journal == blob


def test_parts_are_joined_in_any_order_but_only_if_all_belong_to_the_same_game():
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


def test_parts_made_before_the_end_of_a_game_was_undone_do_not_mix_with_later_parts():
    """All the parts belong to the same game, so only the checksum of the whole body distinguishes them."""
    payload = "\n".join(["%d %d Bärbel" % (seat, 50 + seat) for seat in range(1, 7)])
    one = [reading.part(text) for text in texts(record("score_pad\n5\n9 6 0\n" + payload), b"", 30)]
    other = [reading.part(text) for text in texts(record("score_pad\n6\n9 6 0\n" + payload), b"", 30)]
    assert len(one) == len(other) > 1
    assert raises(reading.Refused, reading.whole, one[:1] + other[1:])


def test_data_that_needs_more_than_nine_parts_is_not_encoded():
    assert codes.parts(IDENTITY, bytes(100), 10) == []


def test_a_game_with_an_event_kind_that_cannot_be_packed_is_omitted():
    payload = bytes([packing.KINDS, 1])
    crc = records.check(IDENTITY + b"score_pad", 0)
    blob = records.HEAD + records.frame(IDENTITY + b"score_pad", crc)
    blob += records.frame(payload, records.check(payload, crc))
    assert packing.events([blob], IDENTITY) == b""
