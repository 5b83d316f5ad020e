"""After a pause, a game goes on with a page that says where it stands."""

from hamstertop import chance
from hamstertop.companion.actions import act
from hamstertop.companion.open_game import PAUSE
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.entering import is_a
from playing.fingers import RIGHT, Fingers
from printed import read

PLAYED = {
    "hamsterdam": (("setup", 3, 0, 0), ("done",), ("first", 1), ("done",), ("rolled", 3, 4), ("water", 0, 2)),
    "hamsterrolle": (("setup", 2, 0), ("done",), ("first", 1), ("built", 0, 0)),
    "run_hamster_run": (("setup", 2, 0), ("drawn", 0), ("done",)),
}


def playing(title):
    player = Fingers(VirtualBoard(), chance.Seeded(3))
    player.begin(title, PLAYED[title][0])
    player.report(*PLAYED[title][1:])
    return player


def test_after_a_pause_one_page_says_what_happened_last_and_what_must_lie_on_the_table():
    said = {
        "hamsterdam": ("Blue added 1 to the flood pile", "It is Orange's turn.", "Blue 2"),
        "hamsterrolle": ("Orange built", "It is Blue's turn.", "2 in the wheel", "0 is where Orange's piece is."),
        "run_hamster_run": ("turn.", "Speed pool: 1", "Asterisks on strip: 5"),
    }
    for title in sorted(PLAYED):
        player = playing(title)
        main = player.app.stack._screens[0].content.id
        player.power_on()
        player.press(RIGHT)
        assert is_a(player.screen, "where"), title
        for text in said[title]:
            assert text in " ".join(read(player).split()), (title, text, read(player))
        player.press(RIGHT)
        assert (player.screen.own, player.screen.content.id) == (True, main)


def test_in_the_middle_of_a_turn_of_hamsterrolle_it_says_how_to_find_compartment_0():
    nowhere = ("fell", 1, -1, -1, 0)
    for events, found in (
        ((("built", 2, 0),), "0 is where Blue's piece is."),
        ((("built", 2, 0), nowhere), "0 is where Blue built, 2 compartments further left than Orange."),
        ((("built", 0, 0), nowhere), "Blue and Orange built in 0."),
        ((nowhere,), "0 is two left of the cone."),
    ):
        player = playing("hamsterrolle")
        player.report(*events + (("clock", 20),))
        player.power_on()
        player.press(RIGHT)
        assert found in " ".join(read(player).split()), (events, read(player))


def test_without_a_pause_and_before_anything_has_happened_there_is_no_such_page():
    player = playing("hamsterdam")
    for pause, page in ((1000, "flood"), (PAUSE + 1000, "where")):
        player.app.stack.home()
        player.board.advance(pause)
        act(player.app, "resume", "hamsterdam")
        assert is_a(player.screen, page)
    player.app.stack.home()
    player.begin("score_pad", ("setup", 2, 0))
    player.power_on()
    player.press(RIGHT)
    assert player.screen.own
