"""Every language has every string, every event can be described in words, and nothing is cut off on any screen."""

import re
import string
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import contents
import fontmaker
import looking
import tour
import tours
import wording
from hamstertop import chance, words
from hamstertop.companion import story
from hamstertop.companion.actions import act
from hamstertop.companion.shown import Shown, companion_screen
from hamstertop.content import content
from hamstertop.drawing import canvas, edges, fonts
from hamstertop.drawing.fonts import WORDS as WORDS_FONT
from hamstertop.games import titles
from hamstertop.words import making
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import RIGHT, Fingers
from wording import LANGUAGES, PARTS, TRANSLATED, TRANSLATIONS

TITLES = titles.names()
FIRMWARE = Path(words.__file__).parents[1]
# Sections whose keys or texts come from a game's tables: kinds of events, values, house rules and help topics
BY_NAME = ("log", "values", "house", "editions", "new_game", "title", "help.")
NOT_SHOWN = (("kinds", "signs"), ("how", "when"), ("again", "when"))
# How each language calls keys; signs on them within sentences; and sections that only boards with keys show
KEYS = {
    "en": r"\bkeys?\b",
    "de": r"[Tt]asten?\b",
    "fr": r"\b(touches|(la|une) touche)\b",
    "es": r"\bteclas?\b",
    "it": r"\btast[oi]\b",
}
SIGN = r"|[▲▼◀▶] \w"
ON_BOARDS = ("common.hold_hint", "notice.panel", "notice.battery", "asleep.", "about.", "check.")
CODE = {part: FIRMWARE / "games" / part if part in TITLES else FIRMWARE / "companion" for part in PARTS}


def code(part: str) -> str:
    """Return the source code that uses a part's words."""
    folders = {CODE[part], FIRMWARE / "companion", *(CODE.values() if part == words.COMPANION else ())}
    return "".join(file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.rglob("*.py")))


def asked(*legs: str) -> set[tuple[str, str]]:
    """Return the sections and keys of the strings that these legs of the English tour use."""
    return set().union(*(tours.leg("en", leg).asked for leg in legs))


