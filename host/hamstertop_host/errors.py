"""What the person at the keyboard can correct."""


class UserError(Exception):
    """One line: what is wrong, and in brackets what to do about it. Ends the command with status 2."""
