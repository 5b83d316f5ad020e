"""Check the device's translations for mistakes that machines can find. `test_texts` checks whether strings fit."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

import wording
from glossary import FOLDER, Glossary, pattern, plain
from wording import TRANSLATED, TRANSLATIONS

SHORT = 6  # number of words; a longer string can omit a term, or use an ordinary word in a different sense
QUOTES = {"de": "„“", "fr": "«»", "it": "«»“”", "es": "«»“”"}
LEFTOVERS = ("the", "and", "of", "your", "you", "with", "which", "this", "that", "are", "from", "they", "who", "press")
TITLE_CASED = ("fr", "it", "es")  # languages in which only names are capitalized inside a string

pytestmark = pytest.mark.parametrize("language", TRANSLATIONS)
of = cache(Glossary)


def pairs(language: str) -> Iterator[tuple[str, str, str, str]]:
    """Yield the part, key, English text and translation of each string."""
    for part in TRANSLATED:
        english, other = wording.said("en", part), wording.said(language, part)
        for where, text in english.items():
            if text and where in other and where != "title.name":  # the name on the box
                yield part, where, text, other[where]


def bare(text: str) -> str:
    """Return text without its placeholders."""
    return re.sub(r"%(?:\(\w+\))?[+]?(?:[.]\d)?[ds%f]", " ", text)


def without(text: str, names: list[str]) -> str:
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text, flags=re.IGNORECASE)
    return text


def titled(text: str) -> bool:
    """Return whether some text has two consecutive capitalized words."""
    words = [(word[0].isupper(), word[1:].islower()) for word in plain(text).split(" ") if word]
    return any(one == other == (True, True) for one, other in pairwise(words))


def test_each_language_has_a_glossary(language: str) -> None:
    assert (FOLDER / f"{language}.md").is_file()
    assert of(language).terms


def test_a_term_is_always_translated_the_same_way(language: str) -> None:
    glossary, wrong = of(language), {}
    for part, where, english, other in pairs(language):
        place, rest = f"{part} {where}", bare(english)
        long = len(rest.split()) > SHORT
        for term in glossary.of(part):
            rest, found = term.in_english(strictly=long).subn(" ", rest)
            if found and not term.translated(other):
                said = f"{place}: {term.english!r} is {' / '.join(term.forms)}, not {other!r} for {english!r}"
                wrong[place, term.english.casefold()] = said
    assert wrong.keys() <= glossary.otherwise, "\n".join(map(wrong.get, wrong.keys() - glossary.otherwise))
    assert glossary.otherwise <= wrong.keys(), f"no longer said otherwise: {sorted(glossary.otherwise - wrong.keys())}"


def test_nothing_is_left_in_english(language: str) -> None:
    same = of(language).same
    wrong = [
        f"{part} {where}: {other!r}"
        for part, where, english, other in pairs(language)
        if (other == english and re.search(r"[^\W\d_]{2}", without(bare(other), same)))
        or re.search(rf"\b(?:{'|'.join(LEFTOVERS)})\b", without(bare(other), same).casefold())
    ]
    assert wrong == [], "\n".join(wrong)


def test_punctuation_follows_the_language(language: str) -> None:
    wrong = []
    for part, where, _, text in pairs(language):
        place = f"{part} {where}: {text!r}"
        if '"' in text or set(text) & set("„“”«»") - set(QUOTES.get(language, "„“”«»")):
            wrong.append(place + " has quotation marks of another language")
        if "..." in text or "  " in text or text != text.strip():
            wrong.append(place + " has three dots, or a space too many")
        if language == "fr" and re.search(r"(?<![\u202f\d%+])[;:!?»](?=\W|$)|(?<=\d)[;!?»]|«(?!\u202f)", text):
            wrong.append(place + " needs a narrow space (U+202F)")
        if language != "fr" and re.search(r"[\s\u202f][;:!?]", text):
            wrong.append(place + " has a space before a sign")
        if language == "es" and (text.count("¿") != text.count("?") or text.count("¡") != text.count("!")):
            wrong.append(place + " lacks ¿ or ¡")
    assert wrong == [], "\n".join(wrong)


def test_only_one_kind_of_apostrophe_is_used(language: str) -> None:
    texts = [text for _, _, _, text in pairs(language)]
    assert not (any("'" in text for text in texts) and any("’" in text for text in texts)), "both ' and ’"


def test_sentences_end_as_in_english(language: str) -> None:
    """A translation ends with a full stop if the English string does. Questions and exclamations can differ."""
    wrong = [
        f"{part} {where}: {other!r} for {english!r}"
        for part, where, english, other in pairs(language)
        if (english[-1] == "." and re.search(r"\w", english) and other[-1] not in ".!?:")
        or (english[-1] not in ".:!?…" and other[-1] == "." and not re.search(r"[.-]\w[.]$", other))
    ]
    assert wrong == [], "\n".join(wrong)


def test_ordinary_words_inside_a_string_are_not_capitalized(language: str) -> None:
    """The exceptions are capitalized terms in the glossary, labels of keys and lines, and words that stay in
    English."""
    if language not in TITLE_CASED:
        return
    glossary, wrong = of(language), []
    named = {form for term in glossary.terms for form in term.forms if form[0].isupper()}
    named |= {text for _, _, _, text in pairs(language) if text[0].isupper() and len(text.split()) < 4}
    named = {text.rstrip("…") for text in named if " " not in text or not titled(text)}
    for part, where, _, text in pairs(language):
        rest = without(bare(text), glossary.same)
        for form in sorted(named, key=len, reverse=True):
            rest = re.sub(pattern(form), ".", plain(rest))
        if titled(rest):
            wrong.append(f"{part} {where}: {text!r}")
    assert wrong == [], "\n".join(wrong)


def test_titles_keep_their_names(language: str) -> None:
    """The exceptions are titles that are descriptions rather than the name on a box."""
    for title in ("hamsterdam", "hamsterrolle", "run_hamster_run"):
        assert wording.called(language, title) == wording.called(wording.ENGLISH, title)
