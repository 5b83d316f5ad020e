"""The errors that commands report to their users, and their exit statuses. Portable."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

STATUSES = {
    0: "everything was done",
    1: "a board, a disk, the network or a game failed, something is not installed, or a check found a fault",
    2: "a mistake in the command or in a file that it was given",
    3: "no board is plugged in",
    130: "stopped with Ctrl-C",
}


class UserError(Exception):
    """An error that the user can correct: a mistake in a command, or in a file given to it.

    Its message is one line that says what is wrong and, in parentheses, what to do. The command exits with `status`.
    """

    status = 2


class Failed(UserError):
    """Raised if a correct command could not do what it was asked."""

    status = 1


class NoBoard(UserError):
    """Raised if a command needs a board and finds none."""

    status = 3


def meant(word: str, known: "Iterable[str]") -> str:
    """Return a question that names the known word most like a mistyped one, or "" if none is like it."""
    import difflib  # which the browser's Python lacks

    names = list(known)
    close = difflib.get_close_matches(word, names, 1) or [name for name in names if word and name.startswith(word)]
    return f"did you mean {close[0]}? " if close else ""
