"""Everybody can read what they need on a 2.9-inch panel from 1 m, and the player holding the panel from 40 cm.

Capitals and numerals can be read from a distance of 200 times their height, so they must be 5 mm high for 1 m, and 2 mm
for 40 cm.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

import tour
import tours
from hamstertop import chance, words
from hamstertop.content import content, line, listed
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing import edges, layout, lists
from hamstertop.drawing.edges import NAME
from hamstertop.drawing.fonts import capitals, large, plate
from hamstertop.drawing.painter import Painter
from hamstertop.words import making
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers
from tours import Page
from wording import ENGLISH, LARGEST

PIXEL = 66.9 / 296  # mm
FAR, NEAR = 5.0, 2.0  # mm


def height(page: Page, string: str) -> float:
    """Return the greatest height at which a string is written on a page, in mm."""
    return max((capital for _, capital, text in page.written if text == string), default=0) * PIXEL


LEGS = [leg for leg in tour.legs() if leg not in ("tour_first", "tour_results")]


@pytest.fixture(
    scope="module", params=[(language, leg) for language in (ENGLISH, *LARGEST) for leg in LEGS], ids="-".join
)
def played(request: pytest.FixtureRequest) -> list[Page]:
    language, leg = request.param
    return [page for page in tours.leg(language, leg).pages if page.own]


def test_the_name_of_the_player_to_act_can_be_read_from_one_metre(played: list[Page]) -> None:
    for page in played:
        if page.actor is not None and not page.message:
            name = capitals(page.seat_name)
            fits = drawing.width(plate, name) <= 296 - NAME - 2 and "Ç" not in name
            assert height(page, name) >= (FAR if fits else large.CAP * PIXEL), page.name


def test_numbers_that_everybody_follows_can_be_read_from_one_metre(played: list[Page]) -> None:
    checked = 0
    for page in played:
        for number in page.numbers:
            assert height(page, str(number)) >= FAR, (page.name, number)
            checked += 1
    assert checked or played[0].key[0] == "dice_tray"


LONG = 8  # after a name with more letters than this, the bar's other text can be small and on two lines
BESIDE_NAME = 3  # number of strings in the bar, including the name


def test_text_for_the_player_holding_the_device_can_be_read_from_40_centimetres(played: list[Page]) -> None:
    for page in played:
        holds = {label for label, _ in page.holds}
        for font, capital, string in page.written[BESIDE_NAME if len(page.seat_name) > LONG else 0 :]:
            assert capital * PIXEL >= NEAR or font != "small" or string in holds, (page.name, string)


ORDER, TEXT = 13, 9  # rows of capitals
PAPERS = ((296, 128), (264, 176))
AT_LEISURE = ("how.", "card")  # pages that explain a whole game or a whole card, when nobody waits for an answer


@contextmanager
def setting() -> Iterator[list[tuple[Any, ...]]]:
    """Yield the text that is set while a page is painted: size, lines of the three parts, and fonts; and, after that,
    the rows with ink of each line, and those between which they must lie."""
    texts: list[tuple[Any, ...]] = []
    draw, write = layout.draw_text, drawing.Canvas.text

    def noted(painter: Any, text: Any, x: int, wide: int, low: int, top: int = edges.TOP) -> None:
        rows: list[tuple[int, int]] = []

        def written(self: drawing.Canvas, font: Any, string: str, x: int, y: int, ink: int = 1) -> int:
            first, last = inked(write, font, "H" + string)  # a line has room for capitals, with or without one
            rows.append((y + first, y + last))
            return write(self, font, string, x, y, ink)

        drawing.Canvas.text = written  # type: ignore[method-assign]
        draw(painter, text, x, wide, low, top)
        drawing.Canvas.text = write  # type: ignore[method-assign]
        texts.append((*text, rows, top, low))

    layout.draw_text = noted
    try:
        yield texts
    finally:
        layout.draw_text = draw


@cache
def inked(write: Any, font: Any, string: str) -> tuple[int, int]:
    """Return the first row with ink of a line of text and the row after the last."""
    alone = drawing.Canvas(400, 64)
    write(alone, font, string, 0, 16)
    rows = _inked(alone)
    return rows[0] - 16, rows[-1] - 15


@pytest.mark.parametrize("leg", LEGS)
@pytest.mark.parametrize("language", sorted(words.languages()))
def test_orders_can_be_read_by_everybody_and_explanations_by_the_holder_on_every_paper(language: str, leg: str) -> None:
    """Orders and explanations are large enough, no explanation has more than three lines, all of their ink is between
    the bar and the keys, and lines have a blank row between them if there is room, and never share more than two. While
    a game is played, an order always has one below it."""
    wrong, made = [], []

    def make(board: VirtualBoard, source: chance.Seeded) -> Fingers:
        made.append(Fingers(board, source))
        return made[0]

    for name, _ in tour.frames(language, [leg], make):
        screen = made[0].screen
        if not screen.content.id.startswith(AT_LEISURE):
            for width, height in PAPERS:
                with setting() as texts:
                    screen.paint(drawing.Canvas(width, height), 3)
                for _, do, why, ask, (font, _, below, _, _), _, rows, top, low in texts:
                    if rows and not top <= rows[0][0] <= rows[-1][1] <= low:
                        wrong.append((name, width, "ink", rows))
                    apart = [after[0] > line[1] for line, after in pairwise(rows)]
                    if screen.own and not all(apart[:1]):
                        wrong.append((name, width, "the order touches what follows", rows))
                    if any(after[0] < line[1] - 2 for line, after in pairwise(rows)):
                        wrong.append((name, width, "lines overlap", rows))
                    if not all(apart) and sum(last - first + 1 for first, last in rows) < low - top:
                        wrong.append((name, width, "lines touch", rows))
                    if ((do or ask) and font.CAP < ORDER) or (why and below.CAP < TEXT) or len(why) > layout.FEW:
                        wrong.append((name, width, do, why))
    assert wrong == []


@pytest.mark.parametrize("language", sorted(words.languages()))
def test_no_label_of_a_key_is_cut_on_any_paper(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each label is a whole word, its short form or a sign, with three keys and with four."""
    cut, made = [], []

    def fitted(font: Any, string: str, room: int) -> str:
        found = drawing.fit(font, string, room)
        if found != string:
            cut.append((made[0].screen.content.id, string, found))
        return found

    def make(board: VirtualBoard, source: chance.Seeded) -> Fingers:
        made[:] = [Fingers(board, source)]
        return made[0]

    monkeypatch.setattr(edges, "fit", fitted)
    with tours.cutting(painting=False):
        for _ in tour.frames(language, make=make):
            screen = made[0].screen
            for width, height in PAPERS:
                for keys in (3, 4):
                    edges.labels(drawing.Canvas(width, height), screen.labels(), screen.content.main, keys)
    assert cut == []


