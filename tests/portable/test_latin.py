"""Names are drawn without marks that the fonts lack."""

from hamstertop.companion.screens.names import drawable
from hamstertop.drawing.canvas import width
from hamstertop.drawing.fonts import capitals, large, medium, small


def test_a_letter_with_a_mark_that_a_font_lacks_is_drawn_without_it():
    for name, drawn in (("Łukasz", "Lukasz"), ("Şule", "Sule"), ("Žofie", "Zofie"), ("Ngọc Ánh", "Ngoc Ánh")):
        assert not [char for char in name if not drawable(char)]
        for font in (small, medium, large):
            assert width(font, name) == width(font, drawn)
    assert capitals("Łuş") == "LUS"


def test_apostrophes_can_be_in_names_and_other_scripts_cannot_be_drawn():
    assert not [char for char in "O’Neil" if not drawable(char)]
    assert not [char for char in "Юя语×÷1\n" if drawable(char)]
