"""Run, Hamster, Run! at the table: set-up, allocation, initiative, declarations and actions."""

from hamstertop.games.run_hamster_run.house import HOUSE
from hamstertop.games.run_hamster_run.rules import BITE, FRISKINESS, METTLE, REST, RUN, SCAMPER, THROW
from hamstertop.games.run_hamster_run.tracker import EATEN, IN_PIT, Tracker
from houses import packed
from pluck import allocate, apply, contest, declared, draw, drawn, evening, placed, to_phase
from rules import rule
from tables import illegal

EVEN = (3, 2, 2)


# Set-up


@rule("RHR-1")
def test_two_to_five_hamsters_can_play():
    for players in (2, 3, 4, 5):
        assert placed(players).players == players
    for players in (-1, 0, 1, 6):
        assert "2 to 5" in illegal(Tracker(), "setup", players, 0)
    assert "the bits set in 255" in illegal(Tracker(), "setup", 3, 256)


@rule("RHR-2", "RHR-5")
def test_a_game_starts_with_seven_pluck_each_one_speed_chip_and_one_alligator():
    tracker = placed(4)
    assert [tracker.pluck(seat) for seat in range(4)] == [7] * 4
    assert (tracker.speed, tracker.alligators, tracker.moved, tracker.round) == (1, 1, 0, 1)


@rule("RHR-3")
def test_one_chip_from_each_hamster_decides_the_order_of_placement():
    tracker = apply(Tracker(), ("setup", 4, 0))
    assert tracker.hat == [1, 1, 1, 1]
    draw(tracker, 2)
    assert tracker.hat == [1, 1, 0, 1]
    draw(tracker, 3, 0)
    assert (tracker.phase, tracker.order) == ("place", [2, 3, 0, 1]), "the last chip needs no draw"


def test_draws_report_the_chip_and_the_number_of_chips():
    tracker = apply(Tracker(), ("setup", 5, 0))
    assert tracker.draws(("drawn", 3)) == [(5, 3)]
    assert tracker.draws(("done",)) == []
    tracker.apply(("drawn", 3))
    assert tracker.news == [("drawn", 3)]
    assert tracker.draws(("drawn", 3)) == [(4, 3)]
    assert "0 to 3" in illegal(tracker, "drawn", 4)
    assert "0 to 3" in illegal(tracker, "drawn", -1)


# Allocation


@rule("RHR-11", "RHR-14", "RHR-A21")
def test_exactly_the_available_pluck_must_be_allocated():
    tracker = placed(2)
    for chips in ((7, 1, 0), (3, 3, 0), (8, -1, 0), (0, 0, 0)):
        assert "all of its 7 Pluck" in illegal(tracker, "allocated", 0, *chips)
    tracker.fatigue[1] = 3
    tracker.apply(("allocated", 0, 0, 7, 0))
    assert "all of its 4 Pluck" in illegal(tracker, "allocated", 1, 3, 2, 2)
    tracker.apply(("allocated", 1, 2, 1, 1))


@rule("RHR-11", "RHR-12")
def test_allocations_are_secret_until_all_are_revealed_together():
    tracker = placed(3)
    assert tracker.to_act == 0
    assert "seat 0 must allocate now" in illegal(tracker, "allocated", 1, *EVEN)
    for seat in range(3):
        event = ("allocated", seat, seat, 6 - seat, 1)
        tracker.apply(event)
        assert tracker.public(event) == ("allocated", seat)
        assert tracker.traits == [(0, 0, 0)] * 3
        if seat < 2:
            assert "before anybody reveals" in illegal(tracker, "revealed")
    assert (tracker.phase, tracker.to_act) == ("reveal", None)
    tracker.apply(("revealed",))
    assert tracker.traits == [(0, 6, 1), (1, 5, 1), (2, 4, 1)]
    assert tracker.public(("revealed",)) == ("revealed", 0, 6, 1, 1, 5, 1, 2, 4, 1)
    assert tracker.phase == "initiative"