NAMES = ("ENRIQUE", "ÉLISE", "ÇELİK", "ÁQUILA", "JÖRG", "NUÑO")


@pytest.mark.parametrize("language", sorted(words.languages()))
def test_no_letter_leaves_its_row_of_a_list_or_the_bar(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """This is measured by the ink that is drawn, for texts with accents that can be a line of a list, and for names."""
    written: list[tuple[Any, str, int]] = []
    write = drawing.Canvas.text

    def noted(self: drawing.Canvas, font: Any, string: str, x: int, y: int, ink: int = 1) -> int:
        written.append((font, string, y))
        return write(self, font, string, x, y, ink)

    monkeypatch.setattr(drawing.Canvas, "text", noted)
    cut = []

    def check(shown: Any, first: int, last: int) -> None:
        written.clear()
        Painter(drawing.Canvas(296, 128), NAMES.__getitem__, 3).paint(shown, [("", "")] * 3)
        for font, string, y in written:
            alone = drawing.Canvas(400, 64)
            write(alone, font, string, 0, 16)
            rows = [y - 16 + row for row in _inked(alone)]
            if rows and not first <= rows[0] <= rows[-1] < last:
                cut.append((string, rows[0], rows[-1]))

    for part in making.parts():
        for texts in making.complete(language, part).values():
            for text in [one for value in texts.values() for one in ([value] if isinstance(value, str) else value)]:
                if "\n" not in text and len(text) <= 30 and not text.isascii():
                    for count, high in ((4, 20), (5, 16)):
                        row = listed([line(text, None)] + [line("", None)] * (count - 1), 0)
                        check(content("list", "", (row,), (None, None, None)), edges.TOP, edges.TOP + high)
    for seat in range(len(NAMES)):
        check(content("turn", "", (), (None, None, None), seat), 0, edges.BAR)
    assert cut == []


def test_the_ink_of_letters_without_accents_lies_where_lists_take_it_to_lie() -> None:
    assert drawing.ink(large, "".join(map(chr, range(33, 127)))) == lists.PLAIN


def _inked(canvas: drawing.Canvas) -> list[int]:
    """Return the rows that have ink."""
    found = []
    for page in range(canvas.height // 8):
        paper = 255
        for byte in canvas.buffer[page * canvas.width : (page + 1) * canvas.width]:
            paper &= byte
        found += [8 * page + row for row in range(8) if not paper >> row & 1]
    return found
