"""Whatever hostile storage contains, the companion starts, loses no valid data and remains playable."""

import os

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.games import titles
from hamstertop.saving import journal
from hamstertop.saving.session import Session
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from hostile import damaged_journal, damaged_settings, endure_journal, endure_records, endure_settings, framed, saved
from playing.entering import is_a
from playing.fingers import Fingers

RECORDS = 80 * int(os.getenv("HAMSTERTOP_FUZZ") or "20")  # number of records for each title


def test_the_companion_survives_any_saved_game():
    for seed in range(40):
        endure_journal(*damaged_journal(chance.Seeded(seed)))


def test_hamsterdam_survives_any_records():
    endure_records("hamsterdam", chance.Seeded(1), RECORDS)


def test_hamsterrolle_survives_any_records():
    endure_records("hamsterrolle", chance.Seeded(1), RECORDS)


def test_run_hamster_run_survives_any_records():
    endure_records("run_hamster_run", chance.Seeded(1), RECORDS)


def test_the_score_pad_survives_any_records():
    endure_records("score_pad", chance.Seeded(1), RECORDS)


def test_the_dice_tray_survives_any_records():
    endure_records("dice_tray", chance.Seeded(1), RECORDS)


def test_the_companion_survives_an_event_stored_before_its_game_has_been_set_up():
    """Draws used to be computed before the event was validated."""
    for record in (b"\x09\0\0\1\0\0\0\0", b"\x0d\0\0\0"):
        blob = framed([b"GAMErun_hamster_run", record])
        endure_journal("run_hamster_run", blob)


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
    name = framed([b"GAMEscore_pad"])
    broken = framed([b"GAMEscore_pad", b"\x63\1"])
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
    for seed in range(30):
        endure_settings(damaged_settings(chance.Seeded(seed)))


def test_the_companion_survives_a_language_code_that_cannot_be_a_file_name():
    endure_settings(framed([b"\0\n\n2\n1\n5\n\n\n\n\n\n\n0"]))


class OverlongStorage(MemoryStorage):
    """Storage whose blobs do not fit into the heap until they are replaced."""

    def pieces(self, name):
        if name not in self.blobs:
            raise MemoryError("memory allocation failed")
        return super().pieces(name)


def test_blobs_too_large_for_the_heap_are_reported_as_unreadable():
    player = Fingers(VirtualBoard(storage=OverlongStorage()), chance.Seeded(1))
    act(player.app, "game", "hamsterdam")
    assert player.app.game.saved("hamsterdam").journal.trouble == journal.UNREADABLE
    act(player.app, "begin", "hamsterdam", ("setup", 3, 0, 0))
    player.power_on()
    assert player.app.game.session.game == "hamsterdam"
