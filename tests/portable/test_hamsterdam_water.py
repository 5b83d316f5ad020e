"""Hamsterdam: flood piles, breaches, the end, the ranking and the Classic variant."""

from hamstertop.games.hamsterdam import rules
from hamstertop.games.hamsterdam.house import HOUSE
from hamstertop.games.hamsterdam.tracker import MOST, Tracker
from hamstertop.games.house import BITS
from houses import packed
from rules import rule
from tables import dry_turns, evening, illegal, table, turn


def ended(players, dams, first=0):
    """Return a tracker at the end of a game, with these tokens on the dams and at least 5 in every pile."""
    tracker = table(players, classic=1, first=first)
    turn(tracker, *[(seat, 5) for seat in range(players)])
    for seat in tracker.order(first):
        if tracker.phase == "dams":
            tracker.apply(("dam", seat, dams[seat]))
    return tracker


def test_only_water_added_in_the_current_turn_can_be_removed():
    tracker = table()
    turn(tracker, (0, 2))
    tracker.apply(("rolled", 1, 1))
    for seat in range(3):
        illegal(tracker, "water", seat, -1)
    tracker.apply(("water", 0, 2))
    tracker.apply(("water", 0, -1))
    assert tracker.piles == [3, 0, 0]


def test_impossible_amounts_of_water_are_refused():
    tracker = table()
    illegal(tracker, "water", 0, 1)
    tracker.apply(("rolled", 1, 1))
    for seat, tokens in ((3, 1), (-1, 1), (0, 0), (0, 100)):
        illegal(tracker, "water", seat, tokens)


@rule("HD-40", "HD-A11")
def test_the_number_of_flipped_cards_depends_on_the_size_of_the_flood_pile():
    assert [rules.flips(pile) for pile in list(range(10)) + [13, 14, 99]] == [0, 0, 0, 1, 1, 2, 3, 4, 5, 6, 10, 11, 11]


def test_flips_are_requested_one_at_a_time():
    tracker = table()
    turn(tracker, (1, 6))
    for left in (3, 2, 1):
        assert (tracker.phase, tracker.to_act, tracker.flips_due(1)) == ("breach", 1, left)
        illegal(tracker, "breach", 0, 0)
        tracker.apply(("breach", 1, 0))
    assert tracker.phase == "roll"


@rule("HD-45", "HD-46", "HD-A10")
def test_water_on_a_flipped_card_joins_the_pile_and_may_flip_the_next_card():
    tracker = table(4)
    turn(tracker, (2, 3))
    tracker.apply(("breach", 2, 1))
    assert (tracker.piles[2], tracker.phase) == (4, "roll"), "4 tokens flip no second card"
    turn(tracker, (2, 1))
    tracker.apply(("breach", 2, 1))
    assert (tracker.piles[2], tracker.phase) == (6, "breach"), "from 5 on each token flips one more"
    tracker.apply(("breach", 2, 0))
    assert (tracker.flipped[2], tracker.phase) == (3, "roll")


@rule("HD-A10")
def test_a_house_rule_delays_a_cascade_until_the_next_turn():
    tracker = table(4, house=packed(HOUSE, late_cascade=True))
    turn(tracker, (0, 5))
    tracker.apply(("breach", 0, 1))
    tracker.apply(("breach", 0, 1))
    assert (tracker.piles[0], tracker.phase) == (7, "roll")
    turn(tracker)
    assert (tracker.phase, tracker.flips_due(0)) == ("breach", 2)


@rule("HD-A11", "HD-47")
def test_a_player_without_a_dam_takes_no_water_and_flips_no_cards():
    tracker = table(4)
    turn(tracker, (0, 14))
    while tracker.phase == "breach":
        tracker.apply(("breach", 0, 0))
    assert tracker.gone(0)
    tracker.apply(("rolled", 1, 1))
    assert "without a dam" in illegal(tracker, "water", 0, 1)


@rule("HD-A11", "HD-71")
def test_a_player_without_a_dam_is_not_asked_for_the_water_on_it():
    tracker = table(3)
    turn(tracker, (0, 14), (1, 1))
    while tracker.phase == "breach":
        tracker.apply(("breach", 0, 0))
    assert (tracker.phase, tracker.to_act) == ("dams", 1)
    tracker.apply(("dam", 1, 2))
    tracker.apply(("dam", 2, 1))
    assert tracker.scores == [14, 3, 1]


@rule("HD-A30")
def test_breaches_are_resolved_in_turn_order_starting_with_the_roller():
    tracker = table(3, first=1)
    dry_turns(tracker, 1)
    turn(tracker, (0, 3), (1, 3), (2, 3))
    asked = []
    while tracker.phase == "breach":
        asked.append(tracker.to_act)
        tracker.apply(("breach", tracker.to_act, 0))
    assert asked == [2, 0, 1]


@rule("HD-70")
def test_the_water_limit_depends_on_the_number_of_players():
    for players, limit in ((2, 10), (3, 15), (4, 20)):
        tracker = table(players, classic=1)
        assert tracker.limit == limit
        turn(tracker, (0, limit - 1))
        assert tracker.phase == "roll"
        turn(tracker, (1, 1))
        assert tracker.phase == "dams"


