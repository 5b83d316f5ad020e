"""A result shown as a QR code: its content and address, and the text on its page."""

import sys

import hamstertop
from hamstertop import chance
from hamstertop import content as kinds
from hamstertop.companion.actions import act, do
from hamstertop.companion.look import address
from hamstertop.drawing import qr
from hamstertop.drawing.painter import BESIDE_CODE, Painter
from hamstertop.saving import results
from hamstertop_host.reports import codes as reading
from hamstertop_host.simulator.virtual.board import VirtualBoard, described
from playing.fingers import LEFT, MIDDLE, RIGHT, Fingers

SITE = "https://name.example.org/hamstertop/"
NAMES = ["Anna", "Zoë", "", "", "", ""]
LONG = ["Ñandúñáé" + letter for letter in "íABCDE"]


class Table(Fingers):
    """A finished game on the score pad, on its last page."""

    def __init__(self, turns=3, players=2, site=SITE, names=NAMES, **board):
        super().__init__(described(dict(board, site=site)), chance.Seeded(3))
        self.name(*names)
        act(self.app, "begin", "score_pad", ("setup", players, 0))
        for turn in range(turns):
            self.board.advance(1000 * (1 + turn * 17 % 90))
            do(self.app, ("scored", turn % players, 1 + turn * 37 % 99))
            do(self.app, ("turned",))
        self.end()

    def end(self):
        """End the game, and wake the board if it has fallen asleep."""
        do(self.app, ("ended",))
        self.settle()
        if self.label(RIGHT) == "Wake":
            self.press(RIGHT)

    def label(self, key):
        return self.screen.label(key, False)

    @property
    def told(self):
        """Return the text of the code on the screen."""
        return "".join(self.screen.block(kinds.Code).texts)


def test_a_games_last_page_leads_to_its_qr_code_and_back():
    table = Table()
    ending = table.screen
    assert table.label(LEFT) == "QR code"
    table.press(LEFT)
    assert table.told.startswith("HTTPS://NAME.EXAMPLE.ORG/hamstertop/#HT:")
    taken = results.Result(reading.read(table.told).record)
    assert (taken.identity, taken.title, taken.setup) == (table.app.game.session.identity, "score_pad", (2, 0))
    assert [player.name for player in taken.players] == ["Anna", "Zoë"]
    assert taken.players[0].score == table.app.game.tracker.scores[0]
    table.press(RIGHT)
    assert table.screen.function == ending.function
    table.press(RIGHT)
    table.choose_line(table.app.look.words("results", "companion").code)
    assert table.screen.content.id == "code"


def test_a_stored_result_has_the_same_code_as_the_end_of_its_game():
    table = Table()
    table.press(LEFT)
    told = table.told
    table.app.stack.home()
    table.choose_line("Results")
    table.choose(0)
    table.choose(0)
    table.press(MIDDLE)
    assert table.told == told


def test_without_a_site_the_code_holds_the_result_as_text():
    table = Table(site="")
    table.press(LEFT)
    first, second = table.told.split("\n")
    assert first == "Score pad: 1. Anna 76, 2. Zoë 38"
    assert len(reading.read(second).record) > 4


def begins(**board):
    """Return the beginning of a result's code."""
    table = Table(**board)
    table.press(LEFT)
    return list(table.screen.content.body[0].texts[:-1])


def test_the_builds_site_address_is_used_when_the_board_has_none():
    class Listed:
        SITE = "http://192.168.1.5:8643"

    sys.modules["hamstertop.listed"] = hamstertop.listed = Listed
    try:
        assert address(VirtualBoard()) == Listed.SITE
    finally:
        del sys.modules["hamstertop.listed"], hamstertop.listed
    assert begins(site=Listed.SITE) == ["HTTP://192.168.1.5:8643/", "#"]
    assert begins(site="https://example.org/a/B/") == ["HTTPS://EXAMPLE.ORG/", "a/B/#"]


def test_codes_have_at_least_two_pixels_per_module_and_a_white_border():
    for width, height, names in ((296, 128, NAMES), (296, 128, LONG), (264, 176, LONG)):
        table = Table(width=width, height=height, players=6, names=names)
        table.press(LEFT)
        table.settle()
        painter = Painter(table.app.canvas, table.app.look.name, 3)
        painter.paint(table.screen.content, table.screen.labels())
        side, modules = width - painter.right, qr.side(table.screen.content.body[0].version) + 8
        assert side >= 2 * modules
        assert side % modules == 0
        assert side <= 110 + (height - 128) // 8 * 8
        assert painter.right >= BESIDE_CODE


def test_the_names_of_a_result_are_shortened_until_it_fits_into_a_code():
    table = Table(players=6, names=LONG)
    table.press(LEFT)
    assert table.screen.content.body[0].level is qr.LOW
    taken = results.Result(reading.read(table.told).record)
    assert [player.name for player in taken.players] == ["Ñand…"] * 6


def test_the_higher_error_correction_level_is_used_if_the_result_fits():
    table = Table()
    table.press(LEFT)
    assert table.screen.content.body[0].level is qr.MEDIUM
