"""Wherever the browser stores the site's data, nothing confirmed is lost, and no opened file breaks the site."""

import gzip
import json
import shutil
import time
import zipfile

import pytest

import made
from browser import chromium, offline
from budgets import within
from games_saved import tray
from hamstertop import words
from hamstertop.saving import records
from hamstertop_host.site import build, serve
from sites import renew, serving, site
from test_site_in_browser import LAYOUTS, OFFLINE, RESUME, SitePage, clear

__all__ = ["chromium", "offline", "site"]

NO_FILES = "delete FileSystemFileHandle.prototype.createSyncAccessHandle;\n"  # as in WebKitGTK
# Whether each version's cache has a file
KEPT_IN_EACH = """
const [name, done] = arguments;
caches.keys().then(async (names) => {
  const found = await Promise.all(names.map(async (each) => (await caches.open(each)).match(name)));
  done([names.length, found.every(Boolean)]);
});
"""
KEPT = "const [name, done] = arguments; caches.match(name).then((found) => done(Boolean(found)))"
BLOCKED = """
for (const name of ['localStorage', 'sessionStorage']) {
  Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });
}
navigator.locks.request = async () => { throw new DOMException('no', 'SecurityError'); };
"""


@pytest.fixture
def url(chromium, site):
    with serving(site) as url:
        yield url
        leave(chromium, url)


@pytest.fixture
def page(chromium, url):
    return SitePage(chromium, url)


@pytest.fixture
def changed(chromium, site, tmp_path, request):
    """Return a function that replaces some text in one of the site's files and returns the site's address."""
    with serving(shutil.copytree(site, tmp_path / "site")) as url:

        def change(name, old, new):
            path = tmp_path / "site" / name
            text = path.read_text("utf-8")
            assert old in text, name
            path.write_text(text.replace(old, new, 1), "utf-8")
            if "offline" in request.fixturenames:
                renew(tmp_path / "site")
            return url

        yield change
        leave(chromium, url)


def leave(driver, url):
    driver.get("about:blank")
    clear(driver, url)
    driver.get_log("browser")


def said(page):
    return page.find("#games-said").get_attribute("textContent")


def give(page, *files):
    page.find("#opened").send_keys("\n".join(map(str, files)))


def downloaded(folder):
    """Return whether the browser has saved a whole zip file here. It creates the file before it writes to it."""
    return any(zipfile.is_zipfile(path) for path in folder.glob("*.zip"))


def saved_tray(version=records.VERSION, rolls=1):
    blob = tray(rolls)
    return blob[:3] + bytes([version]) + blob[4:]


# --- Files -----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_disk_that_fills_up_during_a_game_is_reported_beside_the_paper(chromium, changed):
    full = "const written = (this.writes = (this.writes ?? 0) + 1) > 8 ? 4294967288 : file.write("
    page = SitePage(chromium, changed("store.js", "const written = file.write(", full))
    page.begin()
    while not page.find("#unkept").is_displayed():
        page.roll()
    page.rest(time.monotonic())
    page.press(2)  # leaves the device's own notice
    page.roll()


# --- A database, if there are no such files --------------------------------------------------------------------------


@pytest.mark.slow
def test_without_files_games_are_stored_in_a_database_and_survive_a_reload(chromium, changed):
    page = SitePage(chromium, changed("store.js", "", NO_FILES))
    assert not page.find("#unkept").is_displayed()
    page.begin()
    page.roll()
    page.roll()
    told = [entry for entry in page.log() if entry.startswith(("dice", "rolled"))]
    shown = page.words()
    chromium.refresh()
    page.wait_status("Running")
    page.wait(lambda: page.words() == shown)
    assert len(list(records.Reader([page.blob("dice_tray")], records.GAME))) == 1 + len(told)
    assert chromium.execute_async_script(
        "const done = arguments[0]; navigator.storage.getDirectory().then(async (root) => {"
        "for await (const file of (await root.getDirectoryHandle('hamstertop')).values()) {"
        "if ((await file.getFile()).size) done(false);"
        "} done(true); })"
    ), "nothing lies in files"


