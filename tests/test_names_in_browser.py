"""Names are typed on the keyboard of the phone or computer that shows the page."""

import pytest

from browser import Page, chromium
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import FileStorage
from hamstertop_host import boards
from hamstertop_host.simulator.launch import Launch
from simulating import experienced, serving

__all__ = ["chromium"]

OPEN = "document.getElementById('writing').open"


@pytest.fixture
def page(chromium, tmp_path):
    launch = Launch(boards.load("pico_epaper29"), experienced(tmp_path), "cpython", 1)
    with serving(launch) as server:
        page = Page(chromium, server.url)
        page.find("#speed input[value='16'] + span").click()
        yield page
        complaints = [entry for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.get("about:blank")
    assert complaints == []


def shows(page, words):
    page.wait(lambda: words in page.words())


def tap(page, key, times=1):
    for _ in range(times):
        before = page.words()
        page.keyboard("keyDown", str(key), f"Digit{key}")
        page.keyboard("keyUp", str(key), f"Digit{key}")
        page.wait(lambda before=before: page.words() != before)


def to_a_name(page):
    """Go from the first screen to the one for entering the name of a seat that has none."""
    shows(page, "Hamsterdam")
    while "Marked: Settings" not in page.words():
        tap(page, 1)
    tap(page, 3)
    tap(page, 1, 2)
    tap(page, 3, 2)
    page.wait_in_page(OPEN)


def test_a_typed_name_is_shown_in_full_and_stored(page, tmp_path):
    to_a_name(page)
    assert page.find("#writing-title").text == "Name for Blue"
    page.find("#written").send_keys("Юля")
    page.find("#writing button").click()
    page.wait_in_page(f"!{OPEN}")
    shows(page, "Юля")
    settings = Settings(FileStorage(str(tmp_path)))
    assert (settings.names[0], settings.known) == ("Юля", ["Юля"])


@pytest.mark.slow
def test_keys_work_again_after_leaving_the_text_field(page):
    to_a_name(page)
    page.driver.execute_script("document.getElementById('writing').close()")
    tap(page, 1)
    assert not page.driver.execute_script(f"return {OPEN}")
