"""On a surface with a keyboard, players can search the rules of their game, with its house rules."""

from hamstertop import chance
from hamstertop.companion.screens.rules import answers
from hamstertop_host.simulator.virtual.board import described
from playing.fingers import RIGHT, Fingers
from printed import read


def playing(*setup, writing=True):
    player = Fingers(described({"writing": writing}), chance.Seeded(1))
    player.begin("hamsterdam", ("setup",) + setup)
    player.hold(RIGHT)
    player.choose_line(player.app.look.common.rules)
    return player


def searched(player, text):
    player.choose_line("Search")
    player.board.write(text)
    player.settle()
    return read(player)


def test_a_search_shows_the_sentence_that_answers_an_argument():
    for text, answer in (
        ("tie", "share the win"),
        ("Have you run out of tokens?", "use coins."),
        ("two on one card", "two specials on one card are fine"),
    ):
        assert answer in searched(playing(3, 0, 0), text).replace("\n", " "), text


def test_a_search_finds_what_this_table_has_decided():
    for house, said in ((0, "at once*"), (1, "before the next turn**")):
        whys = [why for _, why in answers(playing(3, 0, house).app.look, "tokens on the flipped card")]
        assert said in " ".join(whys)


def test_a_search_without_an_answer_says_so():
    assert "Nothing found." in searched(playing(3, 0, 0), "xyzzy")


def test_a_board_without_a_keyboard_has_no_search():
    assert "Search" not in playing(3, 0, 0, writing=False).lines
