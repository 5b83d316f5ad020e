"""Run, Hamster, Run! in English."""

TRAITS = ("Scamper", "Mettle", "Friskiness", "Fatigue")
ACTIONS = ("Bite", "Run", "Throw", "Rest")
WHERE = ("On the belt", "In the pit", "Eaten")
COUNTS = ("Speed pool", "Alligators", "Asterisks on strip", "Round")

# A new game
NEW_GAME = {"players": "Players"}
VALUES = {"action": ACTIONS, "trait": TRAITS, "where": WHERE, "what": COUNTS}

# By the name of each moment: what to do, a stroke, what follows from it.
SAY = {
    "setup 0": "Lay out the belt. | Ten strips side by side, all arrows one way. At their end lies the pit strip.",
    "setup 1": "Asterisks: strip 5. | Strip 1 is next to the pit. If the asterisks lie elsewhere, all speeds are "
    "wrong.",
    "setup 2": "Two alligator chips. | One into the Speed pool on the Data Sheet, one onto the pit strip.",
    "setup 3": "Each: seven chips. | Of one colour, and its hamster. The chips are your Pluck. A folded sheet hides them later.",
    "setup 4": "Fill the HAT, a bag. | One of each player's seven chips. Or leave it: Draw, and the device draws. "
    "Take drawn chips back.",
    "placing next": "Draw the next chip. | %s is number %d.",
    "place": "Place the hamsters in turn. | On any free square of strips 1 to 5.",
    "allocate": "Take the device, alone. | Split your %d Pluck in secret, lay your chips so. Then pass it on.",
    "trait 0": "Scamper: a chip for each step of a Run",
    "trait 1": "Mettle: wins tests when you bite, push, throw",
    "trait 2": "Friskiness: who has more often acts earlier",
    "are they right": "Is this right? The rest is in %s.",
    "reveal": "Open your sheets. | Reveal shows everybody's Scamper, Mettle and Friskiness.",
    "initiative": "Draw from the HAT. | All Friskiness chips are in it. Who is drawn first, acts first.",
    "initiative next": "Draw the next chip. | %s is number %d. Its other chips come out of the HAT.",
    "initiative last": "Draw the next chip. | The others have no Friskiness: one chip of each goes in.",
    "initiative none": "Draw from the HAT. | Nobody is frisky: 1 chip more into the Speed pool. Then one chip each.",
    "declare": "Say what you will do. | First turn all your chips face-up.",
    "fighting by 0": "Bite | You may move 1. Win a test: a neighbour loses a chip.",
    "fighting by 2": "Throw | You may move 1. Win a test: a neighbour flies up to %s.",
    "start 0": "Move 0 or 1, then bite. | Not over corners. Press Bite to test a neighbour. Win: it loses a chip.",
    "start 1": "Flip 1 for each step. | One step along your strip is free. Square taken: press Push.",
    "start without Mettle": "Flip 1 for each step. | One step along your strip is free. Without Mettle you cannot "
    "push.",
    "start 2": "Move 0 or 1, then throw. | Not over corners. Press Throw to test. Win: it flies up to %s.",
    "start 3": "Take one chip back. | From Fatigue, into which trait?",
    "pit 0": "Bite somebody here. | Nobody moves in the pit. Win the test: it loses a chip.",
    "pit 1": "Nobody runs in the pit. | Press Done.",
    "pit 2": "Nobody leaves the pit. | A throw does nothing here. Press Done.",
    "pit 3": "No chip comes back. | A Rest in the pit only keeps you from Fatigue. Press Done.",
    "pit without others": "Nobody else is here. | Press Done.",
    "unable 0": "Move 0 or 1. | Not over corners. Without Mettle you cannot bite. Press Done.",
    "unable 1": "Step aside, or stay. | One step along your strip is free. No Scamper to flip. Press Done.",
    "unable 2": "Move 0 or 1. | Not over corners. Your Mettle is too low to throw. Press Done.",
    "unable 3": "No chip comes back. | You have all your Pluck. Press Done.",
    "all have rested": "All rest: a faster belt. | Put 1 chip more into the Speed pool.",
    "step": "Move one square. | Not over corners. At the side and the far edge you stay.",
    "dash": "Move two squares. | Both must be free. The spent chip goes to Fatigue.",
    "climb": "Climb over. | Over a neighbour, to a free square next to it.",
    "won 0": "Nothing to lose. | %s has no chip. Press Done.",
    "won 1": "Push %s straight on. | One square; follow it. No room: both stay. Flip 1: push it again, no test.",
    "won straight on": "Push %s straight on. | Follow it. No room: both stay. Flip 1: straight on again, no test.",
    "won 2": "Throw %s up to %s. | Over anything from its square to a free square or the pit, no diagonals.",
    "won by judo throw": "Throw %s up to %s. | Over anything from its square to a free square, the pit, or beside you.",
    "won without reach": "Too weak to throw. | %s stays: half your Mettle is 0. Press Done.",
    "lost 0": "%s wins. | Nothing happens. Press Done.",
    "lost 1": "%s wins. | You stay. Your chip stays flipped. A free step unused is still yours.",
    "lost 2": "%s wins. | Nothing happens. Press Done.",
    "fell": "%s is in the pit. | It plays on, but never gets out.",
    "bitten": "%s loses a chip. | It goes to the Fatigue row of its sheet. Press Done.",
    "another action": "What will you do instead? | It costs one chip of yours, whichever you like.",
    "price of change": "Pay with which chip? | It goes to Fatigue, the last row of your sheet.",
    "loss of a chip": "You win: %s loses a chip. | You choose which. It goes to Fatigue, the last row of its sheet.",
    "belt just once": "Move the belt once. | Strip at the pit: to the far end. Who is on it falls in. Close the gap.",
    "belt": "Move the belt %d times. | Each time: strip at the pit to the far end. Who is on it falls in. Close "
    "the gap.",
    "belt fell": "Who else fell in? | Belt moved %d×? Done.",
    "belt falling in": "Who is on it falls in.",
    "belt asterisks": "Asterisks at the far end: Speed %d, then %d.",
    "tie": "Draw from the HAT. | Lowest Mettle first. These are equal.",
    "chomp": "Choose a trait. | Win: safe. Lose: %d to Fatigue.",
    "alligators +1": "Hamster in the pit: add 1 alligator, now %d.",
    "alligators -1": "Empty pit: take 1 alligator off, now %d.",
    "alligators left": "Alligators left: %d.",
    "tired": "Who did not rest loses 1 Pluck. | To Fatigue, any one of your chips. Those in the pit, too.",
    "everybody rested": "Nobody is tired. | All have rested, or have no Pluck to lose.",
    "key draw": "Draw",
    "key skip": "Skip",
    "key by hand": "By hand",
    "key sheet": "Sheet",
    "key paper": "On paper",
    "key secret": "Ready",
    "key revealed": "Reveal",
    "key change": "Change",
    "key fight": "Fight",
    "key flipped": "Flip 1",
    "key tested": "Push",
    "key fell": "Fell in",
    "key against": "Other one",
    "key more": "More",
    "title placing": "HAT",
    "title initiative": "HAT",
    "title tie": "Who is first?",
    "title by hand": "Whose chip was drawn?",
    "title place": "Set up",
    "title allocate": "Round %d",
    "title reveal": "All are ready",
    "title another action": "another action",
    "title belt": "The belt",
    "title fell": "Who fell into the pit?",
    "title turned": "Whose turn it is",
    "title not revealed": "Nothing is revealed yet",
    "title chomp": "in the pit",
    "title fatigue": "End of round %d",
    "title over": "wins!",
    "title over for nobody": "The alligators win!",
    "odds": "Draw a chip.",
    "odds decided 0": "No chip in it: no test",
    "odds decided 1": "No chip against it: you win",
    "over": "The last one in play. | after %d rounds",
    "over for nobody": "No hamster is left. | after %d rounds",
    "count 0": "Speed pool | Chips in it.",
    "count 1": "Alligators | In the pit now.",
    "count 2": "Asterisks on strip | The strip at the pit is 1, the far one 10.",
    "count 3": "Round | Under way now.",
}
# Words on pages
VERSUS = "%s against %s"
MEANWHILE = ("move", "+1 chip")  # of a Run and a Rest
SQUARES = ("0 squares", "1 square", "2 squares", "3 squares")
ODDS = "%d %%"

