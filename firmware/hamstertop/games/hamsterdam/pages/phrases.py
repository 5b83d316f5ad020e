"""What Hamsterdam says seldom, by page; read when it is said. In pairs: see `more`."""

HELP = dict(
    (
        # Real dice: what to do, what follows
        ("type", ("Roll your dice.", "Enter the sum. It floods that card on all dams.")),
        # A breach: title, beside the number, the answers; what to do, what follows, at the last card, the question
        (
            "breach",
            (
                ("Dam breach", "to flip", "More…", "One", "None"),
                "Flip an end card.",
                "Left or right. Hamsters go to the next card; each token there sends one to the box.",
                "It is your last one: its hamsters rest, and no flood can hit you any more.",
                "Were tokens on it?",
            ),
        ),
        # Movement: title, what to do, what follows
        (
            "move",
            (
                "Movement",
                "Each moves one hamster.",
                "One card left or right, or none. Onto a token: hamster to the box, token to the middle.",
                "Instead…",
            ),
        ),
        (
            "skip",
            (
                "Instead of moving",
                "Now act, who did not move.",
                "One special each: Bombster, Contractster, Huckster, Momster.",
            ),
        ),
        # Set-up, deployment, redeployment: titles, and the key of who knows the steps
        ("steps", ("Set up", "Set up Classic", "begins", "Redeployment", "Skip")),
        # Who begins: title, what to do, what follows, how to sit, at a tie, without a roll
        (
            "first",
            (
                "Who begins?",
                "Roll two dice.",
                "The highest total goes first in every round.",
                "Sit to the left in the order below.",
                "A tie: roll again.",
                "Pick",
            ),
        ),
        ("nobody", "Somebody must still have this number: too few cards are flipped. Roll again all the same?"),
        ("more", ("How many tokens lay on it?", "They go to your flood pile.")),
        # The end: title, what to do, what follows
        ("dam", ("the end", "Count the tokens on your dam.", "Not one that lies on a Cheekster.")),
        ("hamsters", ("a tie", "Count your hamsters.", "On the dam and resting, specials too. Most win.")),
        # Who wins, one or several; the corner; pile and dam; hamsters on a tie
        ("ranking", ("wins!", "Shared win!", "pile + dam", "%d + %d =", "%d left")),
        # Putting numbers right: of whom, then others; what to do
        (
            "correct",
            ("%s: flood pile", "%s: flipped cards", "%s: tokens on the dam", "%s: hamsters", "Whose turn", "Round"),
        ),
        ("correcting", ("Set what is true at the table.", "Which turn of this round?", "Nothing is counted yet")),
    )
)
