"""All texts that players see on the device, of every language: found in its folders, so that none is forgotten."""

import re
import types
from collections.abc import Iterator
from pathlib import Path

from hamstertop import games
from hamstertop.companion import modules, texts, titles

GAMES = Path(games.__file__).parent
TEXTS = Path(texts.__file__).parent
ENGLISH = texts.FALLBACK
LANGUAGES = texts.languages()
TRANSLATIONS = [language for language in LANGUAGES if language != ENGLISH]


def seldom_read() -> list[str]:
    """The modules of titles that `texts.seldom` reads, such as "hamsterdam.pages.phrases"."""
    found = []
    for title in titles.names():
        for file in sorted((GAMES / title).rglob("*.py")):
            if re.search(r"^HELP = ", file.read_text(encoding="utf-8"), re.MULTILINE):
                found.append(".".join(file.relative_to(GAMES).with_suffix("").parts))
    return found


MORE = [f"{title}.more" for title in titles.names() if (GAMES / title / "more.py").is_file()]
PARTS = [*texts.OWN, *titles.names(), *MORE, *seldom_read()]


def path(language: str, part: str) -> Path:
    """The file of a part, whether it is there or not."""
    if language != ENGLISH or part in texts.OWN:
        return TEXTS / language / f"{part.replace('.', '_')}.py"
    return GAMES / f"{part.replace('.', '/') if '.' in part else part + '/en'}.py"


def module(language: str, part: str) -> types.ModuleType:
    """The module of a part, the English one where the language lacks it."""
    if "." in part and part not in MORE and path(language, part).is_file() and language != ENGLISH:
        found: types.ModuleType = modules.load(f"{texts.__name__}.{language}.{part.replace('.', '_')}")
        return found
    return texts.load(language, part)


def constants(language: str, part: str) -> dict[str, object]:
    """What a part says, by name."""
    public = vars(module(language, part)).items()
    return {name: value for name, value in public if name.isupper() and name[0] != "_"}


def strings(value: object, where: str = "") -> Iterator[tuple[str, str]]:
    """Every single text in a value: where it stands, such as "LOG[fell]", and itself. What a text holds many of,
    such as pages, comes one by one, in the same places in every language."""
    if isinstance(value, str):
        if where.startswith("SAY"):
            order, _, follows = value.partition(" |")
            yield where, order
            yield where + "+", follows.strip()
        elif "\n\n" in value or value.startswith("\n"):
            for number, page in enumerate(value.strip().split("\n\n")):
                order, _, follows = page.partition("\n")
                yield f"{where}[{number}][0]", order
                yield f"{where}[{number}][1]", follows.replace("\n", " ")
        else:
            yield where, value
    elif isinstance(value, dict):
        for key in value:
            yield from strings(value[key], f"{where}[{key}]")
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from strings(part, f"{where}[{number}]")
    else:
        raise TypeError(f"{where} is {value!r}: texts are strings, in tuples and dicts")


def said(language: str, part: str) -> dict[str, str]:
    """Every single text of a part, by where it stands."""
    return {where: text for name, value in constants(language, part).items() for where, text in strings(value, name)}


def size(language: str) -> int:
    """Bytes of its texts."""
    return sum(path(language, part).stat().st_size for part in PARTS if path(language, part).is_file())


def places(text: str) -> list[str]:
    """What is filled in: by position in this order, by name in any."""
    found = re.findall(r"%(?:\(\w+\))?[+]?(?:[.]\d)?[ds%f]", text)
    return [place for place in found if "(" not in place] + sorted(place for place in found if "(" in place)


# The translation that is longest, if there is one: what takes long is tried in it beside English.
LARGEST = sorted(TRANSLATIONS, key=size)[-1:]
