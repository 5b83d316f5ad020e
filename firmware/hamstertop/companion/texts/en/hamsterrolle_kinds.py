"""English: the kinds of pieces. Each has its own colour: name them after yours."""

TITLE = "Which piece?"
KINDS = ("Kind 1", "Kind 2", "Kind 3", "Kind 4", "Kind 5", "Kind 6", "Kind 7", "Cone")
SHORT = ("1", "2", "3", "4", "5", "6", "7", "▲")
DOUBLED = "there already!"
COMPARTMENTS = "Kinds in the wheel"
COMPARTMENT = "%d ahead"
LYING = "What lies here?"
LIES = "here"
