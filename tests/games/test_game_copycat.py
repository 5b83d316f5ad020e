"""Test Hamsterdam's Copycatster with the kinds that it can copy and those that it cannot."""

from dams import at, dam, full, roll, table
from hamstertop_games.hamsterdam.abilities import ABILITIES
from hamstertop_games.hamsterdam.cards import (
    BLOBSTER,
    BOMBSTER,
    BUFFSTER,
    CHEEKSTER,
    CONTRACTSTER,
    COPYCATSTER,
    HUCKSTER,
    JANITSTER,
    MARKED,
    MOBSTER,
    MOMSTER,
    NAPSTER,
    NINJASTER,
    PHYSICSTER,
    SPEEDSTER,
    SPINSTER,
    STANDARD,
    SWIMSTER,
    TWINSTER,
    WHACK_A_MOLE,
)
from rules import rule
from scenarios import PASS, offered, play


def with_model(kind, **options):
    """Return three dams, the first with a Copycatster on the 7 and the third with a special to copy on the 12."""
    model = full()
    model.put(at(12), kind)
    return dam({7: [COPYCATSTER]}, pile=[STANDARD], tokens={3: 1}), full(), model


def phase_with(kind):
    """Return a game at a point where this kind can be copied."""
    if kind in (BOMBSTER, CONTRACTSTER, HUCKSTER, MOMSTER):
        game = table(*with_model(kind), phase="move")
        while game.phase == "move":
            game.play(PASS)
        return game
    if kind in (SPEEDSTER, JANITSTER):
        return table(*with_model(kind), phase="move" if kind == SPEEDSTER else "redeploy")
    game = table(*with_model(kind))
    roll(game, 8)
    return game


@rule("HS-6", "HS-39", "HS-40", "HD-A18")
def test_copycatster_copies_each_kind_that_it_can_and_rests_special_side_up():
    for kind in (
        BLOBSTER,
        BOMBSTER,
        BUFFSTER,
        CONTRACTSTER,
        HUCKSTER,
        JANITSTER,
        MOBSTER,
        MOMSTER,
        NAPSTER,
        NINJASTER,
        PHYSICSTER,
        SPEEDSTER,
        SPINSTER,
    ):
        game = phase_with(kind)
        copies = offered(game, "copy", kind, at(7))
        assert copies, kind
        game.play(copies[0])
        cards = game.dams[0].pile + (game.hand if game.phase == "placing" else ())
        assert COPYCATSTER in cards, kind
        assert not offered(game, "copy"), "once"
        assert kind in game.dams[2].stacks[at(12)], "the model is not used up"


@rule("HD-A18")
def test_copycatster_cannot_copy_cheekster_swimster_twinster_whack_a_mole_or_itself():
    for kind in (CHEEKSTER, MARKED, COPYCATSTER, SWIMSTER, TWINSTER, WHACK_A_MOLE):
        assert kind not in ABILITIES or not ABILITIES[kind].copied
    for kind in (CHEEKSTER, MARKED, WHACK_A_MOLE):
        model = full()
        model.put(at(12), kind)
        game = table(dam({7: [COPYCATSTER]}), full(), model)
        roll(game, 7)
        assert game.choices() == (("plug", COPYCATSTER, at(7)),)


@rule("HS-6", "HS-21")
def test_copied_dice_abilities_also_work_only_on_their_owners_roll():
    for kind in (BUFFSTER, PHYSICSTER, SPINSTER):
        game = table(*with_model(kind), turns=1)
        roll(game, 8)
        assert game.phase == "flood"


@rule("HS-6", "HS-11", "HS-38")
def test_copycatster_as_napster_leaves_with_a_token_it_moves_onto_and_otherwise_rests():
    for to, out in ((at(8), 1), (at(6), 0)):
        lines = with_model(NAPSTER)
        lines[0].tokens[at(8)] = 1
        game = table(*lines)
        roll(game, 2)
        game.play(("copy", NAPSTER, at(7), to))
        assert (game.dams[0].out, COPYCATSTER in game.dams[0].pile) == (out, not out)


# House rule: any other kind


def copying(kind, line, *phase, **options):
    """Return a game in which the first player's Copycatster can copy any kind, with this kind on another dam."""
    model = full()
    model.put(at(12), kind)
    return table(line, full(), model, *phase, copy_any=True, **options)


@rule("HD-A18", "HS-40")
def test_under_a_house_rule_copycatster_as_cheekster_stops_one_flood_and_rests():
    for model in (CHEEKSTER, MARKED):
        game = copying(model, dam({7: [COPYCATSTER], 8: [COPYCATSTER]}))
        roll(game, 7)
        assert offered(game, "copy") == [("copy", CHEEKSTER, at(7), at(7))]
        assert game.play(("copy", CHEEKSTER, at(7), at(7))) == []
        assert game.dams[0].pile == (COPYCATSTER,)
        assert (sum(game.dams[0].tokens), game.dams[0].markers()) == (0, 0)


