"""The simulator's page works in a real browser."""

import pytest

from browser import By, Page, chromium
from simulating import launch, serving

__all__ = ["chromium"]


@pytest.fixture
def page(chromium, tmp_path):
    with serving(launch(tmp_path)) as server:
        yield Page(chromium, server.url)
        complaints = [entry for entry in chromium.get_log("browser") if entry["level"] == "SEVERE"]
        chromium.get("about:blank")
    assert complaints == []


def test_the_board_is_drawn_from_its_data(page):
    assert page.find("#model").text == "Pico with 2.9 inch e-paper"
    assert [cap.text for cap in page.driver.find_elements(By.CSS_SELECTOR, ".key b")] == ["A", "B", "C"]
    assert len(page.driver.find_elements(By.CSS_SELECTOR, ".pixel")) == 8
    assert page.key(0).accessible_name == "A 1"
    assert page.find("#keyboard").get_attribute("textContent") == "Keyboard: 1 2 3, A S D or ← ↓ →"


def test_a_mouse_click_presses_a_key_and_updates_the_display(page):
    page.mouse().click(page.key(0)).perform()
    page.wait_log("counted 1")
    page.wait_log("up 0")
    page.wait_paper(0.5, 0.001)  # one black row
    assert not page.ink(0.5, 0.5)


def test_a_key_held_with_the_mouse_stays_pressed_until_released(page):
    page.mouse().click_and_hold(page.key(0)).perform()
    page.wait_log("held")
    assert "down" in page.key(0).get_attribute("class")
    assert not any(entry.startswith("up") for entry in page.log())
    page.mouse().release().perform()
    page.wait_log("up 0")


def logged(page, kind):
    """Return the keys in log entries of this kind, oldest first."""
    return [int(entry.split()[1]) for entry in reversed(page.log()) if entry.startswith(f"{kind} ")]


def test_the_keyboard_presses_the_boards_keys_and_key_repeats_are_ignored(page):
    assert page.find("#keyboard").text.startswith("Keyboard: 1 2 3, A S D or")
    pressed = []
    for key, code, index in (
        ("1", "Digit1", 0),
        ("2", "Digit2", 1),
        ("s", "KeyS", 1),
        ("ArrowLeft", "ArrowLeft", 0),
        ("ArrowDown", "ArrowDown", 1),
    ):
        for kind in ("keyDown", "keyDown", "keyUp"):
            page.keyboard(kind, key, code)
        pressed.append(index)
        page.wait(lambda: len(logged(page, "up")) == len(pressed))
        assert logged(page, "down") == pressed


def test_space_presses_the_focused_key(page):
    page.driver.execute_script("arguments[0].focus()", page.key(0))
    page.keyboard("keyDown", " ", "Space")
    page.wait_log("held")
    page.keyboard("keyUp", " ", "Space")
    page.wait_log("up 0")


def test_keys_are_released_when_the_window_loses_focus(page):
    page.keyboard("keyDown", "2", "Digit2")
    page.wait_log("down 1")
    page.driver.execute_script("dispatchEvent(new Event('blur'))")
    page.wait_log("up 1")


def test_pixels_are_lit_while_the_firmware_lights_them(page):
    page.mouse().click_and_hold(page.key(1)).perform()
    page.wait(lambda: len(page.driver.find_elements(By.CSS_SELECTOR, ".pixel.lit")) == 8)
    page.mouse().release().perform()
    page.wait(lambda: not page.driver.find_elements(By.CSS_SELECTOR, ".pixel.lit"))


def test_a_power_cut_keeps_the_image_and_the_stored_count_but_not_the_lights(page):
    page.mouse().click(page.key(0)).perform()
    page.wait_paper(0.5, 0.001)
    page.keyboard("keyDown", "2", "Digit2")
    page.wait(lambda: page.driver.find_elements(By.CSS_SELECTOR, ".pixel.lit"))
    page.find("#power").click()
    page.wait_status("No power")
    assert page.ink(0.5, 0.001)
    assert not page.driver.find_elements(By.CSS_SELECTOR, ".pixel.lit")
    page.keyboard("keyUp", "2", "Digit2")
    page.find("#power").click()
    page.wait_log("started 1")
    page.wait_status("Running")


@pytest.mark.slow
def test_a_reloaded_page_shows_the_same_state(page):
    page.mouse().click(page.key(0)).perform()
    page.wait_paper(0.5, 0.001)
    page.driver.refresh()
    page.wait_status("Running")
    page.wait_paper(0.5, 0.001)
    page.wait_log("counted 1")


def test_the_chosen_speed_survives_a_reload(page):
    page.find("#speed input[value='16'] + span").click()
    page.mouse().click_and_hold(page.key(0)).perform()
    page.wait_log("held")
    page.mouse().release().perform()
    page.driver.refresh()
    page.wait(lambda: page.find("#speed input[value='16']").is_selected())


def test_a_fault_is_shown_and_the_board_can_be_started_again(page):
    page.mouse().click(page.key(2)).perform()
    page.wait_status("Firmware failed: see the log")
    page.wait_log("Traceback")
    page.find("#power").click()
    page.wait_status("Running")


@pytest.mark.slow
def test_the_frame_is_saved_as_an_enlarged_png(page):
    page.mouse().click(page.key(0)).perform()
    page.wait_paper(0.5, 0.001)
    size = page.script("paper.png().then(createImageBitmap).then(b => done([b.width, b.height]))")
    assert size == [4 * 296, 4 * 128]


def test_everything_fits_in_the_window_and_keys_are_large_enough_to_touch(page):
    try:
        for width, height in ((1280, 800), (390, 844), (320, 568)):
            page.driver.execute_cdp_cmd(
                "Emulation.setDeviceMetricsOverride",
                {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500},
            )
            page.driver.refresh()
            page.wait_status("Running")
            assert page.driver.execute_script("return document.documentElement.scrollWidth") <= width
            assert all(page.key(index).size["width"] >= (44 if width >= 390 else 34) for index in range(3)), width
    finally:
        page.driver.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
