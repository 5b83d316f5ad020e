"""The canvas clips, draws text, and produces the same bytes with machine code, with arrays and without either."""

from hamstertop.content import content, say
from hamstertop.drawing import images, plain
from hamstertop.drawing.canvas import _PAINTER, ELLIPSIS, Canvas, fit, width, wrap
from hamstertop.drawing.edges import BAR
from hamstertop.drawing.fonts import capitals, large, medium, numerals, plate, small
from hamstertop.drawing.painter import Painter
from hamstertop.drawing.pictures.seats import HEADS, PORTRAITS
from hamstertop.drawing.plain import unpacked
from hamstertop_host.simulator.virtual.upright import seen

FONTS = (small, medium, large, plate, numerals)
WORDY = (small, medium, large)
# All characters of the fonts for words, including those in the separate modules for accented and other letters
LATIN = (
    " !\"#$%&'()*+,-./0123456789:;<=>?@"
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
    "¡«·»¿°±Œœ–’“”„•…▲▼◀▶"
)
ARROW = (10, 3, b"\x47\x02\x01\x07\x02")  # packed: eight columns of 2, then 7 and 2


def rows(canvas: Canvas) -> list[str]:
    """Return the pixels as text, with # for ink."""
    return [
        "".join(".#"[1 - (canvas.buffer[(y >> 3) * canvas.width + x] >> (y & 7) & 1)] for x in range(canvas.width))
        for y in range(canvas.height)
    ]


def chars(font) -> str:
    return LATIN if font in WORDY else font.CHARS


def checksum(data: bytearray) -> int:
    """Return Fletcher's checksum as a number, because MicroPython ports have different hash functions."""
    low = high = 0
    for byte in data:
        low = (low + byte + 1) % 65521
        high = (high + low) % 65521
    return high << 16 | low


