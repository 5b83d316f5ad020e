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
FOLDER = "words/"  # where the pages look for theirs


def languages() -> dict[str, str]:
    """Code -> what the language calls itself."""
    return {code: device.called(code) for code in device.languages()}


def words(language: str) -> dict[str, str | dict[str, str]]:
    """Key -> text, or the plural forms of one, in English where the language has none; `static/words.js` says how they
    are written."""
    return _complete(language, PAGES)


def files() -> dict[str, bytes]:
    """Path -> content of what the pages fetch: which languages there are, and the words of each."""
    found: dict[str, object] = {code: words(code) for code in languages()}
    found["languages"] = languages()
    return {f"{FOLDER}{name}.json": _json(content) for name, content in found.items()}


def report(language: str) -> dict[str, bytes]:
    """Path -> content of the report's words, where MicroPython looks for them."""
    return {f"{contents.PACKAGE}/words/{language}.{REPORT}.json": _json(_complete(language, REPORT))}


def _complete(language: str, part: str) -> dict[str, Any]:
    """Return the texts of a part, those that the language lacks in English."""
    own = making.source(language, part) if making.path(language, part).is_file() else {}
    return {**making.source(device.FALLBACK, part), **own}


@cache
def made() -> Path:
    """Return a folder for the search path of a runtime that has no TOML: the catalogues and the report's words of all
    languages. It lies in the user's cache, and is written again when a word has changed."""
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
