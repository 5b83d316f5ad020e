"""The site's files: their content and size, and that they request nothing from other hosts."""

import base64
import hashlib
import json
import re

import pytest
from PIL import Image

from budgets import within
from hamstertop.games import titles
from hamstertop_games.errors import UserError
from hamstertop_host import address, boards, catalogue, cli
from hamstertop_host.site import build, listing, npm, packs
from sites import BLANK, TOUR, site

__all__ = ["site"]

OURS = (".html", ".css", ".js", ".json", ".webmanifest")  # does not include the runtime's files


# Links to the runtimes' files, which are followed only on request
LINKED = {
    build.BOARDS: {"https://micropython.o", "https://circuitpython.o", "https://github.c"},
    "results.js": {"https://app.b"},  # BG Stats, if somebody passes a game on to it
}


def shipped(site):
    """Return the content of the site's files by path."""
    found = {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}
    return {name: data for name, data in found.items() if name not in (BLANK, TOUR)}


def test_a_first_visit_stays_within_the_budget(site):
    found = shipped(site)
    for code in catalogue.languages():
        first = build.first_visit(found, code)
        print(f"{code}: {first / 1024:.0f} KB gzipped")
        within("first visit", first / 1024, code)


def test_scripts_are_stripped_only_of_their_comments(site):
    for path in build.STATIC.glob("*.js"):
        if path.name != build.WORKER:
            before, after = path.read_text("utf-8").splitlines(), (site / path.name).read_text("utf-8").splitlines()
            assert len(before) == len(after)
            for line, shipped_line in zip(before, after, strict=True):
                comment = re.match(r" *(//|/\*.*\*/$|/\*\*$|\*( |/$))", line)
                assert shipped_line == ("" if comment else line)


def test_no_other_host_is_named_in_the_sites_files(site):
    for name, data in shipped(site).items():
        if name.endswith(OURS):
            named = set(re.findall(r"(?:https?:|wss?:)?//[a-z0-9-]+\.[a-z]", data.decode()))
            assert named <= LINKED.get(name, {"http://www.w"}), f"{name}: the name space of SVG alone"


def test_every_link_in_the_site_is_relative_and_leads_to_a_file(site):
    found = shipped(site)
    for name, data in found.items():
        if name.endswith((".html", ".js")) and name != "micropython.mjs":
            text = data.decode()
            links = re.findall(r'(?:src|href)="([^"]*)"', text) + re.findall(r'from "([^"]*)"', text)
            links += re.findall(r'(?:Worker|fetch|register|python)\(\[?"([^"]*)"', text)
            for link in links:
                if link and not link.startswith(("data:", "#")):
                    path = link.removeprefix("./").partition("?")[0] or "index.html"
                    assert path in found, f"{name}: {link}"


def test_the_service_worker_caches_by_digest_all_files_except_those_fetched_on_request(site):
    found = shipped(site)
    known = json.loads(re.search("FIRST, LATER } = (.*);", found[build.WORKER].decode())[1])
    first, later = known["FIRST"], known["LATER"]
    assert not set(first) & set(later)
    others = {build.WORKER, build.INDEX}
    assert set(first) | set(later) == {"./"} | {
        name for name in found if name not in others and not name.startswith(build.ON_REQUEST)
    }
    for name, digest in (first | later).items():
        data = found[build.INDEX if name == "./" else name]
        assert base64.b64encode(hashlib.sha256(data).digest()).decode() == digest


def test_files_needed_by_a_first_game_are_not_deferred(site):
    page = (site / build.INDEX).read_text("utf-8")
    needed = set(re.findall(r'(?:src|href)="([^"#:]+)"', page)) | {"worker.js", "store.js", "python.js", build.SITE}
    shown_later = {"board.html", "licences.html", "results.html", "icon-apple.png", listing.manifest_name("en")}
    assert build.later() & needed == shown_later