@rule("HD-70", "HD-A24")
def test_the_end_is_checked_only_after_all_breaches_so_water_may_exceed_the_limit():
    tracker = table(2)
    turn(tracker, (0, 5), (1, 5))
    assert tracker.phase == "breach", "10 tokens, but the turn is not over"
    while tracker.phase == "breach":
        tracker.apply(("breach", tracker.to_act, 1))
        if tracker.water > 20:
            break
    assert tracker.water > 20


@rule("HD-A24")
def test_a_house_rule_delays_the_end_of_the_game_until_the_end_of_the_round():
    tracker = table(2, classic=1, house=packed(HOUSE, end_with_round=True))
    turn(tracker, (0, 10))
    dry_turns(tracker, 10)
    turn(tracker)
    assert tracker.phase == "move"
    tracker.apply(("done",))
    assert tracker.phase == "dams"


@rule("HD-71")
def test_dams_are_counted_in_turn_order_starting_with_the_first_player():
    tracker = table(3, classic=1, first=2)
    turn(tracker, (0, 15))
    asked = []
    while tracker.phase == "dams":
        asked.append(tracker.to_act)
        tracker.apply(("dam", tracker.to_act, len(asked)))
    assert asked == [2, 0, 1]


@rule("HD-72")
def test_a_tie_is_won_by_the_player_with_the_most_hamsters():
    tracker = ended(3, [2, 2, 3])
    assert (tracker.phase, tracker.to_act) == ("hamsters", 0)
    tracker.apply(("hamsters", 0, 7))
    illegal(tracker, "hamsters", 2, 9)
    tracker.apply(("hamsters", 1, 8))
    assert tracker.over
    assert tracker.places == [2, 1, 3]


@rule("HD-73")
def test_a_remaining_tie_is_a_shared_win():
    tracker = ended(3, [2, 2, 2])
    for seat in range(3):
        tracker.apply(("hamsters", seat, 5 if seat else 3))
    assert tracker.places == [3, 1, 1]


@rule("HD-80", "HD-81")
def test_classic_has_no_breaches_and_every_player_has_every_number():
    tracker = table(4, classic=1)
    turn(tracker, (0, 9))
    assert (tracker.phase, tracker.flipped) == ("roll", [0, 0, 0, 0])
    tracker.apply(("rolled", 1, 1))
    assert "Classic" in illegal(tracker, "nobody")


def test_the_error_for_an_event_in_the_wrong_phase_names_the_right_phase():
    belongs = {
        "setup": ("setup", 3, 0, 0),
        "rolled": ("rolled", 3, 3),
        "first": ("first", 0),
        "chose": ("chose", 1),
        "breach": ("breach", 0, 0),
        "dam": ("dam", 0, 1),
        "hamsters": ("hamsters", 1, 2),
        "skips": ("skips",),
    }
    phases = {"setup": ("new",), "chose": ("choose",), "skips": ("move",), "rolled": ("first", "roll")}
    phases.update({"dam": ("over", "dams"), "hamsters": ("over", "hamsters")})
    seen = set()
    for _, tracker in evening(3, 3):
        for kind, event in belongs.items():
            legal = phases.get(kind, (kind,))
            if tracker.phase not in legal:
                message = illegal(tracker, *event)
                assert legal[-1] in message
                assert tracker.phase in message
                seen.add(tracker.phase)
    assert len(seen) > 9


def test_numbers_beyond_the_maximum_are_refused():
    tracker = table(4, classic=1, house=packed(HOUSE, end_with_round=True))
    tracker.apply(("rolled", 1, 1))
    illegal(tracker, "water", 0, MOST + 1)
    tracker.apply(("water", 0, MOST))
    illegal(tracker, "water", 0, 1)
    tracker = table(4)
    turn(tracker, (0, 3))
    for tokens in (-1, MOST - 2):
        illegal(tracker, "breach", 0, tokens)
    tracker.apply(("breach", 0, MOST - 3))
    tracker = table(2, classic=1)
    turn(tracker, (0, 5), (1, 5))
    for tokens in (-1, MOST + 1):
        illegal(tracker, "dam", 0, tokens)
    for seat in (0, 1):
        tracker.apply(("dam", seat, MOST))
    for count in (-1, MOST + 1):
        illegal(tracker, "hamsters", 0, count)
    for seat in (0, 1):
        tracker.apply(("hamsters", seat, MOST))
    assert tracker.places == [1, 1]


def test_invalid_house_rules_and_variants_are_refused():
    spare = 1 << (len(HOUSE.rows) - BITS)  # the first unused bit of the second byte
    for house in ((128,), (-129,), (0, spare), (0, -1), (0, 0, 0)):
        illegal(Tracker(), "setup", 3, 0, *house)
    for classic in (-1, 2):
        illegal(Tracker(), "setup", 3, classic, 0)


def test_malformed_events_are_refused():
    for event in (("flood",), ("done", 1), ("rolled", 3), ("water",)):
        tracker = table()
        tracker.apply(("rolled", 1, 1))
        illegal(tracker, *event)
