"""The page shown on the display when the firmware cannot start."""

from hamstertop import unstarted
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage
from raising import raises
from stand_ins import memory

SHORT = MemoryError("%d KB needed, 68 KB free" % (unstarted.NEEDED // 1024))
LANGUAGES = ("en", "de", "es", "fr", "it")


def spoken(language):
    """Return the storage of players who use this language."""
    storage = MemoryStorage()
    settings = Settings(storage)
    settings.language = language
    settings.save()
    return storage


def test_the_page_is_in_the_players_language():
    for error in (SHORT, ValueError("a defect")):
        said = [unstarted._words(error, spoken(language)) for language in LANGUAGES]
        assert len(set([headline for _, headline, _ in said])) == len(LANGUAGES)
        for _, _, advice in said:
            assert "%" not in advice
            assert ("%d" % (unstarted.NEEDED // 1024) in advice) == isinstance(error, MemoryError)


def test_the_page_is_in_english_when_no_language_can_be_loaded():
    words = unstarted._words(MemoryError("nothing left"), None)
    assert words[:2] == ("Hamstertop", "The device cannot start")
    assert "%d KB" % (unstarted.NEEDED // 1024) in words[2]


def test_the_whole_page_fits_in_every_language():
    error = ValueError("PANEL in hamstertop_board.py: ValueError bad SCK pin")
    for language in LANGUAGES:
        for reason in (error, SHORT):
            words = unstarted._words(reason, spoken(language))
            for height in (128, 176):
                page = unstarted.page(words, reason, 296, height)
                assert all([byte & 0x80 for byte in page[-296:]]), "the last row is empty"
                assert page[296:592] != bytearray(b"\xff" * 296)


def test_starting_from_files_is_refused_when_too_little_memory_is_free():
    before = unstarted.gc
    for missing in (0, 1):
        unstarted.gc = memory(unstarted.NEEDED - missing)
        assert raises(MemoryError, unstarted.need_memory) == (missing > 0)
    unstarted.gc, unstarted.found = before, 0
