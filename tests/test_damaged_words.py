"""With a damaged catalogue, a device starts in English. A mistake in a source file is reported with its path."""

import random

import pytest

from fuzzing import fuzzed
from games_saved import Table
from hamstertop import words
from hamstertop.words import making
from hamstertop_host import cli

FUZZED = 300


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Return a folder with all catalogues, as on a board."""
    for code in words.languages():
        (tmp_path / f"{code}{words.SUFFIX}").write_bytes(making.catalogue(code))
    monkeypatch.setattr(words, "path_of", lambda name: str(tmp_path / name) if (tmp_path / name).is_file() else "")
    monkeypatch.setattr(words, "_read", [])
    return tmp_path


def test_english_replaces_a_damaged_catalogue(installed):
    assert words.catalogue("de").language == "de"
    whole, dice = making.catalogue("de"), random.Random(7)
    for number in range(FUZZED):
        damaged = whole[: dice.randrange(len(whole))] if number % 4 == 0 else fuzzed(whole, dice)
        words._read.clear()
        (installed / "de.words").write_bytes(damaged)
        assert (words.catalogue("de").language == "en") == (damaged != whole)


def test_a_mistake_in_a_source_file_is_reported_with_the_files_path(tmp_path, monkeypatch, capsys):
    (tmp_path / "hamsterdam.bin").write_bytes(Table("hamsterdam", 2, 3).play(5).blob)
    source = tmp_path / "de" / "companion.toml"
    source.parent.mkdir()
    known = making.path
    monkeypatch.setattr(making, "path", lambda code, part: source if code == "de" else known(code, part))
    for text, why in (
        ('[common]\nok = "OK', "Unterminated string"),
        (b"[common]\nok = '\xff'", "can't decode byte 0xff"),
        ("ok = 1\n", "ok must be in a section"),
        ("[common]\nok = 1\n", "ok must be a string or a list of strings, not 1"),
        ("a = " + "[" * 100_000, "recursion"),
    ):
        source.write_bytes(text if isinstance(text, bytes) else text.encode())
        making.sections.cache_clear()
        making.catalogue.cache_clear()
        words._read.clear()
        assert cli.main(["log", str(tmp_path), "--language", "de"]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"hamstertop: {source}: ")
        assert why in said
        assert said.endswith("(correct it in that file; see docs/words.md)\n")
    making.sections.cache_clear()
    making.catalogue.cache_clear()
