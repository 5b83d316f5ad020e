"""Dice for any game: any number of one kind, a coin, and who starts."""

NAME = "Dice tray"
ORDER = 9
