"""Presses, holds and repeats of keys are each reported exactly once."""

from hamstertop import ticks
from hamstertop.companion.keys import FIRST_REPEAT, HOLD, HOLDS, PRESS, REPEAT, REPEATS, Keys

STARTS = (0, 1000, ticks.PERIOD - 100)  # with the last one, the counter wraps while a key is down


def test_a_plain_key_acts_when_it_goes_down():
    for start in STARTS:
        keys = Keys()
        assert keys.edge(start, 1, True, PRESS) == (1, False)
        assert keys.due(ticks.add(start, 5000)) is None
        assert keys.edge(ticks.add(start, 5000), 1, False, PRESS) is None


def test_a_key_with_two_labels_acts_when_released_or_once_when_held():
    for start in STARTS:
        keys = Keys()
        assert keys.edge(start, 0, True, HOLDS) is None
        assert keys.due(ticks.add(start, HOLD - 1)) is None
        assert keys.edge(ticks.add(start, HOLD - 1), 0, False, HOLDS) == (0, False)
        keys.edge(start, 0, True, HOLDS)
        assert keys.due(ticks.add(start, HOLD)) == (0, True)
        assert keys.due(ticks.add(start, HOLD + 900)) is None
        assert keys.edge(ticks.add(start, HOLD + 900), 0, False, HOLDS) is None


def test_a_hold_without_polling_still_counts_as_a_hold():
    keys = Keys()
    keys.edge(0, 0, True, HOLDS)
    assert keys.edge(HOLD + 50, 0, False, HOLDS) == (0, True)


def test_a_repeating_key_acts_immediately_and_again_while_held():
    for start in STARTS:
        keys = Keys()
        acted = [keys.edge(start, 2, True, REPEATS)]
        for ms in range(0, FIRST_REPEAT + 3 * REPEAT + 1, 10):
            action = keys.due(ticks.add(start, ms))
            if action:
                acted.append((ms, action))
        assert acted == [(2, False)] + [(FIRST_REPEAT + step * REPEAT, (2, False)) for step in range(4)]


def test_a_key_held_during_a_page_change_no_longer_acts():
    keys = Keys()
    keys.edge(0, 0, True, HOLDS)
    keys.edge(0, 1, True, REPEATS)
    keys.forget()
    assert keys.due(5000) is None
    assert keys.edge(5100, 0, False, HOLDS) is None
    assert keys.edge(5200, 0, True, HOLDS) is None
    assert keys.edge(5300, 0, False, HOLDS) == (0, False)


def test_each_of_several_keys_held_together_acts():
    keys = Keys()
    keys.edge(0, 0, True, HOLDS)
    keys.edge(10, 2, True, HOLDS)
    acted = []
    for _ in range(3):
        acted.append(keys.due(HOLD + 10))
    assert sorted(acted[:2]) == [(0, True), (2, True)]
    assert acted[2] is None


def test_a_release_without_a_press_does_nothing():
    assert Keys().edge(0, 1, False, HOLDS) is None
