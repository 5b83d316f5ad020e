"""House rules of a whole game, and the data on the cards."""

from hamstertop.games.hamsterdam.house import HOUSE
from hamstertop.games.hamsterdam.specials import SPECIALS

from ..options import HouseOptions
from . import cards

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Options(HouseOptions):
    """`Options(classic=True, redeploy_all=True)`: what is not named keeps its default, see `house`."""

    table = HOUSE
    # What the companion need not know
    rows = (
        ("HD-A1", "blind_passing", (True, False)),  # nobody sees passed cards before everybody has chosen
        ("HD-A3", "flood_each_copy", (True, False)),  # no: one flood a player, at a copy of the owner's choice
        ("HD-A4", "may_decline", (False, True)),  # a player with a hamster there may let it flood anyway
        ("HD-A5", "lying_token_moves", (False, True)),  # at the second flood the token on the card goes to the pile
        ("HD-A6", "swimster_plugs", (True, False)),  # no: a flood passes a Swimster that shares its card with a token
        ("HD-A7", "may_hold_back", (False, True)),  # hamsters may stay in the reinforcement pile at deployment
        ("HD-63", "pile_clears", (False, True)),  # only hamsters of the reinforcement pile may clear tokens
        ("HD-A14", "several_skips", (False, True)),  # who skips may use several abilities
        ("HD-A18", "copy_own_only", (False, True)),  # Copycatster copies only what stands on the own dam
        ("HD-A25", "turn_back", (False, True)),  # specials turned over turn back at redeployment
        ("HD-A27", "token_limit", (False, True)),  # when all 35 are in use, only tokens on flooded cards go to piles
        ("HD-A28", "classic_choice", (False, True)),  # Classic deals twice the specials, to keep half of them
    )
    more = ("classic", "orange", "blue", "specials", "cards")

    classic: bool = False  # the Classic variant, HD-80
    orange: "tuple[int, ...]" = cards.ORANGE  # dots on the dam cards 2 to 12
    blue: "tuple[int, ...]" = cards.BLUE
    specials: "tuple[Any, ...]" = SPECIALS  # when each kind can act, and whether it turns over
    cards: int = len(cards.NUMBERS)  # of a dam, from the 2 on: 3, 5, 7, 9 or 11, with dice that throw no other number

    if TYPE_CHECKING:  # what type checkers see; a test holds it against the rows
        late_cascade: bool = False
        one_turn_each: bool = False
        end_with_round: bool = False
        swimster_breach: bool = False
        copy_any: bool = False
        contract_any_dam: bool = False
        contract_onto_hamsters: bool = False
        one_mobster: bool = False
        mobster_needs_card: bool = True
        huckster_any_distance: bool = False
        redeploy_all: bool = False
        blind_passing: bool = True
        flood_each_copy: bool = True
        may_decline: bool = False
        lying_token_moves: bool = False
        swimster_plugs: bool = True
        may_hold_back: bool = False
        pile_clears: bool = False
        several_skips: bool = False
        copy_own_only: bool = False
        turn_back: bool = False
        token_limit: bool = False
        classic_choice: bool = False

    def settle(self) -> None:
        orange, blue = self.orange, self.blue
        if len(orange) != len(cards.NUMBERS) or len(blue) != len(cards.NUMBERS):
            raise ValueError("dots are for the %d dam cards 2 to 12" % len(cards.NUMBERS))
        for number, dots in zip(cards.NUMBERS, [a + b for a, b in zip(orange, blue)]):
            if not 0 <= dots <= 3:
                raise ValueError("a dam card has 0 to 3 dots, not %d on the %d" % (dots, number))
        if sum(orange) > 14 or sum(blue) > 4:
            raise ValueError("a set has 14 orange dots and 4 blue ones at most: there are no more hamsters")
        self.need("cards", 3, len(cards.NUMBERS))
        if not self.cards % 2:
            raise ValueError("cards is an odd number, so that two dice throw each number of the dam")
        if self.classic and self.cards < len(cards.NUMBERS):
            raise ValueError("Classic has all %d cards" % len(cards.NUMBERS))
        if len(self.specials) != len(SPECIALS):
            raise ValueError("there are %d kinds of special hamster" % len(SPECIALS))
        self.faces = (self.cards + 1) // 2  # of a die
        # When each special side can act; last that of a Cheekster with a token.
        self.windows = [special[1] for special in self.specials] + [self.specials[cards.CHEEKSTER][1]]
