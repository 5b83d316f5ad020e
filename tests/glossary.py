"""The glossary of a language, docs/glossary/<code>.md, as the checks of translations read it.

Its tables have a row for each term: the English one, its translations separated by " / ", a note. A `~` in a
translation stands for any letters. A section named after a title is for all texts of that title; the words of others
count where a text is nothing but the term, for outside of the games many words are ordinary ones. The section "Same as
English" lists what stays, separated by commas. A row of the section "Said otherwise" is a text in which a term is
rightly put in other words: its part and place as the check names them, the term, why.
"""

import re
from pathlib import Path
from typing import NamedTuple

import wording
from hamstertop.companion import titles
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

    title: str  # the name of a title's folder, "" for the words of no title
    english: str
    forms: list[str]

    def in_english(self, strictly: bool) -> "re.Pattern[str]":
        """Find the term, also in the plural; a word of no title only where it is all there is. `strictly` finds it
        only where it can be no ordinary word: of several words, or with a capital as in the glossary."""
        term = rf"(?<!\w){re.escape(self.english.rstrip('…'))}(?!\w)"
        if not self.title:
            return re.compile(rf"^\W*{term}\W*$", re.IGNORECASE)
        plural = term.replace(r"(?!\w)", r"(?:e?s)?(?!\w)")
        if not strictly or " " in self.english:
            return re.compile(plural, re.IGNORECASE)
        return re.compile(plural if self.english != self.english.lower() else "(?!)")

    def translated(self, text: str) -> bool:
        """Return whether a text contains one of its forms."""
        return any(re.search(pattern(form), plain(text), re.IGNORECASE) for form in self.forms)


class Glossary:
    """The glossary of a language, empty if there is none."""

    def __init__(self, language: str) -> None:
        self.terms: list[Term] = []
        self.same: list[str] = list(NAMES)
        self.otherwise: set[tuple[str, str]] = set()  # place of a text, term
        file = FOLDER / f"{language}.md"
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        by_name = {wording.called(wording.ENGLISH, title): title for title in titles.names()}
        for section in text.split("\n## ")[1:]:
            head, _, body = section.partition("\n")
            rows = [[cell.strip().strip("`") for cell in line.split("|")[1:-1]] for line in body.split("\n")]
            rows = [row for row in rows if len(row) > 1][2:]  # without the head of the table and its line
            if head == SAME:
                words = re.sub(r"^[-*] ", "", body, flags=re.MULTILINE).replace("\n", ", ")
                self.same += [word.strip().strip("`") for word in words.split(", ") if word.strip()]
            elif head == OTHERWISE:
                self.otherwise |= {(row[0], row[1].casefold()) for row in rows}
            else:
                self.terms += [Term(by_name.get(head, ""), row[0], row[1].split(" / ")) for row in rows]

    def of(self, title: str) -> list[Term]:
        """Return the terms that apply to a title's texts, longest first."""
        found: dict[tuple[str, str], Term] = {}
        for term in self.terms:
            if term.title in ("", title):
                key = term.title, term.english.casefold()
                found[key] = Term(term.title, term.english, [*(found[key].forms if key in found else []), *term.forms])
        return sorted(found.values(), key=lambda term: (-len(term.english), term.title == ""))


def pattern(form: str) -> str:
    """Return a regular expression that finds a form as a word of its own."""
    return r"(?<!\w)" * (form[0] != "~") + re.escape(plain(form)).replace(r"\~", "~").replace("~", r"\w*") + r"(?!\w)"


def plain(text: str) -> str:
    """Return a text without purely typographic characters."""
    return text.replace("’", "'").replace("\u202f", " ").replace("\u00a0", " ")
