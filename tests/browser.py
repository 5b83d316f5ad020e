"""Drive the simulator's page in a real browser."""

import shutil
import time

import pytest

from hamstertop.companion.guard import AGAIN
from simulating import PATIENCE

pytest.importorskip("selenium", reason="pip install selenium")
CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
if not (CHROMIUM and DRIVER):
    pytest.skip("install chromium and chromium-driver", allow_module_level=True)

from selenium import webdriver  # noqa: E402
from selenium.common.exceptions import (  # noqa: E402
    JavascriptException,
    NoSuchElementException,
    StaleElementReferenceException,
    TimeoutException,
    WebDriverException,
)
from selenium.webdriver.chrome.service import Service  # noqa: E402
from selenium.webdriver.common.action_chains import ActionChains  # noqa: E402
from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.support.ui import Select, WebDriverWait  # noqa: E402

# The page fills the screen, and processes are started only when needed, which saves a third of the work.
OPTIONS = (
    "--headless",
    "--kiosk",
    "--screen-info={1280x813}",
    "--disable-features=SpareRendererForSitePerProcess",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# JavaScript expressions: LOG lists the entries of the event log, SHOWN says whether the display is idle, and DARK says
# whether it is dark at a point.
LOG = "[...document.querySelectorAll('#log span')].map((entry) => entry.dataset.event ?? entry.textContent)"
# The text on the screen, followed by the marked lines
SAID = (
    "(document.getElementById('said').textContent + [...document.querySelectorAll('#said [aria-current]')]"
    ".map((it) => ' Marked: ' + it.textContent.trim()).join(''))"
)
SHOWN = "!document.getElementById('paper').hasAttribute('aria-busy')"
DARK = (
    "((c) => c.getContext('2d').getImageData({x} * c.width, {y} * c.height, 1, 1).data[0] < 60)"
    "(document.getElementById('paper'))"
)

# What browsers' bars leave of phones held upright and lying, and a small laptop: width, height
WINDOWS = ((390, 664), (360, 616), (360, 560), (412, 732), (375, 548), (320, 568), (844, 340), (667, 331), (1280, 720))

KEYS = "asd"  # the letters that press the three keys, from left to right; digits are typed into numbers

STARTED = pytest.StashKey[webdriver.Chrome]()
ONLINE = "delete Navigator.prototype.serviceWorker;"


@pytest.fixture(scope="module")
def chromium(request, tmp_path_factory):
    """Yield a browser in its initial state. All test files share one browser, because starting it takes seconds."""
    stash = request.config.stash
    if not (STARTED in stash and alive(stash[STARTED])):
        stash[STARTED] = start(tmp_path_factory.mktemp("chromium"))
        request.config.add_cleanup(stash[STARTED].quit)
    stay_online(stash[STARTED])
    yield stash[STARTED]
    if alive(stash[STARTED]):
        tidy(stash[STARTED])


def stay_online(driver):
    """Prevent pages from preparing for offline use, which would fetch everything twice."""
    made = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": ONLINE})
    driver.online = made["identifier"]


@pytest.fixture
def offline(chromium):
    """Let pages use their service worker, as they normally do."""
    chromium.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": chromium.online})
    yield
    stay_online(chromium)


def start(folder, text=16):
    """Start a browser that keeps its data in this folder, and whose usual text is this many pixels high."""
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for option in OPTIONS:
        options.add_argument(option)
    options.add_argument(f"--user-data-dir={folder}")
    options.add_experimental_option("prefs", {"webkit.webprefs.default_font_size": text})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=Service(DRIVER))
    driver.set_page_load_timeout(PATIENCE)
    driver.set_script_timeout(PATIENCE)
    return driver


def alive(driver):
    """Return whether the browser still responds. It may have crashed in an earlier test."""
    try:
        return bool(driver.window_handles)
    except WebDriverException:
        return False


