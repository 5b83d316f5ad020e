"""The error that commands report to their users."""


class UserError(Exception):
    """An error that the user can correct.

    Its message is one line that says what is wrong and, in parentheses, what to do. The command exits with status 2.
    """
