"""Test the Run, Hamster, Run! library: set-up, secrets, the end of a round, and invariants."""

from hamstertop.games.run_hamster_run.rules import METTLE, RUN, SCAMPER, THROW
from hamstertop_games import TABLE
from hamstertop_games.run_hamster_run import belt
from hamstertop_games.run_hamster_run.belt import OUT, PIT
from hamstertop_games.run_hamster_run.game import HIDDEN, Game
from hamstertop_games.run_hamster_run.options import Options
from pluck import to_phase
from rules import rule
from scenarios import PASS, play, refused, until
from squares import FAR, at, randomly, turn

EVEN = (3, 2, 2)
# Set-up


@rule("RHR-3", "RHR-4", "RHR-A14")
def test_hamsters_are_placed_in_the_order_drawn_on_strips_1_to_5_or_by_house_rule_5_to_10():
    for far, squares in ((False, range(25)), (True, range(20, 50))):
        game = Game(3, Options(far_start=far))
        assert (game.seat, game.outcomes()) == (TABLE, [(("draw", 0), 1), (("draw", 1), 1), (("draw", 2), 1)])
        play(game, ("draw", 2), ("draw", 0))
        assert (game.phase, game.seat) == ("place", 2)
        assert [choice[1] for choice in game.choices()] == list(squares)
        game.play(("place", 22))
        assert game.seat == 0
        assert "RHR-4" in refused(game, "place", 22), "vacant squares only"
        play(game, ("place", 23), ("place", 24))
        assert (game.phase, game.seat, game.places) == ("allocate", 0, [23, 24, 22])


# Secrets


@rule("RHR-11", "RHR-12")
def test_nobody_sees_other_players_allocations_before_the_reveal():
    views = []
    for chips in ((7, 0, 0), (1, 2, 4)):
        game = until(Game(3), "allocate")
        game.play(("allocate", *chips))
        assert game.phase == "allocate"
        views.append([game.view(1), game.view(2), game.view(0)])
        again = game.copy()
        play(again, ("allocate", 3, 2, 2), ("allocate", 3, 2, 2))
        assert again.view(1) == again.view(0), "then all is open"
        assert again.view(1)["tracker"]["traits"][0] == chips
        assert game.view(1)["tracker"]["sealed"] == game.view()["tracker"]["sealed"] == (HIDDEN, None, None)
        assert game.view(0)["tracker"]["sealed"] == (chips, None, None)
    assert views[0][:2] == views[1][:2]
    assert views[0][2] != views[1][2], "one's own is known"


@rule("RHR-11", "RHR-A21")
def test_every_allocation_that_uses_all_pluck_is_offered_and_no_other():
    game = until(Game(2), "allocate")
    assert len(game.choices()) == 36
    for choice in game.choices():
        assert sum(choice[1:]) == 7
    assert "RHR-11" in refused(game, "allocate", 3, 3, 0)


@rule("RHR-33", "RHR-40", "RHR-49")
def test_a_refusal_names_the_rules_for_that_kind_of_choice():
    game = turn([at(2, 2), FAR], [(0, 4, 3), EVEN])
    assert "under RHR-33, RHR-46, RHR-A7;" in refused(game, "step", 0)
    assert "under RHR-49, RHR-A5;" in refused(game, "sidestep", 0)
    assert "under RHR-40;" in refused(game, "change", RUN, 0)
    assert "under RHR-30;" in refused(until(Game(3), "declare"), "declare", 4)


# Chance


@rule("RHR-20", "RHR-21", "RHR-104")
def test_initiative_is_drawn_in_proportion_to_friskiness():
    game = until(Game(3), "allocate")
    play(game, ("allocate", 0, 0, 7), ("allocate", 5, 1, 1), ("allocate", 2, 2, 3))
    assert game.outcomes() == [(("draw", 0), 7), (("draw", 1), 1), (("draw", 2), 3)]
    assert game.play(("draw", 2)) == [("drawn", 8)]
    assert game.outcomes() == [(("draw", 0), 7), (("draw", 1), 1)]


# The end of a round


def ending(places, traits, actions=None, speed=1, moved=0, **options):
    """Return a game after everybody has passed and the belt has moved."""
    game = turn(places, traits, actions=actions or [THROW] * len(places), **options)
    game.tracker.speed, game.tracker.moved = speed, moved
    while game.phase == "act":
        game.play(PASS)
    return game


