"""What the site tells players about their saved games can be read, and moves or covers nothing that is played with."""

import io

import pytest
from PIL import Image

from browser import WINDOWS, chromium
from sites import site
from test_codes_seen import by_opencv, by_zxing
from test_finale_in_browser import ended, hamsterdam
from test_site_in_browser import SitePage, url
from test_site_quiet import FINISHED

__all__ = ["chromium", "site", "url"]

READ = ((390, 664), (844, 340), (1280, 720))  # those windows in which colours are measured
SCALE = 3  # so that strokes of letters are wider than their blurred edges
READABLE = 4.5  # the least contrast, as WCAG's level AA asks
UNKEPT = """
const [done] = arguments;
import('./link.js').then(({ listeners }) => { listeners.forEach((listener) => listener({ type: 'unkept' })); done(); });
"""
# Whether the site says anything. Its words are found by their keys, wherever they stand.
NOTED = "[...document.querySelectorAll('[data-text^={0}]')].some((it) => it.offsetHeight)"
# The places of its words and of the sign beside them, as left, top, right and bottom
WORDS = """
const found = [...document.querySelectorAll('[data-text^=unkept], [data-text^=keeping], #more.noted svg')];
return found.filter((it) => it.offsetHeight !== 0 && getComputedStyle(it).clipPath === 'none').map((it) => {
  const range = document.createRange();
  range.selectNodeContents(it);
  return (it.localName === 'svg' ? it : range).getBoundingClientRect();
}).filter(({ width }) => width).map(({ left, top, right, bottom }) => [left, top, right, bottom]);
"""
# The places of what is played with, and whether something else covers their centres
PLAYED = """
const found = ['#strip', '#said .code', '.key', '.way'].flatMap((each) => [...document.querySelectorAll(each)]);
return found.filter((it) => it.offsetHeight).map((it) => {
  const { left, top, right, bottom } = it.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return [left, top, right, bottom, it.contains(there)];
});
"""
CODE = """
const { left, top, right, bottom } = document.querySelector('#said .code').getBoundingClientRect();
return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
"""
FRAME = "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(done))"


def resize(page, width, height, scale=1):
    metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 1000}
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    page.wait_in_page("innerWidth === given[0] && innerHeight === given[1]", width, height)
    page.driver.execute_async_script(FRAME)


def seen(page):
    return Image.open(io.BytesIO(page.driver.get_screenshot_as_png())).convert("RGB")


def luminance(colour):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (part / 255 for part in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(picture):
    """Return the contrast between the commonest colour and the one that differs most from it."""
    counted = picture.getcolors(picture.width * picture.height)
    ground = luminance(max(counted)[1])
    inks = [luminance(colour) for _, colour in counted]
    return max((max(ground, ink) + 0.05) / (min(ground, ink) + 0.05) for ink in inks)


def check_contrast(page, size, theme):
    features = [{"name": "prefers-color-scheme", "value": theme}]
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    resize(page, *size, SCALE)
    picture, places = seen(page), page.driver.execute_script(WORDS)
    assert places, (size, theme)
    for place in places:
        found = contrast(picture.crop(tuple(round(SCALE * edge) for edge in place)))
        assert found >= READABLE, (size, theme, place)


def played(page, size):
    resize(page, *size)
    return page.driver.execute_script(PLAYED)


@pytest.fixture
def page(chromium, url):
    yield SitePage(chromium, url)
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


@pytest.mark.parametrize("note", ["unkept", "keeping"])
def test_a_note_after_a_game_can_be_read_and_moves_and_covers_nothing_that_is_played_with(page, tmp_path, note):
    page.driver.execute_script("navigator.storage.persisted = async () => false")
    ended(page, tmp_path, *hamsterdam())
    page.press(0)
    page.wait_in_page("document.querySelector('#said .code')")
    before = [played(page, size) for size in WINDOWS]
    page.driver.execute_async_script(UNKEPT if note == "unkept" else FINISHED)
    page.link("link.send({ type: 'page' }); done()")
    page.wait_in_page(NOTED.format(note))
    for size, places in zip(WINDOWS, before, strict=True):
        assert played(page, size) == places, size
        assert page.driver.execute_script(CODE), size
        picture = seen(page).convert("L")
        assert by_zxing(picture) == by_opencv(picture) != "", size
    for size in READ:
        for theme in ("dark", "light"):
            check_contrast(page, size, theme)
    resize(page, *READ[0])
    page.find("#more").click()
    for size in READ:
        for theme in ("dark", "light"):
            check_contrast(page, size, theme)
    page.driver.execute_async_script(UNKEPT if note == "unkept" else FINISHED)
    assert page.find("#noted").get_attribute("textContent") == "", "it has been seen"
