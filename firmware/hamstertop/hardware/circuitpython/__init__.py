"""The board on CircuitPython."""
