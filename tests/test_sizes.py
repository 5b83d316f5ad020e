"""Options make smaller games with the same rules: a short dam, a small wheel or a small belt."""

from hypothesis import given, settings
from hypothesis import strategies as st

from hamstertop import chance
from hamstertop_games import hamsterdam, hamsterrolle, notation, run_hamster_run, titles
from hamstertop_games.envs import codes
from hamstertop_games.hamsterdam.cards import NUMBERS
from hamstertop_games.run_hamster_run import belt
from rules import rule
from scenarios import raised

STEADY = settings(deadline=None, derandomize=True, max_examples=25)  # the same examples every time
MOST = 400  # maximum number of choices in a game, because hamsters in the pit may never be eaten

dams = st.builds(lambda cards: hamsterdam.Options(cards=cards), st.sampled_from((3, 5, 7, 9)))
wheels = st.builds(
    lambda compartments, kinds, share: hamsterrolle.Options(compartments=compartments, kinds=kinds, share=share),
    st.integers(4, 11),
    st.integers(1, 7),
    st.sampled_from(("left over", "two each", "three to the first")),
)
belts = st.builds(
    lambda columns, strips, pluck, eight: run_hamster_run.Options(
        columns=columns, strips=strips, pluck=pluck, eight_neighbours=eight
    ),
    st.integers(3, 5),
    st.integers(3, 9),
    st.integers(1, 7),
    st.booleans(),
)
small = st.one_of(
    st.tuples(st.just("hamsterdam"), dams),
    st.tuples(st.just("hamsterrolle"), wheels),
    st.tuples(st.just("run_hamster_run"), belts),
)


def test_with_fewer_kinds_of_pieces_the_first_player_gets_no_extra_set():
    """The tracker used to give the first player a piece that was in nobody's hand. HR-4."""
    options = hamsterrolle.Options(kinds=3, share="three to the first")
    assert options == hamsterrolle.Options(kinds=3)
    game = hamsterrolle.Game(3, options)
    game.play(("first", 0))
    assert game.tracker.stocks == [len(hand) for hand in game.hands] == [3, 3, 3]


@STEADY
@given(small, st.integers(0, 2**32 - 1))
def test_every_position_of_a_small_game_is_consistent_and_can_be_written_as_text(kind, seed):
    name, options = kind
    title = titles.load(name)
    source = chance.Seeded(seed)
    game = title.game(2 + seed % 3, options)
    made = codes.load(name, game.players, options)
    for step in range(MOST):
        title.check(game)
        if game.over:
            break
        if step % 20 == 0:
            assert notation.read_position(notation.write_position(game)) == game
            made.layout.observe(game, 0)
        choices = game.choices()
        if game.seat >= 0:
            assert set(made.actions.legal(game).values()) == set(choices)
        game.play(choices[chance.below(source, len(choices))])
    assert game.over or step == MOST - 1
    copy = game.copy()
    game.pop()
    game.play(copy.history[-1])
    assert game == copy


@rule("HD-21", "HD-42", "HD-A11")
def test_a_dam_of_three_cards_has_the_numbers_that_two_two_sided_dice_can_roll():
    game = hamsterdam.Game(2, hamsterdam.Options(cards=3))
    assert game.choices() == (("give", 2, 3), ("give", 2, 4), ("give", 3, 4))
    assert game.hands == [NUMBERS[:3]] * 2
    while game.phase != "first":
        game.play(game.choices()[0])
    game.play(("roll", 2, 2))
    game.play(("roll", 1, 1))
    while game.phase != "roll":
        game.play(game.choices()[0])
    assert game.choices() == (("roll", 1, 1), ("roll", 1, 2), ("roll", 2, 1), ("roll", 2, 2))
    assert not game.tracker.gone(0)
    game.tracker.flipped[0] = 3
    assert game.tracker.gone(0), "all cards of this dam"


@rule("HR-11", "HR-A19")
def test_a_wheel_with_four_compartments_wraps_around_after_the_fourth():
    game = hamsterrolle.Game(2, hamsterrolle.Options(compartments=4, kinds=1))
    game.play(("first", 0))
    assert game.hands == [(1, 1)] * 2
    assert game.choices() == (("build", 1, 2),), "the cone stands in 0"
    game.play(("build", 1, 2))
    game.play(("placed", 0))
    game.play(("still",))
    assert [choice[2] for choice in game.choices() if choice[0] == "build"] == [3, 0]
    assert len(game.out) == 24


@rule("RHR-2", "RHR-4", "RHR-64")
def test_a_three_by_three_belt_has_walls_where_the_full_belt_continues():
    game = run_hamster_run.Game(2, run_hamster_run.Options(columns=3, strips=3, pluck=2))
    game.play(game.choices()[0])
    assert [belt.name(square) for _, square in game.choices()] == ["a1", "b1", "c1", "a2", "b2", "c2"]
    game.play(("place", 0))
    game.play(game.choices()[-1])
    assert [game.tracker.pluck(seat) for seat in range(2)] == [2, 2]
    assert ("allocate", 0, 1, 1) in game.choices()
    corner = 2 * belt.COLUMNS + 2
    assert belt.name(corner) == "c3"
    assert game.beside[corner] == (belt.WALL, belt.WALL, corner - belt.COLUMNS, corner - 1)


def test_unsupported_sizes_are_refused():
    assert "cards must be an integer from 3 to 11, not 2" in raised(ValueError, lambda: hamsterdam.Options(cards=2))
    assert "Classic" in raised(ValueError, lambda: hamsterdam.Options(cards=3, classic=True))
    assert "odd" in raised(ValueError, lambda: hamsterdam.Options(cards=4))
    assert "compartments must be an integer from 4 to 12, not 3" in raised(
        ValueError, lambda: hamsterrolle.Options(compartments=3)
    )
    assert "kinds must be an integer from 1 to 7, not 8" in raised(ValueError, lambda: hamsterrolle.Options(kinds=8))
    assert "columns must be an integer from 3 to 5, not True" in raised(
        ValueError, lambda: run_hamster_run.Options(columns=True)
    )
    assert "pluck must be an integer from 1 to 7, not 0" in raised(ValueError, lambda: run_hamster_run.Options(pluck=0))
