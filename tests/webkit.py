"""Drive WebKit (Debian's WebKitGTK) on its own display, because it has no headless mode."""

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from simulating import PATIENCE

DRIVER, DISPLAY = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSER = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))), None)
INSTALLED = bool(DRIVER and DISPLAY and BROWSER)
REMEDY = "install webkit2gtk-driver and xvfb"


# WebKit's sandbox needs privileges that a container does not have.
OWN = {"LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}


@contextlib.contextmanager
def display() -> Iterator[dict[str, str]]:
    """Start a display, and yield the environment in which WebKit uses it."""
    assert DISPLAY
    command = [DISPLAY, "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        try:
            assert process.stdout
            number = process.stdout.readline().decode().strip()
            assert number, "Xvfb does not start"
            yield {**os.environ, **OWN, "DISPLAY": f":{number}"}
        finally:
            process.kill()


def browse(url: str, environment: dict[str, str], data: Path) -> "subprocess.Popen[bytes]":
    """Open an address in a browser without a driver, which keeps its data in a folder, and return its process group."""
    folders = {f"XDG_{kind}_HOME": str(data / kind.lower()) for kind in ("DATA", "CACHE", "CONFIG")}
    own, command = environment | folders, [str(BROWSER), url]
    return subprocess.Popen(command, env=own, start_new_session=True, stderr=subprocess.DEVNULL)


class WebKit:
    """The parts of Selenium's driver interface that the tests use, as a context manager."""

    def __init__(self) -> None:
        from selenium.webdriver import WebKitGTK
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        assert DRIVER
        options = Options()
        options.binary_location = str(BROWSER)
        options.add_argument("--automation")
        with contextlib.ExitStack() as ends:
            own = ends.enter_context(display())
            self._driver = WebKitGTK(options=options, service=Service(DRIVER, env=own))
            ends.callback(self._driver.quit)
            self._ends = ends.pop_all()
        self._driver.set_script_timeout(PATIENCE)
        self._driver.set_page_load_timeout(PATIENCE)

    def __enter__(self) -> "WebKit":
        return self

    def __exit__(self, *_: object) -> None:
        self._ends.close()

    def get(self, url: str) -> None:
        self._driver.get(url)

    def execute_async_script(self, script: str, *arguments: Any) -> Any:
        return self._driver.execute_async_script(script, *arguments)
