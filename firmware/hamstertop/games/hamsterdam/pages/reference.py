"""What each special of Hamsterdam does, what becomes of it, and our readings of its card: by default, and as a house
rule may have it. In the order of specials.SPECIALS; read when one is shown."""

# By the number of each special: one at a time is read.
HELP = dict(
    enumerate(
        (
            ("Stop a flood here or on the next card.", "Then it rests."),
            ("Skip your move: flood any card of another dam.", "Plugged as usual. Enter a token to a flood pile."),
            ("After your roll: turn both dice to their opposite sides.", ""),
            (
                "Stop two floods on its card.",
                "First: put a token on it, no water. Second: it rests, token to the middle.",
            ),
            (
                "Skip your move: push a token one card on.",
                "Tokens pile up.",
                ("on your own dam,", "on any dam,"),
                ("not onto hamsters.", "onto hamsters, one leaves."),
            ),
            (
                "Use any other special in play.",
                "Then it rests; the other stays as it is.",
                ("but not Cheekster, Swimster, Twinsters or Whack-a-Mole.", "all kinds."),
            ),
            (
                "Skip your move: move a hamster of another player.",
                "Not a special.",
                ("on that dam, to the next card.", "on that dam, to any card."),
            ),
            (
                "Redeployment, if on your dam: clear all your cards.",
                "It leaves the game. Your flood pile and the token on a Cheekster stay.",
            ),
            (
                "After any roll: for you it counts 1 more or less.",
                "",
                ("only if you have that card.", "any number from 2 to 12."),
                ("several Mobsters add up.", "one Mobster for a roll."),
            ),
            ("Skip your move: bring two resting hamsters here.", "You choose which."),
            ("After a roll: may move to the next card.", "", ("each roll, before the flood.",)),
            ("After any roll: ignore it.", "Then it rests, turned over. If it just plugs, it stays special."),
            ("After your roll: roll again, choose old or new.", ""),
            ("In the movement phase: move to any card.", "Besides your normal move."),
            ("After your roll: set one die to any number.", ""),
            (
                "Shares a card with a token: both stay.",
                "Moved or placed there; or it clears it.",
                ("it still plugs a flood there.",),
                ("not in a breach.", "in a breach too."),
            ),
            ("When one rests, the other rests too.", "Wherever it stands on your dam. They move one by one."),
            (
                "After your roll: roll again, put it on that card.",
                "No such card: it rests, special side up.",
                ("from the dam, before the flood.",),
            ),
        )
    )
)
