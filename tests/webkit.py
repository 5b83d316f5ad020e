"""Drive WebKit (Debian's WebKitGTK) on its own display, because it has no headless mode."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from simulating import PATIENCE

DRIVER, DISPLAY = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSER = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))), None)
INSTALLED = bool(DRIVER and DISPLAY and BROWSER)
REMEDY = "install webkit2gtk-driver and xvfb"


class WebKit:
    """The parts of Selenium's driver interface that the tests use, as a context manager."""

    def __init__(self) -> None:
        from selenium.webdriver import WebKitGTK
        from selenium.webdriver.webkitgtk.options import Options
        from selenium.webdriver.webkitgtk.service import Service

        assert DISPLAY and DRIVER and BROWSER  # noqa: PT018
        command = [DISPLAY, "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
        self._display = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self._display.stdout
        number = self._display.stdout.readline().decode().strip()
        assert number, "Xvfb does not start"
        options = Options()
        options.binary_location = str(BROWSER)
        options.add_argument("--automation")
        # WebKit's sandbox needs privileges that a container does not have.
        own = {"DISPLAY": f":{number}", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
        try:
            self._driver = WebKitGTK(options=options, service=Service(DRIVER, env={**os.environ, **own}))
        except BaseException:
            self._display.kill()
            raise
        self._driver.set_script_timeout(PATIENCE)
        self._driver.set_page_load_timeout(PATIENCE)

    def __enter__(self) -> "WebKit":
        return self

    def __exit__(self, *_: object) -> None:
        self._driver.quit()
        self._display.kill()
        self._display.wait()

    def get(self, url: str) -> None:
        self._driver.get(url)

    def execute_async_script(self, script: str, *arguments: Any) -> Any:
        return self._driver.execute_async_script(script, *arguments)
