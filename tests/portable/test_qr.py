"""QR codes: what the standard says of every code. Whether cameras read them: test_codes_seen."""

from hamstertop.drawing import qr
from hamstertop.drawing.canvas import Canvas
from hamstertop_host.virtual.upright import seen

LEVELS = (qr.MEDIUM, qr.LOW)


def longest(version, level):
    """As many letters as a code has room for."""
    letters = qr.room(version, level) * 2 // 11
    while qr.bits(["A" * letters]) > qr.room(version, level):
        letters -= 1
    return ["A" * letters]


def rows(modules, size):
    return ["".join([str(dark(modules, size * row + column)) for column in range(size)]) for row in range(size)]


def dark(modules, at):
    return modules[at >> 3] >> (at & 7) & 1


def test_a_known_code():
    """Patterns, timing, format bits of level M with our mask, and the module that is always dark."""
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
    assert shown[8][:9] == "101010100"  # format bits 101010000010010, between them the timing
    assert shown[13][8] == "1"


def test_rooms_are_those_of_the_standard():
    """Letters of versions 1 to 9, its table 7."""
    found = [[len(longest(version, level)[0]) for version in range(1, 1 + qr.VERSIONS)] for level in LEVELS]
    assert found == [[20, 38, 61, 90, 122, 154, 178, 221, 262], [25, 47, 77, 114, 154, 195, 224, 279, 335]]


def test_a_code_is_half_dark_in_every_version_and_takes_a_bit_a_module():
    for level in LEVELS:
        for version in range(1, 1 + qr.VERSIONS):
            modules = qr.code(longest(version, level), version, level)
            count = qr.side(version) ** 2
            assert len(modules) == (count + 7) // 8
            assert 0.4 < sum([dark(modules, at) for at in range(count)]) / count < 0.6


def test_the_smallest_version_is_taken_that_has_room():
    for level in LEVELS:
        for version in range(1, 1 + qr.VERSIONS):
            parts = longest(version, level)
            assert qr.smallest(parts, level, qr.VERSIONS) == version
            more = [parts[0] + "A"]
            assert qr.smallest(more, level, qr.VERSIONS) == (version + 1 if version < qr.VERSIONS else 0)
            assert qr.smallest(more, level, version) == 0


def test_letters_take_less_than_bytes():
    assert qr.bits(["HTTPS://EXAMPLE.ORG/"]) == 4 + 9 + 110
    assert qr.bits(["play/#"]) == 4 + 8 + 48
    assert qr.bits(["é"]) == 4 + 8 + 16


def test_a_code_is_drawn_with_white_around_it():
    modules = qr.code(["AC-42"], 1, qr.MEDIUM)
    for pixels in (2, 3):
        canvas = Canvas(100, 96)
        canvas.fill(0, 0, 100, 96, 1)
        qr.draw(canvas, modules, 3, 5, pixels)
        ink = seen(canvas)

        def painted(x, y, ink=ink):
            return ink[y * 13 + x // 8] >> (7 - x % 8) & 1

        wide = (21 + 2 * qr.QUIET) * pixels
        for y in range(wide):
            for x in range(wide):
                row, column = y // pixels - qr.QUIET, x // pixels - qr.QUIET
                inside = 0 <= row < 21 and 0 <= column < 21
                assert painted(3 + x, 5 + y) == (dark(modules, 21 * row + column) if inside else 0)
        assert painted(2, 50) == painted(3 + wide, 50) == 1
