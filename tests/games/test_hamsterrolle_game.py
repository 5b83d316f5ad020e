"""Test the Hamsterrolle library: choices, refusals, copies, views, and the invariants of all positions."""

from hamstertop import chance
from hamstertop.games.hamsterrolle import rules
from hamstertop.games.hamsterrolle.tracker import FIELDS, UNPLACED
from hamstertop_games import bots, invariants
from hamstertop_games.hamsterrolle import bots as hamsterrolle_bots
from hamstertop_games.hamsterrolle.game import Game
from hamstertop_games.hamsterrolle.invariants import check
from hamstertop_games.hamsterrolle.options import Options
from hamstertop_games.whole import shown
from raising import raises
from rolls import HOUSES, SEATINGS
from rules import rule
from scenarios import counts, refused
from wheels import game, randomly


def houses(seed):
    """Return a number of players, and options, that depend on the seed."""
    players, teams = SEATINGS[seed % 6]
    return players, dict(HOUSES[seed % 8], teams=teams)


@rule("HR-11", "HR-20", "HR-44", "HR-61")
def test_each_event_changes_the_game_as_expected():
    for seed in range(48):
        players, options = houses(seed)
        before = None
        for played in randomly(seed, players, **options):
            tracker = played.tracker
            for event in played.events if before else ():
                _check_change(event, before, tracker)
            before = tracker.copy() if played.phase in ("turn", "attempt") else None


def _check_change(event, before, after):
    if event[0] not in ("built", "fell", "dropped", "passed", "idle"):
        return
    seat = before.seat
    count = 0 if event[0] in ("built", "idle") else event[1]
    changes = [new - old for old, new in zip(before.stocks, after.stocks, strict=True)]
    own, placed = changes[seat], event[0] == "built" or (event[0] in ("fell", "dropped") and event[2] >= 0)
    kept = event[0] == "fell" and event[2] == UNPLACED
    if kept:
        pass  # HR-A20
    elif before.helps and event[0] in ("built", "fell", "dropped"):
        changes[before.partner(seat)] += 1
        own -= 0 if placed else 1
    elif placed:
        own += 1
    assert own in (count, 0), event  # 0: HR-A10
    changes[seat] = 0
    assert not any(changes), "nobody else's stock changes"
    if event[0] == "built":
        assert (after.first_open - before.first_open) % rules.COMPARTMENTS == event[1] <= 2


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
            "tracker": shown(played.tracker, FIELDS),
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


def crowded(**options):
    """Return a game with pieces all around the wheel, loose pieces at the back and pieces that can be passed."""
    lying = {11: [5, 6], 0: [8, 1], 1: [2], 3: [1, 2], 4: [3]}
    return game(3, lying=lying, hands=[(1, 2, 4), (3, 5), (6, 7)], r=3, **options)


def test_the_number_of_lines_of_play_from_the_start_is_as_expected():
    # Who begins; 7 kinds for one compartment; 8 outcomes with nothing loose, after 4 of which the cone is loose.
    assert counts(Game(3), 4) == [3, 21, 168, 252]
    assert counts(Game(2), 3) == [2, 14, 112]
    assert counts(Game(3, Options(share="two each")), 3) == [7, 42, 210]


def test_the_number_of_lines_of_play_on_a_crowded_wheel_is_as_expected():
    # 7 builds, 17 passes of the cone, 14 and 12 of other kinds; 15 outcomes with two loose pieces; then still or gone.
    assert counts(crowded(), 3) == [50, 750, 1500]
    assert counts(crowded(reach=6), 3) == [30, 450, 900]
    assert counts(crowded(pass_cone=False, pass_ahead=True, ahead_of_all=True), 3) == [25, 375, 750]


def test_the_number_of_lines_of_play_for_a_team_is_as_expected():
    played = game(4, teams=1, lying={0: [8], 2: [1, 2]}, hands=[(), (1, 3), (4,), (5,)], r=2)
    # 5 builds with the partner's pieces, 13 passes of the cone, idling; the partner has the same without idling.
    assert counts(played, 4) == [19, 162, 337, 4082]


def test_sensible_bots_usually_beat_random_ones():
    wins = 0
    for seed in range(40):
        source = chance.Seeded(seed)
        played = Game(2)
        seats = [hamsterrolle_bots.RandomBot(source), hamsterrolle_bots.SensibleBot(source)]
        while not played.over:
            played.play(bots.play(played, seats, source))
        wins += played.tracker.winners == [1]
    assert wins > 22
