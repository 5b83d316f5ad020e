"""Games and positions with any house rules and any number of players are written as text and read back."""

import json
import re
import xml.etree.ElementTree
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hamstertop import chance
from hamstertop.games.run_hamster_run.rules import BITE, REST
from hamstertop_games import IllegalChoice, bots, hamsterdam, hamsterrolle, notation, run_hamster_run, titles
from hamstertop_games.hamsterdam.cards import NAPSTER, STANDARD
from hamstertop_games.hamsterrolle import falls
from hamstertop_games.positions import hamsterdam as on_dams
from hamstertop_games.positions import hamsterrolle as in_wheel
from hamstertop_games.positions import run_hamster_run as on_belt
from hamstertop_games.score_pad import game as score_pad

STEADY = settings(max_examples=25, deadline=None, derandomize=True)


# Options for smaller games
SIZES = {
    "hamsterdam": {"cards": (3, 5, 9)},
    "hamsterrolle": {"compartments": (4, 7, 12), "kinds": (1, 3, 7)},
    "run_hamster_run": {"columns": (3, 5), "strips": (3, 4, 10), "pluck": (1, 4, 7)},
}


@st.composite
def games(draw):
    """Return a game of any title and size, with any house rules, in progress or finished."""
    title = titles.load(draw(st.sampled_from(titles.names())))
    rows = [(field, interpretations) for _, field, interpretations in title.options.rules()]
    given_ = {
        field: draw(st.sampled_from(interpretations)) for field, interpretations in rows if draw(st.integers(0, 3)) == 0
    }
    players = draw(st.sampled_from(title.players))
    if title.id == "hamsterdam":
        given_["classic"] = draw(st.booleans())
    if draw(st.integers(0, 3)) == 0 and not given_.get("classic"):
        given_.update({name: draw(st.sampled_from(sizes)) for name, sizes in SIZES.get(title.id, {}).items()})
    if title.id == "hamsterrolle" and players == 4:
        given_["teams"] = draw(st.integers(0, 3))
    source = chance.Seeded(draw(st.integers(0, 2**32 - 1)))
    game = title.game(players, title.options(**given_))
    seats = [bots.RandomBot(source) for _ in range(players)]
    for _ in range(draw(st.sampled_from((0, 3, 20, 60, 150, 1500)))):
        if game.over:
            break
        game.play(bots.choose(game, seats, source))
    return game


@STEADY
@given(games())
def test_a_game_written_as_text_can_be_read_back(game):
    headers = {"Seat 0": 'Anna "the \\ Beaver"', "Event": "Sunday"}
    text = notation.write(game, headers)
    record = notation.read(text)
    assert record.game == game
    assert record.game.history == game.history
    assert record.headers.items() >= headers.items()
    assert notation.write(record.game, record.headers) == text
    assert all(len(line) <= 100 for line in text.splitlines() if not line.startswith("["))
    assert notation.from_json(notation.as_json(game, headers)).game.history == game.history
    assert eval(repr(game.options), {"Options": type(game.options)}) == game.options
    assert repr(game.options) in repr(game)


@STEADY
@given(games())
def test_a_position_is_written_on_one_line_and_read_back(game):
    line = notation.write_position(game)
    read = notation.read_position(line)
    assert "\n" not in line
    assert read == game
    assert hash(read) == hash(game)
    assert read.choices() == game.choices()
    assert read.outcomes() == game.outcomes()
    assert notation.write_position(read) == line


@STEADY
@given(games())
def test_a_position_written_for_a_seat_contains_only_what_that_seat_can_see(game):
    for seat in (*range(game.players), notation.EVERYBODY):
        seen = notation.read_view(notation.write_position(game, seat))
        assert seen.view == game.view(None if seat == notation.EVERYBODY else seat)
        assert (seen.players, seen.options) == (game.players, game.options)
        with pytest.raises(notation.NotationError, match=r"the line contains only what \S+ can see, but"):
            notation.read_position(notation.write_position(game, seat))


@STEADY
@given(games(), st.integers(0, 20))
def test_undoing_and_replaying_moves_leads_to_the_same_game(game, count):
    other = game.copy()
    taken = [other.pop() for _ in range(min(count, len(game.history)))]
    assert other.history == game.history[: len(game.history) - len(taken)]
    assert (other == game) == (not taken)
    for choice in reversed(taken):
        other.play(choice)
    assert other == game
    assert other.events == game.events or not taken


@STEADY
@given(games())
def test_a_picture_of_a_game_shows_everything_in_its_text_and_nothing_is_cut_off(game):
    picture = xml.etree.ElementTree.fromstring(game._repr_svg_())
    wide, high = int(picture.get("width")), int(picture.get("height"))
    _, *shapes = picture.findall(".//{*}rect")
    for shape in shapes:
        left, top, width, height = (float(shape.get(name)) for name in ("x", "y", "width", "height"))
        assert 0 <= left <= left + width <= wide
        assert 0 <= top <= top + height <= high
    texts = [(text.text, text) for text in picture.findall(".//{*}text")]
    for words, text in texts:
        centred = text.get("text-anchor") == "middle"
        width = len(words) * (7.2 if centred else 8.4)
        left = float(text.get("x")) - (width / 2 if centred else 0)
        assert 0 <= left <= left + width <= wide, words
        assert 10 <= float(text.get("y")) <= high - 4
    printed = {cell for line in str(game).splitlines() for cell in re.split("  +", line)} - {""}
    assert {words for words, _ in texts} >= printed


