"""Find, read, check and describe boards, each of which is a folder with a `board.py`."""

from .board_file import ROLES, TRIED, USUAL, Board, Panel, load, names

__all__ = ["ROLES", "TRIED", "USUAL", "Board", "Panel", "load", "names"]