SLOW = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...given) { // a disk that takes its time
  const request = put.apply(this, given);
  let left = 200;
  const busy = () => { if (left--) this.count().addEventListener('success', busy); };
  busy();
  return request;
};
"""
CUT = """
const told = [];
link.listeners.add((message) => {
  if (message.type === 'event') told.push(message.event[0]);
});
for (const down of [true, false]) link.send({ type: 'key', key: 2, down });
setTimeout(() => { link.send({ type: 'power', on: false }); done(told); }, 0);
"""


@pytest.mark.slow
def test_an_event_in_a_database_is_not_confirmed_before_it_is_stored(chromium, changed):
    url = changed("store.js", "", NO_FILES + SLOW)
    page = SitePage(chromium, url)
    page.begin()
    for _ in range(3):
        before = len(list(records.Reader([page.blob("dice_tray")], records.GAME)))
        told = page.link(CUT)
        page.power(True)
        page.wait(lambda: page.words().endswith(RESUME))
        assert len(list(records.Reader([page.blob("dice_tray")], records.GAME))) - before >= len(told)
        page.press(2)


def test_a_full_database_rolls_back_unconfirmed_events_and_the_page_reports_it(chromium, changed):
    url = changed("store.js", "", NO_FILES)
    page = SitePage(chromium, url)
    page.begin()
    page.roll()
    before = page.blob("dice_tray")
    failing = "IDBObjectStore.prototype.put = function (...given) { this.transaction.abort(); return {}; };\n"
    changed("store.js", NO_FILES, NO_FILES + failing)
    still = {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}  # tumbling dice delay events
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", still)
    chromium.refresh()
    page.wait_status("Running")
    page.wait_log("rolled")  # the event that is kept
    page.link("window.told = 0; link.listeners.add(({ type }) => { told += type === 'event'; }); done()")
    page.tap("d", "KeyD")
    page.wait(lambda: page.find("#unkept").is_displayed())
    page.wait_status("Running")
    assert page.driver.execute_script("return told") == 0, "no other is told, not even for a moment"
    assert len([entry for entry in page.log() if entry.startswith("rolled")]) == 1
    assert page.blob("dice_tray") == before
    page.roll()  # play continues
    assert page.blob("dice_tray") == before
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


@pytest.mark.slow
def test_games_in_a_database_are_migrated_once_the_browser_supports_files(chromium, changed):
    url = changed("store.js", "", NO_FILES)
    page = SitePage(chromium, url)
    page.begin()
    page.roll()
    before = page.blob("dice_tray")
    changed("store.js", NO_FILES, "")
    chromium.refresh()
    page.wait_status("Running")
    assert page.blob("dice_tray") == before


# --- Opened files ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_file_that_cannot_be_stored_is_not_reported_as_opened(chromium, changed, tmp_path):
    (tmp_path / "tray.bin").write_bytes(saved_tray())
    page = SitePage(chromium, changed("store.js", "", ""))
    page.begin()
    page.roll()
    before = page.blob("dice_tray")
    changed("store.js", "const error = this.put(", "const error = kind === REPLACE ? 28 : this.put(")
    chromium.refresh()
    page.wait_status("Running")
    chromium.execute_script("window.confirm = () => true")
    give(page, tmp_path / "tray.bin")
    page.wait(lambda: said(page).startswith("Not stored, as there is not enough space: Dice tray."))
    page.wait_status("Running")
    assert page.blob("dice_tray") == before


def test_a_game_from_a_newer_version_is_not_opened(page, tmp_path):
    (tmp_path / "tray.bin").write_bytes(saved_tray(version=records.VERSION + 1))
    give(page, tmp_path / "tray.bin")
    page.wait(lambda: said(page).startswith("Saved by a newer version of Hamstertop: tray.bin."))
    assert page.blob("dice_tray") == b""


def results(count):
    """Return a blob with this many results, each from a different game."""
    rows = (1, 5, "Ada"), (2, 3, "Bo")
    return made.blob(*(made.result(*rows, title="score_pad", identity=n.to_bytes(4, "big")) for n in range(count)))


def test_files_too_large_for_a_saved_game_are_not_opened(page, tmp_path):
    (tmp_path / "results.bin").write_bytes(results(6000))
    give(page, tmp_path / "results.bin")
    page.wait(lambda: said(page).startswith("Too large to be a saved game: results.bin."))
    with zipfile.ZipFile(tmp_path / "bomb.zip", "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("saved/dice_tray.bin", bytes(50 << 20))
    give(page, tmp_path / "bomb.zip")
    page.wait(lambda: "saved/dice_tray.bin" in said(page))
    assert page.blob("results") == b""


def repeated(path, count):
    """List a zip file's only entry this many times, so that all entries share its bytes."""
    data = path.read_bytes()
    end = data.index(b"PK\x05\x06")
    central = int.from_bytes(data[end + 16 : end + 20], "little")
    entries = data[central:end] * count
    numbers = count.to_bytes(2, "little") * 2 + len(entries).to_bytes(4, "little")
    path.write_bytes(data[:central] + entries + data[end : end + 8] + numbers + data[end + 16 :])


