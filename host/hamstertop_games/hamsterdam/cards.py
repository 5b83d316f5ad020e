"""The cards as numbers, and the dots on the dam cards. The dots are assumptions; change them to match your cards.

A hamster card is an integer:

- 0 to 17 is a special hamster with its special side up, numbered by its row in `specials.SPECIALS`;
- MARKED is a Cheekster with a flood token on it;
- STANDARD is an ordinary hamster;
- FLIPPED + kind is a special hamster that has been turned over (only under the house rule HD-A25, which needs the
kind).

Thus `card < STANDARD` tests for a special that is special side up. Stacks and piles are sorted tuples of cards, so
equal stacks are equal tuples, and specials come first.
"""

from hamstertop.games.hamsterdam.specials import SPECIALS

# fmt: off
(BLOBSTER, BOMBSTER, BUFFSTER, CHEEKSTER, CONTRACTSTER, COPYCATSTER, HUCKSTER, JANITSTER, MOBSTER, MOMSTER, NAPSTER,
 NINJASTER, PHYSICSTER, SPEEDSTER, SPINSTER, SWIMSTER, TWINSTER, WHACK_A_MOLE) = range(len(SPECIALS))
# fmt: on
MARKED = len(SPECIALS)
STANDARD = MARKED + 1
FLIPPED = STANDARD + 1

NUMBERS: "tuple[int, ...]" = tuple(range(2, 13))  # in one set of dam cards
FACES = 6  # of a die
TOKENS = 35
DECK = 2  # cards of each special kind
SET_ASIDE = TWINSTER  # one card of this kind is left out of the shuffle (HD-10)

# Dots on the dam cards 2 to 12
ORANGE: "tuple[int, ...]" = (0, 1, 1, 2, 2, 2, 2, 2, 1, 1, 0)
BLUE: "tuple[int, ...]" = (0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0)

# Classic (HD-80)
CLASSIC_HAMSTERS = 14
CLASSIC_SPECIALS = 2


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Return the distinct cards in a sorted stack, because equal cards are the same choice."""
    if not cards or cards[0] == cards[-1]:
        return list(cards[:1])
    found: list[int] = []
    for card in cards:
        if not found or found[-1] != card:
            found.append(card)
    return found


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if cards[-1:] == (card,):
        return cards[:-1]
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if not cards or cards[-1] <= card:
        return (*cards, card)
    return tuple(sorted((*cards, card)))


def name(card: int) -> str:
    if card == STANDARD:
        return "hamster"
    if card == MARKED:
        return SPECIALS[CHEEKSTER][0] + " with a token"
    if card >= FLIPPED:
        return SPECIALS[card - FLIPPED][0] + " turned over"
    return SPECIALS[card][0]
