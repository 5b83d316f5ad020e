"""What the device says is true in the game being played: its variant, house rules, dice and number of players.

A sentence that states an interpretation has the id of its question in the English words, and twins for the other
interpretations (docs/words.md). Random games of each house rule, and of each two that share a sentence, show every
screen and every page of help that a moment offers; the sentences found there are compared with the game's set-up.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import pytest

import contents
import looking
from glossary import Glossary, pattern, plain
from hamstertop import chance, words
from hamstertop.companion.actions import act, do
from hamstertop.companion.shown import Shown, companion_screen
from hamstertop.content import RIGHT, Say
from hamstertop.games import titles
from hamstertop.games.run_hamster_run.rules import ACTIONS, REST, RUN
from hamstertop.words import making
from soak import TABLES
from test_texts import FIRMWARE, cut
from wording import ENGLISH, LANGUAGES

__all__ = ["cut"]

# Titles with house rules
TITLES = [
    title
    for title in titles.names()
    if (FIRMWARE / "games" / title / "house.py").is_file() and titles.house(title).HOUSE.rows
]
BREACHES = ("breach", "Dam breach", "flip")  # in the glossaries
TOLD_BY_TRACKER = ("real_dice", "in_pit")  # what conditions of texts name that the set-up does not say
TOUCH = "touch"  # boards with keys do not show what only a finger reads
KNOWN = ("settings", "about", "names", "results", "log", "how", "what_now")
OF_SPECIALS = "specials"  # the topic in which *flip* is translated like *turn over*, said of a special
EVENTS = 400  # in each game
# House rules whose questions players answer without reading a sentence: they turn pages on or say which list is shown
NO_SENTENCE = ("telling",)

# The table's choices, and the sentences that depend on them


class Case(NamedTuple):
    """A text and when it is true. `ids` are those of the open questions that it answers."""

    place: str  # the same for all twins
    condition: str  # "" for the text that the twins replace
    ids: frozenset[str]
    text: str


def comments(part: str) -> dict[str, list[str]]:
    """Return the ids behind each English text, by its text as it is written."""
    found: dict[str, list[str]] = {}
    for line in making.path(ENGLISH, part).read_text("utf-8").splitlines():
        if match := re.match(r'[^#]*? = "((?:[^"\\]|\\.)*)"\s*#(.*)', line):
            found.setdefault(match[1].replace("\\n", "\n"), []).extend(re.findall(r"[A-Z]+-A?\d+", match[2]))
    return found


@cache
def cases(part: str, language: str) -> tuple[Case, ...]:
    """Return the texts of a title that a condition or an open question concerns."""
    ids, known_fields, found = comments(part), fields(part), []
    for section, english in making.sections(ENGLISH, part).items():
        other = making.complete(language, part)[section]
        for key, text in english.items():
            if key in known_fields and isinstance(text, list):  # on a card, after "Our ruling" or "House rule"
                for answer, one in zip(known_fields[key][1], other[key], strict=True):
                    found.append(Case(f"{section}.{key}", f"{key} is {answer}", frozenset(), one))
                continue
            name, _, condition = key.partition(making.TWIN)
            many = isinstance(text, list)
            for number, one in enumerate(text if many else [text]):
                own = other[key][number] if many else other[key]
                place = f"{section}.{name}.{number}" if many else f"{section}.{name}"
                known = frozenset(id for id in ids.get(str(one), ()) if "-A" in id)
                if condition or known:
                    found.append(Case(place, condition, known, str(own)))
    twins, plain = ({case.place for case in found if bool(case.condition) == twin} for twin in (True, False))
    found += [Case(place, "", frozenset(), text) for place, text in texts(part, language) if place in twins - plain]
    return tuple(found)


def texts(part: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the place of each text of a title, and the text."""
    for section, found in making.complete(language, part).items():
        for key, text in found.items():
            if isinstance(text, str):
                yield f"{section}.{key}", text
            else:
                yield from ((f"{section}.{key}.{number}", one) for number, one in enumerate(text))


