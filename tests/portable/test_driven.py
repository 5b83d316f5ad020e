"""The whole companion runs with the panel drivers and models of their controllers."""

from driven import DrivenBoard
from hamstertop import chance
from hamstertop.companion import lights
from hamstertop.companion.loop import Loop
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import LEFT, RIGHT, Fingers, title

PICO = {
    "controller": "SSD1680",
    "width": 296,
    "height": 128,
    "interval_ms": 1000,
    "full_ms": 2000,
    "partial_ms": 400,
}
BADGER = {"controller": "UC8151", "width": 296, "height": 128, "interval_ms": 900, "full_ms": 2600, "partial_ms": 950}


def play(board):
    """Press keys in menus too fast for the panel, then wait until it has caught up."""
    fingers = Fingers(board, chance.Seeded(1))
    for round in range(12):
        fingers.press(RIGHT)
        fingers.press(round % 3)
        if round % 4 == 3:
            fingers.wait(1500)
    fingers.wait(15000)
    return fingers


def test_a_driven_panel_ends_up_with_the_same_picture_as_a_virtual_one():
    for panel in (PICO, BADGER):
        driven, virtual = DrivenBoard(panel), VirtualBoard()
        one, other = play(driven), play(virtual)
        assert (one.title, one.screen.content.id) == (other.title, other.screen.content.id)
        assert driven.panel.frame == virtual.panel.frame
        assert driven.panel.partials > 1
        assert driven.panel.asleep


def test_the_picture_is_correct_again_after_a_power_cut_during_a_refresh():
    board = DrivenBoard(PICO)
    fingers = play(board)
    fingers.hold(LEFT)
    assert board.panel.busy()
    fingers.power_on()
    fingers.settle()
    virtual = VirtualBoard(storage=board.storage)
    Fingers(virtual, chance.Seeded(1)).settle()
    assert board.panel.frame == virtual.panel.frame
    assert (board.panel.fulls, board.panel.partials) == (1, 0)


def test_a_panel_that_never_responds_leaves_the_lights_and_the_game_running():
    for panel in (PICO, BADGER):
        board = DrivenBoard(panel)
        board.panel.chip.stuck = True
        reported = []
        fingers = Fingers(board, chance.Seeded(1), reported.append)
        fingers.wait(15000)
        assert fingers.said == "The screen does not respond"
        lit = set()
        for _ in range(100):
            fingers.wait(20)
            lit.add(bytes(board.rgb[-3:]))
        assert lit >= {bytes(3), bytes([channel * lights.LEVELS[2] // 255 for channel in lights.COLOURS[1]])}
        for _ in range(20):
            fingers.press(RIGHT)
        assert len(reported) > 3  # a game has begun
        assert board.panel.fault


def test_the_light_stops_blinking_once_the_panel_responds():
    board = DrivenBoard(PICO)
    board.panel.chip.stuck = True
    fingers = Fingers(board, chance.Seeded(1))
    fingers.wait(15000)
    assert board.panel.fault
    board.panel.chip.stuck = False
    board.panel.chip.violations = []
    fingers.press(RIGHT)
    fingers.wait(15000)
    assert not board.panel.fault
    assert sum(board.rgb) == 0


def test_an_unconfirmed_panel_shows_the_right_picture_using_only_full_refreshes():
    for panel in (PICO, BADGER):
        board, virtual = DrivenBoard(panel), VirtualBoard()
        board.panel.kind = board.panel.driver.kind
        fingers, other = Fingers(board, chance.Seeded(1)), Fingers(virtual, chance.Seeded(1))
        assert fingers.said == "Pages flash at first"
        fingers.settle()
        fingers.press(RIGHT)
        for one in (fingers, other):
            one.press(LEFT, 3)
            one.press(RIGHT)
            one.settle()
        assert board.panel.frame == virtual.panel.frame
        assert board.panel.fulls > 1
        assert board.panel.partials == 0


class Off(BaseException):
    """Raised when the board switches itself off."""


def test_a_badger_that_switches_itself_off_leaves_no_charge_on_the_glass():
    for latched in (True, False):
        board = DrivenBoard(BADGER)
        board.latched = latched

        def off(board=board):
            board.panel.chip.unplug()
            raise Off

        board.off = off
        loop = Loop(board, chance.Seeded(1))
        try:
            loop.run()
        except Off:
            pass
        assert title(loop.app.stack.screen) == "Asleep"
        assert board.panel.chip.residual is not latched
