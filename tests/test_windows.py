"""Differences on Windows that can be reproduced on other systems. On Windows itself, CI starts the simulator."""

import ast
import dataclasses
import io
import os
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from pathlib import Path

import pytest

from hamstertop.saving.storage import FileStorage, whole
from hamstertop_host import boards, cli, paths
from hamstertop_host.simulator.virtual import child
from simulating import Client, launch, serving

ONLY_POSIX = {"curses", "fcntl", "grp", "posix", "pty", "pwd", "resource", "syslog", "termios", "tty"}
# Names in os, signal and asyncio that Windows lacks, except those tested with hasattr.
LACKING = {"SIGALRM", "SIGHUP", "SIGKILL", "add_signal_handler", "fork", "getuid", "killpg", "openpty"}
COMMANDS = [
    ["boards"],
    ["wiring", "pico_epaper29"],
    ["tables", "hamsterdam", "--games", "1", "--html", "report.html"],
    ["sim", "--headless", "--script", "script.txt", "--frames", "out", "--state", "state"],
    ["log", "state"],
]


@pytest.fixture
def on_windows(monkeypatch):
    """Make the system report itself as Windows from now on."""
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.fixture
def starts_with(tmp_path):
    """Return a function that returns a launch of the stub firmware whose process first runs some code."""

    def starting(code):
        (tmp_path / "sitecustomize.py").write_text(code, "utf-8")
        (tmp_path / "state").mkdir()
        usual = launch(tmp_path / "state")
        return dataclasses.replace(usual, path=(*usual.path, tmp_path))

    return starting


def test_nothing_uses_features_that_windows_lacks():
    found = []
    for path in paths.HOST.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import | ast.ImportFrom | ast.Attribute):
                names = {alias.name for alias in getattr(node, "names", ())}
                names |= {getattr(node, "module", None), getattr(node, "attr", None)}
                found += [(path.name, name) for name in names & (ONLY_POSIX | LACKING)]
    assert not found


def test_keys_reach_a_board_on_a_system_that_cannot_poll_pipes(starts_with):
    with serving(starts_with("import select\ndel select.poll\n")) as server, Client(server.port) as client:
        client.key(0, True)
        client.key(0, False)
        client.until_event("up", 0)


def test_a_boards_process_ends_when_its_host_does_on_a_system_that_cannot_poll_pipes(monkeypatch):
    monkeypatch.delattr(child.select, "poll")

    class Pace:
        def __init__(self, board):
            pass

        def live(self, now):
            pass

        def obey(self, command, now):
            return command["do"] != "quit"

    monkeypatch.setattr(child, "Pace", Pace)
    child.live(None, io.BytesIO(b'{"do": "speed", "speed": 4}\n'))


def test_a_power_cut_is_not_reported_as_a_fault_despite_its_exit_status_on_windows(starts_with, monkeypatch):
    monkeypatch.setattr(Process, "kill", lambda process: process.send_signal(signal.SIGTERM))
    code = "import os, signal\nsignal.signal(signal.SIGTERM, lambda *_: os._exit(1))\n"
    with serving(starts_with(code)) as server, Client(server.port) as client:
        client.until_event("started", 0)
        client.send({"type": "power", "on": False})
        seen = []
        client.until(lambda message: seen.append(message["type"]) or message == {"type": "power", "on": False})
        assert "fault" not in seen


def test_settings_are_replaced_even_where_renaming_does_not_overwrite_a_file(tmp_path, monkeypatch):
    def rename(old, new):
        if Path(new).exists():
            raise FileExistsError(new)

    monkeypatch.setattr(os, "rename", rename)
    storage = FileStorage(str(tmp_path))
    for data in (b"first", b"second"):
        storage.replace("settings", [data])
        assert whole(storage, "settings") == data


def test_error_messages_can_contain_letters_that_the_code_page_lacks(on_windows, monkeypatch):
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(written, encoding="cp1252", write_through=True))
    assert cli.main(["→"]) == 2
    assert "→" in written.getvalue().decode("utf-8")


def test_no_file_is_read_or_written_with_the_code_pages_encoding(tmp_path):
    """Python can warn about each file opened without an encoding."""
    (tmp_path / "script.txt").write_text("press C\npress C\npress C\npress A\nframe first\n", "utf-8")
    environment = {**os.environ, "PYTHONWARNDEFAULTENCODING": "1", "PYTHONWARNINGS": "error::EncodingWarning"}
    program = f"from hamstertop_host import cli\nfor words in {COMMANDS}:\n    assert cli.main(words) == 0, words\n"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


def test_no_file_has_a_name_that_windows_refuses():
    refused = {"con", "prn", "aux", "nul"} | {f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)}
    for name in boards.names():
        assert name.lower() not in refused
    for root in (
        paths.FIRMWARE / "hamstertop",
        paths.HOST / "hamstertop_games",
        paths.HOST / "hamstertop_host",
        paths.BOARDS,
    ):
        for path in root.rglob("*"):
            assert path.name.partition(".")[0].lower() not in refused
            assert not set('<>:"\\|?*') & set(path.name)
