"""Words for use outside the device: those for web pages, and catalogues for runtimes that cannot make their own."""

import hashlib
import json
import tempfile
from functools import cache
from pathlib import Path

import platformdirs

from hamstertop import words as device
from hamstertop.words import making

from .flashing import contents

PAGES, REPORT = making.OF_PAGES
FOLDER = "words/"  # the folder where the pages look for words


def languages() -> dict[str, str]:
    """Return language code -> the language's own name for itself."""
    return {code: device.called(code) for code in device.languages()}


def words(language: str) -> dict[str, str | dict[str, str]]:
    """Return key -> string or dictionary of plural forms, falling back to English. The page's `words.js` defines the
    format."""
    return making.of_page(language, PAGES)


def files() -> dict[str, bytes]:
    """Return path -> content for the files that the pages fetch: the list of languages, and the words in each."""
    found: dict[str, object] = {code: words(code) for code in languages()}
    found["languages"] = languages()
    return {f"{FOLDER}{name}.json": _json(content) for name, content in found.items()}


def report(language: str) -> dict[str, bytes]:
    """Return path -> content for the report's words, at the path where MicroPython looks for them."""
    return {f"{contents.PACKAGE}/words/{language}.{REPORT}.json": _json(making.of_page(language, REPORT))}


@cache
def made() -> Path:
    """Return a folder to add to the search path of a runtime that cannot read TOML.

    The folder has the catalogues and the report's words in all languages. It is in the user's cache, and a new one is
    made whenever any word changes.
    """
    content = contents.catalogues()
    for code in device.languages():
        content |= report(code)
    digest = hashlib.sha256(b"".join(path.encode() + data for path, data in sorted(content.items()))).hexdigest()
    folder = platformdirs.user_cache_path("hamstertop") / "words" / digest[:16]
    if folder.is_dir():
        return folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = Path(tempfile.mkdtemp(dir=folder.parent))
    for path, data in content.items():
        (unfinished / path).parent.mkdir(parents=True, exist_ok=True)
        (unfinished / path).write_bytes(data)
    try:
        unfinished.rename(folder)
    except OSError:  # another process was faster
        if not folder.is_dir():
            raise
    return folder


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
