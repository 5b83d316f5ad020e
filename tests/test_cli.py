"""Every mistake on the command line leads to a one-line message that says what to do, and an exit status that tells
mistakes, missing boards and failures apart."""

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

import hamstertop_host
from games_saved import Table
from hamstertop import VERSION
from hamstertop_games import remedies, tables
from hamstertop_games.errors import STATUSES, Failed, NoBoard, UserError
from hamstertop_host import boards, cli, paths
from hamstertop_host.commands import flash, sim
from hamstertop_host.flashing import bringing, contents, drive, release, serialport
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
        (["sim", "--board", "badger"], "unknown board 'badger' (did you mean badger2350? known: pico_epaper29, "),
        (["sim", "--board", ""], "unknown board '' (known: pico_epaper29, "),
        (["wiring", "pico"], "unknown board 'pico' (did you mean pico_epaper29? known"),
        (
            ["sim", "--bord", "magtag"],
            "arguments: --bord magtag (did you mean --board? see: hamstertop sim --help)",
        ),
        (["sim", "--port", "70000"], "must be a whole number from 1 to 65535, not '70000'"),
        (["sim", "--seed", "-1"], "must be a whole number from 0 to 4294967295, not '-1'"),
        (["sim", "--seed", "lucky"], "must be a whole number from 0 to 4294967295, not 'lucky'"),
        (["tables", "hamsterdam", "--differences", "-3"], "must be a whole number from 0 to 4294967295, not '-3'"),
        (["tables", "hamsterdam", "--width", "0"], "must be a number from 0.0001 to 1.0, not '0'"),
        (["sim", "--runtime", "basic"], "invalid choice: 'basic'"),
        (["sim", "--script", "x"], "--script needs --headless"),
        (["sim", "--headless"], "--headless needs a script (add --script FILE)"),
        (["sim", "--headless", "--script", "nowhere.txt"], "cannot read nowhere.txt: No such file or directory (give"),
        (["dance"], "invalid choice: 'dance'"),
        (["flsh"], "(did you mean flash? see: hamstertop --help)"),
        (["tables", "hamsterroll"], "(did you mean hamsterrolle? see: hamstertop tables --help)"),
        (
            ["tables", "hamsterdam", "--bots", "sensibel"],
            "no sensibel bot (did you mean sensible? choose",
        ),
        (["tables", "hamsterdam", "--option", "late_cascad=true"], "no option late_cascad (did you mean late_cascade?"),
        ([], "the following arguments are required: COMMAND (see: hamstertop --help)"),
        (["--verison"], "arguments: --verison (did you mean --version? see: hamstertop --help)"),
        (["site", "--serv"], "arguments: --serv (did you mean --serve? see: hamstertop site --help)"),
        (["site", "--board=magtag"], "arguments: --board=magtag (see: hamstertop site --help)"),
        (["site", "--serve=8000"], "the following arguments are required: -o/--output (see"),
    ],
)
def test_a_wrong_command_is_answered_with_the_correct_usage(capsys, words, message):
    assert message in refusal(capsys, *words)


def test_the_exit_statuses_are_in_the_help(capsys):
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert all(f"{status}: {meaning}" in said for status, meaning in STATUSES.items())


