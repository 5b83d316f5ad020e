"""List what a title still lacks before it can be released, or what a released title lacks after a change.

Nothing listed here is an error, because the title can be played. Errors, including those in drafts, are found by the
tests.
"""

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from hamstertop import words
from hamstertop.companion import titles
from hamstertop.drawing.pictures import titles as marks
from hamstertop.words import making

from . import documents, drafts, paths

ROOT = paths.CHECKOUT
JOURNAL = ROOT / "docs" / "journal.md"
RULES = ROOT / "docs" / "rules"
PORTABLE = ROOT / "tests" / "portable"
FEW = 3  # the number of examples in a message


class Lack(NamedTuple):
    """Something missing, and what to do about it."""

    what: str
    do: str


Check = Callable[[str], Iterator[Lack]]


def of(title: str) -> Iterator[Lack]:
    """Yield everything that a title lacks, in the best order for adding it."""
    for check in CHECKS:
        yield from check(title)


def english(title: str) -> Iterator[Lack]:
    """Yield the English words missing for the title's tables."""
    wordless = [*events(words.FALLBACK, title), *choices(words.FALLBACK, title)]
    if wordless:
        yield Lack(f"words in English: {_some(wordless)}", f"add them to {_path(making.path(words.FALLBACK, title))}")


def events(language: str, title: str) -> list[str]:
    """Return the keys missing from the section `log`, one for each kind of event without words."""
    log = making.complete(language, title).get("log", {})
    stories = getattr(titles.screens(title), "STORIES", {})
    missing = []
    for kind, _, phases, _ in titles.tracker(title).Tracker.events:
        if kind not in stories and kind not in log:
            missing += [f"log.{kind} {phase}" for phase in phases if f"{kind} {phase}" not in log]
    return missing


def choices(language: str, title: str) -> list[str]:
    """Return the keys missing for the settings of a new game, if the title has any."""
    if "house" not in titles.package(title).MODULES:
        return []
    said, house = making.complete(language, title), titles.house(title)
    missing = [f"new_game.{field}" for field, _, _ in house.SETUP if field not in said.get("new_game", {})]
    lines = said.get("house", {})
    for name, field, interpretations in house.HOUSE.rows:
        key = field if f"{field}.about" in lines else name
        if f"{key}.about" not in lines:
            missing.append(f"house.{key}.about")
        if len(lines.get(f"{key}.interpretations", ())) != len(interpretations):
            missing.append(f"house.{key}.interpretations (one for each of {len(interpretations)})")
    return missing


def screens(title: str) -> Iterator[Lack]:
    """Yield what is missing from the test that shows the title's screens."""
    if not any(f'"{title}"' in (PORTABLE / f"{leg}.py").read_text("utf-8") for leg in _from_tests("tour").legs()):
        yield Lack(
            "a tour of its screens",
            f"write PARTS at the end of tests/portable/test_{title}.py, as in test_score_pad.py",
        )


def rules(title: str) -> Iterator[Lack]:
    """Yield what is missing from the documentation of the rules: the page, its rows for house rules, and links
    to it."""
    page = RULES / f"{title}.md"
    if not page.is_file():
        yield Lack("a page of rules", f"write {_path(page)} as docs/rules/README.md describes")
        return
    text = page.read_text("utf-8")
    if "house" in titles.package(title).MODULES:
        for name, field, _ in titles.house(title).HOUSE.rows:
            if f"| {name} |" not in text or f"`{field}`" not in text:
                yield Lack(
                    f"a row for the house rule {name} `{field}`",
                    f"add it to {_path(page)}; see docs/adding/house_rule.md",
                )
    for place, wanted in ((RULES / "README.md", f"]({title}.md)"), (ROOT / "mkdocs.yml", f" rules/{title}.md")):
        if wanted not in place.read_text("utf-8"):
            yield Lack(f"a link to its rules from {_path(place)}", f"add a link to {_path(page)} there")


def journal(title: str) -> Iterator[Lack]:
    """Yield what docs/journal.md lacks: the codes of the title's events and the values of its set-up."""
    tables = codes()
    if title not in tables:
        yield Lack(
            "its codes in docs/journal.md",
            f"add a section with `{title}` in its heading, and a row for each entry of `Tracker.events`",
        )
        return
    tracker, where = titles.tracker(title), f"in docs/journal.md, below `{title}`"
    there = [(code, kind.strip("`"), names.strip("`–")) for code, kind, names, _ in tables[title]]
    wanted = [(str(code), row[0], row[1]) for code, row in enumerate(tracker.Tracker.events)]
    for row in wanted:
        if row not in there:
            yield Lack(f"the row for `{row[1]}` {where}", "add | {} | `{}` | `{}` | and its meaning".format(*row))
    for row in there:
        if row[:2] not in [row[:2] for row in wanted]:
            yield Lack(
                f"a correct row for {row[1]!r} {where}",
                "use the same codes and value names there as in `Tracker.events`",
            )
    marked = [kind.strip("`") for _, kind, _, meaning in tables[title] if meaning.startswith("annotation: ")]
    if marked != list(getattr(tracker, "ANNOTATIONS", ())):
        yield Lack(
            f"the marks of annotations {where}", 'begin the meanings of those in ANNOTATIONS with "annotation: "'
        )
    if "house" in titles.package(title).MODULES:
        meaning = next((row[3] for row in tables[title] if row[1] == "`setup`"), "")
        yield from _set_up(title, meaning, where)


