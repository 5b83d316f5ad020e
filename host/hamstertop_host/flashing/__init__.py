"""Putting the firmware on a board: what goes on it, and bringing it there."""
