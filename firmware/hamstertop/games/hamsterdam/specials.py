"""The 18 kinds of special hamster. When each can act and whether it turns over are assumptions; the cards decide."""

# When a special can act
OWN_ROLL = 1  # after the owner's roll
ANY_ROLL = 2  # after any player's roll
STOP = 4  # to stop a flood
MOVE = 8  # in the movement phase
SKIP = 16  # instead of moving
REDEPLOY = 32

# Name, when it can act, whether it turns to its normal side after use
SPECIALS = (
    ("Blobster", STOP, False),
    ("Bombster", SKIP, True),
    ("Buffster", OWN_ROLL, True),
    ("Cheekster", STOP, False),
    ("Contractster", SKIP, True),
    ("Copycatster", OWN_ROLL | ANY_ROLL | STOP | MOVE | SKIP | REDEPLOY, False),
    ("Huckster", SKIP, True),
    ("Janitster", REDEPLOY, False),
    ("Mobster", ANY_ROLL, True),
    ("Momster", SKIP, True),
    ("Napster", ANY_ROLL, False),
    ("Ninjaster", ANY_ROLL, True),
    ("Physicster", OWN_ROLL, True),
    ("Speedster", MOVE, False),
    ("Spinster", OWN_ROLL, True),
    ("Swimster", MOVE | REDEPLOY, False),
    ("Twinsters", STOP, False),
    ("Whack-a-Mole", OWN_ROLL, False),
)

BUFFSTER = 2
COPYCATSTER = 5
NINJASTER = 11  # its text says that it turns over; for all others, only a symbol on the card does
PHYSICSTER = 12
SPINSTER = 14
TWINSTERS = 16
# The kinds assumed to have this symbol, about which players are asked
ASKED = tuple([kind for kind, special in enumerate(SPECIALS) if special[2] and kind != NINJASTER])

_WINDOWS = {
    "flood": OWN_ROLL | ANY_ROLL | STOP,
    "move": MOVE | SKIP,
    "skip": SKIP | STOP,  # a Bombster's flood can be stopped
    "redeploy": REDEPLOY,
}


def usable(phase: str) -> list[int]:
    """Return the indices of the specials that can act in a phase of the tracker."""
    window = _WINDOWS.get(phase, 0)
    return [index for index, special in enumerate(SPECIALS) if special[1] & window]
