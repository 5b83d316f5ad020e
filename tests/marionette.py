"""Drive Firefox through its Marionette protocol, because Debian does not package geckodriver."""

import contextlib
import itertools
import json
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from simulating import PATIENCE

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
INSTALLED = FIREFOX is not None
REMEDY = "install firefox-esr"
PREFERENCES = {
    "marionette.port": 0,  # any free port, which Firefox writes into its profile
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Firefox:
    """The parts of Selenium's driver interface that the tests use, as a context manager."""

    def __init__(self) -> None:
        assert FIREFOX
        self._room = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        profile = Path(self._room.name)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines), "utf-8")
        command = [FIREFOX, "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._socket = socket.create_connection(("127.0.0.1", self._port(profile)), timeout=PATIENCE)
        self._stream = self._socket.makefile("rb")
        self._numbers = itertools.count()
        self._receive()  # Firefox's greeting
        self._ask("WebDriver:NewSession", {"capabilities": {}})
        self._ask("WebDriver:SetTimeouts", {"script": int(1000 * PATIENCE), "pageLoad": int(1000 * PATIENCE)})

    def _port(self, profile: Path) -> int:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self._process.poll() is None:
            with contextlib.suppress(OSError, ValueError):
                return int((profile / "MarionetteActivePort").read_text())
            time.sleep(0.05)
        raise AssertionError("Firefox does not start")

    def __enter__(self) -> "Firefox":
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()
        self._socket.close()
        self._process.kill()
        self._process.wait()
        self._room.cleanup()

    def get(self, url: str) -> None:
        self._ask("WebDriver:Navigate", {"url": url})

    def execute_async_script(self, script: str, *arguments: Any) -> Any:
        return self._ask("WebDriver:ExecuteAsyncScript", {"script": script, "args": arguments})["value"]

    def _ask(self, command: str, parameters: dict[str, Any]) -> Any:
        message = json.dumps([0, next(self._numbers), command, parameters]).encode()
        self._socket.sendall(str(len(message)).encode() + b":" + message)
        _, _, error, result = self._receive()
        assert error is None, f"{error['error']}: {error['message']}"
        return result

    def _receive(self) -> Any:
        size = b""
        while (letter := self._stream.read(1)) != b":":
            assert letter, "Firefox has gone"
            size += letter
        return json.loads(self._stream.read(int(size)))
