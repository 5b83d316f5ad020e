"""Whatever finds no board says what wakes one: a dozing board cannot be seen by a computer."""

import argparse

import pytest

from hamstertop.saving.settings import BLOB, Settings
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop.words import making
from hamstertop_host import boards, cli, paths
from hamstertop_host.commands import flash as flashing
from hamstertop_host.flashing import bringing, drive, models
from released import LANGUAGES

pytest.importorskip("serial", reason="install pyserial")

WAKE = "press a key, then plug it in again"
SENT = "settings.bin"


def places(command):
    """Return a command's options that say where a board is: its serial port, or its drive."""
    found = argparse.ArgumentParser()
    __import__(f"hamstertop_host.commands.{command}", fromlist=["add_arguments"]).add_arguments(found)
    where = [action for action in found._actions if "serial port" in (action.help or "") or action.dest == "drive"]
    return sorted(action.option_strings[0] for action in where)


def searches():
    """Yield the words of each command that looks for a board, for boards that get a UF2 and boards that get files,
    without any option, and with each option that says where the board is."""
    for command in cli.COMMANDS:
        where = places(command)
        for board in ("pico_epaper29", "magtag") if command in ("flash", "check") else ("",):
            words = [command, *([board] if board else [SENT] if command == "send" else [])]
            if where:
                yield words
            for option in where:
                taken = command != "flash" or (option == "--port") == bool(models.builds(boards.load(board)))
                if taken:
                    yield [*words, option, "nowhere"]


@pytest.mark.parametrize("words", list(searches()), ids=" ".join)
def test_each_command_that_finds_no_board_says_how_to_wake_it(words, refusal, released, monkeypatch, tmp_path):
    clock = iter(range(1000000))
    computer = bringing.Computer(volumes=list, ports=list, clock=lambda: next(clock), sleep=lambda _: None)
    if "--port" in words:
        computer = bringing.Computer(volumes=list)
    monkeypatch.setattr(flashing, "COMPUTER", computer)
    monkeypatch.setattr("hamstertop_host.flashing.serialport.list_ports.comports", list)
    monkeypatch.setattr(drive, "volumes", list)
    storage = MemoryStorage()
    chosen = Settings(storage, "en")
    chosen.setups["hamsterdam"] = [2, 0, 0]
    assert chosen.save()
    (tmp_path / SENT).write_bytes(whole(storage, BLOB))
    monkeypatch.chdir(tmp_path)
    words = [str(tmp_path / "nowhere") if word == "nowhere" else word for word in words]
    assert WAKE in refusal(*words)


def test_the_page_that_puts_the_firmware_on_a_board_and_troubleshooting_say_it_too():
    static = paths.PAGE.parent
    assert '<p id="unseen">' in (static / "board.html").read_text("utf-8")
    assert 'put($("unseen"), "board.unseen", { wake: text("board.wake") })' in (static / "board.js").read_text("utf-8")
    for language in LANGUAGES:
        page = making.of_page(language, "pages")
        assert "{wake}" in page["board.unseen"]
        assert language == "en" or page["board.wake"] != WAKE
    assert drive.wake() == WAKE
    assert WAKE in (paths.CHECKOUT / "docs" / "troubleshooting.md").read_text("utf-8")