class Numbers:
    """A simple generator of repeatable pseudorandom numbers."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def between(self, low: int, high: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x3FFFFFFF
        return low + (self.state >> 12) % (high - low + 1)


def scribble(canvas: Canvas, seed: int, strokes: int) -> None:
    """Draw everything that the canvas can draw, at positions inside, across and beyond its edges."""
    numbers = Numbers(seed)
    for stroke in range(strokes):
        x = numbers.between(-30, canvas.width + 5)
        y = numbers.between(-30, canvas.height + 5)
        w = numbers.between(-2, 50)
        h = numbers.between(-2, 40)
        r = numbers.between(0, 12)
        ink = numbers.between(0, 2) and 1
        kind = stroke % 9
        if kind == 0:
            canvas.fill(x, y, w, h, ink)
        elif kind == 1:
            canvas.frame(x, y, w, h, r, 1 + r // 4)
        elif kind == 2:
            canvas.round(x, y, w, h, r)
        elif kind == 3:
            canvas.line(x, y, x + w, y - h)
        elif kind == 4:
            canvas.round(x - r, y - r, 2 * r + 1, 2 * r + 1, r + 1)
        elif kind == 5:
            canvas.frame(x - r, y - r, 2 * r + 1, 2 * r + 1, r + 1, 2)
        elif kind == 6:
            canvas.picture(ARROW, x, y, ink)
        else:
            font = FONTS[numbers.between(0, len(FONTS) - 1)]
            canvas.text(font, "Zoë-7", x, y, ink)


def specimen(font, native: bool) -> Canvas:
    """Return a canvas with every character of a font, in black and in white, at every vertical offset within a byte."""
    half = 330
    canvas = Canvas(296, 2 * half, native)
    for paper in range(2):
        canvas.fill(0, half * paper, 296, half, paper)
        x, y = -3, half * paper - 1
        for char in chars(font):
            x = canvas.text(font, char, x, y, 1 - paper)
            if x > 296:
                x, y = -3, y + font.HEIGHT - 3
        assert y + font.HEIGHT <= half * (paper + 1), "the canvas is too low for the font"
    return canvas


def test_a_rectangle_is_clipped_at_every_edge():
    canvas = Canvas(10, 4)
    canvas.fill(-5, -5, 7, 7)
    canvas.fill(8, 3, 99, 99)
    canvas.fill(10, 0, 5, 5)
    canvas.fill(3, 4, 5, 5)
    canvas.fill(3, 1, -2, 2)
    assert rows(canvas) == ["##........", "##........", "..........", "........##"]


def test_nothing_spills_beyond_the_last_row():
    for native in (True, False):
        canvas = Canvas(60, 13, native)
        scribble(canvas, 5, 300)
        assert any(byte != 255 for byte in canvas.buffer)
        assert all(byte & 0xE0 == 0xE0 for byte in canvas.buffer[60:])


def test_turning_a_frame_upright_preserves_every_pixel():
    for w, h in ((16, 8), (13, 11), (8, 20)):
        canvas = Canvas(w, h)
        scribble(canvas, w, 60)
        bits = seen(canvas)
        stride = (w + 7) // 8
        assert rows(canvas) == [
            "".join("#" if bits[y * stride + (x >> 3)] >> (7 - (x & 7)) & 1 else "." for x in range(w))
            for y in range(h)
        ]


def test_a_picture_is_clipped_at_every_edge():
    whole = Canvas(60, 60)
    whole.picture(ARROW, 24, 24)
    for dx in range(-12, 14):
        for dy in range(-4, 6):
            part = Canvas(13, 5, False)
            part.picture(ARROW, dx, dy)
            assert rows(part) == [row[24 - dx : 37 - dx] for row in rows(whole)[24 - dy : 29 - dy]]


def test_each_seat_has_a_distinct_portrait_and_head():
    for series, size in ((PORTRAITS, 32), (HEADS, 16)):
        assert [(wide, high) for wide, high, _ in series] == [(size, size)] * 6
        pictures = [bytes(unpacked(bits, 0, size * size // 8)) for _, _, bits in series]
        for one, bits in enumerate(pictures):
            for other in pictures[:one]:
                differ = sum(bin(a ^ b).count("1") for a, b in zip(bits, other))
                assert differ * 5 >= size * size, (one, differ)


def test_every_glyph_stays_in_its_line_box():
    for font in FONTS:
        for char in chars(font):
            canvas = Canvas(64, font.HEIGHT + 20)
            canvas.text(font, char, 10, 10)
            picture = rows(canvas)
            assert "#" not in "".join(picture[:10]) + "".join(picture[10 + font.HEIGHT :]), (char,)


def test_fit_keeps_text_that_fits_and_shortens_longer_text():
    assert fit(medium, "Anna", width(medium, "Anna")) == "Anna"
    short = fit(medium, "Anna Magdalena", 60)
    assert short == "Anna M" + ELLIPSIS
    assert width(medium, short) <= 60
    assert fit(medium, "Anna Magdalena", width(medium, "Anna M") - 1) == "Anna" + ELLIPSIS
    assert fit(medium, "Anna", 1) == ELLIPSIS


def test_a_name_in_capitals_keeps_all_letters_and_its_accents_fit_in_the_bar():
    assert capitals("Zoë-Françoise Groß") == "ZOË-FRANÇOISE GROSS"
    canvas = Canvas(296, 60)
    canvas.text(plate, capitals("äéîõùñ"), 4, 10)
    inked = [y for y, row in enumerate(rows(canvas)) if "#" in row]
    assert (inked[0], inked[-1]) == (10, 10 + plate.BASE - 1)
    assert plate.BASE <= BAR


def test_wrap_breaks_at_spaces_and_never_exceeds_the_width():
    text = "Turn over one flood card for every breach"
    for limit in range(45, 200, 7):
        lines = wrap(medium, text, limit)
        assert " ".join(lines) == text
        assert all(width(medium, line) <= limit for line in lines)
    assert wrap(medium, "", 50) == []
    assert wrap(medium, " a  line ", 100) == ["a line"]


def test_wrap_breaks_a_word_that_is_wider_than_a_line():
    lines = wrap(medium, "a Wassertankanzeige", 40)
    assert "".join(lines) == "aWassertankanzeige"
    assert lines[0] == "a"
    assert all(width(medium, line) <= 40 for line in lines)
    assert wrap(medium, "Wo", 1) == ["W", "o"]


def test_fast_and_portable_painting_give_the_same_bytes():
    if _PAINTER is plain:
        return  # this runtime has only one painter
    for font in FONTS:
        assert specimen(font, True).buffer == specimen(font, False).buffer
    for w, h in ((296, 128), (61, 40), (8, 9), (3, 3)):
        for seed in range(8):
            native, portable = Canvas(w, h), Canvas(w, h, False)
            scribble(native, seed, 120)
            scribble(portable, seed, 120)
            assert native.buffer == portable.buffer, (w, h, seed)


def test_every_runtime_paints_the_same_frame():
    scribbles = bytearray()
    for seed in range(20):
        canvas = Canvas(150, 60)
        scribble(canvas, seed, 40)
        scribbles += seen(canvas)
    sums = [checksum(scribbles)] + [checksum(seen(specimen(font, True))) for font in FONTS]
    assert sums == SUMS, sums


# Look at the frames before you update these checksums: they represent frames that a person has approved by eye.
SUMS = [839114804, 1535173747, 3253593203, 3030967411, 676193395, 4052804723]


def doubled(lines: list[str]) -> list[str]:
    return ["".join([pixel * 2 for pixel in lines[row // 2]]) for row in range(2 * len(lines))]


def test_doubling_a_picture_turns_each_pixel_into_four():
    columns = list(range(200, 213)) + [1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5]  # spanning two pages
    picture = (13, 11, bytes([len(columns) - 1] + columns))
    once, twofold = Canvas(13, 11), Canvas(26, 22)
    once.picture(picture, 0, 0)
    twofold.picture(images.twice(picture), 0, 0)
    assert rows(twofold) == doubled(rows(once))


def test_marks_before_a_spanish_question_do_not_reach_into_the_line_below():
    for font in (small, medium, large, plate):
        canvas = Canvas(64, 48)
        canvas.text(font, "¿¡", 2, 0)
        assert [row for row in rows(canvas)[font.BASE :] if "#" in row] == []


def test_an_accent_in_the_first_line_is_not_hidden_by_the_bar():
    def black(canvas):
        return sum([row.count("#") for row in rows(canvas)])

    for do in ("Étale.", "À toi.", "LÂCHE !"):
        painted, plain = Canvas(296, 128), Canvas(296, 128)
        Painter(painted, str, 3).paint(content("x", "", (say(do, "Ici."),), (None, None, None)), [("", "")] * 3)
        Painter(plain, str, 3).paint(content("x", "", (say("", ""),), (None, None, None)), [("", "")] * 3)
        alone = Canvas(296, 128)
        alone.text(plate if do == "LÂCHE !" else large, do, 2, 40)
        alone.text(medium, "Ici.", 2, 90)
        assert black(painted) - black(plain) == black(alone), do