def terms(condition: str) -> list[tuple[str, str, bool]]:
    """Return the facts in a condition, with the value that each must have or "" for any, and whether it must."""
    found = []
    for term in condition.split(" and ") if condition else ():
        name, _, value = term.removeprefix("not ").partition(" is ")
        found.append((name, value, not term.startswith("not ")))
    return found


def fields(title: str) -> dict[str, tuple[str, tuple[Any, ...]]]:
    """Return the id and interpretations of each house rule that players choose on the device."""
    return {field: (id, answers) for id, field, answers in titles.house(title).HOUSE.rows}


def true(case: Case, facts: dict[str, Any], tracker: Any) -> bool:
    """Return whether a twin's condition is true, according to the set-up or, for what is not chosen there, the
    tracker."""
    for name, value, wanted in terms(case.condition):
        fact = facts[name] if name in facts else getattr(tracker, name)
        if name == "real_dice":  # also once somebody has entered a roll
            fact = fact or getattr(tracker, name, False)
        if (str(fact) == value if value else bool(fact)) != wanted:
            return False
    return True


def holds(case: Case, all_cases: tuple[Case, ...], facts: dict[str, Any], tracker: Any) -> bool:
    """Return whether a text is the one that may be shown: the first twin that is true, or else the text itself."""
    twins = [other for other in all_cases if other.place == case.place and other.condition]
    first = next((twin for twin in twins if true(twin, facts, tracker)), None)
    return case == first if case.condition else first is None


# Games


class Table(NamedTuple):
    """What a table has chosen. `house` has the index of each interpretation other than the default, by field."""

    title: str
    players: int
    second: int  # the other value of the set-up, such as the variant
    house: tuple[tuple[str, int], ...]
    real_dice: bool

    @property
    def event(self) -> tuple[Any, ...]:
        module = titles.house(self.title)
        chosen = [dict(self.house).get(field, 0) for _, field, _ in module.HOUSE.rows]
        values = (self.players, self.second)[: len(module.SETUP)]
        return ("setup", *values, *module.HOUSE.values(chosen))

    @property
    def facts(self) -> dict[str, Any]:
        module = titles.house(self.title)
        found = {field: answers[dict(self.house).get(field, 0)] for _, field, answers in module.HOUSE.rows}
        found |= {name: value for (name, _, _), value in zip(module.SETUP, (self.players, self.second), strict=False)}
        return found | {"real_dice": self.real_dice, TOUCH: False}


def shared(title: str) -> set[tuple[str, str]]:
    """Return the pairs of house rules that conditions of one text, or of twins of one text, name."""
    together: dict[str, set[str]] = {}
    for case in cases(title, ENGLISH):
        together.setdefault(case.place, set()).update(name for name, _, _ in terms(case.condition))
    known = fields(title)
    return {pair for names in together.values() for pair in combinations(sorted(names & set(known)), 2)}


