"""In a real browser, the site's results page imports codes, and stores and exports results."""

import datetime
import json
from contextlib import suppress
from urllib.parse import unquote

import pytest
from selenium.webdriver.common.keys import Keys

import made
from browser import By, Select, TimeoutException, WebDriverWait, chromium, offline
from hamstertop.saving import codes
from hamstertop.saving.results import Result
from hamstertop.saving.results import identity as identity_of
from hamstertop_host.reports import bgstats, history, results, saved, spreadsheet
from hamstertop_host.reports.codes import Taken
from hamstertop_host.site import npm
from simulating import PATIENCE
from sites import serving, site
from test_site_in_browser import AXE, violations

__all__ = ["chromium", "offline", "site"]

IDENTITY = b"abcd"
PLAYERS = ((2, 14, "Anna"), (1, 9, ""), (3, 17, "<img src=x onerror=alert(1)>"))


def record(identity=IDENTITY, title="hamsterdam", players=PLAYERS, setup=()):
    return made.result(*players, identity=identity, title=title, minutes=31, rounds=9, setup=setup)


def code(found):
    """Return the text of a result's code."""
    return codes.code(identity_of(found), codes.result(Result(found)))


class ResultsPage:
    """The results page, as a user sees it."""

    def __init__(self, driver, url):
        self.driver = driver
        self.url = url

    def open(self, text=""):
        """Open the page by an address, which includes a code if `text` is given."""
        self.driver.get("about:blank")
        self.driver.get(self.url + ("results.html#" + text if text else "results.html"))
        self.wait(lambda: self.find("#files").is_displayed())

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def wait(self, until):
        WebDriverWait(self.driver, PATIENCE).until(lambda _: until())

    def said(self):
        return self.find("#said").text

    def games(self):
        """Return the lines of each game in the evenings that are open. They are read in one step, because the list may
        be rebuilt at any time."""
        texts = self.driver.execute_script(
            "return [...document.querySelectorAll('#games .cards > li')].map((game) => game.innerText)"
        )
        return [[line.strip() for line in text.split("\n") if line.strip()] for text in texts]

    def keep(self, *texts):
        for text in texts:
            self.open(text)
        self.wait(lambda: self.find("#read").is_displayed())
        self.find("#keep").click()
        self.wait(lambda: self.said() == "Kept." and self.games())

    def file(self, button):
        """Return the file that a button saves."""
        self.driver.execute_script("""
            window.saved = null;
            URL.createObjectURL = (blob) => { blob.text().then((text) => { saved = text; }); return ""; };
            HTMLAnchorElement.prototype.click = () => {};
        """)
        self.find(button).click()
        self.wait(lambda: self.driver.execute_script("return saved") is not None)
        return self.driver.execute_script("return saved")


