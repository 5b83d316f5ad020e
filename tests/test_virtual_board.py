"""The virtual board behaves like a real one in all relevant ways."""

import pytest

from hamstertop import ticks
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import PanelError, described


def small(storage=None, **changes):
    return described({"width": 16, "height": 2, **changes}, storage)


FRAME = bytearray(b"\xfc" + 7 * b"\xfd" + 7 * b"\xff" + b"\xfe")
SEEN = b"\x80\x01\xff\x00"


def test_a_panel_cannot_refresh_or_sleep_until_the_current_refresh_has_ended():
    board = small()
    board.panel.refresh(FRAME, full=True)
    board.advance(1999)
    assert board.panel.busy()
    with pytest.raises(PanelError, match="busy"):
        board.panel.refresh(FRAME, full=False)
    with pytest.raises(PanelError, match="busy"):
        board.panel.sleep()
    board.advance(1)
    assert not board.panel.busy()


def test_the_refresh_interval_starts_at_the_end_of_a_refresh():
    board = small()
    board.panel.refresh(FRAME, full=False)
    board.advance(1399)
    with pytest.raises(
        PanelError, match="refresh 999 ms after the last one, but the panel needs 1000 ms between refreshes"
    ):
        board.panel.refresh(FRAME, full=False)
    board.advance(1)
    board.panel.refresh(FRAME, full=False)
    assert (board.panel.fulls, board.panel.partials) == (0, 2)


def test_a_panel_without_partial_refresh_does_a_full_refresh_instead():
    board = small(partial=False)
    board.panel.refresh(FRAME, full=False)
    board.advance(1999)
    assert board.panel.busy()
    assert (board.panel.fulls, board.panel.partials) == (1, 0)


def test_the_panel_keeps_its_own_copy_of_the_frame():
    board = small()
    frame = bytearray(FRAME)
    board.panel.refresh(frame, full=True)
    frame[0] = 0
    assert board.panel.frame == SEEN


def test_a_frame_of_the_wrong_size_is_refused():
    with pytest.raises(PanelError, match="a frame must have 16 bytes, not 3"):
        small().panel.refresh(bytearray(3), full=True)


def test_key_edges_are_reported_in_order_with_their_times_and_only_for_changes():
    board = small(began=ticks.PERIOD - 5)
    board.push(0, True)
    board.advance(10)
    board.push(0, True)
    board.push(1, True)
    board.push(0, False)
    assert board.edges() == [(ticks.PERIOD - 5, 0, True), (5, 1, True), (5, 0, False)]
    assert board.edges() == []


def test_a_nonexistent_key_cannot_be_pressed():
    with pytest.raises(ValueError, match="key must be 0 to 2, not 3"):
        small().push(3, True)


def test_idling_ends_immediately_if_a_key_has_changed():
    board = small()
    board.idle(50)
    board.push(0, True)
    board.idle(50)
    assert board.now == 50


def test_the_listener_gets_each_change_of_lights_screen_and_sound_once():
    reported = []
    board = small(pixels=1, listener=reported.append)
    board.lights(bytearray(b"\1\2\3"))
    board.lights(bytearray(b"\1\2\3"))
    board.tone(440, 20)
    board.panel.refresh(FRAME, full=True)
    board.advance(2000)
    board.advance(2000)
    assert reported == [("lights", b"\1\2\3"), ("tone", 440, 20), ("frame", SEEN, True, 2000), ("shown",)]


def test_light_data_for_the_wrong_number_of_pixels_is_refused():
    with pytest.raises(ValueError, match="8 pixels need 24 bytes, not 3"):
        small().lights(bytearray(3))


def test_storage_that_is_passed_in_is_used_even_if_it_is_empty():
    storage = MemoryStorage()
    assert small(storage=storage).storage is storage
