"""What the screens of Hamsterdam's specials say; read when they are shown."""

HELP = dict(
    (
        # What can be done to a roll: title; then the special, and how; with tokens entered; the cards
        (
            "dice",
            (
                "After this roll",
                ("Buffster", "turn both dice over, then it"),
                ("Spinster", "set one die"),
                ("Physicster", "roll again, choose"),
                ("Whack-a-Mole", "its own roll"),
                ("Other special", "enter the value"),
                "Dice? Undo the tokens first",
                "Read the specials",
            ),
        ),
        # Title, what to do, what follows
        ("value", ("a special", "Enter the roll for all.", "Not Mobster or Ninjaster: play them on your own dam.")),
        ("spin", ("Spinster: then turn it over", "Other die", "+1")),
        ("choose", ("Turn Physicster over: which?", "Old: %d", "New: %d")),
        (
            "mole",
            (
                "Whack-a-Mole",
                "Put Whack-a-Mole on your card %d.",
                "No such card: it rests, special side up. Nobody is flooded by this roll.",
            ),
        ),
        # The lists of specials; after use; how a card is read
        ("specials", ("Specials that can act now", "All 18 specials")),
        ("readings", ("Used: turns over, stays.", "Our reading: %s", "House rule: %s")),
        # In the order of the bits of specials.OWN_ROLL, ANY_ROLL, STOP, MOVE, SKIP, REDEPLOY; then all of them
        (
            "windows",
            ("own roll", "any roll", "at a flood", "movement", "skip move", "redeployment", "like the copied one"),
        ),
    )
)
