"""Two third-party decoders read the codes in screenshots of the page at the sizes of phones, tablets and laptops."""

import io

import pytest
from PIL import Image

from browser import chromium
from hamstertop_host.simulator.virtual.page import Page as Sheet
from playing.fingers import Fingers
from sites import site
from test_codes_seen import by_opencv, by_zxing, judge
from test_site_in_browser import THERE, page, url
from tour import frames

__all__ = ["chromium", "page", "site", "url"]

CODES = ("code_six", "code_long_address")
SIZES = ((320, 568), (360, 640), (390, 844), (412, 915), (768, 1024), (844, 390), (1280, 800))  # width, height


@pytest.fixture(scope="module")
def told():
    """Return the tour's pages with codes, as the firmware sends them."""
    players = []

    def make(board, source):
        players.append(Fingers(board, source))
        return players[-1]

    found = {}
    for name, _ in frames(only=["tour_results"], make=make):
        if name in CODES:
            found[name] = Sheet(players[0].app).message()
    return found


@pytest.mark.slow
def test_codes_can_be_read_from_the_page_at_every_screen_size(page, told):
    assert sorted(told) == sorted(CODES)
    page.wait_in_page(THERE)  # nothing else is on its way
    for width, height in SIZES:
        phone = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
        page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", phone)
        page.wait_in_page("document.body.classList.contains('sheet') && innerWidth === given[0]", width)
        for name in CODES:
            page.driver.execute_async_script(
                "const [page, done] = arguments; import('./sheet.js').then(({ tell }) => { tell(page); done(); })",
                told[name],
            )
            seen = Image.open(io.BytesIO(page.driver.get_screenshot_as_png())).convert("L")
            found = {decode(seen) for decode in (by_zxing, by_opencv)}
            assert len(found) == 1, (name, width, height, found)
            judge(name, found.pop())
