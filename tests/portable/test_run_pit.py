"""Run, Hamster, Run! at the table: the belt, the alligators, fatigue and the end."""

from hamstertop.games.run_hamster_run import rules
from hamstertop.games.run_hamster_run.house import HOUSE
from hamstertop.games.run_hamster_run.rules import BITE, FRISKINESS, METTLE, REST, RUN, SCAMPER, THROW
from houses import packed
from pluck import apply, contest, declared, draw, face, fallen, placed, to_phase
from rules import rule
from tables import illegal

EVEN = (3, 2, 2)


# The belt


@rule("RHR-71", "RHR-72", "RHR-73")
def test_the_belt_moves_once_per_speed_chip_and_asterisks_move_the_speed_towards_four():
    assert rules.convey(0, 1) == (1, 1)
    assert rules.convey(0, 4) == (4, 4), "four moves do not bring the asterisks to the top"
    for speed, after in ((1, 2), (2, 3), (3, 4), (4, 4), (5, 4), (6, 5)):
        assert rules.convey(4, speed) == (speed, after)
        assert rules.convey(14, speed) == (speed, after)
    assert rules.convey(5, 9) == (9, 9)
    assert rules.convey(5, 10) == (10, 9), "the fifteenth move"
    assert rules.convey(0, 3) == (3, 3)
    assert rules.convey(3, 2) == (2, 3), "the second move of two"


@rule("RHR-71", "RHR-A17")
def test_asterisks_affect_the_next_belt_step_or_under_a_house_rule_the_current_one():
    for house, moves in ((0, 2), (packed(HOUSE, asterisk_at_once=True), 3)):
        tracker = placed(2, house)
        tracker.speed, tracker.moved = 2, 3
        to_phase(declared(EVEN, EVEN, tracker=tracker), "belt")
        assert tracker.moves == moves
        tracker.apply(("done",))
        assert (tracker.moved, tracker.speed) == (3 + moves, 3)
        assert ("speed", 1) in tracker.news
    assert rules.convey(4, 6, True) == (5, 5)
    assert rules.convey(4, 1, True) == (2, 2)
    assert rules.convey(0, 5, True) == (5, 4), "the last move: nothing is left to take back"


@rule("RHR-63", "RHR-70", "RHR-72")
def test_a_belt_without_hamsters_need_not_be_moved_nor_its_speed_changed():
    tracker = declared(EVEN, EVEN)
    tracker.moved = 4
    apply(tracker, ("fell", 0), ("fell", 1), ("done",), ("done",))
    assert (tracker.phase, tracker.moved, tracker.speed) == ("tie", 5, 2), "counted, for a hamster that is put back"
    assert tracker.news == [("alligators", 1, 2)]
    apply(tracker, ("drawn", 0), ("faced", SCAMPER, 0), ("faced", SCAMPER, 0), ("done",))
    declared((4, 2, 0), (4, 2, 0), tracker=tracker, actions=[REST, REST])
    assert (tracker.speed, tracker.news) == (4, []), "nobody is frisky, and all rest"


# Alligators


@rule("RHR-80", "RHR-81", "RHR-82")
def test_alligators_increase_while_somebody_is_in_the_pit_and_otherwise_decrease_to_one():
    assert fallen([EVEN, EVEN], 0, alligators=1).alligators == 2
    assert fallen([EVEN, EVEN], 0, alligators=0).alligators == 1
    assert fallen([EVEN, EVEN], alligators=3).alligators == 2
    assert fallen([EVEN, EVEN], alligators=1).alligators == 1
    assert fallen([EVEN, EVEN], alligators=0).alligators == 0
    assert fallen([EVEN, EVEN], alligators=3).news == [("alligators", -1, 2)]


@rule("RHR-A20")
def test_alligators_and_speed_are_not_limited_by_the_number_of_chips():
    tracker = placed(2)
    tracker.speed, tracker.alligators = 21, 21
    to_phase(declared((4, 3, 0), (4, 3, 0), tracker=tracker), "belt")
    assert tracker.speed == 22, "nobody is frisky"
    apply(tracker, ("fell", 0), ("done",))
    assert tracker.alligators == 22


@rule("RHR-83")
def test_the_hamster_with_the_lowest_mettle_faces_the_alligators_first():
    tracker = fallen([(2, 4, 1), (5, 1, 1), (3, 3, 1)], 0, 1, 2, alligators=1)
    for seat in (1, 2, 0):
        assert (tracker.phase, tracker.to_act) == ("chomp", seat)
        face(tracker, SCAMPER, True)
        assert tracker.alligators == 2, "copies go into the HAT: the pit keeps its own"
    assert tracker.phase == "fatigue"
    assert tracker.alligators == 2


@rule("RHR-83", "RHR-A13")
def test_the_hat_decides_who_goes_first_when_mettle_is_equal():
    tracker = fallen([EVEN, (2, 4, 1), EVEN], 0, 1, 2)
    assert (tracker.phase, tracker.hat, tracker.to_act) == ("tie", [1, 0, 1], None)
    draw(tracker, 2)
    assert (tracker.phase, tracker.to_act) == ("chomp", 2)
    face(tracker, METTLE, True)
    assert tracker.to_act == 0


