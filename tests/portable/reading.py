"""Return the lines of the current screen as players read them and as a board without a panel prints them."""


def read(player):
    """Return all texts of the screen in reading order."""
    return "\n".join(player.app.stack.lines())
