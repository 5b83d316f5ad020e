"""Show the progress of a copy: on a terminal as a single line that changes, otherwise as one line per file."""

import shutil
import sys

BAR = 24


class Progress:
    """A `drive.Report`."""

    def __init__(self) -> None:
        self._out = sys.stdout
        self._moves = self._out.isatty()

    def __call__(self, done: int, total: int, what: str) -> None:
        percent = 100 * done // total if total else 100
        if self._moves:
            full = BAR * percent // 100
            line = f"[{'#' * full}{'.' * (BAR - full)}] {percent:3d}%  {what}"
            width = shutil.get_terminal_size().columns - 1
            self._out.write("\r" + line[:width].ljust(width))
        else:
            self._out.write(f"{percent:3d}%  {what}\n")
        self._out.flush()

    def close(self) -> None:
        """End the line."""
        if self._moves:
            self._out.write("\n")
