"""Names are drawn without marks that the fonts lack."""

from hamstertop.drawing.canvas import has, width
from hamstertop.drawing.fonts import capitals, large, medium, small


def test_a_letter_with_a_mark_that_a_font_lacks_is_drawn_without_it():
    for name, drawn in (("Łukasz", "Lukasz"), ("Şule", "Sule"), ("Žofie", "Zofie"), ("Ngọc Ánh", "Ngoc Ánh")):
        for font in (small, medium, large):
            assert width(font, name) == width(font, drawn)
    assert capitals("Łuş") == "LUS"


def test_fonts_have_apostrophes_and_no_other_scripts():
    assert has(large, "’")
    assert not [char for char in "Юя语\n" if has(large, char)]
