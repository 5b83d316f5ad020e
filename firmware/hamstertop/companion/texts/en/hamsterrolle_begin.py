"""English: the beginning of Hamsterrolle, and its end."""

# New game
PLAYERS = "Players"
TEAMS = "Teams"
TEAMS_NONE = "none"
TEAMS_FOUR = "with 4 players"
TEAMS_WITH = "%s + %s"
HOUSE_RULES = "House rules"
START = "Start"
HOUSE_DEFAULT = "default"
HOUSE_CHANGED = "changed"

# Set-up
PREPARE = "Set up"
STEPS = (
    "The wheel stands in the middle of the table.",
    "The cone stands in the lowest compartment.",
)
SETS = (
    "Two sets each: 14 pieces, two of each kind.",
    "One set each. The fourth set stays in the box.",
    "One set each: 7 pieces, one of each kind.",
)
SHARED = (
    "",
    "One set and two more each; one stays out.",
    "One set and two more; three for who starts.",
)
TEAM = "%s and %s are a team."
DIRECTION = "It rolls to the left. Build ahead of the cone."
SHAKY = "Who has the shakiest hands?"

# End
WINS = "All pieces built"
TEAM_WINS = "The team wins"
DRAW = "A draw!"
