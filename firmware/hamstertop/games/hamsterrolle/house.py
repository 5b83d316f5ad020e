"""The questions for a new game of Hamsterrolle, and its house rules.

HR-A4, A7, A17 and A19 change the text on screens, but not what the tracker counts.
"""

from ..house import House

# The values of the set-up event: name, choices (a function of all values if they depend on them), default
SETUP = (
    ("players", (2, 3, 4), 3),  # HR-1
    # HR-60: the partner of seat 0 with four players; 0 = no teams
    ("teams", lambda values: (0, 1, 2, 3) if values[0] == 4 else (0,), 0),
)

HOUSE = House(
    (
        ("HR-A12", "share", ("left over", "two each", "three to the first")),  # the fourth set, with three players
        ("HR-A1", "pass_sets_place", (False, True)),  # after a pass, the open compartments begin where the piece landed
        ("HR-A2", "tried_sets_place", (False, True)),  # after a failed turn, they begin at the attempted compartment
        # Where they begin after a drop: where the piece lies, if that compartment was open; where it lies in any case;
        # at the intended compartment; or where they began before
        ("HR-A3", "drop_sets_place", ("if open", "where it lies", "chosen", "never")),
        ("HR-A6", "fallen_cone", ("taken", "put back", "out")),  # taken like a piece, put back, or out of the game
        ("HR-A8", "starts_itself", (False, True)),  # the timer starts automatically
        ("HR-A10", "last_piece_wins", (False, True)),  # pieces that fall with the last piece leave the game
        ("HR-A13", "builder_wins_tie", (False, True)),  # if teams tie, the builder's team wins
        ("HR-A15", "must_help", (False, True)),  # a player without pieces must build with the partner's pieces
        # Players enter which kinds lie where, and the device warns about duplicates
        ("HR-12", "telling", (False, True)),
        ("HR-A20", "owner_keeps", (False, True)),  # a partner's piece that was never placed goes back to the partner
        ("HR-A21", "reach", (11, 6, 10, 9, 8, 7, 5, 4, 3, 2, 1)),  # how many compartments ahead a pass can reach
        ("HR-A22", "either_neighbour", (False, True)),  # a pass can also take from the compartment behind the lowest
        ("HR-A4", "ahead_of_all", (False, True)),  # a piece must also reach beyond those in the open compartments ahead
        ("HR-A7", "pass_cone", (True, False)),  # if not, a pass cannot move the cone
        ("HR-A17", "pass_ahead", (False, True)),  # a passed piece goes ahead of all others in its compartment
        ("HR-A19", "skip_into_first", (True, False)),  # if not, an empty compartment before the cone's can't be skipped
    ),
    packed=False,
)

# The interpretations of house rules in which editions differ, by field, if not the default: Zoch 2011, Zoch 2000, US
EDITIONS: "tuple[dict[str, int], ...]" = ({}, {"share": 1, "skip_into_first": 1}, {"ahead_of_all": 1})
