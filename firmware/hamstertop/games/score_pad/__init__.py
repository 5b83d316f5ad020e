"""A score pad for any game: points up and down, rounds, a turn timer. The title to copy for a new one."""

NAME = "Score pad"
ORDER = 8
