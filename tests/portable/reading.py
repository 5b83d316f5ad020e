"""What players read: the lines of the screen that is shown, as a board without a panel prints them."""


def read(player):
    """Return all that the screen says, in reading order."""
    return "\n".join(player.app.stack.lines())
