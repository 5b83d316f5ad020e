"""In a real browser, the last page of a game shows who has won, by how much, and how to share the result."""

import pytest

from browser import chromium
from hamstertop import chance
from hamstertop.saving.storage import MemoryStorage, whole
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import Fingers
from sites import site
from test_site_in_browser import SitePage, upright, url
from test_site_quiet import FINISHED

__all__ = ["chromium", "site", "url"]

NAMES = ["Grandma Jo", "Zoë", "Mum", "", "", ""]
SHARES = """
window.shared = [];
navigator.canShare = (told) => Boolean(told.files);
navigator.share = async (told) => { window.shared.push({ ...told, files: told.files?.map(({ type }) => type) }); };
"""


def hamsterdam():
    """Return a game in which two players tie with seven tokens each, and one of them has more hamsters left."""
    events = [("setup", 3, 0, 0), ("done",), ("first", 0), ("done",), ("rolled", 3, 4)]
    events += [("pile", seat, pile) for seat, pile in enumerate((6, 5, 9))] + [("flips", seat, 4) for seat in range(2)]
    events += [("flips", 2, 6), ("done",), ("dam", 0, 1), ("dam", 1, 2), ("dam", 2, 1)]
    return "hamsterdam", [*events, ("hamsters", 0, 6), ("hamsters", 1, 5)]


def saved(folder, title, events):
    """Return a folder with the files of a device on which this game has just been played."""
    player = Fingers(VirtualBoard(storage=MemoryStorage()), chance.Seeded(3))
    player.name(*NAMES)
    player.app.settings.save()
    player.begin(title, events[0])
    player.report(*events[1:])
    for name in (title, "settings", "results"):
        found = whole(player.board.storage, name)
        if found:
            (folder / f"{name}.bin").write_bytes(found)
    return folder


def ended(page, folder, title, events):
    """Open this ended game on a phone in portrait orientation, and go to its result: its title's line opens the screen
    for a new game, whose last line is Result."""
    page.driver.execute_script("window.confirm = () => true")
    files = saved(folder, title, events).glob("*.bin")
    page.find("#opened").send_keys("\n".join(map(str, files)))
    page.wait(lambda: page.find("#games-said").get_attribute("textContent").startswith("Opened"))
    page.wait_status("Running")
    upright(page)
    page.wait(lambda: "Marked: Hamsterdam" in page.words())
    page.press(2, 1)
    assert page.words().endswith("Marked: Result")
    page.press(2)


@pytest.fixture
def page(chromium, url):
    return SitePage(chromium, url)


def label(page, key):
    return page.driver.execute_script(
        "return document.querySelector(`.key[data-key='${arguments[0]}'] strong`).textContent", key
    )


def test_the_last_page_says_how_the_tie_was_broken_and_that_the_result_is_saved(page, tmp_path):
    ended(page, tmp_path, *hamsterdam())
    said = page.words()
    assert "Grandma Jo" in said
    assert "Most hamsters left" in said
    assert "hamsters: 6" in said
    assert "kept under Results" in said
    assert [label(page, key) for key in range(3)] == ["QR code", "Again", "Results"]
    assert not page.find("#evenings").is_displayed()
    page.find("#said .ended a").click()
    page.wait(lambda: page.driver.execute_script("return document.querySelector('#games li h3')?.textContent"))


@pytest.mark.slow
def test_share_opens_the_systems_share_sheet_with_a_picture_and_a_link(page, tmp_path):
    page.driver.execute_script(SHARES)
    ended(page, tmp_path, *hamsterdam())
    assert label(page, 0) == "Share"
    page.key(0).click()
    page.wait(lambda: page.driver.execute_script("return window.shared.length"))
    (told,) = page.driver.execute_script("return window.shared")
    assert told["files"] == ["image/png"]
    assert told["text"].split("\n")[2:] == [
        "1. Grandma Jo 7",
        "2. Zoë 7",
        "3. Mum 10",
        "Most hamsters left: Grandma Jo 6, Zoë 5",
    ]
    assert "results.html#HT:" in told["url"]
    assert "kept under Results" in page.words(), "no other screen has opened"


@pytest.mark.slow
def test_without_a_share_sheet_the_code_is_shown_with_a_link_and_a_picture(page, tmp_path):
    page.driver.execute_script("navigator.share = async () => { throw new DOMException('', 'NotAllowedError'); }")
    ended(page, tmp_path, *hamsterdam())
    page.key(0).click()
    page.wait_in_page("document.querySelector('#said .code')")
    offered = "return [...document.querySelectorAll('#said [data-take]')].map((it) => it.textContent)"
    assert page.driver.execute_script(offered) == ["Copy a link", "As a picture"]
    page.driver.execute_script(
        "navigator.clipboard.writeText = async (text) => { window.copied = text; };"
        "document.querySelector('[data-take=copy]').click()"
    )
    page.wait(lambda: page.driver.execute_script("return window.copied"))
    assert "results.html#HT:" in page.driver.execute_script("return window.copied")
    page.wait(lambda: page.driver.execute_script(offered)[0] == "Copied")


@pytest.mark.slow
def test_the_again_key_starts_a_game_with_the_same_three_players(page, tmp_path):
    ended(page, tmp_path, *hamsterdam())
    page.press(1)
    page.wait(lambda: "Another game!" in page.words())
    page.press(2)
    assert "Who begins?" in page.words()
    for name in NAMES[:3]:
        assert name in page.words()


def test_the_offer_to_keep_games_appears_only_after_the_last_page_has_been_left(page, tmp_path):
    page.driver.execute_script("navigator.storage.persisted = async () => false")
    ended(page, tmp_path, *hamsterdam())
    page.driver.execute_async_script(FINISHED)
    offers = page.find("#noted")
    assert offers.get_attribute("textContent") == ""
    page.press(2)
    page.press(2)
    page.wait(lambda: offers.get_attribute("textContent") == "Keep your games?")


def test_the_first_page_leads_to_the_results(page):
    page.wait(lambda: page.find("#evenings").is_displayed())
    page.find("#evenings").click()
    page.wait(lambda: page.find("#none").is_displayed())
