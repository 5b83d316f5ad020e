"""House rules of a whole game, and the data on the cards."""

from ..house import HouseOptions
from . import cards
from .house import HOUSE
from .specials import SPECIALS


class Options(HouseOptions):
    """`Options(classic=True, redeploy_all=True)`: what is not named keeps its default, see `house`."""

    table = HOUSE
    more = ("classic", "orange", "blue", "specials")

    classic = False  # the Classic variant, HD-80
    orange = cards.ORANGE  # dots on the dam cards 2 to 12
    blue = cards.BLUE
    specials = SPECIALS  # when each kind can act, and whether it turns over

    def __init__(self, **given: object) -> None:
        super().__init__(**given)
        self._check_data()

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
