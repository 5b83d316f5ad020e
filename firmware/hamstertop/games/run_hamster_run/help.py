"""What help says of Run, Hamster, Run!: by phase and by question, pages parted by an empty line: what to do, and why.

Where a page says "our reading", the rulebook leaves it open: see docs/rules/run_hamster_run.md.
"""

HELP = {
    "placing": """
Be the last hamster in play.
The belt runs towards the alligators. Stay on it, and push others off it.

Draw a chip from the HAT.
The HAT is a bag you cannot see into. Press Draw: the device draws. With a real HAT press By hand: whose chip was it?
""",
    "place": """
Place the hamsters in turn.
Each on a free square of strips 1 to 5; strip 1 is next to the pit. Far from the pit is safer.
""",
    "allocate": """
Split your Pluck in secret.
Take the device and press Ready. Chips in Fatigue do not count. Then pass it on. Who is first does not matter.

Or split the chips on paper.
Put them on your folded sheets. Press On paper, open the sheets and type them in.
""",
    "chips": """
Scamper runs, Mettle fights.
Scamper: one chip, one step of a Run. Mettle: to bite, push and throw, and to resist.

Friskiness acts early.
All Friskiness chips go into the HAT. The more you have, the sooner you are drawn.

Set each trait, then press OK.
It begins as last round. The last trait takes the rest. Hold left to go one trait back.
""",
    "reveal": """
Open all sheets at once.
See who has how much Scamper, Mettle and Friskiness. After that nobody moves Pluck until the next round.
""",
    "initiative": """
Draw who acts first.
Who is drawn is next in order, and takes its other Friskiness chips out of the HAT.

Without Friskiness you come last.
If nobody has any, the Speed pool gets a chip, even more than four, and chance alone decides.
""",
    "declare": """
Say one action.
The last in order says it first. You may still do something else later, for one chip.

Run and push, or Rest.
Run: a step for each Scamper chip you flip. Rest: a chip comes back, and you do not tire.

Fight: Bite or Throw.
Win a test of Mettle against a neighbour. Bite: it loses a chip. Throw: it flies away.
""",
    "resolving 0": """
You may move 1, then bite.
To a free square, not over a corner (our reading). Then test your Mettle against a neighbour, not over a corner.

Win: take a chip from it.
Which one, you choose. It goes to Fatigue. Lose: nothing happens.

Bite somebody else? That is free.
Another action costs one chip: hold the right key for the menu.
""",
    "resolving 1": """
Flip a Scamper chip: one square.
Menu: spend 1: 2 free squares (our reading). Flip 3, or spend 1 and flip 1: climb over one.

Occupied? Press Push.
Flip 1, test Mettle. Win: push it straight on, follow. Our reading: no room, no test;
again, also from another side, no test.

One step aside is free.
Along your strip, to a free square (our reading). The side and the far edge stop you.
""",
    "resolving 2": """
You may move 1, then throw.
To a free square, not over a corner (our reading). Then test your Mettle against a neighbour, not over a corner.

Win: let it fly.
Half your Mettle in squares, not diagonally (our reading). With 4 Mettle: to any free square next to you.

Into the pit? Press Fell in.
Throw somebody else: that is free. Another action costs one chip: see the menu.
""",
    "resolving 3": """
Take one chip from Fatigue.
Put it into any trait. You do not move, and you do not tire this round.

Without Pluck you must rest.
In the pit no chip comes back. Another action costs one chip: see the menu.
""",
    "odds": """
Draw one chip from the HAT.
Both put their Mettle chips in. Whose chip is drawn wins. Then all chips go back.

You need a chip to test.
Who defends may put none in: press More. There you also say what a real HAT gave.
""",
    "loss": """
Choose a chip of the loser.
It goes to its Fatigue pile, out of the trait you choose.
""",
    "fell": """
Say who is in the pit.
Pushed, thrown, carried by the belt, or gone in freely (our reading): nobody comes out again.
""",
    "belt": """
Take strip 1 to the far end.
Once for each chip in the Speed pool. Who stands on the strip falls into the pit.

Asterisks change the speed.
Their strip goes to the far end: with fewer than 4 chips in the Speed pool, put 1 in; with more than 4, take 1 out. It
counts from next round on (our reading).
""",
    "tie": """
Draw who faces them first.
The lowest Mettle comes first; at a tie the HAT decides (our reading).
""",
    "chomp": """
Choose a trait for the test.
Your chips of it go into the HAT with a chip for each alligator. Yours drawn: you are safe.

Lose, and you are chomped.
You lose a chip for every two alligators, rounded up. Then one alligator leaves.

Without Pluck you are eaten.
Who loses the last chip to a chomp is out. Who has none left is eaten, too (our reading).
""",
    "fatigue": """
Who did not rest loses a chip.
Any one, to Fatigue. The action you took counts (our reading). Without Pluck you can only rest.

One hamster left wins.
Those in the pit are still in play. If all are eaten, the alligators win.
""",
    "correct": """
Make the device like the table.
Choose what is wrong and set it. Undo takes it back. Chips that no trait has are in Fatigue.
""",
    "over": """
The game is over.
The result stays under Results on the first page.
""",
}
