"""Numbers and pure functions that the tracker and the whole game share."""

ROLLS_IN_ROUND = 12
CARDS = 11  # dam cards a player has, numbered 2 to 12


def turns_each(players: int) -> int:
    """Return how many turns a player has in one round. HD-60."""
    return ROLLS_IN_ROUND // players


def turns_between_moves(players: int, two_each: bool = True) -> int:
    """Return the number of turns from one movement phase to the next. HD-50; `two_each` is the interpretation of
    HD-A12 for 2 players."""
    return 4 if players == 2 and two_each else players


def water_limit(players: int) -> int:
    """Return the number of tokens in all flood piles together that ends the game. HD-70."""
    return 5 * players


def flips(pile: int, cards: int = CARDS) -> int:
    """Dam cards a player with `pile` tokens must have flipped so far. HD-40; not more than there are, HD-A11."""
    if pile < 3:
        return 0
    return 1 if pile < 5 else min(pile - 3, cards)


def next_flip(pile: int, flipped: int) -> int:
    """Return the pile at which the next card flips, of a dam with `flipped` cards flipped; the pile itself if one is
    due."""
    while flips(pile) <= flipped < CARDS:
        pile += 1
    return pile


def most_at_once(players: int, classic: bool) -> int:
    """Return how many tokens one roll can bring to a flood pile: one for each card of the number that a dam can have.
    HD-7."""
    if classic:
        return 1  # HD-81
    return min(players, 3)


def opposite(dice: tuple[int, int]) -> tuple[int, int]:
    """Both dice on their opposite faces. HS-20."""
    return 7 - dice[0], 7 - dice[1]


def places(scores: list[int], hamsters: list[int]) -> list[int]:
    """Each seat's place, from 1: lowest score (HD-71), then most hamsters (HD-72); equals share it (HD-73).

    `hamsters` are counted for seats that tie for the win, and 0 for others: ties below first place share their place.
    """
    keys = [(score, -left) for score, left in zip(scores, hamsters)]
    return [1 + sum([other < key for other in keys]) for key in keys]
