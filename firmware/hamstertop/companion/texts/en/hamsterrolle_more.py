"""English: what can happen in a turn of Hamsterrolle."""

EVENTS = {
    "fell": "Pieces fell",
    "dropped": "Time ran out",
    "passed": "Constructive pass",
    "idle": "Misses the turn",
    "compartments": "Kinds in the wheel",
}

FALLEN = "How many others fell?"
CONE = (
    "Touching the table is enough. The cone counts.",
    "Touching the table is enough. Put the cone back.",
    "Touching the table is enough. The cone is out.",
)
OWN = "Where is the new piece?"
OUT = "Not in the wheel"
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
