"""House rules for Hamsterdam, and the data printed on the cards."""

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
    """Hamsterdam's options, as in `Options(classic=True, redeploy_all=True)`. All have defaults (see `house`)."""

    table: ClassVar[House] = HOUSE
    # House rules that affect the companion
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
    one_sacrifice: bool = False
    # House rules that do not affect the companion
    blind_passing: bool = rule("HD-A1", True, False)  # passed cards stay hidden until everybody has chosen
    flood_each_copy: bool = rule("HD-A3", True, False)  # False: one flood per player, on a copy the owner chooses
    may_decline: bool = rule("HD-A4", False, True)  # a player can let the water in despite having a hamster there
    lying_token_moves: bool = rule("HD-A5", False, True)  # at a second flood, the token on the card goes to the pile
    swimster_plugs: bool = rule("HD-A6", True, False)  # False: a Swimster that shares its card with a token cannot plug
    may_hold_back: bool = rule("HD-A7", False, True)  # hamsters can be kept in the reinforcement pile
    pile_clears: bool = rule("HD-63", False, True)  # only hamsters from the reinforcement pile can clear tokens
    several_skips: bool = rule("HD-A14", False, True)  # a player who skips can use several abilities
    copy_own_only: bool = rule("HD-A18", False, True)  # Copycatster copies only kinds on its owner's dam
    turn_back: bool = rule("HD-A25", False, True)  # used specials turn back in redeployment
    token_limit: bool = rule("HD-A27", False, True)  # once all 35 are in use, tokens on flooded cards go to the piles
    classic_choice: bool = rule("HD-A28", False, True)  # Classic deals twice as many specials as each player keeps
    # Other options
    classic: bool = False  # the Classic variant, HD-80
    orange: tuple[int, ...] = cards.ORANGE  # dots on the dam cards 2 to 12
    blue: tuple[int, ...] = cards.BLUE
    specials: tuple[Any, ...] = SPECIALS  # when each kind can act, and whether it turns over
    cards: int = len(cards.NUMBERS)  # per dam, from the 2 up: 3, 5, 7, 9 or 11; the dice show no other numbers
    faces: int = field(init=False, compare=False)  # faces of a die
    windows: list[Any] = field(
        init=False, compare=False
    )  # when each kind of special can act; the last entry is for a Cheekster with a token

    def validate(self) -> None:
        orange, blue = self.orange, self.blue
        if len(orange) != len(cards.NUMBERS) or len(blue) != len(cards.NUMBERS):
            raise ValueError(
                f"orange and blue must each have {len(cards.NUMBERS)} values, one for each dam card from 2 to 12"
            )
        for number, dots in zip(cards.NUMBERS, [a + b for a, b in zip(orange, blue, strict=True)], strict=True):
            if not 0 <= dots <= 3:
                raise ValueError(f"a dam card must have 0 to 3 dots, not {dots} on the {number}")
        if sum(orange) > 14 or sum(blue) > 4:
            raise ValueError(
                "a set must have at most 14 orange and 4 blue dots, because it has only that many hamsters"
            )
        self.need("cards", 3, len(cards.NUMBERS))
        if not self.cards % 2:
            raise ValueError("cards must be an odd number, so that two dice can roll every number on the dam")
        if self.classic and self.cards < len(cards.NUMBERS):
            raise ValueError(f"cards must be {len(cards.NUMBERS)} in Classic")
        if len(self.specials) != len(SPECIALS):
            raise ValueError(f"specials must have {len(SPECIALS)} rows, one for each kind of special hamster")
        self.faces = (self.cards + 1) // 2
        self.windows = [special[1] for special in self.specials] + [self.specials[cards.CHEEKSTER][1]]
