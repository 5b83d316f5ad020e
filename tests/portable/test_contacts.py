"""Debouncing: bouncing contacts are reported as single presses and releases."""

import gc

from hamstertop import ticks
from hamstertop.hardware.debounce import CLOSED, OPEN, Contacts


def feed(contacts, *moves, start=0):
    """Report contact changes (ms, key, level) as an interrupt would."""
    for ms, key, level in moves:
        contacts.sample(key, level, ticks.add(start, ms))


def test_a_press_and_a_release_count_once_they_have_lasted_and_have_the_times_of_their_edges():
    for start in (0, ticks.PERIOD - 105):
        contacts = Contacts(3)
        feed(contacts, (100, 1, 1), (100 + CLOSED, 1, 1), start=start)
        assert contacts.edges() == []
        assert contacts.closing()
        feed(contacts, (101 + CLOSED, 1, 1), start=start)
        assert not contacts.closing()
        assert contacts.edges() == [(ticks.add(start, 100), 1, True)]
        feed(contacts, (200, 1, 0), (200 + OPEN, 1, 0), start=start)
        assert contacts.edges() == []
        feed(contacts, (201 + OPEN, 1, 0), start=start)
        assert contacts.edges() == [(ticks.add(start, 200), 1, False)]


def test_settling_returns_the_time_until_the_next_release_counts():
    contacts = Contacts(3)
    feed(contacts, (100, 1, 1), (101, 2, 1), (102, 0, 1))
    contacts.sample_again(150)
    assert contacts.settling(150) == 0
    feed(contacts, (200, 1, 0), (205, 2, 0))
    assert contacts.settling(206) == OPEN - 5
    assert contacts.settling(200 + OPEN) == 1
    assert contacts.settling(300) == 1, "the contact has not been looked at since"
    contacts.sample_again(201 + OPEN)
    assert contacts.settling(201 + OPEN) == 5


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
        contacts.sample_again(now)
        contacts.closing()
        contacts.settling(now)
        contacts.held()
    made = gc.mem_alloc() - before
    gc.enable()
    assert made < 100, made
