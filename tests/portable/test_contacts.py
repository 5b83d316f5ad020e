"""Debouncing: bouncing contacts are reported as single presses and releases."""

import gc

from hamstertop import chance, ticks
from hamstertop.hardware.debounce import SETTLE, Contacts


def feed(contacts, *moves, start=0):
    """Report contact changes (ms, key, level) as an interrupt would."""
    for ms, key, level in moves:
        contacts.moved(key, level, ticks.add(start, ms))


def test_a_clean_press_is_reported_immediately_and_its_release_once_settled():
    contacts = Contacts(3)
    feed(contacts, (100, 1, 1))
    assert contacts.edges() == [(100, 1, True)]
    feed(contacts, (200, 1, 0))
    assert contacts.edges() == []
    feed(contacts, (200 + SETTLE, 1, 0))
    assert contacts.edges() == [(200, 1, False)]


def test_settling_returns_the_time_until_the_next_release_counts():
    contacts = Contacts(3)
    feed(contacts, (100, 1, 1), (101, 2, 1), (102, 0, 1))
    assert contacts.settling(150) == 0
    feed(contacts, (200, 1, 0), (205, 2, 0))
    assert contacts.settling(206) == SETTLE - 6
    assert contacts.settling(200 + SETTLE) == 1, "the contact has not been looked at since"
    feed(contacts, (200 + SETTLE, 1, 0))
    assert contacts.settling(200 + SETTLE) == 5


def test_a_press_and_a_release_with_bounces_count_as_one_press():
    for start in (0, ticks.PERIOD - 105):
        contacts = Contacts(1)
        moves = [(100, 0, 1), (101, 0, 0), (103, 0, 1), (104, 0, 0), (108, 0, 1)]
        moves += [(190, 0, 0), (192, 0, 1), (193, 0, 0), (197, 0, 1), (198, 0, 0), (250, 0, 0)]
        feed(contacts, *moves, start=start)
        assert contacts.edges() == [(ticks.add(start, 100), 0, True), (ticks.add(start, 198), 0, False)]


def test_the_release_of_a_tap_shorter_than_a_bounce_is_reported():
    contacts = Contacts(1)
    feed(contacts, (100, 0, 1), (103, 0, 0), (160, 0, 0))
    assert contacts.edges() == [(100, 0, True), (103, 0, False)]


def test_two_taps_between_polls_count_as_two_presses():
    contacts = Contacts(1)
    feed(contacts, (100, 0, 1), (180, 0, 0), (300, 0, 1), (380, 0, 0), (500, 0, 0))
    assert contacts.edges() == [(100, 0, True), (180, 0, False), (300, 0, True), (380, 0, False)]


def test_each_key_is_debounced_independently():
    contacts = Contacts(3)
    feed(contacts, (100, 0, 1), (101, 2, 1), (102, 0, 0), (103, 0, 1), (104, 2, 0), (105, 2, 1))
    assert contacts.edges() == [(100, 0, True), (101, 2, True)]


def test_a_glitch_while_a_key_is_held_is_not_a_second_press():
    contacts = Contacts(1)
    feed(contacts, (100, 0, 1), (500, 0, 0), (502, 0, 1), (900, 0, 1))
    assert contacts.edges() == [(100, 0, True)]


def test_every_one_of_many_bouncing_presses_is_reported():
    source = chance.Seeded(5)
    contacts = Contacts(3)
    now, presses, reported = 0, 0, []
    for _ in range(300):
        key = chance.below(source, 3)
        presses += 1
        for level in (1, 0):
            for _ in range(chance.below(source, 5)):
                contacts.moved(key, level, now)
                contacts.moved(key, 1 - level, now + 1)
                now += 2
            contacts.moved(key, level, now)
            now += SETTLE + chance.below(source, 40)
        if presses % 8 == 0:
            for each in range(3):
                contacts.moved(each, 0, now)
            reported += contacts.edges()
    for each in range(3):
        contacts.moved(each, 0, now)
    reported += contacts.edges()
    assert sum([1 for edge in reported if edge[2]]) == presses
    assert len(reported) == 2 * presses


def test_edges_of_several_keys_are_sorted_by_time():
    contacts = Contacts(2)
    feed(contacts, (100, 0, 1), (200, 0, 0), (300, 1, 1), (400, 1, 0), (500, 0, 0), (500, 1, 0))
    assert contacts.edges() == [(100, 0, True), (200, 0, False), (300, 1, True), (400, 1, False)]


def test_polling_contacts_at_rest_allocates_no_memory():
    """Otherwise, a hundred polls a second would use up the memory needed for a press."""
    if not hasattr(gc, "mem_alloc"):
        return
    contacts = Contacts(3)
    feed(contacts, (100, 1, 1))
    contacts.edges()
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    for now in range(1000, 2000):
        contacts.moved(1, 1, now)
        contacts.settling(now)
        contacts.held()
    made = gc.mem_alloc() - before
    gc.enable()
    assert made < 100, made
