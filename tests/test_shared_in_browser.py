"""On the site, a link carries a whole game to another phone, which can read it, keep its result, or play on."""

import base64
import zlib

import pytest

from browser import chromium, offline
from games_saved import Table
from hamstertop.saving import fields, records
from sites import serving, site
from test_site_in_browser import KEPT, SitePage, clear
from test_site_storage import give

__all__ = ["chromium", "offline", "site"]

NAMES = ("Anna", "Zoë")
SHARED = "navigator.share = async (told) => { window.told = told; }; window.confirm = () => true"
SAID = "return document.getElementById('shared').open && document.getElementById('shared').textContent"
GAME = "run_hamster_run"
# What opening a link needs beyond a first game. The page fetches the last of them last.
OPENS = ["words-en.pack", "report-worker.js", "report.js", "report.pack", "shared.js", "words/en.json", "zip.js"]


@pytest.fixture
def url(chromium, site):
    with serving(site) as url:
        yield url
        chromium.get("about:blank")
        clear(chromium, url)
        chromium.get_log("browser")


def link(url, data, end="g"):
    """Return a link to these bytes, or to something that is none if `end` is missing."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(data) + packer.flush()
    return f"{url}#game:{base64.urlsafe_b64encode(packed).decode().rstrip('=')}{end}"


def opened(chromium, address):
    chromium.get("about:blank")
    page = SitePage(chromium, address)
    page.wait(lambda: said(page) and "Opening" not in said(page))
    return page


def said(page):
    return page.driver.execute_script(SAID)


def act(page, label):
    page.driver.execute_script(
        "[...document.querySelectorAll('#shared button')].find((it) => it.textContent === arguments[0]).click()", label
    )


def payloads(blob):
    return list(records.Reader((blob,), records.GAME))


def test_a_running_game_is_handed_over_and_gets_an_identity_of_its_own_each_time(chromium, url, tmp_path):
    blob = Table(GAME, 2, 1, names=NAMES).play(40).blob
    (tmp_path / "game.bin").write_bytes(blob)
    page = SitePage(chromium, url)
    page.driver.execute_script(SHARED)
    give(page, tmp_path / "game.bin")
    page.wait(lambda: page.blob(GAME) == blob)
    page.wait_status("Running")
    page.wait_in_page("document.querySelectorAll('#games li button').length === 2")
    page.driver.execute_script("document.querySelectorAll('#games li button')[1].click()")
    page.wait(lambda: said(page))
    assert "Whoever opens it can read the game" in said(page)
    assert "What is still secret travels too" in said(page)
    act(page, "Share")
    page.wait_in_page("window.told")
    address = page.driver.execute_script("return told.url")
    assert address.startswith(url)
    assert "Anna" not in address
    found = []
    for _ in range(2):
        chromium.get("about:blank")
        clear(chromium, url)
        page = opened(chromium, address)
        assert "Somebody is handing this game over to you: Anna, Zoë." in said(page)
        assert "two games with two results" in said(page)
        assert "Pluck" not in said(page)
        assert page.driver.current_url == url, "a reload does not ask again"
        assert page.blob(GAME) == b"", "nothing is stored before somebody agrees"
        page.driver.execute_script(SHARED)
        act(page, "Play on here")
        page.wait(lambda page=page: page.blob(GAME))
        page.wait_status("Running")
        page.wait(lambda page=page: "Hamstertop" not in page.words())
        found.append(payloads(page.blob(GAME)))
        assert found[-1][1:] == payloads(blob)[1:]
    ids = [fields.read(each[0])["id"] for each in (payloads(blob), *found)]
    assert len(set(ids)) == 3


def test_only_for_a_title_with_secrets_it_is_said_that_they_travel(chromium, url):
    for title, secret in ((GAME, True), ("hamsterdam", False)):
        page = opened(chromium, link(url, Table(title, 2, 1, names=NAMES).play(20).blob))
        assert ("What is still secret travels too" in said(page)) == secret
        page.driver.execute_script(f"""{SHARED};
            import('./shared.js').then(({{ give }}) => give('x', new Uint8Array(9), {str(secret).lower()}))""")
        page.wait(lambda page=page: "Whoever opens it" in said(page))
        assert ("What is still secret travels too" in said(page)) == secret


def test_a_finished_game_can_be_read_and_its_result_kept(chromium, url):
    blob = Table("hamsterdam", 2, 1, names=NAMES).play().blob
    page = opened(chromium, link(url, blob))
    assert "Somebody has sent you this finished game: Anna, Zoë." in said(page)
    assert "Play on" not in said(page)
    act(page, "Read the game")
    page.wait(lambda: page.find("#report-dialog").is_displayed())
    page.driver.switch_to.frame(page.find("#report-page"))
    page.wait(lambda: "Zoë" in page.find("body").text)
    page.driver.switch_to.default_content()
    page.find("#report-close").click()
    assert page.blob("hamsterdam") == b""
    act(page, "Keep the result")
    page.wait_in_page("document.querySelector('#read:not([hidden])')")
    assert "Anna" in page.find("#read-game").text


def test_links_that_are_cut_foreign_too_large_or_newer_are_refused_in_plain_words(chromium, url):
    blob = Table("hamsterdam", 2, 1, names=NAMES).play(30).blob
    broken = "This link does not contain a game."
    for address, why in (
        (link(url, blob)[:-40], broken),
        (link(url, blob, end=""), broken),
        (url + "#game:%%%g", broken),
        (link(url, b"holiday"), broken),
        (link(url, blob[:-3]), broken),
        (link(url, bytes(50 << 20)), broken),
        (link(url, blob[:3] + bytes([records.VERSION + 1]) + blob[4:]), "This game is from a newer version"),
    ):
        page = opened(chromium, address)
        assert why in said(page), address[:80]
        assert page.find("#shared-acts").text == "Close"
    assert page.blob("hamsterdam") == b""


def test_without_a_network_a_link_opens_after_one_visit_and_if_something_is_missing_the_link_is_not_blamed(
    chromium, offline, site
):
    blob = Table(GAME, 2, 1, names=NAMES).play(20).blob
    with serving(site) as url:
        SitePage(chromium, url)
        chromium.execute_async_script(KEPT, OPENS)
    page = opened(chromium, link(url, blob))  # the server is gone
    assert "Somebody is handing this game over to you: Anna, Zoë." in said(page)
    page.driver.execute_script(
        "return caches.keys().then((all) => Promise.all(all.map(async (name) => {"
        "  await (await caches.open(name)).delete('report.pack'); })))"
    )
    page = opened(chromium, link(url, blob))
    assert "network" in said(page)
    assert "This link" not in said(page)
    chromium.get("about:blank")
    chromium.get_log("browser")