def test_entries_that_share_their_bytes_count_each_and_no_more_than_100_files_are_opened(page, tmp_path):
    half = len(results(6000)) // 2 + 1
    for name, blob, count in (("sharing.zip", bytes(half), 300), ("many.zip", b"", 101)):
        path = tmp_path / name
        with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as whole:
            whole.writestr(f"saved/{name}.bin", blob)
        repeated(path, count)
        give(page, path)
        page.wait(lambda name=name: f"saved/{name}.bin" in said(page))
        assert "Too large" in said(page), name
    for name in "ab":
        (tmp_path / name).write_bytes(bytes(3 << 20))
    give(page, tmp_path / "a", tmp_path / "b")
    page.wait(lambda: "Too large to be a saved game: b." in said(page))


@pytest.mark.slow
def test_the_site_still_starts_after_the_largest_allowed_file_has_been_opened(page, tmp_path):
    (tmp_path / "results.bin").write_bytes(results(2000))
    give(page, tmp_path / "results.bin")
    page.wait(lambda: said(page) == "Opened: results.")
    page.driver.refresh()
    page.wait_status("Running")
    page.wait(lambda: "Marked: Hamsterdam" in page.words())


def test_a_damaged_zip_file_is_reported_in_plain_words(page, tmp_path):
    path = tmp_path / "saved.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as whole:
        whole.writestr("saved/dice_tray.bin", saved_tray())
    data = path.read_bytes()
    central = data.index(b"PK\x01\x02")
    for name, harmed in {
        "cut.zip": data[: central + 10] + data[central + 40 :],
        "places.zip": data[: central + 42] + b"\xff\xff\xff\x7f" + data[central + 46 :],
        "content.zip": data[: central + 16] + bytes([data[central + 16] ^ 1]) + data[central + 17 :],
    }.items():
        (tmp_path / name).write_bytes(harmed)
        page.driver.execute_script("document.getElementById('games-said').textContent = ''")
        give(page, tmp_path / name)
        page.wait(lambda: said(page) == "The file cannot be read: the zip file is damaged")
        assert page.blob("dice_tray") == b"", name


# --- A start that never ends -----------------------------------------------------------------------------------------

FAILS = "if (store.read('dice_tray').length) throw new Error('oh');\n    if (!started.start("
HANGS = "for (;;) if (!store.read('dice_tray').length) break;\n    if (!started.start("


@pytest.mark.slow
def test_a_start_that_takes_too_long_can_be_cancelled_without_losing_a_game(chromium, changed, tmp_path):
    chromium.execute_cdp_cmd(
        "Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path / "got")}
    )
    page = SitePage(chromium, changed("link.js", "const LONG = 15000;", "const LONG = 300;"))
    page.begin()
    page.roll()
    before = page.blob("dice_tray")
    changed("worker.js", "if (!started.start(", HANGS)
    chromium.refresh()
    page.wait(lambda: page.find("#stuck").is_displayed())
    page.find("#stuck-save").click()
    page.wait(lambda: downloaded(tmp_path / "got"))
    with zipfile.ZipFile(next((tmp_path / "got").glob("*.zip"))) as saved:
        assert saved.read("saved/dice_tray.bin") == before
    page.find("#stuck-without").click()
    page.wait_status("Running")
    page.wait(lambda: "Marked: Hamsterdam" in page.words())
    assert page.blob("dice_tray") == b""
    assert page.blob("before.dice_tray") == before, "set aside, not deleted"


@pytest.mark.slow
def test_if_the_firmware_keeps_failing_the_page_offers_to_start_without_saved_games(chromium, changed):
    page = SitePage(chromium, changed("link.js", "", ""))
    page.begin()
    changed("worker.js", "if (!started.start(", FAILS)
    chromium.refresh()
    page.wait(lambda: page.find("#stuck").is_displayed())
    page.find("#stuck-without").click()
    page.wait_status("Running")


# --- Missing browser features ----------------------------------------------------------------------------------------


