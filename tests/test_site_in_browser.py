"""The site in a real browser: what it stores and shows, who can play, and what works without a network."""

import json
import os
import shutil
import threading
import time

import pytest

from browser import KEYS, LOG, OPTIONS, PATIENCE, SAID, SHOWN, Page, chromium, offline
from games_saved import Table, settings, tray
from hamstertop import chance
from hamstertop.games import titles
from hamstertop.saving import records
from hamstertop_host.cli import main
from hamstertop_host.site import build, npm, serve
from sites import BLANK, renew, serving, site
from test_report_on_micropython import check_alike

__all__ = ["chromium", "offline", "site"]

KILLS = int(os.environ.get("HAMSTERTOP_KILLS", "3"))
AXE = npm.Package(
    "axe-core", "4.14.1", "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="
)
assert OPTIONS


# Wait until all of these are cached for offline use.
KEPT = """
const [names, done] = arguments;
const look = async () => {
  const found = await Promise.all(names.map((name) => caches.match(name)));
  if (found.every(Boolean)) done();
  else setTimeout(look, 50);
};
look();
"""
TRAY = titles.names().index("dice_tray")  # number of lines from the top of the first screen

RESUME = "Marked: Dice tray Resume"  # the end of the first screen's words while a game of the dice tray is saved

# Whether the device shows its own page rather than the placeholder that is there before the firmware runs
THERE = "document.querySelector('#said h2') && !document.body.classList.contains('first')"


class SitePage(Page):
    """The site's page."""

    def link(self, text):
        """Run a script that can use `link`, and return what it passes to `done`."""
        return self.driver.execute_async_script(
            f"const done = arguments[0]; import('./link.js').then(async (link) => {{ {text} }})"
        )

    def press(self, *keys):
        """Press keys, each after the page has responded to the previous one."""
        for key in keys:
            self.wait_in_page(f"{SHOWN} && !document.querySelector(`.key[data-key='${{given[0]}}'].waits`)", key)
            before = self.words()
            self.tap(KEYS[key], "")
            self.wait_in_page(f"{SAID} !== given[0]", before)

    def blob(self, name):
        """Return a saved game's bytes, or b"" if there is none."""
        return bytes(self.link(f"done([...((await link.saved()).get('{name}') ?? [])])"))

    def power(self, on):
        self.link(f"link.send({{type: 'power', on: {json.dumps(on)}}}); done()")
        self.wait_status("Running" if on else "No power")

    def begin(self):
        """Start the dice tray, where each press of the right-hand key is an event. The clock runs fast until the page
        is left."""
        self.driver.execute_script("document.querySelector('#speed input[value=\"16\"]').click()")
        self.press(*[0] * TRAY, 2)

    def roll(self):
        self.wait_in_page(SHOWN)
        count = len(self.log())
        speed = int(self.find("#speed input:checked").get_attribute("value"))
        self.rest(time.monotonic(), speed)
        self.tap(KEYS[2], "")
        self.wait_in_page(f"{LOG}.length > given[0]", count)


# Whether everything loaded is cached for offline use; this happens last.
OFFLINE = "const done = arguments[0]; caches.match('words-en.pack').then((found) => done(Boolean(found)))"
# Flips and rolls alternately, ends the worker this many ms after the given number of events, and returns how many
# events the page was told about.
KILL = """
let told = 0;
const count = ({{ type }}) => {{
  if (type === 'event' && ++told === {rolls}) setTimeout(end, {ms});
}};
link.listeners.add(count);
const presses = setInterval(() => {{
  for (const key of [1, 2]) for (const down of [true, false]) link.send({{ type: 'key', key, down }});
}}, 5);
const end = () => {{
  link.send({{ type: 'power', on: false }});
  clearInterval(presses);
  link.listeners.delete(count);
  done(told);
}};
"""


