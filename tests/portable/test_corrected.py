"""What was counted wrong can be corrected at any time, even once the game is over."""

from hamstertop import chance
from hamstertop.games.hamsterdam.house import HOUSE
from hamstertop.games.run_hamster_run.tracker import EATEN, ON_BELT
from hamstertop.saving.results import Result
from hamstertop_host.simulator.virtual.board import VirtualBoard
from houses import packed
from playing.fingers import LEFT, RIGHT, Fingers
from printed import read
from rolls import house
from rules import rule
from tables import illegal, table, turn

FLOODED = (("rolled", 3, 4), ("water", 0, 5), ("water", 1, 5), ("water", 2, 5), ("done",))


def playing(title, setup, *events, storage=None):
    player = Fingers(VirtualBoard(storage=storage), chance.Seeded(2))
    player.begin(title, ("setup",) + setup)
    player.report(*events)
    return player


def hamsterdam(*events, players=3, classic=0, house=(0,), storage=None):
    setup = (players, classic) + house
    return playing("hamsterdam", setup, ("done",), ("first", 0), ("done",), *events, storage=storage)


def state(player):
    return player.app.game.tracker


def results(player):
    """Return each seat's place in each of the stored results, latest first."""
    return [[player.place for player in Result(payload).players] for payload in player.app.game.results]


# Hamsterdam


@rule("C-4")
def test_every_count_of_hamsterdam_can_be_corrected_after_the_end_and_the_ranking_follows():
    player = hamsterdam(*FLOODED, ("dam", 0, 1), ("dam", 1, 2), ("dam", 2, 3), classic=1)
    assert (state(player).places, results(player)) == ([1, 2, 3], [[1, 2, 3]])
    player.put_right("Green: tokens on the dam", 0)
    assert (state(player).places, results(player)) == ([2, 3, 1], [[2, 3, 1]])
    player.put_right("Orange: flood pile", 1)
    assert (state(player).places, results(player)) == ([3, 1, 2], [[3, 1, 2]])
    assert player.title == "wins!"
    player.undo()
    assert "Undone: Corrected: Orange has 1 in the flood pile" in read(player).replace("\n", " ")
    player.undo()
    assert (state(player).places, results(player)) == ([1, 2, 3], [[1, 2, 3]])


@rule("C-4")
def test_a_correction_while_water_is_entered_cannot_leave_more_water_of_this_turn_than_there_is():
    player = hamsterdam(*FLOODED[:3])
    player.report(("pile", 1, 2))
    assert (state(player).piles, state(player).gained) == ([5, 2, 0], [5, 2, 0])


@rule("C-4", "HD-72")
def test_hamsters_that_were_counted_as_none_can_be_counted_again():
    player = hamsterdam(*FLOODED, ("dam", 0, 1), ("dam", 1, 1), ("dam", 2, 3), classic=1)
    player.report(("hamsters", 0, 0), ("hamsters", 1, 6))
    player.put_right("Blue: hamsters", 7)
    assert state(player).places[:2] == [1, 2]


@rule("C-4", "HD-72")
def test_hamsters_are_counted_again_only_if_a_correction_changes_who_ties():
    tracker = table(classic=1)
    for event in FLOODED + (("dam", 0, 1), ("dam", 1, 1), ("dam", 2, 3), ("hamsters", 0, 4), ("hamsters", 1, 6)):
        tracker.apply(event)
    assert tracker.places == [2, 1, 3]
    tracker.apply(("hamsters", 0, 7))
    tracker.apply(("dam", 2, 4))
    assert (tracker.over, tracker.places, tracker.hamsters) == (True, [1, 2, 3], [7, 6, 0])
    assert "must act now" in illegal(tracker, "hamsters", 2, 1)
    tracker.apply(("dam", 2, 1))
    assert (tracker.phase, tracker.hamsters) == ("hamsters", [-1, -1, -1])
    tracker.apply(("dam", 0, 0))
    assert (tracker.over, tracker.places, tracker.hamsters) == (True, [1, 2, 2], [0, 0, 0])


@rule("C-5", "HD-70")
def test_a_correction_that_reaches_the_limit_between_turns_asks_and_ends_the_game():
    player = hamsterdam(players=2)
    player.put_right("Blue: flood pile", 10)
    assert player.said == "Does this end the game?"
    player.press(LEFT)
    assert (state(player).phase, state(player).water) == ("roll", 0)
    player.press(RIGHT)
    player.press(RIGHT)
    assert (state(player).phase, state(player).water) == ("dams", 10)
    player.undo()
    assert (state(player).phase, state(player).water) == ("roll", 0)


@rule("C-5")
def test_a_correction_during_a_turn_ends_the_game_after_the_turn_without_a_question():
    player = hamsterdam(("rolled", 3, 4), players=2, classic=1)
    player.put_right("Blue: flood pile", 10)
    assert state(player).phase == "flood"
    player.report(("done",))
    assert state(player).phase == "dams"


@rule("C-5", "HD-A24")
def test_a_correction_does_not_end_a_game_that_ends_with_a_round_before_the_round_is_over():
    tracker = table(players=2, house=packed(HOUSE, end_with_round=True))
    tracker.apply(("pile", 0, 10))
    assert tracker.phase == "roll"
    tracker = table(players=2, house=packed(HOUSE, end_with_round=True))
    while tracker.phase != "redeploy":
        if tracker.phase == "move":
            tracker.apply(("done",))
        else:
            turn(tracker)
    tracker.apply(("pile", 0, 10))
    assert tracker.phase == "dams"