@pytest.fixture
def url(chromium, site):
    with serving(site) as url:
        yield url
        complaints = [entry["message"] for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.get("about:blank")
        chromium.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": url.rstrip("/"), "storageTypes": "all"})
    assert complaints == []


@pytest.fixture
def page(chromium, url):
    return ResultsPage(chromium, url)


@pytest.mark.slow
def test_the_result_in_a_code_is_shown_and_is_saved_only_after_confirmation(page):
    page.open(code(record(setup=(3, 1, 2))))
    page.wait(lambda: page.find("#read").is_displayed())
    shown = page.find("#read-game").text.split("\n")
    assert shown[:2] == ["Hamsterdam", "31 minutes played"]
    assert shown[2:11] == ["1.", "Orange", "9", "2.", "Anna", "14", "3.", PLAYERS[2][2], "17"]
    assert shown[11:] == ["Variant: Classic", "2 players move after: 1 turn each"]
    assert page.games() == []
    page.find("#not-kept").click()
    page.open()
    assert page.games() == []
    page.keep(code(record()))
    page.open()
    assert len(page.games()) == 1
    assert PLAYERS[2][2] in page.games()[0]  # markup is shown as text


@pytest.mark.slow
def test_a_known_result_is_recognized_and_replaced_if_the_same_game_ended_differently(page):
    page.keep(code(record()))
    page.open(code(record()))
    assert page.said() == "You already have this Hamsterdam result."
    assert not page.find("#read").is_displayed()
    page.keep(code(record(players=((1, 8, "Anna"), (2, 9, ""), (3, 17, "Ben")))))
    page.wait(lambda: [(game[0], "8" in game) for game in page.games()] == [("Hamsterdam", True)])


def test_damaged_malformed_and_newer_codes_are_refused_with_an_explanation(page):
    text = code(record())
    newer = bytearray([codes.VERSION + 1]) + IDENTITY
    newer += codes.crc32(bytes(newer)).to_bytes(4, "big")
    for other, said in (
        (text[:20] + ("A" if text[20] != "A" else "B") + text[21:], "This result is damaged"),
        (text[:-6], "This result is damaged"),
        ("HT:%E0%A4%A", "This result is damaged"),
        ("HT:<script>alert(1)</script>", "This result is damaged"),
        (codes.text(bytes(newer)), "This result is from a newer version"),
    ):
        page.open(other)
        assert page.said().startswith(said)
        assert page.games() == []


@pytest.mark.slow
def test_exports_match_those_of_hamstertop_log_and_another_phone_can_import_the_history(page, chromium, url, tmp_path):
    others = ((1, 3, "Ben"), (2, 5, 'A "quoted", name'))
    records = [record(), record(b"efgh", "score_pad", others), record(b"ijkl", "gone_title", others)]
    for each in records:
        page.open(code(each))
        page.wait(lambda: page.find("#read").is_displayed())
        chromium.execute_script("document.getElementById('read-day').value = '2026-11-22'")
        page.find("#keep").click()
        page.wait(lambda: page.said() == "Kept.")
    games = results.taken([Taken(each, history.day("2026-11-22")) for each in records], saved.Speaker())
    assert page.file("#as-csv") == spreadsheet.as_csv(games).lstrip(spreadsheet.MARK)  # `text` decodes without it
    kept = json.loads(page.file("#as-json"))
    assert [taken.record for taken in history.read(kept)] == records
    links = chromium.execute_script("return [...document.querySelectorAll('a.button')].map((it) => it.href)")
    plays = [json.loads(unquote(link.partition("?data=")[2])) for link in links]
    assert sorted(plays, key=str) == sorted(
        [bgstats.play(game) | {"playDate": "2026-11-22 12:00:00"} for game in games], key=str
    )
    before = page.games()
    chromium.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": url.rstrip("/"), "storageTypes": "all"})
    page.open()
    assert page.games() == []
    (tmp_path / "hamstertop.json").write_text(json.dumps(kept))
    page.find("#file").send_keys(str(tmp_path / "hamstertop.json"))
    page.wait(lambda: page.said() == "3 results opened. 3 of them are new." and page.games() == before)
    page.find("#file").send_keys(str(tmp_path / "hamstertop.json"))
    page.wait(lambda: page.said() == "3 results opened. None of them is new.")
    for content in ("{}", "[", '{"results": [{"id": "00"}]}', '{"results": [], "hamstertop": 99}'):
        (tmp_path / "other.json").write_text(content)
        page.find("#file").send_keys(str(tmp_path / "other.json"))
        page.wait(lambda: page.said().startswith("This is not a results file"))
        assert page.games() == before


def texts(page, selector):
    """Return the text of all such elements at once, because the page may rebuild them at any time."""
    script = "return [...document.querySelectorAll(arguments[0])].map((found) => found.textContent)"
    return page.driver.execute_script(script, selector)


@pytest.mark.slow
def test_a_person_is_merged_with_another_by_a_button_and_separated_by_one(page, chromium):
    page.keep(code(record(players=((1, 7, "Jo"), (2, 8, "Ben"), (3, 9, "")))))
    page.keep(code(record(b"efgh", players=((1, 7, "Grandma Jo"), (2, 8, "Ben")))))

    def shows(selector, *found):
        page.wait(lambda: texts(page, selector) == list(found))

    page.open()
    people = "#tables > div:first-of-type td:first-child"
    shows(people, "Grandma Jo", "Jo", "Ben")
    chromium.execute_script("document.querySelectorAll('#tables td a')[1].click()")
    shows("#facts dd:first-of-type", "1 of 1, 100%")
    shows("#joining option", "", "Grandma Jo")  # but not Ben, against whom Jo has played
    page.find("#joining select").send_keys(Keys.ARROW_DOWN)
    assert page.find("#joining select").get_attribute("value") == "Grandma Jo"
    page.wait(lambda: page.find("#joining button").is_enabled())
    shows("#one-title", "Jo")
    page.find("#joining button").click()
    shows("#one-title", "Grandma Jo")
    shows("#facts dd:first-of-type", "2 of 2, 100%")
    page.open()
    shows(people, "Grandma Jo", "Ben")
    assert '"Jo"' not in page.file("#as-csv")
    page.open()
    chromium.execute_script("document.querySelector('#tables td a').click()")
    shows("#joining button", "Separate")
    page.find("#joining button").click()
    shows("#facts dd:first-of-type", "1 of 1, 100%")
    chromium.back()
    shows(people, "Grandma Jo", "Jo", "Ben")


def history_of(count, first=3):
    """Return a history with this many games, of three on each evening."""
    begun = datetime.date(2020, 1, 1)
    return [
        {
            "id": f"{number:08x}",
            "game": ("hamsterdam", "score_pad")[number % 2],
            "date": f"{begun + datetime.timedelta(number // 3)}",
            "over": True,
            "players": [{"name": name, "place": at, "score": at} for at, name in enumerate(("Ann", "Ben"), 1)],
        }
        for number in range(first, first + count)
    ]


def take(page, entries, tmp_path):
    (tmp_path / "history.json").write_text(json.dumps({"hamstertop": 1, "results": entries}))
    page.driver.execute_script("document.querySelector('#said').textContent = ''")
    page.find("#file").send_keys(str(tmp_path / "history.json"))
    page.wait(lambda: "opened" in page.said() and page.games())


# Counts the elements that are made, the games that Python is given, and those that are read from the database.
COUNTING = """
window.counts = {nodes: 0, given: 0, read: 0};
const create = Document.prototype.createElement;
Document.prototype.createElement = function (name) {
  counts.nodes += 1;
  return create.call(this, name);
};
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  const { entries, add, drop, history } = message.question ?? {};
  for (const given of [entries, add, drop, history?.results]) counts.given += given?.length ?? 0;
  post.call(this, message);
};
for (const kind of [IDBObjectStore, IDBIndex])
  for (const name of ["get", "getAll", "getAllKeys"]) {
    const own = kind.prototype[name];
    kind.prototype[name] = function (...asked) {
      const request = own.apply(this, asked);
      request.addEventListener("success", () => { counts.read += [request.result].flat().length; });
      return request;
    };
  }
"""


@pytest.mark.slow
def test_opening_a_person_going_back_and_importing_take_work_that_does_not_grow_with_the_games(
    page, chromium, tmp_path
):
    made = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": COUNTING})

    def counted(act, until):
        act()
        page.wait(until)
        page.wait(lambda: chromium.execute_script("return new Promise((done) => setTimeout(done, 300, true))"))
        return chromium.execute_script("const found = counts; counts = {nodes: 0, given: 0, read: 0}; return found")

    found = {}
    try:
        for count, oldest in ((120, 3), (999, 0)):
            page.open()
            take(page, history_of(count, 6), tmp_path)
            others = history_of(3, oldest) + history_of(7, count + 6)  # older and newer ones
            found[count] = [
                counted(page.open, page.games),
                counted(
                    lambda: chromium.execute_script("document.querySelector('#tables td a').click()"),
                    lambda: page.find("#one-title").text == "Ann" and page.games(),
                ),
                counted(chromium.back, lambda: not page.find("#one-title").is_displayed() and page.games()),
                counted(lambda others=others: take(page, others, tmp_path), page.games),
            ]
    finally:
        chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)
    for few, many in zip(*found.values(), strict=True):
        assert few["given"] == many["given"] <= 40
        assert few["read"] == many["read"]
        assert abs(few["nodes"] - many["nodes"]) <= 20  # such as another year among the filters