# What is seldom done: another action, a chip spent, a fall, climbing, another push, a test of other
# traits, drawing by hand
RARE = (
    "Another action, for 1 chip",
    "Spend 1: move two squares",
    "Somebody fell into the pit",
    "Spend 1 and flip 1: climb over",
    "Flip 3: climb over",
    "Push another one",
    "A test of other traits",
    "Draw by hand",
)
# In a test: whose chip a real HAT gave; no resistance
IN_TEST = ("By hand: %s's chip", "%s gives in")
# Of a test of other traits
TEST = ("Into the HAT", "Who tests", "With", "Against", "With")
CHIPS = "Chips"
CHIPS_ARE = "%d/%d/%d"

# The data sheet: its title; the Speed pool and the alligators; columns; how a hamster is
SHEET_TITLE = "Data sheet"
POOLS = "speed %d, alligators %d"
COLUMNS = ("Sca", "Met", "Fri", "Fat")
STATES = ("eaten", "passed out", "pit", "pit, %s")

# What the last event led to, by the kind of news; the first values are players
NEWS = {
    "drawn": "%s's chip",
    "won": "%s wins over %s",
    "fell": "%s is in the pit",
    "escaped": "%s stays in, safe!",
    "chomped": "Chomp! %s loses %d",
    "eaten": "%s is eaten!",
}
