"""The simulator withstands attacks over real sockets, by other pages in the browser and by malicious programs."""

import contextlib
import os
import socket
import time

import pytest

from hamstertop_host.simulator import server as servers
from hamstertop_host.simulator import site
from simulating import PATIENCE, Client, get, launch, serving, until


@pytest.fixture
def server(tmp_path):
    with serving(launch(tmp_path)) as server:
        yield server


def say(port, data, end=False):
    """Return the server's answer to these bytes, or b"" if it closes the connection."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as client:
        with contextlib.suppress(OSError):
            client.sendall(data)
            if end:
                client.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(ConnectionError):
            while piece := client.recv(1 << 16):
                answer += piece
        return answer


def ask(port, line, *headers, host=None):
    lines = [line, f"Host: {host or f'127.0.0.1:{port}'}", *headers, "", ""]
    return say(port, "\r\n".join(lines).encode("latin-1"))


def connect(server):
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)


def works(server):
    """Return whether the server serves one of our pages and obeys its messages."""
    with Client(server.port) as client:
        if client.status != 101:
            return False
        client.key(1, True)
        client.until_event("down", 1)
    return get(server.port).status == 200


def test_the_server_accepts_connections_only_from_this_machine(server):
    assert [listener.getsockname()[0] for listener in server._listener.sockets] == ["127.0.0.1"]


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE"])
@pytest.mark.parametrize("path", ["/", "/board", "/nothing"])
def test_a_rebound_host_name_is_refused_for_every_method_and_path(server, method, path):
    answer = ask(server.port, f"{method} {path} HTTP/1.1", host=f"evil.example:{server.port}")
    assert answer.startswith(b"HTTP/1.0 403")
    assert b"Allow" not in answer


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_a_page_from_another_origin_cannot_get_in_with_other_http_methods(server, method):
    for path in ("/", "/board"):
        answer = ask(server.port, f"{method} {path} HTTP/1.1", "Origin: https://evil.example")
        assert b"Access-Control" not in answer
        assert answer.startswith((b"HTTP/1.0 405", b"HTTP/1.0 200")), answer
        assert b"page.js" not in answer
    body = ask(server.port, f"{method} /board HTTP/1.1", "Content-Length: 5", "Content-Type: text/plain") or b""
    assert body == b""
    assert works(server)


PATHS = [
    "/../pyproject.toml", "/../../../../etc/passwd", "/static/index.html", "/page.css/../server.py",
    "/./index.html", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/%252e%252e/etc/passwd",
    "/..\\..\\etc\\passwd", "//etc/passwd",
    "/page.css%00.html", "/page.css;x", "/index.html", "/server.py", "/.git/config", "/settings.bin", "/link",
    "/words/", "/words/xx.json", "/words/../pages.json", "/words/en.json/../../page.js",
    "/%zz", "/?%zz", "/" + "a" * 4000,
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_no_path_leads_out_of_the_served_folder(server, path, monkeypatch, tmp_path, capfd):
    static = tmp_path / "static"
    static.mkdir()
    for name, _ in servers.PAGES.values():
        (static / name).write_text("page")
    os.symlink("/etc/passwd", static / "link")
    monkeypatch.setattr(servers, "STATIC", static)
    answer = ask(server.port, f"GET {path} HTTP/1.1")
    assert not answer.startswith(b"HTTP/1.0 200")
    assert b"root:" not in answer
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(300),
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET http://127.0.0.1/ HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: \xff\xfe\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"GET / HTTP/1.1\r\nContent-Length: five\r\n\r\n",
        b"G" * 200_000,
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 50_000 + b"\r\n",
        b"GET / HTTP/1.1\r\nx: " + b"y" * 200_000 + b"\r\n\r\n",
    ],
    ids=range(14),
)
def test_an_invalid_request_closes_its_connection_silently(server, data, capfd):
    assert say(server.port, data, end=True) == b""
    assert get(server.port).status == 200
    assert capfd.readouterr().err == ""


def test_a_browser_with_many_cookies_from_other_local_sites_is_accepted(server):
    assert ask(server.port, "GET / HTTP/1.1", "Cookie: x=" + "y" * 10_000).startswith(b"HTTP/1.0 200")


def test_a_silent_connection_is_dropped_and_blocks_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr(site, "REQUEST_S", 1.0)
    with serving(launch(tmp_path)) as server, contextlib.ExitStack() as stack:
        silent = [stack.enter_context(connect(server)) for _ in range(60)]
        for index, client in enumerate(silent):
            client.sendall(b"GET / HTTP/1.1\r\nHost: "[: index % 20])
        until(lambda: works(server))
        for client in silent:
            with contextlib.suppress(ConnectionError):
                assert client.recv(1) == b""


def test_when_there_are_too_many_connections_the_oldest_silent_one_is_dropped(tmp_path, monkeypatch):
    monkeypatch.setattr(site, "MOST_CLIENTS", 5)
    monkeypatch.setattr(site, "REQUEST_S", 10 * PATIENCE)
    with serving(launch(tmp_path)) as server, contextlib.ExitStack() as stack:
        crowd = [stack.enter_context(connect(server)) for _ in range(20)]
        with contextlib.suppress(ConnectionError):
            assert crowd[0].recv(1) == b""
        assert works(server), "though all the others stay and say nothing"


def test_a_tab_closed_during_the_handshake_leaves_no_traceback(server, monkeypatch, capfd):
    async def reset(request):
        raise ConnectionResetError

    monkeypatch.setattr(servers, "websocket_upgrade", reset)
    headers = ("Upgrade: websocket", f"Origin: http://127.0.0.1:{server.port}")
    assert b"500" not in ask(server.port, "GET /board HTTP/1.1", *headers)
    monkeypatch.undo()
    assert works(server)
    assert capfd.readouterr().err == ""


def test_the_number_of_tabs_is_limited(server):
    with contextlib.ExitStack() as stack:
        tabs = [stack.enter_context(Client(server.port)) for _ in range(servers.MOST_TABS)]
        assert [tab.status for tab in tabs] == [101] * servers.MOST_TABS
        assert stack.enter_context(Client(server.port)).status == 503
    until(lambda: works(server))


def test_a_tab_that_reads_nothing_is_dropped_and_blocks_nobody(tmp_path, monkeypatch):
    monkeypatch.setattr(servers, "SLOW_S", 2.0)
    monkeypatch.setattr(servers, "GOODBYE_S", 0.5)
    with serving(launch(tmp_path)) as server, Client(server.port) as sleeper, Client(server.port) as awake:
        sleeper.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert awake.receive()["type"] == "hello"
        until(lambda: len(server.session.tabs) == 2)
        end = time.monotonic() + PATIENCE
        while len(server.session.tabs) == 2:
            assert time.monotonic() < end
            for tab in tuple(server.session.tabs):
                if tab.outbox.qsize() < 400:
                    server._listener.get_loop().call_soon_threadsafe(tab.send, {"type": "print", "text": "x" * 20_000})
            assert awake.receive()
        assert len(server.session.tabs) == 1


def test_a_flood_of_messages_is_throttled_and_blocks_nobody(server):
    with Client(server.port) as flood, Client(server.port) as good:
        good.receive()
        flood.socket.settimeout(0.2)
        sent = 0
        with contextlib.suppress(OSError):
            for sent in range(3000):
                flood.key(0, sent % 2 == 0)
        assert sent > 100
        good.key(1, True)
        seen = []
        good.until(lambda message: seen.append(message) or message.get("event", [])[:2] == ["down", 1])
        assert len([message for message in seen if message.get("event", [])[1:2] == [0]]) < sent, "it need not wait"


def test_keys_are_refused_while_the_board_lags_behind(server, monkeypatch):
    with Client(server.port) as client:
        monkeypatch.setattr(server.session, "_backlog", lambda: 1 << 20)
        client.key(1, True)
        assert client.until_type("refused")["text"] == "the board cannot keep up"
        monkeypatch.undo()
        client.key(1, True)
        client.until_event("down", 1)


@pytest.mark.parametrize("opcode", [1, 2, 3, 9, 10, 15])
@pytest.mark.parametrize("data", [b"", b"\0", b"\xff" * 200, b'{"type": "key", "key": NaN, "down": true}'])
def test_no_websocket_frame_affects_other_connections(server, opcode, data, capfd):
    with Client(server.port) as client:
        client.send(data, opcode)
    with Client(server.port) as client:
        client.socket.sendall(b"\x81\xff" + b"\xff" * 8)  # a frame of 2 ** 64 - 1 bytes
        client.socket.settimeout(PATIENCE)
        with contextlib.suppress(ConnectionError):
            while client.receive() is not None:
                pass
    assert works(server)
    assert capfd.readouterr().err == ""
