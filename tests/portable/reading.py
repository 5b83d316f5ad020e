"""Read the current screen as players do, and as a board without a panel prints it."""


def read(player):
    """Return all text on the screen in reading order."""
    return "\n".join(player.app.stack.lines())