@pytest.fixture
def url(chromium, site):
    with serving(site) as url:
        yield url
        complaints = [entry["message"] for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        chromium.get("about:blank")
        # A full history loses entries that no person made, such as the page's own, so that going back leaves the page.
        chromium.execute_cdp_cmd("Page.resetNavigationHistory", {})
        clear(chromium, url)
    assert complaints == []


def clear(driver, url):
    driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": url.rstrip("/"), "storageTypes": "all"})


@pytest.fixture
def page(chromium, url):
    return SitePage(chromium, url)


@pytest.fixture
def blank(chromium, url):
    """Return an empty page, for testing the site's scripts on their own."""
    chromium.get(url + BLANK)
    return chromium


def test_a_press_survives_a_reload_and_the_game_continues(offline, page):
    page.begin()
    page.roll()
    page.roll()
    told = [entry for entry in page.log() if entry.startswith(("dice", "rolled"))]
    shown = page.words()
    page.driver.refresh()
    page.wait_status("Running")
    page.wait(lambda: page.words() == shown)
    assert len(list(records.Reader([page.blob("dice_tray")], records.GAME))) == 1 + len(told)


def test_the_saved_game_is_offered_after_a_power_cut(page):
    page.begin()
    shown = page.words()
    page.power(False)
    assert page.words() == shown, "e-paper keeps its image"
    page.power(True)
    page.wait(lambda: page.words().endswith(RESUME))
    page.press(2)
    assert page.words() == shown


@pytest.mark.slow
def test_nothing_is_lost_when_the_worker_is_ended_at_random_moments(page):
    """The worker is ended while presses arrive. Everything that was confirmed to the page must be stored, complete and
    in order."""
    source = chance.Seeded(7)
    page.begin()
    before, told, total = page.blob("dice_tray"), 0, 0
    for _ in range(KILLS):
        if told > 200:  # before the tray starts a new journal
            page.link("link.restore(new Map([['dice_tray', new Uint8Array()]])); done()")
            page.wait_status("Running")
            page.wait(lambda: "Marked: Hamsterdam" in page.words())
            page.begin()
            before, told, total = page.blob("dice_tray"), 0, total + told
        told += page.link(KILL.format(rolls=1 + source.byte() % 8, ms=source.byte()))
        page.wait_status("No power")
        page.power(True)
        page.wait(lambda: page.words().endswith(RESUME))
        after = page.blob("dice_tray")
        assert after.startswith(before)
        reader = records.Reader([after], records.GAME)
        assert len(list(reader)) - 2 >= told, "after the game's name and its first event"
        assert reader.good == len(after)
        before = after
        page.press(2)
    print(f"ended {KILLS} times, {total + told} rolls told, none lost")


@pytest.mark.slow
def test_a_second_tab_says_that_the_game_runs_elsewhere_and_can_take_over(page, url):
    page.begin()
    shown = page.words()
    first = page.driver.current_window_handle
    page.driver.switch_to.new_window("tab")
    try:
        page.driver.get(url)
        page.wait(lambda: page.find("#elsewhere").is_displayed())
        page.find("#here").click()
        page.wait_status("Running")
        page.wait(lambda: page.words() == shown)
        page.driver.switch_to.window(first)
        page.wait(lambda: page.find("#elsewhere").is_displayed())
        page.wait_status("No power")
    finally:
        page.driver.switch_to.window(next(handle for handle in page.driver.window_handles if handle != first))
        page.driver.close()
        page.driver.switch_to.window(first)


@pytest.mark.slow
def test_in_a_list_arrow_keys_move_the_mark_enter_opens_a_line_and_escape_goes_back(page):
    page.wait_in_page("document.querySelector('.key strong').textContent")
    for key, said in (
        ("ArrowDown", "Marked: Hamsterrolle"),
        ("ArrowDown", "Marked: Run, Hamster, Run!"),
        ("ArrowUp", "Marked: Hamsterrolle"),
        ("Enter", "Marked: Start"),
        ("Escape", "Marked: Hamsterrolle"),
    ):
        page.tap(key, key)
        page.wait_in_page(f"{SAID}.endsWith(given[0])", said)


@pytest.mark.slow
def test_a_game_saved_as_a_file_can_be_opened_again(page, tmp_path):
    page.begin()
    page.roll()
    blob = page.blob("dice_tray")
    file = tmp_path / "dice_tray (1).bin"  # the name that browsers give a second download
    file.write_bytes(blob)
    page.roll()
    assert page.blob("dice_tray") != blob
    page.driver.execute_script("window.confirm = (text) => { window.asked = text; return true; }")
    page.find("#opened").send_keys(str(file))
    page.wait(lambda: page.find("#games-said").get_attribute("textContent") == "Opened: Dice tray.")
    page.wait_status("Running")
    page.wait(lambda: page.blob("dice_tray") == blob)
    assert page.driver.execute_script("return window.asked") == "This replaces the saved game of Dice tray. Continue?"


@pytest.mark.slow
def test_the_report_matches_the_command_line_report(page, tmp_path):
    (tmp_path / "hamsterdam.bin").write_bytes(Table("hamsterdam", 3, 5, names=("Åse", "Bo <b>")).play(undos=3).blob)
    (tmp_path / "run_hamster_run.bin").write_bytes(Table("run_hamster_run", 4, 5).play().blob)
    (tmp_path / "dice_tray.bin").write_bytes(tray())
    (tmp_path / "score_pad.bin").write_bytes(Table("score_pad", 2, 5, "random").play().blob)
    (tmp_path / "settings.bin").write_bytes(settings(["Åse", "Bo <b>"]))
    page.find("#opened").send_keys("\n".join(str(path) for path in tmp_path.glob("*.bin")))
    page.wait(lambda: page.find("#games-said").get_attribute("textContent").startswith("Opened"))
    page.wait_status("Running")
    page.wait(page.find("#report").is_enabled)
    page.driver.execute_script("document.getElementById('report').click()")
    page.wait(lambda: page.find("#report-dialog").is_displayed())
    made = page.find("#report-page").get_attribute("srcdoc")
    assert main(["log", str(tmp_path), "--html", str(tmp_path / "report.html")]) == 0
    wanted = (tmp_path / "report.html").read_text("utf-8").replace(tmp_path.name, "this browser")
    check_alike(made, wanted)
    page.driver.switch_to.frame(page.find("#report-page"))
    assert page.find("h1").text == "What was played"
    assert page.find("h1").value_of_css_property("font-size") == "24px", "its style sheet is let in"
    page.driver.switch_to.default_content()


def test_files_without_saved_games_are_refused_and_change_nothing(page, tmp_path):
    page.begin()
    blob = page.blob("dice_tray")
    for name, content in (("holiday.bin", b"\x89PNG"), ("broken.zip", b"PK\x03\x04 and no more"), ("empty.bin", b"")):
        (tmp_path / name).write_bytes(content)
        page.find("#opened").send_keys(str(tmp_path / name))
        said = "cannot be read" if name.endswith("zip") else name
        page.wait(lambda said=said: said in page.find("#games-said").get_attribute("textContent"))
    assert page.blob("dice_tray") == blob


@pytest.mark.slow
def test_without_storage_the_page_says_that_games_are_not_kept_and_play_continues(site, tmp_path):
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    from browser import CHROMIUM, DRIVER

    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    # A host name other than localhost is not a secure context, so there are no files, locks or service workers.
    for option in (*OPTIONS, "--host-resolver-rules=MAP plain.test 127.0.0.1", f"--user-data-dir={tmp_path}"):
        options.add_argument(option)
    with serving(site) as url, webdriver.Chrome(options=options, service=Service(DRIVER)) as driver:
        page = SitePage(driver, url.replace("localhost", "plain.test"))
        page.wait(lambda: page.find("#unkept").is_displayed())
        page.begin()
        assert page.log()[0].startswith("dice")


def test_a_full_disk_is_reported_and_play_continues(chromium, url):
    origin = url.rstrip("/")
    chromium.execute_cdp_cmd("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    try:
        page = SitePage(chromium, url)
        page.wait(lambda: page.find("#unkept").is_displayed())
        page.begin()
        page.roll()
    finally:
        chromium.execute_cdp_cmd("Storage.overrideQuotaForOrigin", {"origin": origin})


@pytest.fixture
def held(site):
    """Yield an event and the address of a site whose firmware is served only once the event is set."""
    comes = threading.Event()

    class Slow(serve.Handler):
        def do_GET(self):
            if self.path.endswith("firmware.pack"):
                comes.wait(PATIENCE)
            super().do_GET()

    with serving(site, Slow) as url:
        yield url, comes
        comes.set()


READY = "document.body.classList.contains('first')"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_first_page_appears_before_the_firmware_has_loaded_and_touches_are_queued(chromium, held, language):
    url, comes = held
    chromium.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": "", "acceptLanguage": language})
    try:
        chromium.get(url)
        page = SitePage.__new__(SitePage)
        page.driver = chromium
        page.wait_in_page(READY)
        line = page.find(f"#said .line:nth-child({TRAY + 1})")
        tray = line.text
        assert tray == {"en": "Dice tray", "de": "Würfelteller"}[language]
        line.click()
        comes.set()
        page.wait_in_page("document.querySelector('#said h2')?.textContent.includes(given[0])", tray)
    finally:
        chromium.execute_cdp_cmd("Emulation.setUserAgentOverride", {"userAgent": ""})


ALIKE = """
const shown = document.getElementById('said').cloneNode(true);
for (const it of shown.querySelectorAll('*')) for (const name of ['style', 'tabindex']) it.removeAttribute(name);
return [document.getElementById('first-en').innerHTML, shown.innerHTML];
"""


def test_the_stored_first_page_has_the_elements_of_the_devices_own(chromium, url):
    page = SitePage(chromium, url)
    page.wait_in_page("localStorage['hamstertop first'] === 'en'")
    stored, shown = chromium.execute_script(ALIKE)
    assert stored == shown
    assert "<button" in stored


def test_the_stored_first_page_is_not_shown_if_the_device_was_on_another_page(chromium, held):
    url, comes = held
    comes.set()
    page = SitePage(chromium, url)
    page.wait_in_page("localStorage['hamstertop first'] === 'en'")
    page.begin()
    page.wait_in_page("!localStorage['hamstertop first']")
    comes.clear()
    chromium.refresh()
    page.wait_in_page("document.querySelector('#board.known')")  # the page is loaded, but not the firmware
    assert chromium.execute_script(f"return {READY}") is False
    comes.set()
    page.wait_status("Running")


@pytest.mark.parametrize("board", ["__proto__", "%E0%A4%A"])
def test_an_unknown_board_is_replaced_by_the_default_one(chromium, url, board):
    assert SitePage(chromium, f"{url}?board={board}").find("#board-choice").get_attribute("value") == "screen"


def test_the_site_works_without_a_network_after_one_visit(chromium, offline, site):
    with serving(site) as url:
        page = SitePage(chromium, url)
        page.wait(lambda: page.driver.execute_async_script(OFFLINE))
    SitePage(chromium, url + "?board=badger2040")  # the server is gone
    assert page.find("#model").get_attribute("textContent") == "Pimoroni Badger 2040"
    page.press(0)
    chromium.get("about:blank")
    chromium.get_log("browser")


@pytest.mark.slow
@pytest.mark.parametrize("visited", ["", "board.html", "licences.html", "results.html"])
def test_each_page_works_without_a_network_after_the_first_visit_to_any_page(chromium, offline, site, visited):
    with serving(site) as url:
        chromium.get(url + visited)
        chromium.execute_async_script(KEPT, ["./", "words/en.json", *build.TEXT_PAGES])
    page = SitePage.__new__(SitePage)
    page.driver = chromium
    for name, there in (("results.html", "#none"), ("board.html", "main"), ("licences.html", "main")):
        chromium.get(url + name)  # the server is gone
        page.wait(lambda there=there: page.find(there).is_displayed())
    SitePage(chromium, url)
    chromium.get("about:blank")
    chromium.get_log("browser")


@pytest.mark.slow
def test_a_new_version_waits_until_the_game_is_left(chromium, offline, site, tmp_path):
    folder = shutil.copytree(site, tmp_path / "site")
    facts = json.loads((folder / "site.json").read_text())
    with serving(folder) as url:
        page = SitePage(chromium, url)
        page.wait(lambda: page.driver.execute_async_script(OFFLINE))
        page.begin()
        page.wait(lambda: page.driver.execute_script("return localStorage.getItem('hamstertop playing')") == "yes")
        (folder / "site.json").write_text(json.dumps({**facts, "version": "9.9.9"}))
        renew(folder)
        chromium.refresh()
        page.wait_status("Running")
        page.wait(
            lambda: chromium.execute_async_script(
                "const done = arguments[0];"
                "navigator.serviceWorker.ready.then(async (r) => { await r.update(); done(r.waiting !== null); })"
            )
        )
        assert version(page) == facts["version"]
        blob = page.blob("dice_tray")
        page.driver.execute_script("localStorage.setItem('hamstertop playing', 'no')")  # as when the game is left
        chromium.refresh()
        page.wait(lambda: version(page) == "9.9.9")
        page.wait_status("Running")
        assert page.blob("dice_tray") == blob
        chromium.get("about:blank")
    assert [entry["message"] for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"] == []


def version(page):
    return page.driver.execute_script("return document.getElementById('version').textContent.slice(11)")


@pytest.mark.slow
def test_the_address_selects_the_board_the_title_and_the_random_seed(chromium, url):
    rolls = []
    for _ in range(2):
        page = SitePage(chromium, url + "?board=magtag&game=dice_tray&seed=5&lang=en")
        assert page.find("#model").get_attribute("textContent") == "Adafruit MagTag"
        page.wait(lambda page=page: "Hamstertop" not in page.words())
        page.driver.execute_script("document.querySelector(\"#speed input[value='16']\").click()")
        page.roll()
        page.wait_log("rolled")
        rolls.append(page.log()[0])
        page.driver.get("about:blank")
        clear(page.driver, url)
    assert rolls[0] == rolls[1]


def test_screen_readers_can_read_the_page_the_keys_and_the_history(page):
    page.begin()
    assert page.find("#words").get_attribute("role") == "status"
    assert page.key(2).accessible_name == "Roll"
    page.roll()
    assert (
        "rolled"
        not in page.driver.execute_script("return document.querySelector('#log .event').textContent").split()[:1]
    )


def tell(page, id, *body, **more):
    """Make the page show this content."""
    told = {
        "id": id,
        "revision": 1,
        "time": None,
        "who": None,
        "heading": "Here",
        "corner": "",
        "message": "",
        "secret": False,
        "beside": [],
        **more,
    }
    told["body"] = [block if isinstance(block, dict) else {"kind": "lines", "rows": block} for block in body]
    page.wait_in_page(THERE)  # nothing else is on its way
    page.driver.execute_async_script(
        "const [told, done] = arguments; import('./sheet.js').then(({ tell }) => { tell(told); done(); })", told
    )
    return page.find("#words").get_attribute("textContent")


def lines(*texts, marked):
    return [{"text": text, "value": "", "face": None, "marked": text == marked, "offer": True} for text in texts]


def test_screen_readers_announce_the_heading_then_only_changes_and_no_secrets(page):
    say = {"kind": "say", "do": "Flip a card.", "why": "It leaves.", "ask": "Tokens on it?"}
    page.driver.execute_script("document.getElementById('language').focus()")
    assert tell(page, "breach", say) == "Here. Flip a card. Tokens on it?"
    assert tell(page, "list", lines("One", "Two", marked="One")) == "Here. One"
    assert tell(page, "list", lines("One", "Two", marked="Two")) == "Two"
    assert tell(page, "list", lines("One", "Two", marked="Two"), message="Undone: a roll") == "Undone: a roll"
    for number in (3, 4):
        row = {"label": "Mettle", "number": number, "marked": True, "offer": False}
        assert tell(page, "secret", say, {"kind": "numbers", "rows": [row]}, secret=True) == (
            "Here" if number == 3 else ""
        )


def clock(page, left, **more):
    """Make the page show a running or stopped timer."""
    figure = {"kind": "figure", "number": "30", "label": "", "face": None, "time": True}
    order = {"kind": "say", "do": "Build", "why": "", "ask": ""}
    return tell(page, "turn", figure, order, time={"total": 30000, "left": left, "running": True, **more})


def test_a_running_clock_counts_down_and_the_time_left_is_announced_three_times(page):
    seconds = "document.querySelector('#said [role=timer]').textContent"
    page.driver.execute_script("window.passed = 0; const at = performance.now(); performance.now = () => at + passed;")

    def after(passed, shown):
        page.driver.execute_script("window.passed = arguments[0]", passed)
        page.wait_in_page(f"{seconds} === '{shown}'")
        return page.find("#words").get_attribute("textContent")

    clock(page, 21600)
    assert "21" not in page.find("#words").get_attribute("textContent")
    assert "left" not in after(700, 21)
    assert after(1700, 20) == "20 seconds left"
    assert after(11900, 10) == "10 seconds left"
    assert after(17600, 4) == "4 seconds left", "the page was at rest as the mark passed"
    clock(page, 9000, running=False)
    assert after(20000, 30) == "4 seconds left", "it stands"


def test_on_a_phone_focus_stays_within_a_screen_and_moves_to_the_heading_of_the_next(page):
    upright(page)
    focus = "return document.activeElement.textContent"
    tell(page, "list", lines("One", "Two", "Three", marked="One"))
    page.driver.execute_script("document.querySelectorAll('#said .line')[1].focus()")
    tell(page, "list", lines("One", "Two", "Three", marked="Three"))
    assert page.driver.execute_script(focus) == "Two"
    tell(page, "other", lines("Four", marked="Four"), heading="There")
    assert page.driver.execute_script(focus) == "There"
    described = "return [...document.activeElement.getAttribute('aria-describedby').split(' ')].map("
    described += "(id) => document.getElementById(id)?.textContent).filter(Boolean)"
    order = {"kind": "say", "do": "Flip.", "why": "It leaves.", "ask": "Tokens?"}
    page.driver.execute_script("document.activeElement.blur()")
    assert tell(page, "breach", order) == "", "the heading says it"
    assert page.driver.execute_script(described) == ["Flip.", "Tokens?"]
    tell(page, "secret", order, secret=True)
    assert page.driver.execute_script("return document.activeElement.hasAttribute('aria-describedby')") is False
    page.driver.execute_script("document.getElementById('more').focus()")
    assert tell(page, "breach", order) == "Here. Flip. Tokens?"
    assert page.driver.execute_script("return document.activeElement.id") == "more"


NOTICED = """
window.noticed = [];
const note = (what) => { window.noticed.push(what); };
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  note('awake');
  return { release: () => note('asleep'), addEventListener() {} };
} } });
Object.defineProperty(navigator, 'vibrate', { value: (ms) => note(ms) });
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true } });
"""


def test_during_a_game_the_screen_stays_on_and_the_phone_vibrates_with_the_tones(chromium, url):
    made = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": NOTICED})
    try:
        page = SitePage(chromium, url)
        page.press(0)
        assert "awake" not in noticed(page)
        assert 12 in noticed(page), "the click of a key"
        page.press(*[0] * (TRAY - 1), 2)
        page.wait(lambda: "awake" in noticed(page))
        assert "asleep" not in noticed(page)
        page.power(False)
        page.wait(lambda: noticed(page)[-1] == "asleep")
    finally:
        chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)


def noticed(page):
    return page.driver.execute_script("return window.noticed")


LAYOUTS = {
    "desk": (1280, 800, False),
    "upright": (390, 844, True),
    "tablet": (768, 1024, True),
    "lying": (844, 390, True),
    "low": (667, 375, True),
    "small": (320, 568, True),
}


def test_the_site_fits_each_screen_size_and_passes_the_accessibility_checker(page):
    page.driver.execute_script(npm.files(AXE, ("axe.min.js",))["axe.min.js"].decode())
    for layout, (width, height, mobile) in LAYOUTS.items():
        page.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": mobile},
        )
        page.wait_in_page("innerWidth === given[0] && document.body.classList.contains('sheet')", width)
        if layout == next(iter(LAYOUTS)):
            page.begin()
        assert violations(page) == [], layout
        assert page.driver.execute_script(MIDDLES) == [], layout
        if mobile:
            size = page.driver.execute_script(
                "return [document.documentElement.scrollWidth, document.body.scrollHeight]"
            )
            assert size[0] <= width, layout
            assert size[1] <= height, layout
            keys = [page.key(key).size for key in range(3)]
            assert all(key["width"] >= 84 and 64 <= key["height"] <= 120 for key in keys), layout
            shown = page.find("#sheet").size
            assert shown["height"] >= 0.45 * height, layout
            assert shown["width"] >= 0.6 * width, layout
            page.find("#more").click()
            assert violations(page) == [], layout
            page.find("#close").click()


# Elements that can be tapped but are covered at their centre.
MIDDLES = """
return [...document.querySelectorAll('.key, .way:enabled, #said button')].filter((it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  return width && !it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((it) => it.textContent);
"""


def violations(page):
    found = page.driver.execute_async_script(
        "const done = arguments[0]; axe.run().then((result) => done(result.violations))"
    )
    return [(found["id"], [node["html"][:200] for node in found["nodes"]]) for found in found]


def upright(page, width=390, height=844):
    """Show the page on a phone in portrait orientation."""
    phone = {"width": width, "height": height, "deviceScaleFactor": 2, "mobile": True}
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    page.wait_in_page(THERE)


def tap(page, selector, text):
    """Tap the item with this text, once it is shown and a second tap would count again."""
    page.wait_in_page("performance.now() > given[0]", page.driver.execute_script("return performance.now()") + 800)
    page.wait(page.shown)
    page.wait_in_page(
        "[...document.querySelectorAll(given[0])].some((it) => it.textContent.includes(given[1]))", selector, text
    )
    page.driver.execute_script(
        "[...document.querySelectorAll(arguments[0])].find((it) => it.textContent.includes(arguments[1])).click()",
        selector,
        text,
    )


def start_a_pad(page):
    tap(page, "#said .line", "Score pad")
    tap(page, "#said .line", "Start")
    page.wait(lambda: "What are your names?" in page.words())
    page.press(0)  # no names


@pytest.mark.slow
def test_on_a_phone_text_is_large_and_tapped_items_respond(page):
    upright(page)
    size = "return parseFloat(getComputedStyle(document.querySelector('#said .line')).fontSize)"
    usual = page.driver.execute_script(size)
    assert usual >= 17
    page.driver.execute_script("document.documentElement.style.fontSize = '200%'; dispatchEvent(new Event('resize'))")
    assert page.driver.execute_script(size) >= 1.5 * usual
    assert page.driver.execute_script("return document.documentElement.scrollWidth") == 390
    page.driver.execute_script("document.documentElement.style.fontSize = ''; dispatchEvent(new Event('resize'))")
    assert page.find("#said [aria-current=true]").text == "Hamsterdam"
    start_a_pad(page)
    page.wait(lambda: "Blue 0" in page.words())
    tap(page, "#said .player", "Orange")
    page.wait(lambda: "How many points?" in page.words())
    tap(page, "#said .choice", "3")
    tap(page, "#said .choice", "7")
    page.wait(lambda: page.find("#said .typed").text == "37")
    page.press(2)
    page.wait(lambda: "Orange 37" in page.words())


def test_numbers_are_typed_on_a_keyboard_as_quickly_as_anybody_types(page):
    start_a_pad(page)
    page.wait(lambda: "Blue 0" in page.words())
    tap(page, "#said .player", "Orange")
    page.wait(lambda: "How many points?" in page.words())
    for key in ("1", "0", "Backspace", "4", "-", "ArrowUp", "Enter"):
        page.tap(key, "")
    page.wait(lambda: "Orange \N{EN DASH}13" in page.words() or "Orange -13" in page.words())


def test_the_browsers_back_closes_what_is_open_and_leaves_only_from_the_games_own_screen(page):
    upright(page)
    start_a_pad(page)
    page.wait(lambda: "Blue 0" in page.words())
    entries = "return history.length"
    before = page.driver.execute_script(entries)
    for _ in range(3):
        tap(page, ".way", "Menu")
        page.wait(lambda: "Settings" in page.words())
        tap(page, "#said .line", "Settings")
        page.wait(lambda: "Language" in page.words())
        page.find("#more").click()
        page.wait(lambda: page.find("#drawer").is_displayed())
        page.driver.back()
        page.wait(lambda: not page.find("#drawer").is_displayed())
        page.driver.back()
        page.wait(lambda: "What happened" in page.words())
        tap(page, ".way", "Back")
        page.wait(lambda: "Blue 0" in page.words())
        page.wait_in_page("!history.state")
    assert page.driver.execute_script(entries) <= before + 3
    there, shown = page.driver.current_url, page.words()
    page.driver.back()
    page.wait(lambda: page.driver.current_url != there)
    page = SitePage(page.driver, there)
    page.wait(lambda: page.words() == shown)


def test_a_likely_number_takes_one_touch_and_others_are_reached_in_steps(page):
    upright(page)
    start_a_pad(page)
    page.wait(lambda: "Blue 0" in page.words())
    amount = {"number": 0, "label": "", "marked": False, "offer": True, "typical": 0, "least": 0, "most": 99}
    tell(page, "dam", {"kind": "numbers", "rows": [amount]})
    texts = "return [...document.querySelectorAll(arguments[0])].map((it) => it.textContent)"
    assert page.driver.execute_script(texts, "#said .choice") == [str(number) for number in range(12)]
    assert page.driver.execute_script(texts, "#said .step") == ["\N{MINUS SIGN}10", "\N{MINUS SIGN}1", "+1", "+10"]


@pytest.mark.slow
def test_actions_that_need_a_key_to_be_held_also_have_buttons(page):
    upright(page)
    start_a_pad(page)
    page.wait(lambda: "Blue 0" in page.words())
    for button, shown in (("Help", "What now?"), ("Back", "Blue 0"), ("Menu", "Menu")):
        tap(page, ".way", button)
        page.wait(lambda shown=shown: shown in page.words())
    page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    tap(page, ".way", "Back")
    page.wait(lambda: "Blue 0" in page.words())


def test_a_touch_that_begins_on_a_key_does_not_press_the_button_that_replaces_it(page):
    upright(page)
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    start_a_pad(page)
    page.wait(lambda: "Blue 0" in page.words())
    key = page.key(2)
    at = "const {left, top} = arguments[0].getBoundingClientRect(); return {x: left + 9, y: top + 9}"
    place = page.driver.execute_script(at, key)
    touch = page.driver.execute_cdp_cmd
    touch("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    page.driver.execute_script(
        "clicked = []; for (const button of document.querySelectorAll('button'))"
        "  button.addEventListener('click', () => clicked.push(button.id || button.className));"
        "arguments[0].style.display = 'none'",  # the element below or above moves there
        key,
    )
    touch("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.driver.execute_async_script("setTimeout(arguments[0], 100)")
    assert page.driver.execute_script("return clicked") == []
    touch("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_on_a_phone_the_history_is_a_line_that_expands(page):
    upright(page)
    page.begin()
    page.roll()
    assert page.find("#latest").text == page.driver.execute_script(
        "return document.querySelector('#log .event').textContent"
    )
    laid = "return [...document.querySelectorAll('#said canvas, #said p')].map((it) => it.outerHTML)"
    shown = page.driver.execute_script(laid)
    page.driver.execute_script("dispatchEvent(new Event('resize'))")
    assert page.driver.execute_script(laid) == shown, "it was laid out from the paper that shows the dice"
    assert not page.find("#log").is_displayed()
    page.wait(lambda: not page.driver.find_elements("css selector", "#keys .waits"))
    page.find("#happened").click()
    assert page.find("#log").is_displayed()
    assert not page.find("#sheet").is_displayed()
    page.find("#happened").click()
    assert page.find("#sheet").is_displayed()


@pytest.mark.slow
def test_dice_tumble_before_the_result_unless_reduced_motion_is_preferred(page):
    page.find("h1").click()  # pages cannot vibrate before a gesture
    page.begin()
    page.driver.execute_script("""
        document.querySelector('#speed input[value="1"]').click();
        window.seen = [];
        window.trembled = 0;
        navigator.vibrate = () => { trembled += Boolean(document.getElementById('tumble')); };
        const told = () => document.querySelectorAll('#log .event').length;
        const before = told();
        new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach(({ id }) => {
          seen.push(id + (told() - before));
        }))).observe(document.body, { childList: true });
    """)
    page.roll()
    assert page.driver.execute_script("return seen") == ["tumble0"], "nothing tells the result before"
    assert page.driver.execute_script("return trembled") > 2
    assert not page.driver.find_elements("id", "tumble")
    reduced = {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]}
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", reduced)
    page.roll()
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
    assert len(page.driver.execute_script("return seen")) == 1


STORY = "return [...document.querySelectorAll('#log li:has(.event)')].map((it) => it.textContent)"


@pytest.mark.slow
def test_the_history_and_its_times_survive_a_reload(page):
    page.begin()
    page.driver.execute_script("document.querySelector(\"#speed input[value='16']\").click()")
    page.roll()
    page.wait(lambda: page.roll() or not page.driver.execute_script(STORY)[0].startswith("0:00"))
    told = page.driver.execute_script(STORY)
    page.driver.refresh()
    page.wait_status("Running")
    page.wait(lambda: page.driver.execute_script(STORY) == told)


@pytest.mark.slow
def test_the_board_check_is_not_offered_without_a_real_board(chromium, url):
    page = SitePage(chromium, url + "?board=magtag")
    page.press(1, 2, 1, 2)  # up from the first line to the last, Settings, and in them to About
    assert page.key(0).accessible_name == "A 1"


def test_the_page_offers_to_install_the_app_once_the_browser_allows_it(page):
    question = "Object.assign(new Event('beforeinstallprompt', {cancelable: true}), {prompt() { window.asked = true }})"
    assert page.driver.execute_script(f"return !dispatchEvent({question})"), "the browser need not ask by itself"
    assert page.find("#install").is_displayed()
    page.find("#install-now").click()
    assert page.driver.execute_script("return window.asked")
    assert not page.find("#install").is_displayed(), "a browser can be asked only once"


def test_on_an_iphone_the_page_says_how_to_install_the_app_by_hand(chromium, url):
    source = "Object.defineProperty(navigator, 'standalone', {value: false})"
    made = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    try:
        page = SitePage(chromium, url)
        assert page.find("#install-by-hand").text == "Tap Share, then “Add to Home Screen”."
    finally:
        chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)


@pytest.mark.parametrize("name", ["board.html", "licences.html", "results.html"])
def test_the_other_pages_pass_the_accessibility_checker_and_fit_a_phone(chromium, url, name):
    phone = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
    chromium.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
    page = SitePage.__new__(SitePage)
    page.driver = chromium
    chromium.get(url + name)
    if name == "board.html":
        page.driver.execute_async_script(
            "const done = arguments[0]; const look = () => ("
            "document.querySelector('#parts li') ? done() : setTimeout(look, 20)); look()"
        )
    chromium.execute_cdp_cmd("Runtime.evaluate", {"expression": npm.files(AXE, ("axe.min.js",))["axe.min.js"].decode()})
    assert violations(page) == []
    assert page.driver.execute_script("return document.documentElement.scrollWidth") <= 390
