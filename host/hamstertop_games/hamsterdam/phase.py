"""Code shared by several phases: dice rolls, abilities, and records of what players have done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..whole import Phase, kind_of
from .cards import CHEEKSTER, FACES, MARKED
from .types import NAMES

if TYPE_CHECKING:
    from typing import Any

    from .. import Choice
    from .game import Game

# What a player has done in the current movement phase
NOTHING = 0
EXTRA = 1  # used an ability in addition to the normal move
NORMAL = 2
SKIPPED = 3  # used an ability instead of moving

# All rolls of two dice, indexed by the number of faces
_THROWS: list[tuple[Choice, ...]] = [
    NAMES.all([("roll", a, b) for a in range(1, faces + 1) for b in range(1, faces + 1)]) for faces in range(FACES + 1)
]
_WEIGHED: list[list[tuple[Choice, int]]] = [[(throw, 1) for throw in throws] for throws in _THROWS]


class TwoDice(Phase):
    """A chance node where two fair dice are rolled. HD-21."""

    kinds = ("roll",)
    rules = "HD-21"

    def choices(self, game: Game, seat: int) -> tuple[Choice, ...]:
        return _THROWS[game.options.faces]

    def outcomes(self, game: Game) -> list[tuple[Choice, int]]:
        return _WEIGHED[game.options.faces][:]


class WithAbilities(Phase):
    """A phase where specials can act. Rules HS-1 to HS-18 are about the specials, in the order of
    `specials.SPECIALS`."""

    def broken(self, choice: Any) -> str:
        verb = kind_of(choice)
        if verb not in ("use", "copy") or len(choice) < 3 or choice[1] not in range(MARKED + 1):
            return super().broken(choice)
        special = f"HS-{1 + (CHEEKSTER if choice[1] == MARKED else choice[1])}"
        return special + (", HS-19" if verb == "use" else ", HS-6, HS-39")
