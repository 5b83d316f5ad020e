"""The steps of each set-up of Hamsterdam, of deployment and redeployment; read when they are shown."""

_OBJECT = (
    "Stay dry!",
    "Dice flood the dams. Hamsters plug holes. Least water at the end wins.",
)
_CLEAR = ("Clear tokens?", "For each token a hamster of yours leaves the game. Janitster clears all.")
_ASIDE = "Put one Twinster aside."

_SET_UP = (
    _OBJECT,
    ("Take 11 dam cards each.", "The numbers 2 to 12. Tokens and dice go to the middle."),
    ("Pass two cards.", "Choose two, face down. Then all pass: one left, one right."),
    ("Lay your dam.", "Your 11 cards in a line, in any order. So it stays."),
    ("Take hamsters.", "One for each orange dot on your dam."),
    (_ASIDE, "Shuffle the other specials. Deal two for each blue dot."),
    ("Keep half of them.", "One for each blue dot. With a Twinster take the other too."),
)

HELP = dict(
    (
        ("set-up", _SET_UP),
        ("two", _SET_UP[:2] + (("Pass two cards.", "Choose two, face down. Then swap them."),) + _SET_UP[3:]),
        (
            "classic",
            (
                _OBJECT,
                ("Lay your dam.", "11 cards each, in a line from 2 to 12. Nobody passes cards."),
                ("Take 14 hamsters each.", "Tokens and dice go to the middle."),
                (_ASIDE, "Shuffle the other specials. Deal two to each player."),
                ("Take your specials.", "With a Twinster you take the one set aside too."),
            ),
        ),
        (
            "deploy",
            (
                ("Place your hamsters.", "In stacks of any size. A card may stay empty."),
                ("Specials go on top.", "All see them. 7 comes most often, then 6 and 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                ("Now place.", "All that rest, not on a token. Our reading: clear first; who is on the dam stays."),
            ),
        ),
        (
            "redeploy all",
            (
                _CLEAR,
                ("Now place.", "House rule: take all up and place them anew, not on a token."),
            ),
        ),
    )
)