@rule("RHR-83", "RHR-A13", "RHR-100")
def test_any_trait_with_a_chip_can_be_used_against_the_alligators():
    tracker = fallen([(3, 0, 4), EVEN], 0, alligators=2)
    assert "must have a chip" in illegal(tracker, "faced", METTLE, 0)
    illegal(tracker, "faced", 3, 0)
    for trait, chips in ((SCAMPER, 3), (FRISKINESS, 4)):
        for chip in (-1, chips + 3):
            assert "a chip in the HAT must be 0 to %d" % (chips + 2) in illegal(tracker, "faced", trait, chip)
        apply(tracker.copy(), ("faced", trait, chips + 2))


@rule("RHR-87")
def test_the_odds_are_the_hamsters_chips_against_the_number_of_alligators():
    tracker = fallen([(3, 0, 4), EVEN], 0, alligators=4)
    assert tracker.draws(("faced", FRISKINESS, 7)) == [(9, 7)]
    wins = 0
    for chip in range(9):
        wins += ("escaped", 0) in apply(tracker.copy(), ("faced", FRISKINESS, chip)).news
    assert wins == 4


@rule("RHR-84", "RHR-105")
def test_a_hamster_that_beats_the_alligators_loses_no_chips_and_no_alligator_leaves():
    tracker = face(fallen([EVEN, EVEN], 0, alligators=2), SCAMPER, True)
    assert tracker.news[0] == ("escaped", 0)
    assert (tracker.traits[0], tracker.fatigue[0], tracker.alligators) == (EVEN, 0, 3)


@rule("RHR-85")
def test_a_chomp_costs_one_chip_per_two_alligators_rounded_up_and_removes_an_alligator():
    for alligators, lost in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3)):
        tracker = face(fallen([EVEN, EVEN], 0, alligators=alligators - 1), SCAMPER, False)
        assert tracker.news[0] == ("chomped", 0, lost)
        assert (tracker.fatigue[0], tracker.alligators) == (lost, alligators - 1)
    assert [rules.chomp(alligators) for alligators in (0, 1, 2, 3, 4, 13)] == [0, 1, 1, 2, 2, 7]


@rule("RHR-A12")
def test_which_chips_a_chomp_takes_does_not_affect_the_next_round():
    tracker = face(fallen([(5, 1, 1), EVEN], 0, alligators=3), SCAMPER, False)
    assert sum(tracker.traits[0]) + tracker.fatigue[0] == 7
    ends = set()
    for traits in ((3, 1, 1), (5, 0, 0), (4, 1, 0)):
        other = tracker.copy()
        other.traits[0] = traits
        to_phase(other, "allocate")
        apply(other, ("allocated", 0, 5, 0, 0), ("allocated", 1) + EVEN, ("revealed",))
        ends.add(other.state())
    assert len(ends) == 1


@rule("RHR-86", "RHR-63")
def test_a_hamster_that_loses_its_last_pluck_in_a_chomp_is_eaten():
    tracker = fallen([(2, 0, 0), EVEN, EVEN], 0, alligators=3)
    face(tracker, SCAMPER, False)
    assert tracker.news[0] == ("eaten", 0)
    assert (tracker.eaten, tracker.pit, tracker.in_play) == ([True, False, False], [False] * 3, [1, 2])
    assert tracker.alligators == 3
    to_phase(tracker, "allocate")
    assert (tracker.to_act, tracker.sealed[0]) == (1, (0, 0, 0)), "out of the game"
    survives = fallen([(3, 0, 0), EVEN, EVEN], 0, alligators=3)
    face(survives, SCAMPER, False)
    assert survives.news[0] == ("chomped", 0, 2)


@rule("RHR-A11")
def test_a_passed_out_hamster_in_the_pit_is_eaten_unless_a_house_rule_makes_it_safe():
    tracker = fallen([(0, 0, 0), EVEN, EVEN], 0)
    assert tracker.news == [("alligators", 1, 2), ("eaten", 0), ("alligators", -1, 1)]
    assert (tracker.eaten[0], tracker.alligators) == (True, 1)
    tracker = fallen([(0, 0, 0), EVEN, EVEN], 0, house=packed(HOUSE, passed_out_safe=True))
    assert tracker.news == [("alligators", 1, 2), ("chomped", 0, 0), ("alligators", -1, 1)]
    assert (tracker.eaten[0], tracker.alligators) == (False, 1)
    last = fallen([(1, 0, 0), EVEN], 0, house=packed(HOUSE, passed_out_safe=True))
    face(last, SCAMPER, False)
    assert last.eaten[0], "the last chip is lost in a Chomp all the same"


