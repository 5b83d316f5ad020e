"""Hamsterrolle in English."""

# A new game
NEW_GAME = {"players": "Players", "teams": "Teams"}
TEAMS = ("none", "with 4 players", "%s + %s")
# Set-up, a page each: what to do, and how
PREPARE = (
    "Set up",
    ("Stand the wheel in the middle.", "The cone stands in the lowest compartment."),
    (
        "It will roll to the left.",
        "Left as seen from here, for all. The device stays on this side all game. Left is ahead.",
    ),
    ("Share out the names.", "Sit in this order:\n%s"),
    ("Team A", "%s and %s.\nPartners best sit side by side."),
    ("Team B", "%s and %s.\nOnce you have no pieces left, you build your partner's."),
    ("Build in the wheel.", "Each piece ahead of all in its compartment. Never two of a kind there."),
    ("Be the first without pieces!", "You take all that touches the table in your turn."),
)
DEAL = "Deal the pieces."
SETS = (
    "Two sets each: 14 pieces, two of each kind.",
    "One set each: 7 pieces. The fourth set stays in the box.",
    "One set each: 7 pieces, one of each kind.",
)
SHARED = {
    "two each": "One set and two more each. One stays in the box.",
    "three to the first": "One set and two more each. Who begins takes three.",
}
SHAKY = "Shakiest hands begin: who?"

# A turn: what to do, and what follows, by the moment
TURN = {
    "opening": ("Start, then build in 0.", "Leave one compartment free."),
    "turn": ("Start, build in 0, 1 or 2.", "Ahead of all there, no kind twice."),
    "helps": ("Help %s.", "Start, build a partner's piece."),
    "running": ("Build, let go.", "Press where it lies.\nFell? Hold right key."),
    "stands": ("Time stands.", "Start goes on. Then\npress where it lies."),
    "up": ("LET GO!", "Press where your piece lies.\nFell, or elsewhere? Hold right."),
}
# Where 0 is: as before, where a piece was just built, what a house rule makes it; at the opening
ZERO = (
    "0 stays where %s's piece lay.",
    "0: where %s's piece lies.",
    "0: the place %s chose.",
    "0: the second left of the cone.",
)
TAKEN = ("%s takes %d piece.", "%s takes %d pieces.")
WHEEL = ("%d in the wheel", "%d in · %d out")
START = "Start"
PASS = "Pass"
MORE = "More"
BUILT = "In %d"
TIME_BACK = "Undone: the start. 30 seconds again."

# What else can happen in a turn
HAPPENED = {
    "": "What happened?",
    "fell": "Other pieces fell",
    "own": "Only your piece fell",
    "where": "Your piece lies elsewhere",
    "passed": "Pass: move a piece",
    "stop": "Stop the time",
    "reset": "Time back to 30 s",
    "dropped": "The time ran out",
    "gone": "Pieces fell by themselves",
    "idle": "Miss the turn",
    "lies": "Kinds in the wheel",
}
PIECE = "Piece"
TAKE = ("other fell: take it.", "others fell: take them.")
CONE = {
    "taken": "Touching the table is enough. The cone too: you build it later.",
    "put back": "Touching the table is enough. Not the cone: put it back.",
    "out": "Touching the table is enough. Not the cone: it is out.",
}
# Where the own piece is: in an open compartment, or one of ELSEWHERE, NOWHERE and UNPLACED of the tracker
OWN = {
    0: "Is your piece in %d?",
    12: "Is your piece elsewhere?",
    -1: "Did your piece fall too?",
    -2: "Does your partner keep it?",
}
MANY = "Did %d pieces fall at once?"
# Questions for a number
ASK = {
    "passed": (
        "How many fell?",
        "If you can build none: move one %s, from the %d lowest compartments, not to its kind.",
        "ahead",
        "up to %d on",
    ),
    "gone": ("How many fell by themselves?", "Nobody touched the wheel. They leave the game."),
    "where": ("How many steps ahead of 0?", "Count in the rolling direction."),
    "target": ("Where is the moved piece?", "Steps ahead of 0. 12: it fell out."),
    "correct": ("What is the right number?", "%s has no pieces left? That may end the game."),
    "tried": ("Where was it meant to go?", "None yet"),
}

# The kinds of pieces. Each has its own colour: name them after yours.
KINDS = (
    "Which piece?",
    "What lies here?",
    "Kind 1,Kind 2,Kind 3,Kind 4,Kind 5,Kind 6,Kind 7,Cone",
    "1234567▲",
    "there already!",
    "here",
    "Compartment %d",
)

# Putting numbers right
COUNTS = ("In the wheel", "Out of the game", "Seconds left", "Whose turn is it?")

# The end
WINS = ("wins!", "%s and %s win!", "A draw!")
WHY = ("All pieces built", "Fewest pieces left", "As many pieces left")

# By `where` of the tracker's events, from 0 to ELSEWHERE, then UNPLACED and NOWHERE
VALUES = {"where": ("own stays",) * 12 + ("own moved", "own kept", "own too")}
