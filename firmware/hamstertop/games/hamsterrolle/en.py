"""Hamsterrolle in English."""

# A new game
NEW_GAME = {"players": "Players", "teams": "Teams"}
TEAMS_NONE = "none"
TEAMS_FOUR = "with 4 players"
TEAMS_WITH = "%s + %s"
# By the id of each house rule: what it is about, then its readings.
HOUSE = {
    "HR-A12": ("Fourth set of 3", "left over", "2 each", "2 each, 3 to first"),
    "HR-A1": ("After a pass, open", "as before", "from its target"),
    "HR-A2": ("After a fall, open", "as before", "from the one tried"),
    "HR-A3": ("After a drop, open", "from it, if open", "from it", "from the chosen", "as before"),
    "HR-A6": ("Fallen cone", "is taken", "is put back", "is out"),
    "HR-A8": ("Time begins", "at a press", "after 5 s"),
    "HR-A10": ("Last in, others fall", "no win", "a win"),
    "HR-A13": ("Equal teams", "draw", "last builder wins"),
    "HR-A15": ("No own pieces", "may help", "must help"),
    "HR-12": ("Kinds in the wheel", "not told", "told"),
    "HR-A20": ("If help fails", "helper gets piece", "owner keeps piece"),
}

# Set-up
PREPARE = "Set up"
STEPS = (
    "The wheel stands in the middle of the table.",
    "The cone stands in the lowest compartment.",
)
SETS = (
    "Two sets each: 14 pieces, two of each kind.",
    "One set each. The fourth stays in the box.",
    "One set each: 7 pieces, one of each kind.",
)
SHARED = {
    "two each": "One set and two more each; one stays out.",
    "three to the first": "One set and two more; three for who starts.",
}
TEAM = "%s and %s are a team."
DIRECTION = "It rolls to the left. Build ahead of the cone."
SHAKY = "Who has the shakiest hands?"

# A turn
WHEEL = "%d in the wheel"
OUT = "%d out"
START = "Start"
GONE = "Lost…"
MORE = "More…"
STOP = "stop"
BUILT = "Built %d"
FELL = "fell"
PASS = "passed"
LIES = "Lies %d"
ELSE = "else"
SECONDS = "seconds"
OR_LESS = "or less"
OR_LESS_LIT = "or less: see the lights"
HELPS = "with %s's pieces"
LET_GO = "Let go!"
WHERE = "Where is it?"

# What else can happen in a turn
HAPPENED = {
    "fell": "Pieces fell",
    "dropped": "Time ran out",
    "passed": "Constructive pass",
    "idle": "Misses the turn",
    "kinds": "Kinds in the wheel",
    "reset": "Time back to 30 s",
}
FALLEN = "How many others fell?"
CONE = {
    "taken": "Touching the table is enough. The cone counts.",
    "put back": "Touching the table is enough. Put the cone back.",
    "out": "Touching the table is enough. The cone is out.",
}
OWN = "Where is the new piece?"
NOT_IN = "Not in the wheel"
NOT_YET = "Not yet placed"
IN = "In %d"
ELSEWHERE = "Elsewhere in the wheel"
AHEAD = "How many steps ahead?"
AHEAD_HINT = "Compartments from 0, in rolling direction."
TRIED = "Which one was chosen?"
NONE_YET = "None yet"
PASSED = "Constructive pass"
PASSED_FELL = "How many pieces fell?"
PASSED_HOW = "From the two lowest to one ahead without its kind."
TARGET_HINT = "Where it lies, counted from 0. 12: it fell out."
LOST = "Fell by themselves"
LOST_COUNT = "How many leave the game?"
LOST_HINT = "Nobody touched the wheel, and the turn before was over."

# The kinds of pieces. Each has its own colour: name them after yours.
WHICH = "Which piece?"
KINDS = ("Kind 1", "Kind 2", "Kind 3", "Kind 4", "Kind 5", "Kind 6", "Kind 7", "Cone")
SHORT = ("1", "2", "3", "4", "5", "6", "7", "▲")
DOUBLED = "there already!"
COMPARTMENTS = "Kinds in the wheel"
COMPARTMENT = "%d ahead"
LYING = "What lies here?"
HERE = "here"

# The end
WINS = "All pieces built"
TEAM_WINS = "The team wins"
DRAW = "A draw!"

# What happened, by the kind of event
LOG = {
    "setup": "%(players)d players",
    "done": "The wheel stands",
    "first": "%(seat)s begins",
    "clock": "%(who)s: %(seconds)d s left",
    "built": "%(who)s built in %(step)d",
    "fell": "%(who)s: %(count)d fell%(where)s",
    "dropped": "%(who)s: time out, %(count)d fell%(where)s",
    "passed": "%(who)s passed, %(count)d fell",
    "idle": "%(who)s misses the turn",
    "gone": "%(count)d fell alone",
    "lies": "In compartment %(compartment)d lies %(kind)d",
    "left": "From compartment %(compartment)d went %(kind)d",
    "reset": "%(who)s: the time begins again",
}
# By `where` of the tracker's events, from 0 to ELSEWHERE, then UNPLACED and NOWHERE
VALUES = {"where": (", the new one stays",) * 13 + ("", ", and the new one")}