@pytest.fixture
def before(chromium):
    """Return a function that adds a script to run before the scripts of each page."""
    made = []

    def run(source):
        made.append(chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source}))

    yield run
    for script in made:
        chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def test_the_site_is_playable_with_blocked_cookies(chromium, url, before):
    before(BLOCKED)
    page = SitePage(chromium, url)
    page.begin()
    page.roll()
    page.driver.execute_script("document.getElementById('language').value = 'de'")
    page.driver.execute_script("document.getElementById('language').dispatchEvent(new Event('change'))")
    page.wait(lambda: page.driver.execute_script("return document.documentElement.lang") == "de")
    assert not page.find("#elsewhere").is_displayed()
    assert [entry for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"] == []


@pytest.mark.parametrize(
    ("feature", "language"), [("WebAssembly", "en"), ("DecompressionStream", "de"), ("Worker", "en")]
)
def test_missing_browser_features_are_listed_in_place_of_the_paper(chromium, url, before, feature, language):
    before(f"delete globalThis.{feature}")
    chromium.get(f"{url}?lang={language}")
    page = SitePage.__new__(SitePage)
    page.driver = chromium
    page.wait(lambda: page.find("#lacks").is_displayed())
    text = page.find("#lacks").text
    assert feature in text
    assert ("You can still" if language == "en" else "Du kannst trotzdem") in text
    assert not page.find("#window").is_displayed()
    assert page.find("#lacks a").get_attribute("href").endswith("board.html")


def test_saved_games_can_be_exported_even_if_the_game_cannot_start(chromium, url, before, tmp_path):
    chromium.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)})
    page = SitePage(chromium, url)
    page.begin()
    blob = page.blob("dice_tray")
    before("delete globalThis.WebAssembly")
    chromium.refresh()
    page.wait(lambda: page.find("#lacks").is_displayed())
    page.find("#lacks button").click()
    page.wait(lambda: downloaded(tmp_path))
    with zipfile.ZipFile(next(tmp_path.glob("*.zip"))) as saved:
        assert saved.read("saved/dice_tray.bin") == blob


@pytest.mark.parametrize("name", ["", "board.html", "licences.html"])
def test_without_javascript_each_page_says_what_it_needs_in_all_languages(chromium, url, name):
    chromium.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        chromium.get(url + name)
        found = chromium.find_elements("css selector", ".old p")
        assert {line.get_attribute("lang") for line in found} == set(words.languages())
        assert all("2023" in line.text for line in found)
        assert any("A companion for three" in line.text for line in found)
    finally:
        chromium.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


@pytest.mark.parametrize("name", ["", "licences.html"])
def test_a_browser_too_old_for_the_scripts_shows_the_same(chromium, url, before, name):
    before("delete HTMLScriptElement.prototype.noModule")
    chromium.execute_cdp_cmd("Network.enable", {})
    chromium.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/site.js", "*/text.js"]})
    try:
        chromium.get(url + name)
        found = chromium.find_elements("css selector", ".old p")
        assert {line.get_attribute("lang") for line in found} == set(words.languages())
        assert all("2023" in line.text for line in found)
    finally:
        chromium.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})


# --- A first visit ---------------------------------------------------------------------------------------------------

SHIFTS = """
const done = arguments[arguments.length - 1];
new PerformanceObserver((list) => done(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
  .observe({ type: 'layout-shift', buffered: true });
setTimeout(done, 500, 0);
"""


def test_a_first_visit_requests_each_file_only_once_and_stays_within_the_budget(chromium, offline, site):
    asked = []

    class Counting(serve.Handler):
        def send_response(self, code, message=None):
            asked.append((self.path.partition("?")[0].lstrip("/") or build.INDEX, code))
            super().send_response(code, message)

    with serving(site, Counting) as url:
        page = SitePage(chromium, url)
        page.wait(lambda: chromium.execute_async_script(OFFLINE))
        sent = [
            name for name, code in asked if code == 200 and name not in build.TEXT_PAGES
        ]  # text pages are requested later
        assert chromium.execute_async_script(KEPT, "words-de.pack") is False
        chromium.refresh()
        page.wait_status("Running")
        for name in ("words-de.pack", "board.html", "words/it.json"):
            page.wait(lambda name=name: chromium.execute_async_script(KEPT, name))
        leave(chromium, url)
    assert len(sent) == len(set(sent)), "nothing twice"
    loaded = sum(len(gzip.compress((site / name).read_bytes())) for name in sent)
    print(f"a first visit loads {loaded / 1024:.0f} KB")
    within("first visit", loaded / 1024)


@pytest.mark.parametrize(
    ("layout", "name"),
    [*(("upright", name) for name in ("", "?board=magtag", "board.html", "licences.html")), ("desk", "")],
)
def test_the_layout_does_not_shift_while_the_page_loads(chromium, url, name, layout):
    width, height, mobile = LAYOUTS[layout]
    metrics = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": mobile}
    chromium.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    try:
        if name in ("", "?board=magtag"):
            SitePage(chromium, url + name)
        else:
            chromium.get(url + name)
        assert chromium.execute_async_script(SHIFTS) < 0.05
    finally:
        chromium.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


