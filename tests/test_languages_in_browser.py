"""Pages in the reader's language: how the language is chosen, that no layout cuts anything off, and accessibility."""

import contextlib

import pytest

import wording
from browser import By, chromium
from hamstertop_host import catalogue
from hamstertop_host.reports.words import Words
from hamstertop_host.site import npm
from simulating import launch
from simulating import serving as simulating
from sites import site
from test_shared_in_browser import url
from test_site_in_browser import AXE, SitePage, violations

__all__ = ["chromium", "site", "url"]

PHONE = (360, 640)
FOREIGN = wording.TRANSLATIONS
# Elements that are too narrow for their content
CUT = """
return [...document.querySelectorAll('button, select, h1, h2, label, .button, .key strong, .way, #said *')]
  .filter((it) => it.checkVisibility() && it.clientWidth && it.scrollWidth > it.clientWidth + 1)
  .map((it) => it.outerHTML.slice(0, 100));
"""


@contextlib.contextmanager
def speaking(driver, language):
    """Set the browser's language, and restore English and the window's size afterwards."""
    agent = driver.execute_script("return navigator.userAgent")
    override = "Emulation.setUserAgentOverride"
    driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": f"{language}-{language.upper()},en;q=0.5"})
    try:
        yield
    finally:
        driver.execute_cdp_cmd(override, {"userAgent": agent, "acceptLanguage": "en"})
        driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


def resize(driver, width, height):
    phone = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 700}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)


class Spoken(SitePage):
    """The site's main page, or any other page, in a language."""

    def __init__(self, driver, address, language):
        self.driver = driver
        driver.get(address)
        self.wait(lambda: self.language() == language)
        self.words_of = catalogue.words(language)

    def language(self):
        return self.driver.execute_script("return document.documentElement.lang")

    def running(self):
        """Wait until the board is running, whatever the status says in this language."""
        self.wait(lambda: self.find("#status").get_attribute("class") == "on" and self.words())
        return self

    def says(self, selector, key, **places):
        text = self.words_of[key].format(**places)
        self.wait(lambda: self.find(selector).get_attribute("textContent") == text)

    def choose(self, language):
        self.driver.execute_script(
            "const menu = document.getElementById('language'); menu.value = arguments[0];"
            "menu.dispatchEvent(new Event('change'))",
            language,
        )
        if language:
            self.words_of = catalogue.words(language)


@pytest.mark.parametrize(
    "language", [FOREIGN[0], *[pytest.param(language, marks=pytest.mark.slow) for language in FOREIGN[1:]]]
)
def test_the_site_uses_the_browsers_language_and_fits_a_phone(chromium, url, language):
    with speaking(chromium, language):
        resize(chromium, *PHONE)
        page = Spoken(chromium, url, language).running()
        page.says("#power span", "power.cut")
        page.wait(lambda: page.find("#said").get_attribute("lang") == language)
        manifest = page.driver.execute_script("return document.querySelector('link[rel=manifest]').href")
        assert manifest == f"{url}manifest.{language}.webmanifest"
        assert page.driver.execute_script("return document.documentElement.scrollWidth") == PHONE[0]
        assert page.driver.execute_script(CUT) == []
        page.find("#more").click()
        assert page.driver.execute_script(CUT) == []
        drawer = page.driver.execute_script(
            "const it = arguments[0]; return it.scrollWidth - it.clientWidth", page.find("dialog")
        )
        assert drawer == 0
        for name in ("board.html", "licences.html"):
            other = Spoken(chromium, url + name, language)
            if name == "board.html":
                other.wait(lambda other=other: other.driver.find_elements(By.CSS_SELECTOR, "#parts li"))
            assert other.driver.execute_script("return document.documentElement.scrollWidth") == PHONE[0]
            assert other.driver.execute_script(CUT) == []
            loose = "return [...document.querySelectorAll('[data-text]')].filter((it) => !it.textContent).length"
            assert other.driver.execute_script(loose) == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", "board.html", "licences.html"])
