"""What went wrong, told to the person at the keyboard."""


class UserError(Exception):
    """One line: what is wrong, and in brackets what to do about it. Ends the command with status 2."""