@rule("RHR-12")
def test_allocations_already_revealed_at_the_table_are_entered_openly():
    tracker = apply(placed(2), ("revealed",))
    assert tracker.public(("revealed",)) == ("revealed",)
    illegal(tracker, "revealed")
    tracker.apply(("allocated", 0) + EVEN)
    assert tracker.public(("allocated", 0) + EVEN) == ("allocated", 0) + EVEN
    tracker.apply(("allocated", 1) + EVEN)
    assert (tracker.phase, tracker.traits) == ("initiative", [EVEN, EVEN])


@rule("RHR-12")
def test_open_entry_works_when_a_hamster_has_nothing_to_allocate():
    tracker = apply(placed(2), ("allocated", 0) + EVEN, ("allocated", 1) + EVEN, ("revealed",))
    tracker.fatigue[1] = 7
    tracker._begin_round()
    apply(tracker, ("revealed",), ("allocated", 0) + EVEN)
    assert tracker.traits == [EVEN, (0, 0, 0)]


@rule("RHR-13")
def test_pluck_cannot_be_reallocated_before_the_next_round():
    tracker = declared(EVEN, EVEN)
    while tracker.phase != "over":
        if tracker.phase == "allocate":
            break
        illegal(tracker, "allocated", 0, *EVEN)
        tracker.apply(("done",))
    assert tracker.round == 2
    tracker.apply(("allocated", 0, 6, 0, 0))


# Initiative


@rule("RHR-20", "RHR-21")
def test_the_hat_holds_all_friskiness_and_a_drawn_hamsters_other_chips_are_removed():
    tracker = allocate(placed(3), (0, 0, 7), (4, 1, 2), (1, 2, 4))
    assert tracker.hat == [7, 2, 4]
    assert tracker.draws(("drawn", 8)) == [(13, 8)]
    tracker.apply(("drawn", 8))
    assert (tracker.order, tracker.hat) == ([1], [7, 0, 4])
    tracker.apply(("drawn", 7))
    assert (tracker.order, tracker.phase) == ([1, 2, 0], "declare")


@rule("RHR-22")
def test_hamsters_without_friskiness_come_last_in_random_order():
    tracker = allocate(placed(5), (7, 0, 0), (6, 0, 1), (7, 0, 0), (0, 7, 0), (4, 0, 3))
    assert tracker.hat == [0, 1, 0, 0, 3]
    draw(tracker, 4)
    assert (tracker.order, tracker.hat) == ([4, 1], [1, 0, 1, 1, 0]), "the only one with a chip needs no draw"
    draw(tracker, 3, 0)
    assert tracker.order == [4, 1, 3, 0, 2]


@rule("RHR-23")
def test_the_speed_pool_gains_a_chip_when_nobody_has_friskiness_even_above_four():
    for speed in (1, 4, 9):
        tracker = placed(2)
        tracker.speed = speed
        allocate(tracker, (7, 0, 0), (0, 7, 0))
        assert (tracker.speed, tracker.news, tracker.hat) == (speed + 1, [("speed", 1)], [1, 1])
    assert allocate(placed(2), (7, 0, 0), (0, 6, 1)).speed == 1


# Declarations


@rule("RHR-30")
def test_the_hamster_with_the_lowest_initiative_declares_first():
    tracker = drawn(allocate(placed(3), EVEN, EVEN, EVEN), 1, 2)
    for seat in (0, 2, 1):
        assert tracker.to_act == seat
        tracker.apply(("declared", THROW))
    assert tracker.declared == [THROW] * 3
    assert (tracker.phase, tracker.to_act) == ("resolve", 1), "and acts last"
    assert "0 to 3" in illegal(drawn(allocate(placed(2), EVEN, EVEN), 0), "declared", 4)


@rule("RHR-32", "RHR-A15")
def test_an_all_rest_adds_a_speed_chip_even_if_there_are_already_four():
    for house, left in ((0, 5), (packed(HOUSE, bonus_taken_back=True), 4)):
        tracker = placed(2, house)
        tracker.speed = 4
        declared(EVEN, EVEN, actions=[REST, REST], tracker=tracker)
        assert tracker.speed == 5
        tracker.apply(("changed", RUN, SCAMPER))
        assert tracker.speed == left
        tracker.apply(("done",))
        tracker.apply(("changed", RUN, SCAMPER))
        assert tracker.speed == left, "taken back once"
    assert declared(EVEN, EVEN, actions=[REST, RUN]).speed == 1


