"""QR codes conform to the standard. test_codes_seen checks that cameras can read them."""

from hamstertop.drawing import qr

LEVELS = (qr.MEDIUM, qr.LOW)


def longest(version, level):
    """Return the longest text that fits into a code."""
    letters = qr.room(version, level) * 2 // 11
    while qr.bits(["A" * letters]) > qr.room(version, level):
        letters -= 1
    return ["A" * letters]


def rows(modules, size):
    return ["".join([str(dark(modules, size * row + column)) for column in range(size)]) for row in range(size)]


def dark(modules, at):
    return modules[at >> 3] >> (at & 7) & 1


def test_a_known_code_has_the_modules_required_by_the_standard():
    """Check a finder pattern, the timing, the format bits for level M with our mask, and the dark module."""
    shown = rows(qr.code(["AC-42"], 1, qr.MEDIUM), 21)
    assert [row[:8] for row in shown[:8]] == [
        "11111110",
        "10000010",
        "10111010",
        "10111010",
        "10111010",
        "10000010",
        "11111110",
        "00000000",
    ]
    assert shown[6][8:13] == "10101"
    assert shown[8][:9] == "101010100"  # format bits 101010000010010, with a timing module between them
    assert shown[13][8] == "1"


def test_capacities_match_the_standard():
    """The numbers of letters for versions 1 to 9 are from table 7 of the standard."""
    found = [[len(longest(version, level)[0]) for version in range(1, 1 + qr.VERSIONS)] for level in LEVELS]
    assert found == [[20, 38, 61, 90, 122, 154, 178, 221, 262], [25, 47, 77, 114, 154, 195, 224, 279, 335]]


def test_the_smallest_version_with_enough_room_is_chosen():
    for level in LEVELS:
        for version in range(1, 1 + qr.VERSIONS):
            parts = longest(version, level)
            assert qr.smallest(parts, level, qr.VERSIONS) == version
            more = [parts[0] + "A"]
            assert qr.smallest(more, level, qr.VERSIONS) == (version + 1 if version < qr.VERSIONS else 0)
            assert qr.smallest(more, level, version) == 0
