"""Every mistake on the command line leads to a one-line message that says what to do, and exit status 2."""

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import hamstertop_host
from hamstertop import VERSION
from hamstertop_games import remedies
from hamstertop_host import boards, cli
from hamstertop_host.commands import sim
from hamstertop_host.simulator import launch, state
from hamstertop_host.simulator.launch import Launch
from simulating import PATIENCE, Client, get

HOST = Path(hamstertop_host.__file__).parents[1]


@pytest.fixture(autouse=True)
def own_state(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("HOME", str(tmp_path))


def refusal(capsys, *words):
    """Run an invalid command, and return its message."""
    assert cli.main(words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("hamstertop: ")
    assert output.err.count("\n") == 1
    return output.err


@pytest.fixture
def script(tmp_path):
    path = tmp_path / "script.txt"
    path.write_text("wait 10\n", "utf-8")
    return path


def test_the_boards_command_lists_all_boards(capsys):
    assert cli.main(["boards"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == boards.names()


def test_the_version_is_printed(capsys):
    with pytest.raises(SystemExit) as end:
        cli.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"hamstertop {VERSION}\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["sim", "--board", "badger"], "unknown board 'badger' (known: pico_epaper29, "),
        (["sim", "--bord", "magtag"], "unrecognized arguments: --bord magtag (see: hamstertop --help)"),
        (["sim", "--port", "70000"], "must be a port from 1 to 65535, not '70000'"),
        (["sim", "--seed", "-1"], "must be a whole number from 0 to 4294967295, not '-1'"),
        (["sim", "--seed", "lucky"], "must be a whole number from 0 to 4294967295, not 'lucky'"),
        (["sim", "--runtime", "basic"], "invalid choice: 'basic'"),
        (["sim", "--script", "x"], "--script needs --headless"),
        (["sim", "--headless"], "--headless needs a script (add --script FILE)"),
        (["sim", "--headless", "--script", "nowhere.txt"], "cannot read nowhere.txt: No such file or directory (give"),
        (["dance"], "invalid choice: 'dance'"),
        ([], "the following arguments are required: COMMAND (see: hamstertop --help)"),
    ],
)
def test_a_wrong_command_is_answered_with_the_correct_usage(capsys, words, message):
    assert message in refusal(capsys, *words)


def test_a_script_that_is_not_text_is_refused(capsys, script):
    script.write_bytes(b"\xff\xff")
    assert "not UTF-8 text (save it as UTF-8)" in refusal(capsys, "sim", "--headless", "--script", str(script))


def test_an_invalid_script_line_is_reported_with_its_number(capsys, script):
    script.write_text("press A\npress E\n", "utf-8")
    message = refusal(capsys, "sim", "--headless", "--script", str(script))
    assert f"{script}:2: pico_epaper29 does not have a key 'E' (its keys: A B C)" in message


def test_a_missing_runtime_is_reported_with_the_command_that_installs_it(capsys, script, monkeypatch):
    monkeypatch.setattr(launch.shutil, "which", lambda *_, **__: None)
    words = ("sim", "--headless", "--script", str(script), "--runtime", "micropython")
    assert f"micropython is not installed ({remedies.install('micropython')})" in refusal(capsys, *words)


def test_a_state_folder_that_cannot_be_created_is_refused(capsys, script):
    words = ("sim", "--no-browser", "--state", str(script / "below"))
    assert f"cannot save games in {script / 'below'}" in refusal(capsys, *words)


def test_an_explicitly_chosen_port_that_is_in_use_is_an_error(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        message = refusal(capsys, "sim", "--no-browser", "--port", str(port))
    assert message == f"hamstertop: port {port} is taken (choose a different one with --port, or omit it)\n"


def simulator(*words):
    """Run the simulator in a separate process."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HOST), str(HOST.parent / "firmware")])}
    command = [sys.executable, "-m", "hamstertop_host.cli", "sim", "--no-browser", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)


def test_a_free_port_is_found_by_default_and_ctrl_c_stops_the_server(tmp_path):
    with socket.socket() as default:
        default.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            default.bind(("127.0.0.1", 8642))
            default.listen()
        except OSError:
            pass  # the port is in use already, which has the same effect
        process = simulator("--state", str(tmp_path / "here"))
        try:
            ready, _, _ = select.select([process.stdout], [], [], PATIENCE)
            assert ready
            address = process.stdout.readline().decode()
            port = int(re.search(r"http://127.0.0.1:(\d+)/", address)[1])
            assert port != 8642
            assert get(port).status == 200
            with Client(port) as tab:
                tab.receive()
                process.send_signal(signal.SIGINT)
                assert process.wait(PATIENCE) == 0
            assert process.stderr.read() == b""
        finally:
            process.kill()
            process.communicate()


def test_a_second_simulator_opens_the_first_ones_page(tmp_path, capsys, monkeypatch):
    opened = []
    monkeypatch.setattr(sim.webbrowser, "open", opened.append)
    first = simulator("--state", str(tmp_path / "here"))
    try:
        ready, _, _ = select.select([first.stdout], [], [], PATIENCE)
        assert ready
        url = re.search(rb"http://127.0.0.1:\d+/", first.stdout.readline())[0].decode()
        second = ["sim", "--state", str(tmp_path / "here")]
        assert cli.main(second) == 0
        assert f"already running on {boards.load(boards.USUAL).name}: {url} " in capsys.readouterr().out
        assert cli.main([*second, "--no-browser"]) == 0
        assert opened == [url]
    finally:
        first.terminate()
        first.communicate(timeout=PATIENCE)
    assert not (tmp_path / "here" / state.ADDRESS).exists()


def test_a_folder_in_use_by_a_simulator_without_a_page_is_refused(tmp_path, capsys):
    (tmp_path / state.ADDRESS).write_text("http://127.0.0.1:1/", "utf-8")  # left by a simulator that was killed
    with state.hold(tmp_path):
        message = refusal(capsys, "sim", "--state", str(tmp_path))
    assert message == (
        f"hamstertop: another simulator is using {tmp_path} (stop it, or choose a different folder with --state)\n"
    )


def test_a_headless_run_prints_events_as_json_lines(script, tmp_path, capfd, monkeypatch):
    monkeypatch.setattr(sim, "Launch", partial(Launch, app="stub_firmware", path=(Path(__file__).parent,)))
    script.write_text("press A\nframe one\n", "utf-8")
    words = ["sim", "--headless", "--script", str(script), "--frames", str(tmp_path / "frames")]
    assert cli.main(words) == 0
    events = [json.loads(line)["event"] for line in capfd.readouterr().out.splitlines()]
    assert ["counted", 1] in events
    assert (tmp_path / "frames" / "one.png").is_file()


def test_a_firmware_fault_leads_to_exit_status_1_and_a_traceback(script, capfd, monkeypatch):
    monkeypatch.setattr(sim, "Launch", partial(Launch, app="no_such_firmware"))
    assert cli.main(["sim", "--headless", "--script", str(script)]) == 1
    message = capfd.readouterr().err
    assert message.startswith(f"hamstertop: {script}:1: Traceback")
    assert "no_such_firmware" in message