@rule("RHR-94", "RHR-32", "RHR-A22")
def test_a_passed_out_hamster_can_only_rest_and_counts_towards_an_all_rest():
    tracker = placed(3)
    tracker.fatigue[1] = 7
    tracker._begin_round()
    allocate(tracker, EVEN, EVEN)
    drawn(tracker, 2, 0)
    assert tracker.order[-1] == 1
    assert tracker.to_act == 0, "nothing to declare"
    apply(tracker, ("declared", REST), ("declared", REST))
    assert tracker.declared[1] == REST
    assert tracker.speed == 2


def test_a_round_continues_when_all_hamsters_have_passed_out():
    tracker = placed(2)
    tracker.fatigue = [7, 7]
    tracker._begin_round()
    assert (tracker.phase, tracker.speed) == ("initiative", 2)
    draw(tracker, 0)
    assert (tracker.phase, tracker.to_act, tracker.speed) == ("resolve", 0, 3)


# Resolution


@rule("RHR-40", "RHR-34", "RHR-A16")
def test_changing_the_action_costs_a_chip_of_the_owners_choice():
    for trait, left in ((SCAMPER, (2, 2, 3)), (METTLE, (3, 1, 3)), (FRISKINESS, (3, 2, 2))):
        tracker = declared((3, 2, 3 - 1), EVEN, actions=[BITE, RUN])
        tracker.traits[0] = (3, 2, 3)
        tracker.fatigue[0] = -1
        tracker.apply(("changed", RUN, trait))
        assert (tracker.traits[0], tracker.fatigue[0]) == (left, 0)
        assert (tracker.declared[0], tracker.actions[0]) == (BITE, RUN)
    assert "once" in illegal(tracker, "changed", THROW, SCAMPER)


@rule("RHR-40", "RHR-63")
def test_a_fall_entered_late_still_lets_the_acting_hamster_change_its_action():
    for fallen in (0, 2):
        tracker = declared(EVEN, EVEN, EVEN, order=(0, 1, 2))
        apply(tracker, ("done",), ("fell", fallen), ("changed", BITE, SCAMPER))
        assert (tracker.to_act, tracker.actions[1], tracker.pit[fallen]) == (1, BITE, True)
    tracker = declared(EVEN, EVEN, EVEN, order=(0, 1, 2))
    apply(tracker, ("done",), ("fell", 1))
    assert "before it is taken" in illegal(tracker, "changed", BITE, SCAMPER), "its own fall is its action"


@rule("RHR-40", "RHR-A23")
def test_changing_to_a_different_action_costs_a_chip_and_is_possible_only_before_acting():
    tracker = declared((2, 5, 0), EVEN, order=(1, 0))
    illegal(tracker, "changed", RUN, SCAMPER)
    tracker.apply(("flipped", 1))
    assert "before it is taken" in illegal(tracker, "changed", BITE, SCAMPER)
    tracker.apply(("done",))
    assert tracker.to_act == 0
    assert "no chip" in illegal(tracker, "changed", BITE, FRISKINESS)
    tracker.traits[0], tracker.fatigue[0] = (0, 0, 0), 7
    for trait in (SCAMPER, METTLE, FRISKINESS):
        assert "no chip" in illegal(tracker, "changed", BITE, trait)
    tracker.apply(("done",))


