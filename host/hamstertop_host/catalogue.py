"""The words of the pages: `pages.json` of each language, beside the device's texts."""

import json
from pathlib import Path

from hamstertop.companion import texts

FILE = "pages.json"
FOLDER = "words/"  # where the pages look for them


def folder(language: str) -> Path:
    """Where the texts of a language lie."""
    return Path(texts.__path__[0]) / language


def languages() -> dict[str, str]:
    """Code -> what the language calls itself, of those that have words for the pages."""
    found = [code for code in texts.languages() if (folder(code) / FILE).is_file()]
    return {code: texts.load(code, "common").LANGUAGE for code in found}


def words(language: str) -> dict[str, str | dict[str, str]]:
    """Key -> text, or the plural forms of one; `static/words.js` says how they are written."""
    found: dict[str, str | dict[str, str]] = json.loads((folder(language) / FILE).read_text("utf-8"))
    return found


def files() -> dict[str, bytes]:
    """Path -> content of what the pages fetch: which languages there are, and the words of each."""
    found: dict[str, object] = {code: words(code) for code in languages()}
    found["languages"] = languages()
    return {f"{FOLDER}{name}.json": _json(content) for name, content in found.items()}


def _json(content: object) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
