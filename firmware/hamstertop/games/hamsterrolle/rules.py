"""Numbers and pure functions that the tracker and the whole game share."""

COMPARTMENTS = 12
KINDS = 7  # kinds of pieces, numbered from 1; each has its own colour, so the same kind is the same colour (HR-A5)
CONE = 8  # the start weight, a kind of its own (HR-A6)
OPENING = 2  # the first piece goes here; the cone is in compartment 0 (HR-2, HR-8)
OPEN = (0, 1, 2)  # compartments that a player can choose, as steps from the first open one (HR-11)
SECONDS = 30  # time for placing a piece (HR-30)


def pieces_each(players: int, shared: bool = False) -> int:
    """Return the number of pieces with which a player begins; `shared` if three players share the fourth set, whose
    last piece has not been dealt yet. HR-3, HR-4, HR-5, HR-A12."""
    if players == 2:
        return 2 * KINDS
    return KINDS + 2 if players == 3 and shared else KINDS


def partner(seat: int, teams: int) -> int:
    """Return a seat's partner; `teams` is the partner of seat 0. HR-60."""
    if seat == 0:
        return teams
    return 0 if seat == teams else 6 - teams - seat


def winners(stocks: list[int], teams: int, builder: int, builder_wins_tie: bool) -> "list[int] | None":
    """Return the winners at this point: [] is a draw, None means that the game continues. HR-50, HR-63, HR-A13,
    HR-A14."""
    if 0 not in stocks:
        return None
    empty = [seat for seat, stock in enumerate(stocks) if stock == 0]
    if not teams:
        return empty
    for seat in empty:
        if partner(seat, teams) in empty:
            return sorted([seat, partner(seat, teams)])
    if len(empty) < 2:
        return None
    # one player of each team has no pieces: the partners' pieces are the teams'
    left = [stocks[partner(seat, teams)] for seat in empty]
    if left[0] == left[1]:
        if not builder_wins_tie:
            return []
        best = builder
    else:
        best = empty[left.index(min(left))]
    return sorted([best, partner(best, teams)])
