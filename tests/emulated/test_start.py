"""Test the first start after the firmware is dropped on an emulated Pico."""

from evenings import table
from hands import Hands, first_start, switched_on
from pico import UF2_BLOCK, block, flashed
from stored import START, confirmed

from hamstertop import words


def test_the_firmware_file_ends_before_the_storage_begins(uf2):
    for at in range(0, len(uf2), UF2_BLOCK):
        start, payload = block(uf2[at : at + UF2_BLOCK])
        assert start + len(payload) <= START


def test_a_game_begun_after_the_very_first_start_survives_dropping_the_firmware_again(uf2):
    with switched_on(flashed(uf2)) as pico:
        pico.boot()
        hands = Hands(pico)
        hands.choose_line(words.called("it"))
        hands.go_home()
        played = table("hamsterdam")
        for _ in range(2):
            played.enter(hands)
        assert pico.controller.violations == []
        flash, events = pico.flash, hands.events
    with switched_on(flashed(uf2, over=flash)) as pico:  # the same file is dropped again
        pico.boot()
        assert Hands(pico).events == events != []


def test_a_game_continues_after_the_watchdog_but_not_after_a_dropped_uf2(uf2):
    """Both restart the chip by the watchdog. Only the firmware's leaves a mark."""
    flash = confirmed(first_start(flashed(uf2)), hamsterdam=table("hamsterdam").saved(9))
    pages = []
    for mark in (None, 0, 0x6AB73121):
        with switched_on(flash, mark=mark) as pico:
            pico.boot()
            pico.settle()
            pages.append(pico.frame())
    assert pages[0] == pages[1] != pages[2]