def looked_at(title: str, see: Callable[..., None], known: Sequence[str], deep: int, language: str = "en") -> None:
    """Call `see` with the screens at each kind of moment in a title's games, and with those opened from them, up to
    `deep` levels. Omit the companion's screens in `known`. Show each screen with the cursor in a few positions."""
    for app in looking.moments(title, language):
        looker = looking.Looker(app, partial(see, app), known, cursors=6)
        looker.screen(app.stack.screen.function, app.stack.screen.arguments, app.stack.screen.cursor, deep)
        looker.action(("show", "menu"), deep)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_after_an_undo_says_who_acts_once(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(canvas.Canvas, "text", lambda self, font, string, x, *place: written.append(string) or x)
    checked = 0
    for app in (app for title in looking.SETUPS for app in looking.moments(title, language)):
        taken = story.last(app.look, app.game.session)
        if taken and taken[1] is not None:
            written.clear()
            shown = content("undone", "", (), (None, None, None), taken[1])
            edges.bar(canvas.Canvas(296, 128), 296, shown, app.look.name, app.look.common.undone % taken[0])
            assert " ".join(written).count(app.look.name(taken[1])) == 1, written
            checked += 1
    assert checked


def test_words_and_not_code_put_a_colon_between_what_is_shown() -> None:
    """In French, a space precedes it."""
    shown = [file for part in ("companion/screens", "games") for file in (FIRMWARE / part).rglob("*.py")]
    code = [line for file in shown for line in file.read_text("utf-8").splitlines()]
    assert [line for line in code if re.search(r"%[sd]: ?%", line) and "raise" not in line] == []


@pytest.mark.parametrize("title", looking.SETUPS)
def test_every_string_of_a_title_is_shown(title: str) -> None:
    """Each string is shown on the tour or at some moment of a game. Signs for kinds of pieces are shown one by one,
    `when` is a condition, and `test_true_texts` shows the twins."""
    said = {page.said for leg in own_legs(title) for page in tours.leg("en", leg).pages}
    looked_at(
        title,
        lambda app, function, arguments, cursor, shown: said.add("\n".join(contents.written(shown, app.look.name))),
        ("settings", "about", "names", "results"),
        4,
    )
    unsaid = []
    for section, texts in making.sections("en", title).items():
        for key, text in texts.items():
            if not section.startswith(BY_NAME) and (section, key) not in NOT_SHOWN and making.TWIN not in key:
                unsaid += [
                    f"{section}.{key}: {one}" for one in _single(text) if not any(map(_pattern(one).search, said))
                ]
    assert unsaid == []


def _single(text: str | list[str]) -> list[str]:
    return [text] if isinstance(text, str) else text


def _pattern(text: str) -> re.Pattern[str]:
    """Return a pattern that matches a string with anything in its placeholders."""
    parts = re.split(r"%(?:\(\w+\))?[sd]", text.replace("%%", "%"))
    return re.compile(".*?".join(re.escape(part).replace("\\\n", r"\n\s*") for part in parts))


def own_legs(part: str) -> list[str]:
    return [leg for leg in tour.legs() if leg.split("_", 1)[1] == part]


@pytest.mark.parametrize("part", [part for part in PARTS if part not in looking.SETUPS])
def test_every_string_is_used(part: str) -> None:
    """A string counts as used if the tour uses it or the code names its section and key."""
    own = own_legs(part)
    if not own or unused(part, asked(*own)):
        assert unused(part, asked(*tour.legs())) == []


def unused(part: str, asked: set[tuple[str, str]]) -> list[str]:
    """Return the strings of a part that are neither used on the tour nor named in the code."""
    source = code(part)
    found = []
    for section, texts in making.sections("en", part).items():
        if section.startswith(BY_NAME):
            continue
        named = section == "common" or f'"{section}"' in source
        for key in texts:
            if making.TWIN in key:
                continue
            called = all(
                re.search(rf"""\.{part}\b|["'.]{part}["'.]""", source) for part in map(re.escape, key.split("."))
            )
            if (f"{part} {section}", key) not in asked and not (named and called):
                found.append(f"{section}.{key}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_for_a_finger_names_a_key(language: str) -> None:
    for part in TRANSLATED:
        said = wording.said(language, part)
        twins = [place.removesuffix(" when touch").rpartition(".") for place in said if place.endswith(" when touch")]
        for place, text in said.items():
            on_boards = place.startswith(ON_BOARDS) or any(place == f"{key}[{at}]" for key, _, at in twins)
            assert on_boards or not re.search(KEYS[language] + SIGN, text), (part, place, text)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_described_in_words(language: str, title: str) -> None:
    log = {**making.complete(language, words.COMPANION)["log"], **making.complete(language, title).get("log", {})}
    stories = getattr(titles.screens(title), "STORIES", {})
    missing = [
        wording.add(kind, "log", title)
        for kind, _, phases, _ in titles.tracker(title).Tracker.events
        if not (kind in stories or kind in log or {f"{kind} {phase}" for phase in phases} <= set(log))
    ]
    assert missing == []


@pytest.mark.parametrize("title", [title for title in TITLES if (FIRMWARE / "games" / title / "house.py").is_file()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_of_a_new_game_is_described_in_words(language: str, title: str) -> None:
    said, house = making.complete(language, title), titles.house(title)
    fields, asked = {field for field, _, _ in house.SETUP}, set(said["new_game"])
    assert [wording.add(field, "new_game", title) for field in fields - asked] == []
    assert asked <= fields | {f"{field}_means" for field in fields}
    rows = house.HOUSE.rows if house.HOUSE else ()
    lines = said.get("house", {})
    wanted = {field if f"{field}.about" in lines else name: len(answers) for name, field, answers in rows}
    keys = {f"{key}.{text}" for key in wanted for text in ("about", "interpretations")}
    assert [wording.add(key, "house", title) for key in keys - set(lines)] == []
    assert set(lines) <= keys
    assert {key: len(lines[f"{key}.interpretations"]) for key in wanted} == wanted


@pytest.mark.parametrize("part", TRANSLATED)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_has_no_extra_strings_and_the_same_placeholders_as_english(language: str, part: str) -> None:
    """A slow test in `test_release` lists the strings that a translation lacks."""
    english, other = wording.said("en", part), wording.said(language, part)
    assert set(other) - set(english) == set(), "English has no such text"
    filled = {where: wording.places(english[where]) for where in other}
    assert {where: wording.places(text) for where, text in other.items()} == filled
    assert [where for where, text in other.items() if english[where] and not text] == []
    when = [
        {name: texts.get("when") for name, texts in making.sections(code, part).items()} for code in ("en", language)
    ]
    assert when[1] == {name: when[0][name] for name in when[1]}, "true in other games than the English text"


@pytest.mark.parametrize("part", [*TRANSLATED, *making.OF_PAGES])
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_is_in_the_same_order_as_english(language: str, part: str) -> None:
    """This lets people read the two side by side."""
    english, other = making.source("en", part), making.source(language, part)
    assert list(other) == [section for section in english if section in other]
    for section, texts in other.items():
        if isinstance(texts, dict) and section not in ("sorted_as", "plurals"):
            assert list(texts) == [key for key in english[section] if key in texts], section


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_folder_of_a_language_has_no_unexpected_files(language: str) -> None:
    files = {file.stem for file in making.path(language, "").parent.iterdir()}
    assert files - {*PARTS, *making.OF_PAGES, "made_from"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_eight_kinds_of_pieces_have_different_names(language: str) -> None:
    kinds = making.complete(language, "hamsterrolle")["kinds"]
    assert len(set(kinds["names"])) == len(kinds["signs"]) == 8


def test_an_unknown_language_falls_back_to_english() -> None:
    assert words.catalogue("xx").common.language == "English"


@pytest.mark.parametrize("ask", [getattr, words.Section.__getitem__])
def test_a_missing_string_is_named_with_the_place_to_add_it(ask: Callable[[words.Section, str], Any]) -> None:
    with pytest.raises(
        wording.Missing, match=r"^add `nope` under \[turn\] in firmware/hamstertop/words/en/score_pad.toml$"
    ):
        ask(words.catalogue("en").section("score_pad", "turn"), "nope")


def test_the_error_for_an_invalid_source_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "FOLDER", tmp_path)
        for source, reason in (
            ("[turn", "Expected"),
            ("[turn]\nround = 3", "round must be a string or a list of strings, not 3"),
            ('hello = "there"', "hello must be in a section"),
            ('[[help.turn]]\nwhy = "a reason"', "each page must have `do` and may have `why` and `when`"),
        ):
            (tmp_path / "en" / "title.toml").write_text(source, "utf-8")
            making.sections.cache_clear()
            with pytest.raises(ValueError, match=r"title\.toml: ") as error:
                making.sections("en", "title")
            assert reason in str(error.value)
    making.sections.cache_clear()


def test_strings_missing_in_a_language_are_shown_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    own = making.sections

    def lacking(language: str, part: str) -> making.Sections:
        found = own(language, part)
        return {**found, "log": {}} if (language, part) == ("de", "score_pad") else found

    monkeypatch.setattr(making, "sections", lacking)
    assert making.complete("de", "score_pad")["log"] == own("en", "score_pad")["log"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_every_letter_that_a_language_uses(language: str) -> None:
    """This checks the fonts for words, which all have the same letters. Text in other fonts is checked when drawn."""
    for part in PARTS:
        for where, text in wording.said(language, part).items():
            missing = set(text) - set(WORDS_FONT + fontmaker.NAMES + fontmaker.LETTERS) - {"\n"}
            assert missing == set(), (part, where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_be_entered_and_shown_with_the_letters_of_the_language(language: str) -> None:
    great, small = making.complete(language, words.COMPANION)["settings"]["alphabet"]
    assert great.lower() == small.replace("ß", "")  # ß has no capital
    assert fonts.capitals(small.replace("ß", "")) == great
    assert set(string.ascii_uppercase) <= set(great)
    assert set(great + small) <= set(WORDS_FONT + fontmaker.NAMES + fontmaker.LETTERS)
    assert set(great) <= set("".join((fonts.CAPITALS, *fontmaker.OTHERS[fonts.CAPITALS])))


@pytest.fixture
def cut() -> Iterator[set[str]]:
    """Collect the strings that are cut off, without painting anything."""
    with tours.cutting(painting=False) as found:
        yield found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_before_a_game_is_given_up_has_room_for_the_longest_names(language: str) -> None:
    said = words.catalogue(language)
    for title in TITLES:
        called = said.section(words.COMPANION, "titles")[title]
        players = ", ".join(["Dominique"] * (6 if title == "score_pad" else 5))
        text = said.section(words.COMPANION, "instead").why % {"title": called, "players": players}
        assert len(canvas.wrap(fonts.medium, text, 284)) <= 4


@pytest.mark.parametrize("leg", tour.legs())
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_any_screen(language: str, leg: str) -> None:
    """This is checked on boards with three keys and with four."""
    shown = {page.name: page.cut for page in tours.leg(language, leg).pages}
    allowed = re.compile(r"[\d+ =]*|Dominique")  # a log line of many dice; a name
    assert {name: found for name, found in shown.items() if not all(map(allowed.fullmatch, found))} == {}


@pytest.mark.parametrize("title", looking.SETUPS)
@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_any_moment_of_a_game(
    language: str, title: str, cut: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """This is checked on boards with three keys and with four. Only very long names may be cut off, as in a row of the
    score pad."""
    monkeypatch.setattr(looking, "NAMES", ["WWWWWWWWWW"] * 6)
    found: dict[str, set[str]] = {}

    def see(app: Any, function: Any, arguments: Any, cursor: Any, content: Any) -> None:
        shown = Shown(app.game, app.look, function, *arguments)
        shown.cursor = cursor
        shown.changed()
        for keys in (3, 4):
            shown.paint(app.canvas, keys)
        found.setdefault(content.id, set()).update(cut)
        cut.clear()

    looked_at(title, see, ("settings", "about", "names", "results", "log"), 2, language)
    assert len(found) >= 5
    assert {id: texts for id, texts in found.items() if texts - {"WWWWWWWWWW"}} == {}


def topics() -> Iterator[tuple[str, str]]:
    """Yield each title and topic of its help, except those that only a house rule has."""
    for title in TITLES:
        for section, texts in making.sections("en", title).items():
            if section.startswith("help.") and "" in texts.get("when", [""]):
                yield title, section.removeprefix("help.")


def explained(player: Fingers, name: str, topic: str, *arguments: str) -> Iterator[Shown]:
    """Yield each page of help on a topic."""
    shown = Shown(player.app.game, player.app.look, companion_screen(name), topic, *arguments)
    yield shown
    while (shown.content.keys[RIGHT].action or ())[:1] == ("at",):
        shown.at = (shown.cursor or 0) + 1
        yield shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_help_page_is_cut_off(language: str, cut: set[str]) -> None:
    player = Fingers(VirtualBoard(), chance.Seeded(4))
    player.app.settings.language = language
    for title, topic in topics():
        if player.app.game.session.game != title:
            player.app.stack.home()
            act(player.app, "game", title)
            if player.app.game.session.game != title:
                act(player.app, "begin", title, player.set_up)
        for shown in explained(player, "what_now", topic):
            cut.clear()
            shown.paint(player.app.canvas, 3)
            assert cut == set(), shown.content.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_asterisk_is_explained_on_the_page_where_it_appears(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On each page of help, under its usual heading and the one in the rules, and on the tour."""
    player = Fingers(VirtualBoard(), chance.Seeded(4))
    player.app.settings.language = language
    meant = [making.complete(language, words.COMPANION)["explained"][sign] for sign in ("open", "house")]
    bars: list[tuple[str, str]] = []  # the sentences of a page, and what its bar says
    for page in tours.pages(language):
        said = re.findall(r"(?:do|why|ask): (.*)", page.said)
        bars.append((" ".join(said), " ".join(row[-1] for row in page.written)))
    written: list[str] = []
    monkeypatch.setattr(canvas.Canvas, "text", lambda self, font, string, x, *place: written.append(string) or x)
    for title, topic in topics():
        player.app.game.session.game = title
        heading = making.complete(language, title).get("topics", {}).get(topic, "")
        for name, *rest in ("what_now", ""), ("what_now", heading), ("what_now.first_time",):
            for shown in explained(player, name, topic, *rest):
                written.clear()
                edges.bar(canvas.Canvas(296, 128), 296, shown.content, player.app.look.name, "")
                bars.append((shown.content.body[0].why, " ".join(written)))
    assert [bar for bar in bars if "*" in bar[0] and meant["**" in bar[0]] not in bar[1]] == []
