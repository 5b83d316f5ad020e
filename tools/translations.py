"""List the translations that are missing, or older than their English text.

Beside its words, each language has a file `made_from.txt` with a line for each text: its place, and a short hash of the
English text from which it was made. Where English has changed since, the translation is older.

    tools/translations.py              list what is missing or older, in all languages
    tools/translations.py de           in German
    tools/translations.py de --made    note that all German texts have been made from the English ones as they are
    tools/translations.py de --made hamsterdam:turn.ends    only this one
"""

import argparse
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hamstertop.words import FALLBACK, making

NAME = "made_from.txt"
PARTS = [*making.parts(), *making.OF_PAGES]


def texts(language: str) -> dict[str, str]:
    """Return a language's texts by place, such as `hamsterdam:turn.ends`."""
    found: dict[str, str] = {}
    for part in PARTS:
        if making.path(language, part).is_file():
            found |= {f"{part}:{place}": text for place, text in _flat(making.source(language, part))}
    return found


def _flat(value: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Yield the place and text of each string in a source, except conditions."""
    if isinstance(value, str):
        yield place, value
        return
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value, 1):
        if key != "when":
            yield from _flat(inner, f"{place}.{key}" if place else str(key))


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:6]


def made_from(language: str) -> dict[str, str]:
    """Return the hash of the English text from which each text was made."""
    path = _path(language)
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return {place: found for place, _, found in (line.rpartition(" ") for line in lines)}


def note(language: str, places: "list[str] | None" = None) -> None:
    """Note that texts, by default all, have been made from the English ones as they are."""
    english, own, before = texts(FALLBACK), texts(language), made_from(language)
    new = {place: digest(english[place]) for place in own if place in english and (not places or place in places)}
    found = {**before, **new}
    lines = [f"{place} {found[place]}\n" for place in english if place in own and place in found]
    _path(language).write_text("".join(lines), "utf-8")


def missing(language: str) -> list[str]:
    """Return the places of the English texts that a language lacks."""
    own = texts(language)
    return [place for place in texts(FALLBACK) if place not in own]


def older(language: str) -> list[str]:
    """Return the places of the translations that were made from another English text than there is."""
    english, made = texts(FALLBACK), made_from(language)
    return [place for place in texts(language) if place in english and made.get(place) != digest(english[place])]


def languages() -> list[str]:
    return sorted(path.name for path in making.FOLDER.iterdir() if len(path.name) == 2 and path.name != FALLBACK)


def _path(language: str) -> Path:
    return making.FOLDER / language / NAME


def main(arguments: list[str]) -> int:
    """Return 1 if anything is missing or older."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("languages", nargs="*", help="by default all")
    parser.add_argument("--made", nargs="*", metavar="PLACE", help="note that these, or all, are up to date")
    given = parser.parse_args(arguments)
    english, count = texts(FALLBACK), 0
    for language in given.languages or languages():
        if given.made is not None:
            note(language, given.made)
        for kind, places in (("missing", missing(language)), ("older", older(language))):
            count += len(places)
            for place in places:
                print(f"{language} {kind}: {place}: {english[place]}")
    print(f"Missing or older: {count}")
    return bool(count)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
