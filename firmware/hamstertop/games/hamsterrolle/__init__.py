"""Hamsterrolle (2000, in its edition of 2011), for 2 to 4 players."""