@rule("HD-A18", "HS-35", "HS-40")
def test_under_a_house_rule_copycatster_as_twinster_takes_twinsters_on_its_dam_to_rest():
    for twins in (0, 1, 2):
        game = copying(TWINSTER, dam({7: [COPYCATSTER], 3: [TWINSTER] * twins, 4: [STANDARD]}))
        roll(game, 7)
        game.play(("copy", TWINSTER, at(7), at(7)))
        assert game.dams[0].pile == (COPYCATSTER,) + (TWINSTER,) * twins
        assert game.dams[0].stacks[at(3)] == ()
        assert game.dams[0].stacks[at(4)] == (STANDARD,)
    apart = copying(TWINSTER, dam({7: [COPYCATSTER], 3: [TWINSTER], 4: [TWINSTER]}))
    roll(apart, 7)
    apart.play(("copy", TWINSTER, at(7), at(7)))
    assert apart.dams[0].pile == (COPYCATSTER, TWINSTER, TWINSTER)


@rule("HD-A18", "HS-33", "HS-40", "HD-51")
def test_under_a_house_rule_copycatster_as_swimster_may_move_onto_a_token_that_stays():
    line = dam({7: [COPYCATSTER], 2: [STANDARD], 5: [BOMBSTER]}, tokens={8: 1, 11: 1})
    game = copying(SWIMSTER, line, phase="move")
    assert offered(game, "copy", SWIMSTER) == [("copy", SWIMSTER, at(7), at(8))]
    game.play(("copy", SWIMSTER, at(7), at(8)))
    assert (game.dams[0].pile, game.dams[0].out, game.dams[0].tokens[at(8)]) == ((COPYCATSTER,), 0, 1)
    assert game.seat == 1, "that was the move"
    for _ in range(2):
        game.play(PASS)
    assert game.phase == "roll", "who moved does not skip"
    late = copying(SWIMSTER, dam({7: [COPYCATSTER], 2: [STANDARD]}, tokens={8: 1}), phase="move")
    late.play(("move", STANDARD, at(2), at(3)))
    assert late.seat == 1, "one move"
    again = copying(SWIMSTER, dam({7: [COPYCATSTER]}, tokens={8: 1}), phase="redeploy")
    assert not offered(again, "copy")


@rule("HD-A18", "HS-18", "HS-38", "HS-40")
def test_under_a_house_rule_copycatster_as_whack_a_mole_rolls_and_rests_or_clears_a_token():
    numbers = (2, 4, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    for total, out, wet in ((3, 0, 2), (9, 0, 2), (8, 1, 1)):
        line = dam({12: [COPYCATSTER, WHACK_A_MOLE]}, tokens={4: 1, 8: 1}, numbers=numbers)
        game = copying(WHACK_A_MOLE, line)
        roll(game, 2)
        game.play(("copy", WHACK_A_MOLE, at(12)))
        assert game.phase == "whack"
        game.play(("roll", total - 1 if total < 7 else total - 6, 1 if total < 7 else 6))
        assert (game.dams[0].out, sum(game.dams[0].tokens)) == (out, wet)
        assert (COPYCATSTER in game.dams[0].pile) == (not out)
        assert game.dams[0].stacks[at(12)] == (WHACK_A_MOLE,), "the own one stays"
        assert offered(game, "use", WHACK_A_MOLE), "and may act"
    two = copying(WHACK_A_MOLE, dam({12: [COPYCATSTER]}, tokens={4: 1}, numbers=numbers))
    roll(two, 2)
    play(two, ("copy", WHACK_A_MOLE, at(12)), ("roll", 2, 2))
    assert two.choices() == (("put", 1), ("put", 2)), "its owner chooses between two cards with the number"
    two.play(("put", 2))
    assert (two.dams[0].out, two.dams[0].tokens[2]) == (1, 0)


@rule("HD-A18", "HS-39")
def test_copying_any_kind_excludes_copycatsters_and_respects_the_rule_about_its_own_dam():
    game = table(dam({7: [COPYCATSTER]}), dam({7: [COPYCATSTER, STANDARD]}), full(), copy_any=True)
    roll(game, 7)
    assert not offered(game, "copy")
    own = copying(CHEEKSTER, dam({7: [COPYCATSTER]}), copy_own_only=True)
    roll(own, 7)
    assert not offered(own, "copy")
