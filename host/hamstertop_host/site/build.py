"""Makes the site's folder."""

import hashlib
import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import hamstertop
from hamstertop.companion import titles
from hamstertop.words import FALLBACK

from .. import boards, catalogue
from ..boards import Board
from ..errors import UserError
from ..reports import page as report
from ..reports.saved import Speaker
from ..simulator.server import STATIC as SHARED
from . import icons, npm, onto, packs

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"
SITE = "site.json"
BOARDS = "boards.json"
POLICED = ("board.html", "licences.html")  # besides the page itself
WORKER = "service-worker.js"
FRAGMENTS = ("extras.html", "dialogs.html")  # of the page
LATER = "boards/"  # what is fetched when it is asked for, and not kept for offline
COLOUR = "#24170f"
SCREEN = "screen"  # the device that is no picture of a board: the browser's own screen, as quick as it is

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' '{}'; img-src 'self' data: blob:;"
    " connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'"
)


def build(folder: Path) -> dict[str, bytes]:
    """Write the site into a folder, new or made by this before; its files by path.

    Raises:
        UserError: the folder is somebody else's, cannot be written, or something the site is made of cannot be had.
    """
    try:
        if folder.is_dir() and any(folder.iterdir()) and not (folder / SITE).is_file():
            raise UserError(f"{folder} holds other files (choose another -o)")
    except OSError as error:
        raise UserError(f"cannot read {folder}: {error.strerror} (choose another -o)") from None
    content = files()
    try:
        if folder.is_dir():
            for path in [path for path in folder.rglob("*") if path.is_file()]:
                path.unlink()
        for name, data in content.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
    except OSError as error:
        raise UserError(f"cannot write {folder}: {error.strerror} (choose another -o)") from None
    return content


def files() -> dict[str, bytes]:
    """Path -> content of everything on the site."""
    found = {path.name: path.read_bytes() for path in (*SHARED.iterdir(), *STATIC.iterdir()) if path.is_file()}
    for name in FRAGMENTS:
        del found[name]
    page = found[INDEX].decode()
    found[INDEX] = _page(page).encode()
    found |= npm.files(npm.MICROPYTHON, ("micropython.mjs", "micropython.wasm"))
    found["firmware.pack"] = packs.pack(packs.firmware())
    for language in catalogue.languages():
        found[words(language)] = packs.pack(packs.words(language))
    found["planning.pack"] = packs.pack(packs.planning())
    found["report.pack"] = packs.pack(packs.reports())
    found[SITE] = json.dumps(_facts(), separators=(",", ":")).encode()
    on_boards, known = onto.board_files()
    found |= on_boards
    found[BOARDS] = json.dumps(known, separators=(",", ":")).encode()
    for name in POLICED:
        found[name] = found[name].replace(b"<!-- site: policy -->", _policy().encode())
    found |= catalogue.files()
    found["icon-192.png"] = icons.icon(page, 192)
    found["icon-512.png"] = icons.icon(page, 512)
    found["icon-maskable.png"] = icons.icon(page, 512, share=0.6, ground=True)
    found["icon-apple.png"] = icons.icon(page, 180, share=0.8, ground=True)
    for language in catalogue.languages():
        found[manifest(language)] = json.dumps(_manifest(language), indent=1).encode()
    found[WORKER] = _service_worker(found)
    return found


def words(language: str) -> str:
    """The pack of the device's words in a language."""
    return f"words-{language}.pack"


def policy() -> str:
    """The content security policy of the page, which lets the report's style sheet into its frame."""
    digest = hashlib.sha256(report.style().encode()).digest()
    return POLICY.format(f"sha256-{b64encode(digest).decode()}")


def _policy() -> str:
    return f'<meta http-equiv="Content-Security-Policy" content="{policy()}">'


def _page(page: str) -> str:
    extras, dialogs = ((STATIC / name).read_text("utf-8") for name in FRAGMENTS)
    head = (
        f"{_policy()}\n"
        '<meta name="description" data-text-content="description">\n'
        f'<meta name="theme-color" content="{COLOUR}">\n'
        f'<link rel="manifest" href="{manifest(FALLBACK)}">\n<link rel="apple-touch-icon" href="icon-apple.png">\n'
        '<link rel="stylesheet" href="site.css">'
    )
    for mark, text in (("head", head), ("aside", extras.strip()), ("end", dialogs.strip())):
        page = page.replace(f"<!-- site: {mark} -->", text)
    return page.replace('src="page.js"', 'src="site.js"')


def _facts() -> dict[str, Any]:
    """What the page's scripts know of the firmware."""
    known = {SCREEN: _screen()} | {name: _board(boards.load(name)) for name in boards.names()}
    called = {language: _titles(Speaker(language=language)) for language in catalogue.languages()}
    return {"version": hamstertop.VERSION, "board": SCREEN, "boards": known, "titles": called}


def _titles(speaker: Speaker) -> dict[str, str]:
    return {title: titles.name(title, speaker) for title in titles.names()}


def _board(board: Board) -> dict[str, Any]:
    return {"picture": board.picture(), "virtual": board.virtual()}


def _screen() -> dict[str, Any]:
    keys = [{"name": name, "role": role} for name, role in zip("ABC", boards.ROLES, strict=False)]
    size = {"width": 296, "height": 128}
    virtual = {"keys": len(keys), "pixels": 8, "partial": True, "interval": 0, "full_ms": 1, "partial_ms": 1, **size}
    picture = {"name": "", "keys": keys, "pixels": 8, **size}
    return {"picture": picture, "virtual": {"name": "browser", **virtual}}


def manifest(language: str) -> str:
    """The name of the manifest in a language."""
    return f"manifest.{language}.webmanifest"


def _manifest(language: str) -> dict[str, Any]:
    plain = [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    masked = {"src": "icon-maskable.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
    return {
        "name": "Hamstertop",
        "short_name": "Hamstertop",
        "lang": language,
        "description": catalogue.words(language)["description"],
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "orientation": "any",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": [*plain, masked],
    }


def _service_worker(found: dict[str, bytes]) -> bytes:
    """It names what it keeps, and changes with any of it."""
    kept = sorted(name for name in found if name != WORKER and not name.startswith(LATER))
    whole = hashlib.sha256()
    for name in kept:
        whole.update(name.encode() + b"\0" + hashlib.sha256(found[name]).digest())
    head = f'const VERSION = "{whole.hexdigest()[:16]}";\nconst FILES = {json.dumps(["./", *kept])};\n\n'
    return head.encode() + found[WORKER]
