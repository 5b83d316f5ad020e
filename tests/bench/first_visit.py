"""Measure a first visit to the site on a slow phone: 1.6 Mbit/s, 150 ms latency, CPU slowed down by a factor of four.

`make visit` prints the time until there is something to read, the time until the firmware runs, the time until the site
shows the same screen when it is opened again in a game (from this computer, not slowed down), and Lighthouse's scores.
"""

import argparse
import contextlib
import gzip
import http.client
import io
import json
import os
import shutil
import statistics
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from hamstertop_host.site import serve

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
CPU = 4  # slowdown factor
PHONE = {"width": 412, "height": 823, "deviceScaleFactor": 1.75, "mobile": True}
WATCH = """
const seen = {};
const look = () => {
  if (document.querySelector('#said .line')) seen.read ??= performance.now();
  if (document.querySelector('#status.on')) seen.plays ??= performance.now();
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
window.seen = seen;
"""
SEEN = """
const [done] = arguments;
const look = () => seen.plays && seen.read ? done([seen.read, seen.plays]) : setTimeout(look, 50);
look();
"""


# Waits until the page shows these words, or any if there are none, and returns them and how long it took.
SAME = """
const [wanted, done] = arguments;
const look = () => {
  const said = document.querySelector('#status.on') && document.getElementById('said').textContent;
  if (said && (!wanted || said === wanted)) done([said, performance.now()]);
  else setTimeout(look, 5);
};
look();
"""


class Compressing(serve.Handler):
    """A handler that compresses files, as web servers do."""

    def send_head(self) -> io.BytesIO:  # type: ignore[override]
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(http.client.NOT_FOUND)
            return io.BytesIO()
        data = gzip.compress(path.read_bytes())
        self.send_response(http.client.OK)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)


@contextlib.contextmanager
def browsing() -> Iterator[webdriver.Chrome]:
    """Yield a browser with an empty cache."""
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or sys.exit("install chromium")
    for option in ("--headless", "--no-sandbox", "--disable-gpu"):
        options.add_argument(option)
    with webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver"))) as driver:
        driver.set_script_timeout(60)
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", PHONE)
        yield driver


def visit(url: str) -> tuple[float, float]:
    """Visit the page, and return the times in ms until there is something to read and until the firmware runs."""
    with browsing() as driver:
        driver.execute_cdp_cmd("Network.enable", {})
        driver.execute_cdp_cmd("Network.emulateNetworkConditions", SLOW)
        driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": CPU})
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        driver.get(url)
        read, plays = driver.execute_async_script(SEEN)
    return read, plays


def reopen(url: str, times: int) -> list[float]:
    """Leave the site in a game, open it again, and return the times in ms until it shows the same screen."""
    found = []
    with browsing() as driver:
        driver.get(url + "?game=dice_tray")
        shown, _ = driver.execute_async_script(SAME, "")
        for _ in range(times):
            driver.get("about:blank")
            driver.get(url)
            found.append(driver.execute_async_script(SAME, shown)[1])
    return found


def scores(lighthouse: Path, url: str) -> dict[str, float]:
    """Return Lighthouse's scores for the page on a phone, from 0 to 1, by category."""
    categories = "performance,accessibility,best-practices,seo"
    flags = "--headless=new --no-sandbox"
    command = [
        lighthouse,
        url,
        "--quiet",
        "--output=json",
        f"--only-categories={categories}",
        f"--chrome-flags={flags}",
    ]
    environment = os.environ | {"CHROME_PATH": shutil.which("chromium") or ""}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return {name: category["score"] for name, category in json.loads(done.stdout)["categories"].items()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("lighthouse", type=Path, help="the command")
    parser.add_argument("--visits", type=int, default=5)
    args = parser.parse_args()
    server = serve.server(args.site, 0, Compressing)
    server.handle_error = lambda *_: None  # type: ignore[method-assign]  # closing a browser drops its connections
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://localhost:{server.server_port}/"
    read, plays = zip(*[visit(url) for _ in range(args.visits)], strict=True)
    again = reopen(url, args.visits)
    for what, took in (("something to read", read), ("the firmware plays", plays), ("the same screen again", again)):
        seconds = sorted(ms / 1000 for ms in took)
        print(f"{what}: median {statistics.median(seconds):.1f} s, of {seconds[0]:.1f} to {seconds[-1]:.1f}")
    for name, score in scores(args.lighthouse, url).items():
        print(f"Lighthouse, {name}: {100 * score:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