@rule("RHR-A18")
def test_the_last_alligator_can_leave_unless_a_house_rule_keeps_it():
    traits = [EVEN, (2, 3, 2), (1, 4, 2), (1, 5, 1)]
    for house, left in ((0, 0), (packed(HOUSE, alligator_stays=True), 1)):
        tracker = fallen(traits, 0, 1, 2, alligators=1, house=house)
        for seat in (0, 1):
            assert tracker.to_act == seat
            face(tracker, SCAMPER, False)
        assert tracker.alligators == left
        assert tracker.phase == ("chomp" if left else "fatigue")
        assert (("escaped", 2) in tracker.news) == (not left), "against none every hamster wins"


@rule("RHR-A9")
def test_face_down_scamper_counts_against_alligators_unless_a_house_rule_excludes_it():
    for house, chips in ((0, 4), (packed(HOUSE, face_down_less=True), 1)):
        tracker = declared((4, 2, 1), EVEN, order=(0,), house=house)
        apply(tracker, ("flipped", 3), ("fell", 0))
        to_phase(tracker, "chomp")
        assert tracker.strength(0, SCAMPER) == chips
        assert tracker.draws(("faced", SCAMPER, 0)) == [(chips + 2, 0)]
    tracker = declared((3, 2, 2), EVEN, order=(0,), house=packed(HOUSE, face_down_less=True))
    apply(tracker, ("flipped", 3), ("fell", 0))
    illegal(to_phase(tracker, "chomp"), "faced", SCAMPER, 0)


@rule("RHR-A19")
def test_the_last_hamster_still_faces_the_alligators_unless_a_house_rule_spares_it():
    for safe, phase in ((False, "chomp"), (True, "fatigue")):
        tracker = fallen([(1, 0, 0), (0, 1, 0)], 0, 1, alligators=2, house=packed(HOUSE, last_one_safe=safe))
        face(tracker, SCAMPER, False)
        assert tracker.phase == phase
        if phase == "chomp":
            face(tracker, METTLE, False)
        to_phase(tracker, "over")
        assert tracker.winner == (1 if safe else None)


# Fatigue and tally


@rule("RHR-90", "RHR-91")
def test_every_action_except_a_rest_causes_fatigue_even_in_the_pit():
    for action, tired in ((BITE, 1), (RUN, 1), (THROW, 1), (REST, 0)):
        tracker = fallen([EVEN, EVEN], 1, actions=[action, action])
        face(tracker, SCAMPER, True)
        assert tracker.phase == "fatigue"
        assert tracker.fatigue == [tired, tired]
        assert tracker.news == [("escaped", 1)] + [("tired", 0), ("tired", 1)] * tired
        tracker.apply(("held", 0, 1, 1, 1))
        assert tracker.news == [("tired", 0), ("tired", 1)] * tired


@rule("RHR-90", "RHR-A16")
def test_fatigue_depends_on_the_action_taken_or_under_a_house_rule_on_the_one_declared():
    for house, rests, runs in ((0, 1, 2), (packed(HOUSE, tired_by_declared=True), 2, 1)):
        tracker = declared(EVEN, EVEN, order=(0,), actions=[RUN, REST], house=house)
        tracker.apply(("changed", REST, SCAMPER))
        apply(tracker, ("rested", SCAMPER), ("changed", RUN, SCAMPER))
        to_phase(tracker, "fatigue")
        assert tracker.fatigue == [rests - 1, runs]


@rule("RHR-90", "RHR-94")
def test_a_hamster_that_loses_its_last_pluck_to_fatigue_passes_out_and_stays_in_play():
    tracker = placed(2)
    tracker.fatigue[0] = 6
    to_phase(declared((1, 0, 0), EVEN, order=(1,), tracker=tracker), "fatigue")
    assert tracker.passed_out(0)
    to_phase(tracker, "allocate")
    assert tracker.to_act == 1
    tracker.apply(("allocated", 1, 4, 2, 0))
    assert tracker.phase == "reveal"


@rule("RHR-90", "RHR-A23")
def test_a_hamster_without_pluck_loses_nothing_to_fatigue():
    tracker = placed(2)
    tracker.fatigue[0] = 6
    declared((1, 0, 0), (0, 7, 0), order=(1,), actions=[RUN, BITE], tracker=tracker)
    apply(contest(tracker, 0), ("lost", SCAMPER), ("done",))
    assert (tracker.to_act, tracker.actions[0]) == (0, RUN), "it may still act"
    to_phase(tracker, "fatigue")
    assert (tracker.fatigue, tracker.news) == ([7, 1], [("tired", 1)])


@rule("RHR-92", "RHR-93")
def test_the_last_hamster_in_play_wins_and_otherwise_a_new_round_begins():
    tracker = fallen([(1, 0, 0), EVEN, EVEN], 0, 1, alligators=1)
    face(tracker, SCAMPER, False)
    face(tracker, SCAMPER, True)
    assert tracker.in_play == [1, 2], "in the pit is in play"
    tracker.apply(("done",))
    assert (tracker.phase, tracker.winner) == ("allocate", None)
    tracker.eaten[1] = True
    tracker._tally()
    assert (tracker.over, tracker.winner) == (True, 2)
