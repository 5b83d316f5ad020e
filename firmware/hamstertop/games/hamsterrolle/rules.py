"""Numbers and pure functions shared by the tracker and the complete game."""

COMPARTMENTS = 12
KINDS = 7  # kinds of pieces, numbered from 1; each has its own colour (HR-A5)
CONE = 8  # the start weight, which counts as a separate kind (HR-A6)
OPENING = 2  # compartment for the first piece; the cone is in compartment 0 (HR-2, HR-8)
OPEN = (0, 1, 2)  # compartments that a player can choose, in steps from the first open one (HR-11)
SECONDS = 30  # time for placing a piece (HR-30)
AWAY = -1  # as a number of pieces: the player has left, and the pieces with them


def pieces_each(players: int, shared: bool) -> int:
    """Return the number of pieces each player starts with. HR-3, HR-4, HR-5, HR-A12.

    If `shared`, three players share the fourth set; its last piece is not counted, because it is dealt later.
    """
    if players == 2:
        return 2 * KINDS
    return KINDS + 2 if players == 3 and shared else KINDS


def partner(seat: int, teams: int) -> int:
    """Return a seat's partner, given the partner of seat 0 as `teams`. HR-60."""
    if seat == 0:
        return teams
    return 0 if seat == teams else 6 - teams - seat


def winners(stocks: list[int], teams: int, builder: int, builder_wins_tie: bool) -> "list[int] | None":
    """Return the winning seats, [] for a draw, or None if the game continues. HR-50, HR-63, HR-A13, HR-A14.

    A seat in `stocks` can be AWAY; its partner then plays on alone.
    """
    if 0 not in stocks:
        return None
    empty = [seat for seat, stock in enumerate(stocks) if stock == 0]
    if not teams:
        return empty
    for seat in empty:
        if stocks[partner(seat, teams)] in (0, AWAY):
            return sorted([seat, partner(seat, teams)])
    if len(empty) < 2:
        return None
    # one player in each team has no pieces, so each team has only the partner's pieces
    left = [stocks[partner(seat, teams)] for seat in empty]
    if left[0] == left[1]:
        if not builder_wins_tie:
            return []
        best = builder
    else:
        best = empty[left.index(min(left))]
    return sorted([best, partner(best, teams)])
