"""A result shown as QR codes: their number, content and addresses, and the text on their page."""

import sys

import hamstertop
from hamstertop import chance
from hamstertop import content as kinds
from hamstertop.companion import results
from hamstertop.companion.actions import act, do
from hamstertop.companion.screens import take_home
from hamstertop.drawing import qr
from hamstertop.drawing.painter import BESIDE_CODE, Painter
from hamstertop.storage import whole
from hamstertop.words import COMPANION
from hamstertop_host.playing.fingers import LEFT, MIDDLE, RIGHT, Fingers
from hamstertop_host.reports import codes as reading
from hamstertop_host.virtual.board import VirtualBoard

SITE = "https://name.example.org/hamstertop/"
NAMES = ["Anna", "Zoë", "", "", "", ""]


class Table(Fingers):
    """A finished game on the score pad, on its last page."""

    def __init__(self, turns=3, players=2, site=SITE, names=NAMES, **board):
        super().__init__(VirtualBoard(site=site, **board), chance.Seeded(3))
        self.app.settings.names = list(names)
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
    assert table.label(MIDDLE) == "QR code"
    table.press(MIDDLE)
    assert table.told.startswith("HTTPS://NAME.EXAMPLE.ORG/hamstertop/#HT:")
    taken = results.Result(reading.read(table.told).record)
    assert (taken.identity, taken.title, taken.setup) == (table.app.game.session.identity, "score_pad", (2, 0))
    assert [player[2] for player in taken.players] == ["Anna", "Zoë"]
    assert taken.players[0][1] == table.app.game.tracker.scores[0]
    table.press(RIGHT)
    assert (table.screen.function, table.label(MIDDLE)) == (ending.function, "QR code")


def test_a_stored_result_has_the_same_code_as_the_end_of_its_game():
    table = Table()
    table.press(MIDDLE)
    told = table.told
    table.app.stack.home()
    table.choose_line("Results")
    table.choose(0)
    table.press(MIDDLE)
    assert table.told == told


def about(table):
    """Return what the page says about its code."""
    return table.screen.content.body[1].why


def words(table):
    """Return the words of this page in the player's language."""
    return table.app.look.words("take_home", COMPANION)


def codes_of(table):
    """Return the text of each code for the game shown, starting with the first."""
    found = [table.told]
    while table.label(RIGHT) == "Next":
        table.press(RIGHT)
        found.append(table.told)
    return found


def test_a_whole_game_is_split_into_as_few_codes_as_possible():
    table = Table(turns=90)
    table.press(MIDDLE)
    assert table.label(MIDDLE) == "Whole game"
    table.press(MIDDLE)
    assert table.label(MIDDLE) == ""
    found = codes_of(table)
    assert len(found) == 3
    taken = reading.whole([reading.part(text) for text in found])
    assert taken.journal == whole(table.board.storage, "score_pad")
    assert table.label(RIGHT) == "Done"
    table.press(LEFT)
    assert table.told == found[1]


def test_a_game_too_long_for_codes_shows_only_its_result_and_the_reason():
    table = Table(turns=1)
    act(table.app, "begin", "score_pad", ("setup", 2, 0))
    for turn in range(260):
        table.board.advance(1000 * (turn * 71 % 251))
        table.app.game.session.do(("scored", turn % 2, 1 + turn * turn * 37 % 99))
    table.end()
    table.press(MIDDLE)
    told = table.told
    table.press(MIDDLE)
    assert table.told == told
    assert about(table) == words(table).too_long
    assert table.label(MIDDLE) == ""


def test_a_result_says_that_its_game_has_been_replaced():
    table = Table()
    table.app.stack.home()
    act(table.app, "begin", "score_pad", ("setup", 2, 0))
    table.app.stack.home()
    table.choose_line("Results")
    table.choose(0)
    table.press(MIDDLE)
    assert about(table) == words(table).gone
    assert table.label(MIDDLE) == ""
    assert reading.read(table.told).journal == b""


def test_without_a_site_the_code_holds_the_result_as_text():
    table = Table(site="")
    table.press(MIDDLE)
    first, second = table.told.split("\n")
    assert first == "Score pad: 1. Anna 76, 2. Zoë 38"
    assert len(reading.read(second).record) > 4


def begins(**board):
    """Return the beginning of a result's code."""
    table = Table(**board)
    table.press(MIDDLE)
    return list(table.screen.content.body[0].texts[:-1])


def test_the_builds_site_address_is_used_when_the_board_has_none():
    class Listed:
        SITE = "http://192.168.1.5:8643"

    sys.modules["hamstertop.listed"] = hamstertop.listed = Listed
    try:
        assert take_home.address(VirtualBoard()) == Listed.SITE
    finally:
        del sys.modules["hamstertop.listed"], hamstertop.listed
    assert begins(site=Listed.SITE) == ["HTTP://192.168.1.5:8643/", "#"]
    assert begins(site="https://example.org/a/B/") == ["HTTPS://EXAMPLE.ORG/", "a/B/#"]


def test_codes_have_at_least_two_pixels_per_module_and_a_white_border():
    for width, height, turns in ((296, 128, 3), (296, 128, 120), (264, 176, 120)):
        table = Table(turns=turns, width=width, height=height, players=6)
        table.press(MIDDLE)
        table.press(MIDDLE)
        table.settle()
        painter = Painter(table.app.canvas, table.app.look.name, 3)
        painter.paint(table.screen.content, table.screen.labels())
        side, modules = width - painter.right, qr.side(table.screen.content.body[0].version) + 8
        assert side >= 2 * modules
        assert side % modules == 0
        assert side <= 110 + (height - 128) // 8 * 8
        assert painter.right >= BESIDE_CODE


def test_a_result_with_many_long_names_is_split_into_two_codes():
    names = ["Ñandúñáéí"] * 6
    table = Table(players=6, names=names)
    table.press(MIDDLE)
    parts = [reading.part(text) for text in codes_of(table)]
    assert len(parts) == 2
    assert [player[2] for player in results.Result(reading.whole(parts).record).players] == names


def test_when_storage_fails_only_the_result_and_the_reason_are_shown():
    for error, why in ((OSError(5), "The saved game cannot be read"), (MemoryError(), "Not enough memory")):
        table = Table()

        def fail(name, error=error):
            raise error

        table.press(MIDDLE)
        table.board.storage.pieces = fail
        table.press(MIDDLE)
        assert table.told.startswith("HTTPS://")
        assert (table.label(MIDDLE), about(table)) == ("", why)


def test_the_higher_error_correction_level_is_used_if_it_needs_no_extra_codes():
    table = Table()
    table.press(MIDDLE)
    assert table.screen.content.body[0].level is qr.MEDIUM
