"""Numbers and pure functions shared by the tracker and the complete game."""

ROLLS_IN_ROUND = 12
CARDS = 11  # dam cards for each player, numbered 2 to 12


def turns_each(players: int) -> int:
    """Return the number of turns each player has in a round. HD-60."""
    return ROLLS_IN_ROUND // players


def turns_between_moves(players: int, two_each: bool) -> int:
    """Return the number of turns from one movement phase to the next. HD-50.

    `two_each` says whether, with two players, each has two turns between movement phases. HD-A12.
    """
    return 4 if players == 2 and two_each else players


def water_limit(players: int) -> int:
    """Return the total number of tokens in flood piles at which the game ends. HD-70."""
    return 5 * players


def flips(pile: int, cards: int = CARDS) -> int:
    """Return the number of dam cards that a player with `pile` tokens must have flipped by now, at most `cards`. HD-40,
    HD-A11."""
    if pile < 3:
        return 0
    return 1 if pile < 5 else min(pile - 3, cards)


def next_flip(pile: int, flipped: int) -> int:
    """Return the size of the flood pile at which a dam with `flipped` flipped cards flips its next one, or `pile` if a
    flip is already due."""
    while flips(pile) <= flipped < CARDS:
        pile += 1
    return pile


def most_at_once(players: int, classic: bool) -> int:
    """Return the most tokens that one roll can add to a flood pile: the most cards of one number that a dam can have.
    HD-7."""
    if classic:
        return 1  # HD-81
    return min(players, 3)


def opposite(dice: tuple[int, int]) -> tuple[int, int]:
    """Return the opposite faces of two dice. HS-20."""
    return 7 - dice[0], 7 - dice[1]
