"""English: the belt, the pit and the end of Run, Hamster, Run!"""

BELT_TITLE = "Move the belt"
BELT_TIMES = "times"
BELT_ONCE = "once"
BELT_SPEED = "The asterisks go to the top: Speed pool %d, then %d."
BELT_STEADY = "The asterisks go to the top: Speed pool stays at %d."
BELT_HOW = "The strip at the pit goes to the top. Who stood on it falls in."
BELT_PIT = "In the pit: %s"
BELT_FELL = "Fell in"

CHOMP_TITLE = "In the pit"
CHOMP = "%s faces"
CHOMP_HOW = "Which trait goes into the HAT?"

FATIGUE_TITLE = "End of round %d"
NEXT_ROUND = "Next"

WON = "%s wins!"
LAST = "The last hamster in play"
LOST = "The alligators win!"
NOBODY = "No hamster is left"
AFTER = "after %d rounds"