def test_every_page_has_a_policy_that_blocks_third_party_content(site):
    for name in ("index.html", "board.html", "licences.html"):
        policy = re.search('Content-Security-Policy" content="([^"]*)"', (site / name).read_text("utf-8"))[1]
        assert policy.startswith("default-src 'none'")
        assert "unsafe-inline" not in policy
        assert "unsafe-eval'" not in policy.replace("wasm-unsafe-eval", "")
        assert "http" not in policy


def test_the_site_offers_every_board(site):
    facts = json.loads((site / build.SITE).read_text())
    assert set(facts["boards"]) == {build.SCREEN, *boards.names()}


@pytest.mark.parametrize("language", catalogue.languages())
def test_the_app_manifest_has_icons_screenshots_and_a_shortcut_to_each_title(site, language):
    manifest = json.loads((site / listing.manifest_name(language)).read_text("utf-8"))
    assert manifest["start_url"] == manifest["scope"] == "./"
    shortcuts = manifest["shortcuts"]
    for picture in manifest["icons"] + manifest["screenshots"] + [icon for each in shortcuts for icon in each["icons"]]:
        assert "{}x{}".format(*Image.open(site / picture["src"]).size) == picture["sizes"]
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}
    games = [f"./?game={title}" for title in titles.names()]
    assert [each["url"] for each in shortcuts] == [*games, "results.html"]
    assert all(each["name"] for each in shortcuts)


def test_link_previews_have_a_description_and_if_the_sites_address_is_known_a_picture(site, monkeypatch):
    for name in (build.INDEX, *build.POLICED):
        page = (site / name).read_text("utf-8")
        assert '<meta property="og:description" content="' in page.partition("</head>")[0]
        assert len(re.findall('<meta name="description" content="[^"]+"', page)) == 1, "search engines run no scripts"
        assert "og:image" not in page, "it would need the site's full address"
        assert "canonical" not in page, "so would this"
    assert "the result of a game" in (site / "results.html").read_text("utf-8").partition("</head>")[0]
    monkeypatch.setenv(address.VARIABLE, "https://example.org/hamsters/")
    assert '<link rel="canonical" href="https://example.org/hamsters/">' in listing.preview(build.INDEX)
    tags = dict(re.findall('property="([^"]*)" content="([^"]*)"', listing.preview(build.INDEX)))
    picture = Image.open(site / tags["og:image"].removeprefix("https://example.org/hamsters/"))
    assert picture.size == (int(tags["og:image:width"]), int(tags["og:image:height"]))


def test_search_engines_find_all_pages_if_the_sites_address_is_known(site, monkeypatch):
    assert listing.sitemap((build.INDEX,)) == {}, "it would need the site's full address"
    monkeypatch.setenv(address.VARIABLE, "https://example.org/hamsters/")
    (text,) = listing.sitemap((build.INDEX, *build.POLICED)).values()
    pages = re.findall("<loc>https://example.org/hamsters/(.*?)</loc>", text.decode())
    assert pages[0] == ""
    assert set(pages[1:]) == {path.name for path in site.glob("*.html")} - {build.INDEX, BLANK}


def test_a_folder_with_other_files_is_left_alone(tmp_path, capsys):
    (tmp_path / "letter.txt").write_text("dear")
    assert cli.main(["site", "-o", str(tmp_path)]) == 2
    assert "contains other files" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_package_other_than_the_pinned_one_is_discarded(tmp_path):
    archive = tmp_path / npm.MICROPYTHON.archive
    archive.write_bytes(b"something else")
    with pytest.raises(UserError, match="does not match the pinned archive"):
        npm.files(npm.MICROPYTHON, ("micropython.wasm",), tmp_path)
    assert not archive.exists()


def test_a_missing_npm_is_reported(tmp_path, monkeypatch):
    monkeypatch.setattr(npm.shutil, "which", lambda name: None)
    with pytest.raises(UserError, match="npm is needed"):
        npm.files(npm.MICROPYTHON, ("micropython.wasm",), tmp_path)


def test_the_same_files_in_any_order_make_the_same_pack():
    assert packs.pack({"b": b"2", "a": b"1"}) == packs.pack({"a": b"1", "b": b"2"})
