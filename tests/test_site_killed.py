"""If WebKit is killed while a game is played on the site, everything that the page was told is still stored.

WebKit keeps nothing of what its driver does. So there is none: the page plays on its own, and tells the server what it
was told.
"""

import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import webkit
from hamstertop import chance
from hamstertop.saving import records
from hamstertop_host.site import serve
from simulating import PATIENCE
from sites import serving, site

__all__ = ["site"]

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("HAMSTERTOP_KILLS", "3"))
PLAYER = "player.html"
# Tells the server what is stored, then presses keys, and tells the server of each event. A tray begins a new journal
# when it has many events, so an event has two numbers: of its journal, and in it.
PLAY = """
import * as link from "./link.js";
let journal = 0;
let told = 0;
const play = async () => {
  if (document.getElementById("status").className !== "on") return setTimeout(play, 20);
  const blob = (await link.saved()).get("dice_tray") ?? [];
  await fetch(`kept?${Array.from(blob, (byte) => byte.toString(16).padStart(2, "0")).join("")}`);
  link.listeners.add(({ type, event }) => {
    if (type !== "event") return;
    if (event[0] === "dice") [journal, told] = [journal + 1, 0];
    fetch(`told?${journal}.${++told}`);
  });
  link.send({ type: "speed", speed: 16 });
  setInterval(() => {
    for (const key of [1, 2]) for (const down of [true, false]) link.send({ type: "key", key, down });
  }, 50);
};
play();
"""


class Told(serve.Handler):
    """Notes what the page tells."""

    told = (0, 0)
    kept: bytes | None = None
    heard = threading.Condition()

    def do_GET(self) -> None:
        what, _, how = self.path.rpartition("/")[2].partition("?")
        if what not in ("told", "kept"):
            super().do_GET()
            return
        with Told.heard:
            if what == "told":
                Told.told = max(Told.told, tuple(int(number) for number in how.split(".")))
            else:
                Told.told, Told.kept = (0, 0), bytes.fromhex(how)
            Told.heard.notify_all()
        self.send_response(204)
        self.end_headers()


@pytest.fixture
def player(site: Path, tmp_path: Path) -> Iterator[str]:
    """Yield the address of a page that plays on its own, in place of the site's first page."""
    folder = shutil.copytree(site, tmp_path / "site")
    page = (folder / "index.html").read_text("utf-8")
    (folder / PLAYER).write_text(
        page.replace("</body>", '<script type="module" src="play.js"></script></body>'), "utf-8"
    )
    (folder / "play.js").write_text(PLAY, "utf-8")
    with serving(folder, Told) as url:
        yield url + PLAYER + "?game=dice_tray"


@pytest.mark.skipif(not webkit.INSTALLED, reason=webkit.REMEDY)
def test_nothing_is_lost_when_webkit_is_killed_at_random_moments(player: str, tmp_path: Path) -> None:
    source = chance.Seeded(7)
    before, total = b"", 0
    with webkit.display() as shown:
        for kill in range(KILLS + 1):
            Told.kept = None
            browser = webkit.browse(player, shown, tmp_path / "data")
            try:
                with Told.heard:
                    assert Told.heard.wait_for(lambda: Told.kept is not None, PATIENCE)
                    after = Told.kept or b""
                    assert after.startswith(before)
                    events = len(list(records.Reader([after], records.GAME))) if after else 0
                    assert events >= total, f"after {kill} kills"
                    if kill == KILLS:
                        break
                    rolls = 1 + source.byte() % 8
                    assert Told.heard.wait_for(lambda rolls=rolls: Told.told >= (0, rolls), PATIENCE)
                time.sleep(source.byte() / 1000)
                with Told.heard:
                    journal, told = Told.told
                    total, before = (1 + told, b"") if journal else (events + told, after)
            finally:
                os.killpg(browser.pid, signal.SIGKILL)
                browser.wait()
    print(f"killed {KILLS} times, {total} events, none lost")
