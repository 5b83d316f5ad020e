"""Reference cards: which specials can act in which phase."""

from hamstertop.games.hamsterdam import specials
from hamstertop.games.hamsterdam.tracker import BREACH, DEPLOY, FLOOD, MOVE, REDEPLOY, ROLL, SKIP
from rules import rule


def names(phase):
    return [specials.SPECIALS[kind][0] for kind in specials.usable(phase)]


def test_eighteen_kinds_in_the_order_of_the_alphabet():
    kinds = [special[0] for special in specials.SPECIALS]
    assert len(kinds) == 18
    assert kinds == sorted(kinds)


@rule("HS-21")
def test_after_a_roll_those_of_the_dice_and_those_that_stop_floods():
    flood = names(FLOOD)
    for name in ("Buffster", "Physicster", "Spinster", "Whack-a-Mole", "Mobster", "Ninjaster", "Napster"):
        assert name in flood
    for name in ("Blobster", "Cheekster", "Twinsters"):
        assert name in flood
    assert "Bombster" not in flood


def test_in_the_movement_phase_those_that_move_and_those_that_skip():
    assert names(MOVE) == ["Bombster", "Contractster", "Copycatster", "Huckster", "Momster", "Speedster", "Swimster"]


def test_with_the_skip_abilities_those_that_stop_a_flood_of_bombster():
    skip = names(SKIP)
    assert [name in skip for name in ("Bombster", "Blobster", "Speedster")] == [True, True, False]


def test_at_redeployment():
    assert names(REDEPLOY) == ["Copycatster", "Janitster", "Swimster"]


def test_none_while_nothing_can_be_stopped_or_moved():
    for phase in (ROLL, DEPLOY, BREACH):
        assert names(phase) == []
