"""Make catalogues from TOML sources. This runs only on laptops; devices have finished catalogues."""

import functools
import tomllib
from binascii import crc32
from pathlib import Path
from typing import Any

from . import CHECK, COMPANION, DIGITS, FALLBACK, IS, ITEM, NEXT, WHEN

Text = str | list[str]
Sections = dict[str, dict[str, Text]]

FOLDER = Path(__file__).parent
OF_PAGES = ("pages", "report")  # parts that boards do not have
TWIN = " when "  # between a key and the condition under which a text replaces that of the key


def parts() -> list[str]:
    """Return all parts that a device can have, according to the English sources."""
    found = sorted(path.stem for path in (FOLDER / FALLBACK).glob("*.toml"))
    return [part for part in found if part not in OF_PAGES]


def path(language: str, part: str) -> Path:
    """Return the path of a part's source, whether or not it exists."""
    return FOLDER / language / f"{part}.toml"


class Mistake(ValueError):
    """Raised for a mistake in a source. The message names the file."""


@functools.cache
def sections(language: str, part: str) -> Sections:
    """Return the sections in a part's source, or an empty dictionary if there is no source.

    Raises:
        Mistake: the source is not TOML, or contains values other than strings.
    """
    if not path(language, part).is_file():
        return {}
    try:
        return _sections(source(language, part))
    except Mistake:
        raise
    except ValueError as error:
        raise Mistake(f"{path(language, part)}: {error}") from None


def source(language: str, part: str) -> dict[str, Any]:
    """Return the content of a part's source.

    Raises:
        OSError: the source does not exist.
        Mistake: the source is not TOML.
    """
    try:
        found: dict[str, Any] = tomllib.loads(path(language, part).read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise Mistake(f"{path(language, part)}: {error}") from None
    return found


def of_page(language: str, part: str) -> dict[str, Any]:
    """Return the strings of one of OF_PAGES, in English where the language has none."""
    own = source(language, part) if path(language, part).is_file() else {}
    return {**source(FALLBACK, part), **own}


def complete(language: str, part: str) -> Sections:
    """Return all strings of a part, in English where the language lacks them. The companion's include the names of all
    titles, and each title's include a section `values`."""
    own = sections(language, part)
    found = {name: {**texts, **own.get(name, {})} for name, texts in sections(FALLBACK, part).items()}
    if part != COMPANION:
        found.setdefault("values", {})
    else:
        found["titles"] = {title: complete(language, title)["title"]["name"] for title in parts() if title != part}
    return found


@functools.cache
def catalogue(language: str) -> bytes:
    """Return a language's catalogue (see `hamstertop.words`).

    Raises:
        ImportError: there is no such language.
        Mistake: a source is not TOML, or contains values other than strings.
    """
    if not path(language, COMPANION).is_file():
        raise ImportError(f"no translation for the language {language!r}")
    bodies = {part: {name: body(texts) for name, texts in complete(language, part).items()} for part in parts()}
    tables = {part: b"" for part in bodies}
    top = b""
    while True:  # the table's length depends on the offsets in it, which depend on its length
        start = CHECK + DIGITS + len(top)
        entries = {}
        for part, found in bodies.items():
            at = start + len(tables[part])
            places = {}
            for name, data in found.items():
                places[name] = (at, len(data))
                at += len(data)
            table = _table(places)
            entries[part] = (start, len(table))
            tables[part], start = table, start + len(table) + sum(map(len, found.values()))
        if (found_top := _table(entries)) == top:
            break
        top = found_top
    whole = b"".join(tables[part] + b"".join(found.values()) for part, found in bodies.items())
    data = b"%0*d" % (DIGITS, len(top)) + top + whole
    return b"%0*x" % (CHECK, crc32(data)) + data


def _table(places: dict[str, tuple[int, int]]) -> bytes:
    return b"".join(NEXT + name.encode() + IS + b"%d,%d" % place for name, place in places.items()) + NEXT


def body(texts: dict[str, Text]) -> bytes:
    """Return a section as it is stored in a catalogue."""
    marked = {key.encode().replace(TWIN.encode(), WHEN): joined(text).encode() for key, text in texts.items()}
    return b"".join(NEXT + key + IS + text for key, text in marked.items()) + NEXT


def joined(text: Text) -> str:
    """Return a string, or a list's strings joined with ITEM before each."""
    return text if isinstance(text, str) else "".join(ITEM + one for one in text)


def _sections(source: dict[str, Any]) -> Sections:
    """Return a section for each table and for each list of pages in a table."""
    found: Sections = {}
    for name, table in source.items():
        if _is_pages(table):
            found[name] = _pages(table)
        elif isinstance(table, dict):
            texts: dict[str, Text] = {}
            for key, value in table.items():
                if _is_pages(value):
                    found[f"{name}.{key}"] = _pages(value)
                else:
                    texts |= _texts(key, value)
            if texts:
                found[name] = texts
                for key in texts:
                    if key.split(TWIN)[0] not in texts:
                        raise ValueError(f"{name}.{key} replaces nothing")
        else:
            raise ValueError(f"{name} must be in a section")
    return found


def _texts(key: str, value: Any) -> dict[str, Text]:
    if isinstance(value, dict):
        found: dict[str, Text] = {}
        for inner, one in value.items():
            found |= _texts(f"{key}.{inner}", one)
        return found
    if isinstance(value, str):
        return {key: value}
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return {key: value}
    raise ValueError(f"{key} must be a string or a list of strings, not {value!r}")


def _is_pages(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(page, dict) for page in value)


def _pages(pages: list[dict[str, str]]) -> dict[str, Text]:
    if any({key.split(TWIN)[0] for key in page} - {"do", "why", "when"} or "do" not in page for page in pages):
        raise ValueError(f"each page must have `do` and may have `why` and `when`, but nothing else, not {pages!r}")
    found: dict[str, Text] = {key: [page.get(key, "") for page in pages] for key in ("do", "why", "when")}
    if not any(found["when"]):
        del found["when"]
    for number, page in enumerate(pages):
        for key, text in page.items():
            name, twin, condition = key.partition(TWIN)
            if twin:
                found[f"{name}.{number}{twin}{condition}"] = text
    return found