def tidy(driver):
    """Replace the tab with a new one, so that a test file does not inherit scripts, sizes or languages from the
    previous one."""
    old = driver.window_handles
    driver.switch_to.window(old[0])
    driver.switch_to.new_window("tab")
    new = driver.current_window_handle
    for handle in old:
        driver.switch_to.window(handle)
        driver.close()
    driver.switch_to.window(new)
    driver.execute_cdp_cmd("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
    driver.get_log("browser")


class Page:
    """The simulator's page, as a person sees and uses it."""

    def __init__(self, driver, url):
        self.driver = driver
        driver.get(url)
        self.wait_status("Running")

    def find(self, selector):
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def select(self, selector, value):
        Select(self.find(selector)).select_by_value(value)

    def wait(self, condition):
        """Wait until a condition is true. Check it again if the page replaces an element in the meantime."""
        try:
            wait = WebDriverWait(self.driver, PATIENCE, 0.02, (NoSuchElementException, StaleElementReferenceException))
            wait.until(lambda _: condition())
        except TimeoutException:
            self._fail()

    def wait_in_page(self, condition, *arguments):
        """Wait within the page until a JavaScript expression, which can use the arguments as `given`, is true."""
        look = f"() => ({condition}) ? done() : setTimeout(look, 10)"
        self._run(f"const given = [...arguments], done = given.pop(); const look = {look}; look();", *arguments)

    def _run(self, script, *arguments):
        """Run a script until it calls its last argument. Run it again if the page is reloaded in the meantime."""
        try:
            return self.driver.execute_async_script(script, *arguments)
        except TimeoutException:
            self._fail()
        except JavascriptException as error:
            if "document unloaded" not in str(error):
                raise
            return self._run(script, *arguments)

    def _fail(self):
        raise AssertionError(f"it never came true; {self.status()}; the log: {self.log()}") from None

    def status(self):
        return self.find("#status").get_attribute("textContent")

    def wait_status(self, start):
        self.wait_in_page("document.getElementById('status')?.textContent.startsWith(given[0])", start)

    def log(self):
        """Return the event log, newest first: events as the device stores them, other entries as displayed."""
        return self.driver.execute_script(f"return {LOG}")

    def wait_log(self, start):
        self.wait_in_page(f"{LOG}.some((entry) => entry.startsWith(given[0]))", start)

    def ink(self, x, y):
        """Return whether the e-paper on the page is dark at a point, with x and y from 0 to 1."""
        return self.driver.execute_script(f"return {DARK.format(x=x, y=y)}")

    def words(self):
        return self.driver.execute_script(f"return {SAID}")

    def shown(self):
        """Return whether the refresh has ended, so that a press applies to the screen that is shown."""
        return self.find("#paper").get_attribute("aria-busy") is None

    def wait_paper(self, x, y):
        """Wait until the e-paper is idle and dark at this point."""
        seen = f"{SHOWN} && paper.running === null && {DARK.format(x=x, y=y)}"
        self.script(f"const look = () => ({seen}) ? done() : setTimeout(look, 10); look();")

    def script(self, text):
        """Run a script that can use `paper`, and return what it passes to `done`."""
        return self._run(
            f"const done = arguments[0]; import('./page.js').then(({{device: {{paper}}}}) => {{ {text} }})"
        )

    def key(self, index):
        return self.find(f".key[data-key='{index}']")

    def keyboard(self, kind, key, code):
        self.driver.execute_cdp_cmd("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": code})

    def tap(self, key, code):
        """Press and release a key in one step, so that the press never counts as a hold, even on a busy machine."""
        self.driver.execute_script(
            "for (const kind of ['keydown', 'keyup']) document.body.dispatchEvent("
            "new KeyboardEvent(kind, {key: arguments[0], code: arguments[1], bubbles: true}))",
            key,
            code,
        )

    def rest(self, since, speed=1):
        """Wait until a key that was tapped at `since` (a value of `time.monotonic`) accepts another tap, even if the
        first tap led to a result. The board's clock runs `speed` times as fast as real time."""
        time.sleep(max(0, since + (AGAIN / speed + 30) / 1000 - time.monotonic()))

    def mouse(self):
        return ActionChains(self.driver, duration=0)
