"""The error that a command reports to its user."""


class UserError(Exception):
    """An error that the user can correct. Its one line says what is wrong and, in brackets, what to do about it; the
    command ends with status 2."""