@cache
def tables(title: str) -> tuple[Table, ...]:
    """Return the tables to play at: each house rule changed alone, pairs that share a sentence, and none changed, with
    each number of players, each variant and both kinds of dice."""
    known, setup = fields(title), titles.house(title).SETUP
    players = setup[0][1]
    changes: list[tuple[tuple[str, int], ...]] = []
    changes += [((field, at),) for field, (_, answers) in known.items() for at in range(1, len(answers))]
    for one, other in sorted(shared(title)):
        changes += [
            ((one, at), (other, also)) for at in range(1, len(known[one][1])) for also in range(1, len(known[other][1]))
        ]
    seconds = setup[1][1] if title == "hamsterdam" else (0,)
    found = [Table(title, count, second, (), dice) for count in players for second in seconds for dice in (False, True)]
    for number, house in enumerate(changes):
        count = players[number % len(players)]
        usual = ((count, 2 if (title, count) == ("hamsterrolle", 4) else seconds[number // 2 % len(seconds)]),)
        found += [Table(title, *values, house, False) for values in NEEDS.get(house[0][0], usual)]
    return tuple(found)


# The numbers of players and variants with which a house rule matters, where those are not all
NEEDS: dict[str, tuple[tuple[int, int], ...]] = {
    "one_turn_each": ((2, 0),),
    "redeploy_all": ((3, 0),),
    "end_with_round": ((3, 0), (3, 1)),
    "late_cascade": ((3, 0),),
    "swimster_breach": ((3, 0),),
    "one_sacrifice": ((3, 0),),
    "share": ((3, 0),),
    "builder_wins_tie": ((4, 2),),
    "must_help": ((4, 2),),
    "owner_keeps": ((4, 2),),
    "starts_itself": ((3, 0), (4, 2)),
    "bonus_taken_back": ((2, 0),),
    "straight_push": ((2, 0),),
    "asterisk_at_once": ((2, 0),),
    "passed_out_safe": ((2, 0),),
}

# More situations that random games seldom reach, as the set-up's values, and events or actions
RUNS = ("declared", ACTIONS.index(RUN))
RAN = (
    *(("done",), ("allocated", 0, 4, 3, 0), ("allocated", 1, 3, 2, 2), ("revealed",), RUNS, RUNS),
    *(("done",), ("done",)),
)
BEGUN = (("done",), ("first", 0), ("built", 0, 0))
SITUATIONS: dict[str, tuple[tuple[tuple[int, ...], tuple[tuple[Any, ...], ...]], ...]] = {
    "hamsterrolle": (
        *(((players, 0), (*BEGUN, ("start",), ("clock", 0))) for players in (2, 3)),
        ((4, 2), (*BEGUN, ("start",), ("clock", 0))),
        ((4, 2), (*BEGUN, ("stock", 0, 0), *((("built", 0, 0),) * 3))),
    ),
    "run_hamster_run": (
        (
            (2,),
            (*(*RAN[:-2], ("tested", 0, 1, 0), ("flipped", 1)),),
        ),
        *(
            ((2,), (("done",), ("allocated", 0, 4, 3, 0), ("allocated", 1, 4, 3, 0), *in_pit, ("revealed",)))
            for in_pit in ((), (("stood", 0, 1), ("stood", 1, 1)))
        ),
        ((2,), (*RAN[:-2], ("fell", 0), ("fell", 1))),
        *(((2,), (*RAN, ("counted", 2, 1), ("counted", 0, speed), ("done",))) for speed in (2, 6)),
        ((2,), (*RAN, ("held", 0, 1, 0, 0), ("fell", 0), ("done",), ("faced", 0, 0))),
        (
            (2,),
            (
                *(("done",), ("allocated", 0, 4, 3, 0), ("allocated", 1, 3, 2, 2), ("revealed",)),
                *(("stood", 0, 1), ("stood", 1, 1), ("declared", ACTIONS.index(REST))),
            ),
        ),
    ),
}


def moments(table: Table) -> Iterator[Any]:
    """Yield the app at each kind of moment of a random game at a table."""
    app, source = looking.player().app, chance.Seeded(7)
    app.settings.real_dice = table.real_dice
    act(app, "begin", table.title, table.event)
    plays, met = TABLES[table.title](), set()
    for _ in range(EVENTS):
        tracker = app.game.tracker
        kind = (tracker.phase, *(looking.amount(getattr(tracker, name, None)) for name in looking.KINDS))
        if kind not in met:
            met.add(kind)
            yield app
        if tracker.over:
            break
        do(app, plays.event(tracker, source))
    values = table.event[1 : 1 + len(titles.house(table.title).SETUP)]
    for setup, events in (*looking.RARE[table.title], *SITUATIONS.get(table.title, ())):
        if setup[: len(values)] == values:
            act(app, "begin", table.title, table.event)
            for event in events:
                looking.empty_hat(app)
                act(app, *event) if event == ("start",) else do(app, event)
                yield app


def written(app: Any, language: str, opened: set[str]) -> Iterator[str]:
    """Yield the content of the screen, of those that it and, the first time, the menu open, and of all help there,
    except for screens `opened` before."""
    app.settings.language = language
    app.stack.screen.changed()
    topics, found = set(), []

    def see(function: Any, arguments: Any, cursor: Any, shown: Any) -> None:
        topics.add(shown.topic or app.game.tracker.phase)
        found.append("\n".join(contents.written(shown, app.look.name)))

    looker = looking.Looker(app, see, KNOWN, cursors=9)
    menu, looker.seen = not opened, opened
    screen = app.stack.screen
    topics.add(app.stack.about()[0])
    looker.screen(screen.function, screen.arguments, screen.cursor, 2)
    if menu:
        looker.action(("show", "menu"), 3)
    yield from found
    for section in ("how", *(f"help.{topic}" for topic in topics)):
        if section in making.sections(ENGLISH, app.game.session.game):
            yield from ("\n".join(page) for page in app.look.words(section).pages())
    app.settings.language = ENGLISH


@cache
def always(title: str, language: str) -> frozenset[str]:
    """Return the texts of a title that depend on nothing."""
    every = {case.place for case in cases(title, language)}
    return frozenset(text for place, text in texts(title, language) if place not in every)


@cache
def patterns(title: str, language: str) -> tuple[tuple[Case, "re.Pattern[str]"], ...]:
    return tuple((case, matching(case.text)) for case in cases(title, language))


def matching(text: str) -> "re.Pattern[str]":
    parts = re.split(r"%(?:\(\w+\))?[sd]", text.replace("%%", "%"))
    return re.compile(".*?".join(re.escape(part).replace("\\\n", r"\n\s*") for part in parts))


@cache
def found_in(text: str, title: str, language: str) -> frozenset[Case]:
    """Return the cases whose texts a screen shows, without those that are part of a longer text of the same place."""
    spans: dict[str, list[tuple[int, int, Case]]] = {}
    for case, regex in patterns(title, language):
        for match in regex.finditer(text):
            spans.setdefault(case.place, []).append((*match.span(), case))
    return frozenset(
        case
        for found in spans.values()
        for start, end, case in found
        if not any(s <= start and end <= e and (s, e) != (start, end) for s, e, _ in found)
    )


def said(table: Table, language: str) -> tuple[set[Case], list[str]]:
    """Return the cases that a game shows, and those that are not true in it."""
    told: set[Case] = set()
    wrong = []
    every = cases(table.title, language)
    opened: dict[tuple[Any, ...], set[str]] = {}  # screens, by what texts in them depend on
    for app in moments(table):
        tracker = app.game.tracker
        kind = (tracker.phase, *(bool(getattr(tracker, name, None)) for name in TOLD_BY_TRACKER))
        for text in written(app, language, opened.setdefault(kind, set())):
            for case in found_in(text, table.title, language):
                same = {other for other in every if other.text == case.text}  # the same text in other places
                if case.text not in always(table.title, language) and not any(
                    holds(other, every, table.facts, app.game.tracker) for other in same
                ):
                    wrong.append(f"{table}: {case.place} when {case.condition!r}: {case.text}")
                told.add(case)
    return told, wrong


@pytest.mark.parametrize("title", TITLES)
def test_each_sentence_on_a_question_that_house_rules_answer_has_a_twin_for_each_answer(title: str) -> None:
    every, known = cases(title, ENGLISH), fields(title)
    by_id: dict[str, list[str]] = {}
    for field, (id, _) in known.items():
        by_id.setdefault(id, []).append(field)
    lonely = []
    for case in every:
        named = {name for other in every if other.place == case.place for name, _, _ in terms(other.condition)}
        for id in case.ids & set(by_id):
            lonely += [f"{case.place}: {id}"] if not named & set(by_id[id]) else []
    assert lonely == []


@pytest.mark.parametrize("title", TITLES)
def test_each_answer_of_a_house_rule_has_a_sentence(title: str) -> None:
    said = [term for case in cases(title, ENGLISH) for term in terms(case.condition)]
    silent = []
    for field, (_, answers) in fields(title).items():
        for answer in answers[1:]:
            named = ((field, str(answer), True), (field, "", bool(answer)), (field, str(answers[0]), False))
            if field not in NO_SENTENCE and not any(term in said for term in named):
                condition = {True: field, False: f"not {field}"}.get(answer, f"{field} is {answer}")
                place = making.path(ENGLISH, title).relative_to(FIRMWARE.parents[1])
                silent.append(f'add "why when {condition}" below the sentence that states the default in {place}')
    assert silent == []


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_is_marked_with_two_asterisks(language: str, title: str) -> None:
    """Orders in large letters, and cards, which say whose rule it is in words, have none."""
    defaults = {field: answers[0] for field, (_, answers) in fields(title).items()}
    unmarked = []
    for case in cases(title, language):
        named = [name for name, _, _ in terms(case.condition) if name in defaults]
        changed = named and not all(
            (str(defaults[name]) == value if value else bool(defaults[name])) == wanted
            for name, value, wanted in terms(case.condition)
            if name in defaults
        )
        if (
            ("**" in case.text) != bool(changed)
            and not re.search(r"\bdo\b", case.place)
            and named[-1:] != [case.place.rpartition(".")[2]]
        ):
            unmarked.append(case)
    assert [case for case in unmarked if case.place not in SEEN_BY_HOUSE_RULE] == []


SEEN_BY_HOUSE_RULE = ("resolve.not_all_rest.why",)  # shown only with a house rule


@pytest.mark.parametrize("title", [title for title in TITLES if title in looking.SETUPS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_states_what_the_table_has_decided_otherwise(language: str, title: str) -> None:
    """And each twin is shown when its moment comes."""
    told: set[Case] = set()
    wrong: list[str] = []
    for table in tables(title):
        shown, untrue = said(table, language)
        told |= shown
        wrong += untrue
    assert wrong == []
    silent = [case for case in cases(title, language) if case.condition not in ("", TOUCH) and case not in told]
    assert [f"{case.place} when {case.condition}" for case in silent] == []


# Variants


def variants(language: str, classic: bool) -> Iterator[Any]:
    """Yield the app at each kind of moment of games in this variant."""
    return (app for app in looking.moments("hamsterdam", language) if app.game.tracker.classic == classic)


@cache
def topics(classic: bool) -> frozenset[str]:
    """Return the topics of help that screens offer in games of this variant."""
    found: set[str] = set()
    for app in variants(ENGLISH, classic):
        found.add(app.stack.about()[0])
        looker = looking.Looker(app, lambda function, arguments, at, shown: found.add(shown.topic), KNOWN, cursors=6)
        looker.screen(app.stack.screen.function, app.stack.screen.arguments, None, 2)
        looker.action(("show", "menu"), 3)
    return frozenset(found - {""})


def pages(app: Any, name: str, *arguments: str) -> Iterator[str]:
    """Paint and yield the text of each page of an explanation."""
    shown = Shown(app.game, app.look, companion_screen(name), *arguments)
    while True:
        shown.paint(app.canvas, 3)
        yield from (f"{block.do}\n{block.why}" for block in shown.content.body if isinstance(block, Say))
        if (shown.content.keys[RIGHT].action or ())[:1] != ("at",):
            return
        shown.at = (shown.cursor or 0) + 1


def explanations(language: str, classic: bool) -> Iterator[tuple[str, str]]:
    """Yield the topic and text of each page that explains a game in this variant."""
    app = next(variants(language, classic))
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


# What never happens in Classic: several cards of a number or none, passing cards, dots and breaches (HD-80, HD-81)
ONLY_FULL = {f"HD-{number}" for number in (3, 4, 5, 7, 9, 11, 12, 22, 24, 25, *range(40, 49), "A3", "A10")}


def test_no_help_in_classic_says_what_only_the_full_game_has() -> None:
    ids, catalogue = comments("hamsterdam"), words.catalogue(ENGLISH)
    found = {}
    for name in catalogue.names("hamsterdam"):
        if name == "how" or name.startswith("help."):
            pages = catalogue.section("hamsterdam", name, lambda condition: condition == "classic").pages()
            found |= {why: name for _, why in pages if ONLY_FULL & set(ids.get(why, ()))}
    assert found == {}
