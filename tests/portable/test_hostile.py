"""Whatever hostile storage contains, the companion starts, loses no valid data and remains playable."""

import os

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.games import titles
from hamstertop.saving import journal
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from hostile import (
    FIRST,
    damaged_journal,
    damaged_settings,
    endure_journal,
    endure_records,
    endure_settings,
    framed,
    saved,
)
from playing.entering import is_a
from playing.fingers import Fingers

TRIED = int(os.getenv("HAMSTERTOP_FUZZ") or "30")  # number of damaged games and settings
RECORDS = 50 * TRIED  # number of records for each title


def test_the_companion_survives_any_saved_game():
    for seed in range(TRIED):
        endure_journal(*damaged_journal(chance.Seeded(seed)))


def test_every_title_survives_any_records():
    for title in titles.names():
        endure_records(title, chance.Seeded(1), RECORDS)


def test_a_saved_game_too_large_for_memory_is_left_in_storage():
    title, blob = "score_pad", saved("score_pad", 1)
    storage = MemoryStorage()
    storage.replace(title, [blob])
    tracker = titles.tracker(title).Tracker
    apply = tracker.apply

    def full(self, event):
        if event[0] != "setup":
            raise MemoryError("memory allocation failed")
        return apply(self, event)

    tracker.apply = full
    try:
        session = Session(storage, chance.Seeded(1), lambda: 0)
        assert not session.resume(title)
        assert session.journal.trouble == journal.UNREADABLE
    finally:
        tracker.apply = apply
    assert whole(storage, title) == blob


def test_a_saved_game_without_events_is_reported_and_does_not_prevent_start_up():
    name = framed([FIRST % b"score_pad"])
    broken = framed([FIRST % b"score_pad", b"\x63\1"])
    for blob in (name, broken, name + b"\x05\0\2"):
        for woke in (False, True):
            player = Fingers(VirtualBoard(), chance.Seeded(1))
            act(player.app, "begin", "score_pad", ("setup", 2, 0))
            player.board.storage.replace("score_pad", [blob])
            player.board.woke = woke
            player.power_on()
            assert player.said == "The saved game cannot be read"
            player.power_on()
            assert (player.title, player.lines[0]) == ("Hamstertop", "Hamsterdam")
            assert player.app.game.session.journal.trouble == ""
            assert player.board.reported == []


def test_a_game_whose_page_cannot_be_shown_does_not_prevent_start_up():
    player = Fingers(VirtualBoard(), chance.Seeded(1))
    act(player.app, "begin", "score_pad", ("setup", 2, 0))
    screens = titles.screens("score_pad").SCREENS
    shown = screens["play"]
    screens["play"] = lambda app: None.nothing
    try:
        player.board.woke = True
        player.power_on()
        assert is_a(player.screen, "notice")
        assert len(player.board.reported) == 1
    finally:
        screens["play"] = shown
    player.press(2)
    assert player.title == "Hamstertop"
    player.choose_line("Score pad")
    player.choose_line("Resume")
    assert player.app.game.playing


def test_the_companion_survives_any_settings():
    for seed in range(TRIED):
        endure_settings(damaged_settings(chance.Seeded(seed)))