@rule("C-5", "HD-A11")
def test_a_correction_that_flips_the_last_card_of_all_dams_ends_the_game():
    tracker = table(players=2)
    tracker.apply(("flips", 0, 11))
    assert tracker.phase == "roll"
    tracker.apply(("flips", 1, 11))
    assert (tracker.ended, tracker.dams) == (True, [0, 0])


def test_a_lower_flood_pile_asks_whether_the_card_is_turned_face_up_again():
    player = hamsterdam(("rolled", 3, 4), ("water", 0, 3), ("done",), ("breach", 0, 0))
    lines = ["Put face up again, empty", "Leave flipped"]
    for flipped in (0, 1):
        player.put_right("Blue: flood pile", 2)
        assert (player.title, player.lines, player.screen.at) == ("Flipped too many: 1", lines, 0)
        player.choose(flipped)
        assert (state(player).piles[0], state(player).flipped[0]) == (2, flipped)
        while state(player).piles[0] != 3 or state(player).flipped[0] != 1:
            player.undo()
    player.put_right("Blue: flood pile", 4)
    assert state(player).piles[0] == 4, "nothing to ask"


def test_a_much_lower_flood_pile_names_the_number_of_cards():
    player = hamsterdam(("rolled", 3, 4), ("water", 0, 6), ("done",), ("breach", 0, 0), ("breach", 0, 0))
    player.report(("breach", 0, 0))
    player.put_right("Blue: flood pile", 3)
    assert player.title == "Flipped too many: 2"
    player.choose(0)
    assert state(player).flipped[0] == 1


@rule("HD-17", "HD-60")
def test_turn_roll_and_round_can_be_corrected_in_every_phase_of_a_round():
    player = hamsterdam(("rolled", 3, 4), ("water", 1, 2))
    player.hold(RIGHT)
    player.put_right("Number rolled", 12)
    assert (state(player).phase, state(player).total, state(player).dice) == ("flood", 12, None)
    player.put_right("Round", 3)
    player.put_right("Whose turn is it?")
    player.choose_line("Green")
    player.enter(2)
    assert (state(player).round, state(player).roller, state(player).turn) == (3, 2, 5)
    assert (state(player).phase, state(player).gained) == ("flood", [0, 2, 0]), "the roll goes on"
    player.report(("done",))
    assert state(player).phase == "move"
    player.put_right("Whose turn is it?")
    player.choose_line("Orange")
    player.enter(1)
    assert (state(player).phase, state(player).roller, state(player).turn) == ("roll", 1, 1)
    player.undo()
    assert state(player).phase == "move"
    for event in (("turn", 3, 1), ("turn", 0, 0), ("turn", 0, 5), ("round", 0), ("pile", 0, 100), ("flips", 0, 12)):
        illegal(table(), *event)


# Hamsterrolle


def rolle(*stocks):
    """Return a game in which players have these numbers of pieces, and the first has just built the last one."""
    events = [("done",), ("first", 0)]
    events += [("stock", seat, pieces) for seat, pieces in enumerate(stocks)]
    return playing("hamsterrolle", (len(stocks), 0) + house(), *events, ("built", 0, 0))


@rule("C-4")
def test_pieces_can_be_corrected_after_the_end_and_the_ranking_follows():
    player = rolle(1, 5, 4)
    assert (state(player).places, results(player)) == ([1, 3, 2], [[1, 3, 2]])
    player.put_right("Orange", 2)
    assert (state(player).places, results(player)) == ([1, 2, 3], [[1, 2, 3]])
    player.undo()
    assert results(player) == [[1, 3, 2]]


@rule("C-4")
def test_the_game_continues_if_a_correction_leaves_nobody_without_pieces():
    player = rolle(1, 5, 4)
    player.put_right("Blue", 1)
    assert (state(player).phase, state(player).seat, state(player).winners) == ("turn", 1, [])
    assert results(player) == []
    player.undo()
    assert (state(player).winners, results(player)) == ([0], [[1, 3, 2]])


# Run, Hamster, Run! and the score pad


@rule("C-4")
def test_who_was_eaten_can_be_corrected_after_the_end():
    player = playing("run_hamster_run", (2, 0), ("drawn", 0), ("done",), ("allocated", 0, 3, 2, 2))
    player.report(("allocated", 1, 3, 4, 0), ("revealed",), ("stood", 1, EATEN), ("declared", 3), ("done",))
    player.report(("done",), ("done",))
    assert (state(player).winner, results(player)) == (0, [[1, 2]])
    player.report(("stood", 0, EATEN))
    assert (state(player).over, state(player).winner, results(player)) == (True, None, [[2, 2]])
    player.report(("stood", 1, ON_BELT))
    assert (state(player).winner, results(player)) == (1, [[2, 1]])
    player.undo()
    player.undo()
    player.report(("stood", 1, ON_BELT))
    assert (state(player).phase, state(player).round, results(player)) == ("allocate", 2, [])
    player.undo()
    player.report(("counted", 3, 4))
    assert (state(player).over, state(player).round) == (True, 4)


@rule("C-4")
def test_points_can_be_corrected_after_the_end():
    player = playing("score_pad", (2, 0), ("scored", 0, 5), ("ended",))
    player.hold(RIGHT)
    player.choose_line("Points for…")
    player.choose(1)
    player.enter(6)
    assert (state(player).winners, results(player)) == ([1], [[2, 1]])


@rule("C-4")
def test_a_page_offers_the_correction_beside_the_ranking():
    for player in (rolle(1, 5, 4), playing("score_pad", (2, 0), ("ended",))):
        beside = player.screen.content.beside[0]
        player.hold(RIGHT)
        assert player.lines[0] == beside.label
