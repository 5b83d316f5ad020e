"""Enter a game's events with the keys, including its set-up."""


def enter(player, title, *events):
    """Enter events in order. A set-up starts a game of this title from the first screen."""
    for event in events:
        if event[0] == "setup":
            player.begin(title, event)
        else:
            player.report(event)
