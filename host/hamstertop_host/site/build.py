"""Build the site's folder."""

import gzip
import hashlib
import json
import re
from base64 import b64encode
from pathlib import Path
from typing import Any

import hamstertop
from hamstertop.games import titles
from hamstertop.saving import records
from hamstertop.words import FALLBACK
from hamstertop_games.errors import UserError

from .. import boards, catalogue, paths
from ..reports import page as report
from ..reports.saved import Speaker
from . import first, icons, listing, npm, onto, packs

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
SITE = "site.json"
BOARDS = "boards.json"
POLICED = ("board.html", "licences.html", "results.html")  # the other pages with a content security policy
WORKER = "service-worker.js"
FRAGMENTS = ("extras.html", "dialogs.html")  # parts of the main page
PARTS = ("head", "top")  # parts of the other pages
ON_REQUEST = ("boards/", listing.FOLDER, listing.SITEMAP)  # what is not kept for offline use
RESULTS_SCRIPTS = {"results.js", "results-worker.js", "evenings.js", "share.js"}
TEXT_PAGES = {
    *POLICED,
    "text.css",
    "text.js",
    "offline.js",
    "board.js",
    *RESULTS_SCRIPTS,
    BOARDS,
    "report.js",
    "report-worker.js",
    "shared.js",
    "zip.js",
    "report.pack",
    "results.pack",
}
ICONS: dict[str, Any] = {
    "icon-192.png": {"size": 192},
    "icon-512.png": {"size": 512},
    "icon-maskable.png": {"size": 512, "share": 0.6, "ground": True},
    "icon-apple.png": {"size": 180, "share": 0.8, "ground": True},
}
IMPORTED = re.compile(r'^(?:import|export) [^;]*?"\./(\w+\.js)";$', re.MULTILINE)
COMMENT = re.compile(r"^ *(?://.*|/\*(?:(?!\*/)[\s\S])*\*/)$", re.MULTILINE)  # comments on lines of their own
PIXELS = 8  # the number of lights in the strip
SCREEN = "screen"  # the device without a board: the browser's own screen, without a panel's delays

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' '{}'; img-src 'self' data: blob:;"
    " connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"
)


def build(folder: Path, uf2s: Path | None = None, seeded: bool = False) -> dict[str, bytes]:
    """Write the site to `folder`, which is new or contains an earlier site, and return its files by path.

    The site offers the UF2 files in `uf2s`. If `seeded`, an address with `?seed=7` always rolls the same dice, as tests
    need it; on a published site, whoever sent such a link would know them.

    Raises:
        UserError: the folder contains other files or cannot be written, or something that the site needs is not
            available.
    """
    try:
        if folder.is_dir() and any(folder.iterdir()) and not (folder / SITE).is_file():
            raise UserError(f"{folder} contains other files (choose a different folder with -o)")
    except OSError as error:
        raise UserError(f"cannot read {folder}: {error.strerror} (choose a different folder with -o)") from None
    content = files(uf2s, seeded)
    try:
        if folder.is_dir():
            for path in [path for path in folder.rglob("*") if path.is_file()]:
                path.unlink()
        for name, data in content.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror} (choose a different folder with -o)") from None
    return content


def files(uf2s: Path | None = None, seeded: bool = False) -> dict[str, bytes]:
    """Return path -> content for all the site's files."""
    found = {path.name: _uncommented(path) for path in (*paths.PAGE.iterdir(), *STATIC.iterdir()) if path.is_file()}
    for name in FRAGMENTS:
        del found[name]
    parts = {part: found.pop(f"{part}.html") for part in PARTS}
    page = found[INDEX].decode()
    found[INDEX] = _page(page, found).encode()
    found |= npm.files(npm.MICROPYTHON, ("micropython.mjs", "micropython.wasm"))
    found["firmware.pack"] = packs.pack(packs.firmware())
    for language in catalogue.languages():
        found[words(language)] = packs.pack(packs.words(language))
    found["report.pack"] = packs.pack(packs.reports())
    found["results.pack"] = packs.pack(packs.results())
    found[SITE] = json.dumps(_facts() | {"seeded": seeded}, separators=(",", ":")).encode()
    on_boards, known = onto.board_files(uf2s)
    found |= on_boards
    found[BOARDS] = json.dumps(known, separators=(",", ":")).encode()
    found["text.css"] += report.site_style().encode()
    for name in POLICED:
        for part, text in parts.items():
            found[name] = found[name].replace(b"<!-- site: %s -->\n" % part.encode(), text)
        found[name] = found[name].replace(b"<!-- site: policy -->", _policy().encode())
    for name in (INDEX, *POLICED):
        found[name] = found[name].replace(b"</title>", f"</title>\n{listing.preview(name)}".encode(), 1)
        found[name] = found[name].replace(b"</head>", b'<script src="old.js"></script>\n</head>')
        found[name] = found[name].replace(b"</body>", _scriptless().encode() + b"\n</body>")
    found |= catalogue.files()
    found |= {name: icons.icon(page, **how) for name, how in ICONS.items()}
    found |= listing.pictures() | listing.sitemap((INDEX, *POLICED))
    for language in catalogue.languages():
        found[listing.manifest_name(language)] = json.dumps(listing.manifest(language), indent=1).encode()
    found[WORKER] = service_worker(found)
    return found


def _uncommented(path: Path) -> bytes:
    """Return a file's content. Scripts and style sheets lose their comments but keep their line numbers."""
    if path.suffix not in (".js", ".css"):
        return path.read_bytes()
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), path.read_text("utf-8")).encode()


def words(language: str) -> str:
    """Return the name of the pack with the device's words in a language."""
    return f"words-{language}.pack"