def _set_up(title: str, meaning: str, where: str) -> Iterator[Lack]:
    """Yield the set-up event's undocumented values, and house rules that are missing or out of order."""
    house = titles.house(title)
    for field, _, _ in house.SETUP[1:]:  # the first field is the number of players
        if f"`{field}`" not in meaning:
            yield Lack(
                f"the meaning of `{field}` in the set-up {where}",
                f"explain it in the row for `setup`, and write `{field}` there",
            )
    ids = [name for name, _, _ in house.HOUSE.rows]
    if re.findall(r"[A-Z]+-A?\d+", meaning) != ids:
        yield Lack(f"its house rules, in order, {where}", f"list them in the row for `setup`: {', '.join(ids)}")


def codes() -> dict[str, documents.Rows]:
    """Return the titles' tables of codes from docs/journal.md, by title."""
    found = documents.sections(JOURNAL, "###")
    return {head.split("`")[1]: documents.table(text, "code") for head, text in found.items() if "`" in head}


def picture(title: str) -> Iterator[Lack]:
    """Yield the title's mark on the first screen, if it is missing."""
    if not hasattr(marks, title.upper()):
        draw = f"draw {title.upper()} in host/hamstertop_host/pictures/titles.txt, 20 x 20 pixels, then run"
        yield Lack("a picture on the first screen", f"{draw} .venv/bin/python -m hamstertop_host.picturemaker")


def translations(title: str) -> Iterator[Lack]:
    """Yield the words missing in the other languages."""
    for language in drafts.languages():
        yield from translation(language, title)


def translation(language: str, part: str) -> Iterator[Lack]:
    """Yield the words of a part that are missing in a language."""
    path, called = making.path(language, part), making.complete(language, words.COMPANION)["common"]["language"]
    missing = untranslated(language, part)
    if missing and not path.is_file():
        copy = f"copy {_path(making.path(words.FALLBACK, part))} to {_path(path)} and translate it"
        yield Lack(f"words in {called}, all of them", f"{copy}; see docs/adding/language.md")
    elif missing:
        yield Lack(
            f"words in {called}: {_some(missing)}", f"add them to {_path(path)}, in the same sections as in English"
        )


def of_language(language: str) -> Iterator[Lack]:
    """Yield everything that a language lacks. If it has been released, titles' missing words are listed under the
    titles instead."""
    released = language in drafts.languages()
    for part in (words.COMPANION, *making.OF_PAGES) if released else (*making.parts(), *making.OF_PAGES):
        yield from translation(language, part)
    if not released:
        glossary = ROOT / "docs" / "glossary" / f"{language}.md"
        if not glossary.is_file():
            yield Lack("a glossary", f"write {_path(glossary)}, like docs/glossary/de.md")
        golden = _from_tests("golden_frames")
        do = f"when everything else is done, add it to LANGUAGES in host/hamstertop_host/drafts.py, run {golden.UPDATE}"
        yield Lack("its release, with golden frames", f"{do}, and check each frame")


def untranslated(language: str, part: str) -> list[str]:
    """Return the strings that exist in English but not in a language, as "section.key"."""
    return sorted(_keys(words.FALLBACK, part) - _keys(language, part))


def _keys(language: str, part: str) -> set[str]:
    if part in making.OF_PAGES:
        return set(making.source(language, part)) if making.path(language, part).is_file() else set()
    return {f"{section}.{key}" for section, texts in making.sections(language, part).items() for key in texts}


def frames(title: str) -> Iterator[Lack]:
    """Yield what is missing from the golden frames and content of the title's screens, which are written when it is
    released."""
    golden = _from_tests("golden_frames")
    if drafts.is_draft(title):
        place = f"firmware/hamstertop/games/{title}/__init__.py"
        do = f"when everything else is done, remove DRAFT from {place}, run {golden.UPDATE}"
        yield Lack("its release, with golden frames", f"{do}, check each frame, read tests/content, and commit both")
        return
    if list(english(title)):
        return  # the screens cannot be drawn yet
    drawn: dict[str, str] = {}
    said: dict[str, str] = {}
    for leg in _legs(title):
        pages = [(name, golden.digest(frame), text) for name, frame, text in _from_tests("tour").pages(only=[leg])]
        drawn |= {name: frame for name, frame, _ in pages}
        said[leg] = "\n".join(text for *_, text in pages)
    judged = {language: golden.Golden(language).digests for language in drafts.languages()}
    there = judged[words.FALLBACK]
    wrong = {
        "that are missing": [name for name in drawn if any(name not in names for names in judged.values())],
        "that are drawn differently now": [name for name in drawn if name in there and there[name] != drawn[name]],
    }
    for what, names in wrong.items():
        if names:
            yield Lack(f"golden frames {what}: {_some(names)}", f"run {golden.UPDATE}, and check each of them")
    content = golden.judged_content()
    if any(content.get(leg) != text for leg, text in said.items()):
        yield Lack("up-to-date golden content for its screens", f"run {golden.UPDATE}, and read the changes")


def _legs(title: str) -> list[str]:
    return [leg for leg in _from_tests("tour").legs() if leg.split("_", 1)[1] == title]


def _from_tests(name: str) -> Any:
    """Import and return a module from the tests, which contain the tour of all screens and its expected results."""
    for folder in (PORTABLE, PORTABLE.parent):
        if str(folder) not in sys.path:
            sys.path.append(str(folder))
    return importlib.import_module(name)


def _some(names: list[str]) -> str:
    return ", ".join(names[:FEW]) + (f" and {len(names) - FEW} more" if len(names) > FEW else "")


def _path(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


CHECKS: tuple[Check, ...] = (english, screens, rules, journal, picture, translations, frames)
