"""The site's appearance in light and dark mode, in forced colours, on laptops and on very large screens."""

import re

import pytest

from browser import chromium
from hamstertop_host import paths
from hamstertop_host.site import npm
from hamstertop_host.site.build import STATIC
from sites import site
from test_site_in_browser import AXE, SitePage, url, violations

__all__ = ["chromium", "site", "url"]


@pytest.fixture
def seen(chromium, url):
    """Return a function that shows a page in a window of the given size, with the given system preferences."""

    def show(name="", width=1280, height=800, **preferred):
        features = [{"name": key.replace("_", "-"), "value": value} for key, value in preferred.items()]
        chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        chromium.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        page = SitePage.__new__(SitePage)
        page.driver = chromium
        chromium.get(url + name)
        if not name:
            page.wait_status("Running")
        return page

    yield show
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


STEPS = {f"var(--{step})" for step in ("small", "text", "large", "number")}
ENGRAVED = "calc(0.4 * var(--key) * var(--mm))"  # the name of a key in a drawing of a board


def test_type_on_the_page_has_four_steps_which_depend_on_its_size_in_one_place():
    text = "".join(path.read_text("utf-8") for path in (paths.PAGE / "page.css", STATIC / "site.css"))
    sizes = set(re.findall(r"\bfont(?:-size)?: ([^;]+);", text))
    assert sizes == {*STEPS, "inherit", ENGRAVED}
    set_in = [re.findall(rf"[;{{]\s*{step[4:-1]}:", text) for step in sorted(STEPS)]
    assert [len(places) for places in set_in] == [2, 3, 2, 2], "around the sheet, in it, and an order that fills it"


def style(page, selector, name):
    return page.find(selector).value_of_css_property(name)


@pytest.mark.parametrize("name", ["", "board.html", "licences.html"])
def test_in_light_mode_pages_are_light_and_readable(seen, name):
    page = seen(name, prefers_color_scheme="light")
    page.wait(lambda: page.find("body").get_attribute("class"))
    red = int(style(page, "html", "background-color").split("(")[1].split(",")[0])
    assert red > 200
    source = npm.files(AXE, ("axe.min.js",))["axe.min.js"].decode()
    page.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": source})
    assert violations(page) == []


def test_in_forced_colours_keys_have_borders_and_the_chosen_speed_is_marked(seen):
    page = seen(forced_colors="active")
    page.wait(lambda: style(page, ".key", "border-top-width") == "2px")
    marked, other = (style(page, f"#speed input[value='{speed}'] + span", "background-color") for speed in (1, 4))
    assert marked != other


@pytest.mark.slow
def test_large_screens_show_the_sheet_with_the_history_beside_it_and_sound_below_it(seen):
    for width, height in ((1280, 800), (3840, 2160)):
        page = seen(width=width, height=height)
        sheet, journal, sound = (page.find(selector).rect for selector in ("#sheet", "#journal", "#sound"))
        assert sheet["width"] * sheet["height"] >= 0.3 * width * height
        assert sheet["y"] + sheet["height"] <= height
        assert journal["x"] > sheet["x"] + sheet["width"]
        assert sheet["y"] + sheet["height"] < sound["y"] < sound["y"] + sound["height"] <= height
        assert not page.find("#paper").is_displayed(), "no label stands twice"