def ours(words, **places):
    """Run `hamstertop` in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HOST), str(HOST.parent / "firmware")])}
    command = [sys.executable, "-m", "hamstertop_host", *words]
    return subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, **places)


PRINTING = (
    ["--version"],
    ["--help"],
    ["boards"],
    ["wiring", "magtag"],
    ["tables", "hamsterrolle", "--games", "1", "--json"],
    ["log", "saved"],
    ["sim", "--headless", "--script", "script.txt"],
    ["sim", "--no-browser"],
)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")
@pytest.mark.parametrize(("how", "words"), [*(("full", words) for words in PRINTING), ("closed", ["boards"])])
def test_a_full_or_closed_output_is_one_line_and_a_status(how, words, script, tmp_path):
    script.write_text("".join(f"press {key}\n" for key in "CCCABC"), "utf-8")
    (tmp_path / "saved").mkdir()
    (tmp_path / "saved" / "hamsterdam.bin").write_bytes(Table("hamsterdam", 2, 1).play(20).blob)
    with open("/dev/full", "wb") as full:
        places = {"stdout": full} if how == "full" else {"preexec_fn": partial(os.close, 1)}
        done = ours(words, cwd=tmp_path, **places)
    assert done.returncode == Failed.status, done.stderr
    assert re.fullmatch(r"hamstertop: (cannot write to the|the) standard output.*\n", done.stderr), done.stderr


def test_a_reader_that_ends_early_is_no_fault():
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = ours(["boards"], stdout=pipe)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["flash", "pico_epaper29"], "hamstertop-pico_epaper29.uf2 not found (build it: make "),
        (["flash", "pico_epaper29", "--uf2", "/nope"], "cannot read /nope: "),
        (["flash", "pico_epaper29", "--uf2", "script.txt"], "script.txt is not a UF2 file"),
        (["send", "script.txt"], "script.txt does not contain any readable settings"),
        (["flash", "magtag", "--languages", "xx"], "xx"),
        (["send", "/nope"], "cannot read /nope: No such file or directory (give a .zip saved by the site, a settings"),
        (["check", "pico_epaper29", "-o", "/nope/report.txt"], "/nope/report.txt cannot be written"),
        (["check", "pico_epaper"], "unknown board 'pico_epaper' (did you mean pico_epaper29? known"),
        (["log", "--html", "/nope/page.html"], "/nope/page.html cannot be written"),
        (["log", "--csv", "/nope/table.csv"], "/nope/table.csv cannot be written"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_was_given_is_checked_before_a_board_is_looked_for(capsys, script, monkeypatch, words, message):
    def looked(*_):
        raise AssertionError("it looked for a board")

    for module, name in ((serialport, "ports"), (drive, "volumes")):
        monkeypatch.setattr(module, name, looked)
    monkeypatch.setattr(flash, "COMPUTER", bringing.Computer(volumes=looked, ports=looked, connect=looked))
    monkeypatch.setattr(contents, "FROZEN", script.parent)
    monkeypatch.setattr(release, "address", str)
    monkeypatch.chdir(script.parent)
    assert message in refusal(capsys, *words)


def test_a_file_missing_in_a_boards_folder_is_named_with_its_remedy(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "BOARDS", tmp_path)
    (tmp_path / "magtag").mkdir()
    remedy = "(copy that of another board there)\n"
    said = refusal(capsys, "wiring", "magtag", "--write")
    assert said == f"hamstertop: cannot read {tmp_path / 'magtag' / 'README.md'}: No such file or directory {remedy}"
    assert not list((tmp_path / "magtag").iterdir())
    (tmp_path / "My Board").mkdir()
    assert cli.main(["boards"]) == 2
    assert capsys.readouterr().err == f"hamstertop: {tmp_path / 'My Board'} has no board.py {remedy}"


def test_where_there_is_no_make_a_missing_uf2_is_downloaded(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(contents, "FROZEN", tmp_path)
    monkeypatch.setattr(release, "address", str)
    monkeypatch.setattr(flash.shutil, "which", lambda _: None)
    assert "hamstertop-pico_epaper29.uf2 not found (download it from " in refusal(capsys, "flash", "pico_epaper29")


def test_a_missing_board_and_a_mistake_have_different_statuses(capsys, monkeypatch):
    monkeypatch.setattr(serialport, "ports", list)
    monkeypatch.setattr(drive, "volumes", list)
    assert cli.main(["check", "pico_epaper29"]) == NoBoard.status
    assert cli.main(["check", "pico"]) == UserError.status
    assert len({error.status for error in (UserError, Failed, NoBoard)}) == 3
    assert {error.status for error in (UserError, Failed, NoBoard)} < set(STATUSES)


def test_no_statistics_are_printed_of_no_games(capsys, monkeypatch):
    monkeypatch.setattr(tables, "run", lambda *_, **__: tables.Report())
    assert cli.main(["tables", "hamsterdam", "--games", "5"]) == 130
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "hamstertop: stopped after 0 of 5 games\n"


def test_a_script_that_is_not_text_is_refused(capsys, script):
    script.write_bytes(b"\xff\xff")
    assert "not UTF-8 text (save it as UTF-8)" in refusal(capsys, "sim", "--headless", "--script", str(script))


def test_a_missing_runtime_is_reported_with_the_command_that_installs_it(capsys, script, monkeypatch):
    monkeypatch.setattr(launch.shutil, "which", lambda *_, **__: None)
    assert cli.main(["sim", "--headless", "--script", str(script), "--runtime", "micropython"]) == Failed.status
    assert f"micropython is not installed ({remedies.install('micropython')})" in capsys.readouterr().err


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
    command = [sys.executable, "-m", "hamstertop_host", "sim", "--no-browser", *words]
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
                while process.poll() is None:  # somebody presses it again and again
                    process.send_signal(signal.SIGINT)
                    time.sleep(0.01)
                assert process.returncode == 0
            assert process.stderr.read() == b""
        finally:
            process.kill()
            process.communicate()


@pytest.mark.parametrize(
    "module", ["hamstertop_host.cli", "hamstertop_host.commands.sim", "hamstertop_host.simulator.server"]
)
def test_ctrl_c_while_a_command_loads_ends_it_silently(module, tmp_path):
    """It comes at the moment when this module is about to be loaded."""
    code = (
        "import os, signal, sys\n"
        "class Finder:\n"
        "    def find_spec(name, *_):\n"
        f"        if name == {module!r}:\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Finder)\n"
        "from hamstertop_host.__main__ import main\n"
        "sys.exit(main())\n"
    )
    words = ["sim", "--no-browser", "--state", str(tmp_path / "here")]
    done = subprocess.run([sys.executable, "-c", code, *words], stderr=subprocess.PIPE, timeout=PATIENCE)
    assert (done.returncode in (-signal.SIGINT, 130), done.stderr) == (True, b"")


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
        assert capsys.readouterr().out == f"Hamstertop is already running, and its page opens: {url}\n"
        same = ["--board", boards.USUAL, "--runtime", "cpython", "--port", url.split(":")[-1].strip("/")]
        assert cli.main([*second, *same, "--no-browser"]) == 0
        assert capsys.readouterr().out == f"Hamstertop is already running: {url}\n"
        for other in (["--board", "magtag"], ["--runtime", "micropython"], ["--seed", "7"], ["--port", "9"]):
            assert f"a simulator runs at {url} without {' '.join(other)} (stop it" in refusal(capsys, *second, *other)
        assert opened == [url]
    finally:
        first.terminate()
        first.communicate(timeout=PATIENCE)
    assert not (tmp_path / "here" / state.ADDRESS).exists()


def test_a_folder_in_use_by_a_simulator_without_a_page_is_refused(tmp_path, capsys):
    state.publish(tmp_path, "http://127.0.0.1:1/", {})  # left by a simulator that was killed
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
