"""Numbers and pure functions that the tracker and the whole game share."""

ROLLS_IN_ROUND = 12
CARDS = 11  # dam cards of a player, numbered 2 to 12


def turns_each(players: int) -> int:
    """Return the number of turns that a player has in one round. HD-60."""
    return ROLLS_IN_ROUND // players


def turns_between_moves(players: int, two_each: bool = True) -> int:
    """Return the number of turns from one movement phase to the next. HD-50; `two_each` is the interpretation of
    HD-A12 for 2 players."""
    return 4 if players == 2 and two_each else players


def water_limit(players: int) -> int:
    """Return the total number of tokens in all flood piles that ends the game. HD-70."""
    return 5 * players


def flips(pile: int, cards: int = CARDS) -> int:
    """Return the number of dam cards that a player with `pile` tokens must have flipped so far. HD-40; at most all
    cards, HD-A11."""
    if pile < 3:
        return 0
    return 1 if pile < 5 else min(pile - 3, cards)


def next_flip(pile: int, flipped: int) -> int:
    """Return the pile at which the next card of a dam with `flipped` flipped cards flips; the pile itself if one is
    due."""
    while flips(pile) <= flipped < CARDS:
        pile += 1
    return pile


def most_at_once(players: int, classic: bool) -> int:
    """Return the greatest number of tokens that one roll can bring to a flood pile: one for each card of that number
    that a dam can have. HD-7."""
    if classic:
        return 1  # HD-81
    return min(players, 3)


def opposite(dice: tuple[int, int]) -> tuple[int, int]:
    """Return both dice turned to their opposite faces. HS-20."""
    return 7 - dice[0], 7 - dice[1]


def places(scores: list[int], hamsters: list[int]) -> list[int]:
    """Return each seat's place, from 1: lowest score (HD-71), then most hamsters (HD-72); equal seats share a place
    (HD-73).

    `hamsters` has a count for seats that tie for the win, and 0 for all others, so that other ties share a place.
    """
    keys = [(score, -left) for score, left in zip(scores, hamsters)]
    return [1 + sum([other < key for other in keys]) for key in keys]
