"""What runs on what: one table, from which `flash`, `image`, the site and the documents take it."""

import pytest

from hamstertop_host import boards, paths
from hamstertop_host.errors import UserError
from hamstertop_host.flashing import models

PICO = boards.load("pico_epaper29")


def test_the_table_in_the_documents_is_this_one():
    assert models.table() in (paths.HOST.parent / "docs" / "flashing.md").read_text("utf-8"), models.table()


def test_each_board_fits_a_model_of_the_table_with_each_of_its_runtimes():
    """Itself, or by its module as one that new-board has made."""
    for name in boards.names():
        board = boards.load(name)
        for runtime in board.runtimes:
            assert models.fitting(board, runtime), name


def test_each_combination_says_what_was_run():
    assert all(model.ran for model in models.MODELS)
    assert all(model.filesystem is None for model in models.MODELS if model.refused)


def test_the_start_up_knows_the_same_oldest_micropython():
    assert f"OLDEST = {models.MICROPYTHON}" in (paths.START / "main.py").read_text("utf-8")


def test_a_circuitpython_runs_if_its_bytecode_was_read():
    model = models.choose(PICO, "circuitpython", None)
    for version in ((10, 0, 0), (10, 1, 4), (10, 2, 1), (10, 3, 0)):
        models.check_version(model, version)
    for version in ((9, 2, 9), (10, 4, 0), (11, 0, 0)):
        with pytest.raises(
            UserError, match=r"needs 10\.0 to 10\.3 \(get it from https://circuitpython.org/downloads\)"
        ):
            models.check_version(model, version)


def test_a_micropython_runs_from_the_oldest_on():
    model = models.choose(PICO, "micropython", "pico_w")
    for version in ((1, 26, 0), (1, 28, 0), (1, 40, 0)):
        models.check_version(model, version)
    for version in ((1, 21, 0), (1, 25, 9)):
        with pytest.raises(UserError, match=r"needs 1\.26 or newer \(get it from https://micropython.org/download\)"):
            models.check_version(model, version)


def test_what_is_refused_is_not_among_what_is_offered():
    with pytest.raises(UserError, match=r"\(models: pico2, pico2_w\)"):
        models.choose(PICO, "circuitpython", "pico3")


@pytest.mark.parametrize(
    ("board", "model", "download"),
    [
        ("pico_epaper29", "pico", "RPI_PICO"),
        ("pico_epaper29", "pico_w", "RPI_PICO_W"),
        ("feather_thinkink", "feather_thinkink", "ADAFRUIT_FEATHER_RP2040"),
    ],
)
def test_circuitpython_on_an_rp2040_is_refused_with_the_micropython_that_runs(board, model, download):
    with pytest.raises(UserError) as caught:
        models.choose(boards.load(board), "circuitpython", model)
    assert str(caught.value) == (
        f"a {model} does not run the firmware on CircuitPython: it leaves too little memory"
        f" (put MicroPython on it: https://micropython.org/download/{download})"
    )


def test_a_feather_thinkink_has_the_micropython_of_the_feather_rp2040():
    model = models.check(boards.load("feather_thinkink"), "micropython", "Adafruit Feather RP2040", (1, 28))
    assert (model.filesystem.address, models.blocks(model)) == (0x10100000, 7 * 256)
