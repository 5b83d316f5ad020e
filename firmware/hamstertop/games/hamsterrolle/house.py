"""What a game of Hamsterrolle is asked for when it begins, and its house rules."""

from ..house import House

# The values of the set-up event, each with what can be chosen (given all values) and the default.
SETUP = (
    ("players", (2, 3, 4), 3),  # HR-1
    # HR-60: the partner of seat 0 with four players; 0 = everybody for themselves
    ("teams", lambda values: (0, 1, 2, 3) if values[0] == 4 else (0,), 0),
)

HOUSE = House(
    (
        ("HR-A12", "share", ("left over", "two each", "three to the first")),  # the fourth set of three players
        ("HR-A1", "pass_sets_place", (False, True)),  # after a pass the open compartments begin where the piece went
        ("HR-A2", "tried_sets_place", (False, True)),  # after a failed turn they begin at the compartment tried
        # Where they begin after a drop: where the piece lies if that was open; where it lies; where it was meant to
        # go; where they began before.
        ("HR-A3", "drop_sets_place", ("if open", "where it lies", "chosen", "never")),
        ("HR-A6", "fallen_cone", ("taken", "put back", "out")),  # taken like a piece, put back, out of the game
        ("HR-A8", "starts_itself", (False, True)),  # the time begins by itself
        ("HR-A10", "last_piece_wins", (False, True)),  # whatever falls with the last piece leaves the game
        ("HR-A13", "builder_wins_tie", (False, True)),  # equal teams do not draw
        ("HR-A15", "must_help", (False, True)),  # who has no pieces must build the partner's
        (
            "HR-12",
            "telling",
            (False, True),
        ),  # players enter which kinds lie where, and the device warns of a second one
        ("HR-A20", "owner_keeps", (False, True)),  # a partner's piece that was not yet placed stays the partner's
        ("HR-A21", "reach", (11, 6, 10, 9, 8, 7, 5, 4, 3, 2, 1)),  # compartments ahead that a pass can reach
        ("HR-A22", "either_neighbour", (False, True)),  # a pass may take from the one behind the lowest as well
    ),
    packed=False,
)
