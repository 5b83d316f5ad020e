"""Numbers and pure functions that the tracker and the whole game share."""

COMPARTMENTS = 12
KINDS = 7  # of pieces, numbered from 1; each has its own colour, so same kind is same colour (HR-A5)
CONE = 8  # the start weight, a kind of its own (HR-A6)
OPENING = 2  # the first piece goes here, the cone standing in compartment 0 (HR-2, HR-8)
OPEN = 3  # compartments that a player may choose from (HR-11)
SECONDS = 30  # for a piece (HR-30)

# Readings of the rulebook: each house rule is the index of one, 0 the default.
SHARE = 0  # HR-A12, three players: the fourth set left over; two pieces each; and the last one to who starts
PASSING = 1  # HR-A1, after a pass the next player builds: from where the last one built; from where the piece went
FAILING = 2  # HR-A2, after a failed turn: from where the last one built; from the compartment tried
DROPPING = 3  # HR-A3, after a drop: where it lies if that was open; where it lies; the one chosen; as before
FALLEN_CONE = 4  # HR-A6: is taken like a piece; put back; out of the game
STARTING = 5  # HR-A8, the time begins: at a press; by itself
LAST_PIECE = 6  # HR-A10, the last piece stays and others fall: no win; they leave the game, a win
TIE = 7  # HR-A13, teams with equally many pieces: a draw; the team that built last wins
HELPING = 8  # HR-A15, without pieces of one's own: may build a partner's; must
TELLING = 9  # whether people tell which kinds lie in which compartment
READINGS = (3, 2, 2, 4, 3, 2, 2, 2, 2, 2)  # how many there are of each
DEFAULTS = (0,) * len(READINGS)


def pieces_each(players: int, share: int = 0) -> int:
    """Pieces a player begins with, before the last one of a shared set is dealt. HR-3, HR-4, HR-5, HR-A12."""
    if players == 2:
        return 2 * KINDS
    return KINDS + 2 if players == 3 and share else KINDS


def partner(seat: int, teams: int) -> int:
    """The other one of a team; `teams` is the partner of seat 0. HR-60."""
    if seat == 0:
        return teams
    return 0 if seat == teams else 6 - teams - seat


def winners(stocks: list[int], teams: int, builder: int, builder_wins_tie: int) -> "list[int] | None":
    """Who wins now: [] is a draw, None that the game goes on. HR-50, HR-63, HR-A13, HR-A14."""
    empty = [seat for seat, stock in enumerate(stocks) if stock == 0]
    if not teams:
        return empty or None
    for seat in empty:
        if partner(seat, teams) in empty:
            return sorted([seat, partner(seat, teams)])
    if len(empty) < 2:
        return None
    # One of each team is empty: the other two hold what the teams have.
    left = [stocks[partner(seat, teams)] for seat in empty]
    if left[0] == left[1]:
        if not builder_wins_tie:
            return []
        best = builder
    else:
        best = empty[left.index(min(left))]
    return sorted([best, partner(best, teams)])
