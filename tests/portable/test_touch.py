"""On a page, touching an item does what it says."""

from hashlib import sha256

import tour
from hamstertop import chance
from hamstertop.companion.shown import AMOUNT, KEY, LINE, SEAT
from hamstertop.content import RIGHT, SECRET, Lines
from hamstertop_host.simulator.virtual.board import described
from playing.fingers import Fingers
from touching import Touching


def touching(**options):
    return Touching(described(options), chance.Seeded(2))


def asked(player):
    """Return the index of the number being asked for, and all the numbers."""
    block = player.screen.content.body[0]
    return block.marked, [row.number for row in block.rows]


def flooded(**options):
    """Return a game of Hamsterdam in the flood after a roll of seven."""
    player = touching(**options)
    player.begin("hamsterdam", ("setup", 3, 0, 0))
    player.report(("done",), ("first", 0), ("done",), ("rolled", 3, 4))
    return player


def test_a_game_played_by_touch_shows_the_same_frames_as_one_played_with_the_keys():
    made = []

    def make(board, source):
        made.append(Touching(board, source))
        return made[0]

    legs = ["tour_hamsterdam"]
    pressed = [(name, sha256(frame).digest()) for name, frame in tour.frames(only=legs)]
    touched = [(name, sha256(frame).digest()) for name, frame in tour.frames(only=legs, make=make)]
    for before, after in zip(pressed, touched):
        if "code" not in before[0]:  # a code contains the time that the game took
            assert before == after, before[0]
    assert made[0].touches > len(touched)


def test_each_line_of_each_screen_of_the_tour_can_be_touched():
    made, lines = [], 0

    def make(board, source):
        made.append(Fingers(board, source))
        return made[0]

    for name, _ in tour.frames(make=make):
        screen = made[0].screen
        before = screen.cursor
        for block in screen.content.body:
            if isinstance(block, Lines):
                for at in range(block.count):
                    screen.at, lines = at, lines + 1
                    assert screen.at == at, name
        screen.cursor = before
        screen.changed()
    assert lines > 500


def test_touching_a_player_on_the_score_pad_opens_the_screen_for_entering_points():
    player = touching()
    player.begin("score_pad", ("setup", 3, 0))
    player.touch(SEAT, 2)
    assert player.screen.content.who == 2
    assert player.number == 1


def test_a_touch_on_a_secret_page_triggers_no_lights_or_sounds():
    player = touching()
    player.begin("run_hamster_run", ("setup", 2, 0))
    while player.app.game.tracker.phase != "allocate":
        player.press(2)
    player.press(2)
    assert SECRET in player.screen.content.flags
    player.settle()
    told = []
    player.board.listener = lambda change: told.append(change[0])
    assert asked(player) == (0, [3, 2, 2])
    player.touch(KEY, 0)
    player.settle()
    assert asked(player) == (0, [4, 2, 1])
    assert set(told) == {"frame", "shown"}


def test_a_touch_wakes_the_lights():
    player = touching()
    player.wait(11 * 60 * 1000, 500)
    dark = bytes(player.board.rgb)
    player.board.answer(player.app.stack.revision, LINE, 0)
    player.wait(40)
    assert bytes(player.board.rgb) != dark


def test_touching_a_number_of_a_trait_gives_it_so_many_chips():
    player = touching()
    player.begin("run_hamster_run", ("setup", 2, 0))
    player.report(("drawn", 0), ("done",))
    player.press(RIGHT)
    assert player.touch(AMOUNT, 1, 4)
    assert asked(player) == (1, [3, 4, 0])
    assert player.touch(AMOUNT, 0, 2)
    assert asked(player) == (0, [2, 4, 1])
    assert not player.offers(AMOUNT, 2, 3), "it takes the rest"
