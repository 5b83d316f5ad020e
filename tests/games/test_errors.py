"""Test the data in errors, which programs can read without parsing messages."""

from hamstertop.games import IllegalEvent
from hamstertop.games.hamsterdam.tracker import Tracker
from hamstertop_games import IllegalChoice
from hamstertop_games.hamsterdam.game import Game as Hamsterdam
from hamstertop_games.hamsterrolle.game import Game as Hamsterrolle
from hamstertop_games.run_hamster_run.game import Game as RunHamsterRun
from hamstertop_games.whole import rule_ids


def refused(game, choice):
    try:
        game.play(choice)
    except IllegalChoice as error:
        return error
    raise AssertionError(f"{choice!r} is legal")


def test_the_error_for_a_refused_choice_contains_the_rules_and_the_legal_choices():
    for make, rules in (
        (Hamsterdam, ("HD-3", "HD-4", "HD-5")),
        (Hamsterrolle, ("HR-6",)),
        (RunHamsterRun, ("RHR-104",)),
    ):
        game = make(3)
        error = refused(game, ("whatever", 1))
        assert error.choice == ("whatever", 1)
        assert error.phase == game.phase
        assert error.rules == rules
        assert error.legal == game.choices()


def test_the_error_for_a_value_that_is_not_a_choice_contains_the_same_data():
    for nothing in (None, (), 3, "pass"):
        error = refused(Hamsterdam(2), nothing)
        assert (error.choice, len(error.legal)) == (nothing, 55)


def test_no_choice_is_legal_after_the_end_of_the_game():
    game = Hamsterrolle(2)
    game.go("over", None)
    error = refused(game, ("idle",))
    assert (error.rules, error.legal, error.phase) == ((), (), "over")


def test_ranges_of_rules_are_expanded_into_single_rules():
    assert rule_ids("HR-8, HR-10 to HR-12, HR-A7") == ("HR-8", "HR-10", "HR-11", "HR-12", "HR-A7")
    assert rule_ids("") == ()


def test_the_error_for_a_refused_event_contains_the_event_and_the_phase():
    tracker = Tracker()
    for event in (("rolled", 1, 2), ("nonsense",), ("setup", 9, 0, 0)):
        try:
            tracker.apply(event)
        except IllegalEvent as error:
            found = error.event, error.phase
        assert found == (event, "new")