def policy() -> str:
    """Return the page's content security policy, which allows the report's style sheet in its frame."""
    digest = hashlib.sha256(report.style().encode()).digest()
    return POLICY.format(f"sha256-{b64encode(digest).decode()}")


def _policy() -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy()}">'


def _scriptless() -> str:
    """Return what browsers without scripts say: what this is and what it needs, in all languages, because the reader's
    is not known."""
    lines = ""
    for code in catalogue.languages():
        words = catalogue.words(code)
        what, needs = words["description"], words["lack.page"]
        lines += f'<p lang="{code}">{what} {needs}</p>'
    return f'<noscript><div class="old">{lines}</div></noscript>'


def _page(page: str, found: dict[str, bytes]) -> str:
    extras, dialogs = ((STATIC / name).read_text("utf-8") for name in FRAGMENTS)
    head = (
        f"{_policy()}\n"
        f'<meta name="theme-color" content="{listing.COLOUR}">\n'
        f'<link rel="manifest" href="{listing.manifest_name(FALLBACK)}">\n'
        '<link rel="apple-touch-icon" href="icon-apple.png">\n'
        '<link rel="stylesheet" href="site.css">\n<script type="module" src="early.js"></script>\n'
        '<script type="module" src="first.js"></script>\n' + "\n".join(_soon(found))
    )
    for mark, text in (("head", head), ("aside", extras.strip()), ("end", dialogs.strip())):
        page = page.replace(f"<!-- site: {mark} -->", text)
    strip = '<div id="strip" aria-hidden="true">'
    page = page.replace(strip, strip + '<div class="pixel"></div>' * PIXELS)
    made = sorted(first.pages(_screen()["virtual"]).items())
    prepared = "".join(f'<template id="first-{code}">{first.html(screen)}</template>\n' for code, screen in made)
    page = page.replace("</body>", prepared + "</body>")
    return page.replace('src="page.js"', 'src="site.js"').replace("<body>", '<body class="sheet">')


def _soon(found: dict[str, bytes]) -> list[str]:
    """Return links that preload the files that the page will need.

    Without them, the browser would find a script only after loading the script that imports it. Files that the first
    view does not need come last.
    """
    at_once, scripts = _imported("first.js", found), _imported("site.js", found)
    fetched = ["words/languages.json", SITE, "micropython.wasm", "firmware.pack"]
    return (
        [f'<link rel="modulepreload" href="{name}">' for name in at_once]
        + [f'<link rel="modulepreload" fetchpriority="low" href="{name}">' for name in scripts if name not in at_once]
        + [f'<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="{name}">' for name in fetched]
    )


def _imported(script: str, found: dict[str, bytes]) -> list[str]:
    """Return a script and all scripts that it imports, directly or indirectly."""
    scripts = [script]
    for name in scripts:
        scripts += [each for each in IMPORTED.findall(found[name].decode()) if each not in scripts]
    return scripts


def _facts() -> dict[str, Any]:
    """Return the information about the firmware that the page's scripts need."""
    known = {SCREEN: _screen()}
    for name in boards.names():
        board = boards.load(name)
        known[name] = {"picture": board.picture(), "virtual": board.virtual()}
    speakers = [Speaker(language=language) for language in catalogue.languages()]
    called = {each.report.language: {title: titles.name(title, each) for title in titles.names()} for each in speakers}
    return {
        "version": hamstertop.VERSION,
        "format": records.VERSION,
        "board": SCREEN,
        "boards": known,
        "titles": called,
        "secrets": [title for title in titles.names() if "public" in vars(titles.tracker(title).Tracker)],
    }


def _screen() -> dict[str, Any]:
    keys = [{"name": name, "role": role} for name, role in zip("ABC", boards.ROLES, strict=False)]
    shared = {"pixels": PIXELS, "width": 296, "height": 128}
    paper = {"partial": True, "interval": 0, "full_ms": 1, "partial_ms": 1}
    return {
        "picture": {"name": "", "keys": keys, **shared},
        "virtual": {"name": "", "keys": len(keys), **paper, **shared},
    }


def service_worker(found: dict[str, bytes]) -> bytes:
    """Return the service worker for these files. It lists the digests of the files that it keeps, so it changes
    whenever they do."""
    kept = {
        name: data for name, data in found.items() if name not in (WORKER, INDEX) and not name.startswith(ON_REQUEST)
    }
    kept["./"] = found[INDEX]
    digests = {name: b64encode(hashlib.sha256(data).digest()).decode() for name, data in sorted(kept.items())}
    first = {name: digest for name, digest in digests.items() if name not in later()}
    others = {name: digest for name, digest in digests.items() if name in later()}
    version = hashlib.sha256(json.dumps(digests).encode()).hexdigest()[:16]
    known = json.dumps({"VERSION": version, "FIRST": first, "LATER": others}, separators=(",", ":"))
    return _uncommented(STATIC / WORKER).replace(b'JSON.parse("the builder writes it here")', known.encode())


def first_visit(found: dict[str, bytes], language: str) -> int:
    """Return the number of bytes that a first visit in a language downloads from a server that compresses files."""
    own = {words(language), listing.manifest_name(language), f"{catalogue.FOLDER}{language}.json"}
    names = [name for name in found if name in own or not (name in later() or name.startswith(ON_REQUEST))]
    return sum(len(gzip.compress(found[name], mtime=0)) for name in names)


def later() -> set[str]:
    """Return the names of files that a first game does not need.

    They are kept for offline use when they are first used, or on the second visit.
    """
    spoken = (words, listing.manifest_name, lambda code: f"{catalogue.FOLDER}{code}.json")
    own = {name(code) for code in catalogue.languages() for name in spoken}
    return own | TEXT_PAGES | set(ICONS)