@rule("RHR-70", "RHR-71", "RHR-63")
def test_the_belt_dumps_hamsters_into_the_pit_and_carries_the_others_closer_to_it():
    assert belt.conveyed(at(7, 2)) == at(6, 2)
    assert belt.conveyed(at(1, 5)) == PIT
    assert belt.conveyed(at(2, 1)) == at(1, 1)
    game = ending([at(1, 3), at(2, 1), at(3, 5), at(10, 2)], [EVEN] * 4, speed=2)
    assert game.places == [PIT, PIT, at(1, 5), at(8, 2)]
    assert game.events[-3:] == [("fell", 0), ("fell", 1), ("done",)]
    assert game.tracker.pit == [True, True, False, False]
    assert game.tracker.moved == 2


@rule("RHR-80", "RHR-83", "RHR-87", "RHR-A13")
def test_hamsters_in_the_pit_face_the_alligators():
    game = ending([at(1, 3), PIT, FAR], [(3, 2, 2), (4, 1, 2), EVEN])
    assert (game.phase, game.seat) == ("chomp", 1)
    assert game.choices() == (("face", 0), ("face", 1), ("face", 2))
    game.play(("face", SCAMPER))
    assert game.outcomes() == [(("draw", 1), 4), (("draw", 3), 2)]
    game.play(("draw", 3))
    assert game.tracker.alligators == 1
    assert (game.phase, game.seat) == ("chomp", 0)
    tied = ending([at(1, 3), PIT, FAR], [EVEN, EVEN, EVEN])
    assert (tied.seat, tied.outcomes()) == (TABLE, [(("draw", 0), 1), (("draw", 1), 1)])


@rule("RHR-86", "RHR-92")
def test_an_eaten_hamster_leaves_the_game_and_the_last_one_in_play_wins():
    game = ending([at(1, 3), FAR], [EVEN, EVEN])
    game.tracker.traits[0], game.tracker.fatigue[0] = (1, 0, 0), 6
    play(game, ("face", SCAMPER), ("draw", 2))
    assert game.over
    assert game.places == [OUT, FAR - 5]
    assert game.standings() == [(1, 1, 6), (2, 0, 0)]
    assert game.choices() == ()


@rule("RHR-90", "RHR-10")
def test_a_new_round_begins_with_the_pluck_that_remains_after_fatigue():
    game = ending([at(5, 3), FAR], [EVEN, EVEN])
    assert (game.phase, game.tracker.round) == ("allocate", 2)
    assert game.tracker.fatigue == [1, 1]
    assert len(game.choices()) == 28


# The worked example in the rulebook: four hamsters, order Alice, Bob, Cathleen, Dave


@rule("RHR-40", "RHR-41", "RHR-50", "RHR-51", "RHR-57", "RHR-61")
def test_the_rulebooks_worked_example_can_be_played_as_described():
    alice, bob, cathleen, dave = range(4)
    traits = [(0, 6, 1), (2, 4, 1), (3, 3, 1), (4, 2, 1)]
    places = [at(4, 2), at(4, 3), at(3, 3), at(1, 3)]
    game = turn(places, traits, actions=[THROW, 3, 0, RUN], order=(alice, bob, cathleen))
    play(game, ("challenge", bob), ("resist", 1), ("draw", alice), ("throw", at(2, 4)))
    assert game.places[bob] == at(2, 4)
    assert game.tracker.to_act == bob
    game.play(PASS)  # resting with all his Pluck
    play(game, ("change", RUN, 2), ("sidestep", 1))
    play(game, ("step", 2), ("resist", 1), ("draw", cathleen))
    assert game.places[bob] == at(1, 4), "the belt will dump him"
    play(game, ("step", 0), ("step", 0))
    assert game.tracker.to_act == dave
    assert game.places[cathleen] == at(4, 4)
    game.places[dave] = at(4, 5)
    play(game, ("step", 3), ("resist", 1), ("draw", cathleen))
    play(game, ("step", 0), ("step", 0), ("step", 0))
    tracker = to_phase(game.tracker.copy(), "belt")
    assert [tracker.pluck(seat) for seat in range(4)] == [7, 7, 6, 7], "after step 4"
    tracker.apply(("fell", bob))
    tracker.apply(("done",))
    assert (tracker.phase, tracker.to_act, tracker.alligators) == ("chomp", bob, 2)
    tracker.apply(("faced", METTLE, 0))
    assert [tracker.pluck(seat) for seat in range(4)] == [6, 7, 5, 6], "after step 7 only he who rested is not tired"


@rule("RHR-A11")
def test_a_game_in_which_nobody_can_act_again_ends_without_a_winner():
    ended = 0
    for seed in range(12):
        for game in randomly(seed, 2, passed_out_safe=True):
            stuck = [game.tracker.pit[seat] and game.tracker.passed_out(seat) for seat in game.tracker.in_play]
            assert game.over or not (len(stuck) > 1 and all(stuck))
        if not game.tracker.over:
            ended += 1
            assert game.choices() == ()
            assert [place for place, _, _ in game.standings()] == [2, 2]
    assert ended