def test_going_back_returns_to_the_same_place_with_the_same_evenings_open(page, chromium, tmp_path):
    page.open()
    take(page, history_of(80), tmp_path)
    chromium.execute_script("document.querySelector('#more').click()")
    page.wait(lambda: len(texts(page, "#games summary")) > 20)
    chromium.execute_script("document.querySelectorAll('#games details')[22].open = true")
    page.wait(lambda: texts(page, "#games details:nth-child(23) li h3"))
    chromium.execute_script("document.querySelectorAll('#games details')[22].scrollIntoView()")
    page.wait(lambda: chromium.execute_script("return history.state?.y === scrollY && scrollY > 500"))
    there = chromium.execute_script("return scrollY")
    chromium.execute_script("document.querySelector('#games details:nth-child(23) .ranking a').click()")
    page.wait(lambda: page.find("#one-title").text == "Ann")
    chromium.back()
    page.wait(lambda: chromium.execute_script("return scrollY") == there)
    assert texts(page, "#games details:nth-child(23) li h3")


def test_results_are_filtered_by_year_title_and_person(page, chromium, tmp_path):
    page.open()
    others = [{**entry, "date": "2025-03-01", "players": entry["players"][:1]} for entry in history_of(2, 100)]
    take(page, history_of(6) + others, tmp_path)
    for name, value, title in (
        ("year", "2025", "2025"),
        ("title", "score_pad", "Score pad · 2025"),
        ("person", "Ann", "Ann · Score pad · 2025"),
    ):
        Select(page.find(f"#{name}")).select_by_value(value)
        page.wait(lambda title=title: page.find("#one-title").text == title)
    assert len(page.games()) == 1
    Select(page.find("#person")).select_by_value("")
    page.wait(lambda: page.find("#one-title").text == "Score pad · 2025")
    chromium.back()
    page.wait(lambda: page.find("#one-title").text == "Ann · Score pad · 2025")


