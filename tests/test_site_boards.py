"""The site's page for boards in Chromium: parts, wiring, and what goes on each board."""

import zipfile

import pytest

from browser import By, Page, chromium
from hamstertop_host import boards
from hamstertop_host.flashing import files
from sites import UF2, site
from test_site_in_browser import url

__all__ = ["chromium", "site", "url"]


class BoardPage(Page):
    def __init__(self, driver, url, board=""):
        self.driver = driver
        driver.get(f"{url}board.html?board={board}")
        self.wait_in_page("document.querySelector('#parts li')")

    def choose(self, board):
        self.select("#which", board)


@pytest.fixture
def page(chromium, url):
    return BoardPage(chromium, url)


def test_each_board_has_its_parts_and_its_wiring(page):
    assert page.find("#which").get_attribute("value") == boards.USUAL
    for name in boards.names():
        page.choose(name)
        board = boards.load(name)
        assert page.find("#wiring").get_attribute("alt") == f"{board.name}: wiring"
        assert len(page.driver.find_elements(By.CSS_SELECTOR, "#parts li")) == len(board.parts)
        page.wait_in_page("document.getElementById('wiring').naturalWidth > 0")
        assert (
            page.find("#unseen").text == "If the computer does not see the board, press a key, then plug it in again."
        )


def test_a_uf2_is_offered_if_the_site_has_one_and_the_command_otherwise(page, site):
    page.choose("pico_epaper29")
    (link,) = page.find("#uf2s").find_elements(By.TAG_NAME, "a")
    assert link.text == "hamstertop-pico_epaper29.uf2"
    assert (site / "boards" / link.text).read_bytes() == UF2
    assert page.find("#bootsel").is_displayed()
    assert not page.find("#command").is_displayed()
    assert not page.find("#drive").is_displayed()
    page.choose("badger2040")
    assert not page.find("#bootsel").is_displayed()
    assert "hamstertop flash badger2040" in page.find("#command").text


def test_a_board_with_a_drive_gets_a_zip_of_the_files_that_the_command_copies(chromium, url, site):
    page = BoardPage(chromium, url, "magtag")
    assert not page.find("#new").is_displayed()
    assert "CircuitPython 10.3" in page.find("#versions").text
    assert "hamstertop flash magtag" in page.find("#copies").text
    address = page.find("#zip").get_attribute("href")
    magtag = boards.load("magtag")
    wanted = files.collect(magtag)
    with zipfile.ZipFile(site / address.removeprefix(url)) as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == wanted