@rule("RHR-33", "RHR-46", "RHR-47", "RHR-48", "RHR-31")
def test_only_face_up_scamper_can_be_flipped_or_spent():
    tracker = declared((5, 1, 1), EVEN, order=(0,))
    tracker.apply(("flipped", 3))
    assert (tracker.face_up(0), tracker.traits[0]) == (2, (5, 1, 1))
    illegal(tracker, "flipped", 3)
    illegal(tracker, "flipped", 0)
    assert "1 chip, and a climb 3" in illegal(tracker, "flipped", 2)
    tracker.apply(("spent", SCAMPER))
    assert (tracker.face_up(0), tracker.traits[0], tracker.fatigue[0]) == (1, (4, 1, 1), 1)
    assert "Scamper" in illegal(tracker, "spent", METTLE)
    tracker.apply(("flipped", 1))
    illegal(tracker, "flipped", 1)
    illegal(tracker, "spent", SCAMPER)
    to_phase(tracker, "allocate")
    allocate(tracker, (5, 0, 0), (2, 2, 2))
    assert tracker.face_up(0) == 5, "all are face-up again"


@rule("RHR-31")
def test_declaring_turns_all_chips_face_up():
    tracker = drawn(allocate(placed(2), EVEN, EVEN), 0)
    tracker.flipped = [2, 2]
    tracker.apply(("declared", RUN))
    assert tracker.flipped == [2, 0]


@rule("RHR-60")
def test_only_a_run_can_flip_or_spend_chips():
    for action in (BITE, THROW, REST):
        tracker = declared(EVEN, EVEN, actions=[action, RUN])
        assert "only a Run" in illegal(tracker, "flipped", 1)
        assert "only a Run" in illegal(tracker, "spent", SCAMPER)


@rule("RHR-61")
def test_a_rest_moves_one_chip_from_fatigue_to_any_trait():
    for trait, traits in ((SCAMPER, (3, 2, 1)), (METTLE, (2, 3, 1)), (FRISKINESS, (2, 2, 2))):
        tracker = placed(2)
        tracker.fatigue[0] = 2
        declared((2, 2, 1), EVEN, actions=[REST, RUN], tracker=tracker)
        assert "must take a chip" in illegal(tracker, "done")
        illegal(tracker, "rested", 3)
        tracker.apply(("rested", trait))
        assert (tracker.traits[0], tracker.fatigue[0], tracker.to_act) == (traits, 1, 1)
        illegal(tracker, "rested", SCAMPER)


@rule("RHR-61")
def test_resting_with_seven_pluck_does_not_return_a_chip():
    tracker = declared(EVEN, EVEN, actions=[REST, RUN])
    illegal(tracker, "rested", SCAMPER)
    tracker.apply(("done",))
    assert tracker.traits[0] == EVEN


@rule("RHR-62")
def test_resting_in_the_pit_does_not_return_a_chip():
    tracker = placed(2)
    tracker.fatigue[0] = 2
    tracker.pit[0] = True
    declared((2, 2, 1), EVEN, actions=[REST, RUN], tracker=tracker)
    illegal(tracker, "rested", SCAMPER)
    tracker.apply(("done",))
    assert tracker.fatigue[0] == 2


# Tests


@rule("RHR-100", "RHR-104", "RHR-105", "RHR-43")
def test_a_test_draws_one_chip_and_then_returns_all_chips_to_their_traits():
    for chip, winner in ((0, 0), (2, 0), (3, 1), (4, 1)):
        tracker = declared((0, 3, 4), (2, 2, 3), order=(0,), actions=[BITE, RUN])
        event = ("tested", 1, 1, chip)
        assert tracker.odds(0, 1) == (3, 2)
        assert tracker.draws(event) == [(5, chip)]
        tracker.apply(event)
        assert tracker.news == [("won", winner, 1 - winner)]
        assert tracker.traits == [(0, 3, 4), (2, 2, 3)]
        assert tracker.phase == ("loss" if winner == 0 else "resolve")
    tracker = declared((0, 3, 4), (2, 2, 3), order=(0,), actions=[BITE, RUN])
    for chip in (-1, 5):
        assert "a chip in the HAT must be 0 to 4" in illegal(tracker, "tested", 1, 1, chip)
    for defender, resists in ((0, 1), (2, 1), (1, 2)):
        illegal(tracker, "tested", defender, resists, 0)