def test_the_accessibility_checker_finds_no_problems_on_pages_in_german(chromium, url, name):
    with speaking(chromium, "de"):
        resize(chromium, *PHONE)
        page = Spoken(chromium, url + name, "de")
        if not name:
            page.running()
        script = npm.files(AXE, ("axe.min.js",))["axe.min.js"].decode()
        chromium.execute_cdp_cmd("Runtime.evaluate", {"expression": script})
        assert violations(page) == []
        if not name:
            page.find("#more").click()
            assert violations(page) == []


@pytest.mark.slow
def test_the_language_menu_permanently_sets_the_language_of_the_page_and_the_game(chromium, url):
    page = Spoken(chromium, url, "en").running()
    page.choose("fr")
    page.says("#power span", "power.cut")
    page.says("#status", "status.running", runtime="MicroPython")
    page.wait(lambda: "Réglages" in page.words())
    assert page.find("#said").get_attribute("lang") == "fr"
    page.driver.execute_script("location.href = arguments[0]", f"{url}board.html")
    page.wait(lambda: page.language() == "fr" and page.driver.current_url.endswith("board.html"))
    page.choose("it")
    page.wait(lambda: page.language() == "it")
    page = Spoken(chromium, url, "it").running()
    page.wait(lambda: page.find("#said").get_attribute("lang") == "it")
    assert page.find("#language").get_attribute("value") == "it"


def test_the_page_adopts_the_devices_language(chromium, url):
    Spoken(chromium, url, "en").running()
    page = Spoken(chromium, url + "?lang=it", "it").running()  # sets the device's language
    page.wait(lambda: page.find("#said").get_attribute("lang") == "it")
    Spoken(chromium, url, "it").running()


def test_the_report_is_in_the_devices_language(chromium, url):
    page = Spoken(chromium, url + "?lang=es&game=dice_tray", "es").running()
    page.roll()
    page.driver.execute_script("document.getElementById('more').click()")
    page.wait(lambda: page.find("#report").is_enabled())
    page.driver.execute_script("document.getElementById('report').click()")
    page.wait(lambda: page.find("#report-dialog").is_displayed())
    made = page.find("#report-page").get_attribute("srcdoc")
    assert '<html lang="es">' in made
    words = Words("es")
    assert words.say("title") in made
    assert words.say("source", source=catalogue.words("es")["report.browser"]) in made


def test_a_message_on_the_page_is_translated_when_the_language_is_changed(chromium, url, tmp_path):
    page = Spoken(chromium, url, "en").running()
    (tmp_path / "holiday.bin").write_bytes(b"\x89PNG")
    page.find("#opened").send_keys(str(tmp_path / "holiday.bin"))
    page.says("#games-said", "games.other", files="holiday.bin")
    page.choose("de")
    page.says("#games-said", "games.other", files="holiday.bin")


def test_the_simulator_uses_the_browsers_language(chromium, tmp_path):
    with simulating(launch(tmp_path)) as server, speaking(chromium, "de"):
        page = Spoken(chromium, server.url, "de")
        page.says("#status", "status.running", runtime="CPython")
        page.says("#power span", "power.cut")
        page.find("#power").click()
        page.says("#entries .mark", "log.off")
        page.choose("it")
        page.says("#entries .mark", "log.off")
        chromium.get("about:blank")


def test_plural_forms_in_the_report_match_the_browsers_own(chromium, url):
    chromium.get(url + "licences.html")
    counts = [*range(130), 1000, 1001]
    script = (
        "const [code, counts] = arguments, rules = new Intl.PluralRules(code);return counts.map((n) => rules.select(n))"
    )
    for language in wording.LANGUAGES:
        found = chromium.execute_script(script, language, counts)
        assert found == [Words(language).form(count) for count in counts], language
