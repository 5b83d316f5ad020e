"""On a surface with a keyboard, players can search the rules of their game, with its house rules."""

import sys

from hamstertop import chance
from hamstertop.companion.screens.rules import topics
from hamstertop.companion.screens.search import _read, _roots, answers
from hamstertop.games import titles
from hamstertop.games.hamsterdam.specials import SPECIALS
from hamstertop.words import languages
from hamstertop_host.simulator.virtual.board import described
from playing.fingers import RIGHT, Fingers
from printed import read

SETUPS = {"hamsterdam": (3, 0, 0), "hamsterrolle": (3, 0), "run_hamster_run": (3, 0)}

LANGUAGES = languages() if sys.implementation.name == "cpython" else ("fr",)


def begun(title, *setup, writing=True, language="en"):
    player = Fingers(described({"writing": writing}), chance.Seeded(1))
    player.app.settings.language = language
    player.begin(title, ("setup",) + setup)
    return player


def playing(*setup, writing=True):
    player = begun("hamsterdam", *setup, writing=writing)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.rules)
    return player


def searched(player, text):
    player.choose_line("Search")
    player.board.write(text)
    player.settle()
    return read(player)


def sources(player, text):
    return answers(player.app.look, player.app.game.tracker, text)


def pages(player, source):
    """Return a source's name and pages."""
    return _read(player.app.look, player.app.game.tracker, source)


def test_a_search_shows_the_sentence_that_answers_an_argument():
    for text, answer in (
        ("tie", "share the win"),
        ("Have you run out of tokens?", "use coins."),
        ("two on one card", "two specials on one card are fine"),
        ("7", "7 comes up most often"),
        ("12", "2 and 12 rarely"),
    ):
        assert answer in searched(playing(3, 0, 0), text).replace("\n", " "), text


def test_a_search_finds_what_this_table_has_decided():
    for house, said in ((0, "at once*"), (1, "before the next turn**")):
        player = begun("hamsterdam", 3, 0, house)
        found = [pages(player, source)[1][number] for source, number in sources(player, "tokens on the flipped card")]
        assert said in " ".join([why for _, why, _ in found])


def test_a_special_hamsters_name_finds_its_card_first_in_its_own_game():
    for language in LANGUAGES:
        for title in SETUPS:
            player = begun(title, *SETUPS[title], language=language)
            for name, _, _ in SPECIALS:
                for text in (name, name.lower().rstrip("s")):
                    found = [pages(player, source)[0] for source, _ in sources(player, text)]
                    assert found[:1] == ([name] if title == "hamsterdam" else []), (language, title, text)


def test_the_page_of_a_special_hamster_is_its_card():
    player = playing(3, 0, 0)
    assert searched(player, "buffster").startswith("Buffster\n")
    (card,) = [line for line in titles.screens("hamsterdam").CARDS() if line.text == "Buffster"]
    screen = card.action[1](player.app.look, player.app.game.tracker, None, *card.action[2:])
    assert player.screen.content.body == screen.body


def spanish(word):
    if word[-1] in "aeiou":
        return word + "s"
    return word[:-3] + "iones" if word.endswith("ión") else word + "es"


# For each language that is tried, the regular plurals of a noun
PLURALS = {
    "en": lambda word: [word + ("es" if word[-1] in "sxz" or word[-2:] in ("ch", "sh") else "s")],
    "de": lambda word: [word + "n"] if word[-1] == "e" or word[-2:] in ("el", "er") else [word + "e", word + "en"],
    "fr": lambda word: [word[:-2] + "aux" if word.endswith("al") else word + ("x" if word.endswith("eau") else "s")],
    "es": lambda word: [spanish(word)],
    "it": lambda word: [
        word[:-1] + {"a": "he" if word[-2] in "cg" else "e", "e": "i", "o": "i"}.get(word[-1], word[-1])
    ],
}
# Others, and participles
ALSO = {
    "en": "die dice, tie tied, fatigue fatigued, flood flooded",
    "de": "Blatt Blätter, Damm Dämme, Fach Fächer, Feld Felder, Loch Löcher, Wurf Würfe",
    "fr": "dé dés, spécial spéciaux, cheval chevaux",
    "es": "vez veces",
    "it": "diga dighe",
}


def nouns(player, language):
    """Return the words of all answers that can be nouns."""
    found = set()
    for source in topics(player.app.look):
        for do, why, _ in pages(player, source)[1]:
            text = "".join([char if char.isalpha() or "¿" < char < "\u2000" else " " for char in do + " " + why])
            found.update([word for word in text.split() if len(word) > 3 and word not in ALSO[language]])
    return [word for word in found if (word[0].isupper() if language == "de" else not word.endswith("ed"))]


def test_a_word_finds_the_same_in_singular_and_plural():
    found = {}
    for language in [language for language in LANGUAGES if language in PLURALS]:
        for title in SETUPS:
            player = begun(title, *SETUPS[title], language=language)
            pairs = [(word, plural) for word in nouns(player, language) for plural in PLURALS[language](word)]
            pairs = [pair for pair in pairs if _roots(pair[0].lower()) != _roots(pair[1].lower())]
            for one, other in pairs + [tuple(pair.split()) for pair in ALSO[language].split(", ")]:
                places = sources(player, one)
                assert places == sources(player, other), (language, title, one, other)
                found[one] = found.get(one) or places
    assert [one for one in found if not found[one]] == []


def test_a_search_without_an_answer_says_so():
    assert "Nothing found." in searched(playing(3, 0, 0), "xyzzy")


def test_a_board_without_a_keyboard_has_no_search():
    assert "Search" not in playing(3, 0, 0, writing=False).lines