def test_a_failed_read_says_so_and_is_tried_again(page, chromium):
    page.keep(code(record()))
    source = """
    window.failing = true;
    const own = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...asked) {
      if (window.failing) throw new DOMException("no luck", "UnknownError");
      return own.apply(this, asked);
    };"""
    made = chromium.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": source})
    try:
        chromium.get("about:blank")
        chromium.get(page.url + "results.html")
        page.wait(lambda: page.find("#again").is_displayed())
        assert page.said().startswith("The results could not be read: no luck.")
        assert not page.find("#none").is_displayed()
        chromium.execute_script("failing = false")
        page.wait(page.games)  # by itself
        assert not page.find("#again").is_displayed()
        chromium.execute_script("failing = true")
        page.driver.refresh()
        page.wait(lambda: page.find("#again").is_displayed())
        chromium.execute_script("failing = false; document.querySelector('#again').click()")
        page.wait(page.games)
    finally:
        chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", made)


def test_opening_a_file_can_be_stopped_and_then_changes_nothing(page, chromium, tmp_path):
    page.keep(code(record()))
    before = page.games()
    chromium.execute_script("document.querySelector('#work').hidden = false")
    (tmp_path / "history.json").write_text(json.dumps({"hamstertop": 1, "results": history_of(1000)}))
    chromium.execute_script("""
        new MutationObserver(() => document.querySelector('#stop').click())
          .observe(document.querySelector('#done'), { attributes: true });""")
    page.find("#file").send_keys(str(tmp_path / "history.json"))
    page.wait(lambda: page.said() == "Stopped. Nothing was changed.")
    page.open()
    page.wait(page.games)
    assert page.games() == before


