"""What help says of Hamsterrolle: by phase or question, pages of what to do and why."""

HELP = {
    "setup": """
Be the first without pieces.
You take turns. Each builds a piece into the wheel, or passes. What falls out in your turn, you take.

Stand the cone in the wheel.
In the lowest of the 12 compartments. You all build to the left of it, as seen from here: the wheel rolls
left.

Share out the pieces.
A set has 7 kinds, each in its own colour. Two players get two sets each, three and four one set each.
""",
    "first": """
Choose who begins.
The shakiest hands build first. Then it goes round the table, in the order of this list.
""",
    "opening": """
Leave one compartment free.
The first piece, any of yours, goes into the second compartment to the left of the cone: 0 in the picture. 1 in
the wheel: that is the cone.

Hold the wheel, then let go.
You may hold it while you build. Then let go and wait until it is at rest. Start gives you 30 seconds.
""",
    "turn": """
Build one piece, or pass.
0 is where a piece last stayed in 0, 1 or 2; one that lies elsewhere leaves 0 where it was (our reading). 1 is the
next compartment ahead (left), 2 the one after. 0 need not be lowest.

Lay it ahead of the others.
Its front end reaches further ahead (left, then up) than all in its compartment (our reading). You may shift them
with it. Never two of a kind there.

Hold the wheel, then let go.
You may hold it while you build. If it wanders off, draw it back to the middle with one hand, without rolling it. Start
gives you 30 seconds.
""",
    "helps": """
Build for your partner.
You have no pieces left. Take any of your partner's and build it. You may also pass, or miss the turn (House
rules).

What falls is yours.
Then you have pieces again, and go on with them.
""",
    "stands": """
The time stands.
Start lets it go on with what was left. Undo gives back all 30 seconds.
""",
    "running": """
Press where it lies: 0, 1 or 2.
When you have let go, the wheel is at rest and nothing fell. What tumbled and stayed in stays.

Pieces fell? Hold right: menu.
All that touch the table are yours, and your turn is over. Your piece comes back if it fell, or if you still
have it.

The time goes on meanwhile.
The number falls in steps. To stop it, choose so in the menu. Started by mistake? Undo gives back 30 seconds.
""",
    "up": """
Let go of the piece now.
If it stays in the wheel, it is built, wherever it lies. Press 0, 1 or 2, or hold
right: menu.

Take what falls.
Hold right for the menu: other pieces fell, or only your piece.
""",
    "more": """
Choose what happened.
Pieces that fall in your turn, up to the moment when the wheel is free and at rest, are yours (our reading).

Miss the turn only if you must.
That is: you can neither build nor pass (move a piece ahead). In a team you may if you have no pieces (House rules).
""",
    "fallen": """
Count the pieces that fell.
Touching the table is enough. They are yours. Do not count your new piece. What tumbled and stayed in stays.

Piece: where is your new one?
Press until the line below is right. If it fell too, or you still have it, it comes back to you.
""",
    "passed": """
Only when you can build none.
Do not pass just so, nor after a try to build. You build nothing this turn, and 0 stays. For 30
seconds, press Start first, then menu.

Move one piece ahead.
Take any, the cone too, from the wheel's lowest compartment or the next ahead (our readings), not always 0.
Both empty: build.
You may hold the wheel.

Not to its own kind.
It may lie anywhere in any compartment ahead of its own (our reading), beyond 2, too.
You take what falls, that piece too.
""",
    "gone": """
They leave the game.
The turn before was over, the wheel at rest, nobody touched it. Nobody takes them.
""",
    "correct": """
Choose the wrong number.
Set it to what is true. The wheel has what is neither with players nor out. Undo takes it back.
""",
    "kinds": """
Enter what lies where.
The device then warns of a second piece of a kind in a compartment.
""",
    "over": """
No pieces left: that wins.
At once, but not in a turn in which other pieces fell: you take them and play on (House rules).

Teams: both have built all.
Or one player of each team has none left: then the team with fewer pieces in all wins.
""",
}
