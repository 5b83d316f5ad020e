"""Whatever lies in the storage: the companion starts, loses nothing that was good, and plays on."""

from hamstertop import chance
from hostile import damaged_journal, damaged_settings, endure_journal, endure_settings


def test_any_saved_game():
    for seed in range(40):
        endure_journal(*damaged_journal(chance.Seeded(seed)))


def test_any_settings():
    for seed in range(30):
        endure_settings(damaged_settings(chance.Seeded(seed)))
