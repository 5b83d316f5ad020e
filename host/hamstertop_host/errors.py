"""Errors that the person at the keyboard can correct."""


class UserError(Exception):
    """A message of one line: what is wrong, and in brackets what to do about it. It ends the command with status 2."""
