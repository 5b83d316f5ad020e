"""Run the `hamstertop` command.

Python answers Ctrl-C by showing where it was. So until `cli` has loaded a command, the system ends the process instead,
and once the command is done, there is nothing left to stop.
"""

import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> int:
    """Run the command that was typed, and return its exit status."""
    from . import cli

    try:
        return cli.main()
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    sys.exit(main())
