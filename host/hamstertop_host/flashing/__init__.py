"""Putting the firmware on a board: what goes on it, copying it there, and images of the whole."""
