"""The board with MicroPython."""
