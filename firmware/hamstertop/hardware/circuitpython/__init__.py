"""The board with CircuitPython."""