def test_printed_games_use_words_rather_than_numbers():
    belt = on_belt.position([on_belt.at(5, 3), on_belt.at(6, 3)], [(3, 2, 2), (1, 1, 1)], [BITE, REST])
    assert re.search(r"traits +S3 M2 F2  S1 M1 F1", str(belt))
    assert re.search(r"actions +Bite +Rest", str(belt))
    assert re.search(r"square +c5 +c6", str(belt))
    assert 'fill="#5b8def"' in belt._repr_svg_(), "where the hamster of seat 0 is"
    wheel = in_wheel.position(2, lying={0: [8], 2: [5]}, first_open=2, low=1, hands=[(1,), (2, 2)])
    assert re.search(r"compartment 1, lowest +empty", str(wheel))
    dam = on_dams.dam({7: [STANDARD, STANDARD], 8: [NAPSTER]}, tokens={6: 1}, flipped=(1, 0))
    printed = str(on_dams.position(dam, on_dams.dam(), checked=False))
    for row in (r"card a +\(2\)", r"card e +6: ~ ", r"card f +7: hamster x2", r"card g +8: Napster"):
        assert re.search(row, printed), row
    assert str(over_pad()).startswith("score_pad: over; 1. seat 1, 2. seat 0\n")
    assert re.search(r"scores +0 +5", str(over_pad()))


def over_pad():
    """Return a finished game on the score pad in which one player scores."""
    game = score_pad.Game(2)
    while not game.over:
        game.play(("score", 5 if game.seat == 1 and game.tracker.round == 1 else 0))
    return game


def test_the_history_of_a_position_read_from_text_begins_at_that_position():
    game = hamsterdam.Game(2, hamsterdam.Options(classic=True))
    game.play(("deal", 3))
    set_up = notation.read_position(notation.write_position(game))
    assert set_up.history == ()
    set_up.play(("deal", 3))
    text = notation.write(set_up)
    assert '[Position "hamsterdam 2 (classic=True) ' in text
    read = notation.read(text).game
    assert read == set_up
    assert read.pop() == ("deal", 3)
    assert read == game
    with pytest.raises(IndexError, match="the game is at the start of its history"):
        read.pop()


@pytest.mark.parametrize("options", [{"classic": True}, {}, hamsterrolle.Options()])
def test_options_that_are_not_the_titles_own_are_refused(options):
    with pytest.raises(
        TypeError, match=r"options must be hamstertop_games\.hamsterdam\.Options\(\.\.\.\) or None, not "
    ):
        hamsterdam.Game(2, options)


def test_options_are_part_of_a_position():
    plain, other = hamsterdam.Game(2), hamsterdam.Game(2, hamsterdam.Options(may_decline=True))
    assert plain != other
    assert plain.state() != other.state()
    assert plain == hamsterdam.Game(2)
    assert plain != hamsterrolle.Game(2)
    assert hamsterdam.Options() == hamsterdam.Options(may_decline=False) != hamsterdam.Options(may_decline=True)
    assert type(hamsterdam.Options(may_decline=1).may_decline) is bool
    listed = hamsterdam.Options(orange=list(hamsterdam.Options.orange))
    assert (listed, hash(listed)) == (hamsterdam.Options(), hash(hamsterdam.Options()))
    assert repr(hamsterdam.Options(may_decline=True)) == "Options(may_decline=True)"


MOVETEXT = """[Title "Hamsterrolle"]
[Players "2"]

1. ~: first:0   {shaky}
2. 0: build:5,2 ~: placed:+0 still ; a comment
%s
*
"""


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("3. 1: build:9,4", r"line 6: build:9,4 is not legal in phase turn under HR-8"),
        ("3. 0: build:1,3", r"line 6: build:1,3: 1 must choose, not 0"),
        ("3. 1: build:Hamster,3", r"line 6: .*must be one of 1, 2, 3, 4, 5, 6, 7, cone, not 'Hamster'"),
        ("3. 1: build:1,3 ~: placed:+1/9:4>out", r"line 6: .*use the option falls=Told\(\)"),
        ("3. 1: build:1,3 ~: placed:+1/9", r"line 6: .*a move must look like 3:5>out"),
        ("=1,2", r"line 6: the game must end with \* here, not =1,2"),
        ("[Title]", r'line 6: a header must look like \[Name "value"\]'),
    ],
)
def test_an_error_in_the_text_of_a_game_names_its_line(line, error):
    with pytest.raises(notation.NotationError, match=error):
        notation.read(MOVETEXT % line)


