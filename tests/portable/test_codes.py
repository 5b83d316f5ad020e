"""Encoded data is decoded unchanged, and any altered code is refused."""

from binascii import crc32

import made
from hamstertop.saving import codes, results
from hamstertop_host.reports import codes as reading

IDENTITY = b"\xf7\x46\x8d\x6d"
ROWS = ((2, 14, "Anna", None, "a1b201"), (1, 9, ""))


def record(*rows, **more):
    how = dict(identity=IDENTITY, minutes=31, rounds=9, setup=(2, 0, 0))
    how.update(more)
    return made.result(*(rows or ROWS), **how)


def text(payload, **how):
    shown = results.Result(payload)
    return codes.code(shown.identity, codes.result(shown, **how))


def test_a_result_survives_encoding_and_decoding():
    many = [(6 - seat, -40000 * seat, "Bärbel", seat, "00ff%02x" % seat) for seat in range(6)]
    for payload in (
        record(),
        record(*many, title="score_pad", minutes=0, rounds=12, setup=(6, 120)),
        record((1, None, "Anna"), (2, None, ""), (2, None, "<b>&amp;"), title="run_hamster_run", timed=True),
        record((1, 0, "日本語の名前"), title="a_title_of_others", minutes=70000, rounds=300, setup=(-128, 127)),
        record((0, 4, "Anna"), (0, 2, "")),
    ):
        taken = reading.read(text(payload))
        assert (taken.record, taken.day) == (payload, 0)


def test_a_shortened_name_keeps_its_person_and_says_that_it_is_shortened():
    taken = results.Result(reading.read(text(record(), letters=3)).record)
    assert taken.players[0][3:5] == ("a1b201", "Ann…")
    assert taken.players[1][3:5] == ("", "")


def test_the_day_of_a_game_is_included_if_known():
    for day in (2500, reading.LAST_DAY):
        assert reading.read(text(record(), day=day)).day == day
    assert refused(text(record(), day=reading.LAST_DAY + 1)) == reading.DAMAGED


def test_codes_use_only_characters_allowed_in_urls_and_alphanumeric_qr_codes():
    """The last character must not be one that messaging apps would exclude from a link."""
    for last in range(256):
        for each in (codes.text(bytes([last])), codes.text(bytes([7, last]))):
            assert not [letter for letter in each if letter not in codes.ALPHABET]
            assert each[-1] not in ".:"


def test_a_code_is_found_in_a_url_and_after_other_text():
    good = text(record())
    for around in ("%s", "https://example.org/play/#%s", "  HTTPS://EXAMPLE.ORG/play/#%s\n", "Anna has won\n%s"):
        assert reading.read(around % good).record == record()
    assert reading.read(good.lower()).record == record()


def refused(code):
    """Return why the text is refused, or "" if it is accepted."""
    try:
        reading.read(code)
    except reading.Refused as error:
        return error.why
    return ""


def test_text_that_is_not_one_of_our_codes_is_classified_as_foreign():
    for other in ("", " ", "#", "https://example.org/", "HTTPS://EXAMPLE.ORG/#section", "WIFI:S:home;;", "hat"):
        assert refused(other) == reading.FOREIGN, other


def test_a_code_from_a_later_version_is_classified_as_newer():
    data = bytes([2]) + IDENTITY + b"whatever it will hold"
    data += crc32(data).to_bytes(4, "big")
    assert refused(codes.text(data)) == reading.NEWER


def test_any_changed_or_missing_character_is_detected():
    good = text(record())
    start = len(codes.MARK)
    for at in range(start, len(good)):
        for letter in ("0", "Z", "é"):
            if good[at] != letter:
                assert refused(good[:at] + letter + good[at + 1 :]) == reading.DAMAGED
        assert refused(good[:at]) == reading.DAMAGED
    assert refused(good + "0") == reading.DAMAGED


def test_an_impossible_body_with_a_valid_checksum_counts_as_damaged():
    good = codes.result(results.Result(record()))
    for body in (
        good[:-1],
        good[:-2] + b"\x04\x00",  # an unknown remark about a player
        b"\x00" + good[11:],  # no title
        good.replace(b"hamsterdam", b"../../etc/"),
        good.replace(b"Anna", b"An\na"),
        good.replace(b"Anna", b"\xff\xfe\xfd\xfc"),
        good[:11] + b"\xff\xff\xff\xff\x01" + good[12:],  # a day that is too late
        good + b"\x00",  # more than a result
    ):
        assert refused(codes.code(IDENTITY, body)) == reading.DAMAGED, body
