"""The reference cards list the specials that can act in each phase."""

from hamstertop.games.hamsterdam import specials
from hamstertop.games.hamsterdam.tracker import BREACH, DEPLOY, FLOOD, MOVE, REDEPLOY, ROLL, SKIP
from rules import rule


def names(phase):
    return [specials.SPECIALS[kind][0] for kind in specials.usable(phase)]


@rule("HS-21")
def test_after_a_roll_specials_that_change_dice_or_stop_floods_can_act():
    flood = names(FLOOD)
    for name in ("Buffster", "Physicster", "Spinster", "Whack-a-Mole", "Mobster", "Ninjaster", "Napster"):
        assert name in flood
    for name in ("Blobster", "Cheekster", "Twinsters"):
        assert name in flood
    assert "Bombster" not in flood


def test_specials_that_move_or_replace_a_move_can_act_in_the_movement_phase():
    assert names(MOVE) == ["Bombster", "Contractster", "Copycatster", "Huckster", "Momster", "Speedster", "Swimster"]


def test_when_abilities_replace_moves_specials_that_stop_a_bombsters_flood_can_act():
    skip = names(SKIP)
    assert [name in skip for name in ("Bombster", "Blobster", "Speedster")] == [True, True, False]


def test_three_specials_can_act_in_redeployment():
    assert names(REDEPLOY) == ["Copycatster", "Janitster", "Swimster"]


def test_no_special_can_act_at_deployment_before_a_roll_or_in_a_breach():
    for phase in (ROLL, DEPLOY, BREACH):
        assert names(phase) == []
