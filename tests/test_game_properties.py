"""Properties of the complete game of Hamsterdam, which Hypothesis tries to break."""

from hypothesis import given, settings
from hypothesis import strategies as st

from dams import randomly
from hamstertop import chance
from hamstertop.games.hamsterdam import rules
from hamstertop_games.hamsterdam.cards import CHEEKSTER, MARKED, NUMBERS, STANDARD, SWIMSTER, TWINSTER
from hamstertop_games.hamsterdam.dam import Dam
from hamstertop_games.hamsterdam.game import Game
from hamstertop_games.hamsterdam.invariants import check
from hamstertop_games.hamsterdam.options import Options
from rules import rule

STEADY = settings(deadline=None, derandomize=True)  # the same examples every time

SWITCHES = ["classic", *(field for _, field, _ in Options.rules())]


@st.composite
def options(draw):
    """Return any combination of house rules, and any dots for which there are enough hamsters."""
    given = {field: draw(st.booleans()) for field in draw(st.sets(st.sampled_from(SWITCHES)))}
    blue = draw(st.lists(st.integers(0, 1), min_size=11, max_size=11).filter(lambda dots: sum(dots) <= 4))
    orange = draw(st.lists(st.integers(0, 2), min_size=11, max_size=11).filter(lambda dots: sum(dots) <= 14))
    return Options(**given, blue=tuple(blue), orange=tuple(orange))


@settings(STEADY, max_examples=60)
@given(st.integers(2, 4), options(), st.data())
@rule("HD-6", "HD-31", "HD-40", "HD-47", "HD-70")
def test_every_position_is_consistent_in_any_game_under_any_house_rules(players, house, data):
    source = chance.Seeded(data.draw(st.integers(0, 2**32 - 1), "seed"))
    game = Game(players, house)
    score = 0
    for _ in range(3000):
        check(game)
        if game.over:
            break
        choices = game.choices()
        game.play(choices[chance.below(source, len(choices))])
        assert game.tracker.water >= score, "water in the piles never goes back"
        score = game.tracker.water
    assert game.over, "3000 moves and no end"


@settings(STEADY, max_examples=40)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 400))
def test_a_copy_of_any_position_continues_identically(players, seed, moves):
    for step, game in enumerate(randomly(seed, players)):
        if step == moves or game.over:
            break
    copy = game.copy()
    assert copy.state() == game.state()
    for index in range(20):
        choices = game.choices()
        assert copy.choices() == choices
        if not choices:
            break
        choice = choices[(seed + index) % len(choices)]
        assert copy.play(choice) == game.play(choice)
        assert copy.state() == game.state()


@st.composite
def dams(draw):
    dam = Dam()
    dam.numbers = tuple(draw(st.permutations(NUMBERS)))
    for position in dam.positions():
        dam.tokens[position] = draw(st.sampled_from((0, 0, 1, 2)))
        kinds = [SWIMSTER] if dam.tokens[position] else [SWIMSTER, STANDARD, CHEEKSTER, MARKED, TWINSTER]
        dam.stacks[position] = tuple(sorted(draw(st.lists(st.sampled_from(kinds), max_size=4))))
    return dam


@settings(STEADY)
@given(dams(), st.lists(st.integers(0, 1), min_size=11, max_size=11))
@rule("HD-42", "HD-43", "HD-45", "HD-A11")
def test_flipping_a_whole_dam_loses_no_hamsters_or_tokens(dam, ends):
    tokens, hamsters, markers = sum(dam.tokens), dam.hamsters(), dam.markers()
    gained = 0
    for end in ends:
        found, beside = dam.flip(end)
        gained += found
        assert dam.hamsters() == hamsters
        assert gained + sum(dam.tokens) == tokens
        assert beside == -1 or dam.left <= beside < dam.right
    assert (dam.left == dam.right, gained, dam.markers()) == (True, tokens, 0)
    assert len(dam.pile) == hamsters
    assert markers >= 0


@settings(STEADY)
@given(dams(), st.data())
@rule("HS-26")
def test_a_hamster_sent_to_rest_is_in_the_pile_and_no_hamster_is_lost(dam, data):
    standing = [(position, card) for position in dam.positions() for card in dam.stacks[position]]
    if not standing:
        return
    position, card = data.draw(st.sampled_from(standing))
    hamsters = dam.hamsters()
    dam.retire(position, card)
    assert dam.hamsters() == hamsters
    assert (CHEEKSTER if card == MARKED else card) in dam.pile


@settings(STEADY)
@given(st.integers(0, 60), st.integers(0, 10))
@rule("HD-40", "HD-A11")
def test_more_water_never_means_fewer_flips(pile, more):
    assert 0 <= rules.flips(pile) <= rules.flips(pile + more) <= 11


@settings(STEADY)
@given(st.tuples(st.integers(1, 6), st.integers(1, 6)))
@rule("HS-20")
def test_turning_the_dice_over_twice_restores_them(dice):
    assert rules.opposite(rules.opposite(dice)) == dice
    assert sum(rules.opposite(dice)) == 14 - sum(dice)
