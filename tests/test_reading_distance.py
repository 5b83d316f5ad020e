"""Two reading distances on a panel of 2.9 inches: 1 m for what all need, 40 cm for what the holder needs.

A capital or numeral is read at 200 times its height: 5 mm at 1 m, 2 mm at 40 cm.
"""

from collections.abc import Iterator

import pytest

import tour
from hamstertop.companion import screen
from hamstertop.drawing import canvas as drawing
from hamstertop.drawing.fonts import capitals, large, plate, small
from hamstertop.games.tracking import OVER
from hamstertop_host.playing.fingers import Fingers
from wording import ENGLISH, LARGEST

PIXEL = 66.9 / 296  # mm
FAR, NEAR = 5.0, 2.0  # mm

# What everybody at the table follows, by title and phase: the numbers a tracker has for all. Of a title
# that is not here, `scores` in each phase.
FOLLOWED = {
    ("hamsterdam", "roll"): ("piles",),
    ("hamsterdam", "flood"): ("piles", "total"),
    ("hamsterrolle", "turn"): ("stocks",),
    ("run_hamster_run", "declare"): ("speed",),
    ("run_hamster_run", "belt"): ("speed",),
}


class Page:
    """A screen as it was drawn: what was written in which font, and who acted."""

    def __init__(self, name: str, fingers: Fingers, written: "list[tuple[drawing.Font, str]]") -> None:
        app = fingers.app
        self.name = name
        self.own = fingers.screen.own
        self.key = (app.session.game, app.tracker.phase if app.tracker else "")
        self.actor = fingers.screen.actor()
        self.seat_name = "" if self.actor is None else app.name(self.actor)
        self.undone = app.message != ""
        self.written = written
        self.holds = {deed[0] for deed in fingers.screen.holds()}
        self.numbers: list[int] = []
        title, phase = self.key
        listed = title in {title for title, _ in FOLLOWED} or phase == OVER
        for field in FOLLOWED.get(self.key, () if listed else ("scores",)):
            value = getattr(app.tracker, field, [])
            self.numbers += value if isinstance(value, list) else [value]

    def height(self, string: str) -> float:
        """How large the largest writing of a text is, in mm."""
        return max((font.CAP for font, text in self.written if text == string), default=0) * PIXEL


def pages(leg: str, language: str) -> Iterator[Page]:
    made: list[Fingers] = []
    written: list[tuple[drawing.Font, str]] = []
    text, clear = drawing.Canvas.text, drawing.Canvas.clear

    def make(*arguments: object) -> Fingers:
        made.append(Fingers(*arguments))  # type: ignore[arg-type]
        return made[0]

    def read(canvas: drawing.Canvas, font: "drawing.Font", string: str, x: int, y: int, ink: int = 1) -> int:
        written.append((font, string))
        return text(canvas, font, string, x, y, ink)

    def cleared(canvas: drawing.Canvas) -> None:
        written.clear()
        clear(canvas)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing.Canvas, "text", read)
        patch.setattr(drawing.Canvas, "clear", cleared)
        for name, _ in tour.frames(language, only=[leg], make=make):
            yield Page(name, made[0], list(written))


LEGS = [leg for leg in tour.legs() if leg not in ("tour_first", "tour_results")]


@pytest.fixture(
    scope="module", params=[(language, leg) for language in (ENGLISH, *LARGEST) for leg in LEGS], ids="-".join
)
def played(request: pytest.FixtureRequest) -> list[Page]:
    language, leg = request.param
    return [page for page in pages(leg, language) if page.own]


def test_who_acts_reads_at_one_metre(played: list[Page]) -> None:
    for page in played:
        if page.actor is not None and not page.undone:
            name = capitals(page.seat_name)
            fits = drawing.width(plate, name) <= 296 - screen.NAME - 2 and "Ç" not in name
            assert page.height(name) >= (FAR if fits else large.CAP * PIXEL), page.name


def test_the_numbers_that_all_follow_read_at_one_metre(played: list[Page]) -> None:
    checked = 0
    for page in played:
        for number in page.numbers:
            assert page.height(str(number)) >= FAR, (page.name, number)
            checked += 1
    assert checked or played[0].key[0] == "dice_tray"


def test_what_the_holder_needs_reads_at_40_centimetres(played: list[Page]) -> None:
    for page in played:
        for font, string in page.written:
            assert font.CAP * PIXEL >= NEAR or font is not small or string in page.holds, (page.name, string)
