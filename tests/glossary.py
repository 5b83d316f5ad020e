"""Parse a language's glossary, docs/glossary/<code>.md, to check translations.

Its tables have a row for each term, with the English term, its translations separated by " / ", and a note. A `~` in a
translation stands for any letters. Terms in a section named after a title apply to all strings of that title. Other
terms apply only to strings that consist of nothing else, because many of them are ordinary words elsewhere. The section
"Same as English" lists words that are not translated, separated by commas. A row in the section "Said otherwise" is for
a string that correctly uses different words for a term. It gives the string's part and key as the check reports them,
the term, and the reason.
"""

import re
from pathlib import Path
from typing import NamedTuple

import wording
from hamstertop.games import titles
from hamstertop.games.hamsterdam.specials import SPECIALS

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "glossary"
SAME, OTHERWISE = "Same as English", "Said otherwise"
NAMES = [
    "Hamstertop",
    *(wording.called(wording.ENGLISH, title) for title in titles.names()),
    *(row[0] for row in SPECIALS),
]


class Term(NamedTuple):
    """A term and its permitted forms."""

    title: str  # the name of the title's folder, or "" for words that do not belong to a title
    english: str
    forms: list[str]

    def in_english(self, strictly: bool) -> "re.Pattern[str]":
        """Return a pattern that finds the term or its plural. A term that has no title must match the whole string. If
        `strictly`, a single word is found only if it is capitalized both in the glossary and in the string."""
        term = rf"(?<!\w){re.escape(self.english.rstrip('…'))}(?!\w)"
        if not self.title:
            return re.compile(rf"^\W*{term}\W*$", re.IGNORECASE)
        plural = term.replace(r"(?!\w)", r"(?:e?s)?(?!\w)")
        if not strictly or " " in self.english:
            return re.compile(plural, re.IGNORECASE)
        return re.compile(plural if self.english != self.english.lower() else "(?!)")

    def translated(self, text: str) -> bool:
        """Return whether a string contains any of the term's forms."""
        return any(re.search(pattern(form), plain(text), re.IGNORECASE) for form in self.forms)


class Glossary:
    """A language's glossary, which is empty if the language has none."""

    def __init__(self, language: str) -> None:
        self.terms: list[Term] = []
        self.same: list[str] = list(NAMES)
        self.otherwise: set[tuple[str, str]] = set()  # pairs of a string's part and key, and a term
        file = FOLDER / f"{language}.md"
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        by_name = {wording.called(wording.ENGLISH, title): title for title in titles.names()}
        for section in text.split("\n## ")[1:]:
            head, _, body = section.partition("\n")
            rows = [[cell.strip().strip("`") for cell in line.split("|")[1:-1]] for line in body.split("\n")]
            rows = [row for row in rows if len(row) > 1][2:]  # without the table's header
            if head == SAME:
                words = re.sub(r"^[-*] ", "", body, flags=re.MULTILINE).replace("\n", ", ")
                self.same += [word.strip().strip("`") for word in words.split(", ") if word.strip()]
            elif head == OTHERWISE:
                self.otherwise |= {(row[0], row[1].casefold()) for row in rows}
            else:
                self.terms += [Term(by_name.get(head, ""), row[0], row[1].split(" / ")) for row in rows]

    def of(self, title: str) -> list[Term]:
        """Return the terms that apply to a title's strings, longest first."""
        found: dict[tuple[str, str], Term] = {}
        for term in self.terms:
            if term.title in ("", title):
                key = term.title, term.english.casefold()
                found[key] = Term(term.title, term.english, [*(found[key].forms if key in found else []), *term.forms])
        return sorted(found.values(), key=lambda term: (-len(term.english), term.title == ""))


def pattern(form: str) -> str:
    """Return a regular expression that finds a form as a whole word."""
    return r"(?<!\w)" * (form[0] != "~") + re.escape(plain(form)).replace(r"\~", "~").replace("~", r"\w*") + r"(?!\w)"


def plain(text: str) -> str:
    """Return text with typographic characters replaced by plain ones."""
    return text.replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")
