"""Test which firmware fits which board, according to the table used by `flash`, the site and the documents."""

import pytest

from hamstertop_host import boards, paths
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import models

PICO = boards.load("pico_epaper29")


def test_the_documented_table_matches_the_code():
    assert models.table() in (paths.HOST.parent / "docs" / "flashing.md").read_text("utf-8"), models.table()


def test_each_board_matches_a_model_in_the_table_for_each_of_its_runtimes():
    """A board matches by its name or, if it is not in the table, by its module."""
    for name in boards.names():
        board = boards.load(name)
        for runtime in board.runtimes:
            assert models.fitting(board, runtime), name


def test_the_start_up_file_and_the_table_agree_on_the_oldest_micropython_version():
    assert f"OLDEST = {models.MICROPYTHON}" in (paths.START / "main.py").read_text("utf-8")


def test_a_circuitpython_version_is_accepted_if_its_bytecode_version_is_known():
    model = models.recognise(PICO, "circuitpython", "raspberry_pi_pico2")
    for version in ((10, 0, 0), (10, 1, 4), (10, 2, 1), (10, 3, 0)):
        models.check_version(model, version)
    for version in ((9, 2, 9), (10, 4, 0), (11, 0, 0)):
        with pytest.raises(
            UserError, match=r"needs 10\.0 to 10\.3 \(get it from https://circuitpython.org/downloads\)"
        ):
            models.check_version(model, version)


def test_files_run_on_the_oldest_supported_micropython_version_and_all_newer_ones():
    model = models.recognise(PICO, "micropython", "Raspberry Pi Pico 2 W")
    for version in ((1, 26, 0), (1, 28, 0), (1, 40, 0)):
        models.check_version(model, version)
    for version in ((1, 21, 0), (1, 25, 9)):
        with pytest.raises(UserError, match=r"needs 1\.26 or newer \(get it from https://micropython.org/download\)"):
            models.check_version(model, version)


def test_the_error_for_a_board_with_too_little_memory_for_files_names_the_uf2_to_use():
    for model in models.MODELS:
        assert model.takes_files != (model.identity in SMALL)
        assert model.takes_files or model.frozen
    for board, runtime, identity, uf2 in (
        ("pico_epaper29", "MicroPython", "Raspberry Pi Pico W", "pico_epaper29"),
        ("pico_epaper29", "CircuitPython", "raspberry_pi_pico", "pico_epaper29"),
        ("pico_epaper29", "CircuitPython", "raspberry_pi_pico2_w", "pico_epaper29-pico2"),
        ("badger2040w", "MicroPython", "Pimoroni Badger2040W 2MB", "badger2040w"),
        ("feather_thinkink", "CircuitPython", "adafruit_feather_rp2040_thinkink", "feather_thinkink"),
    ):
        model = models.recognise(boards.load(board), runtime.lower(), identity)
        with pytest.raises(UserError) as caught:
            models.check_files(boards.load(board), model)
        assert str(caught.value) == (
            f"{runtime} on a {identity} leaves too little memory to run the firmware from files (run hamstertop flash"
            f" {board}, or hold BOOTSEL while plugging it in, and copy hamstertop-{uf2}.uf2 to the drive that appears)"
        )


SMALL = {
    "Pimoroni Badger2040 2MB",
    "Pimoroni Badger2040W 2MB",
    "Raspberry Pi Pico",
    "Raspberry Pi Pico W",
    "Adafruit Feather RP2040",
    "raspberry_pi_pico",
    "raspberry_pi_pico_w",
    "raspberry_pi_pico2_w",
    "adafruit_feather_rp2040_thinkink",
}


def test_a_pico_w_gets_the_uf2_for_a_pico_and_a_pico_2_w_the_one_for_a_pico_2():
    for identity, frozen in (
        ("Raspberry Pi Pico W", models.PICO),
        ("Raspberry Pi Pico 2 W", models.PICO2),
    ):
        assert models.recognise(PICO, "micropython", identity).frozen is frozen
    assert models.recognise(boards.load("badger2040w"), "micropython", "Raspberry Pi Pico").frozen is models.PICO


def test_the_error_for_a_different_board_model_names_it_and_the_right_command():
    with pytest.raises(UserError, match=r"reports 'Pimoroni Badger2040 2MB', .* \(run: hamstertop flash badger2040\)"):
        models.recognise(PICO, "micropython", "Pimoroni Badger2040 2MB")
