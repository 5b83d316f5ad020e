"""Hamsterdam (2019) and its Classic variant, for 2 to 4 players."""
