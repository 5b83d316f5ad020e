"""In Run, Hamster, Run!, the odds shown before a draw are rounded to the nearest percent."""

from hamstertop import chance
from hamstertop.games.run_hamster_run.rules import BITE, REST
from hamstertop_host.simulator.virtual.board import VirtualBoard
from playing.fingers import RIGHT, Fingers
from printed import read
from rules import rule


def table(*traits):
    """Return a companion whose hamsters have these chips in their traits and act in seat order."""
    fingers = Fingers(VirtualBoard(), chance.Seeded(1))
    fingers.begin("run_hamster_run", ("setup", len(traits), 0))
    while fingers.app.game.session.tracker.hat:
        fingers.report(("drawn", 0))
    fingers.report(("done",))
    for seat, chips in enumerate(traits):
        fingers.report(("allocated", seat) + chips)
    fingers.report(("revealed",))
    while fingers.app.game.session.tracker.hat:
        fingers.report(("drawn", 0))
    return fingers


def percentages(fingers):
    """Return the odds on the screen."""
    return [word for word in read(fingers).split() if word[-1:] == "%"]


def odds_of_a_test(chips, against):
    """Return the odds shown for a test of Mettle with `chips` chips against `against` chips."""
    fingers = table((0, chips, 7 - chips), (7 - against, against, 0))
    while fingers.app.game.session.tracker.phase == "declare":
        fingers.report(("declared", BITE))
    assert fingers.app.game.session.tracker.to_act == 0
    fingers.press(RIGHT)  # bite the other hamster
    return percentages(fingers)


@rule("RHR-104")
def test_the_odds_of_a_test_are_rounded_to_the_nearest_percent():
    assert odds_of_a_test(4, 3) == ["57%"]  # 57.1
    assert odds_of_a_test(3, 4) == ["43%"]  # 42.9
    assert odds_of_a_test(2, 1) == ["67%"]  # 66.7
    assert odds_of_a_test(1, 6) == ["14%"]  # 14.3


@rule("RHR-87")
def test_the_odds_of_each_trait_against_the_alligators_are_rounded_to_the_nearest_percent():
    fingers = table((1, 4, 2), (0, 7, 0))
    while fingers.app.game.session.tracker.phase == "declare":
        fingers.report(("declared", REST))
    while fingers.app.game.session.tracker.phase != "belt":
        fingers.report(("done",))
    fingers.report(("fell", 0))
    fingers.report(("done",))
    assert fingers.app.game.session.tracker.phase == "chomp"
    assert fingers.app.game.session.tracker.alligators == 2
    assert percentages(fingers) == ["33%", "67%", "50%"]
