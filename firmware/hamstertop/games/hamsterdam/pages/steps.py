"""The steps of each set-up of Hamsterdam, of deployment and redeployment; read when they are shown."""

_OBJECT = (
    "Stay dry!",
    "Dice flood the dams. Hamsters plug holes. Least water at the end wins.",
)
_CLEAR = (
    "Clear your tokens?",
    "Each dam token you like: any hamster of yours to the box, token to the middle. Janitster: all.",
)
_MIDDLE = "Tokens and dice go to the middle, the tracker card to the box."
_DEAL = "Deal the specials."
_ASIDE = "Put one Twinster aside, shuffle the other special hamsters. Two "

_SET_UP = (
    _OBJECT,
    ("Take 11 dam cards.", "One of each number, 2 to 12. " + _MIDDLE),
    ("Pass two cards.", "Choose two, face down. Then all pass: one left, one right."),
    (
        "Lay your dam.",
        "Any order, in a line, face up. Never move them. Beside it: rest pile, flood pile.",
    ),
    ("Take hamsters.", "One for each orange dot on your dam. Keep them beside it for now."),
    (_DEAL, _ASIDE + "per blue dot."),
    ("Keep half of them.", "One per blue dot. Others go to the box. With a Twinster take the other too."),
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
                ("Take 14 hamsters.", "Each of you. " + _MIDDLE),
                (_DEAL, _ASIDE + "each."),
                ("Take your specials.", "With a Twinster you take the one set aside too."),
            ),
        ),
        (
            "deploy",
            (
                ("All place hamsters.", "In stacks of any size. Specials on top, special side up."),
                ("Leave some empty?", "A card may stay empty. 7 comes most often, then 6 and 8."),
            ),
        ),
        (
            "redeploy",
            (
                _CLEAR,
                ("Now place.", "All that rest, same side up, not on a token; specials on top. Others stay."),
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
