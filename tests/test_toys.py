"""Games that are small enough to be solved with OpenSpiel's full CFR."""

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")

from hamstertop_games.envs import toys  # noqa: E402
from hamstertop_host.errors import UserError  # noqa: E402


@pytest.mark.slow
def test_full_cfr_approaches_an_equilibrium_of_the_toy_dam():
    tree, size = toys.tree_of(pyspiel.load_game(toys.TOYS["dam"]))
    assert size == toys.Size(7789, 256, 5336)
    assert pyspiel.load_efg_game(tree).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    (_, first), (_, tenth), (_, last) = toys.solve(tree, [1, 10, 50])
    assert first > tenth > last >= 0
    assert last < 0.002


@pytest.mark.parametrize(("toy", "options"), [("wheel", "compartments=4"), ("belt", "strips=3")])
def test_the_other_toy_games_have_their_stated_sizes_and_limits(toy, options):
    state = pyspiel.load_game(toys.TOYS[toy]).new_initial_state()
    assert options in repr(state.game.options)
    assert state.game.players == 2
    assert not state.is_terminal()
    assert state.left == {"wheel": 9, "belt": 8}[toy]


def test_the_toy_dam_begins_at_the_seventh_roll_with_a_token_on_each_card():
    game = pyspiel.load_game(toys.TOYS["dam"]).new_initial_state().game
    assert (game.phase, game.tracker.round, game.tracker.turn) == ("roll", 1, 6)
    assert [(dam.tokens[:3], dam.stacks[:3]) for dam in game.dams] == [([1, 1, 1], [(), (), ()])] * 2


def test_an_unreadable_opening_is_refused():
    with pytest.raises(UserError, match="an opening must have the form kind:number"):
        pyspiel.load_game("hamstertop_hamsterrolle(players=2,opening=first:zero)")
