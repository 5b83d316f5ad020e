"""Test the Hamsterrolle library: choices, refusals, copies, views, and the invariants of all positions."""

from hamstertop import chance
from hamstertop.games.hamsterrolle.tracker import Tracker
from hamstertop_games import bots, invariants
from hamstertop_games.hamsterrolle import bots as hamsterrolle_bots
from hamstertop_games.hamsterrolle.game import Game
from hamstertop_games.hamsterrolle.invariants import check
from hamstertop_games.whole import shown
from raising import raises
from rules import rule
from scenarios import refused
from wheels import game, randomly


@rule("HR-3", "HR-50")
def test_the_invariants_detect_invalid_positions():
    def spoil_hand(played):
        played.hands[0] += (7,)

    def spoil_wheel(played):
        played.wheel.lying[5] = (1,)

    def spoil_out(played):
        played.out.append(3)

    def spoil_stock(played):
        played.tracker.stocks = [5, 7, 7]

    def spoil_gone(played):
        played.tracker.gone = 1

    def spoil_end(played):
        played.seat = None

    for spoil in (spoil_hand, spoil_wheel, spoil_out, spoil_stock, spoil_gone, spoil_end):
        played = game()
        check(played)
        spoil(played)
        assert raises(invariants.Broken, check, played), spoil


@rule("HR-12", "HR-43")
def test_a_refusal_names_the_rules_for_that_kind_of_choice():
    played = game(lying={0: [8], 2: [1, 2]}, r=2)
    assert "under HR-8, HR-10 to HR-12, HR-61;" in refused(played, "build", 1, 2)
    assert "under HR-40 to HR-43, HR-A7, HR-A17, HR-A21, HR-A22;" in refused(played, "pass", 2, 1, 3, 0)
    assert refused(played, "idle").endswith("more")


def test_everybody_sees_everything():
    played = game(lying={2: [1]}, r=2)
    for seat in range(3):
        assert played.view(seat) == {
            "phase": "turn",
            "seat": 0,
            "tracker": shown(played.tracker, Tracker.fields),
            "wheel": played.wheel.state(),
            "hands": tuple(played.hands),
            "box": (),
            "out": tuple(played.out),
            "action": (),
        }
        assert played.view(seat)["tracker"]["stocks"] == (7, 7, 7)


def test_the_model_that_decides_what_falls_can_be_replaced():
    class Glue:
        def attempt(self, wheel, kind, target):
            return [(("placed", 0), 1)]

        def rest(self, wheel):
            return [(("still",), 1)]

    for played in randomly(1, 4, falls=Glue()):
        assert not played.out
    assert played.standings()[0][2] == 0
    assert (played.phase, played.seat, played.action) == ("over", None, ())


def test_sensible_bots_usually_beat_random_ones():
    wins = 0
    for seed in range(40):
        source = chance.Seeded(seed)
        played = Game(2)
        seats = [hamsterrolle_bots.RandomBot(source), hamsterrolle_bots.SensibleBot(source)]
        while not played.over:
            played.play(bots.choose(played, seats, source))
        wins += played.tracker.winners == [1]
    assert wins > 22
