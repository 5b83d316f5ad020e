"""English: Hamsterrolle's house rules."""

TITLE = "House rules"
# One for each of the rules' readings: what it is about, the default, the others.
HOUSE = (
    ("Fourth set of 3", "left over", "2 each", "2 each, 3 to first"),
    ("After a pass, open", "as before", "from its target"),
    ("After a fall, open", "as before", "from the one tried"),
    ("After a drop, open", "from it, if open", "from it", "from the chosen", "as before"),
    ("Fallen cone", "is taken", "is put back", "is out"),
    ("Time begins", "at a press", "after 5 s"),
    ("Last in, others fall", "no win", "a win"),
    ("Equal teams", "draw", "last builder wins"),
    ("No own pieces", "may help", "must help"),
    ("Kinds in the wheel", "not told", "told"),
)
