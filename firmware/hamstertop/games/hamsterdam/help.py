"""What help says of Hamsterdam: by phase or question, pages of what to do and why."""

HELP = dict(
    (
        (
            "setup",
            (
                (
                    "Least water wins.",
                    "Tokens in your flood pile and on your dam count at the end. You start with none.",
                ),
                (
                    "The dice name a card.",
                    "All cards with that number are flooded. A hamster on it plugs the hole. "
                    "What specials do: see the menu.",
                ),
                (
                    "When does it end?",
                    "When all flood piles together hold 5 tokens for each player. The device counts; "
                    "cards stay on the table.",
                ),
            ),
        ),
        (
            "first",
            (
                (
                    "Roll to see who begins.",
                    "The highest total rolls first in every round. Only who ties for it rolls again.",
                ),
                ("Or pick a player.", "Press Pick. With your own dice press Real dice and enter the sum."),
            ),
        ),
        (
            "deploy",
            (
                (
                    "Where do they help most?",
                    "A hamster plugs a hole only on its own card. 7 comes most often, 2 and 12 seldom.",
                ),
                (
                    "May a card be empty?",
                    "Yes. Its first flood puts a token on the card, the next ones fill your flood pile. "
                    "A special may stand alone or share a stack.",
                ),
            ),
        ),
        (
            "roll",
            (
                (
                    "Press Roll.",
                    "The sum floods that number on all dams. With your own dice press Real dice and enter the "
                    "sum. After an undo the same dice come again.",
                ),
                (
                    "The numbers below",
                    "are the flood piles. 2/3: two tokens, at the third a card of that dam is "
                    "flipped. At the limit in the tank the game ends.",
                ),
                ("Round 1, turn 1/4:", "a round has 12 rolls: with three players each has 4."),
            ),
        ),
        (
            "flood",
            (
                (
                    "A hamster plugs.",
                    "One from that card must go (our reading) to its owner's rest pile "
                    "(reinforcement pile). The owner picks; a special plugs like any other.",
                ),
                (
                    "No hamster there?",
                    "The first token goes on the card; enter nothing. If one lies there, a new one "
                    "goes to your flood pile: press Flood pile.",
                ),
                (
                    "Two cards, two floods.",
                    "Each card of the number is flooded (our reading). Without the number you stay "
                    "dry. Or use a special: see Cards.",
                ),
            ),
        ),
        (
            "water",
            (
                (
                    "Who took a token home?",
                    "Enter it only if it went to a flood pile: a token lay on the flooded card "
                    "already and stays there (our reading).",
                ),
                (
                    "Press +1 for each.",
                    "The key below the player; then Flood pile for the next. Undo takes one back.",
                ),
                (
                    "3, 5, and then each",
                    "token more in a flood pile flips a card of that dam: press Next. No tokens left? Take coins.",
                ),
            ),
        ),
        (
            "specials",
            (
                (
                    "Read before you play.",
                    "It acts when its page says so. Turned over, it is ordinary for good. Rested, it comes "
                    "back; a Cheekster that just plugs rests at once.",
                ),
                (
                    "It must be on your dam",
                    "with its special side up; at rest it does nothing. Put on a token by a special, "
                    "a hamster goes to the box, the token to the middle.",
                ),
                (
                    "Roller first.",
                    "Dice are changed before tokens are entered. Then Mobster or Ninjaster act, each "
                    "for its owner alone.",
                ),
            ),
        ),
        (
            "choose",
            (("Which roll counts?", "Physicster's owner takes the old roll or the new one. That number is flooded."),),
        ),
        (
            "breach",
            (
                (
                    "Flip a card.",
                    "The leftmost or the rightmost card of your dam. It is out for good: no floods, no hamsters.",
                ),
                (
                    "Hamsters on it?",
                    "They go to the next card. For each token there, one goes to the box, the token to "
                    "the middle (our reading: Swimster too).",
                ),
                (
                    "Were tokens on it?",
                    "They go to your flood pile. Enter them: they can flip the next card at once (our reading).",
                ),
            ),
        ),
        (
            "move",
            (
                (
                    "Each in turn:",
                    "move one hamster to a neighbouring card, or none. Specials too; resting ones stay.",
                ),
                (
                    "Or skip your move",
                    "for one special: Bombster, Contractster, Huckster, Momster. Press Instead…: "
                    "they act after all moves.",
                ),
            ),
        ),
        (
            "skip",
            (
                (
                    "In turn order",
                    "all who made no move may use one special (our reading: one). A Bombster's flood "
                    "is plugged as usual.",
                ),
                ("A token to a flood pile?", "Press Flood pile. A breach and the end of the game are settled at once."),
            ),
        ),
        (
            "redeploy",
            (
                (
                    "A round is over.",
                    "First clear tokens, not in flood piles, each with any hamster of yours. Janitster goes to the "
                    "box and clears all.",
                ),
                (
                    "Then all place",
                    "all their resting hamsters, in stacks of any size; who is on the dam stays (our reading). Only "
                    "Swimster may go on a token.",
                ),
            ),
        ),
        (
            "dams",
            (
                (
                    "Count each dam.",
                    "Tokens on cards that stand. A token on a Cheekster is no water. Pile and dam "
                    "together: least wins.",
                ),
            ),
        ),
        (
            "hamsters",
            (
                (
                    "Who has most hamsters?",
                    "Of those who tie, most hamsters win: on the dam and resting, specials too. "
                    "Equal again: they share.",
                ),
            ),
        ),
        (
            "over",
            (
                (
                    "The game is over.",
                    "Least water wins: flood pile and dam together. The result stays under Results at home.",
                ),
            ),
        ),
        (
            "correct",
            (
                ("What is wrong here?", "Choose the line and set what is true at the table. Undo takes it back."),
                ("Is a flip due now?", "A card to flip that this brings comes after the next flood."),
            ),
        ),
    )
)