# --- Tabs and versions -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_another_tab_continues_automatically_when_the_playing_tab_is_closed(offline, page, url):
    page.begin()
    shown = page.words()
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    second = page.driver.current_window_handle
    page.driver.get(url)
    page.wait(lambda: page.find("#elsewhere").is_displayed())
    page.driver.switch_to.window(first)
    page.driver.close()
    page.driver.switch_to.window(second)
    page.wait_status("Running")
    page.wait(lambda: page.words() == shown)
    assert not page.find("#elsewhere").is_displayed()


# Looks for a new version until the page has been told of it, and returns whether the page lets it take over.
TAKEN = """
const [done] = arguments;
const post = ServiceWorker.prototype.postMessage;
let taken = false;
ServiceWorker.prototype.postMessage = function (message) {
  taken ||= message === 'update';
  post.call(this, message);
};
const look = async () => {
  const found = await navigator.serviceWorker.getRegistration();
  if (found.waiting) setTimeout(() => done(taken), 300);
  else if (!found.installing) found.update().catch(() => {});
  if (!found.waiting) setTimeout(look, 500);
};
look();
"""
VERSION = "return document.getElementById('version').textContent"


@pytest.mark.slow
def test_a_new_version_reloads_each_open_page_at_once_but_never_in_a_game_or_while_a_page_works(
    chromium, changed, site, offline
):
    facts = json.loads((site / "site.json").read_text())
    url = changed("site.js", "const QUIET = 60000;", "const QUIET = 0;")
    page = SitePage(chromium, url)
    page.wait(lambda: chromium.execute_async_script(OFFLINE))
    for name in ("words-de.pack", "board.html"):
        chromium.execute_async_script("const [name, done] = arguments; fetch(name).then(done, done)", name)
    page.begin()
    page.roll()
    shown, kept = page.words(), page.blob("dice_tray")
    changed("site.json", f'"version":"{facts["version"]}"', '"version":"9.9.9"')
    assert not chromium.execute_async_script(TAKEN)
    for name in ("words-de.pack", "board.html"):
        assert chromium.execute_async_script(KEPT_IN_EACH, name) == [2, True], "what works without a network still will"
    assert page.find("#newer").is_displayed() or page.find("#more").get_attribute("class") == "noted"
    chromium.refresh()
    page.wait_status("Running")
    page.wait(lambda: page.words() == shown)
    assert not chromium.execute_async_script(TAKEN), "nor when the page is opened again"
    table = chromium.current_window_handle
    others = []
    for name in ("results.html", "board.html", "licences.html"):
        chromium.switch_to.new_window("tab")
        chromium.get(url + name)
        chromium.execute_script("window.old = true")
        others.append(chromium.current_window_handle)
    working = (
        "import('./swap.js').then(({ undisturbed }) => undisturbed(() => new Promise((end) => { window.end = end; })))"
    )
    chromium.switch_to.window(others[0])
    chromium.execute_script(working)
    chromium.switch_to.window(table)
    chromium.execute_script("localStorage.setItem('hamstertop playing', 'no')")  # as when the game is left
    chromium.refresh()
    page.wait_status("Running")
    assert not chromium.execute_async_script(TAKEN), "another page works"
    chromium.switch_to.window(others[0])
    chromium.execute_script("end()")
    chromium.switch_to.window(table)
    chromium.refresh()
    page.wait(lambda: "9.9.9" in chromium.execute_script(VERSION))
    page.wait_status("Running")
    assert page.blob("dice_tray") == kept
    for handle in others:
        chromium.switch_to.window(handle)
        page.wait(lambda: chromium.execute_script("return !window.old"))
        chromium.close()
    chromium.switch_to.window(table)


def test_copies_of_the_site_on_one_host_keep_their_games_files_and_settings_apart(chromium, site, tmp_path):
    for name in ("one", "two"):
        shutil.copytree(site, tmp_path / name)
    with serving(tmp_path) as url:
        first = SitePage(chromium, f"{url}one/")
        first.begin()
        first.roll()
        assert first.blob("dice_tray")
        kept = chromium.execute_script("return Object.keys(localStorage)")
        second = SitePage(chromium, f"{url}two/")
        assert not second.blob("dice_tray")
        ours = set(chromium.execute_script("return Object.keys(localStorage)")) - set(kept)
        assert all(name.startswith("hamstertop.two ") for name in ours)
        chromium.get("about:blank")
        clear(chromium, url)
