"""On a 2.9-inch panel, everybody can read what they need from 1 m, and the player who holds it from 40 cm.

Capitals and numerals can be read from 200 times their height, so 5 mm are needed at 1 m and 2 mm at 40 cm.
"""

import pytest

import tour
import tours
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing import painter
from hamstertop.drawing.fonts import capitals, large, plate
from tours import Page
from wording import ENGLISH, LARGEST

PIXEL = 66.9 / 296  # mm
FAR, NEAR = 5.0, 2.0  # mm


def height(page: Page, string: str) -> float:
    """Return the greatest height at which a text is written on a page, in mm."""
    return max((capital for _, capital, text in page.written if text == string), default=0) * PIXEL


LEGS = [leg for leg in tour.legs() if leg not in ("tour_first", "tour_results")]


@pytest.fixture(
    scope="module", params=[(language, leg) for language in (ENGLISH, *LARGEST) for leg in LEGS], ids="-".join
)
def played(request: pytest.FixtureRequest) -> list[Page]:
    language, leg = request.param
    return [page for page in tours.leg(language, leg).pages if page.own]


def test_the_acting_player_can_be_read_at_one_metre(played: list[Page]) -> None:
    for page in played:
        if page.actor is not None and not page.message:
            name = capitals(page.seat_name)
            fits = drawing.width(plate, name) <= 296 - painter.NAME - 2 and "Ç" not in name
            assert height(page, name) >= (FAR if fits else large.CAP * PIXEL), page.name


def test_numbers_that_everybody_follows_can_be_read_at_one_metre(played: list[Page]) -> None:
    checked = 0
    for page in played:
        for number in page.numbers:
            assert height(page, str(number)) >= FAR, (page.name, number)
            checked += 1
    assert checked or played[0].key[0] == "dice_tray"


LONG = 8  # number of letters in a name from which the texts after it in the bar can be small and in two lines
BESIDE_NAME = 3  # number of texts in the bar, including the name


def test_text_for_the_holder_can_be_read_at_40_centimetres(played: list[Page]) -> None:
    for page in played:
        holds = {label for label, _ in page.holds}
        for font, capital, string in page.written[BESIDE_NAME if len(page.seat_name) > LONG else 0 :]:
            assert capital * PIXEL >= NEAR or font != "small" or string in holds, (page.name, string)
