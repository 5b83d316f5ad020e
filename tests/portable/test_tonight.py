"""Who plays is asked seat by seat, unless the last table plays again."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.saving.settings import Settings
from hamstertop.saving.storage import MemoryStorage
from hamstertop_host.simulator.virtual.board import described
from playing.entering import is_a
from playing.fingers import LEFT, RIGHT, Fingers
from touching import Touching

FAMILY = ("Ann", "Ben", "Cyd", "Dad")


def table(*names, known=(), storage=None, writing=False, fingers=Fingers):
    """Return fingers whose last table had these people, and that know others."""
    player = fingers(described({"writing": writing}, storage), chance.Seeded(1))
    player.name(*names)
    for name in known:
        player.app.settings.meet(name, chance.Seeded(1))
    player.app.settings.table = len(names)
    return player


def new_game(player, players, title="score_pad"):
    """Open the first screen of a title with this number of players, and mark its first line."""
    player.app.stack.home()
    act(player.app, "choose", title, ("setup", players, 0))
    act(player.app, "game", title)
    player.presses = 0


def playing(player):
    assert player.app.game.playing
    return [person.name for person in player.app.game.session.people]


def test_the_last_table_begins_again_with_one_press():
    player = table(*FAMILY)
    new_game(player, 4)
    player.press(RIGHT)
    assert (playing(player), player.presses) == (list(FAMILY), 1)


def test_another_number_of_players_asks_who_plays_and_offers_who_had_the_seat():
    player = table("Ann", "Ben", known=("Dad", "Cyd"))
    new_game(player, 4)
    player.press(RIGHT)
    assert player.lines[:4] == ["Ann", "Ben", "Cyd", "Dad"]
    assert player.title == "Who is Blue? (1 of 4)"
    player.press(RIGHT, 4)
    assert (playing(player), player.presses) == (list(FAMILY), 5)


def test_on_a_page_each_person_is_one_tap_in_any_order():
    player = table("Ann", "Ben", known=("Dad", "Cyd"), fingers=Touching)
    new_game(player, 4)
    player.touches = 0
    player.choose_line(player.app.look.common.start)
    for name in ("Dad", "Ann", "Cyd", "Ben"):
        player.choose_line(name)
    assert (playing(player), player.touches) == (["Dad", "Ann", "Cyd", "Ben"], 5)


def test_the_left_key_goes_to_the_next_person():
    player = table(*FAMILY)
    new_game(player, 3)
    player.press(RIGHT, 2)
    assert player.lines[:3] == ["Ben", "Cyd", "Dad"]
    player.press(LEFT)
    player.press(RIGHT)
    assert player.lines[:2] == ["Dad", "Ben"], "Cyd is not asked about again"
    player.press(RIGHT)
    assert (playing(player), player.presses) == (["Ann", "Cyd", "Dad"], 5)


def test_people_keep_their_colours_when_a_seat_is_new():
    player = table("Ann", "", "Cyd", known=("Eve",))
    player.app.settings.table = 4
    new_game(player, 3)
    player.press(RIGHT, 2)
    assert player.lines[:2] == ["Eve", "Cyd"]
    player.press(RIGHT, 2)
    assert playing(player) == ["Ann", "Eve", "Cyd"]


def test_somebody_who_sits_out_leaves_one_player_fewer_and_keeps_the_colour_for_later():
    player = table(*FAMILY)
    new_game(player, 4)
    who = player.app.look.words("names", "companion")
    player.choose_line(who.title)
    player.press(RIGHT, 3)
    index = player.lines.index(who.sits_out % "Dad")
    assert player.values[index] == who.players % 3
    player.choose(index)
    assert is_a(player.screen, "new_game"), "where everything else can be chosen"
    player.choose_line(player.app.look.common.start)
    assert playing(player) == ["Ann", "Ben", "Cyd"]
    assert player.app.settings.names[3] == "Dad"


def test_nobody_can_sit_out_where_too_few_would_be_left():
    player = table("Ann", "Ben")
    act(player.app, "show", "tonight", "hamsterdam", ("setup", 2, 0))
    assert len(player.lines) == len(["Ann", "Ben", "New name", "Blue"])


def test_holding_the_right_key_goes_back_to_the_seat_before():
    player = table("Ann", "Ben")
    new_game(player, 3)
    player.press(RIGHT, 2)
    assert player.title == "Who is Orange? (2 of 3)"
    player.hold(RIGHT)
    assert (player.title, player.lines[0]) == ("Who is Blue? (1 of 3)", "Ann")
    player.hold(RIGHT)
    assert is_a(player.screen, "new_game")
    assert player.app.settings.names[:2] == ["Ann", "Ben"]


def test_a_new_person_and_a_colour_are_lines_of_the_list():
    storage = MemoryStorage()
    player = table("Ann", "Ben", storage=storage, writing=True)
    new_game(player, 3)
    player.press(RIGHT, 2)
    player.choose(len(player.lines) - 1)
    new = player.app.look.words("settings", "companion").new_name
    player.choose_line(new)
    player.settle()
    player.board.write("Ann")  # a second one, because the first is seated
    player.wait(100)
    assert playing(player) == ["Ann", "", "Ann"]
    ids = Settings(storage).seats[:3]
    assert len(set(ids)) == 3
    assert ids[1] == ""


def test_a_typed_name_that_is_known_is_that_person():
    player = table("Ann", "Ben", known=("Dad",), writing=True)
    dad = player.app.settings.people[0]
    new_game(player, 3)
    player.press(RIGHT)
    player.choose_line(player.app.look.words("settings", "companion").new_name)
    player.settle()
    player.board.write("Dad")
    player.wait(100)
    assert "Dad" not in player.lines
    player.press(RIGHT, 2)
    assert player.app.game.session.people[0] == dad


def test_a_running_game_is_asked_about_after_the_table_is_known():
    player = table("Ann", "Ben", "Cyd")
    new_game(player, 3)
    player.press(RIGHT)
    player.report(("scored", 0, 3))
    new_game(player, 2)
    player.choose_line(player.app.look.common.new_game)
    player.press(RIGHT, 2)
    assert is_a(player.screen, "sure")
    player.press(RIGHT)
    assert playing(player) == ["Ann", "Ben"]


def test_forgetting_somebody_is_asked_and_a_new_spelling_changes_the_game():
    player = table("Ann", "Ben", writing=True)
    new_game(player, 2)
    player.press(RIGHT)
    words = player.app.look.words("names", "companion")

    def person(name):
        act(player.app, "show", "names.everybody")
        player.choose_line(name)

    person("Ben")
    player.choose_line(words.respell)
    player.settle()
    player.board.write("Benn")
    player.wait(100)
    assert playing(player) == ["Ann", "Benn"]
    act(player.app, "show", "names.everybody")
    for left in (["Ann"], []):
        player.choose(0)
        player.choose_line(words.forget)
        assert is_a(player.screen, "sure")
        player.press(RIGHT)
        assert (player.app.settings.known, player.lines) == (left, left)
    assert playing(player) == ["Ann", "Benn"]
    assert player.screen.label(RIGHT, False) == player.app.look.common.back_key
