"""House rules of a whole game, one field for each ambiguity with two playable readings, and the data on the cards."""

from . import cards
from .specials import SPECIALS
from .tracker import END_WITH_ROUND, LATE_CASCADE, ONE_TURN_EACH


class Options:
    """`Options(classic=True, redeploy_all=True)`: what is not named keeps its default.

    Settled as the rule list says, without a field: HD-A2, A9, A11, A13, A16, A21 to A23, A26 and A29 to A31. HD-A17 is
    the window of Whack-a-Mole in `specials`.
    """

    classic = False  # the Classic variant, HD-80
    blind_passing = True  # HD-A1: nobody sees passed cards before everybody has chosen
    flood_each_copy = True  # HD-A3: False is one flood a player, at a copy of the owner's choice
    may_decline = False  # HD-A4: a player with a hamster there may let it flood anyway
    lying_token_moves = False  # HD-A5: at the second flood the token on the card goes to the pile
    swimster_plugs = True  # HD-A6: False lets a flood past a Swimster that shares its card with a token
    may_hold_back = False  # HD-A7: hamsters may stay in the reinforcement pile at deployment
    pile_clears = False  # HD-63: only hamsters of the reinforcement pile may clear tokens in redeployment
    redeploy_all = False  # HD-A8: everything is picked up and laid anew
    late_cascade = False  # HD-A10: water from a flipped card counts for breaches only next turn
    one_turn_each = False  # HD-A12: two players move after one turn each
    several_skips = False  # HD-A14: who skips may use several abilities
    mobster_needs_card = True  # HD-A15: False lets Mobster shift to any number from 2 to 12
    copy_own_only = False  # HD-A18: Copycatster copies only what stands on the own dam
    contract_any_dam = False  # HD-A19: Contractster may move a token on any dam
    huckster_any_distance = False  # HD-A20: Huckster may move the hamster to any position
    end_with_round = False  # HD-A24: the water limit is tested at the end of a round
    turn_back = False  # HD-A25: specials turned over turn back at redeployment
    token_limit = False  # HD-A27: when all 35 are in use, only tokens that lie on flooded cards go to piles
    classic_choice = False  # HD-A28: Classic deals twice the specials, to keep half of them

    orange = cards.ORANGE  # dots on the dam cards 2 to 12
    blue = cards.BLUE
    specials = SPECIALS  # when each kind can act, and whether it turns over

    def __init__(self, **given: object) -> None:
        for field in given:
            if field not in _FIELDS:
                raise ValueError("no house rule %s; known are %s" % (field, ", ".join(_FIELDS)))
            setattr(self, field, given[field])
        self._check_data()

    @property
    def house(self) -> int:
        """The house rules that the companion must know, as its set-up event tells them."""
        return (
            LATE_CASCADE * self.late_cascade + ONE_TURN_EACH * self.one_turn_each + END_WITH_ROUND * self.end_with_round
        )

    def _check_data(self) -> None:
        orange, blue = self.orange, self.blue
        if len(orange) != len(cards.NUMBERS) or len(blue) != len(cards.NUMBERS):
            raise ValueError("dots are for the %d dam cards 2 to 12" % len(cards.NUMBERS))
        for number, dots in zip(cards.NUMBERS, [a + b for a, b in zip(orange, blue)]):
            if not 0 <= dots <= 3:
                raise ValueError("a dam card has 0 to 3 dots, not %d on the %d" % (dots, number))
        if sum(orange) > 14 or sum(blue) > 4:
            raise ValueError("a set has 14 orange dots and 4 blue ones at most: there are no more hamsters")
        if len(self.specials) != len(SPECIALS):
            raise ValueError("there are %d kinds of special hamster" % len(SPECIALS))


_FIELDS = [field for field in sorted(dir(Options)) if field[0] != "_" and field != "house"]
