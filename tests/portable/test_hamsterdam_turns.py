"""Hamsterdam: the first player, turns, movement phases and rounds."""

from hamstertop.games.hamsterdam.house import HOUSE
from hamstertop.games.hamsterdam.tracker import Tracker
from houses import packed
from rules import rule
from tables import dry_turns, go_on, illegal, table, turn


@rule("HD-1")
def test_two_to_four_players_can_play():
    for players in (2, 3, 4):
        assert table(players).players == players
    for players in (-1, 0, 1, 5):
        assert "2 to 4" in illegal(Tracker(), "setup", players, 0, 0)


def first_roll(*totals):
    tracker = Tracker()
    tracker.apply(("setup", 3, 0, 0))
    tracker.apply(("done",))
    for total in totals:
        assert tracker.phase == "first"
        tracker.apply(("typed", total))
    return tracker


@rule("HD-15")
def test_the_player_with_the_highest_roll_begins():
    assert first_roll(5, 9, 7).first == 1
    assert first_roll(12, 2, 2).first == 0
    assert first_roll(4, 4, 9).first == 2, "a tie below the highest roll does not matter"


@rule("HD-15")
def test_the_devices_dice_and_real_dice_can_both_decide_who_begins():
    tracker = first_roll(5)
    tracker.apply(("rolled", 6, 1))
    assert (tracker.rolls, tracker.dice) == ([5, 7, 0], (6, 1))
    tracker.apply(("rolled", 1, 1))
    assert tracker.first == 1


@rule("HD-15", "HD-A29")
def test_players_tied_for_the_highest_roll_roll_again():
    tracker = first_roll(8, 3, 8)
    assert tracker.phase == "first"
    assert tracker.rolls == [0, -1, 0]
    assert tracker.to_act == 0
    tracker.apply(("typed", 4))
    assert tracker.to_act == 2, "the player out of the tie does not roll"
    tracker.apply(("typed", 4))
    assert tracker.phase == "first", "a second tie is rolled off too"
    tracker.apply(("typed", 4))
    tracker.apply(("typed", 6))
    assert (tracker.phase, tracker.first) == ("deploy", 2)


@rule("HD-17", "HD-33", "HD-60", "HD-65", "HD-A26")
def test_the_dice_pass_to_the_left_and_the_first_player_begins_every_round():
    for players in (2, 3, 4):
        for first in range(players):
            tracker = table(players, first=first)
            for step in range(24):
                assert tracker.roller == (first + step) % players
                assert (tracker.round, tracker.turn) == (1 + step // 12, step % 12)
                dry_turns(tracker, 1)


@rule("HD-21")
def test_a_roll_is_the_sum_of_two_dice():
    for a in range(1, 7):
        for b in range(1, 7):
            tracker = table()
            tracker.apply(("rolled", a, b))
            assert tracker.total == a + b
    for faces in ((0, 3), (7, 1), (3, -1)):
        illegal(table(), "rolled", *faces)
    for total in (1, 13, 0):
        illegal(table(), "typed", total)


@rule("HD-22")
def test_a_number_nobody_has_cannot_be_reported_once_somebody_has_taken_water():
    tracker = table()
    tracker.apply(("rolled", 6, 6))
    tracker.apply(("water", 2, 1))
    illegal(tracker, "nobody")


@rule("HD-50", "HD-61", "HD-A12")
def test_movement_phases_depend_on_the_number_of_players():
    for players, turns in ((2, [4, 8, 12]), (3, [3, 6, 9, 12]), (4, [4, 8, 12])):
        tracker = table(players)
        moved = []
        for played in range(1, 13):
            turn(tracker)
            if tracker.phase == "move":
                moved.append(played)
            go_on(tracker)
        assert moved == turns


@rule("HD-A12")
def test_two_players_may_agree_on_movement_after_one_turn_each():
    tracker = table(2, house=packed(HOUSE, one_turn_each=True))
    turn(tracker)
    assert tracker.phase == "roll"
    turn(tracker)
    assert tracker.phase == "move"


@rule("HD-54")
def test_abilities_used_instead_of_moves_come_after_the_normal_moves():
    tracker = table()
    illegal(tracker, "skips")
    for _ in range(3):
        turn(tracker)
    assert tracker.phase == "move"
    illegal(tracker, "water", 1, 1)
    tracker.apply(("skips",))
    assert tracker.phase == "skip"
    illegal(tracker, "skips")


@rule("HS-3", "HS-20")
def test_turning_the_dice_over_twice_restores_the_roll():
    for a in range(1, 7):
        for b in range(1, 7):
            tracker = table()
            tracker.apply(("rolled", a, b))
            tracker.apply(("opposite",))
            assert (tracker.dice, tracker.total) == ((7 - a, 7 - b), 14 - a - b)
            tracker.apply(("opposite",))
            assert tracker.dice == (a, b)


@rule("HS-3")
def test_real_dice_can_be_turned_over_too():
    tracker = table()
    tracker.apply(("typed", 4))
    tracker.apply(("opposite",))
    assert (tracker.dice, tracker.total) == (None, 10)


@rule("HS-15", "HS-20")
def test_one_die_can_be_changed_to_any_face():
    for face in range(1, 7):
        tracker = table()
        tracker.apply(("rolled", 2, 5))
        tracker.apply(("spun", 0, face))
        assert (tracker.dice, tracker.total) == ((face, 5), face + 5)
        tracker.apply(("spun", 1, face))
        assert tracker.dice == (face, face)
    for die, face in ((2, 3), (0, 0), (1, 7)):
        illegal(tracker, "spun", die, face)


@rule("HS-15")
def test_a_change_to_a_real_die_is_entered_as_a_new_total():
    tracker = table()
    tracker.apply(("typed", 4))
    assert "enter the new value" in illegal(tracker, "spun", 0, 3)
    tracker.apply(("typed", 9))
    assert (tracker.phase, tracker.total) == ("flood", 9)


@rule("HS-13", "HS-20")
def test_both_dice_can_be_rerolled_and_either_roll_chosen():
    for new, dice in ((0, (1, 2)), (1, (6, 5))):
        tracker = table()
        tracker.apply(("rolled", 1, 2))
        tracker.apply(("rerolled", 6, 5))
        assert tracker.phase == "choose"
        illegal(tracker, "water", 0, 1)
        tracker.apply(("chose", new))
        assert (tracker.phase, tracker.dice, tracker.total) == ("flood", dice, sum(dice))


@rule("HS-22")
def test_abilities_that_change_the_dice_must_be_used_before_any_water_is_entered():
    tracker = table()
    tracker.apply(("rolled", 1, 2))
    tracker.apply(("water", 0, 1))
    for event in (("opposite",), ("spun", 0, 3), ("rerolled", 1, 1), ("typed", 4)):
        assert "undo the water" in illegal(tracker, *event)
