"""Measure how long the lights on the site's page take to respond to a key press: `make light`."""

import argparse
import shutil
import statistics
import sys
import threading
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service

from hamstertop_host.site import serve

PRESSES = 100
MEASURE = """
const [presses, done] = arguments;
import('./link.js').then(async ({ listeners }) => {
  const wait = (ms) => new Promise((next) => setTimeout(next, ms));
  while (!document.getElementById('status').textContent.startsWith('Running')) await wait(50);
  await wait(1000);
  const took = [];
  for (let count = 0; count < presses; count++) {
    const key = new KeyboardEvent('keydown', { key: '2', code: 'Digit2', bubbles: true });
    const lit = new Promise((next) => {
      const hear = ({ type }) => {
        if (type !== 'lights') return;
        listeners.delete(hear);
        next(performance.now());
      };
      listeners.add(hear);
    });
    const began = performance.now();
    document.body.dispatchEvent(key);
    took.push(await lit - began);
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: '2', code: 'Digit2', bubbles: true }));
    await wait(700);
  }
  done(took);
});
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    folder = parser.parse_args().site
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium") or sys.exit("install chromium")
    for option in ("--headless", "--no-sandbox", "--disable-gpu"):
        options.add_argument(option)
    server = serve.server(folder, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver"))) as driver:
        driver.set_script_timeout(600)
        driver.get(f"http://localhost:{server.server_port}/")
        took = sorted(driver.execute_async_script(MEASURE, PRESSES))
    most = took[int(0.95 * len(took))]
    print(
        f"{len(took)} presses: median {statistics.median(took):.1f} ms, 95 % within {most:.1f}, all in {took[-1]:.0f}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