def test_an_import_does_not_change_the_order_of_games_that_were_there(page, tmp_path):
    page.open()
    entries = [{**entry, "date": None} for entry in history_of(4)]  # not the same backwards
    take(page, entries, tmp_path)
    before = page.games()
    take(page, [*history_of(1, 50), *reversed(entries)], tmp_path)
    page.wait(lambda: len(texts(page, "#games summary")) == 2)
    page.driver.execute_script("document.querySelectorAll('#games details')[1].open = true")
    page.wait(lambda: page.games()[1:] == before)


NOTES = """
const [done] = arguments;
import('./evenings.js').then(async ({ note, notes, taken }) => {
  const heard = [];
  for (const now of [[1], [2], [3]]) {
    await note(Uint8Array.from(now), true);
    if (now[0] === 2) heard.push(await notes());
  }
  await taken(heard[0].length);
  heard.push(await notes());
  await taken(1);
  await note(Uint8Array.from([3]), true);
  heard.push(await notes());
  done(heard.map((all) => all.map(({ bytes }) => bytes[0])));
});
"""


def test_results_noted_while_others_are_taken_over_stay_until_they_are_and_none_is_noted_twice(page, chromium):
    page.open()
    assert chromium.execute_async_script(NOTES) == [[1, 2], [3], []]


COLOURS = (("prefers-color-scheme", "light"), ("prefers-color-scheme", "dark"), ("forced-colors", "active"))


def test_the_accessibility_checker_finds_no_problems_with_results_in_any_colour_scheme(page, chromium):
    page.keep(code(record()))
    try:
        page.open()
        page.wait(page.games)
        source = npm.files(AXE, ("axe.min.js",))["axe.min.js"].decode()
        chromium.execute_cdp_cmd("Runtime.evaluate", {"expression": source})
        for name, value in COLOURS:
            chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": name, "value": value}]})
            assert chromium.execute_script(f"return matchMedia('({name}: {value})').matches"), (name, value)
            assert violations(page) == [], (name, value)
    finally:
        chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_a_shared_link_brings_a_result_to_another_phone(page, chromium, url):
    page.keep(code(record()))
    chromium.execute_script("navigator.share = async (told) => { window.shared = told; }")
    page.wait(page.games)
    page.find("#games button").click()
    page.wait(lambda: chromium.execute_script("return Boolean(window.shared)"))
    shared = chromium.execute_script("return shared")
    assert shared["text"].split("\n")[2:] == ["1. Orange 9", "2. Anna 14", f"3. {PLAYERS[2][2]} 17"]
    chromium.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": url.rstrip("/"), "storageTypes": "all"})
    page.keep(shared["url"].partition("#")[2])
    assert len(page.games()) == 1


@pytest.mark.slow
def test_a_link_to_a_result_works_without_a_network(chromium, offline, site):
    with serving(site) as url:
        page = ResultsPage(chromium, url)
        page.open()
        page.wait(
            lambda: chromium.execute_async_script(
                "const [d] = arguments; navigator.serviceWorker.ready.then((r) => d(r.active.state === 'activated'))"
            )
        )
        page.open()  # from the second visit on, all of the site is cached
        for name in (
            "results.html",
            "results-worker.js",
            "evenings.js",
            "report.pack",
            "results.pack",
            "words-en.pack",
        ):
            kept = f"const [d] = arguments; caches.match('{name}').then((found) => d(Boolean(found)))"
            page.wait(lambda kept=kept: chromium.execute_async_script(kept))
    for _ in range(3):  # the server is gone; in rare runs, Chromium does not reach the page at first
        chromium.get("about:blank")
        chromium.get(url + "#" + code(record()))
        with suppress(TimeoutException):
            WebDriverWait(chromium, 20).until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "#read"))
            break
    page.wait(lambda: page.find("#read").is_displayed())
    assert "Anna" in page.find("#read-game").text
    chromium.get("about:blank")
    chromium.get_log("browser")
