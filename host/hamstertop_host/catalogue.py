"""The words outside the device: those of the pages, and catalogues for runtimes that cannot make them."""

import hashlib
import json
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs

from hamstertop import words as device
from hamstertop.words import making

from .flashing import contents

PAGES, REPORT = making.OF_PAGES
FOLDER = "words/"  # the folder in which the pages look for words


def languages() -> dict[str, str]:
    """Return language code -> the language's own name."""
    return {code: device.called(code) for code in device.languages()}


def words(language: str) -> dict[str, str | dict[str, str]]:
    """Return key -> string, or a dictionary of plural forms, in English where the language has none; `static/words.js`
    defines the format."""
    return _complete(language, PAGES)


def files() -> dict[str, bytes]:
    """Return path -> content of the files that the pages fetch: the list of languages, and each one's words."""
    found: dict[str, object] = {code: words(code) for code in languages()}
    found["languages"] = languages()
    return {f"{FOLDER}{name}.json": _json(content) for name, content in found.items()}


def report(language: str) -> dict[str, bytes]:
    """Return path -> content of the report's words, in the place where MicroPython looks for them."""
    return {f"{contents.PACKAGE}/words/{language}.{REPORT}.json": _json(_complete(language, REPORT))}


def _complete(language: str, part: str) -> dict[str, Any]:
    """Return the strings of a part, in English where the language lacks them."""
    own = making.source(language, part) if making.path(language, part).is_file() else {}
    return {**making.source(device.FALLBACK, part), **own}


@cache
def made() -> Path:
    """Return a folder to add to the search path of a runtime without TOML: it has the catalogues and the report's words
    in all languages. It is in the user's cache, and is rewritten when a word has changed."""
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
    except OSError:  # another process was quicker
        if not folder.is_dir():
            raise
    return folder


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
