"""The subcommands of `hamstertop`, one module each."""

import argparse


def seed(text: str) -> int:
    """Return the value of an option --seed."""
    if not text.isdecimal() or int(text) >= 1 << 32:
        raise argparse.ArgumentTypeError(f"must be a whole number from 0 to {(1 << 32) - 1}, not {text!r}")
    return int(text)
