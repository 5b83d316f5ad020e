"""House rules of a whole game, and the data on the cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from hamstertop.games.hamsterdam.house import HOUSE
from hamstertop.games.hamsterdam.specials import SPECIALS

from ..options import HouseOptions, rule
from . import cards

if TYPE_CHECKING:
    from typing import Any

    from hamstertop.games.house import House


@dataclass(kw_only=True, unsafe_hash=True, repr=False)
class Options(HouseOptions):
    """`Options(classic=True, redeploy_all=True)`: what is not named keeps its default, see `house`."""

    table: ClassVar[House] = HOUSE
    # Those that the companion knows
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
    # What the companion need not know
    blind_passing: bool = rule("HD-A1", True, False)  # nobody sees passed cards before everybody has chosen
    flood_each_copy: bool = rule("HD-A3", True, False)  # no: one flood a player, at a copy of the owner's choice
    may_decline: bool = rule("HD-A4", False, True)  # a player with a hamster there may let it flood anyway
    lying_token_moves: bool = rule("HD-A5", False, True)  # at the second flood the token on the card goes to the pile
    swimster_plugs: bool = rule("HD-A6", True, False)  # no: a flood passes a Swimster that shares its card with a token
    may_hold_back: bool = rule("HD-A7", False, True)  # hamsters may stay in the reinforcement pile at deployment
    pile_clears: bool = rule("HD-63", False, True)  # only hamsters of the reinforcement pile may clear tokens
    several_skips: bool = rule("HD-A14", False, True)  # who skips may use several abilities
    copy_own_only: bool = rule("HD-A18", False, True)  # Copycatster copies only what stands on the own dam
    turn_back: bool = rule("HD-A25", False, True)  # specials turned over turn back at redeployment
    token_limit: bool = rule("HD-A27", False, True)  # when all 35 are in use, only tokens on flooded cards go to piles
    classic_choice: bool = rule("HD-A28", False, True)  # Classic deals twice the specials, to keep half of them
    # Further
    classic: bool = False  # the Classic variant, HD-80
    orange: tuple[int, ...] = cards.ORANGE  # dots on the dam cards 2 to 12
    blue: tuple[int, ...] = cards.BLUE
    specials: tuple[Any, ...] = SPECIALS  # when each kind can act, and whether it turns over
    cards: int = len(cards.NUMBERS)  # of a dam, from the 2 on: 3, 5, 7, 9 or 11, with dice that throw no other number
    faces: int = field(init=False, compare=False)  # of a die
    windows: list[Any] = field(
        init=False, compare=False
    )  # when each special side can act; last that of a Cheekster with a token

    def settle(self) -> None:
        orange, blue = self.orange, self.blue
        if len(orange) != len(cards.NUMBERS) or len(blue) != len(cards.NUMBERS):
            raise ValueError(f"dots are for the {len(cards.NUMBERS)} dam cards 2 to 12")
        for number, dots in zip(cards.NUMBERS, [a + b for a, b in zip(orange, blue, strict=True)], strict=True):
            if not 0 <= dots <= 3:
                raise ValueError(f"a dam card has 0 to 3 dots, not {dots} on the {number}")
        if sum(orange) > 14 or sum(blue) > 4:
            raise ValueError("a set has 14 orange dots and 4 blue ones at most: there are no more hamsters")
        self.need("cards", 3, len(cards.NUMBERS))
        if not self.cards % 2:
            raise ValueError("cards is an odd number, so that two dice throw each number of the dam")
        if self.classic and self.cards < len(cards.NUMBERS):
            raise ValueError(f"Classic has all {len(cards.NUMBERS)} cards")
        if len(self.specials) != len(SPECIALS):
            raise ValueError(f"there are {len(SPECIALS)} kinds of special hamster")
        self.faces = (self.cards + 1) // 2
        self.windows = [special[1] for special in self.specials] + [self.specials[cards.CHEEKSTER][1]]
