"""The board on MicroPython."""