@rule("RHR-101", "RHR-102", "RHR-103")
def test_starting_a_test_needs_a_chip_and_a_defender_without_one_loses():
    tracker = declared((3, 0, 4), EVEN, (7, 0, 0), order=(0, 1), actions=[THROW, THROW, RUN])
    assert "must have a chip" in illegal(tracker, "tested", 1, 1, 0)
    tracker.apply(("done",))
    without = tracker.copy()
    event = ("tested", 2, 1, 0)
    assert without.draws(event) == [], "nothing to draw"
    illegal(without, *(event[:3] + (1,)))
    without.apply(event)
    assert (without.phase, without.news) == ("resolve", [("won", 1, 2)])
    contest(tracker, 0, 0)
    assert (tracker.phase, tracker.news) == ("resolve", [("won", 1, 0)]), "it does not resist"


@rule("RHR-43", "RHR-56")
def test_a_bite_or_throw_allows_one_test_and_a_rest_allows_none():
    for action in (BITE, THROW):
        tracker = declared((0, 7, 0), (7, 0, 0), actions=[action, RUN])
        contest(tracker, 1)
        if action == BITE:
            tracker.apply(("lost", SCAMPER))
        assert "one" in illegal(tracker, "tested", 1, 1, 0)
    illegal(declared(EVEN, EVEN, actions=[REST, RUN]), "tested", 1, 1, 0)


def test_a_hamster_without_pluck_loses_nothing_to_a_bite():
    tracker = placed(2)
    tracker.fatigue[1] = 7
    tracker._begin_round()
    allocate(tracker, (0, 6, 1))
    tracker.apply(("declared", BITE))
    contest(tracker, 1)
    assert (tracker.phase, tracker.fatigue[1]) == ("resolve", 7)


@rule("RHR-63", "RHR-A10")
def test_hamsters_in_the_pit_stay_there_and_are_tested_only_against_one_another():
    tracker = declared((2, 4, 1), EVEN, EVEN, order=(0, 1))
    tracker.apply(("fell", 1))
    assert tracker.news == [("fell", 1)]
    assert "already in the pit" in illegal(tracker, "fell", 1)
    illegal(tracker, "fell", 3)
    assert "in the pit" in illegal(tracker, "tested", 1, 1, 0)
    tracker.apply(("fell", 0))
    assert "only a Run on the belt" in illegal(tracker, "flipped", 1)
    tracker.actions[0] = BITE
    contest(tracker, 1, 0)
    assert tracker.phase == "loss", "in the pit they bite each other"


def test_a_hamster_in_the_pit_without_pluck_has_no_turn():
    tracker = placed(3)
    tracker.fatigue[0] = 7
    tracker.pit[0] = True
    tracker._begin_round()
    drawn(allocate(tracker, (6, 1, 0), (6, 1, 0)), 1, 2)
    apply(tracker, ("declared", RUN), ("declared", RUN))
    assert [tracker.order[0], tracker.order[-1], tracker.to_act] == [1, 0, 1]
    apply(tracker, ("done",), ("done",))
    assert tracker.phase == "belt"


# Whole games


@rule("RHR-10")
def test_the_steps_of_a_round_come_in_order():
    step = "allocate reveal initiative declare resolve belt tie chomp fatigue".split()
    other = {"loss": "resolve", "tie": "chomp"}
    for seed in range(12):
        last = -1
        for _, tracker in evening(seed, 2 + seed % 4):
            phase = other.get(tracker.phase, tracker.phase)
            if tracker.round and not tracker.over:
                now = step.index(phase)
                if now < last:
                    assert step[last] == "fatigue"
                    assert phase == "allocate" or not any([tracker.pluck(seat) for seat in tracker.in_play])
                last = now


# Corrections of hamsters


def test_correcting_another_hamster_keeps_what_the_acting_hamster_has_done():
    tracker = declared((3, 3, 1), (3, 3, 1), (3, 3, 1))
    apply(tracker, ("flipped", 1), ("stood", 1, IN_PIT))
    assert (tracker.to_act, tracker.acted) == (0, True)
    tracker.apply(("stood", 0, EATEN))
    assert (tracker.to_act, tracker.acted) == (1, False)