def test_a_comment_in_braces_is_read_with_the_number_of_the_move_it_follows():
    record = notation.read(MOVETEXT % "")
    assert record.comments == [(1, "shaky")]
    assert record.game.history == (("first", 0), ("build", 5, 2), ("placed", 0), ("still",))


@pytest.mark.parametrize(
    ("headers", "error"),
    [
        ('[Players "2"]', "must have the header Title"),
        ('[Title "Chess"]\n[Players "2"]', "unknown title 'Chess'"),
        ('[Title "Hamsterdam"]\n[Players "9"]', "must have 2 or 3 or 4 players, not '9'"),
        (
            '[Title "Hamsterdam"]\n[Players "2"]\n[Options "clasic=True"]',
            "unknown option clasic; the known ones are",
        ),
        ('[Title "Hamsterdam"]\n[Players "2"]\n[Result "1 2"]', r"Result says 1 2, but the moves lead to \*"),
        ('[Notation "2"]\n[Title "Hamsterdam"]\n[Players "2"]', "the notation must be version 1, not 2"),
    ],
)
def test_invalid_headers_are_refused(headers, error):
    with pytest.raises(notation.NotationError, match=error):
        notation.read(headers + "\n\n*\n")


def test_several_games_in_one_file_are_read_in_order():
    text = notation.write(hamsterdam.Game(2)) + "\n" + notation.write(run_hamster_run.Game(5))
    assert [record.game.players for record in notation.read_many(text)] == [2, 5]
    with pytest.raises(notation.NotationError, match="the text must contain exactly one game, not 2"):
        notation.read(text)


def test_a_file_of_games_in_json_is_not_taken_for_comments():
    with pytest.raises(notation.NotationError, match=r"this is JSON \(read each line with from_json\)"):
        notation.read(notation.as_json(hamsterdam.Game(2)) + "\n")


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("hamsterdam", "a position must have the form: title"),
        ("hamsterrolle 2 () all:Q", "the seat to act must be one of"),
        ("hamsterrolle 2 () all:~ colour=3", "does not have the field colour; its fields are"),
        ("hamsterrolle 2 () all:~ wheel.low=(1,)", "wheel.low must look like 0"),
        ("hamsterrolle 2 () all:~ wheel.low=import", "is not a valid value"),
        ("hamsterrolle 2 () all:~ wheel.lying=[(8,8),(),(),(),(),(),(),(),(),(),(),()]", "this position cannot occur"),
        ("hamsterdam 2 () all:~ phase='sleeping'", "does not have a phase 'sleeping'"),
    ],
)
def test_an_invalid_or_impossible_position_is_refused(line, error):
    with pytest.raises(notation.NotationError, match=error):
        notation.read_position(line)


def test_pieces_that_fell_at_a_real_table_can_be_entered():
    told = hamsterrolle.Game(2, hamsterrolle.Options(falls=falls.Told()))
    for choice in (("first", 0), ("build", 5, 2), ("placed", 0), ("still",), ("build", 1, 3)):
        told.play(choice)
    fell = ("placed", 2, 0, 8, 7, 2, 5, -1)  # the cone tumbles far ahead, and the pieces in compartment 2 fall
    assert fell not in told.choices()
    before = told.state()
    for wrong in (
        ("placed", 2, 9, 5, -1),
        ("placed",),
        ("placed", 12),
        ("placed", 0, 2, 5),
        ("dropped", 12, 0),
        ("gone", 1),
        ("placed", 0, 2.0, 5, -1),
        ("placed", 0, -1, 5, 3),
        7,
    ):
        with pytest.raises(IllegalChoice):
            told.play(wrong)
        assert told.state() == before
    told.play(fell)
    assert told.wheel.lying[7] == (8,)
    assert 5 in told.hands[1]
    assert notation.read(notation.write(told)).game == told
    assert notation.read_position(notation.write_position(told)) == told


class Alike(int):
    """A value that equals a number but has a type that neither json nor a game accepts, like numpy's."""


@pytest.mark.parametrize("choice", [("give", 2.0, 3), ("give", Alike(2), Alike(3))])
def test_a_choice_with_values_of_other_types_is_stored_as_the_legal_choice_it_equals(choice):
    game = hamsterdam.Game(2)
    game.play(choice)
    assert [type(value) for value in (*game.given[0], *game.history[0])] == [int, int, str, int, int]


def test_a_draw_given_as_true_is_stored_as_the_number_one():
    game = run_hamster_run.Game(2)
    game.play(("draw", True))
    assert type(game.history[0][1]) is int
    json.dumps(game.view())


def test_the_examples_in_the_specification_are_valid():
    page = (Path(__file__).parents[1] / "docs" / "library" / "notation.md").read_text("utf-8")
    blocks = [text for language, text in fences_of(page) if language == "text"]
    record = notation.read(blocks[0])
    assert record.comments == [(7, "Anna laughs")]
    assert notation.read_events(blocks[-1]).events[-2:] == [("rolled", 5, 4), ("done",)]


def fences_of(page):
    """Return the (language, text) of each code block on a page."""
    return re.findall(r"^```(\w*)\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
