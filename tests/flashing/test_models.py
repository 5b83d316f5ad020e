"""Test which firmware goes on which board."""

import pytest

from hamstertop_games.errors import UserError
from hamstertop_host import boards, paths
from hamstertop_host.flashing import models

KNOWN = [boards.load(name) for name in boards.names()]


@pytest.mark.parametrize("board", KNOWN, ids=lambda board: board.id)
def test_each_board_gets_either_uf2s_or_files_and_the_documents_say_which(board):
    assert (board.module in models.UF2S) != (board.module in models.DRIVES)
    readme, flashing = ((paths.CHECKOUT / name).read_text("utf-8") for name in ("README.md", "docs/flashing.md"))
    for build in models.builds(board):
        assert f"| `{build.uf2(models.released(board))}` |\n" in readme
    if not models.builds(board):
        assert f"{models.DRIVES[board.module].versions} on a `{board.id}`" in flashing


def test_a_board_of_your_own_starts_with_the_uf2_of_one_with_the_same_module():
    for module, known in (("pico", "pico_epaper29"), ("badger2040", "badger2040")):
        board = next(board for board in KNOWN if board.module == module)
        assert models.released(copied(board, id="mine")) == known


def copied(board, **changes):
    return type(board)(**{name: getattr(board, name) for name in board.__struct_fields__} | changes)


def test_only_a_board_that_fits_the_file_gets_its_firmware():
    for name, machine, fits in (
        ("pico_epaper29", "Raspberry Pi Pico W with RP2040", True),
        ("pico_epaper29", "Pimoroni Badger2040 2MB with RP2040", False),
        ("badger2040", "Pimoroni Badger2040 2MB with RP2040", True),
        ("badger2040", "Raspberry Pi Pico with RP2040", True),  # with our firmware
        ("feather_thinkink", "Raspberry Pi Pico with RP2040", False),
    ):
        if fits:
            models.check_machine(boards.load(name), machine)
        else:
            with pytest.raises(UserError, match=r"the board reports .*, not .* \(see: hamstertop boards\)"):
                models.check_machine(boards.load(name), machine)


def test_a_circuitpython_version_is_accepted_if_its_bytecode_version_is_known():
    badger = boards.load("badger2350")
    for version in ((10, 2, 1), (10, 3, 0)):
        models.check_circuitpython(badger, "pimoroni_badger2350", version)
    for version in ((9, 2, 9), (10, 1, 4), (10, 4, 0), (11, 0, 0)):
        with pytest.raises(
            UserError, match=r"needs 10\.2 to 10\.3 \(get it from https://circuitpython.org/downloads\)"
        ):
            models.check_circuitpython(badger, "pimoroni_badger2350", version)
