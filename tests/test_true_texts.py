"""Help, first tips and *How it works* say only what is true in the game being played."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import looking
from glossary import Glossary, pattern, plain
from hamstertop.companion.shown import Shown, companion_screen
from hamstertop.content import RIGHT, Say
from test_texts import cut
from wording import ENGLISH, LANGUAGES

__all__ = ["cut"]

BREACHES = ("breach", "Dam breach", "flip")  # in the glossaries
KNOWN = ("settings", "about", "names", "results", "log", "how", "what_now")
OF_SPECIALS = "specials"  # the topic in which *flip* is translated like *turn over*, said of a special


def moments(language: str, classic: bool) -> Iterator[Any]:
    """Yield the app at each kind of moment of games in this variant."""
    return (app for app in looking.moments("hamsterdam", language) if app.game.tracker.classic == classic)


@cache
def topics(classic: bool) -> frozenset[str]:
    """Return the topics of help that screens offer in games of this variant."""
    found: set[str] = set()
    for app in moments(ENGLISH, classic):
        found.add(app.stack.topic)
        looker = looking.Looker(app, lambda function, arguments, at, shown: found.add(shown.topic), KNOWN, cursors=6)
        looker.screen(app.stack.screen.function, app.stack.screen.arguments, None, 2)
        looker.action(("show", "menu"), 3)
    return frozenset(found - {""})


def pages(app: Any, name: str, *arguments: str) -> Iterator[str]:
    """Paint and yield the text of each page of an explanation."""
    shown = Shown(app.game, app.look, companion_screen(name), *arguments)
    while True:
        shown.paint(app.canvas, 3)
        yield from (f"{block.do} {block.why}" for block in shown.content.body if isinstance(block, Say))
        if (shown.content.keys[RIGHT].action or ())[:1] != ("at",):
            return
        shown.at = (shown.cursor or 0) + 1


def explanations(language: str, classic: bool) -> Iterator[tuple[str, str]]:
    """Yield the topic and text of each page that explains a game in this variant."""
    app = next(moments(language, classic))
    yield from (("how", text) for text in pages(app, "how"))
    for topic in sorted(topics(classic)):
        for name in ("what_now", "what_now.first_time"):
            yield from ((topic, text) for text in pages(app, name, topic))


def speaks_of_breaches(language: str, topic: str, text: str) -> bool:
    """Return whether a text has a word for breaches from the glossary."""
    english = [term for term in BREACHES if (topic, term) != (OF_SPECIALS, "flip")]
    terms = Glossary(language).of("hamsterdam")
    forms = [form for term in terms if term.english in english for form in term.forms] or [
        f"{term}~" for term in english
    ]
    return any(re.search(pattern(form), plain(text), re.IGNORECASE) for form in forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_breaches_are_explained_in_every_variant_that_has_them(language: str, cut: set[str]) -> None:
    told = {
        classic: {topic for topic, text in explanations(language, classic) if speaks_of_breaches(language, topic, text)}
        for classic in (False, True)
    }
    assert told[False] >= {"breach", "correct", "how", "roll", "skip", "water"}
    assert told[True] == set()
    assert cut == set()
